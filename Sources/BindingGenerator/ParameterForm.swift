/// How a parameter stands in a binding: how it is read, and how it is handed on.
struct ParameterForm {
  /// An expression that makes a `Kind`.
  var kind: String
  /// The type of what is read.
  var type: String
  /// What is handed on, with `%` for the value.
  var argument = "%"
  /// A default that stands for the declared one.
  var fallback: String?
  /// Whether the function takes the value by its own type, for which Swift has to be told what is read.
  var isOpened = false
}

extension ParameterForm {
  /// What a declared type is read as; `nil` where that takes a hand.
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
    // A modifier that is named like its style: some of the styles may not be drawn.
    let isStyle = name.hasSuffix("Style") && function.name == name.prefix(1).lowercased() + name.dropFirst()
    let kind = vocabulary.isOptionSet(name) ? "options" : isStyle ? "style" : "native"
    self.init(kind: ".\(kind)(\(name).self)", type: name)
  }

  private static let plain: [String: ParameterForm] = {
    let kinds = [
      "Double": ".double", "Int": ".int", "Bool": ".bool", "String": ".string", "Text": ".text", "Angle": ".angle",
      "Edge.Set": ".edges", "Axis.Set": ".axes", "VerticalEdge.Set": ".verticalEdges", "Path": ".path",
      "any ShapeStyle": ".style", "any Shape": ".shape", "Binding<Bool>": ".toggled", "Binding<Double>": ".quantity",
      "Binding<String>": ".writing", "Binding<Date>": ".moment", "Binding<Color>": ".tone", "() -> Void": ".action",
      "ClosedRange<Double>": ".bounds", "ClosedRange<Date>": ".moments",
    ]
    let forms = Dictionary(uniqueKeysWithValues: kinds.map { ($0.key, ParameterForm(kind: $0.value, type: $0.key)) })
    return forms.merging(["some StringProtocol": ParameterForm(kind: ".string", type: "String")]) { first, _ in first }
  }()

  /// Whether values of a type are read in a way of its own.
  static func isPlain(_ type: String) -> Bool { plain[type] != nil }

  /// Bindings to values of any type that conforms to a protocol.
  private static let boundValues: [String: ParameterForm] = [
    "Hashable": .init(kind: ".selection", type: "Binding<Choice>"),
    "BinaryFloatingPoint": .init(kind: ".quantity", type: "Binding<Double>"),
  ]

  /// Parameters of any type that conforms to a protocol.
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

/// A parameter of a binding, as it is written.
struct BoundParameter {
  /// `Parameter("x", .double, or: 0)`
  let text: String
  /// What the function is given, with `%` for the value.
  let argument: String
  /// The type of the value.
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
