"""A client of AT-SPI, run by the system's Python, which has the client library.

It writes JSON objects, one a line, to the given file descriptor: first ``{"bus": ADDRESS}``, as soon as it
listens, then ``{"focus": NAME}``, ``{"description": TEXT}`` or ``{"announcement": TEXT}`` for each event.
Lines on standard input are commands: ``look`` answers ``{"board": …}`` with all properties of the board, and
``press INDEX`` and ``focus INDEX`` act on a pile. It ends when its input ends.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

Node = Any  # an Atspi.Accessible: the library has no types
PROGRAM = "ten-columns"
EVENTS = {
    "object:state-changed:focused": "focus",
    "object:property-change:accessible-description": "description",
    "object:announcement": "announcement",
}


answers = os.fdopen(int(sys.argv[1]), "w", buffering=1)


def write(value: object) -> None:
    answers.write(json.dumps(value) + "\n")


def tell(event: Node) -> None:
    kind = EVENTS[event.type]
    if kind != "focus":
        write({kind: event.any_data})
    elif event.detail1:
        write({kind: event.source.get_name()})


def children(node: Node) -> list[Node]:
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def descendants(node: Node) -> list[Node]:
    return [node, *(found for child in children(node) for found in descendants(child))]


def program() -> Node:
    return next(node for node in children(Atspi.get_desktop(0)) if node.get_name() == PROGRAM)


def board() -> Node:
    return next(node for node in descendants(program()) if node.get_role() is Atspi.Role.LIST)


def area(node: Node) -> list[int]:
    rect = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
    return [rect.x, rect.y, rect.width, rect.height]


def found_at_middle(node: Node, inside: Node) -> str:
    left, top, width, height = area(node)
    point = (left + width // 2, top + height // 2)
    found = Atspi.Component.get_accessible_at_point(inside, *point, Atspi.CoordType.SCREEN)
    return str(found.get_name())


def described(node: Node) -> dict[str, object]:
    states = {state.value_nick for state in node.get_state_set().get_states()}
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "area": area(node),
        "states": sorted(states & {"focusable", "focused", "selectable", "selected"}),
    }


def look() -> dict[str, object]:
    found = board()
    piles = [described(pile) | {"at its middle": found_at_middle(pile, found)} for pile in children(found)]
    names = [node.get_name() for node in descendants(program()) if node.get_name()]
    return described(found) | {"piles": piles, "window": names}


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
