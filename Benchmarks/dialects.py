#!/usr/bin/env python3
"""Checks the same generated notes as plain ones and as those of other tools, in turns: Benchmarks/dialects.py PROGRAM [COUNT]

Checking reads notes as building does, and writes no pages, whose folders are others for each tool. Prints the processor time of each kind as a ratio to that of the plain notes, medians of the rounds.
"""

import pathlib
import statistics
import sys
import tempfile

import sites

ROUNDS = 9
# What makes a folder one of that tool's: the folder of the notes, and a file beside or in it.
KINDS = {
    "plain": ("content", None, ""),
    "MkDocs": ("docs", "mkdocs.yml", "site_name: Notes\n"),
    "DocC": ("Notes.docc", None, ""),
    "Jekyll": (".", "_config.yml", "title: Notes\n"),
}


def main(program, count=1_000):
    with tempfile.TemporaryDirectory() as name:
        folders = {}
        for kind, (notes, file, text) in KINDS.items():
            folder = pathlib.Path(name) / kind
            if notes == ".":
                folder.mkdir()
                sites.write_notes(folder / "notes", count)
            else:
                sites.write_notes(folder / notes, count)
            if file:
                (folder / file).write_text(text)
            folders[kind] = [program, "check", "--input", notes], folder
            (folder / "vitrine.yml").write_text("search: false\n")
        times = {kind: [] for kind in KINDS}
        for _ in range(ROUNDS):
            for kind, (command, folder) in folders.items():
                times[kind].append(sites.measured(command, folder)[0])
        plain = statistics.median(times["plain"])
        print(f"dialects, {count} notes: {plain:.2f} s of processor time")
        for kind in list(KINDS)[1:]:
            print(f"  {kind:8} {statistics.median(times[kind]) / plain:.2f} times the plain notes'")


main(sys.argv[1], *map(int, sys.argv[2:3]))
