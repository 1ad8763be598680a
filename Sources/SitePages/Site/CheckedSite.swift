import Diagnostics
import Notes

/// The result of a check: the notes, their figures and page contents, and the report. Only writing the site remains.
package struct CheckedSite: Sendable {
  package var report: BuildReport
  let configuration: SiteConfiguration
  let sources: SiteSources
  var notes: SiteNotes
  let programs: ProgramAnswers
  var drawings: SiteDrawings
  /// Looks up notes with their figures, for pages that embed them.
  var library: NoteLibrary
  var pages: [PageContent]
  /// The parts that the configuration adds to each page.
  let extras: SiteExtras
  var findings: SiteFindings
  /// Whether another build would draw the same figures; `false` if a fence ran out of time or memory, or asked for a
  /// commit.
  let isSettled: Bool

  /// The HTML of the notes, without the templates.
  package var content: [String] { pages.map(\.content) }

  /// The measurements of the site's figures.
  package var figureList: FigureList { FigureList(drawings.figures.flatMap(\.measured)) }

  /// The links of the site's notes to other sites.
  package var externalLinks: ExternalLinks { ExternalLinks(pages.flatMap(\.externals)) }

  /// The paths of the notes that other pages embed or take code from.
  var notesShownByOthers: Set<String> {
    var shown = pages.reduce(into: Set<String>()) { $0.formUnion($1.shownNotes) }
    let root = sources.folder.root + "/"
    for file in notes.parsed.flatMap(\.document.codeFiles) where file.hasPrefix(root) {
      shown.insert(String(file.dropFirst(root.count)))
    }
    return shown
  }
}

/// The diagnostics of a site, before the configuration changes their severities.
struct SiteFindings: Sendable {
  /// Diagnostics that concern the site, its files or several notes.
  var ofSite: [Diagnostic]
  /// The diagnostics of each published note: those of its figures, then those of its text.
  var ofNotes: [[Diagnostic]]

  var all: [Diagnostic] { ofSite + ofNotes.joined() }
}

/// The folder and the theme that a site is built from.
package struct SiteSources: Sendable {
  let folder: ContentFolder
  let theme: Theme
  /// The state of the folder's files before they were read; `nil` if the build isn't recorded.
  var stamps: FolderStamps?
}

/// The notes of a site, the paths of their pages and the targets of links.
package struct SiteNotes: Sendable {
  /// The published notes, and those that are kept back, such as drafts.
  var published: [Note]
  let drafts: [Note]
  /// The published notes with their texts, in the same order, and the drafts.
  var parsed: [ParsedNote]
  let parsedDrafts: [ParsedNote]
  /// The localized interface strings of the notes' languages.
  let languages: Languages
  let translations: Translations
  var addresses: SiteAddresses
  let map: SiteMap
  let usualOrder: NoteOrder
  /// The explicit navigation in the configuration or a file of another tool, if there is one.
  let written: WrittenNavigation?
  /// Diagnostics about the explicit navigation.
  var navigationDiagnostics: [Diagnostic] = []
  /// Diagnostics about dates that git could not provide.
  var historyDiagnostics: [Diagnostic] = []

  var order: NoteOrder { usualOrder.with(addresses.blog) }

  /// Returns the tree of pages with each note once: its translation into `language` if there is one, else the original.
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

/// The output of other programs: highlighted code, diagrams and formulas.
package struct ProgramAnswers: Sendable {
  let colors: CodeColors
  let diagrams: RenderedDiagrams
  let formulas: RenderedFormulas

  /// Diagnostics about other programs that are missing or failed.
  var diagnostics: [Diagnostic] { colors.diagnostics + diagrams.diagnostics + formulas.diagnostics }

  /// The value for builds that run no other programs.
  static let none = ProgramAnswers(colors: CodeColors(), diagrams: RenderedDiagrams(), formulas: RenderedFormulas())
}

/// The figures of a site and the sizes of its images.
package struct SiteDrawings: Sendable {
  /// The figures of each published note.
  var figures: [CodeBlockMarkup]
  /// The sizes of the image files in pixels, by path.
  let imageSizes: [String: ImageSize]
  /// The style sheets of all sweeps.
  let sweeps: SweepStyles
}
