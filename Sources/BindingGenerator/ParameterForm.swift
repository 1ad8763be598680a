/// The conversion of a fence's argument for a parameter of a Swift function.
struct ParameterForm {
  /// The source of an expression of type `Kind`, which converts the argument.
  var kind: String
  /// The Swift type of the converted value.
  var type: String
  /// The expression that is passed to the function, with `%` for the value.
  var argument = "%"
  /// A default value that replaces the declared one.
  var fallback: String?
  /// Whether the parameter is generic, so that the closure has to declare the value's type for Swift to open the
  /// existential.
  var isOpened = false
}

extension ParameterForm {
  /// Creates the conversion for a declared type; `nil` if the type has to be bound by hand.
  init?(_ type: String, of function: DeclaredFunction, _ vocabulary: Vocabulary) {
    if let form = Self.plain[type] {
      self = form
      return
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      guard let element = ParameterForm(String(type.dropFirst().dropLast()), of: function, vocabulary),
        element.argument == "%"
      else { return nil }
      self.init(kind: ".list(of: \(element.kind))", type: "[\(element.type)]")
      return
    }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      guard let constraint = function.generics[String(type.dropFirst(8).dropLast())] else { return nil }
      guard let form = Self.boundValues[constraint] else { return nil }
      self = form
      return
    }
    if let form = Self.abstract(type, function) {
      self = form
      return
    }
    let name = vocabulary.resolved(type, in: function.owner)
    guard vocabulary.catalogName(of: name) != nil else { return nil }
    // A modifier with the name of its style, such as `listStyle`: some of its styles cannot be drawn.
    let isStyle = name.hasSuffix("Style") && function.name == name.prefix(1).lowercased() + name.dropFirst()
    let kind = vocabulary.isOptionSet(name) ? "options" : isStyle ? "style" : "native"
    self.init(kind: ".\(kind)(\(name).self)", type: name)
  }

  private static let plain: [String: ParameterForm] = {
    let kinds = [
      "CGFloat": ".length", "Double": ".double", "Int": ".int", "Bool": ".bool", "String": ".string", "Text": ".text",
      "Angle": ".angle",
      "Edge.Set": ".edges", "Axis.Set": ".axes", "VerticalEdge.Set": ".verticalEdges", "Path": ".path",
      "any ShapeStyle": ".style", "any Shape": ".shape", "Binding<Bool>": ".toggled", "Binding<Double>": ".quantity",
      "Binding<String>": ".writing", "Binding<Date>": ".moment", "Binding<Color>": ".tone", "() -> Void": ".action",
      "ClosedRange<Double>": ".bounds", "ClosedRange<Date>": ".moments",
    ]
    let forms = Dictionary(uniqueKeysWithValues: kinds.map { ($0.key, ParameterForm(kind: $0.value, type: $0.key)) })
    return forms.merging(["some StringProtocol": ParameterForm(kind: ".string", type: "String")]) { first, _ in first }
  }()

  /// Whether a type is one of those with a fixed conversion.
  static func isPlain(_ type: String) -> Bool { plain[type] != nil }

  /// The conversions for bindings to a generic value, by the protocol of the value.
  private static let boundValues: [String: ParameterForm] = [
    "Hashable": .init(kind: ".selection", type: "Binding<Choice>"),
    "BinaryFloatingPoint": .init(kind: ".quantity", type: "Binding<Double>"),
  ]

  /// Returns the conversion for a parameter of any type that conforms to a protocol.
  private static func abstract(_ type: String, _ function: DeclaredFunction) -> ParameterForm? {
    if type.hasPrefix("() -> ") {
      guard abstract(String(type.dropFirst(6)), function)?.kind == ".content" else { return nil }
      return ParameterForm(kind: ".content", type: "AnyView", argument: "content(%)", fallback: ".none")
    }
    if type.hasPrefix("("), type.hasSuffix(")") { return abstract(String(type.dropFirst().dropLast()), function) }
    let conformance = type.hasPrefix("some ") ? String(type.dropFirst(5)) : function.generics[type]
    switch conformance {
    case "View", "Text", "Image": return ParameterForm(kind: ".content", type: "AnyView")
    case "Shape": return ParameterForm(kind: ".shape", type: "any Shape", argument: "AnyShape(%)")
    case "ShapeStyle": return ParameterForm(kind: ".style", type: "any ShapeStyle", isOpened: true)
    case "BinaryFloatingPoint": return plain["Double"]
    case "StringProtocol": return plain["String"]
    case "Hashable": return ParameterForm(kind: ".choice", type: "Choice")
    case let style? where style.hasSuffix("Style"):
      let kind = ".\(style.prefix(1).lowercased())\(style.dropFirst())"
      return ParameterForm(kind: kind, type: "any \(style)", isOpened: true)
    default:
      if type == "ClosedRange<Value>", function.generics["Value"] == "BinaryFloatingPoint" {
        return plain["ClosedRange<Double>"]
      }
      return nil
    }
  }
}

/// A parameter of a binding, as source.
struct BoundParameter {
  /// The expression of the parameter: `Parameter("x", .double, or: 0)`
  let text: String
  /// The argument in the call of the function, with its label and with `%` for the value.
  let argument: String
  /// The Swift type of the value.
  let type: String
  let isOpened: Bool

  init?(_ parameter: DeclaredParameter, of function: DeclaredFunction, _ vocabulary: Vocabulary) {
    let isOptional = parameter.type.hasSuffix("?")
    let type = isOptional ? String(parameter.type.dropLast()) : parameter.type
    guard var form = ParameterForm(type, of: function, vocabulary) else { return nil }
    if parameter.label == "image", type == "String" { form.kind = ".imageName" }
    let label = parameter.label.map { "\"\($0)\"" } ?? "nil"
    let reason = parameter.withoutEffect.map { "\"\($0)\"" }
    if parameter.isVariadic {
      text = ".variadic(\(label), \(form.kind))"
    } else if isOptional {
      guard parameter.fallback == nil || parameter.fallback == "nil", form.argument == "%" else { return nil }
      text = ".optional(\(label), \(form.kind)\(reason.map { ", withoutEffect: \($0)" } ?? ""))"
    } else {
      let fallback = parameter.fallback.map { ", or: \(form.fallback ?? $0)" } ?? ""
      text = "Parameter(\(label), \(form.kind)\(fallback))" + (reason.map { ".withoutEffect(\($0))" } ?? "")
    }
    argument = (parameter.label.map { "\($0): " } ?? "") + form.argument
    isOpened = form.isOpened
    self.type = isOptional ? "(\(form.type))?" : parameter.isVariadic ? "[\(form.type)]" : form.type
  }
}
