import Notes
import SiteStorage

/// The generated page of a folder without an index note.
package enum FolderPage {
  package static func page(of folder: String) -> String { NotePath.join(Self.folder(folder), "index.html") }

  /// Returns the path in the site of a folder in the content folder.
  static func folder(_ path: String) -> String {
    path.split(separator: "/").map { PageAddresses.addressable(String($0)) }.joined(separator: "/")
  }
}
