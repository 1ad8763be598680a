import Notes

/// What a browser asks of the development server: as much of HTTP/1.1 as reading pages needs.
struct HTTPRequest {
  /// Whether the answer is wanted with its body (`GET`) or without (`HEAD`).
  var wantsBody: Bool
  /// The path as it was asked for, still percent-encoded: `/guide/`.
  var path: String
  /// What stands behind the question mark, decoded.
  var query: [String: String]

  /// No request head is longer; browsers send some hundred bytes.
  static let longestHead = 64 * 1024

  /// - Parameter head: the bytes up to the empty line, or some more.
  /// - Returns: `nil` for what is no request for a page.
  init?(head: [UInt8]) {
    let line = head.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
    guard words[0] == "GET" || words[0] == "HEAD" else { return nil }
    wantsBody = words[0] == "GET"
    let parts = words[1].prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[PercentEncoding.decode(String(sides[0]))] = PercentEncoding.decode(String(sides.dropFirst().first ?? ""))
    }
  }

  /// Whether these bytes hold the empty line that ends a request’s head.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    let end = Array("\r\n\r\n".utf8)
    return bytes.indices.dropLast(end.count - 1).contains { bytes[$0...].starts(with: end) }
  }
}
