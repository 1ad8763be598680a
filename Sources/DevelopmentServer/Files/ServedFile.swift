import Foundation
import Markup
import NIOHTTP1
import Notes
import SiteContent
import SiteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The response to a request for a page or file of a built site.
struct ServedFile {
  let response: HTTPResponse
  /// - Parameters:
  ///   - range: the value of the `Range` header.
  ///   - notes: the folder of the notes, from which files are copied.
  ///   - script: returns the URL of the script to add to a page, by the page's path; `nil` for none.
  init(
    path: String, in root: String, copiedFrom notes: String? = nil, range: String? = nil,
    script: ((_ page: String) -> String)? = nil
  ) {
    let decoded = PercentEncoding.decode(path)
    guard !decoded.unicodeScalars.contains(where: { $0.value < 32 }),
      let relative = NotePath.resolve(String(decoded.drop { $0 == "/" }), in: "")
    else {
      response = HTTPResponse(status: .badRequest)
      return
    }
    let wanted = decoded.hasSuffix("/") || relative.isEmpty ? NotePath.join(relative, "index.html") : relative
    func found(_ path: String) -> Found? {
      // Read before the page is opened, so that a change in between counts as a newer version.
      let address = script?(path)
      return Part(path, in: root).map { part in
        let isCopy = notes.map { RegularFile($0 + "/" + path) != nil } ?? false
        return Found(part: part, type: Self.type(of: path), isCopy: isCopy, script: isCopy ? nil : address)
      }
    }
    if let file = found(wanted) {
      response = file.answer(.ok, range)
    } else if Part(NotePath.join(relative, "index.html"), in: root) != nil {
      let location = "/" + PercentEncoding.encode(path: relative) + "/"
      response = HTTPResponse(status: .movedPermanently, location: location)
    } else if let page = found(wanted + ".html") {
      response = page.answer(.ok, nil)
    } else if let page = found(SiteAddresses.missingPage) {
      response = page.answer(.notFound, nil)
    } else {
      response = HTTPResponse(status: .notFound, type: "text/plain", body: Array("not found".utf8))
    }
  }

  /// The size in bytes above which a page is sent without the script.
  private static let largestPage = 32 << 20

  /// A file that exists.
  private struct Found {
    var part: Part
    var type: String
    /// Whether the file comes from the notes as it is.
    var isCopy: Bool
    /// The URL of the script to add if the file is a page.
    var script: String?

    /// The policy of a file that browsers may show as a page: without scripts, and without the site's origin.
    /// What pages load is not subject to it, except workers; PDF viewers refuse to work with it.
    private var policy: String {
      let loaded = ["text/css", "text/javascript", "application/json", "application/manifest+json", "application/pdf"]
      if type.hasPrefix("text/html") { return isCopy ? "sandbox" : "" }
      return loaded.contains(where: type.hasPrefix) || type.hasPrefix("font/") || type == "application/wasm"
        ? "" : "sandbox"
    }

    func answer(_ status: HTTPResponseStatus, _ range: String?) -> HTTPResponse {
      if let script, type.hasPrefix("text/html"), part.count <= largestPage, let html = part.text {
        return HTTPResponse(status: status, type: type, body: Array(page(html, with: script).utf8))
      }
      var response = HTTPResponse(status: status, type: type, policy: policy)
      guard let range, range.hasPrefix("bytes="), !range.contains(",") else {
        response.file = part
        return response
      }
      guard let (first, count) = bounds(range.dropFirst("bytes=".count), of: part.count) else {
        return HTTPResponse(status: .rangeNotSatisfiable, range: "bytes */\(part.count)")
      }
      response.status = .partialContent
      response.range = "bytes \(first)-\(first + count - 1)/\(part.count)"
      part.take(from: first, count)
      response.file = part
      return response
    }
  }

  /// Returns the first byte and the number of bytes of a range: `0-99`, `100-` or `-100`; `nil` if the range is
  /// invalid.
  private static func bounds(_ text: Substring, of size: Int) -> (first: Int, count: Int)? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2, size > 0 else { return nil }
    guard let first = Int(ends[0]) else {
      guard ends[0].isEmpty, let last = Int(ends[1]), last > 0 else { return nil }
      return (max(0, size - last), min(last, size))
    }
    guard let last = ends[1].isEmpty ? size - 1 : Int(ends[1]), 0 <= first, first < size, first <= last else {
      return nil
    }
    return (first, min(last, size - 1) - first + 1)
  }

  /// Adds the script that waits for the next build, with a hash of the page. The script compares hashes, because a
  /// newer page may have the same version number: it is written before the server is notified.
  private static func page(_ html: String, with script: String) -> String {
    let sum = ContentHash(of: html).name
    let element: [Node] = [.element("script", ["src": "\(script)&sum=\(sum)"]), "\n"]
    return WrittenPage.adding(element, to: html) ?? html
  }

  private static func type(of path: String) -> String {
    switch NotePath.fileExtension(of: "x" + path) {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "webmanifest": "application/manifest+json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    case "woff": "font/woff"
    case "xml": "application/xml"
    case "txt", "md", "csv": "text/plain; charset=utf-8"
    case "pdf": "application/pdf"
    case "mp4", "m4v": "video/mp4"
    case "webm": "video/webm"
    case "mov": "video/quicktime"
    case "ogv": "video/ogg"
    case "mp3": "audio/mpeg"
    case "m4a": "audio/mp4"
    case "ogg", "oga": "audio/ogg"
    case "wav": "audio/wav"
    case "flac": "audio/flac"
    case "wasm": "application/wasm"
    default: "application/octet-stream"
    }
  }
}
