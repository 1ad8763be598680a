// Written by `make generate` from the interface files in Library/Interfaces.

/// The types that the interface files declare.
enum DeclaredLibrary {
  /// The members of each type, made when one of them is first used.
  static let types: [String: @Sendable () -> LibraryType] = [
    "Array": { LibraryArrayMembers.all },
    "ArraySlice": { LibraryArraySliceMembers.all },
    "BidirectionalCollection": { LibraryBidirectionalCollectionMembers.all },
    "BinaryFloatingPoint": { LibraryBinaryFloatingPointMembers.all },
    "BinaryInteger": { LibraryBinaryIntegerMembers.all },
    "Bool": { LibraryBoolMembers.all },
    "CGFloat": { LibraryCGFloatMembers.all },
    "Character": { LibraryCharacterMembers.all },
    "CharacterSet": { LibraryCharacterSetMembers.all },
    "ClosedRange": { LibraryClosedRangeMembers.all },
    "Collection": { LibraryCollectionMembers.all },
    "ComparisonResult": { LibraryComparisonResultMembers.all },
    "ContiguousArray": { LibraryContiguousArrayMembers.all },
    "Dictionary": { LibraryDictionaryMembers.all },
    "Double": { LibraryDoubleMembers.all },
    "FixedWidthInteger": { LibraryFixedWidthIntegerMembers.all },
    "Float": { LibraryFloatMembers.all },
    "FloatingPoint": { LibraryFloatingPointMembers.all },
    "FloatingPointClassification": { LibraryFloatingPointClassificationMembers.all },
    "FloatingPointRoundingRule": { LibraryFloatingPointRoundingRuleMembers.all },
    "FloatingPointSign": { LibraryFloatingPointSignMembers.all },
    "MutableCollection": { LibraryMutableCollectionMembers.all },
    "PartialRangeFrom": { LibraryPartialRangeFromMembers.all },
    "PartialRangeThrough": { LibraryPartialRangeThroughMembers.all },
    "PartialRangeUpTo": { LibraryPartialRangeUpToMembers.all },
    "Range": { LibraryRangeMembers.all },
    "RangeReplaceableCollection": { LibraryRangeReplaceableCollectionMembers.all },
    "Sequence": { LibrarySequenceMembers.all },
    "Set": { LibrarySetMembers.all },
    "SignedInteger": { LibrarySignedIntegerMembers.all },
    "String": { LibraryStringMembers.all },
    "String.CompareOptions": { LibraryStringCompareOptionsMembers.all },
    "String.Encoding": { LibraryStringEncodingMembers.all },
    "String.Index": { LibraryStringIndexMembers.all },
    "StringProtocol": { LibraryStringProtocolMembers.all },
    "Substring": { LibrarySubstringMembers.all },
    "UInt8": { LibraryUInt8Members.all },
    "Unicode.Scalar": { LibraryUnicodeScalarMembers.all },
  ]

  /// The protocols of each type, the most special first.
  static let inherited: [String: [String]] = [
    "Array": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
      "BidirectionalCollection", "Collection", "Sequence",
    ],
    "ArraySlice": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
      "BidirectionalCollection", "Collection", "Sequence",
    ],
    "BidirectionalCollection": ["Collection", "Sequence"],
    "BinaryFloatingPoint": ["FloatingPoint", "Hashable", "Comparable", "Equatable"],
    "BinaryInteger": ["Hashable", "Comparable", "Equatable"],
    "Bool": [
      "Hashable", "LosslessStringConvertible", "ExpressibleByBooleanLiteral", "Sendable", "Equatable",
      "CustomStringConvertible",
    ],
    "CGFloat": [
      "BinaryFloatingPoint", "ExpressibleByFloatLiteral", "Sendable", "FloatingPoint", "ExpressibleByIntegerLiteral",
      "Hashable", "Comparable", "Equatable",
    ],
    "CaseIterable": [],
    "Character": [
      "Hashable", "Comparable", "LosslessStringConvertible", "Sendable", "Equatable", "CustomStringConvertible",
    ],
    "CharacterSet": ["Hashable", "Equatable"],
    "ClosedRange": ["RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"],
    "Collection": ["Sequence"],
    "Comparable": ["Equatable"],
    "ComparisonResult": ["Hashable", "Equatable"],
    "ContiguousArray": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "BidirectionalCollection",
      "Collection", "Sequence",
    ],
    "CustomDebugStringConvertible": [],
    "CustomStringConvertible": [],
    "Decodable": [],
    "Dictionary": ["Collection", "ExpressibleByDictionaryLiteral", "Sequence"],
    "Double": [
      "BinaryFloatingPoint", "LosslessStringConvertible", "ExpressibleByFloatLiteral", "Sendable", "FloatingPoint",
      "CustomStringConvertible", "ExpressibleByIntegerLiteral", "Hashable", "Comparable", "Equatable",
    ],
    "Encodable": [],
    "Equatable": [],
    "Error": ["Sendable"],
    "ExpressibleByArrayLiteral": [],
    "ExpressibleByBooleanLiteral": [],
    "ExpressibleByDictionaryLiteral": [],
    "ExpressibleByFloatLiteral": ["ExpressibleByIntegerLiteral"],
    "ExpressibleByIntegerLiteral": [],
    "ExpressibleByNilLiteral": [],
    "ExpressibleByStringLiteral": [],
    "FixedWidthInteger": [
      "BinaryInteger", "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Float": [
      "BinaryFloatingPoint", "LosslessStringConvertible", "ExpressibleByFloatLiteral", "Sendable", "FloatingPoint",
      "CustomStringConvertible", "ExpressibleByIntegerLiteral", "Hashable", "Comparable", "Equatable",
    ],
    "FloatingPoint": ["Hashable", "Comparable", "Equatable"],
    "FloatingPointClassification": [],
    "FloatingPointRoundingRule": [],
    "FloatingPointSign": [],
    "Hashable": ["Equatable"],
    "Identifiable": [],
    "Int": [
      "FixedWidthInteger", "SignedInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger",
      "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Int16": [
      "FixedWidthInteger", "SignedInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger",
      "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Int32": [
      "FixedWidthInteger", "SignedInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger",
      "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Int64": [
      "FixedWidthInteger", "SignedInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger",
      "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Int8": [
      "FixedWidthInteger", "SignedInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger",
      "LosslessStringConvertible", "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "MutableCollection": ["Collection", "Sequence"],
    "PartialRangeFrom": [],
    "PartialRangeThrough": [],
    "PartialRangeUpTo": [],
    "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
    "Range": ["RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"],
    "RangeReplaceableCollection": ["Collection", "Sequence"],
    "RawRepresentable": [],
    "Sendable": [],
    "Sequence": [],
    "Set": ["Collection", "ExpressibleByArrayLiteral", "Sequence"],
    "SignedInteger": ["BinaryInteger", "Hashable", "Comparable", "Equatable"],
    "String": [
      "StringProtocol", "RangeReplaceableCollection", "Hashable", "Comparable", "LosslessStringConvertible",
      "ExpressibleByStringLiteral", "Sendable", "BidirectionalCollection", "Collection", "Equatable",
      "CustomStringConvertible", "Sequence",
    ],
    "String.CompareOptions": [],
    "String.Encoding": ["Hashable", "Equatable"],
    "String.Index": ["Comparable", "Hashable", "Equatable"],
    "StringProtocol": ["BidirectionalCollection", "Collection", "Sequence"],
    "Substring": [
      "StringProtocol", "RangeReplaceableCollection", "Hashable", "Comparable", "LosslessStringConvertible", "Sendable",
      "BidirectionalCollection", "Collection", "Equatable", "CustomStringConvertible", "Sequence",
    ],
    "UInt": [
      "FixedWidthInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger", "LosslessStringConvertible",
      "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "UInt16": [
      "FixedWidthInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger", "LosslessStringConvertible",
      "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "UInt32": [
      "FixedWidthInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger", "LosslessStringConvertible",
      "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "UInt64": [
      "FixedWidthInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger", "LosslessStringConvertible",
      "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "UInt8": [
      "FixedWidthInteger", "ExpressibleByIntegerLiteral", "Sendable", "BinaryInteger", "LosslessStringConvertible",
      "Hashable", "Comparable", "CustomStringConvertible", "Equatable",
    ],
    "Unicode.Scalar": ["Hashable", "Comparable", "Equatable"],
  ]
}

private enum LibraryArrayMembers {
  static let all = LibraryType([LibraryArrayMembers1.members])
}

private enum LibraryArraySliceMembers {
  static let all = LibraryType([LibraryArraySliceMembers1.members])
}

private enum LibraryBidirectionalCollectionMembers {
  static let all = LibraryType([LibraryBidirectionalCollectionMembers1.members])
}

private enum LibraryBinaryFloatingPointMembers {
  static let all = LibraryType([LibraryBinaryFloatingPointMembers1.members])
}

private enum LibraryBinaryIntegerMembers {
  static let all = LibraryType([LibraryBinaryIntegerMembers1.members])
}

private enum LibraryBoolMembers {
  static let all = LibraryType([LibraryBoolMembers1.members])
}

private enum LibraryCGFloatMembers {
  static let all = LibraryType([LibraryCGFloatMembers1.members])
}

private enum LibraryCharacterMembers {
  static let all = LibraryType([LibraryCharacterMembers1.members])
}

private enum LibraryCharacterSetMembers {
  static let all = LibraryType([LibraryCharacterSetMembers1.members])
}

private enum LibraryClosedRangeMembers {
  static let all = LibraryType([LibraryClosedRangeMembers1.members])
}

private enum LibraryCollectionMembers {
  static let all = LibraryType([LibraryCollectionMembers1.members, LibraryCollectionMembers2.members])
}

private enum LibraryComparisonResultMembers {
  static let all = LibraryType([LibraryComparisonResultMembers1.members])
}

private enum LibraryContiguousArrayMembers {
  static let all = LibraryType([LibraryContiguousArrayMembers1.members])
}

private enum LibraryDictionaryMembers {
  static let all = LibraryType([LibraryDictionaryMembers1.members])
}

private enum LibraryDoubleMembers {
  static let all = LibraryType([LibraryDoubleMembers1.members])
}

private enum LibraryFixedWidthIntegerMembers {
  static let all = LibraryType([LibraryFixedWidthIntegerMembers1.members])
}

private enum LibraryFloatMembers {
  static let all = LibraryType([LibraryFloatMembers1.members])
}

private enum LibraryFloatingPointMembers {
  static let all = LibraryType([LibraryFloatingPointMembers1.members, LibraryFloatingPointMembers2.members])
}

private enum LibraryFloatingPointClassificationMembers {
  static let all = LibraryType([LibraryFloatingPointClassificationMembers1.members])
}

private enum LibraryFloatingPointRoundingRuleMembers {
  static let all = LibraryType([LibraryFloatingPointRoundingRuleMembers1.members])
}

private enum LibraryFloatingPointSignMembers {
  static let all = LibraryType([LibraryFloatingPointSignMembers1.members])
}

private enum LibraryMutableCollectionMembers {
  static let all = LibraryType([LibraryMutableCollectionMembers1.members])
}

private enum LibraryPartialRangeFromMembers {
  static let all = LibraryType([LibraryPartialRangeFromMembers1.members])
}

private enum LibraryPartialRangeThroughMembers {
  static let all = LibraryType([LibraryPartialRangeThroughMembers1.members])
}

private enum LibraryPartialRangeUpToMembers {
  static let all = LibraryType([LibraryPartialRangeUpToMembers1.members])
}

private enum LibraryRangeMembers {
  static let all = LibraryType([LibraryRangeMembers1.members])
}

private enum LibraryRangeReplaceableCollectionMembers {
  static let all = LibraryType([LibraryRangeReplaceableCollectionMembers1.members])
}

private enum LibrarySequenceMembers {
  static let all = LibraryType([LibrarySequenceMembers1.members, LibrarySequenceMembers2.members])
}

private enum LibrarySetMembers {
  static let all = LibraryType([LibrarySetMembers1.members])
}

private enum LibrarySignedIntegerMembers {
  static let all = LibraryType([LibrarySignedIntegerMembers1.members])
}

private enum LibraryStringMembers {
  static let all = LibraryType([LibraryStringMembers1.members])
}

private enum LibraryStringCompareOptionsMembers {
  static let all = LibraryType([LibraryStringCompareOptionsMembers1.members])
}

private enum LibraryStringEncodingMembers {
  static let all = LibraryType([LibraryStringEncodingMembers1.members])
}

private enum LibraryStringIndexMembers {
  static let all = LibraryType([LibraryStringIndexMembers1.members])
}

private enum LibraryStringProtocolMembers {
  static let all = LibraryType([LibraryStringProtocolMembers1.members, LibraryStringProtocolMembers2.members])
}

private enum LibrarySubstringMembers {
  static let all = LibraryType([LibrarySubstringMembers1.members])
}

private enum LibraryUInt8Members {
  static let all = LibraryType([LibraryUInt8Members1.members])
}

private enum LibraryUnicodeScalarMembers {
  static let all = LibraryType([LibraryUnicodeScalarMembers1.members])
}
