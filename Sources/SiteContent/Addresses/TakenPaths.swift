import Notes
import SiteStorage

/// The paths of the site that are in use, with their owners. Two files cannot have the same path, and a file cannot
/// have the path of a folder. Case is ignored, as on many file systems.
package struct TakenPaths: Sendable {
  /// The owner of each path, as diagnostics name it.
  private var owners: [String: String] = [:]
  /// The owner of the first file in each folder.
  private var folders: [String: String] = [:]

  package init(files: [String] = []) {
    for file in files { claim(file, for: "'\(file)'") }
  }

  /// Returns the owner that keeps a file from having a path: the owner of the path, of a file below it, or of a file at
  /// the path of one of its folders.
  package func owner(of path: String) -> String? {
    let folded = path.lowercased()
    if let owner = owners[folded] ?? folders[folded] { return owner }
    var folder = NotePath.folder(of: folded)
    while !folder.isEmpty {
      if let owner = owners[folder] { return owner }
      folder = NotePath.folder(of: folder)
    }
    return nil
  }

  /// Reserves a path, unless it is in use.
  ///
  /// - Returns: the owner that has the path already, if there is one.
  @discardableResult package mutating func claim(_ path: String, for owner: String) -> String? {
    if let other = self.owner(of: path) { return other }
    let folded = path.lowercased()
    owners[folded] = owner
    var folder = NotePath.folder(of: folded)
    while !folder.isEmpty, folders[folder] == nil {
      folders[folder] = owner
      folder = NotePath.folder(of: folder)
    }
    return nil
  }

  /// Returns the path, with numbers after its names if it is in use.
  ///
  /// - Parameter companion: returns another path that has to be free too.
  package func free(_ path: String, with companion: (String) -> String? = { _ in nil }) -> String {
    var parts = path.split(separator: "/").map(String.init)
    for depth in parts.indices.dropLast() {
      let (name, above) = (parts[depth], parts[..<depth])
      var number = 1
      while owners[(above + [parts[depth]]).joined(separator: "/").lowercased()] != nil {
        number += 1
        parts[depth] = "\(name)-\(number)"
      }
    }
    let wanted = parts.joined(separator: "/")
    var (candidate, number) = (wanted, 1)
    while owner(of: candidate) != nil || companion(candidate).flatMap(owner) != nil {
      number += 1
      candidate = Self.numbered(wanted, number)
    }
    return candidate
  }

  /// Returns the path of a page with a number: `a-2.html`, or `a-2/index.html` for the index of a folder.
  private static func numbered(_ page: String, _ number: Int) -> String {
    let ending = page.hasSuffix("/index.html") ? "/index.html" : ".html"
    return page.hasSuffix(ending) ? page.dropLast(ending.count) + "-\(number)" + ending : page + "-\(number)"
  }
}
