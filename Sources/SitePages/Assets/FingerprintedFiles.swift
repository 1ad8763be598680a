import Diagnostics
import Foundation
import Markup
import Notes
import SiteContent
import SiteStorage

/// The files that pages need, under names that contain a hash of their contents: `assets/site.2k9d1c0x.css`. Browsers
/// may cache such a file forever, because a changed file has another name.
package struct FingerprintedFiles: Sendable {
  private enum Contents: Sendable {
    case file(String)
    case text(String)
  }

  private var contents: [String: Contents] = [:]
  /// The names with hashes, by the paths without.
  package private(set) var names: [String: String] = [:]
  private var paths: [String]
  /// The paths of the author's files, in lower case. Hashes can be computed by anyone, so that a file of the notes could
  /// have the name of a script that pages load.
  private let taken: Set<String>

  /// - Parameters:
  ///   - files: the paths in the site, and the full paths on disk; of two files with the same path the last one is
  ///     used.
  ///   - texts: the paths in the site, and the contents.
  ///   - besides: the paths of the author's files, which keep their names.
  package init(
    files: [(path: String, source: String)], texts: [(path: String, text: String)], besides others: [String] = []
  ) {
    taken = Set(others.filter { $0.lowercased().hasPrefix("assets/") }.map { $0.lowercased() })
    for file in files { contents[file.path] = .file(file.source) }
    for text in texts { contents[text.path] = .text(text.text) }
    paths = contents.keys.sorted()
    for path in paths { _ = name(of: path, asking: []) }
  }

  /// Leaves out the files whose paths collide with other files of the site.
  ///
  /// - Returns: a diagnostic for each file that is left out.
  package mutating func settle(in addresses: inout SiteAddresses) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    paths.removeAll { path in
      var source: String?
      if case .file(let file) = contents[path] { source = file }
      guard let diagnostic = addresses.admit(names[path] ?? path, from: source) else { return false }
      diagnostics.append(diagnostic)
      return true
    }
    return diagnostics
  }

  /// Replaces a file's contents, or adds a file.
  ///
  /// - Returns: the file's name with the hash, and its contents.
  package mutating func replace(_ path: String, with text: String) -> (name: String, text: String) {
    contents[path] = .text(text)
    names[path] = nil
    let name = name(of: path, asking: []) ?? path
    // Style sheets and scripts are minified when they get their names.
    guard case .text(let written) = contents[path] else { return (name, text) }
    return (name, written)
  }

  /// Writes the files under their names with hashes.
  package func write(to folder: SiteFolder) throws(SiteFolder.Problem) {
    for path in paths {
      switch contents[path] {
      case .file(let source):
        guard let edits = try? MediaMetadata.edits(ofFileAt: source) else { continue }
        try folder.copy(source, to: names[path] ?? path, with: edits)
      case .text(let text): try folder.write(text, to: names[path] ?? path)
      case nil: break
      }
    }
  }

  /// Replaces the names of files in a page's attributes by the names with hashes.
  ///
  /// - Parameter root: the relative path from the page to the top of the site.
  func renaming(_ bytes: [UInt8], root: String) -> [UInt8] { Self.renaming(bytes, root: root, names) }

  /// Replaces the names of files in the content of a note's page.
  ///
  /// - Parameter page: the page's path in the site.
  func renaming(_ content: String, on page: String) -> [UInt8] { Self.renaming(content, on: page, names) }

  package static func renaming(_ content: String, on page: String, _ names: [String: String]) -> [UInt8] {
    renaming(Array(content.utf8), root: NotePath.relative(from: page, to: ""), names)
  }

  private static func renaming(_ bytes: [UInt8], root: String, _ names: [String: String]) -> [UInt8] {
    let root = Array(root.utf8)
    let quote = UInt8(ascii: "\"")
    var result: [UInt8] = []
    var done = 0
    var place = 0
    while let found = nextName(in: bytes, from: place) {
      place = found + 1
      let isBehindRoot = found > root.count && bytes[(found - root.count)..<found].elementsEqual(root)
      let start = isBehindRoot ? found - root.count : found
      guard start > 0, bytes[start - 1] == quote, let end = bytes[found...].prefix(300).firstIndex(of: quote),
        let name = names[String(decoding: bytes[found..<end], as: UTF8.self)]
      else { continue }
      if result.isEmpty { result.reserveCapacity(bytes.count + 256) }
      result += bytes[done..<found]
      result += name.utf8
      (done, place) = (end, end)
    }
    if done == 0 { return bytes }
    result += bytes[done...]
    return result
  }

  /// Returns the index of the next `assets/`. The search looks for the slash, which is rarer in pages than the letters.
  private static func nextName(in bytes: [UInt8], from place: Int) -> Int? {
    let word = Array("assets".utf8)
    return bytes.withUnsafeBufferPointer { bytes -> Int? in
      var index = place + word.count
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), bytes[index - word.count..<index].elementsEqual(word) {
          return index - word.count
        }
        index += 1
      }
      return nil
    }
  }

  // MARK: Names

  private static let kinds: Set<String> = [
    "css", "js", "mjs", "woff2", "woff", "ttf", "otf", "svg", "png", "jpg", "jpeg", "webp", "avif", "gif", "ico",
  ]

  /// Whether a file gets a name with a hash. Browsers look for files outside of `assets`, such as `favicon.ico`, by
  /// their own names.
  private static func hasFingerprint(_ path: String) -> Bool {
    path.hasPrefix("assets/") && kinds.contains(NotePath.fileExtension(of: path))
  }

  /// Returns the name of a file with its hash, computed if necessary.
  ///
  /// - Parameter asking: the files that led to this one; files that name each other get no hash.
  private mutating func name(of path: String, asking: [String]) -> String? {
    if let name = names[path] { return name }
    guard Self.hasFingerprint(path), !asking.contains(path), let contents = contents[path] else { return nil }
    let bytes: [UInt8]
    switch contents {
    case .text(let text): bytes = Array(text.utf8)
    case .file(let source):
      guard let data = FileManager.default.contents(atPath: source) else { return nil }
      bytes = Array(data)
    }
    var sum = ContentHash(of: bytes).name
    let ending = NotePath.fileExtension(of: path)
    if ["css", "js", "mjs"].contains(ending) {
      var text = withNames(String(decoding: bytes, as: UTF8.self), of: path, asking: asking + [path])
      text = ending == "css" ? CompactStyleSheet.text(text) : CompactScript.text(text)
      self.contents[path] = .text(text)
      sum = ContentHash(of: text).name
    }
    var name = path.dropLast(ending.count) + sum + "." + ending
    while taken.contains(name.lowercased()) { name = name.dropLast(ending.count) + "own." + ending }
    names[path] = String(name)
    return names[path]
  }

  /// Replaces the paths of other files in a style sheet or script, wherever a path is between quotes or parentheses.
  private mutating func withNames(_ text: String, of path: String, asking: [String]) -> String {
    let delimiters = Set("\"'()".utf8)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for end in bytes.indices where delimiters.contains(bytes[end]) {
      let whole = bytes[start..<end]
      let piece = whole.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      if (3...200).contains(piece.count), piece.contains(UInt8(ascii: ".")), !piece.contains(UInt8(ascii: " ")),
        let target = NotePath.resolve(
          PercentEncoding.decode(String(decoding: piece, as: UTF8.self)), in: NotePath.folder(of: path)),
        contents[target] != nil, let name = name(of: target, asking: asking)
      {
        // Only the last component of the path changes.
        let way = piece.lastIndex(of: UInt8(ascii: "/")).map { piece[...$0] } ?? []
        result += way + Array(NotePath.name(of: name).utf8) + whole[piece.endIndex...]
      } else {
        result += whole
      }
      result.append(bytes[end])
      start = end + 1
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}
