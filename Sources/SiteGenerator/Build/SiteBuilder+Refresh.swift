import Diagnostics
import Foundation
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

/// The result of rebuilding single pages without a full build.
package struct RefreshedPages: Sendable {
  /// The paths of the pages that changed.
  package var pages: Set<String>
  /// The report of a full build if that would change nothing else; `nil` if a full build has to follow.
  package var report: BuildReport?
}

/// Rebuilds single pages while the author types: only the pages of the changed notes, with what the last build knows
/// about all the others. The next full build makes the same pages and updates everything else that depends on them.
extension SiteBuilder {
  /// Rebuilds the pages of some notes in the output of the last build.
  ///
  /// - Parameter files: the full paths of files that have changed.
  /// - Returns: `nil` if the change needs a full build: added, removed or other files, changed front matter, new
  ///   formulas, changed style sheets of figures, or symbolic links in the folder, through which a file may be several
  ///   notes.
  package func refresh(_ files: [String]) async -> RefreshedPages? {
    let start = ContinuousClock.now
    guard let memory, let (writer, build) = memory.site, !writer.site.sources.folder.hasLinks else { return nil }
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
      // The style sheets are written before the pages that link to them.
      for sheet in sheets { try refreshed.folder.add(sheet.name, Array(sheet.text.utf8)) }
      for index in wanted where try refreshed.replacePage(at: index) { pages.insert(refreshed.notes[index].page) }
      if report != nil { try refreshed.replaceFigureList() }
    } catch { return nil }
    memory.remember(refreshed, ofBuild: build)
    report?.seconds = Self.seconds(since: start)
    return RefreshedPages(pages: pages, report: report)
  }

  /// Returns the report of a full build; `nil` if the changes may affect other pages.
  private func reportOfAll(_ new: SiteWriter, since old: SiteWriter, changed: [Int]) -> BuildReport? {
    guard configuration.publish == .all, !configuration.offline, !new.hasWrongClaims(changed) else { return nil }
    let shown = old.site.notesShownByOthers
    func fingerprint(_ index: Int, in writer: SiteWriter) -> String? {
      SharedNoteFingerprint.sum(
        of: writer.site.notes.parsed[index], writer.site.drawings.figures[index], writer.site.pages[index],
        configuration,
        hasDrafts: !writer.site.notes.drafts.isEmpty)
    }
    for index in changed {
      guard !shown.contains(old.notes[index].path), let sum = fingerprint(index, in: new),
        sum == fingerprint(index, in: old)
      else { return nil }
    }
    let site = new.site
    var report = new.report
    report.fences = site.drawings.figures.flatMap(\.records)
    report.diagnostics = configuration.rules.applied(to: told(site.findings.all) + new.laterFindings).ordered()
    for source in changed.map({ site.notes.parsed[$0].document.source }) { report.sources[source.path] = source }
    report.output = output
    return report
  }

  /// A style sheet that no page used before.
  private typealias NewSheet = (name: String, text: String)

  /// Replaces a note by its current version.
  ///
  /// - Parameter sheets: receives the style sheets that the note needs and the site doesn't have yet.
  /// - Returns: `false` if other pages would change too; then nothing is replaced.
  private func replaceNote(at index: Int, in writer: inout SiteWriter, _ sheets: inout [NewSheet]) -> Bool {
    let (site, former) = (writer.site, writer.site.notes.parsed[index])
    let folder = site.sources.folder
    guard former.canvas == nil, FileCalls.facts(folder.fullPath(former.path)) != nil else { return false }
    let reading = reading(in: folder)
    let document = Self.document(former.path, in: folder, reading, Snippets(folder, configuration), memory?.documents)
    guard document.frontMatter == former.frontMatter, site.programs.formulas.holdsAll(of: document) else {
      return false
    }
    let note = ParsedNote(
      path: former.path, document: document, page: former.page, isPost: former.isPost, committed: former.committed)
    let programs = ProgramAnswers(
      colors: askForColors(of: [document]), diagrams: askForDiagrams(of: [document]), formulas: site.programs.formulas)
    let drawer = FigureDrawer(
      self, of: [note.note], in: site.notes.languages, folder, reading, sizes: site.drawings.imageSizes)
    let figures = drawer.figures(of: note, programs)
    guard figures.styleSheets == site.drawings.figures[index].styleSheets else { return false }
    writer.site.replace(note, figures, at: index)
    let page = page(of: note, site.notes.map, writer.site.library, in: folder)
    if let sheet = writer.sheets.replace(page.styles, at: index, theme: site.sources.theme) {
      sheets.append(writer.lists.assets.replace(sheet.path, with: sheet.text))
    }
    writer.site.pages[index] = page
    writer.site.findings.ofNotes[index] = figures.diagnostics + page.diagnostics
    return true
  }
}

extension CheckedSite {
  /// Replaces a note and its figures.
  fileprivate mutating func replace(_ note: ParsedNote, _ figures: CodeBlockMarkup, at index: Int) {
    notes.shared.published[index] = note.note
    notes.parsed[index] = note
    drawings.figures[index] = figures
    library.replace(note, figures)
  }
}
