"""The Debian package in bare systems: it starts on X11 and Wayland, saves moves, and can be removed."""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.storage.store import Storage
from engine.games import SIMPLE_SIMON
from package_checks.bare_system import HOME, BareSystem, why_not
from package_checks.upgrades import save_game_before_its_win, upgrade, wait_until_idle, win_and_open_windows
from package_checks.windows import CODE, Screen, first_move

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

NAME = "org.tencolumns.TenColumns"


WAYLAND_SOCKET = "wayland-7"


@pytest.fixture(scope="module")
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the socket of a Wayland server without a visible screen."""
    folder = tmp_path_factory.mktemp("wayland")
    command = ["weston", "--backend=headless-backend.so", f"--socket={WAYLAND_SOCKET}", "--idle-time=0"]
    command += ["--width=1280", "--height=800"]
    with subprocess.Popen(
        command,
        env={"XDG_RUNTIME_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert any("launching" in line for line in server.stdout), "weston did not start"
        folder.chmod(0o755)
        (folder / WAYLAND_SOCKET).chmod(0o777)
        try:
            yield folder
        finally:
            server.terminate()


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def system(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    wayland: Path,
    debian_package: Path,
) -> BareSystem:
    """A bare Debian with the package and its dependencies."""
    root = tmp_path_factory.mktemp("systems") / str(request.param)
    system = BareSystem(request.param, root, wayland)
    shutil.copyfile(debian_package, root / "ten-columns.deb")
    system.run("apt-get", "update")
    system.run("apt-get", "install", "--yes", "--no-install-recommends", "/ten-columns.deb")
    return system


@pytest.fixture
def screen(display: str) -> Screen:
    return Screen(display)


@contextmanager
def running(system: BareSystem, command: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """A program that runs until it ends or until the end of the context."""
    with system.start(command, **variables) as program:
        try:
            yield program
        finally:
            program.terminate()
            assert program.stdout is not None
            if not program.stdout.closed:
                program.stdout.read()  # otherwise the program would wait until its output is read


def moves_kept(system: BareSystem) -> int:
    """The number of moves of the game in play on the player's disk."""
    folder = system.root / HOME.relative_to("/") / ".local" / "share" / "ten-columns"
    storage = Storage(folder)
    game = storage.game_in_play(SIMPLE_SIMON)
    storage.close()
    assert game is not None
    return game.session.state.moves


def test_it_starts_on_x11_and_keeps_a_move(system: BareSystem, screen: Screen, pictures: Path) -> None:
    keys, _move = first_move()
    with running(system, f"ten-columns {CODE}", DISPLAY=screen.display) as program:
        window = screen.window("Simple Simon")
        screen.press(window, *keys)
        screen.picture(pictures / f"{system.root.name}-x11.png")
        assert program.poll() is None
        screen.press(window, "ctrl+q")
        output, _ = program.communicate(timeout=60)
    assert (program.returncode, output) == (0, "")
    assert moves_kept(system) == 1


def test_it_goes_on_where_it_was_left_also_after_a_kill(system: BareSystem, screen: Screen) -> None:
    with running(system, "ten-columns", DISPLAY=screen.display) as program:
        screen.window("Simple Simon")
        program.kill()
    assert moves_kept(system) == 1


def test_it_speaks_croatian_where_the_system_does(system: BareSystem, screen: Screen, pictures: Path) -> None:
    with running(system, "ten-columns", DISPLAY=screen.display, LANG="hr_HR.UTF-8"):
        screen.press(screen.window("Simple Simon"), "ctrl+n")
        screen.window("Nova partija")
        screen.picture(pictures / f"{system.root.name}-croatian.png")


def test_it_starts_on_wayland(system: BareSystem) -> None:
    variables = {
        "WAYLAND_DISPLAY": f"/run/display/{WAYLAND_SOCKET}",
        "XDG_RUNTIME_DIR": str(HOME),
        "WAYLAND_DEBUG": "1",
    }
    with running(system, "ten-columns", **variables) as program:
        assert program.stdout is not None
        lines = []
        for line in program.stdout:
            lines.append(line)
            if "wl_surface" in line and "attach(wl_buffer" in line:
                break
    said = "".join(lines)
    assert f'set_app_id("{NAME}")' in said
    assert 'set_title("Simple Simon' in said
    assert "attach(wl_buffer" in said, "nothing was drawn"


PROGRAM = "usr/lib/ten-columns/ten-columns"
NOTHING = "#!/bin/sh\nexit 1\n"


def replace_program(new: Path) -> None:
    """Replace the program, which contains all modules, and the pages of Help."""
    (new / PROGRAM).write_text(NOTHING)
    for page in (new / PROGRAM).parent.rglob("*.html"):
        page.write_text(f"{page.read_text()}<p>A sentence of the new version.</p>")


def replace_everything(new: Path) -> None:
    """Leave none of the files of the program."""
    shutil.rmtree((new / PROGRAM).parent)
    (new / PROGRAM).parent.mkdir()
    (new / PROGRAM).write_text(NOTHING)
    (new / PROGRAM).chmod(0o755)


def test_it_is_upgraded_in_its_first_second(system: BareSystem, screen: Screen, pictures: Path) -> None:
    command = f"ten-columns --data-dir /home/player/early {save_game_before_its_win(system)}"
    with running(system, command, DISPLAY=screen.display) as program:
        window = screen.window("Simple Simon")
        program.send_signal(signal.SIGSTOP)  # the upgrade takes longer than the program to load what it needs
        upgrade(system, "/ten-columns.deb", replace_program)
        program.send_signal(signal.SIGCONT)
        win_and_open_windows(screen, window, pictures / f"{system.root.name}-upgraded-early.png")
        screen.press(window, "ctrl+q")
        output, _ = program.communicate(timeout=60)
    assert (program.returncode, output) == (0, "")
    system.run("dpkg", "-i", "/ten-columns.deb")


def test_it_is_upgraded_one_move_before_a_win(system: BareSystem, screen: Screen, pictures: Path) -> None:
    command = f"ten-columns --data-dir /home/player/late {save_game_before_its_win(system)}"
    with running(system, command, DISPLAY=screen.display) as program:
        window = screen.window("Simple Simon")
        wait_until_idle(program)
        upgrade(system, "/ten-columns.deb", replace_everything)
        win_and_open_windows(screen, window, pictures / f"{system.root.name}-upgraded.png")
        screen.press(window, "ctrl+q")
        output, _ = program.communicate(timeout=60)
    assert (program.returncode, output) == (0, "")


def test_it_is_removed_without_a_trace(system: BareSystem) -> None:
    system.run("apt-get", "purge", "--yes", "ten-columns")
    traces = [path for path in system.files() if "columns" in path.name.lower()]
    assert [path for path in traces if path.name != "ten-columns.deb"] == []
    assert moves_kept(system) == 1
