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

  static func adopt(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard let catalog = catalog(in: root) else { return nil }
    writer.add("title", Note.title(ofName: NotePath.stem(of: catalog.isEmpty ? name : catalog)))
    writer.add("content", catalog)
    return .docC
  }

  /// The first `.docc` folder by name, at most three levels below `root`, as a path relative to `root`; empty if `root`
  /// is one itself.
  private static func catalog(in root: String, depth: Int = 0) -> String? {
    if depth == 0, root.hasSuffix(".docc") { return "" }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted().filter {
      !$0.hasPrefix(".")
    }
    if let name = names.first(where: { $0.hasSuffix(".docc") && ToolFile.isFolder(root + "/" + $0) }) { return name }
    guard depth < 3 else { return nil }
    for name in names where ToolFile.isFolder(root + "/" + name) {
      if let inner = catalog(in: root + "/" + name, depth: depth + 1), !inner.isEmpty { return name + "/" + inner }
    }
    return nil
  }

  /// Returns a name in the form that DocC uses in URLs.
  private static func address(of name: String) -> String {
    PageAddresses.addressable(name.lowercased().replacing(" ", with: "-"))
  }
}
