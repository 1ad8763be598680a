import Foundation
import Testing

@testable import BindingGenerator

/// Generated files beside what the generator makes of the declarations, which are the source of both.
@Suite struct StaleBindingsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// Generated once for all tests: it reads all declarations of VitrineUI.
  private static let generated = Result { try GeneratedFiles(root: root) }

  @Test func writtenBindingsAreThoseOfTheDeclarations() throws {
    let stale = try Self.generated.get().output.difference(root: Self.root)
    #expect(stale == nil, "\(stale ?? "") is not what the declarations say: run \(GeneratedFiles.command)")
  }

  @Test func writtenBindingsAreThoseOfTheInterfaceFiles() throws {
    let stale = try LibraryFiles(root: Self.root).output.difference(root: Self.root)
    #expect(stale == nil, "\(stale ?? "") is not what the interface files say: run \(GeneratedFiles.command)")
  }

  @Test func writtenInterfacesAreThoseOfTheDeclarations() throws {
    let stale = try InterfaceFiles(root: Self.root).output.difference(root: Self.root)
    #expect(stale == nil, "\(stale ?? "") is not what the declarations say: run \(GeneratedFiles.command)")
  }

  /// Forms that are added by hand to generated ones, of which there are none, are all that the name has.
  @Test func whatIsAddedByHandHasGeneratedForms() throws {
    let generated = try Self.generated.get().contents.map(\.text).joined()
    let catalog = Self.root.appending(path: "Sources/Notation/Catalog")
    for name in try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: catalog.appending(path: name), encoding: .utf8)
      for match in text.matches(of: /\.moreOf(View|Function|Modifier)\("(\w+)"\)/) {
        let head = ".\(match.1.lowercased())(\"\(match.2)\")"
        #expect(generated.contains(head), "\(name) adds to \(head), which is bound by nothing else")
      }
    }
  }
}
