import Foundation
import Testing

/// The glossary speaks of types that there are.
@Suite struct GlossaryTests {
  @Test func everyTypeOfTheGlossaryIsThere() throws {
    let page = try String(contentsOf: PackageSources.root.appending(path: "docs/glossary.md"), encoding: .utf8)
    let named = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { row in
      // The last cell holds the types.
      (row.split(separator: "|").last ?? "").split(separator: "`").filter { $0.first?.isUppercase == true }
    }
    #expect(named.count > 20)
    let files = try PackageSources.swiftFiles(in: ["Sources", "Tests"])
    let declared = files.reduce(into: Set<Substring>()) { $0.formUnion(Self.types(in: $1)) }
    let missing = named.filter { !declared.contains($0) }
    #expect(missing.isEmpty, "no such types: \(missing.joined(separator: ", "))")
  }

  /// The numbered types of a target's README are declared, or extended, in that target.
  @Test func typesOfAReadmeAreInItsTarget() throws {
    var declared: [String: Set<Substring>] = [:]
    for file in try PackageSources.swiftFiles() {
      declared[file.target, default: []].formUnion(Self.types(in: file, andExtensions: true))
    }
    var (count, missing): (Int, [String]) = (0, [])
    for (target, names) in declared {
      let readme = PackageSources.root.appending(path: "Sources/\(target)/README.md")
      for line in try String(contentsOf: readme, encoding: .utf8).split(separator: "\n") {
        guard let name = line.prefixMatch(of: /[0-9]+\. `(\w+)`/)?.1 else { continue }
        count += 1
        if !names.contains(name) { missing.append("\(target): \(name)") }
      }
    }
    #expect(count > 80)
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: ", "))")
  }

  /// The files that CONTRIBUTING.md names in its tables are there.
  @Test func filesOfTheTablesExist() throws {
    let root = PackageSources.root
    let page = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    var (count, missing): (Int, [Substring]) = (0, [])
    for path in page.matches(of: /`([A-Za-z]+(?:\/[A-Za-z+]+)+(?:\.\w+)?)`/).map(\.1) {
      count += 1
      let places = ["", "Sources/"].map { root.appending(path: $0 + path).path }
      if !places.contains(where: FileManager.default.fileExists) { missing.append(path) }
    }
    #expect(count > 20)
    #expect(missing.isEmpty, "\(missing.joined(separator: ", "))")
  }

  /// Returns the names of the types that a file declares, or extends.
  private static func types(in file: PackageSources.File, andExtensions: Bool = false) -> Set<Substring> {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    var types: Set<Substring> = []
    for line in file.lines {
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" }.prefix(7)
      for (word, next) in zip(words, words.dropFirst())
      where keywords.contains(word) || andExtensions && word == "extension" {
        types.insert(next)
      }
    }
    return types
  }
}
