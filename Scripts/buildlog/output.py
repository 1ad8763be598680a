"""What of the output of SwiftPM is shown: messages in full, and otherwise how far the build is."""

import re
import time

STEP = re.compile(r"\[(\d+)/(\d+)\] (?:(Compiling|Emitting module) (\S+)|(\S.*))")
# A message of the compiler with its place, or one of SwiftPM or the linker without.
MESSAGE = re.compile(r"(/[^:]+:\d+:\d+: )?(fatal )?(error|warning): ")
OTHER = re.compile(r"(/[^:]+:\d+:\d+: )?(note|remark): |Building for |Build of |Build complete|Fetch|Comput|Creating|Working copy|Updat")
# Messages that say only that there were others.
EMPTY = re.compile(r"error: (fatalError|emit-module command failed|compile command failed|link command failed)")
SECONDS_BETWEEN_LINES = 10
TAIL = 40


class Output:
    def __init__(self, stream, progress):
        self.stream, self.progress = stream, progress
        self.is_terminal = stream.isatty()
        self.shown, self.in_message = set(), False
        self.last, self.lines, self.has_line = time.monotonic(), [], False

    def follow(self, lines, log):
        for line in lines:
            log.write(line)
            self.lines = self.lines[-TAIL:] + [line]
            self.take(line.rstrip("\n"))
            if time.monotonic() - self.last >= (0.3 if self.is_terminal else SECONDS_BETWEEN_LINES):
                self.last = time.monotonic()
                self.show(self.progress.line())

    def take(self, line):
        if step := STEP.match(line):
            self.in_message = False
            if step[3]:
                self.progress.step(step[1], step[2], step[3], step[4])
        elif MESSAGE.match(line) and not EMPTY.match(line):
            self.in_message = line not in self.shown
            self.shown.add(line)
        elif OTHER.match(line) and not line.startswith("/"):
            self.in_message = False
        if self.in_message:
            self.write(line)

    def show(self, line):
        if self.is_terminal:
            self.stream.write(f"\r\033[K{line}")
            self.stream.flush()
            self.has_line = True
        else:
            self.write(line)

    def write(self, line):
        if self.has_line:
            self.stream.write("\r\033[K")
            self.has_line = False
        self.stream.write(line + "\n")
        self.stream.flush()

    def end(self, status, log):
        if status == 0:
            return self.write(f"built in {self.progress.elapsed()} (log: {log})")
        if not self.shown:
            for line in self.lines:
                self.write(line.rstrip("\n"))
        self.write(f"the build failed; everything that was printed is in {log}")
