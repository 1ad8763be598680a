#!/usr/bin/env python3
"""Reads `layout ENGINE NODES NANOSECONDS WIDTH HEIGHT` lines and prints a table with the ratios to ours."""

import collections
import sys

times = collections.defaultdict(dict)
sizes = collections.defaultdict(set)
for line in sys.stdin:
    kind, engine, nodes, nanoseconds, width, height = line.split()
    times[int(nodes)][engine] = float(nanoseconds)
    sizes[int(nodes)].add((round(float(width)), round(float(height))))

print("layout only, nanoseconds a node (median; how many times ours)")
for nodes, engines in sorted(times.items()):
    ours = engines["vitrine"]
    cells = [f"{name} {value:,.0f} ({value / ours:.1f}×)" for name, value in engines.items()]
    agree = "all agree on the size" if len(sizes[nodes]) == 1 else f"sizes differ: {sorted(sizes[nodes])}"
    print(f"{nodes:>6} nodes: {', '.join(cells)}; {agree}")
