import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The site in the output folder before the build, and the foreign files in it: those that are not in the list that the
/// last build wrote.
package struct PreviousOutput {
  /// The name of the file that marks a folder as made by Vitrine and lists the files of the site.
  package static let marker = ".vitrine-site"
  /// The files that a folder without a marker may contain: hosts and Git put them beside a site.
  package static let companions: Set<String> = [".git", ".gitattributes", ".gitignore", ".nojekyll", "CNAME"]

  struct Unclear: Error {
    var description: String
  }

  let path: String
  /// The files that the last build wrote.
  private let written: Set<String>
  private let writtenFolders: Set<String>
  /// The files that the last build wrote, marker included, and the folders that contain them; both in order.
  var files: [String] { (written + [Self.marker]).sorted() }
  var folders: [String] { writtenFolders.sorted() }
  /// Whether the list of the last build exists. It is missing after an unfinished build, and in folders that Vitrine
  /// did not make.
  var hasList: Bool { !written.isEmpty }

  /// Whether a folder has the list of a build, by a faster check that does not parse it.
  static func hasList(_ path: String) -> Bool {
    let mark = FileManager.default.contents(atPath: path + "/" + marker) ?? Data()
    return mark.contains { $0 != UInt8(ascii: "\n") }
  }

  /// - Parameter path: a folder that exists.
  init(at path: String) {
    self.path = path
    let mark = FileManager.default.contents(atPath: path + "/" + Self.marker)
    let lines = String(decoding: mark ?? Data(), as: UTF8.self).split(separator: "\n").map(PercentEncoding.decode)
    written = Set(lines)
    var folders: Set<String> = []
    for line in lines {
      var folder = NotePath.folder(of: line)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = NotePath.folder(of: folder) }
    }
    writtenFolders = folders
  }

  /// Returns the list of the files in a folder, for its marker.
  static func list(of folder: String) throws -> String { list(inOrder: try files(of: folder)) }

  /// Returns the list of the given files, for the marker.
  static func list(of files: [String]) -> String {
    let parts = files.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    // Sorted by folders, as `files(of:)` does.
    return list(inOrder: parts.sorted { $0.lexicographicallyPrecedes($1) }.map { $0.joined(separator: "/") })
  }

  private static func list(inOrder files: [String]) -> String { files.map { line(of: $0) + "\n" }.joined() }

  /// Returns the line of a file in the list.
  static func line(of file: String) -> String { file.replacing("%", with: "%25").replacing("\n", with: "%0A") }

  /// Returns the paths of all files in a folder except the marker, in order.
  package static func files(of folder: String) throws -> [String] {
    var files: [String] = []
    func visit(_ inner: String) throws {
      let full = inner.isEmpty ? folder : folder + "/" + inner
      for name in try FileManager.default.contentsOfDirectory(atPath: full).sorted() {
        let path = NotePath.join(inner, name)
        guard path != marker else { continue }
        if kind(folder + "/" + path) == .typeDirectory {
          try visit(path)
        } else {
          files.append(path)
        }
      }
    }
    try visit("")
    return files
  }

  /// Returns the paths of the foreign files that can be carried over, in order; a foreign folder is one entry.
  ///
  /// - Parameter new: the folder of the new site.
  /// - Throws: `Unclear` if the new site has another file at such a path.
  func foreign(besides new: String) throws -> [String] {
    var found: [String] = []
    try collect("", besides: new, isForeign: false) { inner, isClear in
      guard isClear else {
        throw Unclear(
          description: "'\(path)/\(inner)' was not made by Vitrine, and the new site has another file there; "
            + "move or remove it")
      }
      found.append(inner)
    }
    return found
  }

  /// Returns the paths of the foreign files that are not in the new site, ignoring those that collide.
  func missing(in new: String) throws -> [String] {
    var found: [String] = []
    try collect("", besides: new, isForeign: false) { inner, isClear in if isClear { found.append(inner) } }
    return found
  }

  /// - Parameter report: called with each foreign file, and whether its path is free in the new site.
  private func collect(
    _ folder: String, besides new: String, isForeign: Bool, _ report: (_ inner: String, _ isClear: Bool) throws -> Void
  ) throws {
    let full = folder.isEmpty ? path : path + "/" + folder
    for name in try FileManager.default.contentsOfDirectory(atPath: full).sorted() {
      let inner = NotePath.join(folder, name)
      guard inner != Self.marker else { continue }
      guard let kind = Self.kind(path + "/" + inner) else {
        // Removed after the folder was read, or a name that is not UTF-8.
        guard inner.unicodeScalars.contains("\u{FFFD}"), !Self.sharesUnnamed(full, new + "/" + folder) else { continue }
        throw Unclear(description: "'\(path)/\(inner)' has a name that is not UTF-8; rename or remove it")
      }
      if !isForeign, !self.isForeign(inner, isFolder: kind == .typeDirectory) {
        if kind == .typeDirectory { try collect(inner, besides: new, isForeign: false, report) }
        continue
      }
      let other = Self.kind(new + "/" + inner)
      if kind == .typeDirectory, other == .typeDirectory {
        try collect(inner, besides: new, isForeign: true, report)
      } else if other == nil, !Self.hasFile(above: inner, in: new) {
        try report(inner, true)
      } else if !FileCalls.isSame(path + "/" + inner, new + "/" + inner),
        !FileManager.default.contentsEqual(atPath: path + "/" + inner, andPath: new + "/" + inner)
      {
        try report(inner, false)
      }
    }
  }

  /// Whether each file of a folder whose name is not UTF-8 is also in another folder.
  private static func sharesUnnamed(_ folder: String, _ other: String) -> Bool {
    let (folder, other) = (FileCalls.path(folder), FileCalls.path(other))
    let unnamed = (try? FileCalls.names(in: folder))?.filter {
      String(validating: $0.prefix { $0 != 0 }, as: UTF8.self) == nil
    }
    return unnamed?.allSatisfy { LinkedCopy.isComplete(of: FileCalls.path(folder, $0), at: FileCalls.path(other, $0)) }
      ?? false
  }

  private func isForeign(_ inner: String, isFolder: Bool) -> Bool {
    !(isFolder ? writtenFolders : written).contains(inner)
  }

  private static func hasFile(above inner: String, in folder: String) -> Bool {
    var above = NotePath.folder(of: inner)
    while !above.isEmpty {
      if let kind = kind(folder + "/" + above), kind != .typeDirectory { return true }
      above = NotePath.folder(of: above)
    }
    return false
  }

  /// Returns the type of the file at a path, without following symbolic links; `nil` if there is no file.
  package static func kind(_ path: String) -> FileAttributeType? {
    FileCalls.facts(path).map { facts in
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .typeRegular
      case S_IFDIR: .typeDirectory
      case S_IFLNK: .typeSymbolicLink
      case S_IFSOCK: .typeSocket
      case S_IFBLK: .typeBlockSpecial
      case S_IFCHR: .typeCharacterSpecial
      default: .typeUnknown
      }
    }
  }

  /// Moves foreign files to the site that has replaced this one.
  func hand(_ foreign: [String], to site: String) throws {
    for inner in foreign {
      try Self.makeFolder(above: inner, in: site)
      try FileManager.default.moveItem(atPath: path + "/" + inner, toPath: site + "/" + inner)
    }
  }

  static func makeFolder(above inner: String, in site: String) throws {
    let folder = NotePath.folder(of: inner)
    if folder.isEmpty { return }
    try FileManager.default.createDirectory(atPath: site + "/" + folder, withIntermediateDirectories: true)
  }
}
