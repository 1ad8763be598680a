import Diagnostics

/// A line that `vitrine render --jsonl` reads: `{"id", "source", "proposal": [w, h]}` and any fence option.
package struct RenderRequest: Sendable {
  package var id: JSONText = .null
  package var source = ""
  package var options = FigureOptions()
  /// What is wrong with the request itself.
  package var diagnostics: [Diagnostic] = []

  package init(line: String) {
    guard let value = JSONValue.parse(line), case .object(let members) = value else {
      diagnostics.append(
        Diagnostic(
          .error, "request", "the line is not a JSON object", hint: "{\"id\": 1, \"source\": \"Text(\\\"Hi\\\")\"}"))
      return
    }
    id = Self.identifier(members["id"] ?? .null, line)
    if case .string(let text)? = members["source"] {
      source = text
    } else {
      diagnostics.append(
        Diagnostic(.error, "request", "the request has no source", hint: "\"source\": \"Text(\\\"Hi\\\")\""))
    }
    var settings: [FigureSetting] = []
    // In a fixed order, so that remarks come in a fixed order.
    for (key, value) in members.sorted(by: { $0.key < $1.key }) where !["id", "source", "proposal"].contains(key) {
      if let text = Self.setting(value) { settings.append(FigureSetting(key: key, value: text)) }
    }
    let reader = FigureOptionsReader(settings)
    options = reader.options
    diagnostics += reader.diagnostics
    if let proposal = members["proposal"] { readProposal(proposal) }
  }

  /// The request's id for the answer. A number comes back as it was written: it may have more digits than a `Double`.
  private static func identifier(_ value: JSONValue, _ line: String) -> JSONText {
    switch value {
    case .number, .array, .object: WrittenJSON.member("id", of: line).map { .written($0) } ?? value.text
    case .null, .bool, .string: value.text
    }
  }

  private mutating func readProposal(_ value: JSONValue) {
    guard case .array(let sides) = value, sides.count == 2, let width = Self.length(sides[0]),
      let height = Self.length(sides[1])
    else {
      diagnostics.append(
        Diagnostic(
          .error, "request", "‘proposal’ is not two lengths",
          hint: "\"proposal\": [320, 480]; null or \"inf\" for either"))
      return
    }
    options.width = .some(width)
    options.height = .some(height)
  }

  private static func length(_ value: JSONValue) -> Double?? {
    switch value {
    case .null: .some(nil)
    case .number(let number): .some(number)
    case .string(let text): FigureOptionsReader.length(text)
    case .bool, .array, .object: nil
    }
  }

  private static func setting(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number): JSONText.format(number)
    case .bool(let bool): bool ? "true" : "false"
    case .array(let values): values.compactMap(setting).joined(separator: ",")
    case .null, .object: nil
    }
  }
}
