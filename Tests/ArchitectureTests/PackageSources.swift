import Foundation

/// The package's own files, as text.
enum PackageSources {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct File: Sendable {
    var target: String
    /// Relative to the package.
    var path: String
    var lines: [Substring]

    /// Whether it only holds a text that is generated, for another part of the program to read.
    var isText: Bool { path.contains("/Interfaces/Generated/") }
  }

  /// The Swift files of all targets, in order.
  static func swiftFiles(in folders: [String] = ["Sources"]) throws -> [File] {
    try folders.flatMap { folder in try folder == "Sources" ? sources.get() : read(folder) }
  }

  /// Read once for all tests.
  private static let sources = Result { try read("Sources") }

  private static func read(_ folder: String) throws -> [File] {
    let sources = root.appendingPathComponent(folder)
    let enumerator = FileManager.default.enumerator(atPath: sources.path)
    let paths = (enumerator?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return File(
        target: String(path.prefix { $0 != "/" }), path: folder + "/" + path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The dependencies that Package.swift declares, by target.
  static func declaredDependencies() throws -> [String: [String]] {
    let text = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let name = /^\(\s*name: "(?<name>\w+)"/
    // 'parser(…)' names modules of the Swift parser.
    let list = /dependencies: (?:\[(?<items>[^\[\]]*)\])?(?<parser>\s*\+?\s*parser\([^)]*\))?/
    let dependency = /\.product\(name: "(?<product>\w+)", package: "[\w-]+"\)|"(?<plain>\w+)"/
    var declared: [String: [String]] = [:]
    for chunk in text.split(separator: /\.(?:executableTarget|target|macro|systemLibrary|testTarget)(?=\()/) {
      guard let target = chunk.firstMatch(of: name) else { continue }
      let found = chunk.firstMatch(of: list)
      let items = String(found?.output.items ?? "") + String(found?.output.parser ?? "")
      declared[String(target.name)] = items.matches(of: dependency).map { item -> String in
        String(item.output.product ?? item.output.plain ?? "")
      }
    }
    return declared
  }
}
