import Foundation
import TestSupport
import Testing

@testable import Projects

/// What previews reach. The expected places follow from Swift's rules of scope; they stand in the cases.
@Suite struct ReachTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [(path: String, text: String)] = []
    var expected = ""
    var testDescription: String { name }
  }

  @Test(arguments: cases()) func previewsReachWhatTheyName(_ item: Case) throws {
    let index = ProjectIndex(files: item.files.sorted { $0.path < $1.path })
    let file = try #require(index.previews.first)
    let source = ReachedSource(of: file.previews[0], inFile: file.file, index)
    #expect(source.declared.joined(separator: " ") == item.expected)
  }

  @Test func placesLeadToTheFiles() throws {
    let index = ProjectIndex(files: [
      ("A.swift", "import SwiftUI\n\nstruct Card: View {\n  var body: some View { Text(\"a\") }\n}\n"),
      ("B.swift", "#if DEBUG\n  #Preview { Card() }\n#endif\n"),
    ])
    let file = try #require(index.previews.first)
    let source = ReachedSource(of: file.previews[0], inFile: file.file, index)
    let inBody = try #require(source.place(line: 2, column: 3))
    #expect(inBody == ("A.swift", 4, 3))
    let inPreview = try #require(source.place(line: 5, column: 12))
    #expect(inPreview == ("B.swift", 2, 14))
  }

  /// The names are those of Xcode's generated symbols.
  @Test(arguments: [
    ("Brand", "Color", "brand"), ("brand-primary", "Color", "brandPrimary"), ("AccentRed", "Color", "accentRed"),
    ("primaryColor", "Color", "primary"), ("Group/Deep Blue", "Color", "deepBlue"), ("Logo", "Image", "logo"),
    ("2x", "Image", "_2x"),
  ])
  func symbolsHaveXcodesNames(_ name: String, _ kind: String, _ symbol: String) {
    #expect(AssetName.symbol(for: name, kind: kind) == symbol)
  }

  private static func cases() -> [Case] {
    let path = packageRoot + "/Tests/ProjectsTests/Cases/reach.txt"
    var cases: [Case] = []
    for line in ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("## ") {
        cases.append(Case(name: String(line.dropFirst(3))))
      } else if cases.isEmpty {
        continue
      } else if line.hasPrefix("--- ") {
        cases[cases.count - 1].files.append((String(line.dropFirst(4)), ""))
      } else if line.hasPrefix("=> ") {
        cases[cases.count - 1].expected = String(line.dropFirst(3))
      } else if cases[cases.count - 1].expected.isEmpty, let last = cases[cases.count - 1].files.indices.last {
        cases[cases.count - 1].files[last].text += line + "\n"
      }
    }
    return cases
  }
}
