"""Checks the model against cases that were written down elsewhere: `check.py cases.json`."""
import json
import math
import sys
from build import solve


def length(value):
    return math.inf if value == "infinity" else value


def differences(case):
    env = case.get("env", {})
    p = tuple(length(case["proposal"][k]) for k in ("width", "height"))
    size, frames = solve(case["snippet"], p, case.get("prelude", ""), env.get("pixelLength", 1.0),
                         env.get("layoutDirection") == "rightToLeft")
    pairs = [("size", case["expect"]["size"], size)]
    pairs += [(n, f, frames.get(n)) for n, f in case["expect"].get("frames", {}).items()]
    pairs += [(n, None, frames[n]) for n in case["expect"].get("absent", []) if n in frames]
    for name, expected, found in pairs:
        same = expected is not None and found is not None and all(
            e is None or length(e) == f or f != f or abs(length(e) - f) < 0.001 for e, f in zip(expected, found))
        if not same:
            yield f"{name}: expected {expected}, model {found}"


def main():
    good = 0
    cases = json.load(open(sys.argv[1]))
    for case in cases:
        try:
            found = list(differences(case))
        except Exception as problem:
            found = [f"{type(problem).__name__}: {problem}"]
        good += not found
        for line in found:
            print(case["id"], line)
    print(f"{good} of {len(cases)} agree")


if __name__ == "__main__":
    main()
