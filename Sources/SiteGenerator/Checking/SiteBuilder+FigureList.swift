import Diagnostics
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

extension SiteBuilder {
  /// Draws the figures and returns their measurements, without checking pages.
  package func figureList() async throws -> FigureList {
    let sources = try findSources()
    let notes = placeNotes(await readNotes(in: sources.folder), sources)
    let drawings = await draw(notes, evaluate(notes, sources), .none)
    return FigureList(drawings.figures.flatMap(\.measured))
  }

  /// Writes `figures.json`, unless the notes contain a file of that name.
  func writeFigureList(of site: CheckedSite, to folder: SiteFolder) throws -> [Diagnostic] {
    guard site.notes.addresses.isFree(folder: FigureList.path) else {
      return [
        Diagnostic(
          .warning, "same-file", "'\(FigureList.path)' was not written: your files already contain one",
          hint: "rename your file; Vitrine writes the sizes of all figures to '\(FigureList.path)'")
      ]
    }
    try folder.write(site.figureList.text, to: FigureList.path)
    return []
  }
}
