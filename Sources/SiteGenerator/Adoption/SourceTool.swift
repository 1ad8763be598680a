import Foundation
import Notes

/// The tool that a folder of notes was written for.
package enum SourceTool: String, CaseIterable, Sendable {
  case obsidian = "a vault of Obsidian’s"
  case jekyll = "a site of Jekyll’s"
  case mkDocs = "a project of MkDocs’"
  case mdBook = "a book of mdBook’s"
  case docC = "a documentation catalog"
  case plain = "a folder of notes"

  /// What the notes in a content folder are written in, by what is in the folder and above it.
  ///
  /// - Parameter root: the folder’s full path.
  static func dialect(of root: String) -> Dialect {
    if root.hasSuffix(".docc") { return .docC }
    return FoundNavigation.mkDocsSettings(of: root) == nil ? .plain : .mkDocs
  }
}
