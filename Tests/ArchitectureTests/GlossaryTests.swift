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
    var declared: Set<Substring> = []
    for file in try PackageSources.swiftFiles(in: ["Sources", "Tests"]) {
      for line in file.lines {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "(" }.prefix(7)
        for (word, next) in zip(words, words.dropFirst())
        where ["struct", "class", "enum", "protocol", "typealias"].contains(word) {
          declared.insert(next)
        }
      }
    }
    let missing = named.filter { !declared.contains($0) }
    #expect(missing.isEmpty, "no such types: \(missing.joined(separator: ", "))")
  }
}
