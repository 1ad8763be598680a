#!/usr/bin/env python3
"""Times Yoga and Taffy on the trees of BenchmarkTree.swift: layout only, in process, nothing kept from an earlier run.

Prints a line for each engine and number of nodes: `layout ENGINE NODES NANOSECONDS-PER-NODE WIDTH HEIGHT`.
"""

import statistics
import sys
import time


class Tree:
    """The benchmark tree, made by callbacks that know an engine."""

    def __init__(self, leaf, padding, stack):
        self.leaf, self.padding, self.stack, self.leaves = leaf, padding, stack, 0

    def node(self, count, level):
        if count == 1:
            self.leaves += 1
            return self.leaf(10 + self.leaves * 7 % 23, 8 + self.leaves * 5 % 17)
        if count == 2:
            return self.padding(4, self.node(1, level + 1))
        parts = min(8, count - 1)
        shares = [(count - 1) // parts + (1 if part < (count - 1) % parts else 0) for part in range(parts)]
        return self.stack(level % 2 == 0, 4, [self.node(share, level + 1) for share in shares])


def report(engine, nodes, build, layout, size):
    rounds = max(3, 60_000 // nodes)
    times = []
    for _ in range(rounds):
        root = build(nodes)
        start = time.perf_counter()
        layout(root)
        times.append(time.perf_counter() - start)
    width, height = size(root)
    print(f"layout {engine} {nodes} {statistics.median(times) * 1e9 / nodes:.1f} {width:g} {height:g}", flush=True)


def yoga():
    from pyyoga import Align, Edge, FlexDirection, Gutter, Node

    def leaf(width, height):
        node = Node()
        node.width, node.height, node.flex_shrink = width, height, 0
        return node

    def padding(length, child):
        node = Node()
        node.flex_shrink = 0
        node.set_padding(Edge.All, length)
        node.add_child(child)
        return node

    def stack(horizontal, gap, children):
        node = Node()
        node.flex_shrink = 0
        node.flex_direction = FlexDirection.Row if horizontal else FlexDirection.Column
        node.align_items = Align.Center
        node.set_gap(Gutter.All, gap)
        for child in children:
            node.add_child(child)
        return node

    for nodes in (200, 2_000, 20_000):
        report(
            "yoga", nodes, lambda n: Tree(leaf, padding, stack).node(n, 0), lambda root: root.calculate_layout(),
            lambda root: (root.layout_width, root.layout_height))


def taffy():
    from stretchable import Node
    from stretchable.style import AlignItems, FlexDirection

    def leaf(width, height):
        return Node(size=(width, height), flex_shrink=0)

    def padding(length, child):
        return Node(padding=length, flex_shrink=0).add(child)

    def stack(horizontal, gap, children):
        node = Node(
            flex_direction=FlexDirection.ROW if horizontal else FlexDirection.COLUMN, gap=gap, flex_shrink=0,
            align_items=AlignItems.CENTER)
        return node.add(*children)

    for nodes in (200, 2_000, 20_000):
        report("taffy", nodes, lambda n: Tree(leaf, padding, stack).node(n, 0), compute_only, box_size)


def compute_only(root):
    """`compute_layout()` without what the Python binding does after it: reading every box back."""
    saved = type(root)._update_layout
    type(root)._update_layout = lambda self: None
    try:
        root.compute_layout()
    finally:
        type(root)._update_layout = saved


def box_size(root):
    root._update_layout()
    box = root.get_box()
    return box.width, box.height


for engine in (yoga, taffy):
    try:
        engine()
    except ImportError as error:
        print(f"# {engine.__name__} is not installed: {error}", file=sys.stderr)
