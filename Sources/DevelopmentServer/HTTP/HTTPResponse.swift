import NIOHTTP1

/// A response of the development server. Browsers do not cache it, because the next build may change any file.
struct HTTPResponse: Sendable {
  var status: HTTPResponseStatus
  /// The media type of the body; empty if there is no body.
  var type = ""
  /// The new path of a moved page; empty otherwise.
  var location = ""
  /// The value of the `Content-Range` header; empty for a whole file.
  var range = ""
  /// The content security policy; empty for the usual one.
  var policy = ""
  var body: [UInt8] = []
  /// The file that is sent as the body, in pieces.
  var file: ServedFile.Part?

  /// The status and the header fields. Each connection has one response.
  var head: HTTPResponseHead {
    var headers: HTTPHeaders = ["Content-Length": "\(file?.count ?? body.count)", "Connection": "close"]
    if !type.isEmpty { headers.add(name: "Content-Type", value: type) }
    if !location.isEmpty { headers.add(name: "Location", value: location) }
    if !range.isEmpty { headers.add(name: "Content-Range", value: range) }
    if file != nil { headers.add(name: "Accept-Ranges", value: "bytes") }
    if status == .methodNotAllowed { headers.add(name: "Allow", value: "GET, HEAD") }
    // Pages of other sites cannot embed a site that may not be public yet.
    headers.add(name: "Cross-Origin-Resource-Policy", value: "same-origin")
    headers.add(name: "X-Content-Type-Options", value: "nosniff")
    // Nor can they show its pages in a frame. The playground shows figures in one.
    let policy = policy.isEmpty && type.hasPrefix("text/html") ? "frame-ancestors 'self'" : policy
    if !policy.isEmpty { headers.add(name: "Content-Security-Policy", value: policy) }
    headers.add(name: "Cache-Control", value: "no-store")
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
