/// Random values of generators that fences declare.
extension LibraryCall {
  func random<T: LibraryInteger>(_ type: T.Type, in range: Range<T>, using it: LibraryElement) throws -> T {
    try require(!range.isEmpty, "Can't get random value with an empty range")
    return try DeclaredGenerator.draw(assigned[1][0], evaluator) { T.random(in: range, using: &$0) }
  }
  func random<T: LibraryInteger>(_ type: T.Type, in range: ClosedRange<T>, using it: LibraryElement) throws -> T {
    try DeclaredGenerator.draw(assigned[1][0], evaluator) { T.random(in: range, using: &$0) }
  }
}

/// A generator of random numbers of a type that a fence declares; one of the system has the numbers of all fences.
private struct DeclaredGenerator: RandomNumberGenerator {
  private let box: Box
  private let evaluator: Evaluator
  private(set) var failure: (any Error)?

  init(_ value: Value, _ evaluator: Evaluator) { (box, self.evaluator) = (Box(value), evaluator) }

  /// Draws a value from the generator that is an argument, which that changes.
  static func draw<T>(_ argument: CallArgument, _ evaluator: Evaluator, _ draw: (inout Self) -> T) throws -> T {
    var generator = Self(argument.value, evaluator)
    let value = draw(&generator)
    if let failure = generator.failure { throw failure }
    try argument.write?(generator.box.value)
    return value
  }

  mutating func next() -> UInt64 {
    guard let type = box.value.declaredType,
      let next = evaluator.methods("next", of: type)?.first(where: { $0.parameters.isEmpty })
    else { return evaluator.random.next() }
    do {
      let receiver = Receiver(box: box, type: type)
      let made = try evaluator.invoke(next, [], evaluator.meter.mark, receiver: receiver, scope: type.scope)
      if case .native(let number as UInt64) = made.settled { return number }
      return UInt64(truncatingIfNeeded: made.whole ?? 0)
    } catch {
      failure = failure ?? error
      return evaluator.random.next()
    }
  }
}
