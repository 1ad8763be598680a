import Foundation

/// Comparisons of full paths.
enum NestedPath {
  /// Whether a path is that of a folder or leads to something in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// Returns the part of a path after that of a folder that contains it; empty for the folder itself.
  static func relative(_ path: String, to folder: String) -> String {
    String(decoding: path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  /// Returns the path of the folder that contains a file or folder.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns the full path without symbolic links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
