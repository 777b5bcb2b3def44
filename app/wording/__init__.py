"""Every word about engine things: cards, piles, games, moves, refusals, codes and records."""

from app.wording.games import (
    game_name,
    game_summary,
    level_count,
    level_difficulty,
    level_name,
    level_question,
)
from app.wording.moves import (
    lifted_text,
    move_text,
    put_back_text,
    redone_text,
    undone_text,
    win_text,
)
from app.wording.notices import notice_text, record_text, standing_text
from app.wording.numbers import (
    elapsed_text,
    move_count_text,
    moves_text,
    points_text,
    score_text,
    time_text,
)
from app.wording.piles import group_description, position_text
from app.wording.refusals import is_empty_column, refusal_text, refused_action_text, undo_limit_text
from app.wording.unreadable import unreadable_text

__all__ = [
    "elapsed_text",
    "game_name",
    "game_summary",
    "group_description",
    "is_empty_column",
    "level_count",
    "level_difficulty",
    "level_name",
    "level_question",
    "lifted_text",
    "move_count_text",
    "move_text",
    "moves_text",
    "notice_text",
    "points_text",
    "position_text",
    "put_back_text",
    "record_text",
    "redone_text",
    "refusal_text",
    "refused_action_text",
    "score_text",
    "standing_text",
    "time_text",
    "undo_limit_text",
    "undone_text",
    "unreadable_text",
    "win_text",
]
