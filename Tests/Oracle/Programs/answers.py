#!/usr/bin/env python3
"""Writes what Swift's compiler makes of the programs of a case file: the lines that they print, or the first error.

    Tests/Oracle/Programs/answers.py FILE            compares, and ends with 1 if a case differs
    Tests/Oracle/Programs/answers.py FILE --record   writes the answers into the file
"""
import os
import re
import subprocess
import sys
import tempfile


def answer(source, folder):
    """The lines that a program prints, or 'error: …'."""
    path, program = os.path.join(folder, "main.swift"), os.path.join(folder, "main")
    with open(path, "w") as file:
        file.write(source)
    swift = os.environ.get("SWIFTC", "swiftc")
    made = subprocess.run([swift, "-swift-version", "5", "-module-name", "App", "-o", program, path, "-lm"], capture_output=True, text=True)
    if made.returncode:
        errors = re.findall(r"^[^\n]*main\.swift:\d+:\d+: (error: .*)$", made.stderr, re.M)
        return errors[0] if errors else made.stderr
    return subprocess.run([program], capture_output=True, text=True, timeout=60).stdout.rstrip("\n")


def main():
    path, records = sys.argv[1], "--record" in sys.argv
    with open(path) as file:
        cases = file.read().split("=== ")[1:]
    written, differing = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for case in cases:
            name, rest = case.split("\n", 1)
            source, _, recorded = rest.rpartition("\n------\n")
            real = answer(source, folder)
            if real.strip() != recorded.strip():
                differing += 1
                print(f"{name}: Swift answers\n{real}\nand the case has\n{recorded.strip()}")
            written.append(f"=== {name}\n{source}\n------\n{real}\n")
    if records:
        with open(path, "w") as file:
            file.write("\n".join(written))
    print(f"{len(cases)} programs, {differing} different")
    sys.exit(0 if records or not differing else 1)


main()
