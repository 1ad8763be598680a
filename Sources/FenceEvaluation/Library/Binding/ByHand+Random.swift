/// Random values of generators that fences declare.
extension LibraryCall {
  func random<T: LibraryInteger>(_ type: T.Type, in range: Range<T>, using generator: LibraryElement) throws -> T {
    try require(!range.isEmpty, "Can't get random value with an empty range")
    return try drawing { T.random(in: range, using: &$0) }
  }
  func random<T: LibraryInteger>(
    _ type: T.Type, in range: ClosedRange<T>, using generator: LibraryElement
  ) throws -> T {
    try drawing { T.random(in: range, using: &$0) }
  }

  /// Draws a value from the generator that is the call's second argument, which that changes.
  private func drawing<T>(_ draw: (inout DeclaredGenerator) -> T) throws -> T {
    let argument = assigned[1][0]
    var generator = DeclaredGenerator(argument.value, evaluator)
    let value = draw(&generator)
    if let failure = generator.failure { throw failure }
    try argument.write?(generator.value)
    return value
  }
}

/// A generator of random numbers of a type that a fence declares; one of the system has the numbers of all fences.
private struct DeclaredGenerator: RandomNumberGenerator {
  private let box: Box
  private let evaluator: Evaluator
  private(set) var failure: (any Error)?

  init(_ value: Value, _ evaluator: Evaluator) { (box, self.evaluator) = (Box(value), evaluator) }

  /// The generator after the numbers that were drawn.
  var value: Value { box.value }

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
