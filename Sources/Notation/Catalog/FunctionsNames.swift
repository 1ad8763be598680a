import FenceEvaluation
import Foundation
import VitrineUI

/// Functions of the standard library that are called by a bare name.
enum FunctionsNames {
  /// Whole numbers that have a name.
  private static let wholeConstants = ["NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000]
  private static let realConstants = [
    "M_PI": Double.pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4, "M_E": M_E, "M_SQRT2": 2.squareRoot(), "M_LN2": M_LN2,
    "M_LN10": M_LN10,
  ]
  static let constantNames = (Array(wholeConstants.keys) + Array(realConstants.keys)).sorted()

  static func constant(_ name: String) -> Value? {
    wholeConstants[name].map { .integer($0) } ?? realConstants[name].map { .double($0) }
  }

  static let functions: [NameBinding] =
    [
      .function("zip") {
        Function(Parameter(nil, .any), Parameter(nil, .any)) { context, first, second in
          let (first, second) = try pairable(first, second, context)
          return .array(zip(first, second).map { .tuple([(label: nil, value: $0), (label: nil, value: $1)]) })
        }
      },
      .function("stride") {
        for label in ["to", "through"] {
          Function(Parameter("from", .number), Parameter(label, .number), Parameter("by", .number)) {
            try Stride(from: $1, to: $2, by: $3, isClosed: label == "through").values($0)
          }
        }
      },
      .function("type") {
        Function(Parameter("of", .any)) { context, value in
          guard let name = value.dynamicType else {
            throw Failure("not-understood", "the type of this value isn't known in fences", context.mark)
          }
          return .type(TypeValue(name: name, declaration: value.declaredType))
        }
      },
      .function("swap") {
        Function(Parameter(nil, .place), Parameter(nil, .place)) { _, first, second in
          guard let writeFirst = first.write, let writeSecond = second.write else { return .void }
          try writeFirst(second.value)
          try writeSecond(first.value)
          return .void
        }
      },
      .function("repeatElement") {
        Function(Parameter(nil, .any), Parameter("count", .int)) { context, element, count in
          try context.evaluator.checkSize(count, context.mark)
          guard count >= 0 else {
            throw Failure("invalid-number", "repetition count should be non-negative", context.mark)
          }
          return .array([Value](repeating: element, count: count))
        }
      },
      .function("NSLocalizedString") {
        Function(Parameter(nil, .string), ignoring: ["comment", "tableName", "bundle", "value"]) { .string($1) }
      },
      .function("abs") { Function(Parameter(nil, .number)) { try magnitude($1, $0) } },
      .function("min") { extreme("<") },
      .function("max") { extreme(">") },
    ] + PrintingNames.functions + wrappers + tracking + publishers + ActionsNames.actions + ActionsNames.silent
    + ActionsNames.stopping
    + mathematics

  /// The elements of two sequences, one of which may be a range without an end.
  private static func pairable(_ first: Value, _ second: Value, _ context: CallContext) throws -> ([Value], [Value]) {
    func counted(_ value: Value, _ count: Int) -> [Value]? {
      guard case .range(let range) = value, range.upperBound == nil, let start = range.lowerBound?.whole else {
        return nil
      }
      return (0..<count).map { .integer(start &+ $0) }
    }
    func elements(_ value: Value) throws -> [Value] { try context.evaluator.elements(of: value, context.mark) }
    if case .range(let range) = second, range.upperBound == nil {
      let known = try elements(first)
      return (known, counted(second, known.count) ?? [])
    }
    let known = try elements(second)
    return (try counted(first, known.count) ?? elements(first), known)
  }

  /// Property wrappers made by hand that only hold a value.
  private static let wrappers: [NameBinding] =
    ["ObservedObject", "Published", "EnvironmentObject"].map { name in
      .function(name) {
        for label in ["wrappedValue", "initialValue", nil] { Function(Parameter(label, .any)) { $1 } }
      }
    }
    + ["State", "GestureState"].map { name in
      .function(name) {
        for label in ["wrappedValue", "initialValue"] {
          Function(Parameter(label, .any), ignoring: [Ignored("reset", because: "gestures are not followed")]) {
            context, value in
            let value = value.settled
            return .native(WrapperValue(name: name, initial: DeferredValue(context.mark, value)))
          }
        }
      }
    } + [
      .function("StateObject") {
        Function(Parameter("wrappedValue", .any)) { context, value in
          guard case .native(let deferred as DeferredValue) = value else {
            return .native(WrapperValue(name: "StateObject", initial: DeferredValue(context.mark, value)))
          }
          return .native(WrapperValue(name: "StateObject", initial: deferred))
        }
      },
      .function("Bindable") {
        for label in ["wrappedValue", nil] {
          Function(Parameter(label, .any)) { _, value in .binding(BindingValue(get: { value }, set: { _ in })) }
        }
      },
      .function("Binding") {
        Function(Parameter("get", .function), Parameter("set", .function)) { _, get, set in
          .binding(BindingValue(get: { try get() }, set: { _ = try set($0) }))
        }
        Function(Parameter("projectedValue", .any)) { $1 }
        // Of a binding to an optional: a binding to what it holds, if it holds anything.
        Function(Parameter(nil, .any)) { _, value in
          if case .binding(let binding) = value, case .nothing = try binding.get() { return .nothing }
          return value
        }
      },
      .staticFunction("Binding", "constant") { Function(Parameter(nil, .any)) { $1.settled } },
    ]

  private static let tracking: [NameBinding] = [
    .function("withObservationTracking") {
      for label in [nil, "apply"] {
        Function(Parameter(label, .function), Parameter("onChange", .function)) { context, apply, onChange in
          try context.evaluator.trackingObservation {
            try apply()
          } onChange: {
            context.evaluator.happening { _ = try onChange() }
          }
        }
      }
    }
  ]

  /// What tells of changes by hand; the other publishers are the library's.
  private static let publishers: [NameBinding] =
    [.function("ObservableObjectPublisher") { Native { PublisherValue() } }]

  private static func magnitude(_ value: Value, _ context: CallContext) throws -> Value {
    if case .native(let number as any LibraryInteger) = value {
      func magnitude<T: LibraryInteger>(_ number: T) throws -> Value {
        guard let magnitude = T(exactly: number.magnitude) else {
          throw FailureKind.overflow("-(\(number))", context.mark, type: T.shownName)
        }
        return magnitude.packed
      }
      return try magnitude(number)
    }
    if case .native(let number as Float) = value { return .native(Swift.abs(number)) }
    guard let whole = value.whole else { return .double(Swift.abs(value.number ?? 0)) }
    let magnitude = whole < 0 ? try Operators.negative(whole, context.mark) : whole
    if case .literal(_, let double) = value { return .literal(magnitude, Swift.abs(double)) }
    return .integer(magnitude)
  }

  @OverloadList private static func extreme(_ comparison: String) -> [Overload] {
    Function(Parameter(nil, .any), Parameter(nil, .any), .variadic(.any)) { context, first, second, more in
      try ([second] + more).reduce(first) { best, value in
        let isBetter = try Operators.apply(comparison, value, best, context.evaluator, context.mark)
        if case .boolean(true) = isBetter { return value }
        return best
      }
    }
  }

  private static let mathematics: [NameBinding] = {
    let functions: [(String, @Sendable (Double) -> Double)] = [
      ("sin", { Foundation.sin($0) }), ("cos", { Foundation.cos($0) }), ("tan", { Foundation.tan($0) }),
      ("asin", { Foundation.asin($0) }), ("acos", { Foundation.acos($0) }), ("atan", { Foundation.atan($0) }),
      ("sqrt", { Foundation.sqrt($0) }), ("exp", { Foundation.exp($0) }), ("log", { Foundation.log($0) }),
      ("log2", { Foundation.log2($0) }), ("log10", { Foundation.log10($0) }), ("floor", { Foundation.floor($0) }),
      ("ceil", { Foundation.ceil($0) }), ("round", { Foundation.round($0) }), ("trunc", { Foundation.trunc($0) }),
      ("cbrt", { Foundation.cbrt($0) }), ("exp2", { Foundation.exp2($0) }), ("log1p", { Foundation.log1p($0) }),
      ("sinh", { Foundation.sinh($0) }), ("cosh", { Foundation.cosh($0) }), ("tanh", { Foundation.tanh($0) }),
      ("fabs", { Foundation.fabs($0) }),
    ]
    let ofTwo: [(String, @Sendable (Double, Double) -> Double)] = [
      ("atan2", { Foundation.atan2($0, $1) }),
      ("fmod", { $0.truncatingRemainder(dividingBy: $1) }), ("hypot", { Foundation.hypot($0, $1) }),
      ("fmin", { Foundation.fmin($0, $1) }), ("fmax", { Foundation.fmax($0, $1) }),
      ("copysign", { Foundation.copysign($0, $1) }),
    ]
    let others: [NameBinding] = [
      .function("lround") { Function(Parameter(nil, .double)) { .integer(Foundation.lround($1)) } },
      .function("pow") {
        Function(Parameter(nil, .double), Parameter(nil, .double)) { .double(Foundation.pow($1, $2)) }
        Function(Parameter(nil, .decimal), Parameter(nil, .int)) { context, base, exponent in
          guard exponent.magnitude <= 10_000 else {
            throw Failure("overflow", "exponents of more than 10000 aren't available in fences", context.mark)
          }
          return .native(Foundation.pow(base, exponent))
        }
      },
    ]
    return others
      + functions.map { name, function in
        .function(name) { Function(Parameter(nil, .double)) { .double(function($1)) } }
      }
      + ofTwo.map { name, function in
        .function(name) { Function(Parameter(nil, .double), Parameter(nil, .double)) { .double(function($1, $2)) } }
      }
  }()
}

extension Kind where T == Decimal {
  static var decimal: Kind {
    .plain("Decimal") { value, _ in if case .native(let native) = value { native as? Decimal } else { nil } }
  }
}

extension Kind where T == CallArgument {
  /// A variable that the function may change.
  static var place: Kind { Kind(name: "inout Any", accepts: { _, _ in true }, read: { argument, _ in argument }) }
}

/// The numbers that `stride` makes.
private struct Stride {
  let from: Value
  let to: Value
  let by: Value
  let isClosed: Bool

  func values(_ context: CallContext) throws -> Value {
    guard let start = from.number, let end = to.number, let step = by.number, step != 0, start.isFinite, end.isFinite,
      step.isFinite
    else {
      throw Failure("invalid-range", "stride requires finite bounds and a nonzero step", context.mark)
    }
    try context.evaluator.checkSize(Int(clamping: Swift.max((end - start) / step, 0)), context.mark)
    if let from = from.whole, let to = to.whole, let by = by.whole {
      return .array(integers(from: from, to: to, by: by))
    }
    return .array(
      isClosed
        ? Swift.stride(from: start, through: end, by: step).map { .double($0) }
        : Swift.stride(from: start, to: end, by: step).map { .double($0) })
  }

  /// Ends where the next number would be more than an `Int` can hold.
  private func integers(from: Int, to: Int, by: Int) -> [Value] {
    var values: [Value] = []
    var next = from
    while by > 0 ? next < to : next > to {
      values.append(.integer(next))
      let (sum, isOverflowing) = next.addingReportingOverflow(by)
      if isOverflowing { return values }
      next = sum
    }
    if isClosed, next == to { values.append(.integer(next)) }
    return values
  }
}
