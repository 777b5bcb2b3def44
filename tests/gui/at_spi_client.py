"""What a screen reader is told: run by the system's Python, which has the client library of AT-SPI.

Writes one JSON object a line to the file descriptor that it is given: first ``{"bus": ADDRESS}`` once it listens; then for each event
``{"focus": NAME}``, ``{"description": TEXT}`` or ``{"announcement": TEXT}``. It obeys lines on standard
input: ``look`` answers ``{"board": …}`` with all that the board of cards says of itself, ``press INDEX`` and
``focus INDEX`` act on a pile. It ends with its input.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = "ten-columns"
EVENTS = {
    "object:state-changed:focused": "focus",
    "object:property-change:accessible-description": "description",
    "object:announcement": "announcement",
}


answers = os.fdopen(int(sys.argv[1]), "w", buffering=1)


def write(value: object) -> None:
    answers.write(json.dumps(value) + "\n")


def tell(event: Any) -> None:
    kind = EVENTS[event.type]
    if kind != "focus":
        write({kind: event.any_data})
    elif event.detail1:
        write({kind: event.source.get_name()})


def children(node: Any) -> list[Any]:
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def descendants(node: Any) -> list[Any]:
    return [node, *(found for child in children(node) for found in descendants(child))]


def program() -> Any:
    return next(node for node in children(Atspi.get_desktop(0)) if node.get_name() == PROGRAM)


def board() -> Any:
    return next(node for node in descendants(program()) if node.get_role() is Atspi.Role.LIST)


def described(node: Any) -> dict[str, object]:
    area = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
    states = {state.value_nick for state in node.get_state_set().get_states()}
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "area": [area.x, area.y, area.width, area.height],
        "states": sorted(states & {"focusable", "focused", "selectable", "selected"}),
    }


def look() -> dict[str, object]:
    found = board()
    area = Atspi.Component.get_extents(found, Atspi.CoordType.SCREEN)
    piles = [described(pile) for pile in children(found)]
    for pile in piles:
        left, top, width, height = pile["area"]
        point = (left + width // 2, top + height // 2, Atspi.CoordType.SCREEN)
        pile["found at its middle"] = Atspi.Component.get_accessible_at_point(found, *point).get_name()
    names = [node.get_name() for node in descendants(program()) if node.get_name()]
    return {
        **described(found),
        "area": [area.x, area.y, area.width, area.height],
        "piles": piles,
        "window": names,
    }


def obey(*_source: object) -> bool:
    line = sys.stdin.readline().split()
    if not line:
        loop.quit()
    elif line[0] == "look":
        write({"board": look()})
    elif line[0] == "press":
        Atspi.Action.do_action(board().get_child_at_index(int(line[1])), 0)
    elif line[0] == "focus":
        Atspi.Component.grab_focus(board().get_child_at_index(int(line[1])))
    return bool(line)


loop = GLib.MainLoop()
listener = Atspi.EventListener.new(tell)
for name in EVENTS:
    listener.register(name)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, obey)
write({"bus": os.environ["DBUS_SESSION_BUS_ADDRESS"]})
loop.run()
