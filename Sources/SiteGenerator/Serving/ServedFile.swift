import Foundation
import Markup

/// The answer to a request for a page or file of a built site.
struct ServedFile {
  let response: HTTPResponse

  init(path: String, in root: String) {
    let decoded = PercentEncoding.decode(path)
    guard let relative = NotePath.resolve(String(decoded.drop { $0 == "/" }), in: "") else {
      response = HTTPResponse(status: .badRequest)
      return
    }
    let wanted = decoded.hasSuffix("/") || relative.isEmpty ? NotePath.join(relative, "index.html") : relative
    if let data = Self.contents(of: wanted, in: root) {
      response = Self.answer(.ok, data, type: Self.type(of: wanted))
    } else if Self.contents(of: NotePath.join(relative, "index.html"), in: root) != nil {
      let location = "/" + PercentEncoding.encode(path: relative) + "/"
      response = HTTPResponse(status: .movedPermanently, location: location)
    } else if let data = Self.contents(of: wanted + ".html", in: root) {
      response = Self.answer(.ok, data, type: Self.type(of: ".html"))
    } else {
      let page = Self.contents(of: "404.html", in: root) ?? Data("not found".utf8)
      response = Self.answer(.notFound, page, type: Self.type(of: ".html"))
    }
  }

  private static func contents(of path: String, in root: String) -> Data? {
    let full = root + "/" + path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return FileManager.default.contents(atPath: full)
  }

  /// Pages get the script that waits for the next build.
  private static func answer(_ status: HTTPResponse.Status, _ data: Data, type: String) -> HTTPResponse {
    var body = data
    let script: [Node] = [.element("script", ["src": DevelopmentServer.scriptPath]), "\n"]
    if type.hasPrefix("text/html"), let html = String(data: data, encoding: .utf8),
      let page = WrittenPage.adding(script, to: html)
    {
      body = Data(page.utf8)
    }
    return HTTPResponse(status: status, type: type, body: Array(body))
  }

  private static func type(of path: String) -> String {
    switch NotePath.fileExtension(of: "x" + path) {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "woff2": "font/woff2"
    case "xml": "application/xml"
    case "txt", "md": "text/plain; charset=utf-8"
    case "pdf": "application/pdf"
    case "mp4": "video/mp4"
    case "wasm": "application/wasm"
    default: "application/octet-stream"
    }
  }
}
