import Diagnostics
import Markup

/// A line of the input of `vitrine render --jsonl`: `{"id", "source", "proposal": [w, h]}` and any fence option.
package struct RenderRequest: Sendable {
  package var id: JSON = .null
  package var source = ""
  package var options = FigureOptions()
  /// The errors in the request itself.
  package var diagnostics: [Diagnostic] = []

  package static func read(_ line: String) -> RenderRequest {
    var request = RenderRequest()
    request.readLine(line)
    return request
  }

  private mutating func readLine(_ line: String) {
    guard let members = JSON.parse(line)?.members else {
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
    // The keys are sorted so that the order of diagnostics is fixed.
    for key in Set(members.names).subtracting(["id", "source", "proposal"]).sorted() {
      if let text = members[key].flatMap(Self.setting) { settings.append(FigureSetting(key: key, value: text)) }
    }
    let reader = FigureOptionsReader(settings)
    options = reader.options
    diagnostics += reader.diagnostics
    if let proposal = members["proposal"] { readProposal(proposal) }
  }

  /// Returns the request's id for the output. A number is copied as text, because it may have more digits than a
  /// `Double`.
  private static func identifier(_ value: JSON, _ line: String) -> JSON {
    switch value {
    case .number, .array, .object: JSON.written("id", in: line).map { .written($0) } ?? value
    case .null, .bool, .string, .written: value
    }
  }

  private mutating func readProposal(_ value: JSON) {
    guard case .array(let sides) = value, sides.count == 2, let width = Self.length(sides[0]),
      let height = Self.length(sides[1])
    else {
      diagnostics.append(
        Diagnostic(
          .error, "request", "'proposal' is not an array of two lengths",
          hint: "\"proposal\": [320, 480]; null or \"inf\" for either"))
      return
    }
    options.width = .some(width)
    options.height = .some(height)
  }

  private static func length(_ value: JSON) -> Double?? {
    switch value {
    case .null: .some(nil)
    case .number(let number): .some(number)
    case .string(let text): FigureOptionsReader.length(text)
    case .bool, .array, .object, .written: nil
    }
  }

  private static func setting(_ value: JSON) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number): JSON.text(number)
    case .bool(let bool): bool ? "true" : "false"
    case .array(let values): values.compactMap(setting).joined(separator: ",")
    case .null, .object, .written: nil
    }
  }
}
