"""The values and operators of which expressions are made."""
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
    "Date": ["epoch", "someDay", "leapDay"], "DateInterval": ["hour", "week"], "DateComponents": ["dayParts", "noParts"],
    "Calendar": ["gregorian", "iso", "hebrew"], "TimeZone": ["newYork", "TimeZone.gmt"], "Locale": ["german", "american"],
    "Calendar.Component": ["Calendar.Component.day", "Calendar.Component.month"],
    "Calendar.Identifier": ["Calendar.Identifier.gregorian"],
    "Locale.Language": ["german.language"], "Data": ["bytes", "noBytes"], "IndexSet": ["offsets", "noOffsets"],
    "Decimal": ["price", "debt", "oneThird"], "Duration": ["minute", "blink"],
    "PersonNameComponents": ["jane"],
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
    "String.Encoding": [".utf8", ".ascii"], "TimeInterval": ["0", "60", "-3600.5", "86_400", "half"],
    "Calendar.Component": [
        ".year", ".month", ".day", ".hour", ".minute", ".second", ".weekday", ".weekOfYear", ".quarter", ".weekOfMonth",
        ".weekdayOrdinal", ".yearForWeekOfYear", ".era", ".nanosecond", ".dayOfYear"],
    "Set<Calendar.Component>": ["[.year, .month, .day]", "[.day]", "[.hour, .minute]", "[]", "[.weekday, .month]"],
    "Calendar.Identifier": [".gregorian", ".hebrew", ".iso8601", ".buddhist"],
    "Calendar.MatchingPolicy": [".nextTime", ".strict"], "Calendar.SearchDirection": [".forward", ".backward"],
    "Calendar.RepeatedTimePolicy": [".first", ".last"], "DateComponents": [
        "DateComponents(day: 3)", "DateComponents(month: 1, day: -1)", "DateComponents(year: 2024, month: 2, day: 30)",
        "DateComponents(hour: 12)"],
    "Decimal": ["1", "0", "2.5", "-7"], "RegexComponent": ["#/l+/#", "#/[aeiou]/#", r"#/^\s*\w/#"],
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
CONFORMING["Sequence"] += ["Data", "IndexSet"]
CONFORMING["RangeReplaceableCollection"] += ["Data"]
for name in ["Collection", "BidirectionalCollection", "RandomAccessCollection"]:
    CONFORMING[name] = CONFORMING["Sequence"]
# What differs from run to run, or that a fence has for its own sake.
LEFT_OUT = {
    "shuffled", "shuffle", "randomElement", "random", "hashValue", "capacity", "lazy", "reserveCapacity", "using",
    "now", "current", "autoupdatingCurrent", "timeIntervalSinceNow", "isDateInToday", "isDateInYesterday",
    "isDateInTomorrow", "knownTimeZoneIdentifiers", "availableIdentifiers", "calendar", "byAdding(nanosecond)",
    "base", "popFirst", "removeFirst(Set)", "nextDown", "nextUp", "minimumCapacity", "localized", "as", "indices", "byteSwapped", "isContiguousUTF8", "move", "underestimatedCount",
}
# Labels of initializers whose values depend on the machine or its time, and of what SwiftUI adds.
DEPENDENT = {"timeIntervalSinceNow", "fileURLWithPath", "filePath", "minimumCapacity", "atOffsets"}
ELEMENTS = {
    "String": "Character", "Substring": "Character", "[Int]": "Int", "[String]": "String", "ArraySlice<Int>": "Int",
    "Range<Int>": "Int", "ClosedRange<Int>": "Int", "Set<Int>": "Int", "[[Int]]": "[Int]", "Data": "UInt8",
    "IndexSet": "Int",
}
TESTS = {
    "Int": ["{ $0 > 1 }", "{ $0.isMultiple(of: 2) }", "{ _ in false }"],
    "Double": ["{ $0 > 1 }"], "String": ["{ $0.count > 1 }", '{ $0 == "b" }'],
    "UInt8": ["{ $0 > 100 }", "{ $0.isMultiple(of: 2) }"],
    "Character": ['{ $0 == "l" }', r"{ $0.isLetter }", r"\.isNumber", "{ $0.isWhitespace }"],
}
MAPS = {
    "Int": ["{ $0 + 1 }", '{ "\\($0)" }', "{ Double($0) }", "{ [$0] }"], "String": ["{ $0.count }", "{ $0 + $0 }"],
    "Character": ["{ String($0) }", "{ $0.isLetter }"], "UInt8": ["{ Int($0) }", "{ $0 / 2 }", '{ "\\($0)" }'],
}
# Operators, by the types of their operands.
ARITHMETIC, ORDER, EQUALITY = ["+", "-", "*", "/"], ["<", "<=", ">", ">="], ["==", "!="]
BITS = ["&", "|", "^", "<<", ">>", "&+", "&-", "&*", "%"]
OPERATORS = [(t, t, ARITHMETIC + ORDER + EQUALITY + BITS) for t in WIDTHS]
OPERATORS += [(t, t, ARITHMETIC + ORDER + EQUALITY) for t in ["Double", "Float", "Decimal"]]
OPERATORS += [(t, t, ["+"] + ORDER + EQUALITY) for t in ["String", "Duration"]]
OPERATORS += [(t, t, ORDER + EQUALITY) for t in ["Character", "Date", "DateInterval"]]
OPERATORS += [(t, t, EQUALITY) for t in [
    "[Int]", "[String]", "Set<Int>", "[String: Int]", "Range<Int>", "ClosedRange<Int>", "Data", "IndexSet", "Locale",
    "TimeZone", "DateComponents", "Calendar.Component", "URL", "[[Int]]", "Bool"]]
OPERATORS += [("[Int]", "[Int]", ["+"]), ("[String]", "[String]", ["+"]), ("Date", "TimeInterval", ["+", "-"]),
              ("Duration", "Duration", ["-", "/"]), ("Duration", "Int", ["*", "/"]), ("Bool", "Bool", ["&&", "||"]),
              ("Range<Int>", "Int", ["~="]), ("ClosedRange<Int>", "Int", ["~="])]
