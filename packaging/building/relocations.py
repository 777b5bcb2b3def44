"""Packs the relocations of the frozen libraries, so that a start reads and keeps fewer pages of them.

A library contains, for each pointer in its data, 24 bytes that tell the dynamic linker to add the address at
which the library is loaded. The packed format (RELR, glibc 2.36 or newer) needs one bit for most of them. A
linker writes it with ``-z pack-relative-relocs``; Qt, PySide6 and Python are published without it.

Format: https://groups.google.com/g/generic-abi/c/bX460iggiKg, and the System V ABI, chapter 5.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

_ELF_64_LITTLE_ENDIAN = b"\x7fELF\x02\x01"
_RELATIVE = {62: 8, 183: 1027}
"""The type of a relative relocation, by the machine: x86-64 and AArch64."""

_PT_LOAD, _PT_DYNAMIC = 1, 2
_NULL, _STRTAB, _RELA, _RELASZ, _STRSZ = 0, 5, 7, 8, 10
_RELRSZ, _RELR, _RELRENT = 35, 36, 37
_RELACOUNT, _VERNEED, _VERNEEDNUM = 0x6FFFFFF9, 0x6FFFFFFE, 0x6FFFFFFF

_WORD = 8
_RELA_BYTES = 24
_SECTION_HEADER_BYTES = 64
_BITS = 63
"""The words that one bitmap of the packed format covers."""

_LIBC = b"libc.so.6"
_VERSION = b"GLIBC_ABI_DT_RELR"
"""glibc refuses packed relocations in a library that does not require this version of it."""

LIBC_MINOR = 36
"""The oldest glibc 2 that reads packed relocations."""


class _Library:
    """The bytes of a library, addressed as the dynamic linker does."""

    def __init__(self, content: bytes) -> None:
        self.content = bytearray(content)
        (self.machine,) = struct.unpack_from("<H", content, 18)
        (headers,) = struct.unpack_from("<Q", content, 32)
        (count,) = struct.unpack_from("<H", content, 56)
        self._segments = [struct.unpack_from("<IIQQQQQQ", content, headers + 56 * n) for n in range(count)]
        self._dynamic = next(segment[2] for segment in self._segments if segment[0] == _PT_DYNAMIC)
        (self._sections,) = struct.unpack_from("<Q", content, 40)
        (self._section_count,) = struct.unpack_from("<H", content, 60)

    def offset(self, address: int) -> int:
        """The place in the file of ``address``; raise ValueError if the file does not contain it."""
        for kind, _, offset, start, _, size, _, _ in self._segments:
            if kind == _PT_LOAD and start <= address < start + size:
                return int(offset + address - start)
        raise ValueError(f"no byte of the file is loaded at {address:#x}")

    def read(self, form: str, address: int) -> tuple[int, ...]:
        """The numbers in the format ``form`` at ``address``."""
        return struct.unpack_from(form, self.content, self.offset(address))

    def write(self, form: str, address: int, *numbers: int) -> None:
        """Write the numbers in the format ``form`` to ``address``."""
        struct.pack_into(form, self.content, self.offset(address), *numbers)

    def text(self, address: int) -> bytes:
        """The text at ``address``, up to its final zero."""
        start = self.offset(address)
        return bytes(self.content[start : self.content.index(0, start)])

    def dynamic(self) -> dict[int, int]:
        """The dynamic section without DT_NEEDED and the like: a dictionary from tags to values."""
        return dict(self._entries())

    def set_dynamic(self, changes: dict[int, int], *, drop: int) -> bool:
        """Change or add entries, remove the entry ``drop``; return False if there is no room for them."""
        entries = [(tag, value) for tag, value in self._entries() if tag not in changes and tag != drop]
        entries += changes.items()
        room = self._dynamic_room()
        if len(entries) >= room:
            return False
        entries += [(_NULL, 0)] * (room - len(entries))
        struct.pack_into(f"<{2 * room}Q", self.content, self._dynamic, *(n for e in entries for n in e))
        return True

    def move_section(self, old: int, start: int, end: int) -> None:
        """Let the section at the address ``old`` extend from ``start`` to ``end``, for tools that read it."""
        for number in range(self._section_count):
            header = self._sections + _SECTION_HEADER_BYTES * number
            if struct.unpack_from("<Q", self.content, header + 16) == (old,):
                place = start, self.offset(start), end - start
                struct.pack_into("<QQQ", self.content, header + 16, *place)

    def _entries(self) -> Iterator[tuple[int, int]]:
        for place in range(self._dynamic, len(self.content), 16):
            tag, value = struct.unpack_from("<QQ", self.content, place)
            if tag == _NULL:
                return
            yield tag, value

    def _dynamic_room(self) -> int:
        return next(int(segment[5]) // 16 for segment in self._segments if segment[0] == _PT_DYNAMIC)


def pack(file: Path) -> None:
    """Pack the relocations of the library ``file`` in place; a library without room for it stays as it is."""
    packed = packed_library(file.read_bytes())
    if packed is not None:
        file.write_bytes(packed)


def packed_library(content: bytes) -> bytes | None:
    """The library ``content`` with packed relocations; None if it has few, or no room for what is added."""
    if not content.startswith(_ELF_64_LITTLE_ENDIAN):
        return None
    library = _Library(content)
    dynamic = library.dynamic()
    count = dynamic.get(_RELACOUNT, 0)
    if _RELR in dynamic or _VERNEED not in dynamic or library.machine not in _RELATIVE:
        return None
    table, table_size = dynamic[_RELA], dynamic[_RELASZ]
    relocations = [library.read("<QQQ", table + _RELA_BYTES * n) for n in range(count)]
    if any(kind != _RELATIVE[library.machine] or place % _WORD for place, kind, _ in relocations):
        return None
    words = packed_addresses(sorted(place for place, _, _ in relocations))
    version = table + _WORD * len(words)
    name = version + 16
    rest = table + _RELA_BYTES * count
    if name + len(_VERSION) + 1 > rest:
        return None
    changes = {
        _RELA: rest,
        _RELASZ: table_size - _RELA_BYTES * count,
        _RELR: table,
        _RELRSZ: _WORD * len(words),
        _RELRENT: _WORD,
        _STRSZ: name + len(_VERSION) + 1 - dynamic[_STRTAB],
    }
    if not library.set_dynamic(changes, drop=_RELACOUNT):
        return None
    strings, versions = dynamic[_STRTAB], dynamic[_VERNEED]
    library.move_section(table, rest, table + table_size)
    library.move_section(strings, strings, strings + changes[_STRSZ])
    library.move_section(versions, versions, name)
    for place, _, addend in relocations:
        library.write("<Q", place, addend)
    start = library.offset(table)
    library.content[start : start + _RELA_BYTES * count] = bytes(_RELA_BYTES * count)
    library.write(f"<{len(words)}Q", table, *words)
    _require_version(library, dynamic, version, name)
    return bytes(library.content)


def packed_addresses(addresses: list[int]) -> list[int]:
    """The words of the packed format for ``addresses``, which are sorted.

    An even word is an address. An odd word is a bitmap: bit n, from 1 on, stands for the n-th of the 63 words
    that follow those already covered.
    """
    words: list[int] = []
    remaining = iter(addresses)
    address = next(remaining, None)
    while address is not None:
        words.append(address)
        base = address + _WORD
        address = next(remaining, None)
        while address is not None and address < base + _BITS * _WORD:
            bitmap = 1
            while address is not None and address < base + _BITS * _WORD:
                bitmap |= 1 << ((address - base) // _WORD + 1)
                address = next(remaining, None)
            words.append(bitmap)
            base += _BITS * _WORD
    return words


def _require_version(library: _Library, dynamic: dict[int, int], version: int, name: int) -> None:
    """Add the requirement ``_VERSION`` at the address ``version``, with its text at ``name``."""
    start = library.offset(name)
    library.content[start : start + len(_VERSION)] = _VERSION
    needed, highest, of_libc = dynamic[_VERNEED], 1, 0
    for _ in range(dynamic[_VERNEEDNUM]):
        _, count, file, first, following = library.read("<HHIII", needed)
        entry = last = needed + first
        for _ in range(count):
            _, _, index, _, to_next = library.read("<IHHII", entry)
            highest = max(highest, index)
            last, entry = entry, entry + to_next
        if library.text(dynamic[_STRTAB] + file) == _LIBC:
            of_libc = needed
            library.write("<H", needed + 2, count + 1)
            library.write("<I", last + 12, version - last)
        needed += following
    if not of_libc:
        raise ValueError("the library does not need libc")
    library.write("<IHHII", version, _hash(_VERSION), 0, highest + 1, name - dynamic[_STRTAB], 0)


def _hash(name: bytes) -> int:
    """The hash of a version's name in the System V ABI."""
    value = 0
    for byte in name:
        value = (value << 4) + byte
        value = (value ^ (value >> 24 & 0xF0)) & 0x0FFFFFFF
    return value
