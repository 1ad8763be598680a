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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasPrefix(".") {
      let file = folder.appendingPathComponent(name)
      switch OwnFile.kind(of: file) {
      case .folder where file.pathExtension == "xcassets": catalogs.append(file)
      case .folder where !Self.leftOut.contains(name) && !name.hasSuffix("Tests"): read(file, path: path + name + "/")
      case .file where file.pathExtension == "swift" && name != "Package.swift":
        let text = OwnFile.contents(of: file, most: Self.mostBytes).flatMap { String(data: $0, encoding: .utf8) }
        if let text { sources.append((path + name, text)) } else { unread.append(path + name) }
      default: continue
      }
    }
  }
}
