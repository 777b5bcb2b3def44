<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ten Columns</source>
        <translation>Acerca do Ten Columns</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca do Qt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Simple Simon and Seahaven Towers, two open solitaires</source>
        <translation>Simple Simon e Seahaven Towers, duas paciências com as cartas à vista</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; made with Python and Qt {version} (LGPL)</source>
        <translation>Software livre sob a licença MIT; feito com Python e Qt {version} (LGPL)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>Licences and notices</source>
        <translation>Licenças e avisos</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Go to the pile on the left or on the right</source>
        <translation>Ir para o monte à esquerda ou à direita</translation>
    </message>
    <message>
        <source>Choose how many cards to lift; after the last, go to the row above or below</source>
        <translation>Escolher quantas cartas levantar; depois da última, passar à fila de cima ou de baixo</translation>
    </message>
    <message>
        <source>Go to the row above or below at once</source>
        <translation>Passar logo à fila de cima ou de baixo</translation>
    </message>
    <message>
        <source>Go to a column by its number; 0 is the tenth</source>
        <translation>Ir para uma coluna pelo número; o 0 é a décima</translation>
    </message>
    <message>
        <source>Lift the cards, or lay them down</source>
        <translation>Levantar as cartas ou pousá-las</translation>
    </message>
    <message>
        <source>Put the cards back</source>
        <translation>Repor as cartas no seu lugar</translation>
    </message>
    <message>
        <source>Send the cards to their best place</source>
        <translation>Enviar as cartas para o melhor lugar</translation>
    </message>
    <message>
        <source>Show a covered card whole</source>
        <translation>Mostrar por inteiro uma carta coberta</translation>
    </message>
    <message>
        <source>Have a screen reader read the whole table</source>
        <translation>Pôr o leitor de ecrã a descrever todas as cartas da mesa</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{first} to {last} of {suit} ({cards})</source>
        <translation>{first} {last} de {suit} ({cards})</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>um ás</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>um 8</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>first of a range: king to ace</comment>
        <translation>do ás</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>first of a range: king to ace</comment>
        <translation>do valete</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>first of a range: king to ace</comment>
        <translation>da dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>first of a range: king to ace</comment>
        <translation>do rei</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>first of a range: 9 to 6</comment>
        <translation>do {rank}</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>last of a range: king to ace</comment>
        <translation>ao ás</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>last of a range: king to ace</comment>
        <translation>ao valete</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>last of a range: king to ace</comment>
        <translation>à dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>last of a range: king to ace</comment>
        <translation>ao rei</translation>
    </message>
    <message>
        <source>{rank}</source>
        <comment>last of a range: 9 to 6</comment>
        <translation>ao {rank}</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>um valete</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>uma dama</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>um rei</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>um {rank}</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>o ás</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>o valete</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>a dama</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>o rei</translation>
    </message>
    <message>
        <source>the {rank}</source>
        <translation>o {rank}</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Recent games: {count}, won: {won}</source>
        <translation>Partidas recentes: {count}, ganhas: {won}</translation>
    </message>
    <message>
        <source>No game of this level has been finished yet.</source>
        <translation>Ainda não há partidas terminadas neste nível.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Limpar lista</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Open R&amp;ecent</source>
        <translation>A&amp;brir recente</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Recomeçar a mesma distribuição</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir uma partida guardada</translation>
    </message>
    <message>
        <source>&amp;Save Game…</source>
        <translation>&amp;Guardar partida…</translation>
    </message>
    <message>
        <source>Save this game to a file</source>
        <translation>Guardar esta partida num ficheiro</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;ver partida</translation>
    </message>
    <message>
        <source>Watch this game from its beginning</source>
        <translation>Ver esta partida desde o início</translation>
    </message>
    <message>
        <source>&amp;Copy Deal Code</source>
        <translation>&amp;Copiar código de partida</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copiar o código desta partida</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>Show results and finished games</source>
        <translation>Mostrar resultados e partidas terminadas</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Definições…</translation>
    </message>
    <message>
        <source>Forget the names of these files</source>
        <translation>Esquecer os nomes destes ficheiros</translation>
    </message>
    <message>
        <source>Read how to play and what the program offers</source>
        <translation>Ler como se joga e o que o programa oferece</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>the menu</comment>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Fechar o programa; a partida fica guardada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>Make the undone move again</source>
        <translation>Refazer a jogada anulada</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Send All to &amp;Foundations</source>
        <translation>Enviar tudo para as &amp;fundações</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Choose a game and its level, or a deal code</source>
        <translation>Escolher um jogo e o nível, ou um código de partida</translation>
    </message>
    <message>
        <source>New &amp;Deal</source>
        <translation>Nova d&amp;istribuição</translation>
    </message>
    <message>
        <source>Begin another deal of this level</source>
        <translation>Começar outra distribuição do mesmo nível</translation>
    </message>
    <message>
        <source>Change how the game plays and looks</source>
        <translation>Alterar o modo de jogar e o aspeto</translation>
    </message>
    <message>
        <source>Send every card that can go to its foundation now</source>
        <translation>Enviar para as fundações todas as cartas que neste momento podem ir</translation>
    </message>
    <message>
        <source>Send All</source>
        <translation>Enviar tudo</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Elapsed Time</source>
        <translation>&amp;Tempo decorrido</translation>
    </message>
    <message>
        <source>Show how long this game has been played</source>
        <translation>Mostrar há quanto tempo dura esta partida</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animações</translation>
    </message>
    <message>
        <source>Let cards be seen on their way</source>
        <translation>Mostrar as cartas em movimento</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Ecrã inteiro</translation>
    </message>
    <message>
        <source>Fill the whole screen, or leave it</source>
        <translation>Ativar ou desativar o ecrã inteiro</translation>
    </message>
    <message>
        <source>Choose &amp;Deck…</source>
        <translation>Escolher &amp;baralho…</translation>
    </message>
    <message>
        <source>Play with another deck of cards</source>
        <translation>Jogar com outro baralho</translation>
    </message>
    <message>
        <source>A Colour for Each &amp;Suit</source>
        <translation>&amp;Uma cor para cada naipe</translation>
    </message>
    <message>
        <source>Tell all four suits apart by their colours</source>
        <translation>Distinguir os quatro naipes pela cor</translation>
    </message>
    <message>
        <source>&amp;Large Indices</source>
        <translation>Índices &amp;grandes</translation>
    </message>
    <message>
        <source>Cards with large ranks and suits</source>
        <translation>Cartas com valores e naipes grandes</translation>
    </message>
    <message>
        <source>Play on this table</source>
        <translation>Jogar nesta mesa</translation>
    </message>
    <message>
        <source>Leave Full Screen</source>
        <translation>Sair do ecrã inteiro</translation>
    </message>
    <message>
        <source>Leave full screen (Esc)</source>
        <translation>Sair do ecrã inteiro (Esc)</translation>
    </message>
    <message>
        <source>&amp;Rules of This Game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>Read how this game is played</source>
        <translation>Ler como se joga este jogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;About Ten Columns</source>
        <translation>&amp;Acerca do Ten Columns</translation>
    </message>
    <message>
        <source>Version, authors and licences</source>
        <translation>Versão, autores e licenças</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca do &amp;Qt</translation>
    </message>
    <message>
        <source>The library that draws the windows</source>
        <translation>A biblioteca que desenha as janelas</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jogar {game}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Anular a última jogada</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>New Deal</source>
        <translation>Nova distribuição</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recomeçar</translation>
    </message>
</context>
<context>
    <name>DeckList</name>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>&amp;Add Deck…</source>
        <translation>&amp;Adicionar baralho…</translation>
    </message>
    <message>
        <source>Add a deck from a file in the SVG format</source>
        <translation>Adicionar um baralho de um ficheiro no formato SVG</translation>
    </message>
    <message>
        <source>Re&amp;move Deck</source>
        <translation>Re&amp;mover baralho</translation>
    </message>
    <message>
        <source>Delete this added deck</source>
        <translation>Eliminar este baralho adicionado</translation>
    </message>
    <message>
        <source>Ten Columns</source>
        <translation>Ten Columns</translation>
    </message>
    <message>
        <source>Add Deck</source>
        <translation>Adicionar baralho</translation>
    </message>
</context>
<context>
    <name>DeckWatch</name>
    <message>
        <source>The chosen deck cannot be used. You play on with the deck of Ten Columns.</source>
        <translation>O baralho escolhido não pode ser usado. O jogo continua com o baralho do Ten Columns.</translation>
    </message>
    <message>
        <source>{file} cannot be added to the decks.</source>
        <translation>Não é possível adicionar {file} aos baralhos.</translation>
    </message>
</context>
<context>
    <name>FinishedGamesTexts</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
</context>
<context>
    <name>GameTexts</name>
    <message>
        <source>How many suits?</source>
        <translation>Quantos naipes?</translation>
    </message>
    <message>
        <source>How many cells?</source>
        <translation>Quantas células?</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n naipe</numerusform>
            <numerusform>%n naipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n célula</numerusform>
            <numerusform>%n células</numerusform>
        </translation>
    </message>
    <message>
        <source>Build down in any suit and complete sequences of one suit.</source>
        <translation>Construa por ordem decrescente em qualquer naipe e complete sequências de um só naipe.</translation>
    </message>
    <message>
        <source>Build down in suit, use the cells and fill the foundations.</source>
        <translation>Construa por ordem decrescente no mesmo naipe, use as células e preencha as fundações.</translation>
    </message>
    <message>
        <source>Which level?</source>
        <translation>Que nível?</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>No page holds these words.</source>
        <translation>Nenhuma página contém estas palavras.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search in Help</source>
        <translation>Procurar na ajuda</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
</context>
<context>
    <name>MoveTexts</name>
    <message>
        <source>sequence of {suit} removed</source>
        <translation>sequência de {suit} retirada</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Anulado: {move}</translation>
    </message>
    <message>
        <source>Redone: {move}</source>
        <translation>Refeito: {move}</translation>
    </message>
    <message>
        <source>Lifted: {cards}.</source>
        <translation>Levantado: {cards}.</translation>
    </message>
    <message>
        <source>Put back: {cards}.</source>
        <translation>Reposto: {cards}.</translation>
    </message>
    <message>
        <source>Won: {moves}, {points}.</source>
        <translation>Partida ganha: {moves}, {points}.</translation>
    </message>
    <message>
        <source>{cards} on {card}, column {number}</source>
        <translation>{cards} sobre {card}, coluna {number}</translation>
    </message>
    <message>
        <source>{cards} to empty column {number}</source>
        <translation>{cards} para a coluna vazia {number}</translation>
    </message>
    <message>
        <source>{cards} to cell {number}</source>
        <translation>{cards} para a célula {number}</translation>
    </message>
    <message>
        <source>{cards} to the foundation of {suit}</source>
        <translation>{cards} para a fundação de {suit}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Deal code:</source>
        <translation>Código de partida:</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Leave it empty for a random deal.</source>
        <translation>Deixe em branco para uma distribuição aleatória.</translation>
    </message>
    <message>
        <source>This deal will be laid out.</source>
        <translation>As cartas serão distribuídas de acordo com este código.</translation>
    </message>
    <message>
        <source>Your game of {game} is not won yet: it will be given up.</source>
        <translation>A sua partida de {game} ainda não está ganha: será abandonada.</translation>
    </message>
</context>
<context>
    <name>NoAnswerTexts</name>
    <message>
        <source>Ten Columns is already running, but it does not answer.</source>
        <translation>O Ten Columns já está a ser executado, mas não responde.</translation>
    </message>
    <message>
        <source>It may be busy, stopped, or open on another computer. Your games are safe: only one program at a time writes to {folder}. This message closes as soon as the other program answers or ends.</source>
        <translation>Pode estar ocupado, parado ou aberto noutro computador. As suas partidas estão seguras: só um programa de cada vez escreve em {folder}. Esta mensagem fecha-se assim que o outro programa responder ou terminar.</translation>
    </message>
</context>
<context>
    <name>NoticeTexts</name>
    <message>
        <source>Your first win at this level!</source>
        <translation>A primeira vitória neste nível!</translation>
    </message>
    <message>
        <source>This deal counts as won already.</source>
        <translation>Esta distribuição já conta como ganha.</translation>
    </message>
    <message>
        <source>It does not count in the statistics:
its layout has no deal code.</source>
        <translation>Não conta para as estatísticas:
a disposição não tem código de partida.</translation>
    </message>
    <message>
        <source>It does not count in the statistics:
it was not played here from its start.</source>
        <translation>Não conta para as estatísticas:
não foi jogada aqui desde o início.</translation>
    </message>
    <message>
        <source>fewest moves so far</source>
        <translation>o menor número de jogadas até agora</translation>
    </message>
    <message>
        <source>best time so far</source>
        <translation>o melhor tempo até agora</translation>
    </message>
    <message>
        <source>best score so far</source>
        <translation>a melhor pontuação até agora</translation>
    </message>
    <message>
        <source>The file with your games could not be read properly. It was set aside as {path}, and whatever could be read was brought over.</source>
        <translation>Não foi possível ler corretamente o ficheiro com as suas partidas. Foi posto de lado com o nome {path}, e aproveitou-se tudo o que se conseguiu ler.</translation>
    </message>
    <message>
        <source>The file {path} comes from a newer version of Ten Columns and stays untouched. Meanwhile, your games are kept in another file.</source>
        <translation>O ficheiro {path} é de uma versão mais recente do Ten Columns e fica intacto. Entretanto, as suas partidas são guardadas noutro ficheiro.</translation>
    </message>
    <message>
        <source>Your games cannot be saved at {path} for now. You can play on; saving will be tried again.</source>
        <translation>De momento, não é possível guardar as suas partidas em {path}. Pode continuar a jogar; o programa tentará guardá-las de novo.</translation>
    </message>
    <message>
        <source>Your saved games at {path} cannot be read for now. They stay as they are; what you play meanwhile is kept apart from them.</source>
        <translation>De momento, não é possível ler as suas partidas guardadas em {path}. Ficam como estão; o que jogar entretanto é guardado à parte.</translation>
    </message>
    <message>
        <source>Another program has changed or replaced {path}, which held your games. It stays as it is now; your games are kept apart from it.</source>
        <translation>Outro programa alterou ou substituiu {path}, onde estavam as suas partidas. O ficheiro fica como está agora; as suas partidas são guardadas à parte.</translation>
    </message>
    <message>
        <source>The folder of your games, {path}, is gone. You can play on; saving will be tried again.</source>
        <translation>A pasta das suas partidas, {path}, já não existe. Pode continuar a jogar; o programa tentará guardá-las de novo.</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln ponto</numerusform>
            <numerusform>%Ln pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Pontuação: {score}</translation>
    </message>
    <message>
        <source>Moves: {moves}</source>
        <translation>Jogadas: {moves}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Tempo: {time}</translation>
    </message>
</context>
<context>
    <name>OpenSave</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Não é possível ler {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>Não é possível abrir {file}.</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <translation>Não há nenhuma partida neste texto.</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Action {number} of the record, {action}, is refused.</source>
        <translation>A ação {number} do registo, {action}, não é permitida.</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Não é possível guardar {file}.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Registos de partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os ficheiros</translation>
    </message>
</context>
<context>
    <name>PileTexts</name>
    <message>
        <source>column {number}</source>
        <translation>coluna {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>célula {number}</translation>
    </message>
    <message>
        <source>foundation of {suit}</source>
        <translation>fundação de {suit}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <comment>in a sentence</comment>
        <translation>a coluna {number}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <comment>in a sentence</comment>
        <translation>a célula {number}</translation>
    </message>
    <message>
        <source>the foundation of {suit}</source>
        <translation>a fundação de {suit}</translation>
    </message>
    <message>
        <source>{column}, empty</source>
        <translation>{column}, vazia</translation>
    </message>
    <message>
        <source>{column}, {card}, its only card</source>
        <translation>{column}, {card}, a única carta</translation>
    </message>
    <message numerus="yes">
        <source>{column}, {card}, last of %n card(s)</source>
        <translation>
            <numerusform>{column}, {card}, a última de %n carta</numerusform>
            <numerusform>{column}, {card}, a última de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell}, free</source>
        <translation>{cell}, livre</translation>
    </message>
    <message>
        <source>{cell}, {card}</source>
        <translation>{cell}, {card}</translation>
    </message>
    <message>
        <source>{foundation}, empty</source>
        <translation>{foundation}, vazia</translation>
    </message>
    <message>
        <source>{foundation}, complete</source>
        <translation>{foundation}, completa</translation>
    </message>
    <message>
        <source>{foundation}, {card} on top</source>
        <translation>{foundation}, {card} no topo</translation>
    </message>
    <message>
        <source>no sequence removed yet</source>
        <translation>ainda nenhuma sequência retirada</translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s) removed: {suits}</source>
        <translation>
            <numerusform>%n sequência retirada: {suits}</numerusform>
            <numerusform>%n sequências retiradas: {suits}</numerusform>
        </translation>
    </message>
    <message>
        <source>A complete sequence, king to ace of one suit, goes here by itself.</source>
        <translation>Uma sequência completa, do rei ao ás num só naipe, vem para aqui sozinha.</translation>
    </message>
    <message>
        <source>{column}, {count}: {cards}</source>
        <translation>{column}, {count}: {cards}</translation>
    </message>
    <message>
        <source>place for sequence {number}, empty</source>
        <translation>lugar da sequência {number}, vazio</translation>
    </message>
    <message>
        <source>place for sequence {number}: {suit}</source>
        <translation>lugar da sequência {number}: {suit}</translation>
    </message>
</context>
<context>
    <name>QuestionTexts</name>
    <message>
        <source>Your game of {game} is not won yet.</source>
        <translation>A sua partida de {game} ainda não está ganha.</translation>
    </message>
    <message>
        <source>If you go on, your moves in it are lost.</source>
        <translation>Se continuar, perdem-se as jogadas já feitas.</translation>
    </message>
</context>
<context>
    <name>ReadErrorTexts</name>
    <message>
        <source>The game “{game}” is not known.</source>
        <translation>O jogo «{game}» não é conhecido.</translation>
    </message>
    <message>
        <source>This is no deal code: one looks like {code}.</source>
        <translation>Isto não é um código de partida. Exemplo: {code}.</translation>
    </message>
    <message>
        <source>Deal codes that begin with {start} are not known, only {known}.</source>
        <translation>Os códigos que começam por {start} não são conhecidos, apenas {known}.</translation>
    </message>
    <message>
        <source>Records of version {version} are not known.</source>
        <translation>Os registos da versão {version} não são conhecidos.</translation>
    </message>
    <message numerus="yes">
        <source>A deal code ends with {needs} letters, this one with %n.</source>
        <translation>
            <numerusform>Um código termina com {needs} letras; este termina com %n.</numerusform>
            <numerusform>Um código termina com {needs} letras; este termina com %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbol} is not used here: the letter {perhaps}?</source>
        <translation>{symbol} não se usa aqui: será a letra {perhaps}?</translation>
    </message>
    <message>
        <source>{symbol} is not used here, only the letters A to Z and the digits 2 to 7.</source>
        <translation>{symbol} não se usa aqui, apenas as letras de A a Z e os algarismos de 2 a 7.</translation>
    </message>
    <message>
        <source>This is no game record: it is not written as JSON.</source>
        <translation>Isto não é um registo de partida: não está em formato JSON.</translation>
    </message>
    <message numerus="yes">
        <source>The record holds more than %Ln action(s).</source>
        <translation>
            <numerusform>O registo tem mais de %Ln ação.</numerusform>
            <numerusform>O registo tem mais de %Ln ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is larger than %Ln byte(s).</source>
        <translation>
            <numerusform>O registo tem mais de %Ln byte.</numerusform>
            <numerusform>O registo tem mais de %Ln bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>O registo tem mais de %n nível de aninhamento.</numerusform>
            <numerusform>O registo tem mais de %n níveis de aninhamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no game record: one begins with a curly bracket.</source>
        <translation>Isto não é um registo de partida: um registo começa com uma chaveta.</translation>
    </message>
    <message>
        <source>The record has a value of the wrong kind here.</source>
        <translation>O registo tem aqui um valor de tipo errado.</translation>
    </message>
    <message>
        <source>Missing in the record: {part}.</source>
        <translation>Falta no registo: {part}.</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>version of the format</source>
        <translation>versão do formato</translation>
    </message>
    <message>
        <source>name of the game</source>
        <translation>nome do jogo</translation>
    </message>
    <message>
        <source>number of suits</source>
        <translation>número de naipes</translation>
    </message>
    <message>
        <source>number of cells</source>
        <translation>número de células</translation>
    </message>
    <message>
        <source>deal code</source>
        <translation>código de partida</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>ações</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposição das cartas</translation>
    </message>
    <message>
        <source>columns of the layout</source>
        <translation>colunas da disposição</translation>
    </message>
    <message>
        <source>cells of the layout</source>
        <translation>células da disposição</translation>
    </message>
    <message>
        <source>foundations of the layout</source>
        <translation>fundações da disposição</translation>
    </message>
    <message>
        <source>removed sequences of the layout</source>
        <translation>sequências retiradas da disposição</translation>
    </message>
    <message>
        <source>This is no game record: its format is “{format}”.</source>
        <translation>Isto não é um registo de partida: o formato é «{format}».</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program knows up to {known}.</source>
        <translation>O registo é da versão {version}; este programa conhece até à {known}.</translation>
    </message>
    <message>
        <source>The layout has {count} piles here, not {needs}.</source>
        <translation>A disposição tem aqui {count} montes, e não {needs}.</translation>
    </message>
    <message>
        <source>Such a layout cannot come about in this game.</source>
        <translation>Esta disposição não é possível neste jogo.</translation>
    </message>
    <message>
        <source>The record does not agree with its deal code {code}.</source>
        <translation>O registo não corresponde ao seu código de partida {code}.</translation>
    </message>
    <message>
        <source>“{action}” is no action.</source>
        <translation>«{action}» não é uma ação.</translation>
    </message>
    <message>
        <source>{game} has no level “{level}”, only {levels}.</source>
        <translation>{game} não tem o nível «{level}», apenas {levels}.</translation>
    </message>
    <message>
        <source>“{card}” is no card.</source>
        <translation>«{card}» não é uma carta.</translation>
    </message>
    <message>
        <source>The layout does not hold the right cards: {card} is missing.</source>
        <translation>A disposição não tem as cartas certas: falta {card}.</translation>
    </message>
    <message>
        <source>The layout does not hold the right cards: {card} is one too many.</source>
        <translation>A disposição não tem as cartas certas: {card} está a mais.</translation>
    </message>
    <message>
        <source>line {line}, character {character}</source>
        <translation>linha {line}, caráter {character}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>ação {number}</translation>
    </message>
    <message>
        <source>{column}, card {number}</source>
        <translation>{column}, carta {number}</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message numerus="yes">
        <source>Only the last %n move(s) can be undone.</source>
        <translation>
            <numerusform>Só é possível anular a última %n jogada.</numerusform>
            <numerusform>Só é possível anular as últimas %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>Este jogo não tem {pile}.</translation>
    </message>
    <message>
        <source>The cards lie there already: {pile}.</source>
        <translation>As cartas já estão nesse lugar: {pile}.</translation>
    </message>
    <message>
        <source>{pile} is empty: there is no card to lift.</source>
        <translation>{pile} está vazia: não há nenhuma carta para levantar.</translation>
    </message>
    <message numerus="yes">
        <source>{pile} gives at most %n card(s) at a time, not {size}.</source>
        <translation>
            <numerusform>{pile} dá no máximo %n carta de cada vez, não {size}.</numerusform>
            <numerusform>{pile} dá no máximo %n cartas de cada vez, não {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards move together only if they descend by one: {card} lies on {on}.</source>
        <translation>Num grupo, os valores descem de um em um: {card} está sobre {on}.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: {card} lies on {on}.</source>
        <translation>Só se movem em conjunto cartas do mesmo naipe: {card} está sobre {on}.</translation>
    </message>
    <message numerus="yes">
        <source>A cell holds one card, not %n.</source>
        <translation>
            <numerusform>Uma célula recebe uma só carta, não %n.</numerusform>
            <numerusform>Uma célula recebe uma só carta, não %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cell is taken: {card} is in it.</source>
        <translation>Esta célula está ocupada: contém {card}.</translation>
    </message>
    <message numerus="yes">
        <source>A foundation takes one card at a time, not %n.</source>
        <translation>
            <numerusform>Uma fundação recebe uma carta de cada vez, não %n.</numerusform>
            <numerusform>Uma fundação recebe uma carta de cada vez, não %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A king goes only into an empty column: {card} cannot lie on {on}.</source>
        <translation>Um rei só pode ir para uma coluna vazia: {card} não pode ficar sobre {on}.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: {card} cannot lie on {on}.</source>
        <translation>Não se pode colocar nada sobre um ás: {card} não pode ficar sobre {on}.</translation>
    </message>
    <message>
        <source>The suit must be the same: only {needed} goes on {on}, not {card}.</source>
        <translation>O naipe tem de ser o mesmo: sobre {on} só pode ficar {needed}, não {card}.</translation>
    </message>
    <message>
        <source>The rank must be one lower: only {rank} goes on {on}, not {card}.</source>
        <translation>O valor tem de ser imediatamente inferior: sobre {on} só pode ficar {rank}, não {card}.</translation>
    </message>
    <message>
        <source>Only a king, alone or with its run, goes into an empty column, not {card}.</source>
        <translation>Uma coluna vazia só recebe um rei, sozinho ou com as cartas que o seguem, não {card}.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Não há nenhuma jogada para anular.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Não há nenhuma jogada para refazer.</translation>
    </message>
    <message>
        <source>Each foundation takes one suit: {card} goes to the one for {suit}.</source>
        <translation>Cada fundação recebe um só naipe: {card} vai para a de {suit}.</translation>
    </message>
    <message>
        <source>This fits nowhere at the moment.</source>
        <translation>De momento, isto não pode ir para lado nenhum.</translation>
    </message>
    <message>
        <source>There is no better place for this.</source>
        <translation>De momento, não há lugar melhor.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are free</source>
        <translation>
            <numerusform>há %n célula livre</numerusform>
            <numerusform>há %n células livres</numerusform>
        </translation>
    </message>
    <message>
        <source>no cell is free</source>
        <translation>não há células livres</translation>
    </message>
    <message numerus="yes">
        <source>%n other column(s) are empty</source>
        <translation>
            <numerusform>há mais %n coluna vazia</numerusform>
            <numerusform>há mais %n colunas vazias</numerusform>
        </translation>
    </message>
    <message>
        <source>no other column is empty</source>
        <translation>não há outra coluna vazia</translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) go into an empty column</source>
        <translation>
            <numerusform>uma coluna vazia recebe no máximo %n carta</numerusform>
            <numerusform>uma coluna vazia recebe no máximo %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are empty</source>
        <translation>
            <numerusform>há %n coluna vazia</numerusform>
            <numerusform>há %n colunas vazias</numerusform>
        </translation>
    </message>
    <message>
        <source>no column is empty</source>
        <translation>não há colunas vazias</translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s) move together</source>
        <translation>
            <numerusform>pode mover no máximo %n carta</numerusform>
            <numerusform>pode mover no máximo %n cartas em conjunto</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {columns}: {most}, not {size}.</source>
        <translation>{cells} e {columns}: {most}, não {size}.</translation>
    </message>
    <message>
        <source>The foundation of {suit} is complete: {card} cannot go there.</source>
        <translation>A fundação de {suit} já está completa: {card} não pode ir para lá.</translation>
    </message>
    <message>
        <source>The foundation of {suit} waits for {needs}, not for {card}.</source>
        <translation>A fundação de {suit} aguarda {needs}, não {card}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posição na partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>To the beginning</source>
        <translation>Ir para o início</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Recuar um passo</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>Back to the game in play</source>
        <translation>Voltar à partida em curso</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Unexpected Error</source>
        <translation>Erro inesperado</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and it has to end. Your game is safe.</source>
        <translation>Ocorreu um erro e o programa tem de terminar. A sua partida está a salvo.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe and you can go on.</source>
        <translation>Ocorreu um erro no programa. A sua partida está a salvo e pode continuar a jogar.</translation>
    </message>
    <message>
        <source>If you want to help, copy this report and send it to the authors.</source>
        <translation>Se quiser ajudar, copie este relatório e envie-o aos autores.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Copy Report</source>
        <translation>Copiar relatório</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Cards and Table</source>
        <translation>Cartas e mesa</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>Sample of the cards on the table</source>
        <translation>Amostra das cartas na mesa</translation>
    </message>
    <message>
        <source>Double click moves cards to the best place</source>
        <translation>Duplo clique move as cartas para o melhor lugar</translation>
    </message>
    <message>
        <source>Automatic placement of dropped cards</source>
        <translation>Colocação automática das cartas largadas</translation>
    </message>
    <message>
        <source>Placement help: show where the cards may go</source>
        <translation>Ajuda à colocação: realçar os lugares possíveis</translation>
    </message>
    <message>
        <source>Interactive rules: say why a move is refused</source>
        <translation>Regras interativas: explicar as jogadas recusadas</translation>
    </message>
    <message>
        <source>Show the elapsed time</source>
        <translation>Mostrar o tempo decorrido</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>Uma cor para cada naipe</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Índices grandes nas cartas</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Table:</source>
        <translation>Mesa:</translation>
    </message>
    <message>
        <source>A dropped card that cannot lie where it is goes to the best place for it</source>
        <translation>Uma carta largada onde não pode ficar vai para o melhor lugar</translation>
    </message>
    <message>
        <source>Only the deck of Ten Columns has these</source>
        <translation>Só o baralho do Ten Columns os tem</translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation>Igual ao do sistema: {language}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Copy Code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Repor a zero…</translation>
    </message>
    <message>
        <source>Played:</source>
        <translation>Partidas jogadas:</translation>
    </message>
    <message>
        <source>Won:</source>
        <translation>Partidas ganhas:</translation>
    </message>
    <message>
        <source>Wins in a row now:</source>
        <translation>Série atual de vitórias:</translation>
    </message>
    <message>
        <source>Most wins in a row:</source>
        <translation>Maior série de vitórias:</translation>
    </message>
    <message>
        <source>Fewest moves:</source>
        <translation>Menor número de jogadas:</translation>
    </message>
    <message>
        <source>Best time:</source>
        <translation>Melhor tempo:</translation>
    </message>
    <message>
        <source>Best score:</source>
        <translation>Melhor pontuação:</translation>
    </message>
    <message>
        <source>This game can no longer be read.</source>
        <translation>Já não é possível ler esta partida.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Valores separados por vírgulas</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Não é possível guardar {file}.</translation>
    </message>
    <message>
        <source>Delete the statistics of {game}?</source>
        <translation>Eliminar as estatísticas de {game}?</translation>
    </message>
    <message>
        <source>The finished games of all its levels are deleted for good.</source>
        <translation>As partidas terminadas de todos os níveis serão eliminadas definitivamente.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Código de partida: {code}</translation>
    </message>
    <message>
        <source>own layout</source>
        <translation>disposição própria</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copiar o código de partida</translation>
    </message>
</context>
<context>
    <name>SystemErrors</name>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Esse ficheiro ou essa pasta não existe.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>É uma pasta, não um ficheiro.</translation>
    </message>
    <message>
        <source>It is no ordinary file, but a device or a pipe.</source>
        <translation>Não é um ficheiro normal, mas um dispositivo ou um canal.</translation>
    </message>
    <message>
        <source>You do not have permission.</source>
        <translation>Não tem permissão.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Não responde.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>Já não há espaço no disco.</translation>
    </message>
    <message>
        <source>The disk cannot be written to.</source>
        <translation>Não é possível escrever no disco.</translation>
    </message>
    <message>
        <source>The disk has a fault.</source>
        <translation>O disco tem uma falha.</translation>
    </message>
    <message>
        <source>It is a link in a loop of links.</source>
        <translation>É uma ligação num ciclo de ligações.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>O nome é demasiado longo.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Há demasiados ficheiros abertos.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Outro programa está a usá-lo.</translation>
    </message>
    <message>
        <source>It would be too large.</source>
        <translation>Ficaria demasiado grande.</translation>
    </message>
    <message>
        <source>The operating system refuses it: {error}.</source>
        <translation>O sistema operativo recusa: {error}.</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>WhichGameTexts</name>
    <message>
        <source>Your saved games can be read again. Which game do you want to continue?</source>
        <translation>As suas partidas guardadas já podem ser lidas. Que partida quer continuar?</translation>
    </message>
    <message>
        <source>The other one counts as given up. Cancel keeps both for now.</source>
        <translation>A outra conta como abandonada. Se cancelar, por agora ficam guardadas as duas.</translation>
    </message>
    <message>
        <source>Saved Game</source>
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>This Game</source>
        <translation>Esta partida</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>You have won!</source>
        <translation>Partida ganha!</translation>
    </message>
    <message>
        <source>A record: {records}</source>
        <translation>Recorde: {records}</translation>
    </message>
    <message>
        <source>New Deal</source>
        <translation>Nova distribuição</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Copiado: {code}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
</context>
<context>
    <name>decks</name>
    <message>
        <source>Its file is gone.</source>
        <translation>O ficheiro já não existe.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Não é possível ler o ficheiro.</translation>
    </message>
    <message>
        <source>The folder of added decks cannot be written to.</source>
        <translation>Não é possível escrever na pasta dos baralhos adicionados.</translation>
    </message>
    <message>
        <source>The file is too large, or holds too much.</source>
        <translation>O ficheiro é demasiado grande ou contém demasiado.</translation>
    </message>
    <message>
        <source>It is no picture in the SVG format, or it is damaged.</source>
        <translation>Não é uma imagem no formato SVG ou está danificada.</translation>
    </message>
    <message>
        <source>It declares entities, which no deck needs.</source>
        <translation>Declara entidades, de que nenhum baralho precisa.</translation>
    </message>
    <message>
        <source>A card is missing in it: {card}.</source>
        <translation>Falta uma carta: {card}.</translation>
    </message>
    <message>
        <source>A card is missing in it.</source>
        <translation>Falta uma carta.</translation>
    </message>
    <message>
        <source>Its cards do not have the shape of cards.</source>
        <translation>As suas cartas não têm a forma de cartas.</translation>
    </message>
    <message>
        <source>It takes too long to draw.</source>
        <translation>Demora demasiado a desenhar.</translation>
    </message>
    <message>
        <source>It cannot be drawn.</source>
        <translation>Não é possível desenhá-lo.</translation>
    </message>
</context>
</TS>
