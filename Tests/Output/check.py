"""Kills builds, fills their disk and takes their rights away: the site has to be whole at each moment, and what others have put
into its folder has to be there. Then attacks the server while a thousand files change.

usage: check.py PROGRAM [KILLS [CHECK …]]   (default: 300 builds killed at random moments, the same ones in each run)
"""

import ctypes
import hashlib
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

SEED = 16
FOREIGN = {
    "CNAME": b"example.org\n",
    ".nojekyll": b"",
    "mine.txt": b"theirs",
    "notes/beside.txt": b"beside a page",
    "their folder/deep/100% \"quoted\".txt": b"deep",
    ".git/HEAD": b"ref: refs/heads/main\n",
    ".git/objects/aa/" + "b" * 38: b"object",
    ".git/caf\xe9 in another encoding".encode("latin-1"): b"not UTF-8",
}


def path(root, name):
    return os.path.join(os.fsencode(root), os.fsencode(name))


def write(root, name, contents):
    place = path(root, name)
    os.makedirs(os.path.dirname(place), exist_ok=True)
    with open(place, "wb") as file:
        file.write(contents)


def read(root, name):
    try:
        with open(path(root, name), "rb") as file:
            return file.read()
    except OSError:
        return None


class Site:
    """A small site that comes in two versions, and what others keep in its folder."""

    def __init__(self, program, root):
        self.program, self.root = program, pathlib.Path(root)
        self.site = self.root / "site"
        write(root, "vitrine.yml", b"search: false\ntitle: Kills\n")
        self.versions = {}
        for word in ("old", "new"):
            self.say(word)
            self.build(check=True)
            self.versions[self.sum()] = word
        assert len(self.versions) == 2, "two versions of a site are the same"
        for name, contents in FOREIGN.items():
            write(self.site, name, contents)

    def say(self, word):
        """Each version has pages of its own, and some in common."""
        shutil.rmtree(self.root / "content", ignore_errors=True)
        for number in range(8):
            write(self.root, f"content/notes/{number}.md", f"# Note {number}\n\nThis is {word}.\n".encode())
        write(self.root, f"content/only {word}.md", b"# Only here\n")
        write(self.root, "content/same.md", b"# Same\n")
        write(self.root, "content/data.bin", word.encode() * 50_000)

    def start(self):
        environment = dict(os.environ, SOURCE_DATE_EPOCH="1700000000", XDG_CACHE_HOME=str(self.root / "cache"))
        return subprocess.Popen(
            [self.program, "build", "--jobs", "2"], cwd=self.root, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)

    def build(self, check=False):
        process = self.start()
        said = process.communicate()[0]
        assert not check or process.returncode == 0, said
        return process.returncode, said

    def sum(self):
        """One for all that is Vitrine's in the site, names and contents."""
        total = hashlib.sha256()
        listed = (self.site / ".vitrine-site").read_text().splitlines()
        for line in listed:
            name = line.replace("%0A", "\n").replace("%25", "%")
            total.update(name.encode() + b"\0" + hashlib.sha256((self.site / name).read_bytes()).digest())
        return total.hexdigest()

    def fault(self):
        """What is wrong with the folder as it is now; None where nothing is."""
        try:
            version = self.versions.get(self.sum())
        except OSError as problem:
            return f"the site is not whole: {problem}"
        if version is None:
            return "the site is neither the old one nor the new one"
        for name, contents in FOREIGN.items():
            if read(self.site, name) != contents:
                return f"what others put there is gone: {name}"
        return None

    def left(self):
        return sorted(name for name in os.listdir(self.root) if name.startswith(".site"))


class Watch(threading.Thread):
    """Looks again and again whether what others put there can be opened."""

    def __init__(self, site):
        super().__init__(daemon=True)
        self.site, self.ends, self.missed, self.looks = site, threading.Event(), set(), 0

    def run(self):
        while not self.ends.is_set():
            for name in FOREIGN:
                self.looks += 1
                # A look that began in the old folder may end after it: the second one begins in the new one.
                if not os.path.lexists(path(self.site.site, name)) and not os.path.lexists(path(self.site.site, name)):
                    self.missed.add(name)
            time.sleep(0.0005)


def awaitDraft(site, process):
    """Waits until a build begins to write, or ends."""
    while process.poll() is None and f".site.draft-{process.pid}" not in site.left():
        time.sleep(0.001)


def durations(site):
    """How long a build takes, and how long of that it writes, in seconds."""
    started = time.monotonic()
    process = site.start()
    awaitDraft(site, process)
    began = time.monotonic()
    process.communicate()
    return time.monotonic() - started, time.monotonic() - began


def kills(program, root, count):
    chance = random.Random(SEED)
    site = Site(program, root)
    whole, writing = durations(site)
    watch = Watch(site)
    watch.start()
    seen = {"old": 0, "new": 0}
    killed = 0
    for number in range(count):
        site.say(chance.choice(["old", "new"]))
        process = site.start()
        # Most of what can go wrong is while files are written.
        moment = chance.uniform(0, 1.3) * whole if number % 3 == 0 else chance.uniform(0, 1.5) * writing
        if number % 3:
            awaitDraft(site, process)
        try:
            process.wait(timeout=moment)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            killed += 1
        process.communicate()
        fault = site.fault()
        assert fault is None, f"kill {number} at {moment:.3f} s: {fault}"
        seen[site.versions[site.sum()]] += 1
    watch.ends.set()
    watch.join()
    assert not watch.missed, f"missing for a moment: {sorted(map(str, watch.missed))}"
    site.say("new")
    site.build(check=True)
    assert site.fault() is None and site.versions[site.sum()] == "new", site.fault()
    assert site.left() == [], f"left behind: {site.left()}"
    assert min(seen.values()) > 0 or count < 50, f"always the same site: {seen}"
    return f"{killed} of {count} killed: {seen['old']} old sites, {seen['new']} new ones, {watch.looks} looks, none broken"


def together(program, root):
    """Builds at once into one folder take turns and say so."""
    site = Site(program, root)
    for number in range(3000):
        write(site.site, f"many/{number}", b"x")
    waited = 0
    for _ in range(5):
        running = [site.start() for _ in range(4)]
        said = [process.communicate()[0] for process in running]
        assert all(process.returncode == 0 for process in running), said
        waited += sum("waiting for another build of" in text for text in said)
        assert site.fault() is None, site.fault()
        assert len(os.listdir(site.site / "many")) == 3000, "files of others are lost"
    assert site.left() == [], f"left behind: {site.left()}"
    assert waited > 0, "nobody had to wait"
    return f"20 builds, four at a time: {waited} waited, nothing lost"


def refused(site, words):
    """A build that cannot be: it says why in one line and leaves all as it was."""
    before = site.sum()
    code, said = site.build()
    assert code != 0, "the build did not notice"
    errors = [line for line in said.splitlines() if "error" in line]
    assert len(errors) == 1 and words in errors[0], said
    assert site.sum() == before and site.fault() is None, site.fault()
    return errors[0]


class Mounted:
    """A file system of its own, in a place that only this process sees; None where the system does not let us."""

    libc = ctypes.CDLL(None, use_errno=True)

    @classmethod
    def own(cls):
        newNamespace, recursive, private = 0x20000, 0x4000, 0x40000
        return cls.libc.unshare(newNamespace) == 0 and cls.libc.mount(
            b"none", b"/", None, recursive | private, None) == 0

    @classmethod
    def tmpfs(cls, place, size):
        return cls.libc.mount(b"tmpfs", os.fsencode(place), b"tmpfs", 0, f"size={size}".encode()) == 0

    @classmethod
    def readOnly(cls, place):
        only, again = 1, 32
        return cls.libc.mount(b"tmpfs", os.fsencode(place), b"tmpfs", only | again, None) == 0

    @classmethod
    def end(cls, place):
        lazily = 2
        cls.libc.umount2(os.fsencode(place), lazily)


def fullDisk(program, root):
    place = pathlib.Path(root) / "small"
    place.mkdir()
    if not Mounted.own() or not Mounted.tmpfs(place, "6m"):
        return "skipped: this system does not let us mount a small disk"
    try:
        site = Site(program, place)
        write(place, "content/large.bin", os.urandom(1_900_000))
        said = refused(site, "no space left on device")
        assert site.left() == [], f"left behind: {site.left()}"
        os.remove(place / "content/large.bin")
        site.build(check=True)
        return said
    finally:
        Mounted.end(place)


def readOnly(program, root):
    place = pathlib.Path(root) / "fixed"
    place.mkdir()
    if not Mounted.own() or not Mounted.tmpfs(place, "64m"):
        return "skipped: this system does not let us mount a disk"
    try:
        site = Site(program, place)
        assert Mounted.readOnly(place), "the disk cannot be made read-only"
        return refused(site, "read-only file system")
    finally:
        Mounted.end(place)


# The seconds that the server gives a request to be complete, as `HTTPConnection.asking` has it.
PATIENCE = 5


class Good(threading.Thread):
    """A reader who asks for a page again and again, and notes how long the slowest answer took."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.port, self.ends, self.slowest, self.answers, self.faults = port, threading.Event(), 0, 0, []

    def run(self):
        while not self.ends.is_set():
            started = time.monotonic()
            try:
                answer = asked(self.port, "/same.html")
            except OSError as error:
                self.faults.append(error)
                continue
            self.slowest = max(self.slowest, time.monotonic() - started)
            self.answers += 1
            if not answer.startswith(b"HTTP/1.1 200"):
                self.faults.append(answer[:100])
            time.sleep(0.01)


def asked(port, path, host="localhost", more=""):
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        try:
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n".encode())
        except OSError:
            pass  # It may have heard enough.
        answer = b""
        while True:
            try:
                piece = connection.recv(1 << 16)
            except ConnectionError:
                return answer
            if not piece:
                return answer
            answer += piece


def served(program, root):
    """The server under those who mean it no good, while a thousand files change: whoever asks properly is answered."""
    site = Site(program, root)
    server = subprocess.Popen(
        [program, "serve", "--port", "0"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    builds = 0
    try:
        line = next(line for line in server.stdout if line.startswith("serving"))
        port = int(line.split(":")[2].split()[0])
        lines = []
        threading.Thread(target=lambda: lines.extend(server.stdout), daemon=True).start()
        good = Good(port)
        good.start()
        slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(200)]
        for connection in slow:
            connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        for number in range(1000):
            write(root, f"content/burst/{number}.txt", b"x")
        for path in ["/../vitrine.yml", "/%2e%2e/vitrine.yml", "/..%2f..%2fetc%2fpasswd", "/a%00.html"]:
            assert asked(port, path)[9:12] in (b"400", b"404"), path
        assert asked(port, "/same.html", host="attacker.example").startswith(b"HTTP/1.1 421")
        assert asked(port, "/same.html", more="X: " + "a" * (1 << 20) + "\r\n").startswith(b"HTTP/1.1 431")
        end = time.monotonic() + 120
        while not (site.site / "burst/999.txt").exists():
            assert time.monotonic() < end, "what changed is not in the site"
            time.sleep(0.05)
        good.ends.set()
        good.join()
        for connection in slow:
            connection.close()
        builds = sum(line.startswith("changed:") for line in lines)
    finally:
        server.terminate()
        server.wait()
    assert not good.faults, good.faults[:3]
    assert good.slowest < PATIENCE, f"an answer took {good.slowest:.2f} s: it waited for those who ask slowly"
    # How many bursts the changes come in depends on how fast they are written.
    assert builds <= 100, f"{builds} builds for a thousand changes"
    return f"{good.answers} answers, the slowest after {good.slowest * 1000:.0f} ms; {builds} builds for 1,000 changes"


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    chosen = sys.argv[3:]
    for name, check in [
        ("killed", lambda root: kills(program, root, count)), ("at once", lambda root: together(program, root)),
        ("full disk", lambda root: fullDisk(program, root)), ("read-only", lambda root: readOnly(program, root)),
        ("served", lambda root: served(program, root)),
    ]:
        if chosen and name not in chosen:
            continue
        started = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="vitrine-output-") as root:
            said = check(root)
        print(f"{name}: {said} ({time.monotonic() - started:.0f} s)", flush=True)


main()
