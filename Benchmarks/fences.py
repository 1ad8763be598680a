"""Prints the view trees of a folder of notes as JSON lines: fences.py FOLDER"""

import json
import pathlib
import re
import sys

FENCE = re.compile(r"^```swift view-tree[^\n]*\n(.*?)^```", re.M | re.S)
for note in sorted(pathlib.Path(sys.argv[1]).glob("**/*.md")):
    for source in FENCE.findall(note.read_text("utf-8")):
        print(json.dumps({"id": note.name, "source": source}))
