"""``dev.py`` explains every failure in one sentence, also on old versions of Python."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import dev
import environment
import locking
import processes
import pytest
from command_line import COMMANDS, main
from python_versions import PYTHON_VERSIONS

PROGRAM = environment.ROOT / "packaging" / "dev.py"
OLD_PYTHON = """
import runpy, sys
sys.version_info, sys.version = (3, 6, 15), "3.6.15 (old)"
sys.modules["command_line"] = None  # importing it would raise
sys.path.insert(0, sys.argv[1].removesuffix("dev.py"))
runpy.run_path(sys.argv[1], run_name="__main__")
"""


def test_an_old_python_prints_the_supported_ones() -> None:
    command = [sys.executable, "-c", OLD_PYTHON, str(PROGRAM)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = "This is Python 3.6.15; Ten Columns needs one of 3.11, 3.12, 3.13.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


@pytest.mark.parametrize("file", [PROGRAM, PROGRAM.with_name("python_versions.py")])
def test_an_old_python_can_read_that_far(file: Path) -> None:
    tree = ast.parse(file.read_text(), feature_version=(3, 7))
    kinds = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr)
    assert [node for node in ast.walk(tree) if isinstance(node, kinds)] == []
    assert "__future__" not in file.read_text()


def test_the_pythons_are_those_that_the_project_names() -> None:
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text())["project"]
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(project["classifiers"]))
    supported = [minor for _major, minor in PYTHON_VERSIONS]
    assert [int(minor) for minor in named] == supported
    assert project["requires-python"] == f">=3.{supported[0]},<3.{supported[-1] + 1}"


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["nonsense"], 2), (["--help"], 0)])
def test_it_tells_how_it_is_used(
    arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.__doc__ is not None
    assert main(arguments, dev.__doc__) == status
    told = capsys.readouterr().out
    assert [name for name in COMMANDS if f"dev.py {name}" not in told] == []


def test_what_cannot_be_written_is_reported_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def write(_arguments: list[str]) -> int:
        raise OSError(30, "Read-only file system", "/some/where")

    monkeypatch.setitem(COMMANDS, "play", write)
    assert main(["play"], "") == 1
    assert capsys.readouterr().err == "dev.py: /some/where: Read-only file system\n"


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError(...)'",
        "Err:1 http://deb.debian.org/debian trixie\n  Temporary failure resolving 'deb.debian.org'",
    ],
)
def test_a_missing_network_is_named(said: str) -> None:
    command = [sys.executable, "-c", f"import sys; print({said!r}); sys.exit(1)"]
    with pytest.raises(SystemExit, match=r"^dev.py: there is no way to the network, .*\.$"):
        processes.run_quietly(command)


def test_another_failure_is_reported_with_all_that_was_said() -> None:
    with pytest.raises(SystemExit, match=r"^no room\n\ndev.py: this failed: .*python"):
        processes.run_quietly([sys.executable, "-c", "import sys; print('no room'); sys.exit(1)"])


INTERRUPTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background of a shell ignores it
sys.path.insert(0, sys.argv[1])
import dev
sys.argv = [sys.argv[2], "play"]
import commands.play, runpy
commands.play.run = lambda _: os.kill(os.getpid(), signal.SIGINT)
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def test_an_interruption_needs_no_traceback() -> None:
    command = [sys.executable, "-c", INTERRUPTED, str(PROGRAM.parent), str(PROGRAM)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "\ndev.py: interrupted\n")


PARENT = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background of a shell ignores it
sys.path.insert(0, sys.argv[1])
import processes
from pathlib import Path
processes.run([sys.executable, "-c", sys.argv[2]], Path.cwd())
"""
CHILD = """
import time
try:
    print("started", flush=True)
    while True:
        time.sleep(0.01)
except KeyboardInterrupt:
    time.sleep(0.5)  # longer than Python waits of its own accord
    print("in order", flush=True)
"""


def test_an_interrupted_program_may_put_its_things_in_order() -> None:
    command = [sys.executable, "-c", PARENT, str(PROGRAM.parent), CHILD]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate(timeout=60)
    assert said == "in order\n"


HOLDER = """
import sys
sys.path.insert(0, sys.argv[1])
import locking
from pathlib import Path
with locking.exclusively(Path(sys.argv[2])):
    print("held", flush=True)
    sys.stdin.readline()
    print("released", flush=True)
"""


def test_one_run_waits_for_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", HOLDER, str(PROGRAM.parent), str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdin is not None
        assert holder.stdout.readline() == "held\n"
        holder.stdin.close()
        with locking.exclusively(tmp_path):
            assert holder.stdout.readline() == "released\n"
    assert list(tmp_path.iterdir()) == []
    waiting = "Waiting for another dev.py, which is setting up the environment ...\n"
    assert capsys.readouterr().out in ("", waiting)
