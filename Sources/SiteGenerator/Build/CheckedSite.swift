import Diagnostics
import Notes

/// Everything but the writing: the notes, what became of them, and the report.
package struct CheckedSite: Sendable {
  package var report: BuildReport
  let configuration: SiteConfiguration
  let sources: SiteSources
  var notes: SiteNotes
  let programs: ProgramAnswers
  var drawings: SiteDrawings
  /// The notes with their figures, as pages show them.
  var library: NoteLibrary
  var pages: [NotePage]
  /// What the settings add to each page.
  let extras: SiteExtras
  var findings: SiteFindings
  /// Whether another build would draw the same figures.
  let isSettled: Bool

  /// The HTML of the notes, without what the templates put around it.
  package var content: [String] { pages.map(\.content) }

  /// The paths of the notes of which other pages show parts, or code.
  var notesShownByOthers: Set<String> {
    var shown = pages.reduce(into: Set<String>()) { $0.formUnion($1.shownNotes) }
    let root = sources.folder.root + "/"
    for file in notes.published.flatMap(\.document.codeFiles) where file.hasPrefix(root) {
      shown.insert(String(file.dropFirst(root.count)))
    }
    return shown
  }
}

/// What is wrong with the content of a site, as it was found: before the settings say how much it matters.
struct SiteFindings: Sendable {
  /// What is not of one note's text.
  var ofSite: [Diagnostic]
  /// What is wrong in each note that is published: its figures, then its text.
  var ofNotes: [[Diagnostic]]

  var all: [Diagnostic] { ofSite + ofNotes.joined() }
}

/// What a site is made of.
package struct SiteSources: Sendable {
  let folder: ContentFolder
  let theme: Theme
  /// The folder's files as they were before they were read; `nil` where nobody asks later.
  var stamps: FolderStamps?
}

/// The notes of a site, where they go, and what links can lead to.
package struct SiteNotes: Sendable {
  /// Those that are published, and those that their authors keep back.
  var published: [Note]
  let drafts: [Note]
  /// The words of the languages that they are in.
  let languages: Languages
  let translations: Translations
  var addresses: SiteAddresses
  let map: SiteMap
  let usualOrder: NoteOrder
  /// The order that somebody has written down, if there is one.
  let written: WrittenNavigation?
  /// What is wrong with that.
  var navigationDiagnostics: [Diagnostic] = []
  /// Why there are no dates from git, where there might be.
  var historyDiagnostics: [Diagnostic] = []

  var order: NoteOrder { usualOrder.with(addresses.blog) }

  /// The tree of pages: each note once, in the language asked for where it is in that, else as it was first written.
  func navigation(in language: String?) -> NavigationTree {
    let hasTranslations = published.contains { translations.isTranslation($0.path) }
    let originals = hasTranslations ? published.filter { !translations.isTranslation($0.path) } : published
    guard let language else { return NavigationTree(notes: originals, order: order, written: written, drafts: drafts) }
    let byPath = Dictionary(published.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let versions = originals.compactMap { note in
      translations.version(of: note.path, in: language).flatMap { byPath[$0.path] }.map { (note.path, $0) }
    }
    return NavigationTree(
      notes: originals, order: order, versions: Dictionary(versions, uniquingKeysWith: { first, _ in first }),
      written: written, drafts: drafts)
  }
}

/// What other programs make of the notes' code and formulas.
package struct ProgramAnswers: Sendable {
  let colors: CodeColors
  let diagrams: RenderedDiagrams
  let formulas: RenderedFormulas

  /// What is wrong with them.
  var diagnostics: [Diagnostic] { colors.diagnostics + diagrams.diagnostics + formulas.diagnostics }

  /// Where no program is asked.
  static let none = ProgramAnswers(colors: CodeColors(), diagrams: RenderedDiagrams(), formulas: RenderedFormulas())
}

/// The pictures of a site.
package struct SiteDrawings: Sendable {
  /// For each note that is published.
  var figures: [NoteFigures]
  /// The sizes of the image files, by path.
  let imageSizes: [String: ImageSize]
  /// The style sheets of all sweeps.
  let sweeps: SweepStyles
}
