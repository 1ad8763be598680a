#!/usr/bin/env python3
"""Measures 'render' and 'explain' in a running 'vitrine mcp' beside a process for each, and prints median and 95 % in milliseconds.

    Benchmarks/assistant.py PROGRAM [--times 50]
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def views():
    """Marked fences of the manual that are drawn alone."""
    found = []
    for path in sorted((ROOT / "content/guide").glob("*.md")):
        found += re.findall(r"^```swift view-tree[^\n]*\n(.*?)^```", path.read_text(), re.M | re.S)
    return found


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.count = 0
        self.ask("initialize", {"protocolVersion": "2025-11-25"})

    def ask(self, method, parameters):
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["result"]

    def call(self, name, code, **more):
        return self.ask("tools/call", {"name": name, "arguments": {"code": code, **more}})


def measured(codes, body):
    times = []
    for code in codes:
        start = time.perf_counter()
        body(code)
        times.append((time.perf_counter() - start) * 1000)
    return times


def line(title, times):
    print(f"| {title} | {statistics.median(times):.0f} | {statistics.quantiles(times, n=20)[-1]:.0f} |")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--times", type=int, default=50)
    options = options.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    server = Server(program)
    drawn = [code for code in views() if not server.call("render", code, picture=False)["isError"]]
    codes = (drawn * options.times)[: options.times]

    def process(*arguments):
        return lambda code: subprocess.run([program, *arguments], input=code.encode(), capture_output=True, check=False)

    print(f"{len(set(codes))} views of the manual, {len(codes)} calls each; milliseconds\n\n| call | median | 95 % |\n| --- | --- | --- |")
    line("`render`, sizes, in the server", measured(codes, lambda code: server.call("render", code, picture=False)))
    line("`render` with a picture, in the server", measured(codes, lambda code: server.call("render", code)))
    line("`explain`, in the server", measured(codes, lambda code: server.call("explain", code)))
    line("`vitrine render --as json`, a process", measured(codes, process("render", "-", "--as", "json")))
    line("`vitrine render --as png`, a process", measured(codes, process("render", "-", "--as", "png")))
    line("`vitrine explain`, a process", measured(codes, process("explain", "-")))
    server.process.stdin.close()
    server.process.wait()


main()
