extension Value {
  /// What comparing may cost. Values share their parts, so that a short program can make one that has more than any
  /// memory could hold.
  private struct Effort {
    var comparisons = 1_000_000
    var depth = 0
    var isTooMuch = false
  }

  /// Whether values are equal; where telling that costs too much, they are not.
  package func isEqual(to other: Value) -> Bool { compared(to: other) ?? false }

  /// Whether values are equal; `nil` where telling that costs too much.
  package func compared(to other: Value) -> Bool? {
    var effort = Effort()
    let result = isEqual(to: other, &effort)
    return effort.isTooMuch ? nil : result
  }

  /// Whether two values of a type have the same properties, whatever the type's own `==` says.
  package static func haveSameProperties(_ a: Instance, _ b: Instance) -> Bool {
    a.fields.allSatisfy { b.fields[$0.key]?.isEqual(to: $0.value) ?? false }
  }

  /// Whether both are one object.
  func isIdentical(to other: Value) -> Bool {
    if case .object(let a) = self, case .object(let b) = other { return a === b }
    return isEqual(to: other)
  }

  private func isEqual(to other: Value, _ effort: inout Effort) -> Bool {
    effort.comparisons -= 1
    guard effort.comparisons > 0, effort.depth < 2_000 else {
      effort.isTooMuch = true
      return false
    }
    effort.depth += 1
    defer { effort.depth -= 1 }
    switch (self, other) {
    case (.nothing, .nothing), (.void, .void): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.array(let a), .array(let b)): return Self.areEqual(a, b, &effort)
    case (.set(let a), .set(let b)):
      guard a.count == b.count else { return false }
      let known = DistinctValues(b)
      return a.allSatisfy(known.contains)
    // A set beside one written as an array of its elements.
    case (.set, .array(let b)): return isEqual(to: .set(DistinctValues(b).elements), &effort)
    case (.array(let a), .set): return Value.set(DistinctValues(a).elements).isEqual(to: other, &effort)
    case (.dictionary(let a), .dictionary(let b)):
      return a.entries.count == b.entries.count
        && a.entries.allSatisfy { b[$0.key]?.isEqual(to: $0.value, &effort) ?? false }
    case (.tuple(let a), .tuple(let b)): return Self.areEqual(a.map(\.value), b.map(\.value), &effort)
    case (.enumCase(let a), .enumCase(let b)):
      if a.type === b.type, let isEqual = a.type.equality(of: self, other) { return isEqual }
      return a.type === b.type && a.name == b.name
        && Self.areEqual(a.payload.map(\.value), b.payload.map(\.value), &effort)
    case (.enumCase(let a), .implicit(let b)): return a.name == b.name
    case (.implicit(let a), .enumCase(let b)): return a.name == b.name
    case (.implicit(let a), .implicit(let b)): return a.name == b.name
    case (.object(let a), .object(let b)): return a === b || a.type.equality(of: self, other) ?? false
    case (.instance(let a), .instance(let b)):
      if a.type === b.type, let isEqual = a.type.equality(of: self, other) { return isEqual }
      return a.type === b.type && a.fields.allSatisfy { b.fields[$0.key]?.isEqual(to: $0.value, &effort) ?? false }
    case (.type(let a), .type(let b)): return a.name == b.name
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.range(let a), .range(let b)): return a.isEqual(to: b)
    case (.binding(let a), .binding(let b)):
      guard let a = a.location, let b = b.location else { return false }
      return a.isSame(as: b)
    case (.native(let a as SliceValue), _):
      guard let other = other.elements else { return false }
      return Self.areEqual(Array(a.values), other, &effort)
    case (.array(let a), .native(let b as SliceValue)): return Self.areEqual(a, Array(b.values), &effort)
    case (.native(let a), .native(let b)):
      if let a = self.text, let b = other.text { return a == b }
      return Self.areEqual(a, b)
    case (.view(let a), .view(let b)): return Self.areEqual(a, b)
    default:
      if let a = whole, let b = other.whole { return a == b }
      if let a = text, let b = other.text { return a == b }
      guard let a = number, let b = other.number else { return false }
      return a == b
    }
  }

  private static func areEqual(_ a: [Value], _ b: [Value], _ effort: inout Effort) -> Bool {
    guard a.count == b.count else { return false }
    for (one, other) in zip(a, b) where !one.isEqual(to: other, &effort) { return false }
    return true
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Hashable, let b = b as? any Hashable else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }

  /// Equal values have equal hashes.
  ///
  /// - Parameter depth: how far to go into what values hold.
  package func hash(into hasher: inout Hasher, depth: Int) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer, .literal, .double: hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .array(let elements): Self.hash(elements, into: &hasher, depth: depth)
    case .tuple(let elements): Self.hash(elements.map(\.value), into: &hasher, depth: depth)
    case .set(let elements): hasher.combine(elements.count)
    case .dictionary(let dictionary): hasher.combine(dictionary.entries.count)
    case .enumCase(let item) where item.type.hasOwnEquality: hasher.combine(ObjectIdentifier(item.type))
    case .enumCase(let item): hasher.combine(item.name)
    case .implicit(let member): hasher.combine(member.name)
    case .object(let object) where object.type.hasOwnEquality: hasher.combine(ObjectIdentifier(object.type))
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .instance(let instance):
      hasher.combine(ObjectIdentifier(instance.type))
      if instance.type.hasOwnEquality { return }
      let fields = instance.type.stored.map { instance.fields[$0.name] ?? .nothing }
      Self.hash(fields, into: &hasher, depth: depth)
    case .type(let type): hasher.combine(type.name)
    case .keyPath(let names): hasher.combine(names)
    case .range(let range): hasher.combine(range.lower)
    case .native(is any LibraryInteger), .native(is Float): hasher.combine(number)
    case .native(is Character), .native(is Substring): hasher.combine(text ?? "")
    case .native(let slice as SliceValue): Self.hash(Array(slice.values), into: &hasher, depth: depth)
    case .native(let value): if let value = value as? any Hashable { hasher.combine(AnyHashable(value)) }
    case .view(let view): if let view = view as? any Hashable { hasher.combine(AnyHashable(view)) }
    case .void, .nothing, .function, .binding: break
    }
  }

  private static func hash(_ elements: [Value], into hasher: inout Hasher, depth: Int) {
    hasher.combine(elements.count)
    guard depth > 0 else { return }
    for element in elements.prefix(64) { element.hash(into: &hasher, depth: depth - 1) }
  }
}
