import NIOHTTP1
import Notes
import SiteGenerator

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
  /// The sender, according to the browser.
  var sender: Sender

  /// The senders of requests.
  enum Sender {
    /// A page of this server.
    case page
    /// The user, who typed or opened the URL.
    case user
    /// A page of another site, or a program that doesn't say where it comes from.
    case other
  }

  /// The limit for the length of a request's head, in bytes; browsers send some hundred.
  static let longestHead = 64 * 1024

  /// The error for a request that is refused.
  package struct Refusal: Error {
    var status: HTTPResponseStatus
  }

  package init(_ head: HTTPRequestHead) throws(Refusal) {
    guard head.uri.hasPrefix("/") else { throw Refusal(status: .badRequest) }
    guard head.method == .GET || head.method == .HEAD else { throw Refusal(status: .methodNotAllowed) }
    try Self.checkHost(head.headers["host"])
    range = head.headers.first(name: "range")
    sender = Self.sender(head.headers)
    wantsBody = head.method == .GET
    let parts = head.uri.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[PercentEncoding.decode(String(sides[0]))] = PercentEncoding.decode(String(sides.dropFirst().first ?? ""))
    }
  }

  /// Returns the sender by `Sec-Fetch-Site`; older browsers send `Origin` or `Referer` alone.
  private static func sender(_ headers: HTTPHeaders) -> Sender {
    switch headers.first(name: "sec-fetch-site") {
    case "same-origin"?: return .page
    case "none"?: return .user
    case nil:
      guard let page = headers.first(name: "origin") ?? headers.first(name: "referer"),
        let host = headers.first(name: "host")
      else { return .other }
      return (page + "/").hasPrefix("http://\(host)/") ? .page : .other
    default: return .other
    }
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
      throw Refusal(status: .misdirectedRequest)
    }
  }
}
