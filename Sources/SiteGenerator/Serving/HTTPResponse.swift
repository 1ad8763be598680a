/// What the development server answers. Nothing is kept by the browser: the next build may change any file.
struct HTTPResponse: Sendable {
  /// The outcomes that a site of files has.
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
  /// The media type of the body; empty where there is none.
  var type = ""
  /// Where the page is instead; empty where it is here.
  var location = ""
  /// Which part of a file this is, as `Content-Range` has it; empty for all of it.
  var range = ""
  var body: [UInt8] = []
  /// The body where it is a file, sent piece by piece.
  var file: ServedFile.Part?

  /// What stands before the body. Each connection carries one answer.
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
    // Pages from elsewhere cannot take a site in that is not meant for others.
    lines += [
      "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// As it goes over the wire, but for what is sent of a file.
  func bytes(withBody: Bool) -> [UInt8] { withBody ? head + body : head }
}
