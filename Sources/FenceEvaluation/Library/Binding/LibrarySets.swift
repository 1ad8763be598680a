/// The elements of a set, in the order in which they were inserted: that of the output must not depend on hashes.
package struct LibrarySet: LibraryArgument, LibraryResult, Hashable {
  private(set) var values: [Value]
  private let call: LibraryCall?

  init(_ values: [Value], _ call: LibraryCall?) { (self.values, self.call) = (values, call) }

  package static var shownName: String { "Set" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibrarySet? {
    switch value {
    case .set(let values): LibrarySet(values, call)
    case .array(let values): LibrarySet(DistinctValues(values).elements, call)
    default: nil
    }
  }
  package var packed: Value { .set(values) }

  package static func == (a: LibrarySet, b: LibrarySet) -> Bool { Value.set(a.values).isEqual(to: .set(b.values)) }
  package func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  private func made(_ values: [Value]) -> LibrarySet { LibrarySet(values, call) }
  private func distinct(_ other: LibraryElements) -> DistinctValues { DistinctValues(other.values) }
  private var own: DistinctValues { DistinctValues(values) }

  var capacity: Int { values.count }
  var isEmpty: Bool { values.isEmpty }

  func contains(_ member: LibraryElement) -> Bool { own.contains(member.value) }
  func filter(_ isIncluded: (LibraryElement) throws -> Bool) rethrows -> LibrarySet {
    made(try values.filter { try isIncluded(LibraryElement($0, call)) })
  }
  func union(_ other: LibraryElements) -> LibrarySet { made(DistinctValues(values + other.values).elements) }
  func intersection(_ other: LibraryElements) -> LibrarySet { made(values.filter(distinct(other).contains)) }
  func subtracting(_ other: LibraryElements) -> LibrarySet {
    let known = distinct(other)
    return made(values.filter { !known.contains($0) })
  }
  func symmetricDifference(_ other: LibraryElements) -> LibrarySet {
    let known = own
    return made(subtracting(other).values + distinct(other).elements.filter { !known.contains($0) })
  }
  func isSubset(of other: LibraryElements) -> Bool { values.allSatisfy(distinct(other).contains) }
  func isSuperset(of other: LibraryElements) -> Bool { other.values.allSatisfy(own.contains) }
  func isStrictSubset(of other: LibraryElements) -> Bool { isSubset(of: other) && !isSuperset(of: other) }
  func isStrictSuperset(of other: LibraryElements) -> Bool { isSuperset(of: other) && !isSubset(of: other) }
  func isDisjoint(with other: LibraryElements) -> Bool { !other.values.contains(where: own.contains) }

  mutating func insert(_ member: LibraryElement) -> (isNew: Bool, member: LibraryElement) {
    if let known = values.first(where: { $0.isEqual(to: member.value) }) { return (false, LibraryElement(known, call)) }
    values.append(member.value)
    return (true, member)
  }
  mutating func update(with member: LibraryElement) -> LibraryElement? {
    guard let index = values.firstIndex(where: { $0.isEqual(to: member.value) }) else {
      values.append(member.value)
      return nil
    }
    defer { values[index] = member.value }
    return LibraryElement(values[index], call)
  }
  mutating func remove(_ member: LibraryElement) -> LibraryElement? {
    guard let index = values.firstIndex(where: { $0.isEqual(to: member.value) }) else { return nil }
    return LibraryElement(values.remove(at: index), call)
  }
  mutating func removeFirst() -> LibraryElement { LibraryElement(values.removeFirst(), call) }
  mutating func popFirst() -> LibraryElement? { values.isEmpty ? nil : removeFirst() }
  mutating func removeAll(keepingCapacity: Bool) { values = [] }
  mutating func formUnion(_ other: LibraryElements) { self = union(other) }
  mutating func formIntersection(_ other: LibraryElements) { self = intersection(other) }
  mutating func subtract(_ other: LibraryElements) { self = subtracting(other) }
  mutating func formSymmetricDifference(_ other: LibraryElements) { self = symmetricDifference(other) }
  mutating func reserveCapacity(_ count: Int) {}
}

/// The entries of a dictionary, in the order in which they were inserted.
package struct LibraryDictionary: LibraryArgument, LibraryResult {
  private(set) var entries: DictionaryValue
  private let call: LibraryCall?

  init(_ entries: DictionaryValue, _ call: LibraryCall?) { (self.entries, self.call) = (entries, call) }

  package static var shownName: String { "Dictionary" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryDictionary? {
    if case .dictionary(let entries) = value { return LibraryDictionary(entries, call) }
    return nil
  }
  package var packed: Value { .dictionary(entries) }

  private func element(_ value: Value) -> LibraryElement { LibraryElement(value, call) }
  private static func pair(_ entry: DictionaryValue.Entry) -> Value {
    .tuple([(label: "key", value: entry.key), (label: "value", value: entry.value)])
  }
  private func made(_ entries: [DictionaryValue.Entry]) -> LibraryDictionary {
    LibraryDictionary(DictionaryValue(entries: entries), call)
  }

  var capacity: Int { entries.entries.count }
  var keys: [LibraryElement] { entries.entries.map { element($0.key) } }
  var values: [LibraryElement] { entries.entries.map { element($0.value) } }

  func filter(_ isIncluded: (LibraryElement) throws -> Bool) rethrows -> LibraryDictionary {
    made(try entries.entries.filter { try isIncluded(element(Self.pair($0))) })
  }
  func mapValues(_ transform: (LibraryElement) throws -> LibraryElement) rethrows -> LibraryDictionary {
    made(try entries.entries.map { .init(key: $0.key, value: try transform(element($0.value)).value) })
  }
  func compactMapValues(_ transform: (LibraryElement) throws -> LibraryElement?) rethrows -> LibraryDictionary {
    made(
      try entries.entries.compactMap { entry in
        try transform(element(entry.value)).map { .init(key: entry.key, value: $0.value) }
      })
  }
  func merging(
    _ other: LibraryDictionary, uniquingKeysWith combine: (LibraryElement, LibraryElement) throws -> LibraryElement
  ) rethrows -> LibraryDictionary {
    var copy = self
    try copy.merge(other, uniquingKeysWith: combine)
    return copy
  }

  mutating func merge(
    _ other: LibraryDictionary, uniquingKeysWith combine: (LibraryElement, LibraryElement) throws -> LibraryElement
  ) rethrows {
    for entry in other.entries.entries { try add(entry.key, entry.value, combine) }
  }
  mutating func add(
    _ key: Value, _ value: Value, _ combine: (LibraryElement, LibraryElement) throws -> LibraryElement
  ) rethrows {
    if let known = entries[key] {
      entries[key] = try combine(element(known), element(value)).value
    } else {
      entries[key] = value.settled
    }
  }
  mutating func updateValue(_ value: LibraryElement, forKey key: LibraryElement) -> LibraryElement? {
    defer { entries[key.value] = value.value }
    return entries[key.value].map(element)
  }
  mutating func removeValue(forKey key: LibraryElement) -> LibraryElement? {
    defer { entries[key.value] = nil }
    return entries[key.value].map(element)
  }
  mutating func removeAll(keepingCapacity: Bool) { entries = DictionaryValue() }
  mutating func popFirst() -> LibraryElement? {
    guard let first = entries.entries.first else { return nil }
    entries[first.key] = nil
    return element(Self.pair(first))
  }
  mutating func reserveCapacity(_ count: Int) {}
}
