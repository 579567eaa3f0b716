"""A PostgreSQL server for the tests. Run as a command, it installs Debian's if it can."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

PLACES = "/usr/lib/postgresql/*/bin"
NOBODY = "nobody"  # the server refuses to run as root


def find() -> Path | None:
    """Return the folder of the server's programs, or None."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).resolve().parent
    folders = sorted(glob.glob(PLACES), key=lambda name: int(name.split("/")[4]))
    return Path(folders[-1]) if folders else None


def install() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print("PostgreSQL is missing and cannot be installed from here: its tests are skipped.")
        print("As root on Debian or Ubuntu: apt-get install postgresql")
        return
    print("PostgreSQL is missing: installing it with apt-get")
    answers = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("apt-get update -qq", "apt-get install -y -qq postgresql"):
        done = subprocess.run(command.split(), env=answers, stdout=subprocess.DEVNULL)
    if done.returncode:
        print("apt-get could not install PostgreSQL: its tests are skipped.")


class Cluster:
    """A server that listens on a socket in its own folder. Its data need not survive."""

    def __init__(self, programs: Path, place: Path | None = None) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir=place))
        self.user = NOBODY if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self._count = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", self.folder / "db", "-U", "tablee", "-A", "trust", "-N")
        self.start()

    def _run(self, program: str, *arguments: str | Path) -> None:
        environment = {**os.environ, "LC_ALL": "C", "HOME": str(self.folder)}
        done = subprocess.run(
            [self.programs / program, *map(str, arguments)],
            user=self.user if os.geteuid() == 0 else None,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c shared_buffers=16MB"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.folder / "db", "-w", "-l", log, "-o", settings, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self.folder / "db", "-m", mode, "-w", "stop")

    def _processes(self) -> list[int]:
        """Return the process ids of the server and of its children."""
        first = int((self.folder / "db" / "postmaster.pid").read_text().split()[0])
        found = [first]
        for place in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parent = int(place.read_text().rpartition(")")[2].split()[1])
                if parent == first:
                    found.append(int(place.parent.name))
        return found

    def freeze(self) -> None:
        """Stop the server from answering, without refusing connections."""
        for number in self._processes():
            os.kill(number, signal.SIGSTOP)

    def thaw(self) -> None:
        for number in self._processes():
            os.kill(number, signal.SIGCONT)

    def database(self) -> str:
        """Create a new database and return its address."""
        self._count += 1
        name = f"t{self._count}"
        self._run("createdb", "-h", self.folder, "-U", "tablee", name)
        return f"postgresql://tablee@/{name}?host={self.folder}"

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    if find() is None:
        install()
