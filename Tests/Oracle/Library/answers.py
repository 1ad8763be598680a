"""Has Swift's compiler answer expressions.

    python3 answers.py FOLDER < expressions.txt > answers.tsv

Each line is an expression and its text, "!" where the compiler refuses it, or "?" where it ends the program. Expressions
that take more than five seconds are left out.
"""
import os
import pathlib
import re
import subprocess
import sys

VALUES = pathlib.Path(__file__).with_name("values.swift").read_text()
IN_A_FILE = 250


def write(folder, lines, refused):
    files = []
    for first in range(0, len(lines), IN_A_FILE):
        file = folder / f"part{first // IN_A_FILE}.swift"
        # One function for each line, so that types are inferred line by line.
        functions = "".join(
            f"func f{index}() -> String {{ {lines[index] if index not in refused else chr(34) * 2} }}\n"
            for index in range(first, min(first + IN_A_FILE, len(lines))))
        file.write_text("import Foundation\n" + functions)
        files.append(file)
    return files


def refusals(files):
    """The lines that the compiler refuses."""
    found = set()
    for start in range(0, len(files), 8):
        chosen = files[start:start + 8]
        command = ["swiftc", "-typecheck", "-wmo", "-suppress-warnings", "-module-name", "Answers"]
        result = subprocess.run(
            command + [str(f) for f in chosen] + [str(files[0].parent / "values.swift")], capture_output=True, text=True)
        for part, line in re.findall(r"part(\d+)\.swift:(\d+):\d+: error:", result.stderr):
            found.add(int(part) * IN_A_FILE + int(line) - 2)
    return found


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    lines = [line.rstrip("\n") for line in sys.stdin if line.strip()]
    (folder / "values.swift").write_text("import Foundation\n" + VALUES)
    refused = refusals(write(folder, lines, set()))
    files = write(folder, lines, refused)
    calls = ",\n".join(f"f{index}" for index in range(len(lines)))
    (folder / "main.swift").write_text(
        "import Foundation\nsetvbuf(stdout, nil, _IOLBF, 0)\nlet all: [() -> String] = [\n" + calls + "\n]\n"
        'for index in Int(CommandLine.arguments[1])!..<all.count { print("#\\(index)#" + all[index]().debugDescription) }\n')
    # Values are declared in a file of their own: global variables, made when one is first used.
    command = ["swiftc", "-Onone", "-suppress-warnings", "-module-name", "Answers", "-num-threads", "2", "-wmo"]
    command += [str(f) for f in files] + [str(folder / "values.swift"), str(folder / "main.swift")]
    # Overflows of constants are found when code is generated.
    while True:
        result = subprocess.run(command + ["-o", str(folder / "answers")], capture_output=True, text=True)
        found = {
            int(part) * IN_A_FILE + int(line) - 2
            for part, line in re.findall(r"part(\d+)\.swift:(\d+):\d+: error:", result.stderr)}
        if not found:
            break
        refused |= found
        write(folder, lines, refused)
    result.check_returncode()
    answers, next_ = {}, 0
    # A program that ends is no news, and takes a second to describe where it was.
    environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
    while next_ < len(lines):
        first, isLate = next_, False
        try:
            output = subprocess.run([str(folder / "answers"), str(next_)], capture_output=True, text=True, timeout=5,
                env=environment).stdout
        except subprocess.TimeoutExpired as late:
            output, isLate = (late.stdout or b"").decode(), True
        for index, text in re.findall(r"^#(\d+)#(.*)$", output, re.M):
            answers[int(index)] = text
            next_ = int(index) + 1
        # The time is for all expressions: one that takes all of it has no answer.
        if next_ < len(lines) and not (isLate and next_ > first):
            answers[next_] = None if isLate else "?"
            next_ += 1
    for index, line in enumerate(lines):
        if index in answers and answers[index] is None:
            continue
        print(line + "\t" + ("!" if index in refused else answers[index]))


main()
