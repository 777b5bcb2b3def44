"""A minimal Debian system in a folder, to install packages in and test them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import environment

_KEPT = environment.ROOT / "build" / "systems"
HOME = Path("/home/player")
_ENTER = """
set -e
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
mkdir -p "$0/tmp/.X11-unix" "$0/run/display"
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
mount --bind "$DISPLAY_FOLDER" "$0/run/display"
exec chroot "$USER_OPTION" "$0" "$@"
"""


def why_not() -> str | None:
    """The reason why a bare system cannot be set up on this machine; None if it can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "only root makes bare systems"
    return None if shutil.which("debootstrap") else "debootstrap is not installed"


class BareSystem:
    """A fresh Debian of the release ``suite``, in ``root``, with one user, ``player``.

    ``display_folder`` is the folder with the socket of a Wayland server on this machine.
    """

    def __init__(self, suite: str, root: Path, display_folder: Path) -> None:
        self.root = root
        self._display_folder = display_folder
        kept = _KEPT / f"{suite}.tar"
        if not kept.exists():
            _make(suite, kept)
        root.mkdir()
        subprocess.run(["tar", "--extract", "--file", kept, "--directory", root], check=True)
        shutil.copyfile("/etc/resolv.conf", root / "etc" / "resolv.conf")
        self.run("useradd", "--create-home", "--shell", "/bin/sh", "player")

    def run(self, *command: str) -> str:
        """Run a command as root and return its output; if it fails, the test fails with the output."""
        done = subprocess.run(
            self._enter(*command),
            env=self._variables("root", "/root"),
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def start(self, command: str, **variables: str) -> subprocess.Popen[str]:
        """Start a command line as the player; its output can be read."""
        return subprocess.Popen(
            self._enter("/bin/sh", "-c", f"cd && exec {command}"),
            env=self._variables("player", str(HOME)) | variables,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def files(self) -> set[Path]:
        """All paths outside the player's home and the system's caches, logs and lists."""
        own = (
            "home",
            "proc",
            "dev",
            "sys",
            "tmp",
            "run",
            "var/cache",
            "var/log",
            "var/lib/apt",
            "var/lib/dpkg",
        )
        paths = (path.relative_to(self.root) for path in self.root.rglob("*"))
        return {path for path in paths if not path.as_posix().startswith(own)}

    def _enter(self, *command: str) -> list[str]:
        """The command line that runs ``command`` inside."""
        return ["unshare", "--mount", "sh", "-c", _ENTER, str(self.root), *command]

    def _variables(self, user: str, home: str) -> dict[str, str]:
        return {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "USER_OPTION": f"--userspec={user}",
            "HOME": home,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            "DISPLAY_FOLDER": str(self._display_folder),
        }


def _make(suite: str, kept: Path) -> None:
    """Pack a new minimal system into the archive ``kept``."""
    folder = kept.with_suffix(".new")
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["debootstrap", "--variant=minbase", suite, folder], check=True, stdout=subprocess.DEVNULL)
    unfinished = kept.with_suffix(".part")
    subprocess.run(["tar", "--create", "--file", unfinished, "--directory", folder, "."], check=True)
    unfinished.rename(kept)
    shutil.rmtree(folder)
