<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ten Columns</source>
        <translation>O programu Ten Columns</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>O Qt-u</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verzija {version}</translation>
    </message>
    <message>
        <source>Simple Simon and Seahaven Towers, two open solitaires</source>
        <translation>Simple Simon i Seahaven Towers, dva pasijansa s otvorenim kartama</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; made with Python and Qt {version} (LGPL)</source>
        <translation>Slobodan softver pod licencijom MIT; izrađen u Pythonu i Qt-u {version} (LGPL)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencija</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencije</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licencije i napomene</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Go to the pile on the left or on the right</source>
        <translation>Prijeđi na hrpu lijevo ili desno</translation>
    </message>
    <message>
        <source>Choose how many cards to lift; after the last, go to the row above or below</source>
        <translation>Odaberi koliko se karata podiže; iza posljednje prijeđi u gornji ili donji red</translation>
    </message>
    <message>
        <source>Go to the row above or below at once</source>
        <translation>Odmah prijeđi u gornji ili donji red</translation>
    </message>
    <message>
        <source>Go to a column by its number; 0 is the tenth</source>
        <translation>Prijeđi na stupac po broju; 0 je deseti</translation>
    </message>
    <message>
        <source>Lift the cards, or lay them down</source>
        <translation>Podigni karte ili ih položi</translation>
    </message>
    <message>
        <source>Put the cards back</source>
        <translation>Vrati karte na njihovo mjesto</translation>
    </message>
    <message>
        <source>Send the cards to their best place</source>
        <translation>Pošalji karte na najbolje mjesto</translation>
    </message>
    <message>
        <source>Show a covered card whole</source>
        <translation>Pokaži cijelu pokrivenu kartu</translation>
    </message>
    <message>
        <source>Have a screen reader read the whole table</source>
        <translation>Neka čitač zaslona opiše sve karte na stolu</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit} ({cards})</source>
        <translation>od {first} do {last} {suit} ({cards})</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karte</numerusform>
            <numerusform>%n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>herc</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tref</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>dečko</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kralj</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>first of a range: king to ace</comment>
        <translation>asa</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>first of a range: king to ace</comment>
        <translation>dečka</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>first of a range: king to ace</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>first of a range: king to ace</comment>
        <translation>kralja</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>first of a range: 9 to 6</comment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>last of a range: king to ace</comment>
        <translation>asa</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>last of a range: king to ace</comment>
        <translation>dečka</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>last of a range: king to ace</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>last of a range: king to ace</comment>
        <translation>kralja</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>last of a range: 9 to 6</comment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>dečko</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>kralj</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>dečko</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>kralj</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <translation>{rank}</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Recent games: {count}, won: {won}</source>
        <translation>Nedavne partije: {count}, dobiveno: {won}</translation>
    </message>
    <message>
        <source>No game of this level has been finished yet.</source>
        <translation>Na ovoj razini još nijedna partija nije završena.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>dobivena</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>napuštena</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Isprazni popis</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Igra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Potez</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>P&amp;rikaz</translation>
    </message>
    <message>
        <source>Open R&amp;ecent</source>
        <translation>Otvori n&amp;edavne</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nova partija…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Počni ispočetka</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Počni isto dijeljenje ispočetka</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otvori…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otvori spremljenu partiju</translation>
    </message>
    <message>
        <source>&amp;Save Game…</source>
        <translation>&amp;Spremi partiju…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Spremi ovu partiju u datoteku</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Pre&amp;gledaj partiju</translation>
    </message>
    <message>
        <source>Watch this game from its beginning</source>
        <translation>Pogledaj ovu partiju od početka</translation>
    </message>
    <message>
        <source>&amp;Copy Deal Code</source>
        <translation>&amp;Kopiraj kod partije</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Kopiraj kod ove partije</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistika…</translation>
    </message>
    <message>
        <source>Show results and finished games</source>
        <translation>Prikaži rezultate i završene partije</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>Posta&amp;vke…</translation>
    </message>
    <message>
        <source>Forget the names of these files</source>
        <translation>Zaboravi nazive ovih datoteka</translation>
    </message>
    <message>
        <source>Read how to play and what the program offers</source>
        <translation>Pročitaj kako se igra i što program nudi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>the menu</comment>
        <translation>Po&amp;moć</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Zatvori program; partija ostaje spremljena</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Poništi</translation>
    </message>
    <message>
        <source>Make the undone move again</source>
        <translation>Ponovi poništeni potez</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Po&amp;novi</translation>
    </message>
    <message>
        <source>Send All to &amp;Foundations</source>
        <translation>Pošalji &amp;sve na temelje</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Izlaz</translation>
    </message>
    <message>
        <source>Choose a game and its level, or a deal code</source>
        <translation>Odaberi igru i njezinu razinu ili kod partije</translation>
    </message>
    <message>
        <source>New &amp;Deal</source>
        <translation>Novo &amp;dijeljenje</translation>
    </message>
    <message>
        <source>Begin another deal of this level</source>
        <translation>Započni drugo dijeljenje iste razine</translation>
    </message>
    <message>
        <source>Change how the game plays and looks</source>
        <translation>Promijeni način igranja i izgled</translation>
    </message>
    <message>
        <source>Send every card that can go to its foundation now</source>
        <translation>Pošalji na temelje sve karte koje onamo sada mogu</translation>
    </message>
    <message>
        <source>Send All</source>
        <translation>Pošalji sve</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stol</translation>
    </message>
    <message>
        <source>&amp;Elapsed Time</source>
        <translation>&amp;Proteklo vrijeme</translation>
    </message>
    <message>
        <source>Show how long this game has been played</source>
        <translation>Prikaži koliko dugo traje ova partija</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animacije</translation>
    </message>
    <message>
        <source>Let cards be seen on their way</source>
        <translation>Prikaži kako se karte pomiču</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Cijeli zaslon</translation>
    </message>
    <message>
        <source>Fill the whole screen, or leave it</source>
        <translation>Uključi ili isključi prikaz na cijelom zaslonu</translation>
    </message>
    <message>
        <source>Choose &amp;Deck…</source>
        <translation>Odaberi š&amp;pil…</translation>
    </message>
    <message>
        <source>Play with another deck of cards</source>
        <translation>Igraj drugim špilom karata</translation>
    </message>
    <message>
        <source>A Colour for Each &amp;Suit</source>
        <translation>&amp;Svaki znak u svojoj boji</translation>
    </message>
    <message>
        <source>Tell all four suits apart by their colours</source>
        <translation>Razlikuj sva četiri znaka po boji</translation>
    </message>
    <message>
        <source>&amp;Large Indices</source>
        <translation>&amp;Velike oznake</translation>
    </message>
    <message>
        <source>Cards with large ranks and suits</source>
        <translation>Karte s velikim oznakama vrijednosti i boje</translation>
    </message>
    <message>
        <source>Play on this table</source>
        <translation>Igraj na ovom stolu</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>Napusti cijeli zaslon</translation>
    </message>
    <message>
        <source>Leave full screen (Esc)</source>
        <translation>Napusti cijeli zaslon (Esc)</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <translation>P&amp;ravila ove igre</translation>
    </message>
    <message>
        <source>Read how this game is played</source>
        <translation>Pročitaj kako se igra ova igra</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoć</translation>
    </message>
    <message>
        <source>&amp;About Ten Columns</source>
        <translation>&amp;O programu Ten Columns</translation>
    </message>
    <message>
        <source>Version, authors and licences</source>
        <translation>Verzija, autori i licencije</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>O &amp;Qt-u</translation>
    </message>
    <message>
        <source>The library that draws the windows</source>
        <translation>Biblioteka kojom se crtaju prozori</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Prijeđi na igru {game}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Poništi posljednji potez</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>New Deal</source>
        <translation>Novo dijeljenje</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Počni ispočetka</translation>
    </message>
</context>
<context>
    <name>DeckList</name>
    <message>
        <source>Decks</source>
        <translation>Špilovi</translation>
    </message>
    <message>
        <source>&amp;Add Deck…</source>
        <translation>Dod&amp;aj špil…</translation>
    </message>
    <message>
        <source>Add a deck from a file in the SVG format</source>
        <translation>Dodaj špil iz datoteke u formatu SVG</translation>
    </message>
    <message>
        <source>Re&amp;move Deck</source>
        <translation>U&amp;kloni špil</translation>
    </message>
    <message>
        <source>Delete this added deck</source>
        <translation>Izbriši ovaj dodani špil</translation>
    </message>
    <message>
        <source>Ten Columns</source>
        <translation>Ten Columns</translation>
    </message>
    <message>
        <source>Add Deck</source>
        <translation>Dodaj špil</translation>
    </message>
</context>
<context>
    <name>DeckWatch</name>
    <message>
        <source>The chosen deck cannot be used. You play on with the deck of Ten Columns.</source>
        <translation>Odabrani špil ne može se upotrijebiti. Igra se nastavlja špilom programa Ten Columns.</translation>
    </message>
    <message>
        <source>{file} cannot be added to the decks.</source>
        <translation>Datoteka {file} ne može se dodati među špilove.</translation>
    </message>
</context>
<context>
    <name>FinishedGamesTexts</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ishod</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bodovi</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vrijeme</translation>
    </message>
    <message>
        <source>won</source>
        <translation>dobivena</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>napuštena</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>How many suits?</source>
        <translation>Koliko boja?</translation>
    </message>
    <message>
        <source>How many cells?</source>
        <translation>Koliko ćelija?</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n boja</numerusform>
            <numerusform>%n boje</numerusform>
            <numerusform>%n boja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n ćelija</numerusform>
            <numerusform>%n ćelije</numerusform>
            <numerusform>%n ćelija</numerusform>
        </translation>
    </message>
    <message>
        <source>Build down in any suit and complete sequences of one suit.</source>
        <translation>Slažite silazno u bilo kojoj boji i dovršite nizove jedne boje.</translation>
    </message>
    <message>
        <source>Build down in suit, use the cells and fill the foundations.</source>
        <translation>Slažite silazno u istoj boji, koristite ćelije i popunite temelje.</translation>
    </message>
    <message>
        <source>Which level?</source>
        <translation>Koja razina?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lako</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Srednje</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Teško</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>No page holds these words.</source>
        <translation>Nijedna stranica ne sadrži te riječi.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Traži</translation>
    </message>
    <message>
        <source>Search in Help</source>
        <translation>Traži u pomoći</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stranice</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Green</source>
        <translation>Zeleni</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Plavi</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Ugljenosivi</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svijetli</translation>
    </message>
</context>
<context>
    <name>MoveTexts</name>
    <message>
        <source>sequence of {suit} removed</source>
        <translation>uklonjen je niz {suit}</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Poništeno: {move}</translation>
    </message>
    <message>
        <source>Redone: {move}</source>
        <translation>Ponovljeno: {move}</translation>
    </message>
    <message>
        <source>Lifted: {cards}.</source>
        <translation>Podignuto: {cards}.</translation>
    </message>
    <message>
        <source>Put back: {cards}.</source>
        <translation>Vraćeno: {cards}.</translation>
    </message>
    <message>
        <source>Won: {moves}, {points}.</source>
        <translation>Partija je dobivena: {moves}, {points}.</translation>
    </message>
    <message>
        <source>{cards} on {card}, column {number}</source>
        <translation>{cards} na kartu {card}, stupac {number}</translation>
    </message>
    <message>
        <source>{cards} to empty column {number}</source>
        <translation>{cards} u prazan stupac {number}</translation>
    </message>
    <message>
        <source>{cards} to cell {number}</source>
        <translation>{cards} u ćeliju {number}</translation>
    </message>
    <message>
        <source>{cards} to the foundation of {suit}</source>
        <translation>{cards} na temelj {suit}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nova partija</translation>
    </message>
    <message>
        <source>Deal code:</source>
        <translation>Kod partije:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Započni</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Zalijepi</translation>
    </message>
    <message>
        <source>Leave it empty for a random deal.</source>
        <translation>Ostavite prazno za nasumično dijeljenje.</translation>
    </message>
    <message>
        <source>This deal will be laid out.</source>
        <translation>Karte će biti podijeljene prema ovom kodu.</translation>
    </message>
    <message>
        <source>Your game of {game} is not won yet: it will be given up.</source>
        <translation>Vaša partija igre {game} još nije dobivena: bit će napuštena.</translation>
    </message>
</context>
<context>
    <name>NoAnswerTexts</name>
    <message>
        <source>Ten Columns is already running, but it does not answer.</source>
        <translation>Ten Columns već radi, ali se ne odaziva.</translation>
    </message>
    <message>
        <source>It may be busy, stopped, or open on another computer. Your games are safe: only one program at a time writes to {folder}. This message closes as soon as the other program answers or ends.</source>
        <translation>Možda je zauzet, zaustavljen ili otvoren na drugom računalu. Vaše su partije sigurne: u {folder} zapisuje samo jedan program istodobno. Ova se poruka zatvara čim se drugi program odazove ili završi.</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message>
        <source>Your first win at this level!</source>
        <translation>Prva pobjeda na ovoj razini!</translation>
    </message>
    <message>
        <source>This deal counts as won already.</source>
        <translation>Ovo je dijeljenje već ubrojeno kao dobiveno.</translation>
    </message>
    <message>
        <source>It does not count in the statistics:
its layout has no deal code.</source>
        <translation>Ne ubraja se u statistiku:
raspored nema kod partije.</translation>
    </message>
    <message>
        <source>It does not count in the statistics:
it was not played here from its start.</source>
        <translation>Ne ubraja se u statistiku:
nije ovdje odigrana od početka.</translation>
    </message>
    <message>
        <source>fewest moves so far</source>
        <translation>najmanje poteza dosad</translation>
    </message>
    <message>
        <source>best time so far</source>
        <translation>najbolje vrijeme dosad</translation>
    </message>
    <message>
        <source>best score so far</source>
        <translation>najviše bodova dosad</translation>
    </message>
    <message>
        <source>The file with your games could not be read properly. It was set aside as {path}, and whatever could be read was brought over.</source>
        <translation>Datoteka s vašim partijama nije se mogla ispravno pročitati. Sklonjena je pod imenom {path}, a preneseno je sve što se dalo pročitati.</translation>
    </message>
    <message>
        <source>The file {path} comes from a newer version of Ten Columns and stays untouched. Meanwhile, your games are kept in another file.</source>
        <translation>Datoteka {path} potječe iz novije verzije programa Ten Columns i ostaje netaknuta. Vaše se partije dotle čuvaju u drugoj datoteci.</translation>
    </message>
    <message>
        <source>Your games cannot be saved at {path} for now. You can play on; saving will be tried again.</source>
        <translation>Vaše se partije zasad ne mogu spremiti na mjesto {path}. Možete igrati dalje; spremanje će se pokušati ponovno.</translation>
    </message>
    <message>
        <source>Your saved games at {path} cannot be read for now. They stay as they are; what you play meanwhile is kept apart from them.</source>
        <translation>Vaše spremljene partije na mjestu {path} zasad se ne mogu pročitati. Ostaju kakve jesu; ono što u međuvremenu odigrate čuva se odvojeno od njih.</translation>
    </message>
    <message>
        <source>Another program has changed or replaced {path}, which held your games. It stays as it is now; your games are kept apart from it.</source>
        <translation>Drugi je program promijenio ili zamijenio datoteku {path}, u kojoj su bile vaše partije. Ona ostaje kakva je sada; vaše se partije čuvaju odvojeno od nje.</translation>
    </message>
    <message>
        <source>The folder of your games, {path}, is gone. You can play on; saving will be tried again.</source>
        <translation>Mape s vašim partijama, {path}, više nema. Možete igrati dalje; spremanje će se pokušati ponovno.</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln potez</numerusform>
            <numerusform>%Ln poteza</numerusform>
            <numerusform>%Ln poteza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln bod</numerusform>
            <numerusform>%Ln boda</numerusform>
            <numerusform>%Ln bodova</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Bodovi: {score}</translation>
    </message>
    <message>
        <source>Moves: {moves}</source>
        <translation>Potezi: {moves}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Vrijeme: {time}</translation>
    </message>
</context>
<context>
    <name>OpenSave</name>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Datoteka {file} ne može se pročitati.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>Datoteka {file} ne može se otvoriti.</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <translation>U ovom tekstu nema partije.</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Igraj ponovno</translation>
    </message>
    <message>
        <source>Action {number} of the record, {action}, is refused.</source>
        <translation>Radnja {number} u zapisu, {action}, nije dopuštena.</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Spremi partiju</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Datoteka {file} ne može se spremiti.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Zapisi partija</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Sve datoteke</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>column {number}</source>
        <translation>stupac {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>ćelija {number}</translation>
    </message>
    <message>
        <source>foundation of {suit}</source>
        <translation>temelj {suit}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <comment>in a sentence</comment>
        <translation>stupac {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <comment>in a sentence</comment>
        <translation>ćelija {number}</translation>
    </message>
    <message>
        <source>the foundation of {suit}</source>
        <translation>temelj {suit}</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}, prazan</translation>
    </message>
    <message>
        <source>{column}, {card}, its only card</source>
        <translation>{column}, {card}, jedina karta</translation>
    </message>
    <message numerus="yes">
        <source>{column}, {card}, last of %n card(s)</source>
        <translation>
            <numerusform>{column}, {card}, posljednja od %n karte</numerusform>
            <numerusform>{column}, {card}, posljednja od %n karte</numerusform>
            <numerusform>{column}, {card}, posljednja od %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}, free</source>
        <translation>{cell}, slobodna</translation>
    </message>
    <message>
        <source>{cell}, {card}</source>
        <translation>{cell}, {card}</translation>
    </message>
    <message>
        <source>{foundation}, empty</source>
        <translation>{foundation}, prazan</translation>
    </message>
    <message>
        <source>{foundation}, complete</source>
        <translation>{foundation}, potpun</translation>
    </message>
    <message>
        <source>{foundation}, {card} on top</source>
        <translation>{foundation}, na vrhu {card}</translation>
    </message>
    <message>
        <source>no sequence removed yet</source>
        <translation>nijedan niz još nije uklonjen</translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s) removed: {suits}</source>
        <translation>
            <numerusform>uklonjen je %n niz: {suits}</numerusform>
            <numerusform>uklonjena su %n niza: {suits}</numerusform>
            <numerusform>uklonjeno je %n nizova: {suits}</numerusform>
        </translation>
    </message>
    <message>
        <source>A complete sequence, king to ace of one suit, goes here by itself.</source>
        <translation>Potpun niz, od kralja do asa u jednoj boji, dolazi ovamo sam.</translation>
    </message>
    <message>
        <source>{column}, {count}: {cards}</source>
        <translation>{column}, {count}: {cards}</translation>
    </message>
    <message>
        <source>place for sequence {number}, empty</source>
        <translation>mjesto za niz {number}, prazno</translation>
    </message>
    <message>
        <source>place for sequence {number}: {suit}</source>
        <translation>mjesto za niz {number}: {suit}</translation>
    </message>
</context>
<context>
    <name>QuestionTexts</name>
    <message>
        <source>Your game of {game} is not won yet.</source>
        <translation>Vaša partija igre {game} još nije dobivena.</translation>
    </message>
    <message>
        <source>If you go on, your moves in it are lost.</source>
        <translation>Nastavite li, izgubit ćete sve poteze u njoj.</translation>
    </message>
</context>
<context>
    <name>ReadErrorTexts</name>
    <message>
        <source>The game “{game}” is not known.</source>
        <translation>Igra „{game}” nije poznata.</translation>
    </message>
    <message>
        <source>This is no deal code: one looks like {code}.</source>
        <translation>Ovo nije kod partije. Primjer koda: {code}.</translation>
    </message>
    <message>
        <source>Deal codes that begin with {start} are not known, only {known}.</source>
        <translation>Kodovi s početkom {start} nisu poznati; poznati su samo {known}.</translation>
    </message>
    <message>
        <source>Records of version {version} are not known.</source>
        <translation>Zapisi verzije {version} nisu poznati.</translation>
    </message>
    <message numerus="yes">
        <source>A deal code ends with {needs} letters, this one with %n.</source>
        <translation>
            <numerusform>Na kraju koda stoji {needs} slova, a ovdje je %n.</numerusform>
            <numerusform>Na kraju koda stoji {needs} slova, a ovdje su %n.</numerusform>
            <numerusform>Na kraju koda stoji {needs} slova, a ovdje ih je %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbol} is not used here: the letter {perhaps}?</source>
        <translation>{symbol} se ovdje ne koristi: možda slovo {perhaps}?</translation>
    </message>
    <message>
        <source>{symbol} is not used here, only the letters A to Z and the digits 2 to 7.</source>
        <translation>{symbol} se ovdje ne koristi, nego samo slova od A do Z i znamenke od 2 do 7.</translation>
    </message>
    <message>
        <source>This is no game record: it is not written as JSON.</source>
        <translation>Ovo nije zapis partije: nije u formatu JSON.</translation>
    </message>
    <message numerus="yes">
        <source>The record holds more than %Ln action(s).</source>
        <translation>
            <numerusform>Zapis ima više od %Ln radnje.</numerusform>
            <numerusform>Zapis ima više od %Ln radnje.</numerusform>
            <numerusform>Zapis ima više od %Ln radnji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is larger than %Ln byte(s).</source>
        <translation>
            <numerusform>Zapis je veći od %Ln bajta.</numerusform>
            <numerusform>Zapis je veći od %Ln bajta.</numerusform>
            <numerusform>Zapis je veći od %Ln bajtova.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>Zapis je ugniježđen dublje od %n razine.</numerusform>
            <numerusform>Zapis je ugniježđen dublje od %n razine.</numerusform>
            <numerusform>Zapis je ugniježđen dublje od %n razina.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no game record: one begins with a curly bracket.</source>
        <translation>Ovo nije zapis partije: zapis počinje vitičastom zagradom.</translation>
    </message>
    <message>
        <source>The record has a value of the wrong kind here.</source>
        <translation>Vrijednost na ovom mjestu u zapisu pogrešne je vrste.</translation>
    </message>
    <message>
        <source>Missing in the record: {part}.</source>
        <translation>U zapisu nedostaje: {part}.</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>version of the format</source>
        <translation>verzija formata</translation>
    </message>
    <message>
        <source>name of the game</source>
        <translation>naziv igre</translation>
    </message>
    <message>
        <source>number of suits</source>
        <translation>broj boja</translation>
    </message>
    <message>
        <source>number of cells</source>
        <translation>broj ćelija</translation>
    </message>
    <message>
        <source>deal code</source>
        <translation>kod partije</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>radnje</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>raspored karata</translation>
    </message>
    <message>
        <source>columns of the layout</source>
        <translation>stupci u rasporedu</translation>
    </message>
    <message>
        <source>cells of the layout</source>
        <translation>ćelije u rasporedu</translation>
    </message>
    <message>
        <source>foundations of the layout</source>
        <translation>temeljne hrpe u rasporedu</translation>
    </message>
    <message>
        <source>removed sequences of the layout</source>
        <translation>uklonjeni nizovi u rasporedu</translation>
    </message>
    <message>
        <source>This is no game record: its format is “{format}”.</source>
        <translation>Ovo nije zapis partije: njegov je format „{format}”.</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program knows up to {known}.</source>
        <translation>Zapis je verzije {version}, a ovaj program poznaje verzije do {known}.</translation>
    </message>
    <message>
        <source>The layout has {count} piles here, not {needs}.</source>
        <translation>Broj hrpa u rasporedu ovdje je {count}, a treba biti {needs}.</translation>
    </message>
    <message>
        <source>Such a layout cannot come about in this game.</source>
        <translation>U ovoj igri takav raspored nije moguć.</translation>
    </message>
    <message>
        <source>The record does not agree with its deal code {code}.</source>
        <translation>Zapis se ne slaže sa svojim kodom partije {code}.</translation>
    </message>
    <message>
        <source>“{action}” is no action.</source>
        <translation>„{action}” nije radnja.</translation>
    </message>
    <message>
        <source>{game} has no level “{level}”, only {levels}.</source>
        <translation>Igra {game} nema razinu „{level}”, nego samo {levels}.</translation>
    </message>
    <message>
        <source>“{card}” is no card.</source>
        <translation>„{card}” nije karta.</translation>
    </message>
    <message>
        <source>The layout does not hold the right cards: {card} is missing.</source>
        <translation>U rasporedu nisu prave karte: nedostaje {card}.</translation>
    </message>
    <message>
        <source>The layout does not hold the right cards: {card} is one too many.</source>
        <translation>U rasporedu nisu prave karte: suvišna je karta {card}.</translation>
    </message>
    <message>
        <source>line {line}, character {character}</source>
        <translation>redak {line}, znak {character}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>radnja {number}</translation>
    </message>
    <message>
        <source>{column}, card {number}</source>
        <translation>{column}, karta {number}</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>Only the last %n move(s) can be undone.</source>
        <translation>
            <numerusform>Može se poništiti samo posljednji %n potez.</numerusform>
            <numerusform>Mogu se poništiti samo posljednja %n poteza.</numerusform>
            <numerusform>Može se poništiti samo posljednjih %n poteza.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>U ovoj igri ne postoji {pile}.</translation>
    </message>
    <message>
        <source>The cards lie there already: {pile}.</source>
        <translation>Karte već leže ondje: {pile}.</translation>
    </message>
    <message>
        <source>{pile} is empty: there is no card to lift.</source>
        <translation>{pile}: tu nema nijedne karte.</translation>
    </message>
    <message numerus="yes">
        <source>{pile} gives at most %n card(s) at a time, not {size}.</source>
        <translation>
            <numerusform>{pile}: odjednom najviše %n karta, a ne {size}.</numerusform>
            <numerusform>{pile}: odjednom najviše %n karte, a ne {size}.</numerusform>
            <numerusform>{pile}: odjednom najviše %n karata, a ne {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards move together only if they descend by one: {card} lies on {on}.</source>
        <translation>Vrijednosti u skupini moraju padati za jedan: na karti {on} leži {card}.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: {card} lies on {on}.</source>
        <translation>Zajedno se pomiču samo karte iste boje: na karti {on} leži {card}.</translation>
    </message>
    <message numerus="yes">
        <source>A cell holds one card, not %n.</source>
        <translation>
            <numerusform>Ćelija prima samo jednu kartu, a ne %n.</numerusform>
            <numerusform>Ćelija prima samo jednu kartu, a ne %n.</numerusform>
            <numerusform>Ćelija prima samo jednu kartu, a ne %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cell is taken: {card} is in it.</source>
        <translation>Ćelija je zauzeta: u njoj je {card}.</translation>
    </message>
    <message numerus="yes">
        <source>A foundation takes one card at a time, not %n.</source>
        <translation>
            <numerusform>Temelj prima jednu po jednu kartu, a ne %n odjednom.</numerusform>
            <numerusform>Temelj prima jednu po jednu kartu, a ne %n odjednom.</numerusform>
            <numerusform>Temelj prima jednu po jednu kartu, a ne %n odjednom.</numerusform>
        </translation>
    </message>
    <message>
        <source>A king goes only into an empty column: {card} cannot lie on {on}.</source>
        <translation>Kralj ide samo u prazan stupac: {card} ne može na kartu {on}.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: {card} cannot lie on {on}.</source>
        <translation>Na asa ne ide nijedna karta: {card} ne može na kartu {on}.</translation>
    </message>
    <message>
        <source>The suit must be the same: only {needed} goes on {on}, not {card}.</source>
        <translation>Boja mora biti ista: na kartu {on} ide samo {needed}, a ne {card}.</translation>
    </message>
    <message>
        <source>The rank must be one lower: only {rank} goes on {on}, not {card}.</source>
        <translation>Vrijednost mora biti za jedan niža: na kartu {on} ide samo {rank}, a ne {card}.</translation>
    </message>
    <message>
        <source>Only a king, alone or with its run, goes into an empty column, not {card}.</source>
        <translation>U prazan stupac ide samo kralj, sam ili s nizom koji ga slijedi, a ne {card}.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Nema poteza za poništavanje.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nema poteza za ponavljanje.</translation>
    </message>
    <message>
        <source>Each foundation takes one suit: {card} goes to the one for {suit}.</source>
        <translation>Svaki temelj prima samo svoju boju: {card} ide na temelj {suit}.</translation>
    </message>
    <message>
        <source>This fits nowhere at the moment.</source>
        <translation>Trenutačno to ne može nikamo.</translation>
    </message>
    <message>
        <source>There is no better place for this.</source>
        <translation>Trenutačno nema boljeg mjesta.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are free</source>
        <translation>
            <numerusform>slobodna je %n ćelija</numerusform>
            <numerusform>slobodne su %n ćelije</numerusform>
            <numerusform>slobodno je %n ćelija</numerusform>
        </translation>
    </message>
    <message>
        <source>no cell is free</source>
        <translation>nema slobodnih ćelija</translation>
    </message>
    <message numerus="yes">
        <source>%n other column(s) are empty</source>
        <translation>
            <numerusform>prazan je još %n stupac</numerusform>
            <numerusform>prazna su još %n stupca</numerusform>
            <numerusform>prazno je još %n stupaca</numerusform>
        </translation>
    </message>
    <message>
        <source>no other column is empty</source>
        <translation>nijedan drugi stupac nije prazan</translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) go into an empty column</source>
        <translation>
            <numerusform>u prazan stupac ide najviše %n karta</numerusform>
            <numerusform>u prazan stupac idu najviše %n karte</numerusform>
            <numerusform>u prazan stupac ide najviše %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are empty</source>
        <translation>
            <numerusform>prazan je %n stupac</numerusform>
            <numerusform>prazna su %n stupca</numerusform>
            <numerusform>prazno je %n stupaca</numerusform>
        </translation>
    </message>
    <message>
        <source>no column is empty</source>
        <translation>nijedan stupac nije prazan</translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) move together</source>
        <translation>
            <numerusform>pomiče se najviše %n karta</numerusform>
            <numerusform>zajedno se pomiču najviše %n karte</numerusform>
            <numerusform>zajedno se pomiče najviše %n karata</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {columns}: {most}, not {size}.</source>
        <translation>{cells} i {columns}: {most}, a ne {size}.</translation>
    </message>
    <message>
        <source>The foundation of {suit} is complete: {card} cannot go there.</source>
        <translation>Temelj {suit} već je potpun: {card} ne može ići onamo.</translation>
    </message>
    <message>
        <source>The foundation of {suit} waits for {needs}, not for {card}.</source>
        <translation>Na temelj {suit} sada ide {needs}, a ne {card}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} od {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pokreni</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Zatvori pregled</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Mjesto u partiji</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Brzina</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>To the beginning</source>
        <translation>Na početak</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Korak natrag</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Pokreni ili zaustavi</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Korak naprijed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na kraj</translation>
    </message>
    <message>
        <source>Back to the game in play</source>
        <translation>Natrag u započetu partiju</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Unexpected Error</source>
        <translation>Neočekivana pogreška</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and it has to end. Your game is safe.</source>
        <translation>Dogodila se pogreška i program se mora zatvoriti. Vaša je partija sačuvana.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe and you can go on.</source>
        <translation>U programu se dogodila pogreška. Vaša je partija sačuvana i možete igrati dalje.</translation>
    </message>
    <message>
        <source>If you want to help, copy this report and send it to the authors.</source>
        <translation>Ako želite pomoći, kopirajte ovo izvješće i pošaljite ga autorima.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Izvješće</translation>
    </message>
    <message>
        <source>Copy Report</source>
        <translation>Kopiraj izvješće</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Postavke</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Igranje</translation>
    </message>
    <message>
        <source>Cards and Table</source>
        <translation>Karte i stol</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Špilovi</translation>
    </message>
    <message>
        <source>Sample of the cards on the table</source>
        <translation>Uzorak karata na stolu</translation>
    </message>
    <message>
        <source>Double click moves cards to the best place</source>
        <translation>Dvostruki klik premješta karte na najbolje mjesto</translation>
    </message>
    <message>
        <source>Automatic placement of dropped cards</source>
        <translation>Automatsko postavljanje ispuštenih karata</translation>
    </message>
    <message>
        <source>Placement help: show where the cards may go</source>
        <translation>Pomoć pri postavljanju: istakni kamo karte mogu ići</translation>
    </message>
    <message>
        <source>Interactive rules: say why a move is refused</source>
        <translation>Interaktivna pravila: objasni odbijene poteze</translation>
    </message>
    <message>
        <source>Show the elapsed time</source>
        <translation>Prikaži proteklo vrijeme</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>Svaki znak u svojoj boji</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Velike oznake na kartama</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacije</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Jezik:</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Stol:</translation>
    </message>
    <message>
        <source>A dropped card that cannot lie where it is goes to the best place for it</source>
        <translation>Karta ispuštena ondje gdje ne može ležati odlazi na najbolje mjesto</translation>
    </message>
    <message>
        <source>Only the deck of Ten Columns has these</source>
        <translation>To ima samo špil programa Ten Columns</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Prema sustavu: {language}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Igraj ponovno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Pregledaj</translation>
    </message>
    <message>
        <source>Copy Code</source>
        <translation>Kopiraj kod</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Izvezi CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Izbriši statistiku…</translation>
    </message>
    <message>
        <source>Played:</source>
        <translation>Odigrano:</translation>
    </message>
    <message>
        <source>Won:</source>
        <translation>Dobiveno:</translation>
    </message>
    <message>
        <source>Wins in a row now:</source>
        <translation>Trenutačno pobjeda zaredom:</translation>
    </message>
    <message>
        <source>Most wins in a row:</source>
        <translation>Najviše pobjeda zaredom:</translation>
    </message>
    <message>
        <source>Fewest moves:</source>
        <translation>Najmanje poteza:</translation>
    </message>
    <message>
        <source>Best time:</source>
        <translation>Najbolje vrijeme:</translation>
    </message>
    <message>
        <source>Best score:</source>
        <translation>Najviše bodova:</translation>
    </message>
    <message>
        <source>This game can no longer be read.</source>
        <translation>Ova se partija više ne može pročitati.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Izvezi CSV</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Vrijednosti odvojene zarezom</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Datoteka {file} ne može se spremiti.</translation>
    </message>
    <message>
        <source>Delete the statistics of {game}?</source>
        <translation>Izbrisati statistiku igre {game}?</translation>
    </message>
    <message>
        <source>The finished games of all its levels are deleted for good.</source>
        <translation>Završene partije svih njezinih razina bit će trajno izbrisane.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Izbriši</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Kod partije: {code}</translation>
    </message>
    <message>
        <source>own layout</source>
        <translation>vlastiti raspored</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Kopiraj kod partije</translation>
    </message>
</context>
<context>
    <name>SystemErrors</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Nema takve datoteke ili mape.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>To je mapa, a ne datoteka.</translation>
    </message>
    <message>
        <source>It is no ordinary file, but a device or a pipe.</source>
        <translation>To nije obična datoteka, nego uređaj ili cijev.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Nemate dopuštenje.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Ne odaziva se.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>Na disku više nema mjesta.</translation>
    </message>
    <message>
        <source>The disk cannot be written to.</source>
        <translation>Na disk se ne može pisati.</translation>
    </message>
    <message>
        <source>The disk has a fault.</source>
        <translation>Na disku je došlo do pogreške.</translation>
    </message>
    <message>
        <source>It is a link in a loop of links.</source>
        <translation>To je poveznica u petlji poveznica.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Naziv je predug.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Previše je datoteka otvoreno.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Njome se služi drugi program.</translation>
    </message>
    <message>
        <source>It would be too large.</source>
        <translation>Bila bi prevelika.</translation>
    </message>
    <message>
        <source>The operating system refuses it: {error}.</source>
        <translation>Operacijski sustav to odbija: {error}.</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Alatna traka</translation>
    </message>
</context>
<context>
    <name>WhichGameTexts</name>
    <message>
        <source>Your saved games can be read again. Which game do you want to continue?</source>
        <translation>Vaše se spremljene partije opet mogu pročitati. Koju partiju želite nastaviti?</translation>
    </message>
    <message>
        <source>The other one counts as given up. Cancel keeps both for now.</source>
        <translation>Druga se računa kao napuštena. Odustanete li, zasad se čuvaju obje.</translation>
    </message>
    <message>
        <source>Saved Game</source>
        <translation>Spremljena partija</translation>
    </message>
    <message>
        <source>This Game</source>
        <translation>Ova partija</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>You have won!</source>
        <translation>Pobijedili ste!</translation>
    </message>
    <message>
        <source>A record: {records}</source>
        <translation>Rekord: {records}</translation>
    </message>
    <message>
        <source>New Deal</source>
        <translation>Novo dijeljenje</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Pregledaj</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Poništi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopirano: {code}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Spremljeno: {file}</translation>
    </message>
</context>
<context>
    <name>decks</name>
    <message>
        <source>Its file is gone.</source>
        <translation>Njegove datoteke više nema.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Datoteka se ne može pročitati.</translation>
    </message>
    <message>
        <source>The folder of added decks cannot be written to.</source>
        <translation>U mapu dodanih špilova ne može se pisati.</translation>
    </message>
    <message>
        <source>The file is too large, or holds too much.</source>
        <translation>Datoteka je prevelika ili sadrži previše.</translation>
    </message>
    <message>
        <source>It is no picture in the SVG format, or it is damaged.</source>
        <translation>To nije slika u formatu SVG ili je oštećena.</translation>
    </message>
    <message>
        <source>It declares entities, which no deck needs.</source>
        <translation>Sadrži deklaracije entiteta, a one nijednom špilu ne trebaju.</translation>
    </message>
    <message>
        <source>A card is missing in it: {card}.</source>
        <translation>Nedostaje karta: {card}.</translation>
    </message>
    <message>
        <source>A card is missing in it.</source>
        <translation>Nedostaje jedna karta.</translation>
    </message>
    <message>
        <source>Its cards do not have the shape of cards.</source>
        <translation>Njegove karte nemaju oblik karata.</translation>
    </message>
    <message>
        <source>It takes too long to draw.</source>
        <translation>Crtanje traje predugo.</translation>
    </message>
    <message>
        <source>It cannot be drawn.</source>
        <translation>Ne može se nacrtati.</translation>
    </message>
</context>
</TS>
