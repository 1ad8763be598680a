"""Reads the small part of Swift that layout cases are written in.

The result is plain tuples: ("num", 3.0), ("str", "a"), ("name", "Color"), ("dot", "leading") for `.leading`,
("member", base, name), ("call", base, [(label, value)], closure or None), ("index", base, [(label, value)]),
("array", [..]), ("binary", op, left, right), ("minus", value), ("closure", [parameters], [statements]),
("if", condition, [statements], [statements]) and ("let", name, value).
"""
import re

TOKEN = re.compile(
    r'\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<str>"[^"]*")|(?P<word>[$@]?[A-Za-z_]\w*)'
    r'|(?P<op>\.\.<|==|!=|<=|>=|&&|\|\||[{}()\[\],:;.?+*/<>=-]))')
LEVEL = {"?": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "..<": 5,
         "+": 6, "-": 6, "*": 7, "/": 7}


def tokens(text):
    found, position = [], 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise SyntaxError(f"cannot read: {text[position:position + 30]!r}")
        new_line = "\n" in text[position:match.start(match.lastgroup)]
        found.append((match.lastgroup, match.group(match.lastgroup), new_line))
        position = match.end()
    found.append(("end", "", True))
    return found


class Reader:
    def __init__(self, text):
        self.tokens, self.at = tokens(text), 0

    def peek(self, offset=0):
        return self.tokens[min(self.at + offset, len(self.tokens) - 1)][1]

    def take(self, expected=None):
        kind, text, _ = self.tokens[self.at]
        if expected is not None and text != expected:
            raise SyntaxError(f"expected {expected!r}, found {text!r} (token {self.at})")
        self.at += 1
        return kind, text

    def statements(self, end):
        found = []
        while self.peek() != end:
            if self.peek() == ";":
                self.take()
                continue
            found.append(self.statement())
        return found

    def statement(self):
        if self.peek() == "if":
            return self.conditional()
        if self.peek() == "let":
            self.take()
            name = self.take()[1]
            self.take("=")
            return ("let", name, self.expression())
        return self.expression()

    def conditional(self):
        self.take("if")
        condition = self.expression(0, closures=False)
        self.take("{")
        then = self.statements("}")
        self.take("}")
        otherwise = []
        if self.peek() == "else":
            self.take()
            if self.peek() == "if":
                return ("if", condition, then, [self.conditional()])
            self.take("{")
            otherwise = self.statements("}")
            self.take("}")
        return ("if", condition, then, otherwise)

    def expression(self, level=0, closures=True):
        left = self.prefix(closures)
        while True:
            operator = self.peek()
            if LEVEL.get(operator, -1) <= level:
                return left
            self.take()
            if operator == "?":
                yes = self.expression(0, closures)
                self.take(":")
                left = ("choice", left, yes, self.expression(0, closures))
            else:
                left = ("binary", operator, left, self.expression(LEVEL[operator], closures))

    def prefix(self, closures):
        if self.peek() == "-":
            self.take()
            return ("minus", self.prefix(closures))
        kind, text = self.take()
        if kind == "num":
            value = ("num", float(text))
        elif kind == "str":
            value = ("str", text[1:-1])
        elif text == ".":
            value = ("dot", self.take()[1])
        elif text == "(":
            value = self.expression()
            self.take(")")
        elif text == "[":
            value = ("array", [item for _, item in self.arguments("]")])
        elif text == "{":
            value = self.closure()
        elif kind == "word":
            value = ("name", text)
        else:
            raise SyntaxError(f"unexpected {text!r} (token {self.at})")
        return self.suffix(value, closures)

    def suffix(self, value, closures):
        while True:
            text, new_line = self.peek(), self.tokens[self.at][2]
            if text == ".":
                self.take()
                value = ("member", value, self.take()[1])
            elif text == "(" and not new_line:
                self.take()
                value = ("call", value, self.arguments(")"), self.trailing() if closures else None)
            elif text == "[" and not new_line:
                self.take()
                value = ("index", value, self.arguments("]"))
            elif text == "{" and closures and value[0] in ("name", "member"):
                value = ("call", value, [], self.trailing())
            else:
                return value

    def trailing(self):
        if self.peek() != "{":
            return None
        self.take()
        return self.closure()

    def arguments(self, end):
        found = []
        while self.peek() != end:
            label = None
            if self.tokens[self.at][0] == "word" and self.peek(1) == ":":
                label = self.take()[1]
                self.take(":")
            found.append((label, self.expression()))
            if self.peek() == ",":
                self.take()
        self.take(end)
        return found

    def closure(self):
        parameters = []
        if self.tokens[self.at][0] == "word" and self.peek(1) in ("in", ","):
            parameters.append(self.take()[1])
            while self.peek() == ",":
                self.take()
                parameters.append(self.take()[1])
            self.take("in")
        body = self.statements("}")
        self.take("}")
        return ("closure", parameters, body)


def read(text):
    """The statements of a snippet."""
    return Reader(text).statements("")
