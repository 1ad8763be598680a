import Foundation
import Notes

/// The URLs that DocC gives to the articles of a documentation catalog.
struct DocCCatalog {
  /// The module's name in lower case.
  let module: String
  /// The path of the root article.
  private let root: String?

  /// - Parameter folder: the full path of the `.docc` folder.
  init(_ folder: String, notes: [(path: String, document: Document)]) {
    let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
    let roots = notes.filter { !$0.path.contains("/") }
    let found =
      roots.first { NotePath.stem(of: $0.path).lowercased() == name.lowercased() }
      ?? roots.first { $0.document.source.text.contains("@TechnologyRoot") }
    root = found?.path
    module = Self.address(of: name)
  }

  func page(of path: String) -> String {
    if path == root { return "documentation/\(module)/index.html" }
    return "documentation/\(module)/\(Self.address(of: NotePath.stem(of: path)))/index.html"
  }

  /// Returns a name in the form that DocC uses in URLs.
  private static func address(of name: String) -> String {
    PageAddresses.addressable(name.lowercased().replacing(" ", with: "-"))
  }
}
