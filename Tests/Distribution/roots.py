"""Places to try a release in: a folder with nothing but the libraries that the program names, and Debian at its smallest.

Both are entered by chroot in a mount namespace of their own, so that nothing of the machine around them is in reach.
"""

import ctypes
import os
import pathlib
import re
import shutil
import subprocess

SUITE = "bookworm"
LIBC = ctypes.CDLL(None, use_errno=True)
NEW_MOUNTS, RECURSIVE, PRIVATE, BIND = 0x20000, 0x4000, 0x40000, 0x1000


class CannotEnter(Exception):
    """This user may not enter other roots."""


def own_mounts():
    """From here on this process mounts for itself alone."""
    if os.geteuid() != 0 or LIBC.unshare(NEW_MOUNTS) != 0 or LIBC.mount(b"none", b"/", None, RECURSIVE | PRIVATE, None) != 0:
        raise CannotEnter("entering another root takes a superuser who may mount")


def network():
    """What tells programs the way to Debian's packages, and that nobody is there to ask."""
    proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    return proxies | {"DEBIAN_FRONTEND": "noninteractive"}


class Root:
    """A folder that programs run in as if it were all there is."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def open(self):
        """What every program may expect of a system: its own processes, and a place for what nobody reads."""
        for name in ("proc", "dev", "tmp", "notes"):
            (self.folder / name).mkdir(exist_ok=True)
        if LIBC.mount(b"proc", os.fsencode(self.folder / "proc"), b"proc", 0, None) != 0:
            raise CannotEnter("this system does not let us mount /proc")
        for name in ("null", "urandom"):
            device = self.folder / "dev" / name
            if not device.exists():
                device.touch()
                LIBC.mount(b"/dev/" + name.encode(), os.fsencode(device), None, BIND, None)

    def close(self):
        lazily = 2
        for name in ("dev/null", "dev/urandom", "proc"):
            LIBC.umount2(os.fsencode(self.folder / name), lazily)

    def run(self, *command, place="/notes", environment=None, code=0):
        """What a program said, both ways together. Its exit code has to be the one that is expected."""
        def enter():
            os.chroot(self.folder)
            os.chdir(place)

        known = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8"} | (environment or {})
        made = subprocess.run(
            command, preexec_fn=enter, env=known, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, timeout=300)
        assert made.returncode == code, f"{' '.join(command)} ended with {made.returncode}:\n{made.stdout[-3000:]}"
        return made.stdout


class EmptyRoot(Root):
    """An unpacked archive, and the shared libraries that its program names: no shell, no time zones, no other program."""

    def __init__(self, folder, archive):
        super().__init__(folder)
        (self.folder / "opt").mkdir(parents=True)
        subprocess.run(["tar", "-xzf", archive, "-C", self.folder / "opt", "--strip-components=1"], check=True)
        said = subprocess.run(["ldd", self.folder / "opt/bin/vitrine"], check=True, capture_output=True, text=True).stdout
        missing = re.findall(r"^\s*(\S+) => not found", said, re.M)
        assert not missing, f"this machine has not all that the program names: {missing}"
        for library in re.findall(r"(/\S+) \(0x", said):
            copy = self.folder / library.lstrip("/")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, copy)


class DebianRoot(Root):
    """Debian with no more than it has to have (debootstrap's `minbase`), kept from run to run; packages go into a copy."""

    def __init__(self, folder, kept):
        super().__init__(folder)
        kept = pathlib.Path(kept)
        if not (kept / "complete").exists():
            shutil.rmtree(kept, ignore_errors=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(
                ["debootstrap", "--variant=minbase", SUITE, kept], check=True, stdout=subprocess.DEVNULL)
            (kept / "complete").touch()
        subprocess.run(["cp", "-a", kept, self.folder], check=True)
        # Names are found as the machine finds them.
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc" / name)

    def install(self, package):
        """Installs a Debian package with what it depends on, and nothing that it merely recommends."""
        place = self.folder / "tmp" / os.path.basename(package)
        shutil.copy(package, place)
        self.run("apt-get", "update", "-q", environment=network())
        self.run("apt-get", "install", "-y", "-q", "--no-install-recommends", f"/tmp/{place.name}", environment=network())
        return self.run("dpkg-query", "--show", "--showformat=${Package} ${Version}", "vitrine")
