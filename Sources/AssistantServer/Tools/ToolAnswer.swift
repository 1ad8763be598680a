import Foundation
import Markup

/// The answer of a tool.
package struct ToolAnswer: Hashable, Sendable {
  /// A picture that is still to be converted.
  struct Picture: Hashable, Sendable {
    var svg: String
    var scale: Double
  }

  var text: String
  var structured: JSON = .object([])
  var isError = false
  var picture: Picture?
  /// The picture as PNG.
  var png: [UInt8]?

  init(text: String, structured: JSON = .object([]), picture: Picture? = nil) {
    (self.text, self.structured, self.picture) = (text, structured, picture)
  }

  /// An answer that says why there is no other.
  static func failure(_ text: String, _ structured: JSON = .object([])) -> ToolAnswer {
    var answer = ToolAnswer(text: text, structured: structured)
    answer.isError = true
    return answer
  }

  // MARK: To the client

  /// The members of the result of `tools/call`.
  var members: [(String, JSON)] {
    var content: [JSON] = [["type": "text", "text": .string(text)]]
    if let png {
      content.append(["type": "image", "mimeType": "image/png", "data": .string(Data(png).base64EncodedString())])
    }
    return [("content", .array(content)), ("structuredContent", structured), ("isError", .bool(isError))]
  }

  // MARK: From a worker process

  var json: JSON {
    [
      "text": .string(text), "structured": structured, "isError": .bool(isError),
      "svg": picture.map { .string($0.svg) } ?? .null, "scale": .number(picture?.scale ?? 1),
    ]
  }

  init?(_ json: JSON) {
    guard let text = json["text"]?.string, let structured = json["structured"] else { return nil }
    self.init(
      text: text, structured: structured,
      picture: json["svg"]?.string.map { Picture(svg: $0, scale: json["scale"]?.number ?? 1) })
    isError = json["isError"]?.bool ?? false
  }
}
