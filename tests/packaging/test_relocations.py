"""Libraries with packed relocations, as the linker and the dynamic linker see them."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from building import debian, relocations
from hypothesis import given
from hypothesis import strategies as st

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64") or shutil.which("gcc") is None,
    reason="gcc makes a library for Linux on x86-64",
)

_WORDS = "".join(f'"word {number}", ' for number in range(300))
_SOURCE = f"""
#include <stdio.h>
static const char *const words[] = {{{_WORDS}}};
const char *const *first = words;
int show(void) {{ return puts(words[0]) + puts(words[150]) + puts(first[299]) + fflush(stdout); }}
"""
_CALL = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).show()"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library with 300 pointers to its own texts."""
    source, made = tmp_path / "words.c", tmp_path / "libwords.so"
    source.write_text(_SOURCE)
    # Debian's linker writes no packed relocations by itself; other systems' may.
    unpacked = "-Wl,-z,nopack-relative-relocs"
    subprocess.run(["gcc", "-shared", "-fPIC", unpacked, "-o", made, source], check=True)
    return made


def output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_packed_library_works_as_before(library: Path) -> None:
    relocations.pack(library)
    assert "(RELR)" in output("readelf", "-dW", library)
    assert output(sys.executable, "-c", _CALL, library) == "word 0\nword 150\nword 299\n"


def test_only_relocations_with_symbols_stay_unpacked(library: Path) -> None:
    before = output("readelf", "-rW", library)
    relocations.pack(library)
    after = output("readelf", "-rW", library)
    assert before.count("R_X86_64_RELATIVE") > 300
    assert "R_X86_64_RELATIVE" not in after.replace("R_X86_64_RELATIVE RELR", "")
    assert before.count("R_X86_64_GLOB_DAT") == after.count("R_X86_64_GLOB_DAT") > 0


def test_a_packed_library_requires_a_dynamic_linker_that_knows_the_format(library: Path) -> None:
    relocations.pack(library)
    versions = output("readelf", "-VW", library)
    assert "GLIBC_ABI_DT_RELR" in versions
    assert "GLIBC_2.2.5" in versions


def test_another_program_can_be_linked_with_a_packed_library(library: Path) -> None:
    relocations.pack(library)
    source, program = library.with_name("main.c"), library.with_name("main")
    source.write_text("int show(void); int main(void) { return show() < 0; }")
    subprocess.run(["gcc", "-o", program, source, library, f"-Wl,-rpath,{library.parent}"], check=True)
    assert output(program).startswith("word 0")


def test_a_packed_library_is_not_packed_again(library: Path) -> None:
    relocations.pack(library)
    packed = library.read_bytes()
    relocations.pack(library)
    assert library.read_bytes() == packed


def test_another_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "libc.so"
    file.write_text("GROUP ( /lib/libc.so.6 )")
    relocations.pack(file)
    assert file.read_text() == "GROUP ( /lib/libc.so.6 )"


def unpacked(words: list[int]) -> list[int]:
    """The addresses that ``words`` stand for, as the System V ABI reads them."""
    addresses, following = [], 0
    for word in words:
        if word % 2 == 0:
            addresses.append(word)
            following = word + 8
        else:
            addresses += [following + 8 * bit for bit in range(63) if word >> (bit + 1) & 1]
            following += 63 * 8
    return addresses


@given(st.sets(st.integers(0, 2000)))
def test_packed_addresses_are_the_same_addresses(places: set[int]) -> None:
    addresses = [0x1000 + 8 * place for place in sorted(places)]
    assert unpacked(relocations.packed_addresses(addresses)) == addresses


def test_the_debian_package_requires_a_glibc_that_reads_packed_relocations() -> None:
    assert debian.for_packed_relocations("libc6 (>= 2.9), zlib1g") == "libc6 (>= 2.36), zlib1g"
    assert debian.for_packed_relocations("libc6 (>= 2.41), zlib1g") == "libc6 (>= 2.41), zlib1g"
