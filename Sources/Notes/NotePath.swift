/// Functions on paths inside the content folder. A path's parts are joined by `/`; none is empty, `.` or `..`.
package enum NotePath {
  /// Returns the folder of a path; empty at the top.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Returns the file name without its last extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the last extension in lower case, without the dot; empty if there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// Resolves a relative path against a folder; `nil` where it leaves the content folder.
  package static func resolve(_ relative: String, in folder: String) -> String? {
    var parts = relative.hasPrefix("/") || folder.isEmpty ? [] : folder.split(separator: "/")
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the relative URL of a target from a page: `../images/a.png`.
  package static func relative(from page: String, to target: String) -> String {
    // Most pages of most sites are at the top.
    if !page.utf8.contains(UInt8(ascii: "/")) { return target.isEmpty ? "./" : target }
    var from = folder(of: page).split(separator: "/")[...]
    var to = target.split(separator: "/", omittingEmptySubsequences: false)[...]
    while let first = from.first, to.count > 1, first == to.first {
      from.removeFirst()
      to.removeFirst()
    }
    let path = String(repeating: "../", count: from.count) + to.joined(separator: "/")
    return path.isEmpty ? "./" : path
  }

  /// Whether a note is the page of its folder; Hugo and Zola name it `_index.md`.
  package static func isIndex(_ path: String) -> Bool {
    ["index", "readme", "_index"].contains(stem(of: path).lowercased())
  }

  /// Whether the file is a Markdown note.
  package static func isNote(_ path: String) -> Bool { noteExtensions.contains(fileExtension(of: path)) }

  /// The extensions of Markdown notes; MDX files are read as Markdown.
  package static let noteExtensions = ["md", "markdown", "mdx", "mdown", "mkd", "mkdn"]
}
