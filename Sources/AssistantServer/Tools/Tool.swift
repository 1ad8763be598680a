import Diagnostics
import Figures
import Markup
import VitrineText
import VitrineUI

/// A tool that clients call.
struct Tool: Hashable, Sendable {
  let name: String
  let title: String
  let description: String
  let arguments: [ToolArgument]
  /// The schema of the structured result's members.
  let results: [(String, JSON)]

  static func == (a: Tool, b: Tool) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static let all = [render, explain, check, compare, names]

  static func named(_ name: String) -> Tool? { all.first { $0.name == name } }

  /// The tool as `tools/list` describes it.
  var json: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(arguments.map { ($0.name, $0.schema) }),
        "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
      ],
      "outputSchema": ["type": "object", "properties": .object(results)],
      "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
    ]
  }

  /// Returns the reason why arguments are wrong; `nil` if they are right.
  func problem(with given: JSON) -> String? {
    guard let members = given.members else { return "the arguments are not an object" }
    for name in members.names where !arguments.contains(where: { $0.name == name }) {
      let near = nearestName(to: name, among: arguments.map(\.name))
      return "there is no argument '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
    for argument in arguments {
      guard let value = members[argument.name], value != .null else {
        if argument.isRequired { return "the argument '\(argument.name)' is missing" }
        continue
      }
      if !argument.kind.accepts(value) { return "'\(argument.name)' is not \(argument.kind.words)" }
    }
    return nil
  }
}

/// An argument of a tool.
struct ToolArgument: Sendable {
  enum Kind: Sendable {
    case text, number, flag, object, texts
    /// A number, or `nil` or `inf` as text.
    case length
    /// A number or a text.
    case numberOrText
    case choice([String])
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  var schema: JSON {
    let members: [(String, JSON)] =
      switch kind {
      case .text: [("type", "string")]
      case .number: [("type", "number")]
      case .flag: [("type", "boolean")]
      case .object: [("type", "object")]
      case .texts: [("type", "array"), ("items", ["type": "string"])]
      case .length, .numberOrText: [("type", ["number", "string"])]
      case .choice(let names): [("type", "string"), ("enum", .array(names.map { .string($0) }))]
      }
    return .object(members + [("description", .string(description))])
  }
}

extension ToolArgument.Kind {
  func accepts(_ value: JSON) -> Bool {
    switch self {
    case .text: value.string != nil
    case .number: value.number != nil
    case .flag: value.bool != nil
    case .object: value.members != nil
    case .texts: value.array?.allSatisfy { $0.string != nil } ?? false
    case .length: value.number != nil || value.string.map { FigureOptionsReader.length($0) != nil } ?? false
    case .numberOrText: value.number != nil || value.string != nil
    case .choice(let names): value.string.map(names.contains) ?? false
    }
  }

  /// The kind in a message.
  var words: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .flag: "true or false"
    case .object: "an object"
    case .texts: "an array of strings"
    case .length: "a number, \"nil\" or \"inf\""
    case .numberOrText: "a number or a string"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    }
  }
}
