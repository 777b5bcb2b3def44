"""Reasons why the operating system cannot read or write a file."""

from __future__ import annotations

import errno

from app.regular_file import NotRegularFileError
from app.text.translation import Texts

SystemErrors = Texts("SystemErrors")

_DOES_NOT_ANSWER = {errno.ESTALE, errno.ENOTCONN, errno.EHOSTDOWN, errno.EHOSTUNREACH, errno.ENETUNREACH}


def system_error_text(error: OSError) -> str:  # noqa: PLR0912 (one case for each reason)
    """The reason in a sentence; for a rare error, the system's name of it, such as ``EXDEV``."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return SystemErrors.tr("There is no such file or folder.")
        case IsADirectoryError():
            return SystemErrors.tr("It is a folder, not a file.")
        case NotRegularFileError():
            return SystemErrors.tr("It is no ordinary file, but a device or a pipe.")
        case PermissionError():
            return SystemErrors.tr("You do not have permission.")
        case TimeoutError():
            return SystemErrors.tr("It does not answer.")
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return SystemErrors.tr("There is no space left on the disk.")
        case errno.EROFS:
            return SystemErrors.tr("The disk cannot be written to.")
        case errno.EIO:
            return SystemErrors.tr("The disk has a fault.")
        case errno.ELOOP:
            return SystemErrors.tr("It is a link in a loop of links.")
        case errno.ENAMETOOLONG:
            return SystemErrors.tr("The name is too long.")
        case errno.EMFILE | errno.ENFILE:
            return SystemErrors.tr("Too many files are open.")
        case errno.EBUSY:
            return SystemErrors.tr("Another program is using it.")
        case errno.EFBIG:
            return SystemErrors.tr("It would be too large.")
        case number if number in _DOES_NOT_ANSWER:
            return SystemErrors.tr("It does not answer.")
        case number:
            name = errno.errorcode.get(number or 0, "?")
            return SystemErrors.tr("The operating system refuses it: {error}.").format(error=name)
