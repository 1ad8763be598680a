import FenceSyntax
import VitrineUI

/// The parameters of a view, modifier or function of the catalog, written as Swift writes them:
/// `alignment: HorizontalAlignment?, spacing: Double?, content: View`. A type with `?` may be left out; `_` has no label.
struct Signature {
  struct Parameter {
    let label: String?
    let type: String
    let isOptional: Bool
    let isVariadic: Bool

    /// Whether a closure may stand here.
    var takesClosure: Bool { type == "View" || type == "Function" || type == "Action" || type == "Any" }
  }

  /// As it was written; read when it is first needed, since a fence uses few of the catalog's entries.
  let text: String
  private let parsed: Parsed

  private final class Parsed {
    var parameters: [Parameter]?
  }

  init(_ text: String) {
    self.text = text
    parsed = Parsed()
  }

  var parameters: [Parameter] {
    if let known = parsed.parameters { return known }
    let parameters =
      takesAnything ? [Parameter(label: nil, type: "Any", isOptional: true, isVariadic: true)] : Self.parse(text)
    parsed.parameters = parameters
    return parameters
  }

  /// `*`: any arguments at all, which have no effect.
  private var takesAnything: Bool { text == "*" }

  private static func parse(_ text: String) -> [Parameter] {
    text.split(separator: ",").map { part in
      let halves = part.split(separator: ":", maxSplits: 1)
      let label = halves[0].trimmed
      var type = halves.count > 1 ? halves[1].trimmed : "Any"
      let isOptional = type.hasSuffix("?")
      if isOptional { type.removeLast() }
      let isVariadic = type.hasSuffix("...")
      if isVariadic { type.removeLast(3) }
      return Parameter(label: label == "_" ? nil : label, type: type, isOptional: isOptional, isVariadic: isVariadic)
    }
  }

  /// The argument of each parameter; `nil` where the arguments don't fit by their labels.
  func assign(_ arguments: [CallArgument]) -> [[CallArgument]]? {
    if takesAnything { return [arguments] }
    var result = [[CallArgument]](repeating: [], count: parameters.count)
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else { break }
      let argument = arguments[next]
      if argument.isTrailing, argument.label == nil {
        let laterTakes = parameters[(index + 1)...].contains { $0.takesClosure && !$0.isOptional }
        guard parameter.takesClosure, !(laterTakes && parameter.isOptional) else {
          if parameter.isOptional { continue }
          return nil
        }
      } else if argument.label != parameter.label {
        if parameter.isOptional { continue }
        return nil
      }
      result[index].append(argument)
      next += 1
      while parameter.isVariadic, next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
        result[index].append(arguments[next])
        next += 1
      }
    }
    guard next == arguments.count else { return nil }
    for (index, parameter) in parameters.enumerated()
    where result[index].isEmpty && !parameter.isOptional && !parameter.isVariadic {
      return nil
    }
    return result
  }
}

/// The arguments of a call, converted to what the parameters want, by position.
struct Inputs {
  let values: [Value?]
  let interpreter: Interpreter
  let mark: SourceMark

  subscript(index: Int) -> Value? { index < values.count ? values[index] : nil }
  func has(_ index: Int) -> Bool { self[index] != nil }

  func double(_ index: Int) -> Double? { self[index]?.number }
  func int(_ index: Int) -> Int? { self[index]?.whole }
  func string(_ index: Int) -> String? { self[index]?.text }
  func bool(_ index: Int) -> Bool? {
    if case .boolean(let truth)? = self[index] { return truth }
    return nil
  }
  func native<T>(_ index: Int, as type: T.Type = T.self) -> T? {
    if case .native(let native)? = self[index] { return native as? T }
    return nil
  }
  func view(_ index: Int) -> any View {
    if case .view(let view)? = self[index] { return view }
    return EmptyView()
  }
  func views(_ index: Int) -> AnyView { AnyView(view(index)) }
  func text(_ index: Int) -> Text? { view(index) as? Text }
  func style(_ index: Int) -> (any ShapeStyle)? {
    switch self[index] {
    case .native(let native)?: native as? any ShapeStyle
    case .view(let view)?: view as? any ShapeStyle
    default: nil
    }
  }
  func shape(_ index: Int) -> (any Shape)? {
    if case .view(let view)? = self[index] { return view as? any Shape }
    return nil
  }
  func function(_ index: Int) -> FunctionValue? {
    if case .function(let function)? = self[index] { return function }
    return nil
  }

  /// A binding; a constant one for a plain value.
  func binding(_ index: Int) -> Value {
    switch self[index] {
    case .binding(let binding)?: (try? binding.get()) ?? .nothing
    case let value?: value
    case nil: .nothing
    }
  }

  /// Calls a closure argument while views are rendered, for the views it makes.
  func build(_ index: Int, _ arguments: [Value]) -> any View {
    guard let function = function(index) else { return EmptyView() }
    return interpreter.late(EmptyView()) {
      if let build = function.build {
        let views = try build(arguments)
        return views.count == 1 ? views[0] : ViewList(views)
      }
      let value = try interpreter.call(
        .function(function), arguments.map { CallArgument(label: nil, value: $0, mark: mark) }, mark)
      return try interpreter.view(of: value, mark) ?? EmptyView()
    }
  }
}
