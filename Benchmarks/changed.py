#!/usr/bin/env python3
"""Measures what a change costs: Benchmarks/changed.py PROGRAM [COUNT …]

Builds generated notes with a cache and without a search index, then again with nothing changed, and again with a line more in one
note, several times; the first count with a search index, too. Prints medians, and the share of the whole build that they take.
"""

import pathlib
import statistics
import sys
import tempfile
import time

import sites

ROUNDS = 7


def build(program, folder):
    """Wall seconds and processor seconds."""
    processor, wall, _ = sites.measured([program, "build"], folder)
    return wall, processor


def medians(runs):
    return [statistics.median(column) for column in zip(*runs)]


def compare(program, count, search=False):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        sites.write_notes(folder / "content", count)
        (folder / "vitrine.yml").write_text(f"title: Notes\nsearch: {str(search).lower()}\n")
        # A file that has just been written is not yet known by its times.
        time.sleep(0.2)
        whole = build(program, folder)
        same = medians([build(program, folder) for _ in range(ROUNDS)])
        runs = []
        for number in range(ROUNDS):
            note = folder / "content" / f"note-{number * (count // ROUNDS)}.md"
            note.write_text(note.read_text() + f"\nOne more line, {number}.\n")
            runs.append(build(program, folder))
        edited = medians(runs)
    print(f"{count:,} notes{', with a search index' if search else ''}: {whole[0]:.2f} s as a whole ({whole[1]:.2f} s of the processor)")
    for what, (wall, processor) in ("nothing changed", same), ("one note changed", edited):
        print(f"  {what:17} {wall:6.3f} s, {wall / whole[0]:6.2%} ({processor:6.3f} s, {processor / whole[1]:6.2%})", flush=True)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    counts = [int(word) for word in sys.argv[2:]] or [1_000, 10_000]
    for count in counts:
        compare(program, count)
    compare(program, counts[0], search=True)


if __name__ == "__main__":
    main()
