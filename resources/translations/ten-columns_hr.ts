<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>StatusLine</name>
    <message>
        <source>own layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
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
    <message>
        <source>ace</source>
        <comment>in a range: king to ace</comment>
        <translation>asa</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>in a range: king to ace</comment>
        <translation>dečka</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>in a range: king to ace</comment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <comment>in a range: king to ace</comment>
        <translation>kralja</translation>
    </message>
</context>
<context>
    <name>games</name>
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
    <name>moves</name>
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
        <source>Selected: {cards}.</source>
        <translation>Odabrano: {cards}.</translation>
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
    <name>numbers</name>
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
    <name>piles</name>
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
        <source>{column}, {count}: {cards}</source>
        <translation>{column}, {count}: {cards}</translation>
    </message>
</context>
<context>
    <name>refusals</name>
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
        <translation>{pile}: tu nema karte za podizanje.</translation>
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
        <source>Only one suit moves together here: {card} lies on {on}.</source>
        <translation>Ovdje se zajedno pomiče samo jedna boja: na karti {on} leži {card}.</translation>
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
        <source>Each foundation takes one suit: {card} goes to the one of {suit}.</source>
        <translation>Svaki temelj prima samo svoju boju: {card} ide na temelj {suit}.</translation>
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
        <source>There is no better place to send this to.</source>
        <translation>Za ovo trenutačno nema boljeg mjesta.</translation>
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
        <translation>nijedna ćelija nije slobodna</translation>
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
        <source>The foundation of {suit} is complete.</source>
        <translation>Temelj {suit} već je potpun.</translation>
    </message>
    <message>
        <source>The foundation of {suit} waits for {needs}, not for {card}.</source>
        <translation>Na temelj {suit} sada ide {needs}, a ne {card}.</translation>
    </message>
</context>
<context>
    <name>unreadable</name>
    <message>
        <source>The game “{game}” is not known.</source>
        <translation>Igra „{game}” nije poznata.</translation>
    </message>
    <message>
        <source>This is no deal code: one looks like {code}.</source>
        <translation>Ovo nije kod partije. Kod izgleda primjerice ovako: {code}.</translation>
    </message>
    <message>
        <source>Deal codes that begin with {start} are not known, only {known}.</source>
        <translation>Kodovi koji počinju s {start} nisu poznati; poznati su samo {known}.</translation>
    </message>
    <message>
        <source>Records of version {version} are not known.</source>
        <translation>Zapisi verzije {version} nisu poznati.</translation>
    </message>
    <message numerus="yes">
        <source>A deal code ends with {needs} letters, this one with %n.</source>
        <translation>
            <numerusform>Na kraju koda stoji {needs} slova, a ovdje ih je %n.</numerusform>
            <numerusform>Na kraju koda stoji {needs} slova, a ovdje ih je %n.</numerusform>
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
        <translation>Ovo nije zapis partije: nije napisan kao JSON.</translation>
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
        <source>What stands here in the record is of the wrong kind.</source>
        <translation>Ono što u zapisu stoji na ovom mjestu pogrešne je vrste.</translation>
    </message>
    <message>
        <source>The record has no “{key}”.</source>
        <translation>U zapisu nedostaje „{key}”.</translation>
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
        <translation>U igri {game} nema razine „{level}”, nego samo {levels}.</translation>
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
</TS>
