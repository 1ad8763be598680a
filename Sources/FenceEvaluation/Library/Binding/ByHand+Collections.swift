import Diagnostics

/// Members of arrays, sets, dictionaries and ranges that need the evaluator.
extension LibraryCall {
  // MARK: Arrays

  func make(_ type: LibraryElements.Type) -> Value { .array([]) }
  func make(_ type: LibraryElements.Type, _ elements: LibraryElements) throws -> Value {
    try evaluator.charge(elements.count, mark)
    return .array(elements.values.map(\.settled))
  }
  func make(_ type: LibraryElements.Type, repeating element: LibraryElement, count: Int) throws -> Value {
    try require(count >= 0, "Can't construct Array with count < 0")
    try checkSize(count)
    return .array([Value](repeating: element.value, count: count))
  }
  func description(_ base: LibraryElements) throws -> String { try evaluator.describe(receiver) }
  func capacity(_ base: LibraryElements) -> Int { base.count }

  // MARK: Sets

  func make(_ type: LibrarySet.Type) -> Value { .set([]) }
  func make(_ type: LibrarySet.Type, minimumCapacity: Int) -> Value { .set([]) }
  func make(_ type: LibrarySet.Type, _ elements: LibraryElements) throws -> Value {
    try evaluator.checkSize(elements.count, mark)
    return .set(DistinctValues(elements.values).elements)
  }
  func description(_ base: LibrarySet) throws -> String { try evaluator.describe(receiver) }
  func insert(_ base: inout LibrarySet, _ member: LibraryElement) -> Value {
    let (isNew, member) = base.insert(member)
    return .tuple([(label: "inserted", value: .boolean(isNew)), (label: "memberAfterInsert", value: member.value)])
  }

  // MARK: Dictionaries

  func make(_ type: LibraryDictionary.Type) -> Value { .dictionary(DictionaryValue()) }
  func make(_ type: LibraryDictionary.Type, minimumCapacity: Int) -> Value { .dictionary(DictionaryValue()) }
  func make(_ type: LibraryDictionary.Type, uniqueKeysWithValues pairs: LibraryElements) throws -> LibraryDictionary {
    var result = DictionaryValue()
    for (key, value) in try pairs.asPairs(mark) {
      try require(result[key] == nil, "Duplicate values for key: '\(try evaluator.describe(key))'")
      result[key] = value
    }
    return LibraryDictionary(result, self)
  }
  func make(
    _ type: LibraryDictionary.Type, _ pairs: LibraryElements, uniquingKeysWith combine: LibraryFunction
  ) throws -> LibraryDictionary {
    var result = LibraryDictionary(DictionaryValue(), self)
    try merge(&result, pairs, uniquingKeysWith: combine)
    return result
  }
  func make(
    _ type: LibraryDictionary.Type, grouping elements: LibraryElements, by key: LibraryFunction
  ) throws -> Value {
    var groups: [Value] = []
    var keys = DictionaryValue()
    var members: [[Value]] = []
    for element in elements {
      let group: LibraryElement = try key(element)
      if let index = keys[group.value]?.whole {
        members[index].append(element.value)
      } else {
        keys[group.value] = .integer(groups.count)
        groups.append(group.value)
        members.append([element.value])
      }
    }
    return .dictionary(DictionaryValue(entries: zip(groups, members).map { .init(key: $0, value: .array($1)) }))
  }
  func description(_ base: LibraryDictionary) throws -> String { try evaluator.describe(receiver) }
  func merging(
    _ base: LibraryDictionary, _ pairs: LibraryElements, uniquingKeysWith combine: LibraryFunction
  ) throws -> LibraryDictionary {
    var copy = base
    try merge(&copy, pairs, uniquingKeysWith: combine)
    return copy
  }
  func merge(
    _ base: inout LibraryDictionary, _ pairs: LibraryElements, uniquingKeysWith combine: LibraryFunction
  ) throws {
    for (key, value) in try pairs.asPairs(mark) { try base.add(key, value) { try combine($0, $1) } }
    try evaluator.checkSize(base.entries.entries.count, mark)
  }

  // MARK: Ranges

  func make(_ type: Range<LibraryElement>.Type, _ other: ClosedRange<LibraryElement>) throws -> Value {
    guard let upper = other.upperBound.value.whole, let lower = other.lowerBound.value.whole, upper < .max else {
      throw Failure("invalid-range", "range requires an upper bound that has a successor", mark)
    }
    return .range(RangeValue(lower..<upper + 1))
  }
  func make(_ type: ClosedRange<LibraryElement>.Type, _ other: Range<LibraryElement>) throws -> Value {
    guard let upper = other.upperBound.value.whole, let lower = other.lowerBound.value.whole, upper > lower else {
      throw Failure("invalid-range", "range requires lowerBound <= upperBound", mark)
    }
    return RangeValue(from: .integer(lower), to: .integer(upper - 1), isClosed: true).map { .range($0) } ?? .nothing
  }
  func count(_ base: Range<LibraryElement>) throws -> Int { try receiver.countOfRange(mark) }
  func count(_ base: ClosedRange<LibraryElement>) throws -> Int { try receiver.countOfRange(mark) }
  func first(_ base: Range<LibraryElement>) throws -> LibraryElement? {
    base.isEmpty ? nil : try receiver.countable(base.lowerBound, "first", mark)
  }
  func first(_ base: ClosedRange<LibraryElement>) throws -> LibraryElement? {
    try receiver.countable(base.lowerBound, "first", mark)
  }
  func last(_ base: Range<LibraryElement>) throws -> LibraryElement? {
    let end = try receiver.countable(base.upperBound, "last", mark)
    return base.isEmpty ? nil : end.value.whole.map { LibraryElement(.integer($0 - 1), self) }
  }
  func last(_ base: ClosedRange<LibraryElement>) throws -> LibraryElement? {
    try receiver.countable(base.upperBound, "last", mark)
  }

  func description(_ base: Range<LibraryElement>) throws -> String { try evaluator.describe(receiver) }
  func description(_ base: ClosedRange<LibraryElement>) throws -> String { try evaluator.describe(receiver) }
}

extension Range: LibraryArgument, LibraryResult where Bound: LibraryValue {
  package static var shownName: String { "Range<\(Bound.shownName)>" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> Range<Bound>? {
    guard case .range(let range) = value, let upper = range.arguments.upper, let lower = range.arguments.lower,
      !range.isClosed,
      let low = try Bound.read(lower, call), let high = try Bound.read(upper, call), low <= high
    else { return nil }
    return low..<high
  }
  package var packed: Value {
    RangeValue(from: lowerBound.packed, to: upperBound.packed, isClosed: false).map { .range($0) } ?? .nothing
  }
}

extension ClosedRange: LibraryArgument, LibraryResult where Bound: LibraryValue {
  package static var shownName: String { "ClosedRange<\(Bound.shownName)>" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> ClosedRange<Bound>? {
    guard case .range(let range) = value, let upper = range.arguments.upper, let lower = range.arguments.lower,
      range.isClosed,
      let low = try Bound.read(lower, call), let high = try Bound.read(upper, call), low <= high
    else { return nil }
    return low...high
  }
  package var packed: Value {
    RangeValue(from: lowerBound.packed, to: upperBound.packed, isClosed: true).map { .range($0) } ?? .nothing
  }
}

extension PartialRangeFrom: LibraryArgument where Bound: LibraryValue {
  package static var shownName: String { "PartialRangeFrom<\(Bound.shownName)>" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> PartialRangeFrom<Bound>? {
    guard case .range(let range) = value, range.upperBound == nil, let lower = range.arguments.lower else { return nil }
    return try Bound.read(lower, call).map { $0... }
  }
}

extension PartialRangeUpTo: LibraryArgument where Bound: LibraryValue {
  package static var shownName: String { "PartialRangeUpTo<\(Bound.shownName)>" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> PartialRangeUpTo<Bound>? {
    guard case .range(let range) = value, range.lowerBound == nil, !range.isClosed, let upper = range.arguments.upper
    else { return nil }
    return try Bound.read(upper, call).map { ..<$0 }
  }
}

extension PartialRangeThrough: LibraryArgument where Bound: LibraryValue {
  package static var shownName: String { "PartialRangeThrough<\(Bound.shownName)>" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> PartialRangeThrough<Bound>? {
    guard case .range(let range) = value, range.lowerBound == nil, range.isClosed, let upper = range.arguments.upper
    else { return nil }
    return try Bound.read(upper, call).map { ...$0 }
  }
}

extension LibraryElements {
  /// The elements as keys and values.
  fileprivate func asPairs(_ mark: SourceMark) throws -> [(Value, Value)] {
    try values.map { element in
      guard case .tuple(let pair) = element, pair.count == 2 else {
        throw Failure(.typeMismatch(found: element.typeSubject, wanted: ["(Key, Value)"]), mark)
      }
      return (pair[0].value.settled, pair[1].value.settled)
    }
  }
}

extension Value {
  /// - Throws: that a range of other bounds than integers has no elements.
  fileprivate func countable(_ bound: LibraryElement, _ member: String, _ mark: SourceMark) throws -> LibraryElement {
    if bound.value.whole != nil { return bound }
    throw Failure("unknown-member", "\(typeSubject) has no member '\(member)'", mark)
  }

  /// The number of elements of a range.
  fileprivate func countOfRange(_ mark: SourceMark) throws -> Int {
    guard case .range(let range) = self, let count = range.count else {
      throw Failure("type-mismatch", "\(typeSubject) has no member 'count'", mark)
    }
    return count
  }
}
