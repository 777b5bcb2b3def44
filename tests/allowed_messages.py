"""The Python warnings and Qt messages that are allowed in a test run; any other one fails the test.

Each entry is the text (a regular expression that must match the whole message), and the reason why this
project neither causes it nor can avoid it.
"""

# Python warnings, as pytest's ``filterwarnings`` writes them: "ignore:MESSAGE:CATEGORY".
PYTHON_WARNINGS: dict[str, str] = {}

# Messages of Qt at level warning and above.
QT_MESSAGES: dict[str, str] = {
    r"This plugin does not support grabbing the keyboard": (
        "Qt's offscreen platform says so for every menu that opens."
    ),
    r"This plugin does not support propagateSizeHints\(\)": (
        "Qt's offscreen platform says so for every window that has a least size."
    ),
    r"This plugin does not support raise\(\)": (
        "Qt's offscreen platform has no stacking order; asking for the front is right all the same."
    ),
}
