import Diagnostics

/// Operators on numbers of types other than `Int` and `Double`.
extension Operators {
  package static func negative(_ x: Int, _ mark: SourceMark) throws -> Int {
    guard x != .min else { throw FailureKind.overflow("-(\(x))", mark) }
    return -x
  }

  /// What an operator makes of a number of a fixed width or a `Float`; `nil` where neither operand is one, or where the
  /// other one has another type.
  static func sized(_ name: String, _ a: Value, _ b: Value, _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    let call = LibraryCall(evaluator, a, mark)
    for value in [a, b] {
      switch value {
      case .native(let number as any LibraryInteger):
        // A shift has the type of what is shifted.
        if ["<<", ">>"].contains(name), case .native(let shifted as any LibraryInteger) = a {
          return try integer(name, shifted, a, b, call)
        }
        return try integer(name, number, a, b, call)
      case .native(is Float):
        guard let x = try Float.read(a, call), let y = try Float.read(b, call) else { return nil }
        return float(name, x, y).map(\.packed)
      default: continue
      }
    }
    return nil
  }

  private static func float(_ name: String, _ x: Float, _ y: Float) -> Float? {
    switch name {
    case "+": x + y
    case "-": x - y
    case "*": x * y
    case "/": x / y
    default: nil
    }
  }

  private static func integer<T: LibraryInteger>(
    _ name: String, _ type: T, _ a: Value, _ b: Value, _ call: LibraryCall
  ) throws -> Value? {
    guard let x = try T.read(a, call) else { return nil }
    if name == "<<" || name == ">>", let places = try AnyInteger.read(b, call)?.value {
      func shifted(_ places: some BinaryInteger) -> T { name == "<<" ? x << places : x >> places }
      return shifted(places).packed
    }
    guard let y = try T.read(b, call) else { return nil }
    if let result = wrapping(name, x, y) { return result.packed }
    let result: (partialValue: T, overflow: Bool)
    switch name {
    case "+": result = x.addingReportingOverflow(y)
    case "-": result = x.subtractingReportingOverflow(y)
    case "*": result = x.multipliedReportingOverflow(by: y)
    case "/", "%":
      guard y != 0 else { throw Failure("division-by-zero", "division by zero", call.mark) }
      result = name == "/" ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
    default: return nil
    }
    guard !result.overflow else {
      throw FailureKind.overflow("\(x) \(name) \(y)", call.mark, type: T.shownName)
    }
    return result.partialValue.packed
  }

  private static func wrapping<T: FixedWidthInteger>(_ name: String, _ x: T, _ y: T) -> T? {
    switch name {
    case "&+": x &+ y
    case "&-": x &- y
    case "&*": x &* y
    case "&<<": x &<< y
    case "&>>": x &>> y
    case "&": x & y
    case "|": x | y
    case "^": x ^ y
    default: nil
    }
  }

  /// The operand with a sign, or with its bits inverted; `nil` for a value of another type.
  static func prefixed(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    func integer<T: LibraryInteger>(_ number: T) throws -> Value? {
      if name == "~" { return (~number).packed }
      guard name == "-", T.isSigned else { return nil }
      let (negative, isTooMuch) = T.zero.subtractingReportingOverflow(number)
      guard !isTooMuch else { throw FailureKind.overflow("-(\(number))", mark, type: T.shownName) }
      return negative.packed
    }
    switch value {
    case .native(let number as any LibraryInteger): return try integer(number)
    case .native(let number as Float) where name == "-": return (-number).packed
    case .literal(let number, _) where name == "~": return .integer(~number)
    default: return nil
    }
  }
}
