"""Builds sites of notes that are made to do harm, each in a process of its own: hostilenotes.py PROGRAM [NAME…]

Prints seconds, memory and what comes out of each, and fails where one takes two seconds or more, 300 MB or more, says more than a
megabyte, writes more than twenty, or does not end by itself.
"""

import os
import pathlib
import resource
import shutil
import sys
import tempfile
import time

MOST = {"seconds": 2, "megabytes": 300, "said": 1_000_000, "written": 20_000_000}


def many(count, text):
    return "".join(text % number if "%d" in text else text for number in range(count))


NOTES = {
    "links by name to nothing, one line": lambda: "[[zz|b]]" * 100_000,
    "links to nothing, one line": lambda: "[a](b.md) " * 100_000,
    "links to nothing, each another": lambda: many(4_000, "[a](x%d.md) "),
    "links to itself": lambda: "[a](index.md) " * 100_000,
    "long address, used often": lambda: "[r]: /" + "x" * 50_000 + "\n\n" + "[r] " * 50_000,
    "address of 1 KB, used often": lambda: "[r]: /" + "x" * 1_000 + "\n\n" + "[r] " * 100_000,
    "long title, used often": lambda: "[r]: /x \"" + "x" * 50_000 + "\"\n\n" + "[r] " * 50_000,
    "one tag": lambda: "#tag " * 100_000,
    "tags, each another": lambda: many(100_000, "#tag%d "),
    "tag of 2,000 parts": lambda: "#" + "/".join(f"a{number}" for number in range(2_000)),
    "paragraphs": lambda: "a b c\n\n" * 200_000,
    "comments that nothing ends": lambda: "%%a\n\n" * 50_000,
    "headings": lambda: "# a\n\n" * 20_000,
    "heading of spaces": lambda: "# a" + " " * 100_000 + "b {x",
    "footnotes that nobody refers to": lambda: many(5_000, "[^%d]: y\n\n"),
    "attributes": lambda: "<a " + many(40_000, "x%d=1 ") + ">x</a>",
    "tags of HTML": lambda: "<b>" * 100_000,
    "addresses that begin": lambda: "<http://a" * 40_000,
    "hosts that begin": lambda: "www.(" * 200_000,
    "dashes of a table": lambda: "|-" * 40_000,
    "table of 2,000 columns": lambda: "|" + "a|" * 2_000 + "\n|" + "-|" * 2_000 + "\n" + "|x\n" * 20_000,
    "options of a fence": lambda: "```swift view-tree " + many(8_000, "o%d=1 ") + "\nText(\"a\")\n```\n",
    "claims": lambda: "```swift view-tree\nHStack { Text(\"a\") }\n```\n\n" + many(3_000, "1. a is %dx20\n"),
    "damaged text": lambda: b"\xff\xfe" * 500_000,
    "number signs in a fence": lambda: "```swift view-tree\n" + "#" * 20_000 + "\n```\n",
    "modifiers on a view": lambda: "```swift view-tree\nstruct V: View { var body: some View { Text(\"a\")" + ".bold()" * 20_000 + " } }\n```\n",
    "title of a megabyte": lambda: "# " + "x" * 1_000_000,
    "notes of one title": lambda: {f"n{number}.md": "# Same\n\n[[Same]]" for number in range(300)},
    "notes that show a long one": lambda: {"long.md": "a b c " * 150_000} | {f"n{number}.md": "![[long]]\n\n" * 9 for number in range(20)},
}


def tried(program, content):
    """Seconds, megabytes, bytes said and written, and how it ended."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-hostile-"))
    try:
        (folder / "content").mkdir()
        for name, text in (content if isinstance(content, dict) else {"index.md": content}).items():
            (folder / "content" / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        start = time.perf_counter()
        process = os.fork()
        if process == 0:
            os.chdir(folder)
            said = os.open(folder / "said", os.O_CREAT | os.O_WRONLY)
            os.dup2(said, 1)
            os.dup2(said, 2)
            resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
            os.execv(program, [program, "build"])
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
        pages = [path for path in folder.rglob("site/**/*.html")]
        written = sum(path.stat().st_size for path in pages)
        return seconds, usage.ru_maxrss / 1024, (folder / "said").stat().st_size, written, os.waitstatus_to_exitcode(status)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main(program, names):
    failures = 0
    for name, make in NOTES.items():
        if names and name not in names:
            continue
        seconds, megabytes, said, written, code = tried(program, make())
        values = {"seconds": seconds, "megabytes": megabytes, "said": said, "written": written}
        over = [key for key, most in MOST.items() if values[key] >= most] + ([f"ended with {code}"] if code not in (0, 1) else [])
        failures += bool(over)
        print(f"  {name:36} {seconds:6.2f} s {megabytes:5.0f} MB, {said:8} bytes said, {written:9} written  {', '.join(over)}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:]))
