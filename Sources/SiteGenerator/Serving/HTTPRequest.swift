import Notes

/// A request to the development server: the part of HTTP/1.1 that browsers need to read pages.
package struct HTTPRequest: Sendable {
  /// Whether the response has a body (`GET`) or not (`HEAD`).
  var wantsBody: Bool
  /// The requested path, percent-encoded: `/guide/`.
  var path: String
  /// The decoded parameters after the question mark.
  var query: [String: String]
  /// The value of the `Range` header: `bytes=0-99`.
  var range: String?
  /// Whether a page of this server, or no page at all, sends the request, according to the browser.
  var comesFromHere: Bool

  /// The limit for the length of a request's head, in bytes; browsers send some hundred.
  static let longestHead = 64 * 1024

  /// The error for a request that is refused.
  package struct Refusal: Error {
    var status: HTTPResponse.Status
  }

  /// - Parameter head: the bytes up to the empty line; further bytes are ignored.
  package init(head: [UInt8]) throws(Refusal) {
    let lines = head.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let words = String(decoding: lines.first ?? [], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw Refusal(status: .badRequest)
    }
    guard words[0] == "GET" || words[0] == "HEAD" else { throw Refusal(status: .methodNotAllowed) }
    let fields = Self.fields(lines.dropFirst().prefix { !$0.isEmpty })
    try Self.checkHost(fields["host"] ?? [])
    range = fields["range"]?.first
    comesFromHere = ["same-origin", "none"].contains(fields["sec-fetch-site"]?.first ?? "none")
    wantsBody = words[0] == "GET"
    let parts = words[1].prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[PercentEncoding.decode(String(sides[0]))] = PercentEncoding.decode(String(sides.dropFirst().first ?? ""))
    }
  }

  /// Returns the values of the header fields, by their names in lower case.
  private static func fields(_ lines: some Sequence<ArraySlice<UInt8>>) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for line in lines {
      let sides = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      let value = String(decoding: sides[1], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      fields[String(decoding: sides[0], as: UTF8.self).lowercased(), default: []].append(
        String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed()))
    }
    return fields
  }

  /// Checks that the `Host` header is a name of this computer. A foreign page could otherwise point its own host name
  /// to this computer and read the site as its own (DNS rebinding).
  private static func checkHost(_ hosts: [String]) throws(Refusal) {
    guard hosts.count == 1, let host = hosts.first else { throw Refusal(status: .badRequest) }
    var name = host.lowercased()
    if let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isNumber), !name.hasSuffix("]") {
      name = String(name[..<colon])
    }
    guard ["localhost", "127.0.0.1", "[::1]"].contains(name) || name.hasSuffix(".localhost") else {
      throw Refusal(status: .misdirected)
    }
  }

  /// Whether the bytes contain the empty line that ends a request's head.
  ///
  /// - Parameter start: the index from which to search.
  static func isWhole(_ bytes: [UInt8], from start: Int = 0) -> Bool {
    let (carriage, feed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    return bytes.indices.dropFirst(max(3, start)).contains { place in
      bytes[place] == feed && bytes[place - 1] == carriage && bytes[place - 2] == feed && bytes[place - 3] == carriage
    }
  }
}
