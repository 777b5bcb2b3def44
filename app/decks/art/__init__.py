"""The pictures of the program: cards, slots, marks, table and icons, all drawn from the program's outlines.

All functions paint with QtGui into a rectangle of the caller. None uses a font or a file.
"""
