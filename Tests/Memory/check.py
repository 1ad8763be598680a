#!/usr/bin/env python3
"""Checks that programs that run for long don't grow: 'render --jsonl', the language server and 'serve'.

    Tests/Memory/check.py PROGRAM [--fences 20000] [--edits 5000] [--only render|lsp|serve]

Each gets different fences, made of the manual's; the memory of a program and its workers is read from /proc (Linux).
It must stay below the limit, and the second half of the fences must not add to it.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The most megabytes of a program with its workers.
LIMITS = {"render": 250, "lsp": 250, "serve": 400}
# The most megabytes that the second half may add: caches that aren't full yet.
GROWTH = 15


def fences():
    """The manual's marked fences."""
    found = []
    for path in sorted((ROOT / "content").rglob("*.md")):
        found += re.findall(r"^```swift view-tree[^\n]*\n(.*?)^```", path.read_text(), re.M | re.S)
    return found


def descendants(pid):
    """A process and those that it started."""
    try:
        children = [
            child for task in pathlib.Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
        ]
    except OSError:
        return [pid]
    return [pid] + [inner for child in children for inner in descendants(int(child))]


def megabytes(pid):
    """The resident memory of a process and those that it started."""
    kilobytes = 0
    for process in descendants(pid):
        try:
            status = pathlib.Path(f"/proc/{process}/status").read_text()
        except OSError:
            continue
        found = re.search(r"VmRSS:\s+(\d+)", status)
        kilobytes += int(found[1]) if found else 0
    return kilobytes / 1024


class Record:
    """The memory of a program after each part of its work."""

    def __init__(self, name, count, process):
        (self.name, self.count, self.process) = (name, count, process)
        (self.values, self.began) = ([], time.time())

    def add(self, number):
        if (number + 1) % max(self.count // 10, 1) == 0:
            self.values.append(megabytes(self.process.pid))
            print(f"{self.name}: {number + 1} in {time.time() - self.began:.0f} s, {self.values[-1]:.0f} MB", flush=True)

    def problems(self):
        if not self.values:
            return [f"{self.name}: nothing was measured"]
        found = []
        if max(self.values) > LIMITS[self.name]:
            found.append(f"{self.name}: {max(self.values):.0f} MB, more than {LIMITS[self.name]}")
        half = len(self.values) // 2
        growth = max(self.values[half:]) - max(self.values[:half])
        if growth > GROWTH:
            found.append(f"{self.name}: the second half added {growth:.0f} MB, more than {GROWTH}")
        return found


def render(program, count):
    process = subprocess.Popen([program, "render", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    record, sources = Record("render", count, process), fences()
    for number in range(count):
        source = f"{sources[number % len(sources)]}// {number}\n"
        process.stdin.write(json.dumps({"id": number, "source": source, "proposal": [393, 759]}) + "\n")
        process.stdin.flush()
        if json.loads(process.stdout.readline())["id"] != number:
            raise SystemExit("render: an answer is missing")
        record.add(number)
    process.stdin.close()
    process.wait()
    return record.problems()


def note(number, sources):
    chosen = (sources[(3 * number + index) % len(sources)] for index in range(3))
    return "# Note\n\n" + "\n".join(f"```swift view-tree\n{source}// {number}\n```\n" for source in chosen)


def lsp(program, count):
    process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    record, sources = Record("lsp", count, process), fences()

    def send(method, parameters, **members):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **members}).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        process.stdin.flush()

    def receive():
        length = 0
        while line := process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(process.stdout.read(length))

    with tempfile.TemporaryDirectory() as folder:
        uri = pathlib.Path(folder, "note.md").as_uri()
        send("initialize", {"processId": None, "rootUri": pathlib.Path(folder).as_uri(), "capabilities": {}}, id=0)
        while receive().get("id") != 0:
            pass
        send("initialized", {})
        document = {"uri": uri, "languageId": "markdown", "version": 0, "text": note(0, sources)}
        send("textDocument/didOpen", {"textDocument": document})
        for number in range(count):
            version = {"uri": uri, "version": number + 1}
            text = note(number, sources)
            send("textDocument/didChange", {"textDocument": version, "contentChanges": [{"text": text}]})
            # The diagnostics of this version.
            while True:
                message = receive()
                if message.get("method") != "textDocument/publishDiagnostics":
                    continue
                if message["params"].get("version", number + 1) >= number + 1:
                    break
            record.add(number)
        send("shutdown", None, id=1)
        send("exit", None)
        process.stdin.close()
        process.wait()
    return record.problems()


def serve(program, count):
    sources = fences()
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder, "content")
        content.mkdir()
        (content / "index.md").write_text("# Home\n")
        path = content / "note.md"
        path.write_text(note(0, sources))
        page = pathlib.Path(folder, "site", "note.html")
        process = subprocess.Popen([program, "serve", "--port", "0"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait(page.exists)
            record = Record("serve", count, process)
            for number in range(count):
                mark = f"edit-{number}-of-the-note"
                path.write_text(f"{note(number, sources)}\n{mark}\n")
                wait(lambda: page.exists() and mark in page.read_text())
                record.add(number)
        finally:
            process.terminate()
            process.wait()
    return record.problems()


def wait(condition, seconds=60):
    end = time.time() + seconds
    while not condition():
        if time.time() > end:
            raise SystemExit("serve: the page did not appear in time")
        time.sleep(0.01)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--fences", type=int, default=20_000)
    parser.add_argument("--edits", type=int, default=5_000)
    parser.add_argument("--only", choices=["render", "lsp", "serve"])
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    checks = {"render": (render, options.fences), "lsp": (lsp, options.edits), "serve": (serve, options.edits)}
    problems = []
    for name, (check, count) in checks.items():
        if options.only in (None, name):
            problems += check(program, count)
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    raise SystemExit(1 if problems else 0)


main()
