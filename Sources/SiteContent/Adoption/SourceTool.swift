import Foundation
import Notes

/// The tool that a folder of notes was written for.
package enum SourceTool: String, CaseIterable, Sendable {
  case obsidian = "an Obsidian vault"
  case jekyll = "a Jekyll site"
  case mkDocs = "a MkDocs project"
  case mdBook = "an mdBook book"
  case docC = "a DocC catalog"
  case plain = "a folder of notes"

  /// Returns the Markdown dialect of a content folder, judged by the folder's name and by configuration files in it or
  /// above it.
  ///
  /// - Parameter root: the folder's full path.
  static func dialect(of root: String) -> Dialect {
    if root.hasSuffix(".docc") { return .docC }
    return ToolFolder.around(root)?.dialect ?? .plain
  }
}
