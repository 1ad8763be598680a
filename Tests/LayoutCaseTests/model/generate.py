"""Writes Tests/LayoutCaseTests/Cases/*.json from the authored cases.

An authored file has lines of four forms:
    ## 5 A rule in one line, with the number of its section      (for all cases that follow)
    case-id  200x100  HStack { @a; @b:20x10 }                    (proposal, then snippet)
    ++ a continuation of the snippet (or of the prelude, after `prelude:`)
    prelude: declarations for the case above; == size 20x10, == a 0 0 20 10, == absent b: written by hand
A proposal is WIDTHxHEIGHT with `nil` and `inf`; `;rtl` and `;px0.5` set the environment.
In a snippet `@a` is `Color.red.id("a")`, `@a:20x10`, `@a:20x` and `@a:x10` the same with a fixed frame inside the id.
Where a case says `==`, these are its expectations (computed by hand from the rule); otherwise the model's are taken.
"""
import json
import math
import pathlib
import re
import sys
from build import solve

HERE = pathlib.Path(__file__).parent
COLOURS = ("red", "green", "blue", "yellow", "orange", "purple", "teal", "pink")
SHORT = re.compile(r"@([a-z]\w*)(?::(\d+(?:\.\d+)?)?x(\d+(?:\.\d+)?)?)?")


def expand(text):
    def full(match):
        name, width, height = match.groups()
        colour = COLOURS[(ord(name[0]) - 97) % len(COLOURS)]
        sides = [f"{k}: {v}" for k, v in (("width", width), ("height", height)) if v]
        frame = f".frame({', '.join(sides)})" if sides else ""
        return f'Color.{colour}{frame}.id("{name}")'
    return SHORT.sub(full, text)


def parse(path):
    rule, cases, field = None, [], "snippet"
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.rstrip()
        if not line or line.startswith("# "):
            continue
        if line.startswith("## "):
            rule = line[3:]
        elif line.startswith("== "):
            cases[-1]["hand"].append(line[3:])
        elif line.startswith("++ "):
            cases[-1][field] += "\n" + line[3:]
        elif line.startswith("prelude: "):
            field = "prelude"
            cases[-1]["prelude"] += ("\n" if cases[-1]["prelude"] else "") + line[9:]
        else:
            identifier, proposal, snippet = line.split(None, 2)
            field = "snippet"
            cases.append(dict(id=identifier, proposal=proposal, snippet=snippet, prelude="", hand=[], rule=rule,
                              line=f"{path.name}:{number}"))
    return cases


def value(text):
    return {"nil": None, "inf": math.inf, "_": math.nan}.get(text, None) if text in ("nil", "inf", "_") else float(text)


def shown(number):
    if number is None or number != number:
        return None
    if number == math.inf:
        return "infinity"
    number = round(number, 6) + 0.0
    return int(number) if number == int(number) else number


def by_hand(lines):
    size, frames, absent = None, {}, []
    for line in lines:
        words = line.split()
        if words[0] == "size":
            size = [value(v) for v in words[1].split("x")]
        elif words[0] == "absent":
            absent += words[1:]
        else:
            frames[words[0]] = [value(v) for v in words[1:5]]
    return size, frames, absent


def finished(case):
    proposal, *environment = case["proposal"].split(";")
    p = tuple(value(v) for v in proposal.split("x"))
    snippet, mirrored, pixel = expand(case["snippet"]), "rtl" in environment, 1.0
    for setting in environment:
        if setting.startswith("px"):
            pixel = float(setting[2:])
    if case["hand"]:
        size, frames, absent = by_hand(case["hand"])
    else:
        size, frames = solve(snippet, p, case["prelude"], pixel, mirrored)
        tagged = dict.fromkeys(re.findall(r'\.id\("(\w+)"\)', snippet))
        absent = [name for name in tagged if name not in frames]
        frames = {name: frames[name] for name in tagged if name in frames}
    answer = {"id": case["id"], "rule": case["rule"], "snippet": snippet}
    if case["prelude"]:
        answer["prelude"] = case["prelude"]
    answer["proposal"] = dict(zip(("width", "height"), map(shown, p)))
    expect = {"size": list(map(shown, size))}
    if frames:
        expect["frames"] = {name: list(map(shown, frame)) for name, frame in frames.items()}
    if absent:
        expect["absent"] = absent
    answer["expect"] = expect
    env = {}
    if pixel != 1.0:
        env["pixelLength"] = pixel
    if mirrored:
        env["layoutDirection"] = "rightToLeft"
    if env:
        answer["env"] = env
    return answer


def main():
    seen, total, bad = {}, 0, 0
    for path in sorted((HERE / "authored").glob("*.txt")):
        rows = []
        for case in parse(path):
            if case["id"] in seen:
                print(f"{case['line']}: {case['id']} is also in {seen[case['id']]}")
                bad += 1
            seen[case["id"]] = case["line"]
            try:
                rows.append(json.dumps(finished(case), ensure_ascii=False))
            except Exception as problem:
                print(f"{case['line']}: {case['id']}: {type(problem).__name__}: {problem}")
                bad += 1
        (HERE.parent / "Cases" / (path.stem + ".json")).write_text("[\n" + ",\n".join(rows) + "\n]\n")
        total += len(rows)
        print(f"{path.stem}: {len(rows)}")
    print(f"{total} cases")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
