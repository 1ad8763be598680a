/// A response of the development server. Browsers do not cache it, because the next build may change any file.
struct HTTPResponse: Sendable {
  /// The status codes that the server uses.
  enum Status: Int, Sendable {
    case ok = 200
    case partialContent = 206
    case movedPermanently = 301
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case rangeNotSatisfiable = 416
    case misdirected = 421
    case headTooLarge = 431

    fileprivate var phrase: String {
      switch self {
      case .ok: "OK"
      case .partialContent: "Partial Content"
      case .movedPermanently: "Moved Permanently"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .rangeNotSatisfiable: "Range Not Satisfiable"
      case .misdirected: "Misdirected Request"
      case .headTooLarge: "Request Header Fields Too Large"
      }
    }
  }

  var status: Status
  /// The media type of the body; empty if there is no body.
  var type = ""
  /// The new path of a moved page; empty otherwise.
  var location = ""
  /// The value of the `Content-Range` header; empty for a whole file.
  var range = ""
  var body: [UInt8] = []
  /// The file that is sent as the body, in pieces.
  var file: ServedFile.Part?

  /// The status line and the header fields. Each connection has one response.
  var head: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Length: \(file?.count ?? body.count)",
      "Connection: close",
    ]
    if !type.isEmpty { lines.append("Content-Type: \(type)") }
    if !location.isEmpty { lines.append("Location: \(location)") }
    if !range.isEmpty { lines.append("Content-Range: \(range)") }
    if file != nil { lines.append("Accept-Ranges: bytes") }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    // Pages of other sites cannot embed a site that may not be public yet.
    lines += [
      "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Returns the bytes of the response, except those of a file.
  func bytes(withBody: Bool) -> [UInt8] { withBody ? head + body : head }
}
