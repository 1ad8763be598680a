"""Writes expressions over the members that the interface files declare.

    python3 expressions.py COUNT SEED > expressions.txt

Each line is an expression that is a text. Some have mistakes on purpose: whether one is right, and what it is, Swift's
compiler says (answers.py).
"""
import pathlib
import random
import re
import sys

from tables import CONFORMING, DEPENDENT, ELEMENTS, LEFT_OUT, LITERALS, MAPS, OPERATORS, TESTS, VALUES, WIDTHS

ROOT = pathlib.Path(__file__).resolve().parents[3]
INTERFACES = ROOT / "Sources/FenceEvaluation/Library/Interfaces"

class Member:
    def __init__(self, owner, kind, name, parameters, result, constraint):
        self.owner, self.kind, self.name = owner, kind, name
        self.parameters, self.result, self.constraint = parameters, result, constraint


def split(text):
    parts, depth, last = [], 0, ""
    for character in text:
        depth += character in "([<{"
        depth -= character in ")]}" or character == ">" and not last == "-"
        if character == "," and depth == 0:
            parts.append("")
        else:
            if not parts:
                parts.append("")
            parts[-1] += character
        last = character
    return [part.strip() for part in parts]


def read():
    members = []
    for path in sorted(INTERFACES.glob("*.swiftinterface")):
        owner, constraint = None, ""
        for line in path.read_text().splitlines():
            opening = re.match(r"(?:struct|class|protocol|extension|enum) ([\w.]+)(.*?)\{", line)
            if opening:
                owner, constraint = opening[1], opening[2]
            declared = re.match(r"(?:\s+)?(?:@byHand(?:\(\w+\))? )?(static )?(mutating )?(var|func|init)(.*)$", line)
            if not declared:
                continue
            if not line.startswith(" "):
                owner = None
            is_static, is_mutating, kind, rest = declared.groups()
            if kind == "var":
                match = re.match(r" `?(\w+)`?: (.*?) \{", rest)
                kind = "static property" if is_static else "property"
                members.append(Member(owner, kind, match[1], [], match[2], constraint))
                continue
            match = re.match(r" ?(\w*\??)(?:<[^(]*>)?\((.*?)\)((?: rethrows| throws)?(?: -> (.*?))?)(?: where .*)?$", rest)
            if not match:
                continue
            parameters = []
            for text in split(match[2]) if match[2] else []:
                name, _, rest_of = text.partition(":")
                label = name.split()[0]
                type_, has_default, _ = rest_of.partition(" = ")
                parameters.append((None if label == "_" else label, type_.strip(), bool(has_default)))
            if match[1].endswith("?"):
                match = (None, "init", match[2], match[3], "Self?")
            kind = "function" if not owner else "init" if kind == "init" else "static method" if is_static else "mutating" if is_mutating else "method"
            members.append(Member(owner, kind, "init" if kind == "init" else match[1], parameters, match[4], constraint))
    return members


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.members = [m for m in read() if m.name not in LEFT_OUT and self.receivers(m)]

    def receivers(self, member):
        owner = member.owner
        if not owner:
            return ["Double", "Int"]
        if owner == "Sequence" and "Element: Sequence" in member.constraint:
            return ["[[Int]]", "[String]"]
        types = CONFORMING.get(owner, [owner])
        if "Element == String" in member.constraint:
            types = ["[String]"]
        return [t for t in types if t in VALUES or t in WIDTHS + ["Double", "Float", "CGFloat"]]

    def value(self, type_, receiver):
        """An expression of a declared type."""
        type_ = re.sub(r"^(@escaping|some|any) ", "", type_).strip()
        element = ELEMENTS.get(receiver)
        optional = type_.endswith("?")
        type_ = type_.rstrip("?")
        if optional and self.random.random() < 0.2:
            return "nil"
        if "->" in type_:
            return self.closure(type_, receiver)
        index = "String.Index" if receiver in ("String", "Substring") else "Int"
        replaced = {
            "Self": receiver, "Element": element, "Index": index, "Bound": "Double" if "Double" in receiver else "Int",
            "StringProtocol": "String", "T": "Int", "S": receiver if element else "[Int]", "C": receiver,
            "Key": "String", "Value": "Int", "BinaryInteger": "Int", "Source": "Int", "Result": "Int",
            "Sequence<Element>": receiver, "Collection<Element>": receiver, "Subject": "Int", "OtherSequence": receiver,
            "PossiblePrefix": receiver, "RangeExpression<Index>": f"Range<{index}>", "Range<Index>": f"Range<{index}>",
            "[Key: Value]": "[String: Int]", "Separator": "[Int]",
            "RangeExpression<String.Index>": "Range<String.Index>",
            "Range<Bound>": receiver.replace("Closed", ""), "ClosedRange<Bound>": receiver if "Closed" in receiver else "Closed" + receiver,
        }
        type_ = replaced.get(type_, type_) or type_
        if type_ in ("Substring", "ArraySlice<Int>") and self.random.random() < 0.5:
            type_ = {"Substring": "String", "ArraySlice<Int>": "[Int]"}[type_]
        if type_ == "Range<String.Index>":
            return "hello.startIndex..<hello.index(hello.startIndex, offsetBy: 2)"
        pool = VALUES.get(type_, []) + LITERALS.get(type_, [])
        # A whole literal is ambiguous among the overloads of C's functions.
        if self.isFunction and type_ in ("Double", "Int", "Decimal"):
            pool = [value for value in VALUES[type_] if value != "large"]
        if type_ in WIDTHS:
            pool = VALUES[type_] + ["0", "1", "3"]
        return self.random.choice(pool) if pool else None

    def closure(self, type_, receiver):
        element = ELEMENTS.get(receiver, "Int")
        arguments, _, result = type_.partition("->")
        result = result.strip()
        count = len(split(arguments.strip().removesuffix("rethrows").removesuffix("throws").strip().strip("()")))
        if "Match" in arguments:
            return '{ "<\\($0.output)>" }'
        if "inout" in arguments:
            return "{ $0 += 1; _ = $1 }"
        if "Value" in arguments:
            return self.random.choice(["{ $0 + $1 }", "{ a, _ in a }"]) if count == 2 else "{ $0 * 2 }"
        if count == 2 and result == "Bool":
            return self.random.choice(["{ $0 < $1 }", "{ $0 > $1 }", ">"])
        if count == 2:
            return "{ n, _ in n + 1 }"
        if result == "Bool":
            return self.random.choice(TESTS.get(element, ["{ _ in true }"]))
        if result == "Void":
            return "{ _ = $0 }"
        if result.endswith("?"):
            return self.random.choice(["{ Int(\"\\($0)\") }", "{ _ in nil as Int? }"])
        return self.random.choice(MAPS.get(element, ["{ $0 }"]))

    def arguments(self, member, receiver):
        texts = []
        for label, type_, has_default in member.parameters:
            if has_default and self.random.random() < 0.6:
                continue
            value = self.value(type_, receiver)
            if value is None:
                return None
            texts.append((label, value))
        return texts

    def mistaken(self, arguments):
        """The arguments with a mistake: a label, their number or a type."""
        arguments = list(arguments)
        kind = self.random.choice(["label", "extra", "missing", "type"])
        if kind == "extra" or not arguments:
            arguments.append((self.random.choice([None, "extra"]), self.random.choice(["1", '"x"', "true"])))
        elif kind == "missing":
            arguments.pop(self.random.randrange(len(arguments)))
        else:
            index = self.random.randrange(len(arguments))
            label, value = arguments[index]
            if kind == "label":
                arguments[index] = ("wrong" if label is None or self.random.random() < 0.5 else None, value)
            else:
                arguments[index] = (label, self.random.choice(['"text"', "true", "1.5", "nested", "ages", "letters", "[yes]"]))
        return arguments

    def operation(self):
        """An expression with an operator, some with an operand of another type."""
        self.isFunction = self.isWrapped = False
        left, right, names = self.random.choice(OPERATORS)
        result = left if (name := self.random.choice(names)) in ("+", "-", "*", "/") else None
        if self.random.random() < 0.1:
            right = self.random.choice(["String", "Int", "Double", "Bool", "[Int]", "Date"])
        a, b = self.random.choice(VALUES[left]), self.value(right, left)
        if b is None or b in (".nan", "nil"):
            return None
        return self.shown(f"({a} {name} {b})", result if result in ("Set<Int>", "[String: Int]") else "")

    def line(self):
        if self.random.random() < 0.12:
            return self.operation()
        member = self.random.choice(self.members)
        receivers = self.receivers(member)
        if member.owner == "TimeZone" and not member.parameters and member.kind == "method" or member.owner == "Calendar" and member.name == "description":
            return None
        if (member.owner, member.kind) == ("Unicode.Scalar", "init") or (member.owner, member.name) == ("URLQueryItem", "value"):
            return None
        if member.owner in ("Set", "Dictionary") and member.name in ("description", "removeFirst", "keys", "values"):
            return None
        receiver = self.random.choice(receivers)
        self.isFunction = not member.owner
        self.isRange = "Range" in receiver
        # A closed range has positions of its own, which fences lack; parts of ranges have no text of their own.
        if (self.isRange or receiver == "IndexSet") and re.search(
                "Index|SubSeq|Comparable", str(member.result) + str(member.parameters)) and member.owner != "IndexSet":
            return None
        # The text of some collections is their type's, and not their elements'.
        self.isWrapped = member.name in ("reversed", "stride", "repeatElement") or member.result == "[Element]" and (
            self.isRange or receiver == "IndexSet")
        arguments = self.arguments(member, receiver)
        if arguments is None or any(label in DEPENDENT for label, _, _ in member.parameters):
            return None
        if self.random.random() < 0.15 and "property" not in member.kind:
            arguments = self.mistaken(arguments)
        if member.owner in ("TimeZone", "Date", "UUID") and not arguments and "property" not in member.kind:
            return None
        # Divisions by a literal zero are found when code is generated, and hashes have an order of their own.
        if member.name.endswith("ReportingOverflow") and "0" in [value for _, value in arguments] or (
                receiver == "String" and member.kind == "init" and "ages" in str(arguments)):
            return None
        # Swift counts to the end, though each text is empty.
        if ("count", "large") in arguments and arguments[0][1] in ("empty", "noPart", '""'):
            return None
        call = "(" + ", ".join(f"{label}: {value}" if label else value for label, value in arguments) + ")"
        result = member.result or ""
        if member.kind == "function":
            text = member.name + call
        elif member.kind == "init":
            text = receiver + call
            result = member.result or "Self"
        elif member.kind.startswith("static"):
            text = f"{receiver}.{member.name}" + ("" if member.kind == "static property" else call)
        elif member.kind == "mutating":
            base = self.random.choice(VALUES[receiver])
            shown = self.shown("x", receiver)
            if member.name in ("removeFirst", "removeLast") and arguments:
                result = ""
            if result:
                change = f"let r = x.{member.name}{call}; return {shown} + \" \" + {self.shown('r', self.type(result, receiver))}"
            else:
                change = f"x.{member.name}{call}; return {shown}"
            return f"{{ () -> String in var x = {base}; {change} }}()"
        else:
            text = f"{self.random.choice(VALUES[receiver])}.{member.name}" + ("" if member.kind == "property" else call)
        return self.shown(text, self.type(result, receiver))

    def type(self, result, receiver):
        optional = result.endswith("?")
        result = {"Self": receiver, "Set<Element>": "Set<Int>", "[Key: Value]": "[String: Int]"}.get(result.rstrip("?"), result.rstrip("?"))
        return result + ("?" if optional else "")

    def shown(self, text, type_):
        if re.match(r"String\.(UTF|Unicode)|Flatten|Joined|Enumerated|Reversed|\[SubSeq", type_) or type_ == "SubSequence" and self.isRange:
            text = f"Array({text})" if not type_.startswith("[") else text
        if self.isWrapped:
            return f'"\\(Array({text}))"'
        if type_ == "Regex<Output>.Match?":
            return f'"\\({text} == nil)"'
        if type_ in ("[Range<Index>]", "[Range<String.Index>]", "[Regex<Output>.Match]"):
            return f'"\\({text}.count)"'
        if type_ in ("Locale?", "TimeZone?", "Calendar?") or type_.startswith("Locale.") and type_.endswith("?"):
            return f'(({text}).map {{ "\\($0.identifier)" }} ?? "nil")'
        if type_.endswith("?"):
            return f'(({text}).map {{ "\\($0)" }} ?? "nil")' if "Index" not in type_ else f'"\\({text} == nil)"'
        if type_ == "Set<Int>":
            return f'"\\({text}.sorted())"'
        if type_ == "IndexSet":
            return f'"\\({text}.map {{ $0 }})"'
        if type_ == "Data":
            return f'"\\(Array({text}))"'
        if type_ in ("Calendar", "TimeZone", "Locale") or re.match(r"Locale\.(?!LanguageDirection|HourCycle)", type_) and not type_.endswith("?"):
            shown = ".minimalIdentifier" if type_ == "Locale.Language" else ".identifier"
            return f'"\\({text}{shown})"'
        if type_ == "CharacterSet":
            return f'"\\({text}.contains("l"))"'
        if type_ == "[String: Int]":
            return f'{text}.map {{ "\\($0.key)=\\($0.value)" }}.sorted().joined(separator: " ")'
        return f'"\\({text})"'


if __name__ == "__main__":
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    writer, lines = Writer(seed), {}
    tries = 0
    while len(lines) < count and tries < count * 30:
        tries += 1
        line = writer.line()
        if line:
            lines[line] = True
    print("\n".join(lines))
