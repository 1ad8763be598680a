import Diagnostics

/// A lazy sequence: its elements are made when they are asked for.
package struct LazyElements: LibraryArgument, LibraryResult, LibraryNative {
  package static let libraryName = "LazySequence"
  package static var shownName: String { libraryName }

  /// Begins to go through the elements: returns a function that returns the next one.
  let iterator: () -> () throws -> Value?
  /// Begins to go through the positions: returns a function that returns what makes the next one's element each time it
  /// is called.
  private let readers: () -> () throws -> (() throws -> Value)?
  private let call: LibraryCall?

  private init(
    _ call: LibraryCall?, readers: @escaping () -> () throws -> (() throws -> Value)?,
    _ iterator: @escaping () -> () throws -> Value?
  ) {
    (self.iterator, self.readers, self.call) = (iterator, readers, call)
  }

  init(_ call: LibraryCall?, _ iterator: @escaping () -> () throws -> Value?) {
    self.init(
      call,
      readers: {
        let next = iterator()
        return { try next().map { value in { value } } }
      }, iterator)
  }

  init(_ elements: [Value], _ call: LibraryCall?) {
    self.init(call) {
      var rest = elements[...]
      return { rest.popFirst() }
    }
  }

  package static func read(_ value: Value, _ call: LibraryCall) throws -> LazyElements? {
    if case .native(let elements as LazyElements) = value { return elements }
    return nil
  }
  package var packed: Value { .native(self) }

  /// The element at a place, the only one that is made; `nil` behind the last.
  func element(at place: Int) throws -> Value? {
    let next = readers()
    for _ in 0..<place { guard try next() != nil else { return nil } }
    return try next()?()
  }

  private func element(_ value: Value) -> LibraryElement { LibraryElement(value, call) }

  var lazy: LazyElements { self }

  func map(_ transform: @escaping (LibraryElement) throws -> LibraryElement) -> LazyElements {
    LazyElements(
      call,
      readers: {
        let next = readers()
        return { try next().map { read in { try transform(element(read())).value } } }
      }
    ) {
      let next = iterator()
      return { try next().map { try transform(element($0)).value } }
    }
  }
  func compactMap(_ transform: @escaping (LibraryElement) throws -> LibraryElement?) -> LazyElements {
    map { LibraryElement(try transform($0)?.value ?? .nothing, call) }
      .filter { if case .nothing = $0.value { false } else { true } }
  }
  func filter(_ isIncluded: @escaping (LibraryElement) throws -> Bool) -> LazyElements {
    LazyElements(
      call,
      readers: {
        let next = readers()
        return {
          while let read = try next() { if try isIncluded(element(read())) { return read } }
          return nil
        }
      }
    ) {
      let next = iterator()
      return {
        while let value = try next() { if try isIncluded(element(value)) { return value } }
        return nil
      }
    }
  }
  func prefix(while predicate: @escaping (LibraryElement) throws -> Bool) -> LazyElements {
    LazyElements(call) {
      let next = iterator()
      var isAtEnd = false
      return {
        guard !isAtEnd, let value = try next() else { return nil }
        isAtEnd = try !predicate(element(value))
        return isAtEnd ? nil : value
      }
    }
  }
  func drop(while predicate: @escaping (LibraryElement) throws -> Bool) -> LazyElements {
    LazyElements(call) {
      let next = iterator()
      var isBefore = true
      return {
        while isBefore, let value = try next() {
          isBefore = try predicate(element(value))
          if !isBefore { return value }
        }
        return isBefore ? nil : try next()
      }
    }
  }
  func prefix(_ maxLength: Int) -> LazyElements {
    LazyElements(call) {
      let next = iterator()
      var count = 0
      return {
        guard count < maxLength else { return nil }
        count += 1
        return try next()
      }
    }
  }
  func dropFirst(_ k: Int) -> LazyElements {
    LazyElements(call) {
      let next = iterator()
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

  /// The element at the first position, which is made again once the position is found.
  var first: LibraryElement? { get throws { try readers()().map { element(try $0()) } } }

  func first(where predicate: @escaping (LibraryElement) throws -> Bool) throws -> LibraryElement? {
    try filter(predicate).iterator()().map(element)
  }
  func contains(where predicate: @escaping (LibraryElement) throws -> Bool) throws -> Bool {
    try first(where: predicate) != nil
  }
  func allSatisfy(_ predicate: @escaping (LibraryElement) throws -> Bool) throws -> Bool {
    try first { try !predicate($0) } == nil
  }
}

extension LibraryCall {
  func lazy(_ base: some LibraryCollection) -> LazyElements { LazyElements(base.map(\.packed), self) }
  func first(_ base: LazyElements) throws -> LibraryElement? { try base.first }

  /// The numbers of a range without an end.
  func lazy(_ base: PartialRangeFrom<LibraryElement>) throws -> LazyElements {
    guard let start = base.lowerBound.value.whole else {
      throw Failure("unknown-member", "\(receiver.typeSubject) has no member 'lazy'", mark)
    }
    return LazyElements(self) { [self] in
      var next = start
      return {
        try self.evaluator.step(self.mark)
        defer { next += next < .max ? 1 : 0 }
        return .integer(next)
      }
    }
  }
  func prefix(_ base: PartialRangeFrom<LibraryElement>, _ maxLength: Int) throws -> LibraryElements {
    let sequence = OwnSequence(try lazy(base).prefix(maxLength), evaluator, mark)
    return LibraryElements(try sequence.elements(), self)
  }
  func first(_ base: PartialRangeFrom<LibraryElement>, where predicate: LibraryFunction) throws -> LibraryElement? {
    try lazy(base).first { try predicate($0) }
  }
}
