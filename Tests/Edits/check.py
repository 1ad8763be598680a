"""Edits a project at random, and compares each build that uses the previous one with a build from nothing: files, folders,
diagnostics and exit status. Every second project is served meanwhile: its site has to become the one of a build from nothing.

usage: check.py PROGRAM [EDITS [SEED]]   (default: 2,000 edits, seed 1; the same edits in each run)
"""

import concurrent.futures
import difflib
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

import project

PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
EDITS = int(sys.argv[2]) if len(sys.argv) > 2 else 2_000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
EDITS_OF_A_PROJECT = 20
# The time until a served site is up to date, beside other builds.
PATIENCE = 40


def contents(top):
    """Returns the bytes of all files in a folder; `None` for folders, and nothing for files that go meanwhile."""
    found, top = {}, pathlib.Path(top)
    for path in sorted(top.rglob("*")):
        try:
            found[str(path.relative_to(top))] = None if path.is_dir() else path.read_bytes()
        except FileNotFoundError:
            pass
    return found


def differences(warm, fresh):
    lines = [f"missing: {name}" for name in sorted(fresh.keys() - warm.keys())]
    lines += [f"left over: {name}" for name in sorted(warm.keys() - fresh.keys())]
    for name in sorted(warm.keys() & fresh.keys()):
        if warm[name] != fresh[name]:
            old, new = ((data or b"(a folder)").split(b"\n") for data in (warm[name], fresh[name]))
            line = next(((a, b) for a, b in zip(old, new) if a != b), (b"the length", b"the length"))
            lines.append(f"differs: {name}\n    is        {line[0][:300]!r}\n    should be {line[1][:300]!r}")
    return lines


class Build:
    """A finished build: its site, its diagnostics and its exit status."""

    def __init__(self, root, output, *options, during=None):
        process = subprocess.Popen(
            [PROGRAM, "build", "--format", "json", "--output", output, *options], cwd=root, env=environment(root),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if during:
            during()
        out, error = process.communicate(timeout=120)
        self.status = process.returncode
        self.output = output
        try:
            report = json.loads(out)
            del report["seconds"]
            self.report = json.dumps(report, indent=1, sort_keys=True).replace(output + "/", "site/")
        except ValueError:
            self.report = (out + error).replace(output, "site")
        self.site = contents(pathlib.Path(root, output))

    def differences(self, fresh):
        lines = differences(self.site, fresh.site)
        if self.status != fresh.status:
            lines.append(f"exit status {self.status} instead of {fresh.status}")
        if self.report != fresh.report:
            rows = list(difflib.unified_diff(self.report.split("\n"), fresh.report.split("\n"), "is", "should be", n=2))
            lines.append("the report differs:\n    " + "\n    ".join(rows[:24]))
        return lines


def environment(root):
    return dict(os.environ, SOURCE_DATE_EPOCH="1767225600", XDG_CACHE_HOME=str(pathlib.Path(root, ".cache")))


def fresh(root):
    shutil.rmtree(pathlib.Path(root, ".fresh"), ignore_errors=True)
    return Build(root, ".fresh", "--no-cache")


def built(seed, count):
    """Builds a project after each of some edits; returns what was wrong."""
    with tempfile.TemporaryDirectory(prefix="vitrine-edits-") as root:
        notes = project.Project(root, random.Random(seed))
        Build(root, "site")
        for number in range(count):
            # A build may begin right after an edit, or some time later; several edits may come between two builds.
            notes.edit()
            while notes.random.random() < 0.2:
                notes.edit()
            notes.random.choice([lambda: None, lambda: time.sleep(0.06)])()
            # In one of ten builds the next edit comes before its end; the build after that has to notice.
            if notes.random.random() < 0.1:
                Build(root, "site", during=lambda: (time.sleep(notes.random.random() * 0.1), notes.edit()))
            warm = Build(root, "site")
            wrong = warm.differences(fresh(root))
            if wrong:
                return failure(seed, notes, wrong)
    return None


def served(seed, count):
    """Edits a project while it is served; returns what was wrong."""
    with tempfile.TemporaryDirectory(prefix="vitrine-edits-") as root:
        notes = project.Project(root, random.Random(seed))
        log = open(pathlib.Path(root, ".log"), "w+")
        server = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0"], cwd=root, env=environment(root), stdout=log, stderr=subprocess.STDOUT)
        try:
            deadline = time.monotonic() + PATIENCE
            while "serving" not in pathlib.Path(root, ".log").read_text():
                if time.monotonic() > deadline or server.poll() is not None:
                    return failure(seed, notes, ["it is not served", pathlib.Path(root, ".log").read_text()])
                time.sleep(0.02)
            for number in range(count):
                notes.edit()
                while notes.random.random() < 0.3:
                    time.sleep(notes.random.random() * 0.2)
                    notes.edit()
                wanted = fresh(root)
                deadline = time.monotonic() + PATIENCE
                # A build with errors leaves the site as it was.
                while wrong := differences(contents(pathlib.Path(root, "site")), wanted.site) if not wanted.status else []:
                    if server.poll() is not None:
                        return failure(seed, notes, [f"the server ended: {pathlib.Path(root, '.log').read_text()[-2000:]}"])
                    if time.monotonic() > deadline:
                        return failure(seed, notes, wrong)
                    time.sleep(0.05)
        finally:
            server.terminate()
            server.wait()
    return None


def failure(seed, notes, wrong):
    return f"seed {seed}, after {len(notes.edits)} edits:\n  " + "\n  ".join(notes.edits[-6:]) + "\n  ->\n  " + "\n  ".join(wrong[:8])


def main():
    started = time.monotonic()
    # Also one project may be tried again: EDITS_OF_A_PROJECT edits from its seed.
    seeds = range(SEED, SEED + max(1, EDITS // EDITS_OF_A_PROJECT))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda seed: (served if seed % 2 else built)(seed, EDITS_OF_A_PROJECT), seeds)
        failures = []
        for seed, result in zip(seeds, results):
            if result:
                failures.append(result)
                print(result, flush=True)
            elif (seed - SEED) % 10 == 9:
                print(f"{(seed - SEED + 1) * EDITS_OF_A_PROJECT} edits, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{len(seeds) * EDITS_OF_A_PROJECT} edits of {len(seeds)} projects in {time.monotonic() - started:.0f} s, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
