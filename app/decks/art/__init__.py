"""The pictures of the program: cards, places, marks, table and icons, all drawn from outlines of our own.

Everything here paints with QtGui into a rectangle that the caller gives; nothing uses a font or a file.
"""
