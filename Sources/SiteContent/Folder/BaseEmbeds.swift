import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The Bases that notes embed, `![[Books.base#View]]`, which become fences with the Base's text.
extension Snippets {
  /// Returns a document with fences in the place of such embeds.
  ///
  /// - Parameter files: Gets the full paths of the files.
  func embeddingBases(_ document: Document, _ files: inout [String]) -> Document {
    var result = document
    for (index, block) in document.blocks.enumerated() {
      guard let link = block.embeddedBase else { continue }
      let path = base(link.target).map(folder.fullPath)
      if let path { files.append(path) }
      let text = path.flatMap { RegularFile($0) == nil ? nil : FileManager.default.contents(atPath: $0) }
        .flatMap { String(bytes: $0, encoding: .utf8) }
      guard let text, NoteQuery(text, language: "base", view: link.fragment) != nil else {
        let file = document.source.path
        result.diagnostics.append(
          text == nil
            ? Diagnostic(.warning, "broken-link", "there is no file '\(link.target)'", file: file, span: block.span)
            : NoteQuery.refusal(of: "![[\(link.text)]]", in: file, at: block.span))
        continue
      }
      result.blocks[index].kind = .code(CodeBlock(base: text, view: link.fragment, at: block.span))
    }
    return result
  }

  /// Returns the path of the file that a link names: the shortest that ends in it.
  private func base(_ name: String) -> String? {
    let wanted = "/" + name.lowercased()
    return (folder.files + folder.withheld).filter { ("/" + $0.lowercased()).hasSuffix(wanted) }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}
