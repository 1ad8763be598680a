#!/usr/bin/env python3
"""Evaluates whole files of public repositories, and compares with the Swift compiler: which of those that compile are drawn.

    Tests/Public/check.py PROGRAM                   files of the repositories in repositories.txt, which git fetches
    Tests/Public/check.py PROGRAM FOLDER …          files of folders and clones (also bare ones)
        [--most 2000] [--threshold 0.97] [--verbose]

A file is taken if it imports SwiftUI, has a preview, is no app, and compiles alone against the modules of this package
('make modules'). It counts as drawn if its preview has a picture and no error. Files that don't compile are not counted:
they need other files, or modules that this package lacks.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / ".build/debug"
# The C libraries of the modules, which the compiler needs only by name.
MODULE_MAP = "".join(f"module {name} {{}}\n" for name in ("CHarfBuzz", "CICU", "COpenCombineHelpers", "CZlib"))


def clones():
    """The repositories of the list, in .build/public."""
    folders = []
    for line in (pathlib.Path(__file__).parent / "repositories.txt").read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        name, commit = line.split()
        folder = ROOT / ".build/public" / name.replace("/", "+")
        if subprocess.run(["git", "-C", folder, "cat-file", "-e", commit], capture_output=True).returncode:
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run(["git", "init", "--quiet", "--bare", folder], check=True)
            url = f"https://github.com/{name}.git"
            if subprocess.run(["git", "-C", folder, "fetch", "--quiet", "--depth", "1", url, commit]).returncode:
                print(f"warning: {name} can't be fetched", file=sys.stderr)
                continue
        folders.append((name, folder, commit))
    return folders


def files(name, folder, commit):
    """The Swift files of a folder, or of a commit of a clone, each with its name."""
    git = ["git", "-C", str(folder)]
    listed = subprocess.run([*git, "ls-tree", "-r", "-z", commit], capture_output=True)
    if listed.returncode:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            yield f"{name}/{path.relative_to(folder)}", path.read_text(errors="replace")
        return
    for entry in listed.stdout.decode(errors="replace").split("\0"):
        facts, _, path = entry.partition("\t")
        if path.endswith(".swift") and facts.split()[1] == "blob":
            text = subprocess.run([*git, "cat-file", "blob", facts.split()[2]], capture_output=True).stdout
            yield f"{name}/{path}", text.decode(errors="replace")


def is_taken(source):
    if "import SwiftUI" not in source or "@main" in source or len(source) > 60_000:
        return False
    return re.search(r"#Preview|PreviewProvider", source) is not None


def errors(source, folder, options):
    """The compiler's errors."""
    path = pathlib.Path(folder, "file.swift")
    path.write_text(source)
    made = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-parse-as-library", *options, path],
        capture_output=True, text=True, timeout=120)
    return re.findall(r"error: (.*)", made.stderr) or ["error"] if made.returncode else []


def compiled(sources):
    """Those of the files that compile."""
    with tempfile.TemporaryDirectory() as folder:
        maps = pathlib.Path(folder, "maps")
        maps.mkdir()
        (maps / "module.modulemap").write_text(MODULE_MAP)
        plugin = f"{BUILD}/SwiftUIMacros-tool#SwiftUIMacros"
        options = ["-I", f"{BUILD}/Modules", "-load-plugin-executable", plugin]
        if errors("import SwiftUI\n", folder, options):
            options += ["-I", str(maps)]
        problems = errors("import SwiftUI\n", folder, options)
        if problems:
            raise SystemExit(f"error: the module SwiftUI can't be imported: {problems[0]}; run 'make modules'")

        def compiles(item):
            with tempfile.TemporaryDirectory() as own:
                try:
                    return not errors(item[1], own, options)
                except subprocess.TimeoutExpired:
                    return False

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return [item for item, is_right in zip(sources, pool.map(compiles, sources)) if is_right]


def answers(program, sources):
    """What the program makes of files, by their names; a file that ends it has no answer."""
    found = {}
    rest = list(sources)
    while rest:
        lines = "".join(
            json.dumps({"id": name, "source": source, "proposal": [393, 759]}) + "\n" for name, source in rest)
        run = subprocess.run([program, "render", "--jsonl"], input=lines, capture_output=True, text=True)
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            found[answer["id"]] = answer
        rest = [item for item in rest if item[0] not in found]
        if rest:
            found[rest[0][0]] = None
            rest = rest[1:]
    return found


def reason(answer):
    """Why a file is not drawn; 'None' if it is."""
    if answer is None:
        return "the program ended"
    problems = [entry for entry in answer["diagnostics"] if entry["severity"] == "error"]
    if answer["root"] is not None and not problems:
        return None
    first = (problems or answer["diagnostics"] or [{"line": None, "message": "no picture"}])[0]
    return f"{first['line']}: {first['message']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--most", type=int, default=2000, help="the most files")
    parser.add_argument("--threshold", type=float, default=0.97)
    parser.add_argument("--verbose", action="store_true", help="name the warnings, too")
    options = parser.parse_args()
    folders = [(pathlib.Path(path).name, path, "HEAD") for path in options.folders] or clones()
    sources = {}
    for name, folder, commit in folders:
        for path, source in files(name, folder, commit):
            if is_taken(source) and source not in sources:
                sources[source] = path
    taken = [(path, source) for source, path in sources.items()]
    # Evenly from all repositories.
    taken = taken[:: max(1, -(-len(taken) // options.most))]
    right = compiled(taken)
    found = answers(options.program, right)
    kinds, warnings = collections.Counter(), collections.Counter()
    for path, _ in right:
        why = reason(found[path])
        if why:
            print(f"{path}:{why}")
            kinds[re.sub(r"'[^']*'", "'…'", why.partition(": ")[2])] += 1
        for entry in (found[path] or {"diagnostics": []})["diagnostics"]:
            if entry["severity"] == "warning":
                warnings[entry["code"]] += 1
                if options.verbose:
                    print(f"{path}:{entry['line']}: warning: {entry['message']}")
    drawn = len(right) - sum(kinds.values())
    for title, table in (("not drawn", kinds), ("warnings", warnings)):
        for words, count in table.most_common():
            print(f"{title:10} {count:4}  {words}")
    print(f"{len(taken)} files, {len(right)} compile, {drawn} of them are drawn ({drawn / max(1, len(right)):.1%})")
    raise SystemExit(0 if right and drawn >= options.threshold * len(right) else 1)


main()
