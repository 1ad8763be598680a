/// What the development server answers. Nothing is kept by the browser: the next build may change any file.
struct HTTPResponse {
  /// The outcomes that a site of files has.
  enum Status: Int {
    case ok = 200
    case movedPermanently = 301
    case badRequest = 400
    case notFound = 404

    fileprivate var phrase: String {
      switch self {
      case .ok: "OK"
      case .movedPermanently: "Moved Permanently"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      }
    }
  }

  var status: Status
  /// The media type of the body; empty where there is none.
  var type = ""
  /// Where the page is instead; empty where it is here.
  var location = ""
  var body: [UInt8] = []

  /// As it goes over the wire. Each connection carries one answer.
  func bytes(withBody: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Length: \(body.count)", "Connection: close"]
    if !type.isEmpty { lines.append("Content-Type: \(type)") }
    if !location.isEmpty { lines.append("Location: \(location)") }
    lines.append("Cache-Control: no-store")
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return withBody ? head + body : head
  }
}
