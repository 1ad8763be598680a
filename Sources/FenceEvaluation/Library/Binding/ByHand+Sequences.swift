import Diagnostics
import Foundation

/// Members of sequences that need the evaluator.
extension LibraryCall {
  func flatMap(_ base: some LibraryCollection, _ transform: LibraryFunction) throws -> [LibraryElement] {
    var all: [LibraryElement] = []
    for element in base {
      let part: Value = try (transform(element) as LibraryElement).value
      if case .nothing = part { continue }
      guard let elements = try LibraryElements.read(part, self) else {
        all.append(LibraryElement(part, self))
        continue
      }
      all += elements
      if all.count > evaluator.meter.limits.elements { try checkSize(all.count) }
    }
    return all
  }

  func reduce(_ base: some LibraryCollection, _ start: LibraryElement, _ combine: LibraryFunction) throws -> Value {
    try Reduction(combine.function, isInto: false, evaluator, mark).result(
      from: assigned[0][0].value, base.map(\.packed))
  }

  func reduce(_ base: some LibraryCollection, into start: LibraryElement, _ combine: LibraryFunction) throws -> Value {
    try Reduction(combine.function, isInto: true, evaluator, mark).result(
      from: assigned[0][0].value, base.map(\.packed))
  }

  func enumerated(_ base: some LibraryCollection) -> Value {
    .array(
      base.enumerated().map {
        .tuple([(label: "offset", value: .integer($0.offset)), (label: "element", value: $0.element.packed)])
      })
  }

  func shuffled<Base: LibraryCollection>(_ base: Base) -> [Base.Element] { base.shuffled(using: &evaluator.random) }
  func shuffle(_ base: inout LibraryElements) {
    base.shuffle(using: &evaluator.random)
  }
  func randomElement<Base: LibraryCollection>(_ base: Base) -> Base.Element? {
    base.randomElement(using: &evaluator.random)
  }

  func sorted(_ base: some LibraryCollection, using comparator: LibraryElement) throws -> Value {
    .array(try ElementOrder.sort(base.map(\.packed), using: assigned[0][0].value, evaluator, mark))
  }
  func sort(_ base: inout LibraryElements, using comparator: LibraryElement) throws {
    let sorted = try ElementOrder.sort(base.map(\.packed), using: assigned[0][0].value, evaluator, mark)
    base = LibraryElements(sorted, self)
  }

  func elementsEqual(_ base: some LibraryCollection, _ other: LibraryElements, by: LibraryFunction) throws -> Bool {
    try base.elementsEqual(other) { try by($0, $1) }
  }
  func starts(_ base: some LibraryCollection, with prefix: LibraryElements, by: LibraryFunction) throws -> Bool {
    try base.starts(with: prefix) { try by($0, $1) }
  }
  func lexicographicallyPrecedes(
    _ base: some LibraryCollection, _ other: LibraryElements, by: LibraryFunction
  ) throws -> Bool {
    try base.map { LibraryElement($0.packed, self) }.lexicographicallyPrecedes(other) { try by($0, $1) }
  }

  func indices(_ base: some LibraryCollection) -> Value {
    func positions(_ base: some LibraryIndexed) -> Value {
      if let elements = base as? LibraryElements { return .range(RangeValue(elements.startIndex..<elements.endIndex)) }
      if let range = base as? Range<Int> { return .range(RangeValue(range)) }
      return .array(base.indices.map(\.packed))
    }
    if let indexed = base as? any LibraryIndexed { return positions(indexed) }
    return .range(RangeValue(0..<base.count))
  }

  // MARK: Joining

  func joined(_ base: LibraryElements) throws -> Value { try joined(base, separator: .string("")) }

  func joined(_ base: LibraryElements, separator: LibraryElements) throws -> Value {
    try joined(base, separator: assigned[0][0].value)
  }

  private func joined(_ base: LibraryElements, separator: Value) throws -> Value {
    let texts = base.values.compactMap(\.ownText)
    if texts.count == base.count, let separator = separator.ownText, !base.isEmpty || !assigned.isEmpty {
      try evaluator.checkSize(
        texts.reduce(max(texts.count - 1, 0) * separator.utf8.count) { $0 + $1.utf8.count }, mark)
      return .string(texts.joined(separator: separator))
    }
    var all: [Value] = []
    let between = assigned.isEmpty ? [] : separator.elements ?? []
    for (index, part) in base.values.enumerated() {
      guard let elements = part.elements, part.ownText == nil else {
        throw Failure("type-mismatch", "value of type '[\(part.typeName)]' has no member 'joined'", mark)
      }
      all += (index == 0 ? [] : between) + elements
      if all.count > evaluator.meter.limits.elements { try checkSize(all.count) }
    }
    return .array(all)
  }

  // MARK: Positions

  func index<Base: LibraryIndexed>(_ base: Base, _ i: Base.Index, offsetBy distance: Int) throws -> Base.Index {
    if let start = i as? Int, !base.checksPositions {
      let (sum, isTooFar) = start.addingReportingOverflow(distance)
      guard !isTooFar, let index = sum as? Base.Index else {
        throw FailureKind.overflow("\(start) + \(distance)", mark)
      }
      return index
    }
    let limit = distance < 0 ? base.startIndex : base.endIndex
    guard let index = try index(base, i, offsetBy: distance, limitedBy: limit) else {
      throw Failure("index-out-of-range", "index is out of bounds", mark)
    }
    return index
  }
  func index<Base: LibraryIndexed>(
    _ base: Base, _ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index
  ) throws -> Base.Index? {
    if let start = i as? Int, let limit = limit as? Int, !base.checksPositions {
      let (rest, isTooFar) = limit.subtractingReportingOverflow(start)
      guard !isTooFar else { throw FailureKind.overflow("\(limit) - \(start)", mark) }
      if distance > 0 ? rest >= 0 && rest < distance : rest <= 0 && distance < rest { return nil }
      return try index(base, i, offsetBy: distance)
    }
    let all = base.startIndex...base.endIndex
    guard all.contains(i), all.contains(limit) else {
      throw Failure("index-out-of-range", "index is out of bounds", mark)
    }
    let end = distance < 0 ? base.startIndex : base.endIndex
    guard let index = base.index(i, offsetBy: distance, limitedBy: end) else {
      if distance < 0 ? limit <= i : limit >= i { return nil }
      throw Failure("index-out-of-range", "index is out of bounds", mark)
    }
    // A limit on the other side of the start has no effect.
    if distance >= 0, limit >= i, index > limit { return nil }
    if distance < 0, limit <= i, index < limit { return nil }
    return index
  }

  func move(_ base: inout LibraryElements, fromOffsets source: IndexSet, toOffset: Int) throws {
    let all = Array(base)
    try require(
      source.allSatisfy(all.indices.contains) && (0...all.count).contains(toOffset), "Index out of range")
    let chosen = Set(source)
    let rest = all.indices.filter { !chosen.contains($0) }
    let order = rest.filter { $0 < toOffset } + chosen.sorted() + rest.filter { $0 >= toOffset }
    base = LibraryElements(order.map { all[$0] })
  }
  func remove<Base: LibraryGrowing>(_ base: inout Base, atOffsets offsets: IndexSet) throws {
    let all = Array(base)
    try require(offsets.allSatisfy(all.indices.contains), "Index out of range")
    let chosen = Set(offsets)
    base = Base(all.indices.filter { !chosen.contains($0) }.map { all[$0] })
  }
}

extension Value {
  /// The text of a string or of a part of one; `nil` for a character.
  var ownText: String? {
    switch self {
    case .string(let text): text
    case .native(let part as Substring): String(part)
    default: nil
    }
  }
}

extension LibraryCollection {
  /// Whether positions are checked when they are counted with: arrays count with numbers.
  var checksPositions: Bool { !(self is LibraryElements) }

  /// Whether a position can be counted from without an overflow.
  func canStep(from position: Index, by count: Int) -> Bool {
    (position as? Int).map { !$0.addingReportingOverflow(count).overflow } ?? true
  }
  func canMeasure(from start: Index, to end: Index) -> Bool {
    guard let start = start as? Int, let end = end as? Int else { return true }
    return !end.subtractingReportingOverflow(start).overflow
  }

  func validates(_ index: Index, in range: Range<Index>) -> Bool { range.contains(index) }
  func validates(_ index: Index, in range: ClosedRange<Index>) -> Bool { range.contains(index) }
  func validates(_ part: Range<Index>?, in range: Range<Index>) -> Bool {
    part.map { validates($0, in: range) } ?? true
  }
  func validates(_ part: Range<Index>, in range: Range<Index>) -> Bool {
    part.lowerBound >= range.lowerBound && part.upperBound <= range.upperBound
  }
}
