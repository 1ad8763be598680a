import Diagnostics
import Foundation
import Notes

/// Pages at the keyboard: the page of a note whose text has changed is made anew by itself, in what the last build found out of all
/// the others. The next build makes the same page, and whatever else follows from the change.
extension SiteBuilder {
  /// Makes the pages of some notes anew and puts them into the site that the last build made.
  ///
  /// - Parameter files: the full paths of files that have changed.
  /// - Returns: the paths in the site of those that are others now; `nil` where only a build can show what has changed: files that
  ///   came, went or are no notes, front matter, the first formula, another sweep.
  package func refresh(_ files: [String]) async -> Set<String>? {
    guard let memory, let (writer, build) = memory.site else { return nil }
    let root = URL(fileURLWithPath: input).standardizedFileURL.path + "/"
    var indices: Set<Int> = []
    for file in files {
      guard file.hasPrefix(root) else { return nil }
      let path = String(file.dropFirst(root.count))
      guard let index = writer.notes.firstIndex(where: { $0.path == path }) else { return nil }
      indices.insert(index)
    }
    let (builder, wanted) = (self, indices.sorted())
    let made: (writer: SiteWriter, sheets: [NewSheet])? = await DeepStack.run {
      var (next, sheets): (SiteWriter, [NewSheet]) = (writer, [])
      for index in wanted where !builder.replaceNote(at: index, in: &next, &sheets) { return nil }
      return (next, sheets)
    }
    guard let (refreshed, sheets) = made else { return nil }
    var pages: Set<String> = []
    do throws(SiteFolder.Problem) {
      // Before the pages that ask for them.
      for sheet in sheets { try refreshed.folder.add(sheet.name, Array(sheet.text.utf8)) }
      for index in wanted where try refreshed.replacePage(at: index) { pages.insert(refreshed.notes[index].page) }
    } catch { return nil }
    memory.remember(refreshed, ofBuild: build)
    return pages
  }

  /// A style sheet that no page asked for before.
  private typealias NewSheet = (name: String, text: String)

  /// Puts a note as it is now in the place of what it was.
  ///
  /// - Parameter sheets: gets the style sheets that it needs besides those that there are.
  /// - Returns: whether nothing else has to be made anew with it; where not, nothing is replaced.
  private func replaceNote(at index: Int, in writer: inout SiteWriter, _ sheets: inout [NewSheet]) -> Bool {
    let (site, former) = (writer.site, writer.notes[index])
    let folder = site.sources.folder
    guard former.canvas == nil, FileCalls.facts(folder.fullPath(former.path)) != nil else { return false }
    let reading = reading(in: folder)
    let document = Self.document(former.path, in: folder, reading, Snippets(folder, configuration), memory)
    guard document.frontMatter == former.document.frontMatter, site.programs.formulas.holdsAll(of: document) else {
      return false
    }
    let note = Note(
      path: former.path, document: document, page: former.page, isPost: former.isPost, committed: former.committed)
    let programs = ProgramAnswers(
      colors: askForColors(of: [document]), diagrams: askForDiagrams(of: [document]), formulas: site.programs.formulas)
    let drawer = FigureDrawer(
      self, of: [note], in: site.notes.languages, folder, reading, sizes: site.drawings.imageSizes)
    let figures = drawer.figures(of: note, programs)
    guard figures.styleSheets == site.drawings.figures[index].styleSheets else { return false }
    writer.site.replace(note, figures, at: index)
    let page = page(of: note, site.notes.map, writer.site.library, in: folder)
    if let sheet = writer.sheets.replace(page.content, at: index, theme: site.sources.theme) {
      sheets.append(writer.assets.replace(sheet.path, with: sheet.text))
    }
    writer.site.pages[index] = page
    return true
  }
}

extension CheckedSite {
  /// Puts a note and its figures in the place of what they were.
  fileprivate mutating func replace(_ note: Note, _ figures: NoteFigures, at index: Int) {
    notes.published[index] = note
    drawings.figures[index] = figures
    library.replace(note, figures)
  }
}
