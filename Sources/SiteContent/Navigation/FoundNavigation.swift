import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The order of pages in files of other tools next to the notes.
package enum FoundNavigation {
  /// Returns the navigation of a site: that of the configuration, else of `SUMMARY.md` among the notes, else of MkDocs.
  package static func find(
    _ configuration: SiteConfiguration, _ folder: ContentFolder, _ documents: [Document],
    into diagnostics: inout [Diagnostic]
  ) -> WrittenNavigation? {
    if let written = configuration.navigation { return written }
    if let index = folder.notes.firstIndex(where: { $0.lowercased() == "summary.md" }),
      let summary = SummaryReader.navigation(of: documents[index], path: folder.notes[index])
    {
      return summary
    }
    return mkDocs(folder, into: &diagnostics)
  }

  /// The largest size of a configuration file, in bytes.
  private static let largest = 1_000_000

  /// Returns the `nav` in the `mkdocs.yml` of the notes' project.
  private static func mkDocs(_ folder: ContentFolder, into diagnostics: inout [Diagnostic]) -> WrittenNavigation? {
    guard let settings = mkDocsSettings(of: folder.root), let nav = settings.values["nav"] else { return nil }
    let shown = settings.isInside ? folder.shown(settings.name) : settings.name
    return WrittenNavigation(nav, file: shown, folder: settings.isInside ? settings.folder : "", into: &diagnostics)
  }

  /// Returns the configuration of the MkDocs project whose notes are in a folder.
  ///
  /// - Parameter root: the folder's full path.
  /// - Returns: the values, the file's name, the folder of notes that the values name, and whether the file is among
  ///   the notes.
  static func mkDocsSettings(
    of root: String
  ) -> (values: YAMLValue, name: String, folder: String, isInside: Bool)? {
    let above = URL(fileURLWithPath: root).deletingLastPathComponent().path
    for place in [root, above] {
      for name in ["mkdocs.yml", "mkdocs.yaml"] {
        let path = (place == "/" ? "" : place) + "/" + name
        guard let file = RegularFile(path), file.size < largest,
          let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { continue }
        guard let values = try? YAMLValue.parse(text, path: name) else { continue }
        let notes = NotePath.resolve(values["docs_dir"]?.string ?? "docs", in: "") ?? ""
        if place == root { return (values, name, notes, true) }
        if URL(fileURLWithPath: root).lastPathComponent == notes { return (values, name, notes, false) }
      }
    }
    return nil
  }
}
