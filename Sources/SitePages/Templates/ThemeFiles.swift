import Diagnostics
import Foundation
import SiteContent
import SiteStorage

/// The files of the default theme, which a site can replace one at a time.
package struct ThemeFiles {
  private let folder: String
  /// The paths of the files in the theme, in order.
  package let paths: [String]

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameter folder: the folder of the default theme.
  package init(in folder: String) {
    self.folder = folder
    let own = [Theme.servingFolder]
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    paths = found.filter { path in
      RegularFile(folder + "/" + path) != nil && !path.hasPrefix(".")
        && !own.contains { path.hasPrefix($0 + "/") }
    }.sorted()
  }

  /// Copies a file into a site's template folder.
  ///
  /// - Parameters:
  ///   - name: the name of a template, such as `pager`, or the path of another file, such as `assets/site.css`.
  ///   - destination: the site's template folder, which may not exist yet.
  /// - Returns: the path of the copy.
  /// - Throws: `Problem` for an unknown name, and if there is such a file already.
  package func copy(_ name: String, to destination: String) throws -> String {
    guard let path = [name, name + ".mustache"].first(where: paths.contains) else {
      let names = paths.map { $0.hasSuffix(".mustache") ? String($0.dropLast(".mustache".count)) : $0 }
      let hint = nearestName(to: name, among: names).map { "did you mean '\($0)'?" } ?? "run 'vitrine theme list'"
      throw Problem(description: "the theme has no file '\(name)'; \(hint)")
    }
    let copy = destination + "/" + path
    guard !FileManager.default.fileExists(atPath: copy) else {
      throw Problem(description: "'\(copy)' already exists")
    }
    let parent = URL(fileURLWithPath: copy).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder + "/" + path, toPath: copy)
    return copy
  }
}
