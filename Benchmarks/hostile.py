"""Tries what is made to do harm, each in a process of its own: hostile.py PROGRAM [--slower N] [--larger N] [fences|notes] [NAME…]

Prints the processor's seconds and memory of each, and what comes of it. Fails where one takes two seconds or more, 300 MB or more, says more
than a megabyte, writes more than twenty, draws what cannot be drawn, or does not end by itself. What is ended by the fence's own two seconds
may take a tenth more: the process begins and ends as well. `--slower` and `--larger` are for slower processors and programs that are not
optimised: so many times the time, and the memory.
"""

import argparse
import json
import os
import pathlib
import resource
import shutil
import sys
import tempfile

from hostilefences import FENCES, HARMLESS
from hostilenotes import NOTES

MOST = {"seconds": 2, "megabytes": 300, "said": 1_000_000, "written": 20_000_000}


def run(arguments, folder, source=os.devnull):
    """What a program takes, and how it ended: its words are in `said` in the folder."""
    process = os.fork()
    if process == 0:
        os.chdir(folder)
        os.dup2(os.open(source, os.O_RDONLY), 0)
        said = os.open(folder / "said", os.O_CREAT | os.O_WRONLY)
        os.dup2(said, 1)
        os.dup2(said, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
        os.execv(arguments[0], arguments)
    _, status, usage = os.wait4(process, 0)
    return {"seconds": usage.ru_utime + usage.ru_stime, "megabytes": usage.ru_maxrss / 1024, "said": (folder / "said").stat().st_size}, os.waitstatus_to_exitcode(status)


def fence(program, folder, name):
    line = folder / "line"
    line.write_text(json.dumps({"id": 1, "source": FENCES[name], "proposal": [393, 759]}) + "\n")
    values, code = run([program, "render", "--jsonl"], folder, line)
    answer = (folder / "said").read_text("utf-8", "replace").partition("\n")[0]
    if code != 0 or not answer:
        return values, [f"ended with {code}"]
    found = [one["code"] for one in json.loads(answer)["diagnostics"]]
    # The answer holds the view's tree and its steps: those are no messages.
    values["said"] = 0
    values["slack"] = 1.1 if "limit-time" in found else 1
    return values, [] if found or name in HARMLESS else ["nothing is said"]


def note(program, folder, name):
    content = NOTES[name]()
    (folder / "content").mkdir()
    for path, text in (content if isinstance(content, dict) else {"index.md": content}).items():
        (folder / "content" / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    # What Pagefind takes of other people's pages is its own.
    (folder / "vitrine.yml").write_text("search: false\n")
    values, code = run([program, "build"], folder)
    values["written"] = sum(path.stat().st_size for path in folder.rglob("site/**/*.html"))
    return values, [] if code in (0, 1) else [f"ended with {code}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--larger", type=float, default=1)
    parser.add_argument("names", nargs="*")
    given = parser.parse_intermixed_args()
    program = str(pathlib.Path(given.program).resolve())
    most = MOST | {"seconds": MOST["seconds"] * given.slower, "megabytes": MOST["megabytes"] * given.larger}
    failures = count = 0
    for kind, table, tried in (("fences", FENCES, fence), ("notes", NOTES, note)):
        for name in table:
            if given.names and kind not in given.names and name not in given.names:
                continue
            folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-hostile-"))
            try:
                values, wrong = tried(program, folder, name)
            finally:
                shutil.rmtree(folder, ignore_errors=True)
            allowed = most | {"seconds": most["seconds"] * values.get("slack", 1)}
            wrong += [f"{key}: {values[key]:.0f}" for key in most if values.get(key, 0) >= allowed[key]]
            failures += bool(wrong)
            count += 1
            print(f"  {name:36} {values['seconds']:6.2f} s {values['megabytes']:5.0f} MB  {', '.join(wrong)}", flush=True)
    print(f"{count} hostile fences and notes: {failures} over a limit")
    return 1 if failures else 0


sys.exit(main())
