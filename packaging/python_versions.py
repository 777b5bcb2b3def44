"""The versions of Python that Ten Columns supports; older versions must be able to read this file."""

PYTHON_VERSIONS = ((3, 11), (3, 12), (3, 13))
