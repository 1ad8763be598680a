"""Writes expressions over the members that the interface files declare.

    python3 expressions.py COUNT SEED > expressions.txt

Each line is an expression that is a text. Some have mistakes on purpose: whether one is right, and what it is, Swift's
compiler says (answers.py).
"""
import pathlib
import random
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
INTERFACES = ROOT / "Sources/FenceEvaluation/Library/Interfaces"

# The values that members are called on, by type; a fence and a program begin with their declarations (values.swift).
VALUES = {
    "String": ["empty", "hello", "spaced", "dashed", "flags", "digits", "accented", "name"],
    "Substring": ["part", "noPart"],
    "Character": ["letter", "digit", "fraction", "smile", "newline"],
    "Int": ["zero", "three", "minus", "large"],
    "Int8": ["int8", "least8"], "Int16": ["int16"], "Int32": ["int32"], "Int64": ["int64"],
    "UInt": ["uint"], "UInt8": ["byte", "most8"], "UInt16": ["uint16"], "UInt32": ["uint32"], "UInt64": ["uint64"],
    "Double": ["half", "negative", "whole", "noNumber", "endless", "tiny"],
    "Float": ["single"],
    "Bool": ["yes", "no"],
    "[Int]": ["numbers", "noNumbers", "repeated"],
    "[String]": ["words", "noWords"],
    "[[Int]]": ["nested"],
    "ArraySlice<Int>": ["slice"],
    "Set<Int>": ["someSet", "otherSet"],
    "[String: Int]": ["ages", "noAges"],
    "Range<Int>": ["range", "noRange"], "ClosedRange<Int>": ["closed"],
    "Range<Double>": ["realRange"], "ClosedRange<Double>": ["realClosed"],
    "String.Index": ["hello.startIndex", "hello.index(after: hello.startIndex)", "hello.endIndex"],
    "Unicode.Scalar": ["scalar"],
    "CharacterSet": ["letters", "CharacterSet.whitespaces", "CharacterSet.decimalDigits"],
    "URL": ["address", "file"], "URLComponents": ["parts"], "URLQueryItem": ["item"], "UUID": ["identifier"],
}
LITERALS = {
    "String": ['""', '"a"', '"lo"', '"-"', '"ü"', '"l"'], "Int": ["0", "1", "2", "3", "-1", "7"],
    "Double": ["0.5", "2", "-3.25", "10", "0"], "Bool": ["true", "false"], "Character": ['"l"', '"a"', '"-"'],
    "[Int]": ["[1, 2]", "[]", "[3]"], "[String]": ['["a", "b"]'], "CharacterSet": [".whitespaces", ".letters"],
    "FloatingPointRoundingRule": [".up", ".down", ".towardZero", ".toNearestOrEven", ".awayFromZero"],
    "String.CompareOptions": [".caseInsensitive", "[.caseInsensitive, .numeric]", ".backwards", ".anchored", "[]"],
    "FloatingPointSign": [".plus", ".minus"], "Set<Int>": ["[1, 9]"], "[String: Int]": ['["z": 1]'],
    "[URLQueryItem]": ['[URLQueryItem(name: "q", value: "a b")]'], "Locale": ['Locale(identifier: "en_US")'],
    "String.Encoding": [".utf8", ".ascii"],
}
WIDTHS = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
CONFORMING = {
    "Sequence": ["String", "Substring", "[Int]", "[String]", "ArraySlice<Int>", "Range<Int>", "ClosedRange<Int>"],
    "MutableCollection": ["[Int]", "[String]", "ArraySlice<Int>"],
    "RangeReplaceableCollection": ["String", "Substring", "[Int]", "[String]", "ArraySlice<Int>"],
    "StringProtocol": ["String", "Substring"],
    "BinaryInteger": WIDTHS, "FixedWidthInteger": WIDTHS, "SignedInteger": WIDTHS[:5],
    "FloatingPoint": ["Double", "Float"], "BinaryFloatingPoint": ["Double", "Float"],
    "Array": ["[Int]", "[String]"], "ArraySlice": ["ArraySlice<Int>"], "Set": ["Set<Int>"],
    "Dictionary": ["[String: Int]"], "Range": ["Range<Int>", "Range<Double>"],
    "ClosedRange": ["ClosedRange<Int>", "ClosedRange<Double>"],
}
for name in ["Collection", "BidirectionalCollection", "RandomAccessCollection"]:
    CONFORMING[name] = CONFORMING["Sequence"]
# What differs from run to run, or that a fence has for its own sake.
LEFT_OUT = {
    "shuffled", "shuffle", "randomElement", "random", "hashValue", "capacity", "lazy", "reserveCapacity", "using",
    "base", "popFirst", "removeFirst(Set)", "nextDown", "nextUp", "minimumCapacity", "localized", "as", "indices", "byteSwapped", "isContiguousUTF8", "move", "underestimatedCount",
}
ELEMENTS = {
    "String": "Character", "Substring": "Character", "[Int]": "Int", "[String]": "String", "ArraySlice<Int>": "Int",
    "Range<Int>": "Int", "ClosedRange<Int>": "Int", "Set<Int>": "Int", "[[Int]]": "[Int]",
}
TESTS = {
    "Int": ["{ $0 > 1 }", "{ $0.isMultiple(of: 2) }", "{ _ in false }"],
    "Double": ["{ $0 > 1 }"], "String": ["{ $0.count > 1 }", '{ $0 == "b" }'],
    "Character": ['{ $0 == "l" }', r"{ $0.isLetter }", r"\.isNumber", "{ $0.isWhitespace }"],
}
MAPS = {
    "Int": ["{ $0 + 1 }", '{ "\\($0)" }', "{ Double($0) }", "{ [$0] }"], "String": ["{ $0.count }", "{ $0 + $0 }"],
    "Character": ["{ String($0) }", "{ $0.isLetter }"],
}


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
            opening = re.match(r"(?:struct|protocol|extension|enum) ([\w.]+)(.*?)\{", line)
            if opening:
                owner, constraint = opening[1], opening[2]
            declared = re.match(r"\s+(?:@byHand )?(static )?(mutating )?(var|func|init)(.*)$", line)
            if not declared or not owner:
                continue
            is_static, is_mutating, kind, rest = declared.groups()
            if kind == "var":
                match = re.match(r" (\w+): (.*?) \{", rest)
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
            kind = "init" if kind == "init" else "static method" if is_static else "mutating" if is_mutating else "method"
            members.append(Member(owner, kind, "init" if kind == "init" else match[1], parameters, match[4], constraint))
    return members


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.members = [m for m in read() if m.name not in LEFT_OUT]

    def receivers(self, member):
        owner = member.owner
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
        if type_ in WIDTHS:
            pool = VALUES[type_] + ["0", "1", "3"]
        return self.random.choice(pool) if pool else None

    def closure(self, type_, receiver):
        element = ELEMENTS.get(receiver, "Int")
        arguments, _, result = type_.partition("->")
        result = result.strip()
        count = len(split(arguments.strip().removesuffix("rethrows").removesuffix("throws").strip().strip("()")))
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

    def line(self):
        member = self.random.choice(self.members)
        receivers = self.receivers(member)
        if (member.owner, member.kind) == ("Unicode.Scalar", "init") or (member.owner, member.name) == ("URLQueryItem", "value"):
            return None
        if not receivers or member.owner in ("Set", "Dictionary") and member.name in ("description", "removeFirst", "keys", "values"):
            return None
        receiver = self.random.choice(receivers)
        self.isRange = "Range" in receiver
        # A closed range has positions of its own, which fences lack; parts of ranges have no text of their own.
        if self.isRange and re.search("Index|SubSeq|Comparable", str(member.result) + str(member.parameters)):
            return None
        arguments = self.arguments(member, receiver)
        if arguments is None:
            return None
        if self.random.random() < 0.15 and "property" not in member.kind:
            arguments = self.mistaken(arguments)
        call = "(" + ", ".join(f"{label}: {value}" if label else value for label, value in arguments) + ")"
        result = member.result or ""
        if member.kind == "init":
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
        if type_.endswith("?"):
            return f'(({text}).map {{ "\\($0)" }} ?? "nil")' if "Index" not in type_ else f'"\\({text} == nil)"'
        if type_ == "Set<Int>":
            return f'"\\({text}.sorted())"'
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
