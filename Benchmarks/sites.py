#!/usr/bin/env python3
"""Builds generated notes with Vitrine and with Hugo, in turns: Benchmarks/sites.py PROGRAM [HUGO] [COUNT …]

Hugo has a bare layout: a page for each note and a list of all, no search, no feeds. cmark-gfm, which makes HTML of the notes and
no site, is the floor. Prints processor time a note, wall time and the highest memory, medians of the rounds, as ratios to Hugo's.
"""

import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 3
WORDS = "layout proposal report stack frame padding view size text place guide state binding value width height".split()


def write_notes(folder, count, figures=False):
    """Notes as people write them: a title, tags, five links, four paragraphs, a list, a table in every eighth, code in every fourth."""
    random.seed(1)
    folder.mkdir(parents=True)
    for number in range(count):
        sentences = [" ".join(random.choices(WORDS, k=60)).capitalize() + "." for _ in range(4)]
        links = ", ".join(f"[note {to}](note-{to}.md)" for to in random.sample(range(count), 5))
        parts = [f"# Note {number}", f"See {links}.", sentences[0], "## Rules", *sentences[1:3]]
        parts.append("\n".join(f"- **{random.choice(WORDS)}** of `{random.choice(WORDS)}`" for _ in range(4)))
        if number % 8 == 0:
            parts.append("| view | size |\n| --- | --- |\n" + "\n".join(f"| {w} | {len(w)} |" for w in WORDS[:5]))
        if number % 4 == 0:
            parts.append("```\nlet width = 10\n```")
        if figures and number % 10 == 0:
            parts.append(f'```swift view-tree\nText("Note {number}").padding({number % 20}).background(Color.teal)\n```')
        parts += ["## More", sentences[3]]
        front = f"---\ntitle: Note {number}\ntags: [tag{number % 40}]\ndate: 2024-{number % 12 + 1:02}-{number % 28 + 1:02}\n---\n\n"
        (folder / f"note-{number}.md").write_text(front + "\n\n".join(parts) + "\n")


def write_hugo(folder, notes):
    layouts = folder / "layouts" / "_default"
    layouts.mkdir(parents=True)
    page = "<!doctype html><html><head><title>{{ .Title }}</title></head><body>%s</body></html>\n"
    (layouts / "single.html").write_text(page % "<article>{{ .Content }}</article>")
    (layouts / "list.html").write_text(page % "<ul>{{ range .Pages }}<li><a href=\"{{ .RelPermalink }}\">{{ .Title }}</a></li>{{ end }}</ul>")
    (folder / "hugo.toml").write_text('baseURL = "https://example.org/"\ntitle = "Notes"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    (folder / "content").symlink_to(notes)


def measured(command, folder):
    """Processor seconds, wall seconds and the highest memory in MB."""
    start = time.perf_counter()
    child = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"{command[0]} failed: {errors.decode()[-500:]}")
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start, usage.ru_maxrss / 1024


def compare(program, hugo, count, figures=False):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        notes = folder / "notes"
        write_notes(notes, count, figures)
        write_hugo(folder / "hugo", notes)
        (folder / "vitrine.yml").write_text("title: Notes\nsearch: false\ncache: false\n")
        commands = {
            "vitrine": [program, "build", "--input", str(notes), "--config", str(folder / "vitrine.yml"), "--output", str(folder / "site")],
            "hugo": [hugo, "--quiet", "--source", str(folder / "hugo"), "--destination", str(folder / "public")],
            "cmark-gfm": ["cmark-gfm", "-e", "table", *(f"notes/{one.name}" for one in sorted(notes.iterdir()))],
        }
        runs = {tool: [] for tool in commands if shutil.which(commands[tool][0])}
        for _ in range(ROUNDS):
            for tool in runs:
                for made in ("site", "public"):
                    shutil.rmtree(folder / made, ignore_errors=True)
                runs[tool].append(measured(commands[tool], folder))
    medians = {tool: [statistics.median(column) for column in zip(*times)] for tool, times in runs.items()}
    print(f"{count:,} notes" + (", a figure in every tenth" if figures else ""))
    for tool, (processor, wall, memory) in medians.items():
        ratio = f"  {processor / medians['hugo'][0]:5.2f} × hugo's" if "hugo" in medians else ""
        print(f"  {tool:10} {processor / count * 1000:6.2f} ms of processor time a note, {wall:6.2f} s, {memory:5.0f} MB{ratio}", flush=True)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    hugo = sys.argv[2] if len(sys.argv) > 2 else "hugo"
    counts = [int(word) for word in sys.argv[3:]] or [1_000, 10_000, 20_000]
    for count in counts:
        compare(program, hugo, count)
    compare(program, hugo, counts[0], figures=True)


if __name__ == "__main__":
    main()
