import Foundation

/// The files of a folder of Swift code that previews need. Symbolic links, and what packages and tools put there, are left
/// out.
package struct ProjectFolder: Sendable {
  /// The Swift files by path in the folder, sorted.
  package private(set) var sources: [(path: String, text: String)] = []
  /// The asset catalogs, sorted.
  package private(set) var catalogs: [URL] = []
  /// The Swift files that are too large or not text.
  package private(set) var unread: [String] = []

  /// The most bytes of a source file.
  private static let mostBytes = 2_000_000
  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "Tests", "UITests", "fastlane",
  ]

  package init(_ folder: URL) {
    read(folder, path: "")
    sources.sort { $0.path < $1.path }
    catalogs.sort { $0.path < $1.path }
  }

  private mutating func read(_ folder: URL, path: String) {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey, .fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    for file in files ?? [] {
      let name = file.lastPathComponent
      guard let values = try? file.resourceValues(forKeys: keys), values.isSymbolicLink != true else { continue }
      if values.isDirectory == true {
        if file.pathExtension == "xcassets" {
          catalogs.append(file)
        } else if !Self.leftOut.contains(name), !name.hasSuffix("Tests") {
          read(file, path: path + name + "/")
        }
      } else if file.pathExtension == "swift", name != "Package.swift" {
        guard (values.fileSize ?? 0) <= Self.mostBytes, let data = FileManager.default.contents(atPath: file.path),
          let text = String(data: data, encoding: .utf8)
        else {
          unread.append(path + name)
          continue
        }
        sources.append((path + name, text))
      }
    }
  }
}
