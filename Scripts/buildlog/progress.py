"""How far a build of SwiftPM is, by the bytes of source that are compiled."""

import json
import os
import pathlib
import re
import time

# What two cores compile in a second, about; a first guess, which is corrected by what this build does.
BYTES_A_SECOND = 35_000
GUESS_SECONDS = 20


class Progress:
    def __init__(self, scratch, configuration, arguments):
        self.plan = pathlib.Path(scratch) / f"{configuration}.yaml"
        self.began = time.monotonic()
        self.product = arguments[arguments.index("--product") + 1] if "--product" in arguments else None
        self.target = arguments[arguments.index("--target") + 1] if "--target" in arguments else None
        self.left = None
        self.done = 0
        self.now = "planning"
        self.steps = ""

    def step(self, number, count, what, module):
        """Takes a line '[3/70] Compiling Markup JSON.swift'."""
        if self.left is None:
            self.left = self.modules()
        self.steps = f"step {number} of {count}"
        if module in self.left or what == "Compiling":
            self.now = module
        if what == "Compiling" and module in self.left:
            self.done += self.left.pop(module)

    def elapsed(self):
        return spoken(time.monotonic() - self.began)

    def line(self):
        text = f"building: {self.steps or 'planning'}" + (f", {self.now}" if self.steps else "")
        seconds = self.seconds()
        return text + (f"; about {spoken(max(seconds, 10))} left" if seconds else "")

    def seconds(self):
        """About how long it still takes; None if little has to be compiled, which can't be known before."""
        if not self.left:
            return None
        rate = (self.done + BYTES_A_SECOND * GUESS_SECONDS) / (time.monotonic() - self.began + GUESS_SECONDS)
        return sum(self.left.values()) / rate

    def modules(self):
        """The modules that have never been compiled and that the product needs, each with the bytes of its source.

        SwiftPM writes its plan as lists in JSON within YAML, one in a line.
        """
        try:
            plan = self.plan.read_text()
        except OSError:
            return {}
        makers, commands = {}, {}
        for name, body in re.findall(r'^  "(.*)":\n((?:    .*\n)+)', plan, re.M):
            lists = {key: json.loads(value) for key, value in re.findall(r"^    (inputs|outputs): (\[.*\])$", body, re.M)}
            commands[name] = lists.get("inputs", [])
            makers.update((output, name) for output in lists.get("outputs", []))
        triple = next((match[1] for name in commands if (match := re.match(r"C\.\w+-(.+)\.module$", name))), "")
        roots = [f"<{name}-{triple}.{kind}>" for name, kind in (
            (self.product, "exe"), (self.product, "test"), (self.target, "module")) if name]
        weights, waiting, seen = {}, [makers[root] for root in roots if root in makers], set()
        while waiting:
            command = waiting.pop()
            if command in seen:
                continue
            seen.add(command)
            inputs = commands[command]
            waiting += [makers[path] for path in inputs if path in makers]
            if module := re.match(r"C\.(\w+)-.*\.module$", command):
                outputs = [path for path, maker in makers.items() if maker == command and path.endswith(".swiftmodule")]
                if outputs and not os.path.exists(outputs[0]):
                    sources = [path for path in inputs if path.endswith(".swift")]
                    weights[module[1]] = sum(os.path.getsize(path) for path in sources if os.path.exists(path))
        return weights


def spoken(seconds):
    if seconds < 75:
        return f"{seconds:.0f} seconds"
    return f"{round(seconds / 60)} minute{'s' if round(seconds / 60) > 1 else ''}"
