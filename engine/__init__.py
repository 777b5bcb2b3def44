"""The rules of Ten Columns: cards, positions, games, deals and records.

The package needs the standard library only and holds no text for people: what is refused or cannot be
read is a value with a stable identifier, which a front end puts into words.
"""
