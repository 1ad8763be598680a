import Diagnostics
import Notes

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
    return folder.mkDocs?.navigation(of: folder, into: &diagnostics)
  }
}
