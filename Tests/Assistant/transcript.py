#!/usr/bin/env python3
"""Writes the transcript of the manual's page 'With an assistant': calls of 'vitrine mcp' and what it answers.

    Tests/Assistant/transcript.py PROGRAM [--check]
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "content/guide/assistant.md"
BEGIN, END = "<!-- transcript -->\n", "<!-- /transcript -->"

ROW = '''HStack {
  Text("Quarterly report of the north").lineLimit(1)
  Spacer()
  Text("12 March 2025").font(.caption)
}
.padding(.horizontal)'''
BETTER = ROW.replace(".lineLimit(1)", "")

CALLS = [
    ("The assistant has written a row and looks at it, 240 points wide.", "render", {"code": ROW, "width": 240, "picture": False}),
    ("The title is cut off. Why?", "explain", {"code": ROW, "width": 240}),
    ("It chooses an edit and compares.", "compare", {"before": ROW, "after": BETTER, "width": 240}),
]


def answers(program):
    messages = [{"id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}]
    messages += [
        {"id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
        for number, (_, name, arguments) in enumerate(CALLS, 1)
    ]
    lines = "".join(json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in messages)
    output = subprocess.run([program, "mcp"], input=lines, capture_output=True, text=True, check=True).stdout
    found = {answer["id"]: answer["result"] for answer in map(json.loads, output.splitlines())}
    return [found[number]["content"][0]["text"].strip() for number in range(1, len(CALLS) + 1)]


def main():
    parts = []
    for (words, name, arguments), answer in zip(CALLS, answers(str(pathlib.Path(sys.argv[1]).resolve()))):
        code = arguments.get("after", arguments.get("code"))
        others = ", ".join(f"{key}: {json.dumps(value)}" for key, value in arguments.items() if key not in ("code", "before", "after"))
        parts.append(f"{words}\n\n```swift\n{code}\n```\n\n`{name}` with {others} answers:\n\n```text\n{answer}\n```\n")
    page = PAGE.read_text()
    start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    written = page[:start] + "\n" + "\n".join(parts) + "\n" + page[end:]
    if "--check" in sys.argv:
        if written != page:
            raise SystemExit("transcript: the page differs from what the server answers; run Tests/Assistant/transcript.py PROGRAM")
        print("transcript: the page is as the server answers")
    else:
        PAGE.write_text(written)


main()
