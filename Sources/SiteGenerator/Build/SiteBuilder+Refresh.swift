import Diagnostics
import Foundation
import Notes

/// What has been made anew without a build.
package struct RefreshedPages: Sendable {
  /// The paths in the site of those that are others now.
  package var pages: Set<String>
  /// What a build would say now, where it would change nothing else; `nil` where one has to follow.
  package var report: BuildReport?
}

/// Pages at the keyboard: the page of a note whose text has changed is made anew by itself, in what the last build found out of all
/// the others. The next build makes the same page, and whatever else follows from the change.
extension SiteBuilder {
  /// Makes the pages of some notes anew and puts them into the site that the last build made.
  ///
  /// - Parameter files: the full paths of files that have changed.
  /// - Returns: `nil` where only a build can show what has changed: files that came, went or are no notes, front matter, the first
  ///   formula, another sweep.
  package func refresh(_ files: [String]) async -> RefreshedPages? {
    let start = ContinuousClock.now
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
    var report = await DeepStack.run { builder.reportOfAll(refreshed, since: writer, changed: wanted) }
    var pages: Set<String> = []
    do throws(SiteFolder.Problem) {
      // Before the pages that ask for them.
      for sheet in sheets { try refreshed.folder.add(sheet.name, Array(sheet.text.utf8)) }
      for index in wanted where try refreshed.replacePage(at: index) { pages.insert(refreshed.notes[index].page) }
      if report != nil { try refreshed.replaceFigureList() }
    } catch { return nil }
    memory.remember(refreshed, ofBuild: build)
    report?.seconds = Self.seconds(since: start)
    return RefreshedPages(pages: pages, report: report)
  }

  /// What a build would say of pages that have been made anew, where all the rest of the site shows what it showed of their notes.
  private func reportOfAll(_ new: SiteWriter, since old: SiteWriter, changed: [Int]) -> BuildReport? {
    guard configuration.publish == .all, !configuration.offline, !new.hasWrongClaims(changed) else { return nil }
    let shown = old.site.notesShownByOthers
    func footprint(_ index: Int, in writer: SiteWriter) -> String? {
      NoteFootprint.sum(
        of: writer.notes[index], writer.site.drawings.figures[index], writer.site.pages[index], configuration,
        hasDrafts: !writer.site.notes.drafts.isEmpty)
    }
    for index in changed {
      guard !shown.contains(old.notes[index].path), let sum = footprint(index, in: new),
        sum == footprint(index, in: old)
      else { return nil }
    }
    let site = new.site
    var report = new.report
    report.fences = site.drawings.figures.flatMap(\.records)
    report.diagnostics = configuration.rules.applied(to: told(site.findings.all) + new.laterFindings).ordered()
    for index in changed { report.sources[new.notes[index].document.source.path] = new.notes[index].document.source }
    report.output = output
    return report
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
    writer.site.findings.ofNotes[index] = figures.diagnostics + page.diagnostics
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
