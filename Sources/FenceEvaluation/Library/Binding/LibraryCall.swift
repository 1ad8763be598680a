import Diagnostics

/// A call of a member of the library: its receiver, its arguments by parameter, and the evaluator.
package final class LibraryCall {
  package let evaluator: Evaluator
  package let mark: SourceMark
  let receiver: Value
  /// The arguments of each parameter.
  var assigned: [[CallArgument]] = []
  var parameters: [LibraryParameter] = []
  /// The receiver after a mutating member.
  private(set) var changed: Value?
  /// The first error of a comparison, which the library's algorithms can't throw.
  private var failure: (any Error)?

  init(_ evaluator: Evaluator, _ receiver: Value, _ mark: SourceMark) {
    (self.evaluator, self.receiver, self.mark) = (evaluator, receiver, mark)
  }

  // MARK: Reading

  /// The receiver as a type of the library.
  func receiver<T: LibraryArgument>(_ type: T.Type) throws -> T {
    guard let value = try T.read(receiver, self) else {
      throw Failure("type-mismatch", "\(receiver.typeSubject) is no '\(T.shownName)'", mark)
    }
    return value
  }

  /// The argument of a parameter.
  ///
  /// - Throws: that the argument has another type.
  subscript<T: LibraryArgument>(_ index: Int, _ type: T.Type) -> T {
    get throws {
      guard let argument = assigned[index].first else {
        throw Failure(.wrongArguments("missing argument for parameter '\(parameters[index].name)' in call"), mark)
      }
      try checkElement(argument, parameters[index])
      return try read(argument, type)
    }
  }

  /// - Throws: that an argument has another type than the receiver's elements.
  private func checkElement(_ argument: CallArgument, _ parameter: LibraryParameter) throws {
    guard parameter.type == ReceiverElement.self || parameter.type == [ReceiverElement].self,
      try parameter.type.read(argument.value, self) == nil
    else { return }
    let wanted = receiver.elements?.first?.shownType ?? "Element"
    throw Failure(.typeMismatch(found: argument.value.typeSubject, wanted: [wanted]), argument.mark)
  }

  /// The argument of a parameter, or what the parameter has without one.
  func argument<T: LibraryArgument>(_ index: Int, _ type: T.Type, or fallback: @autoclosure () throws -> T) throws -> T
  {
    guard let argument = assigned[index].first else { return try fallback() }
    return try read(argument, type)
  }

  /// The arguments of a variadic parameter.
  func variadic<T: LibraryArgument>(_ index: Int, _ type: T.Type) throws -> [T] {
    try assigned[index].map { try read($0, type) }
  }

  private func read<T: LibraryArgument>(_ argument: CallArgument, _ type: T.Type) throws -> T {
    if let value = try T.read(argument.value, self) { return value }
    if case .binding(let binding) = argument.value, let value = try T.read(binding.get(), self) { return value }
    throw Failure(.typeMismatch(found: argument.value.typeSubject, wanted: [T.shownName]), argument.mark)
  }

  /// A member whose type its parameter names; `nil` where the type has none of that name.
  func resolved(_ member: ImplicitMember, as type: String) throws -> Value? {
    let value = try evaluator.resolve(member, as: type)
    if case .implicit = value { return nil }
    return value
  }

  // MARK: Comparing

  /// What an operator says of two values; an error is thrown when the member has returned.
  func compared(_ name: String, _ a: Value, _ b: Value) -> Bool {
    guard failure == nil else { return false }
    do {
      try evaluator.step(mark)
      if name == "==" { return try Operators.equal(a, b, evaluator, mark) }
      if case .boolean(let truth) = try Operators.apply(name, a, b, evaluator, mark) { return truth }
    } catch { failure = error }
    return false
  }

  /// - Throws: the first error of a comparison.
  func finish() throws { if let failure { throw failure } }

  // MARK: Limits

  /// Checks the number of elements that a member makes: the product of factors.
  func checkSize(_ factors: Int...) throws {
    var size = 1
    for factor in factors {
      let (product, isTooMuch) = size.multipliedReportingOverflow(by: max(0, factor))
      size = isTooMuch ? .max : product
    }
    try evaluator.checkSize(size, mark)
  }

  /// - Throws: what ends a Swift program, where a condition of a member doesn't hold.
  func require(_ condition: Bool, _ message: String, code: String = "precondition") throws {
    if !condition { throw Failure(code, message, mark) }
  }

  // MARK: Results

  func packed(_ result: some LibraryResult) -> Value { result.packed }
  func packed(_ result: Void) -> Value { .void }

  /// Packs the result of a call that may throw. It is marked as throwing itself, so that the generated bindings needn't know
  /// whether the call throws.
  func packed(trying result: some LibraryResult) throws -> Value { result.packed }
  func packed(trying result: Void) throws -> Value { .void }

  /// Sets the receiver; an array stays one, though the library removes its ends by taking a slice.
  func write(_ changed: some LibraryResult) {
    self.changed = changed.packed
    if case .array = receiver, case .native(let slice as SliceValue)? = self.changed {
      self.changed = .array(Array(slice.values))
    }
  }
}

/// A function of the fence as an argument.
package struct LibraryFunction: LibraryArgument {
  let function: Value
  private let call: LibraryCall

  package static var shownName: String { "closure" }

  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryFunction? {
    switch value {
    case .function, .keyPath: LibraryFunction(function: value, call: call)
    case .type(let type) where type.name.first?.isUppercase == true: LibraryFunction(function: value, call: call)
    case .implicit(let member) where member.name == "init": nil
    default: nil
    }
  }

  /// Calls the function.
  ///
  /// - Throws: what the function throws; that it returned a value of another type.
  func callAsFunction<each A: LibraryResult, R: LibraryArgument>(_ arguments: repeat each A) throws -> R {
    var values: [CallArgument] = []
    for argument in repeat each arguments { values.append(CallArgument(value: argument.packed, mark: call.mark)) }
    try call.evaluator.step(call.mark)
    let result = try call.evaluator.call(function, values, call.mark)
    guard let value = try R.read(result, call) else {
      throw Failure(
        "type-mismatch", "cannot convert \(result.typeSubject) to closure result type '\(R.shownName)'", call.mark)
    }
    return value
  }

  func callAsFunction<each A: LibraryResult>(_ arguments: repeat each A) throws {
    var values: [CallArgument] = []
    for argument in repeat each arguments { values.append(CallArgument(value: argument.packed, mark: call.mark)) }
    try call.evaluator.step(call.mark)
    _ = try call.evaluator.call(function, values, call.mark)
  }
}
