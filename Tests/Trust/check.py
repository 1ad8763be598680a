#!/usr/bin/env python3
"""Plays attempts of hostile notes against the program, and prints a verdict for each.

usage: Tests/Trust/check.py PROGRAM [AREA …] [--only TEXT] [--jobs N]

An area is a file attempts/AREA.json: a list of attempts. An attempt is an object:

  name      what the notes try
  source    where the attempt or the right answer comes from
  files     path → content: a text, {"base64": …}, {"repeat": TEXT, "times": N, "before": …, "after": …} or {"link": TARGET}
  shell     lines for bash, run in the attempt's folder before the program, e.g. to make a repository
  run       the calls of the program, one after another; default [["build", "--input", "content", "--output", "site"]]
  env       variables added to the program's environment
  present   patterns (re) that the log must contain: what was left out is told
  absent    patterns that neither the log nor a published file may contain
  published, unpublished   paths in the folder that must or must not exist afterwards; * is allowed
  status    the exit status of the last call, or a list of them; any but a signal if it isn't given
  seconds   the limit for all calls together, 20 by default; four times as long with a debug program
  compare   a path and a text: the file's content, unpacked, must contain the text, as [[path, text], …]

In files, shell and env, @CANARY@ is a path that no command may create, @OUTSIDE@ a file outside the folder that holds
@SECRET@, a text that may appear in no log and no published file, @FOLDER@ the attempt's folder. What holds for every attempt:
no canary, no secret, no control character in the log, no end by a signal, no time above the limit, and no workflow command of
the notes' making (lines that begin with '::' are only ours: '::error', '::warning', '::notice').
"""
import base64, concurrent.futures, glob, gzip, io, json, os, re, shutil, subprocess, sys, tempfile, time, zipfile, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
OURS = re.compile(rb"^::(error|warning|notice)( file=| ?::)")
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xa8-\xae]|\xe2\x81[\xa6-\xa9]")


def pdf_text(data):
    """The streams of a PDF, and its text, also without the spaces and line ends that setting it may have put into a word."""
    parts = []
    for part in data.split(b"stream\n")[1:]:
        try:
            parts.append(zlib.decompressobj().decompress(part))
        except zlib.error:
            continue
    try:
        text = subprocess.run(["pdftotext", "-", "-"], input=data, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        text = b""
    return b"\n".join(parts + [text, re.sub(rb"\s", b"", text)])


def unpacked(data):
    """The bytes of a file, and those that are packed in it: a book is a ZIP archive, and parts of the search index are compressed."""
    if data[:4] == b"PK\3\4" and zipfile.is_zipfile(io.BytesIO(data)):
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            return data + b"".join(book.read(name) for name in book.namelist())
    if data[:5] == b"%PDF-":
        return data + pdf_text(data)
    try:
        return data + gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    except (OSError, EOFError, zlib.error):
        return data


class Attempt:
    def __init__(self, program, row):
        self.program, self.row = program, row
        self.top = tempfile.mkdtemp(prefix="trust-")
        self.folder = os.path.join(self.top, "work")
        os.mkdir(self.folder)
        self.names = {
            "@CANARY@": os.path.join(self.top, "canary"),
            "@OUTSIDE@": os.path.join(self.top, "outside.txt"),
            "@SECRET@": "s3cret-" + os.path.basename(self.top).split("-")[1],
            "@FOLDER@": self.folder,
        }
        with open(self.names["@OUTSIDE@"], "w") as file:
            file.write(self.names["@SECRET@"] + "\n")

    def fill(self, text):
        for name, value in self.names.items():
            text = text.replace(name, value)
        return text

    def write(self, path, content):
        full = os.path.join(self.folder, self.fill(path))
        os.makedirs(os.path.dirname(full), exist_ok=True)
        if isinstance(content, dict) and "link" in content:
            return os.symlink(self.fill(content["link"]), full)
        if isinstance(content, str):
            data = self.fill(content).encode("utf-8", "surrogateescape")
        elif "base64" in content:
            data = base64.b64decode(content["base64"])
        else:
            text = content.get("before", "") + content["repeat"] * content["times"] + content.get("after", "")
            data = self.fill(text).encode()
        with open(full, "wb") as file:
            file.write(data)

    def published(self):
        for folder in ("site", "_site", "public"):
            for path in glob.glob(os.path.join(self.folder, folder, "**"), recursive=True, include_hidden=True):
                if os.path.isfile(path):
                    yield path

    def faults(self):
        row = self.row
        for path, content in row.get("files", {}).items():
            self.write(path, content)
        environment = {**os.environ, "CANARY": self.names["@CANARY@"], "HOME": self.top}
        if "shell" in row:
            subprocess.run(
                ["bash", "-ec", self.fill(row["shell"])], cwd=self.folder, check=True, capture_output=True,
                env={**environment, "GIT_CONFIG_GLOBAL": "/dev/null"})
            if os.path.exists(self.names["@CANARY@"]):
                os.remove(self.names["@CANARY@"])
        environment |= {name: self.fill(value) for name, value in row.get("env", {}).items()}
        log, status, began = b"", 0, time.time()
        limit = row.get("seconds", 20) * (4 if "/debug/" in self.program else 1)
        for arguments in row.get("run", [["build", "--input", "content", "--output", "site"]]):
            try:
                end = subprocess.run(
                    [self.program] + [self.fill(argument) for argument in arguments], cwd=self.folder, env=environment,
                    stdin=subprocess.DEVNULL, capture_output=True, timeout=max(1, limit - (time.time() - began)))
            except subprocess.TimeoutExpired:
                yield f"took longer than {limit} s"
                return
            log += end.stdout + end.stderr
            status = end.returncode
            if status < 0:
                yield f"ended by signal {-status}"
        if os.path.exists(self.names["@CANARY@"]):
            yield "ran a command"
        pages = {path: unpacked(open(path, "rb").read()) for path in self.published()}
        secret = self.names["@SECRET@"].encode()
        if secret in log:
            yield "the log tells the secret"
        yield from (f"{os.path.relpath(path, self.folder)} has the secret" for path, data in pages.items() if secret in data)
        for line in log.split(b"\n"):
            if CONTROL.search(line):
                yield f"control character in the log: {line[:100]!r}"
            if line.startswith(b"::") and not OURS.match(line):
                yield f"workflow command: {line[:100]!r}"
        wanted = row.get("status")
        if wanted is not None and status not in (wanted if isinstance(wanted, list) else [wanted]):
            yield f"status {status} instead of {wanted}: {log[-300:].decode(errors='replace')}"
        for pattern in row.get("present", []):
            if not re.search(self.fill(pattern).encode(), log):
                yield f"the log lacks /{pattern}/: {log[-400:].decode(errors='replace')}"
        for pattern in row.get("absent", []):
            expression = re.compile(self.fill(pattern).encode())
            if expression.search(log):
                yield f"the log has /{pattern}/"
            yield from (
                f"{os.path.relpath(path, self.folder)} has /{pattern}/" for path, data in pages.items() if expression.search(data))
        for pattern in row.get("published", []):
            if not glob.glob(os.path.join(self.folder, pattern), recursive=True, include_hidden=True):
                yield f"{pattern} is missing"
        for pattern in row.get("unpublished", []):
            yield from (
                f"{os.path.relpath(path, self.folder)} is published"
                for path in glob.glob(os.path.join(self.folder, pattern), recursive=True, include_hidden=True))
        for path, text in row.get("compare", []):
            full = os.path.join(self.folder, path)
            if not os.path.isfile(full):
                yield f"{path} is missing"
            elif self.fill(text).encode() not in unpacked(open(full, "rb").read()):
                yield f"{path} lacks {text!r}"

    def verdict(self):
        try:
            return list(self.faults())
        except subprocess.CalledProcessError as error:
            return [f"the attempt's own shell failed: {error.stderr.decode(errors='replace')[-300:]}"]
        finally:
            shutil.rmtree(self.top, ignore_errors=True)


def main():
    arguments = sys.argv[1:]
    only, jobs = "", os.cpu_count()
    if "--only" in arguments:
        at = arguments.index("--only")
        only = arguments[at + 1]
        del arguments[at : at + 2]
    if "--jobs" in arguments:
        at = arguments.index("--jobs")
        jobs = int(arguments[at + 1])
        del arguments[at : at + 2]
    if not arguments:
        sys.exit(__doc__)
    program = os.path.abspath(arguments[0])
    areas = arguments[1:] or sorted(
        os.path.splitext(name)[0] for name in os.listdir(os.path.join(HERE, "attempts")) if name.endswith(".json"))
    failed = passed = 0
    for area in areas:
        rows = [row for row in json.load(open(os.path.join(HERE, "attempts", area + ".json"))) if only in row["name"]]
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            held = 0
            for row, faults in zip(rows, pool.map(lambda row: Attempt(program, row).verdict(), rows)):
                held += not faults
                for fault in faults:
                    print(f"{area}: {row['name']}: {fault}")
        print(f"{area}: {held} of {len(rows)} held")
        passed, failed = passed + held, failed + len(rows) - held
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
