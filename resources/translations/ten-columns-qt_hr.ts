<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Pogon</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datoteka</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 datoteka</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Prečac</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Prečac</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nepoznato</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>SetFocus</source>
        <translation>Postavi fokus</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Postavlja fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Prikaži izbornik</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Prikazuje izbornik</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Promijeni stanje</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Mijenja stanje</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Pomakni lijevo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Pomakni desno</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Pomakni gore</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Pomakni dolje</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Pomiče lijevo</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Pomiče desno</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Pomiče gore</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Pomiče dolje</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Otvori popis mogućnosti</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>Došlo je do pogreške</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” je zaštićeno od pisanja.
Želite li ga ipak ukloniti?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Želite li zaista ukloniti „%1”?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 već postoji.
Želite li zamijeniti tu datoteku?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mapa nije pronađena.
Provjerite je li ime mape ispravno.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Datoteka nije pronađena.
Provjerite je li ime datoteke ispravno.</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Traži u:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Vrsta datoteke:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Vrsta datoteke:</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mapu nije bilo moguće ukloniti.</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mape</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mapa:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Nađi mapu</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Prijeđi u nadređenu mapu</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Nadređena mapa</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Popis mjesta i oznaka</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Natrag</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Naprijed</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Prikaži pojedinosti</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Prikaži kao popis</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Prikaz pojedinosti</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Prikaz popisa</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Prikaži </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Ime „%1” ne može se koristiti.&lt;/b&gt;&lt;p&gt;Pokušajte s drugim imenom, s manje znakova ili bez interpunkcije.</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Neispravno ime datoteke</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Permission denied</source>
        <translation>Nemate dopuštenje</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Otvoreno je previše datoteka</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Te datoteke ili mape nema</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Na disku više nema mjesta</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Unesite vrijednost:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Delete</source>
        <translation>Izbriši</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>O Qt-u</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;O Qt-u&lt;/h3&gt;&lt;p&gt;Ovaj program koristi verziju %1 biblioteke Qt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;https://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) The Qt Company Ltd. and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd. product developed as an open source project. See &lt;a href=&quot;https://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt je skup C++ alata za razvoj aplikacija za više platformi.&lt;/p&gt;&lt;p&gt;S jednim izvornim kodom Qt radi na svim glavnim operacijskim sustavima za stolna računala. Dostupan je i za ugrađeni Linux te druge ugrađene i mobilne operacijske sustave.&lt;/p&gt;&lt;p&gt;Qt je dostupan pod više licencija, prema potrebama različitih korisnika.&lt;/p&gt;&lt;p&gt;Qt pod komercijalnom licencijom namijenjen je razvoju vlasničkog ili komercijalnog softvera čiji izvorni kod ne želite dijeliti ili koji inače ne može ispuniti uvjete licencije GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt pod licencijom GNU (L)GPL namijenjen je razvoju Qt&amp;nbsp;aplikacija koje ispunjavaju uvjete tih licencija.&lt;/p&gt;&lt;p&gt;Pregled licencija nalazi se na adresi &lt;a href=&quot;https://%2/&quot;&gt;%2&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Autorska prava (C) The Qt Company Ltd. i ostali suradnici.&lt;/p&gt;&lt;p&gt;Qt i logotip Qt zaštitni su znakovi tvrtke The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt je proizvod tvrtke The Qt Company Ltd., razvijen kao projekt otvorenog koda. Više na adresi &lt;a href=&quot;https://%3/&quot;&gt;%3&lt;/a&gt;.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Retry</source>
        <translation>Pokušaj ponovno</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Vrati zadane vrijednosti</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>U postojeću datoteku %1 nije moguće pisati</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>To je mapa, a ne datoteka</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Pomakni ovamo</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Pomakni lijevo</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Pomakni gore</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Pomakni desno</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Pomakni dolje</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Stranica lijevo</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Stranica gore</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Stranica desno</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Stranica dolje</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Početak</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Kraj</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Pomakni lijevo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Pomakni desno</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Delete</source>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiraj adresu &amp;poveznice</translation>
    </message>
</context>
</TS>
