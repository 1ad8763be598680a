import Diagnostics

/// A lazy sequence: its elements are made when they are asked for.
package struct LazyElements: LibraryArgument, LibraryResult, LibraryNative {
  package static let libraryName = "LazySequence"
  package static var shownName: String { libraryName }

  /// Begins to go through the elements: returns a function that returns the next one.
  let iterator: () -> () throws -> Value?

  init(_ iterator: @escaping () -> () throws -> Value?) { self.iterator = iterator }

  init(_ elements: [Value]) {
    iterator = {
      var rest = elements[...]
      return { rest.popFirst() }
    }
  }

  package static func read(_ value: Value, _ call: LibraryCall) throws -> LazyElements? {
    if case .native(let elements as LazyElements) = value { return elements }
    return nil
  }
  package var packed: Value { .native(self) }
}

/// Members of lazy sequences and of ranges without an end.
extension LibraryCall {
  func lazy(_ base: some LibraryCollection) -> LazyElements { LazyElements(base.map(\.packed)) }
  func lazy(_ base: LazyElements) -> LazyElements { base }

  func map(_ base: LazyElements, _ transform: LibraryFunction) -> LazyElements {
    LazyElements { [self] in
      let next = base.iterator()
      return { try next().map { try (transform(LibraryElement($0, self)) as LibraryElement).value } }
    }
  }
  func compactMap(_ base: LazyElements, _ transform: LibraryFunction) -> LazyElements {
    filter(map(base, transform)) { if case .nothing = $0 { false } else { true } }
  }
  func filter(_ base: LazyElements, _ isIncluded: LibraryFunction) -> LazyElements {
    filter(base) { try isIncluded(LibraryElement($0, self)) }
  }
  private func filter(_ base: LazyElements, _ isIncluded: @escaping (Value) throws -> Bool) -> LazyElements {
    LazyElements {
      let next = base.iterator()
      return {
        while let element = try next() { if try isIncluded(element) { return element } }
        return nil
      }
    }
  }
  func prefix(_ base: LazyElements, while predicate: LibraryFunction) -> LazyElements {
    LazyElements { [self] in
      let next = base.iterator()
      var isAtEnd = false
      return {
        guard !isAtEnd, let element = try next() else { return nil }
        isAtEnd = try !predicate(LibraryElement(element, self))
        return isAtEnd ? nil : element
      }
    }
  }
  func drop(_ base: LazyElements, while predicate: LibraryFunction) -> LazyElements {
    LazyElements { [self] in
      let next = base.iterator()
      var isBefore = true
      return {
        while isBefore, let element = try next() {
          isBefore = try predicate(LibraryElement(element, self))
          if !isBefore { return element }
        }
        return isBefore ? nil : try next()
      }
    }
  }
  func prefix(_ base: LazyElements, _ maxLength: Int) -> LazyElements {
    LazyElements {
      let next = base.iterator()
      var count = 0
      return {
        guard count < maxLength else { return nil }
        count += 1
        return try next()
      }
    }
  }
  func dropFirst(_ base: LazyElements, _ k: Int) -> LazyElements {
    LazyElements {
      let next = base.iterator()
      var count = 0
      return {
        while count < k {
          count += 1
          guard try next() != nil else { return nil }
        }
        return try next()
      }
    }
  }

  func first(_ base: LazyElements) throws -> LibraryElement? { try base.iterator()().map { LibraryElement($0, self) } }
  func first(_ base: LazyElements, where predicate: LibraryFunction) throws -> LibraryElement? {
    try first(filter(base, predicate))
  }
  func contains(_ base: LazyElements, where predicate: LibraryFunction) throws -> Bool {
    try first(filter(base, predicate)) != nil
  }
  func allSatisfy(_ base: LazyElements, _ predicate: LibraryFunction) throws -> Bool {
    try first(filter(base) { [self] in try !predicate(LibraryElement($0, self)) }) == nil
  }

  // MARK: Ranges without an end

  func lazy(_ base: PartialRangeFrom<LibraryElement>) throws -> LazyElements {
    guard let start = base.lowerBound.value.whole else {
      throw Failure("unknown-member", "\(receiver.typeSubject) has no member 'lazy'", mark)
    }
    return LazyElements { [self] in
      var next = start
      return {
        try self.evaluator.step(self.mark)
        defer { next += next < .max ? 1 : 0 }
        return .integer(next)
      }
    }
  }
  func prefix(_ base: PartialRangeFrom<LibraryElement>, _ maxLength: Int) throws -> LibraryElements {
    let sequence = OwnSequence(prefix(try lazy(base), maxLength), evaluator, mark)
    return LibraryElements(try sequence.elements(), self)
  }
  func first(_ base: PartialRangeFrom<LibraryElement>, where predicate: LibraryFunction) throws -> LibraryElement? {
    try first(lazy(base), where: predicate)
  }
}
