"""The controller of the games in play: takes commands, and signals their results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.play.changes import Change, ChangeKind, Win
from app.play.clock import Clock
from app.play.statistics import new_bests, standing_of
from app.storage.rows import GameInPlay
from app.storage.store import Storage
from engine.deals import DealCode, random_number
from engine.games import GAMES, find_game, game_of_code
from engine.moves import best_move, foundation_move
from engine.position import Move, PileId, Position
from engine.rules import Game, Refusal
from engine.session import Action, Session, State, Step, Transition

_LAST_GAME = "last_game"
_LAST_LEVEL = "last_level_{}"


class Controller(QObject):
    """Holds one game in play of each kind, and signals the changes.

    The latest action waits for ``save``, which the window calls after the frame that shows the action. Any
    other use of the storage saves it first.

    Signals:
        changed(Change): the position, the game or the level has changed.
        refused(Refusal, PileId | None, int): an action was refused. The pile is the source of a refused lift
            or double click, the target of a refused drop or move, or None; the number is the size of the
            group for a double click, else 0.
        won(Win): the position of the last ``changed`` is won.
        saved(): the latest action does not wait any more. If the disk failed, the storage may have a notice.
    """

    changed = Signal(object)
    refused = Signal(object, object, int)
    won = Signal(object)
    saved = Signal()

    def __init__(
        self,
        storage: Storage,
        games: Sequence[Game] = GAMES,
        clock: Clock | None = None,
    ) -> None:
        super().__init__()
        self._storage = storage
        self.games = games
        self.clock = clock or Clock()
        self._is_finished = False
        game = find_game(storage.settings().get(_LAST_GAME, ""), games) or games[0]
        if not self._resume(game):
            self._put_on_table(self._random_deal(game, self.last_level(game)), counts_for_statistics=True)

    # The game in play

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.game

    @property
    def position(self) -> Position:
        """The position of the game on the table."""
        return self.session.position

    @property
    def state(self) -> State:
        """Position, score and number of moves of the game on the table."""
        return self.session.state

    @property
    def undo_limit_met(self) -> bool:
        """Whether moves were made but no more of them can be undone."""
        return self.session.undo_move is None and self.state.moves > 0

    def last_level(self, game: Game) -> int:
        """The level at which ``game`` was last begun; at first, the easiest level."""
        text = self._storage.settings().get(_LAST_LEVEL.format(game.name))
        levels = game.codes.levels
        return next((level for level in levels if str(level) == text), levels[0])

    def would_be_dropped(self, game: Game) -> bool:
        """Whether New Deal, Restart or Open would lose moves of ``game``, so that they must ask first.

        ===================================  =====================================
        State of the game in play            Moves would be lost
        ===================================  =====================================
        its position is won                  no
        it was never won                     if it has actions, even undone moves
        it was won, then moves were undone   if its position is not the first one
        ===================================  =====================================
        """
        session, is_finished = self.session, self._is_finished
        if game is not self.game:
            kept = self._storage.game_in_play(game)
            if kept is None:
                return False
            session, is_finished = kept.session, kept.finished
        has_moves = session.state.moves > 0 if is_finished else bool(session.actions)
        return has_moves and not session.is_won

    def would_be_given_up(self, game: Game) -> bool:
        """Whether another deal of ``game`` would lose moves or count a game as given up.

        The New Game dialog warns the player if it is true. It adds one case to ``would_be_dropped``: a game
        that counts for the statistics had moves and was restarted. Another deal loses none of its moves, but
        counts it as given up; another restart does not.
        """
        kept = self._storage.game_in_play(game)
        is_given_up = kept is not None and kept.counts_for_statistics and kept.moved and not kept.finished
        return is_given_up or self.would_be_dropped(game)

    # Actions

    def move(self, move: Move) -> bool:
        """Carry out a move of the player; false if it was refused."""
        return self._carry_out(move, ChangeKind.MOVE)

    def move_to_best(self, source: PileId, size: int) -> None:
        """Send a group to its best place, or refuse that."""
        best = best_move(self.game, self.position, source, size)
        if isinstance(best, Move):
            self.move(best)
        else:
            self.refuse(best, source, size)

    def send_all(self) -> None:
        """Move card after card to the foundations until no card can go there."""
        moves = []
        before = self.state
        while move := self._next_foundation_move():
            self._play(move)
            moves.append(move)
        if moves:
            self._emit_change(Change(ChangeKind.MOVE, before, tuple(moves)))

    def can_send_any(self) -> bool:
        """Whether any card can go to a foundation."""
        return bool(self.position.foundations) and self._next_foundation_move() is not None

    def undo(self) -> None:
        """Take back the last move."""
        self._carry_out(Step.UNDO, ChangeKind.UNDO)

    def redo(self) -> None:
        """Make the last undone move again."""
        self._carry_out(Step.REDO, ChangeKind.REDO)

    def refuse(self, refusal: Refusal, pile: PileId | None = None, size: int = 0) -> None:
        """Signal that an action of the player at ``pile``, with its last ``size`` cards, is refused."""
        self.refused.emit(refusal, pile, size)

    # The choice of the game on the table

    def restart(self) -> None:
        """Begin the same deal again, from its start."""
        before = self.state
        self.session.restart()
        self.clock.reset()
        self._storage.restart(self.game)
        self._emit_change(Change(ChangeKind.RESTART, before))

    def new_game(self, game: Game, level: int) -> None:
        """Begin a random deal."""
        self.open(self._random_deal(game, level), counts_for_statistics=True)

    def new_deal(self, code: DealCode) -> None:
        """Begin the deal of ``code``."""
        self.open(Session.deal(game_of_code(code, self.games), code), counts_for_statistics=True)

    def open(self, session: Session, *, counts_for_statistics: bool) -> None:
        """Put ``session`` on the table; it replaces the game in play of its kind."""
        before = self.state
        self.save_time()
        self._put_on_table(session, counts_for_statistics=counts_for_statistics)
        self._emit_change(Change(ChangeKind.DEAL, before))

    def switch(self, game: Game) -> bool:
        """Suspend the game on the table and resume ``game``; false if ``game`` has no game in play."""
        before = self.state
        if game is not self.game:
            self.save_time()
            if not self._resume(game):
                return False
            self._emit_change(Change(ChangeKind.SWITCH, before))
        return True

    # Start and end of the program

    def check_storage(self) -> None:
        """Check the saved games for damage; if there is any, save the game on the table again."""
        self._storage.check()
        self.save()

    def reload(self) -> None:
        """Resume the saved games, which have become readable again.

        The game on the table stays if the storage has the same game in play.
        """
        session = self.session
        kept = self._storage.game_in_play(self.game)
        if kept and (kept.session.start, kept.session.actions) == (session.start, session.actions):
            self._storage.set_settings({_LAST_GAME: self.game.name})
            return
        before = self.state
        game = find_game(self._storage.settings().get(_LAST_GAME, ""), self.games) or self.game
        if self._resume(game) or self._resume(self.game):
            self._emit_change(Change(ChangeKind.SWITCH, before))

    def announce_existing_win(self) -> None:
        """Signal ``won`` if the program was closed in a won position."""
        if self.session.is_won:
            self.won.emit(self._note_win())

    def save(self) -> None:
        """Save the latest action, or the whole game on the table if a damaged file may have lost actions."""
        self._storage.save()
        if self._storage.is_behind:
            moved, seconds = bool(self.session.actions), self.clock.seconds
            game = GameInPlay(
                self.session, seconds, self._counts_for_statistics, moved=moved, finished=self._is_finished
            )
            self._storage.put(game)
        self.saved.emit()

    def save_time(self) -> None:
        """Save the time of the game on the table."""
        self._storage.set_seconds(self.game, self.clock.seconds)

    def _carry_out(self, action: Action, kind: ChangeKind) -> bool:
        played = self._play(action)
        if isinstance(played, Refusal):
            self.refuse(played, action.target if isinstance(action, Move) else None)
            return False
        self._emit_change(Change(kind, played.before, (played.move,)))
        return True

    def _play(self, action: Action) -> Transition | Refusal:
        played = self.session.play(action)
        if isinstance(played, Transition):
            self._storage.append(self.session, self.clock.seconds)
            self._run_clock()
        return played

    def _emit_change(self, change: Change) -> None:
        win = self._note_win() if self.session.is_won else None
        self.changed.emit(change)
        if win is not None:
            self.won.emit(win)

    def _note_win(self) -> Win:
        is_first, seconds = not self._is_finished, self.clock.seconds
        counts = is_first and self._counts_for_statistics
        # Read once: it takes half a second for 100,000 games.
        earlier = self._storage.finished_games(self.game) if counts else []
        standing = standing_of(self.session, earlier, counts=self._counts_for_statistics, is_first=is_first)
        bests = new_bests(earlier, self.game, self.session.level, self.state, seconds) if counts else ()
        self.clock.stop()
        if is_first:
            self._is_finished = True
            self._storage.win(self.game, self.session, seconds)
        return Win(self.state, seconds, is_first, standing, bests)

    def _next_foundation_move(self) -> Move | None:
        game, position = self.game, self.position
        for source in position.piles:
            move = foundation_move(game, position, source)
            if move is not None:
                return move
        return None

    def _random_deal(self, game: Game, level: int) -> Session:
        return Session.deal(game, DealCode(game.codes, level, random_number()))

    def _put_on_table(self, session: Session, *, counts_for_statistics: bool) -> None:
        self._storage.begin(session, counts_for_statistics=counts_for_statistics)
        self._set_current(
            session, seconds=0.0, counts_for_statistics=counts_for_statistics, is_finished=False
        )
        self._storage.set_settings({_LAST_LEVEL.format(session.game.name): str(session.level)})

    def _resume(self, game: Game) -> bool:
        kept = self._storage.game_in_play(game)
        if kept is not None:
            self._set_current(
                kept.session,
                kept.seconds,
                counts_for_statistics=kept.counts_for_statistics,
                is_finished=kept.finished,
            )
        return kept is not None

    def _set_current(
        self, session: Session, seconds: float, *, counts_for_statistics: bool, is_finished: bool
    ) -> None:
        self.session = session
        self._counts_for_statistics = counts_for_statistics
        self._is_finished = is_finished
        self._storage.set_settings({_LAST_GAME: session.game.name})
        self.clock.reset(seconds)
        self._run_clock()

    def _run_clock(self) -> None:
        """Start the clock if the game has actions, and is neither won nor only undone after its win."""
        actions = self.session.actions
        is_undone_win = self._is_finished and actions[-1:] == [Step.UNDO]
        if actions and not self.session.is_won and not is_undone_win:
            self.clock.start()
