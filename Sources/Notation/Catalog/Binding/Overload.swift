import FenceEvaluation
import VitrineUI

/// One form in which a name can be called: its parameters, and what it makes of them.
struct Overload: Sendable {
  let parameters: [ParameterInfo]
  /// Arguments that are taken and change nothing in a picture, with the reason.
  let ignored: [Ignored]
  /// Whether the parameters can be read from arguments that fit by their labels; the index of the first that cannot.
  let firstMismatch: @Sendable (Arguments) -> Int?
  let make: @Sendable (Arguments) throws -> Value

  /// The arguments of each parameter, and what they stand for.
  struct Arguments {
    /// What the call is a method of; nothing for a function.
    let receiver: Value
    let assigned: [[CallArgument]]
    let context: CallContext
  }

  /// As the manual writes it: `alignment: Alignment?, spacing: Double?, content: View`.
  var text: String { parameters.map(\.text).joined(separator: ", ") }
}

/// An argument that is taken and changes nothing in a picture.
struct Ignored: Sendable, ExpressibleByStringLiteral {
  let label: String
  /// Why it changes nothing.
  let reason: String

  init(_ label: String, because reason: String) { (self.label, self.reason) = (label, reason) }
  init(stringLiteral label: String) { self.init(label, because: Self.reasons[label] ?? "it acts on events alone") }

  /// Reasons that hold wherever the label stands.
  private static let reasons = [
    "antialiased": "edges of drawings are always smooth", "comment": "it is for translators",
    "tableName": "texts are not looked up", "bundle": "a fence has no bundles", "priority": "tasks take turns",
    "ignoresSafeAreaEdges": "the view itself decides", "opaque": "it is a promise to the system",
  ]
}

extension Overload {
  /// The parameters of a form; what is made of their values is given beside them, and the compiler counts and types the
  /// arguments.
  init<each P>(
    _ ignored: [Ignored], _ parameters: repeat Parameter<each P>, make: @escaping @Sendable (Arguments) throws -> Value
  ) {
    var infos: [ParameterInfo] = []
    for parameter in repeat each parameters { infos.append(parameter.info) }
    self.init(
      parameters: infos, ignored: ignored, firstMismatch: { Self.firstMismatch($0, repeat each parameters) }, make: make
    )
  }

  private static func firstMismatch<each P>(_ arguments: Arguments, _ parameters: repeat Parameter<each P>) -> Int? {
    var index = 0
    for parameter in repeat each parameters {
      guard parameter.accepts(arguments.assigned[index], arguments.context) else { return index }
      index += 1
    }
    return nil
  }
}

extension Overload.Arguments {
  /// Reads the parameters one after the other.
  var cursor: ArgumentCursor { ArgumentCursor(arguments: self) }
}

/// Goes from parameter to parameter.
struct ArgumentCursor {
  let arguments: Overload.Arguments
  var index = 0
}

extension Parameter {
  func next(_ cursor: inout ArgumentCursor) throws -> T {
    defer { cursor.index += 1 }
    return try read(cursor.arguments.assigned[cursor.index], cursor.arguments.context)
  }
}

/// Something that stands for an overload in a binding's list.
protocol OverloadForm {
  var overload: Overload { get }
}

/// An overload that makes a view.
struct Init: OverloadForm {
  let overload: Overload

  init<each P>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    make: @escaping @Sendable (repeat each P) throws -> any View
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      var cursor = arguments.cursor
      return .view(try make(repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload that makes a value of one of VitrineUI's types.
struct Native: OverloadForm {
  let overload: Overload

  init<each P, Made>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    make: @escaping @Sendable (repeat each P) throws -> Made
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      var cursor = arguments.cursor
      return .native(try make(repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload that makes any value of the evaluator; it is told where it is called.
struct Function: OverloadForm {
  let overload: Overload

  init<each P>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    make: @escaping @Sendable (CallContext, repeat each P) throws -> Value
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      var cursor = arguments.cursor
      return try make(arguments.context, repeat try (each parameters).next(&cursor))
    }
  }
}

/// An overload of a modifier: a view, and another view made of it.
struct Modifier: OverloadForm {
  let overload: Overload

  init<each P>(
    _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    apply: @escaping @Sendable (any View, repeat each P) throws -> any View
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .view(let view) = arguments.receiver else { throw MissingArgument() }
      var cursor = arguments.cursor
      return .view(try apply(view, repeat try (each parameters).next(&cursor)))
    }
  }
}

/// An overload of a method of one of VitrineUI's values that are no views.
struct Method<Receiver>: OverloadForm {
  let overload: Overload

  init<each P>(
    _ type: Receiver.Type, _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    call: @escaping @Sendable (Receiver, repeat each P) throws -> Value
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .native(let native) = arguments.receiver, let receiver = native as? Receiver else {
        throw MissingArgument()
      }
      var cursor = arguments.cursor
      return try call(receiver, repeat try (each parameters).next(&cursor))
    }
  }
}

/// An overload of a method that changes one of VitrineUI's values in place; it makes the changed value.
struct Mutation<Receiver>: OverloadForm {
  let overload: Overload

  init<each P>(
    _ type: Receiver.Type, _ parameters: repeat Parameter<each P>, ignoring: [Ignored] = [],
    change: @escaping @Sendable (repeat each P) throws -> (inout Receiver) throws -> Void
  ) {
    overload = Overload(ignoring, repeat each parameters) { arguments in
      guard case .native(let native) = arguments.receiver, var receiver = native as? Receiver else {
        throw MissingArgument()
      }
      var cursor = arguments.cursor
      try change(repeat try (each parameters).next(&cursor))(&receiver)
      return .native(receiver)
    }
  }
}

/// Lists the overloads of a binding, a statement each.
@resultBuilder enum OverloadList {
  static func buildExpression(_ form: some OverloadForm) -> [Overload] { [form.overload] }
  static func buildExpression(_ overloads: [Overload]) -> [Overload] { overloads }
  static func buildBlock(_ parts: [Overload]...) -> [Overload] { parts.flatMap { $0 } }
  static func buildEither(first: [Overload]) -> [Overload] { first }
  static func buildEither(second: [Overload]) -> [Overload] { second }
  static func buildArray(_ parts: [[Overload]]) -> [Overload] { parts.flatMap { $0 } }
}
