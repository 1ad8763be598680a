import Diagnostics
import FenceEvaluation

/// What a parameter is called and takes, for matching, for messages and for the manual.
struct ParameterInfo: Sendable, Hashable {
  let label: String?
  /// The type, as messages and the manual show it.
  let type: String
  var isOptional = false
  var isVariadic = false
  /// Whether a closure may stand here, and so a trailing one.
  let takesClosure: Bool
  /// Why another value changes nothing in a picture, where that is so.
  var withoutEffect: String?

  /// As the manual writes it: `alignment: Alignment?`.
  var text: String { "\(label ?? "_"): \(type)\(isVariadic ? "..." : "")\(isOptional ? "?" : "")" }
}

/// How a value of the evaluator is read as one of Swift.
struct Kind<T>: Sendable {
  /// The type's name, as messages and the manual show it.
  let name: String
  var takesClosure = false
  /// Whether an argument can be read, as far as that can be told without running anything.
  let accepts: @Sendable (CallArgument, CallContext) -> Bool
  /// The value.
  ///
  /// - Throws: what goes wrong in the fence, or a ``Mismatch``.
  let read: @Sendable (CallArgument, CallContext) throws -> T
  /// The type as stand-ins for unknown names know it.
  var standInName: String?
}

/// An argument that is not of its parameter's type.
struct Mismatch: Error {
  let wanted: String
  /// The type that the argument has instead.
  let found: String
  let mark: SourceMark
  /// Whether it is a member whose type is not named.
  let isMember: Bool

  init(argument: CallArgument, wanted: String) {
    (self.wanted, found, mark) = (wanted, argument.value.typeSubject, argument.mark)
    isMember = argument.value.isImplicitMember
  }
}

extension Value {
  var isImplicitMember: Bool {
    if case .implicit = self { true } else { false }
  }
}

/// One parameter of a binding: its label, its type, its default, and how it is read.
struct Parameter<T>: Sendable {
  var info: ParameterInfo
  /// Whether the arguments given for it can be read.
  let accepts: @Sendable ([CallArgument], CallContext) -> Bool
  let read: @Sendable ([CallArgument], CallContext) throws -> T

  /// A parameter that must be given.
  init(_ label: String?, _ kind: Kind<T>) {
    info = ParameterInfo(label: label, type: kind.name, takesClosure: kind.takesClosure)
    accepts = { arguments, context in arguments.first.map { kind.takes($0, context) } ?? false }
    read = { arguments, context in
      guard let argument = arguments.first else { throw MissingArgument() }
      return try kind.value(argument, context)
    }
  }

  /// A parameter with a default, which also stands in for `nil`.
  init(_ label: String?, _ kind: Kind<T>, or fallback: @autoclosure @escaping @Sendable () -> T) {
    info = ParameterInfo(label: label, type: kind.name, isOptional: true, takesClosure: kind.takesClosure)
    accepts = { arguments, context in arguments.first.map { kind.takesOptional($0, context) } ?? true }
    read = { arguments, context in try arguments.first.flatMap { try kind.optional($0, context) } ?? fallback() }
  }

  init(
    info: ParameterInfo, accepts: @escaping @Sendable ([CallArgument], CallContext) -> Bool,
    read: @escaping @Sendable ([CallArgument], CallContext) throws -> T
  ) {
    (self.info, self.accepts, self.read) = (info, accepts, read)
  }

  /// The same parameter, of which another value changes nothing in a picture.
  func withoutEffect(_ reason: String) -> Parameter {
    var parameter = self
    parameter.info.withoutEffect = reason
    return parameter
  }
}

/// An argument that nobody gave; overloads are chosen so that this does not happen.
struct MissingArgument: Error {}

extension Parameter where T: OptionalValue {
  /// A parameter that may be left out or be `nil`.
  static func optional(_ label: String? = nil, _ kind: Kind<T.Wrapped>, withoutEffect reason: String? = nil) -> Self {
    Self(
      info: ParameterInfo(
        label: label, type: kind.name, isOptional: true, takesClosure: kind.takesClosure, withoutEffect: reason),
      accepts: { arguments, context in arguments.first.map { kind.takesOptional($0, context) } ?? true },
      read: { arguments, context in T(try arguments.first.flatMap { try kind.optional($0, context) }) })
  }
}

extension Parameter {
  /// Any number of unlabelled arguments.
  static func variadic<Element>(_ kind: Kind<Element>) -> Self where T == [Element] { variadic(nil, kind) }

  /// Any number of arguments, of which the first has the label.
  static func variadic<Element>(_ label: String?, _ kind: Kind<Element>) -> Self where T == [Element] {
    Self(
      info: ParameterInfo(label: label, type: kind.name, isVariadic: true, takesClosure: false),
      accepts: { arguments, context in arguments.allSatisfy { kind.takes($0, context) } },
      read: { arguments, context in try arguments.map { try kind.value($0, context) } })
  }
}

/// An optional, for parameters that may be left out.
protocol OptionalValue: SendableMetatype {
  associatedtype Wrapped
  init(_ value: Wrapped?)
}

extension Optional: OptionalValue {
  init(_ value: Wrapped?) { self = value }
}

extension Kind {
  /// The argument as the binding of a value has it: a binding stands for its value, but where bindings are wanted.
  private func standIn(_ value: Value, _ context: CallContext) -> Value? {
    context.evaluator.isLenient ? value.unknown?.value(as: standInName ?? name) : nil
  }

  /// The same where it is used: what is made up is remembered, to be told.
  private func usedStandIn(_ value: Value, _ context: CallContext) -> Value? {
    guard context.evaluator.isLenient, let unknown = value.unknown else { return nil }
    return context.evaluator.standIns.value(of: unknown, as: standInName ?? name)
  }

  func takes(_ argument: CallArgument, _ context: CallContext) -> Bool {
    if let wanted = standIn(argument.value, context) { return accepts(argument.with(wanted), context) }
    return accepts(argument, context)
  }

  func value(_ argument: CallArgument, _ context: CallContext) throws -> T {
    try read(usedStandIn(argument.value, context).map { argument.with($0) } ?? argument, context)
  }

  /// Whether an argument that may be `nil` can be read; one about which nothing is known counts as left out.
  func takesOptional(_ argument: CallArgument, _ context: CallContext) -> Bool {
    if argument.value.isNone { return true }
    return takes(argument, context) || argument.value.isUnknownOrInert
  }

  func optional(_ argument: CallArgument, _ context: CallContext) throws -> T? {
    if case .nothing = argument.value { return nil }
    // The type itself may have a member `none`, such as `GestureMask`.
    if argument.value.isNone || argument.value.isUnknownOrInert, !takes(argument, context) { return nil }
    return try value(argument, context)
  }
}

extension Value {
  /// Whether the value is `nil` or `.none` where an optional is expected.
  fileprivate var isNone: Bool {
    switch self {
    case .nothing: true
    case .implicit(let member): member.name == "none" && member.arguments == nil && member.chain.isEmpty
    default: false
    }
  }
}

extension Value {
  /// Whether nothing is known about the value, such as the insets of a window that no figure has.
  fileprivate var isUnknownOrInert: Bool {
    if case .native(is InertValue) = self { return true }
    return unknown != nil
  }
}

extension CallArgument {
  func with(_ value: Value) -> CallArgument {
    var argument = self
    argument.value = value
    return argument
  }
}
