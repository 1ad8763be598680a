#!/usr/bin/env python3
"""What it costs to evaluate fences in processes of their own: Benchmarks/workers.py PROGRAM [RUNS]

Builds the notes of content/ with workers and without, by turns, each time in a new folder, so that nothing is kept from before; prints the
medians and fails where workers cost more than 5 % of a build's time. Search is left out: Pagefind takes the same either way.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST = 0.05


def build(program, flags):
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        shutil.copytree(ROOT / "content", place / "content")
        (place / "vitrine.yml").write_text("title: Notes\nsearch: false\ncards: false\n")
        environment = dict(os.environ, XDG_CACHE_HOME=str(place / "cache"), VITRINE_ASSETS=str(ROOT))
        start = time.perf_counter()
        result = subprocess.run(
            [program, "build", *flags], cwd=place, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert result.returncode < 2, result.returncode
        return time.perf_counter() - start


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    build(program, [])
    with_workers, without = [], []
    for _ in range(runs):
        without.append(build(program, ["--in-process"]))
        with_workers.append(build(program, []))
    cost = statistics.median(with_workers) / statistics.median(without) - 1
    print(
        f"a build of content/ with workers {statistics.median(with_workers):.2f} s, without "
        f"{statistics.median(without):.2f} s: {cost:+.1%} (at most {MOST:+.0%})")
    if cost > MOST:
        sys.exit(1)


main()
