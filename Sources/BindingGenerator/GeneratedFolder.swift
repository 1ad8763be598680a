import Foundation

/// A folder that has only generated files.
struct GeneratedFolder {
  /// The folder in the package.
  let path: String
  /// The contents of the files by name, in order.
  let contents: [(name: String, text: String)]

  /// Returns the name of the first file on disk that is outdated, unexpected or missing; `nil` if there is none.
  func difference(root: URL) throws -> String? {
    let folder = root.appending(path: path)
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in present where !contents.contains(where: { $0.name == name }) { return name }
    for (name, text) in contents {
      guard let old = try? String(contentsOf: folder.appending(path: name), encoding: .utf8), old == text else {
        return name
      }
    }
    return nil
  }

  /// Writes the files that changed, and removes those that are no longer generated.
  func write(root: URL) throws {
    let folder = root.appending(path: path)
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: folder.path)
    where !contents.contains(where: { $0.name == name }) {
      try files.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in contents {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
    }
  }
}
