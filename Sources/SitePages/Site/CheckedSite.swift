import Diagnostics
import Notes
import SiteContent
import SiteMarkup
import SiteReports
import SiteStorage

/// The result of a check: the notes, their figures and page contents, and the report. Only writing the site remains.
package struct CheckedSite: Sendable {
  package var report: BuildReport
  package let configuration: SiteConfiguration
  package let sources: SiteSources
  package var notes: SiteNotes
  package let programs: ProgramAnswers
  package var drawings: SiteDrawings
  /// Looks up notes with their figures, for pages that embed them.
  package var library: NoteLibrary
  package var pages: [PageContent]
  /// The parts that the configuration adds to each page.
  package let extras: SiteExtras
  package var findings: SiteFindings
  /// Whether another build would draw the same figures; `false` if a fence ran out of time or memory, or asked for a
  /// commit.
  package let isSettled: Bool

  package init(
    report: BuildReport, configuration: SiteConfiguration, sources: SiteSources, notes: SiteNotes,
    programs: ProgramAnswers, drawings: SiteDrawings, library: NoteLibrary, pages: [PageContent], extras: SiteExtras,
    findings: SiteFindings, isSettled: Bool
  ) {
    (self.report, self.configuration, self.sources, self.notes) = (report, configuration, sources, notes)
    (self.programs, self.drawings, self.library, self.pages) = (programs, drawings, library, pages)
    (self.extras, self.findings, self.isSettled) = (extras, findings, isSettled)
  }

  /// The HTML of the notes, without the templates.
  package var content: [String] { pages.map(\.content) }

  /// The measurements of the site's figures.
  package var figureList: FigureList { FigureList(drawings.figures.flatMap(\.measured)) }

  /// The links of the site's notes to other sites.
  package var externalLinks: ExternalLinks { ExternalLinks(pages.flatMap(\.externals)) }

  /// The paths of the notes that other pages embed or take code from.
  package var notesShownByOthers: Set<String> {
    var shown = pages.reduce(into: Set<String>()) { $0.formUnion($1.shownNotes) }
    let root = sources.folder.root + "/"
    for file in notes.parsed.flatMap(\.document.codeFiles) where file.hasPrefix(root) {
      shown.insert(String(file.dropFirst(root.count)))
    }
    return shown
  }
}

/// The diagnostics of a site, before the configuration changes their severities.
package struct SiteFindings: Sendable {
  /// Diagnostics that concern the site, its files or several notes.
  package var ofSite: [Diagnostic]
  /// The diagnostics of each published note: those of its figures, then those of its text.
  package var ofNotes: [[Diagnostic]]

  package init(ofSite: [Diagnostic], ofNotes: [[Diagnostic]]) {
    (self.ofSite, self.ofNotes) = (ofSite, ofNotes)
  }

  package var all: [Diagnostic] { ofSite + ofNotes.joined() }
}

/// The folder and the theme that a site is built from.
package struct SiteSources: Sendable {
  package let folder: ContentFolder
  package let theme: Theme
  /// The state of the folder's files before they were read; `nil` if the build isn't recorded.
  package var stamps: FolderStamps?

  package init(folder: ContentFolder, theme: Theme, stamps: FolderStamps? = nil) {
    (self.folder, self.theme, self.stamps) = (folder, theme, stamps)
  }
}

/// The notes of a site, the paths of their pages and the targets of links.
package struct SiteNotes: Sendable {
  /// The published notes, and those that are kept back, such as drafts.
  package var published: [Note]
  package let drafts: [Note]
  /// The published notes with their texts, in the same order, and the drafts.
  package var parsed: [ParsedNote]
  package let parsedDrafts: [ParsedNote]
  /// The localized interface strings of the notes' languages.
  package let languages: Languages
  package let translations: Translations
  package var addresses: SiteAddresses
  package let map: SiteMap
  package let usualOrder: NoteOrder
  /// The explicit navigation in the configuration or a file of another tool, if there is one.
  package let written: WrittenNavigation?
  /// Diagnostics about the explicit navigation.
  package var navigationDiagnostics: [Diagnostic] = []
  /// Diagnostics about dates that git could not provide.
  package var historyDiagnostics: [Diagnostic] = []

  package init(
    published: [Note], drafts: [Note], parsed: [ParsedNote], parsedDrafts: [ParsedNote], languages: Languages,
    translations: Translations, addresses: SiteAddresses, map: SiteMap, usualOrder: NoteOrder,
    written: WrittenNavigation? = nil
  ) {
    (self.published, self.drafts, self.parsed, self.parsedDrafts) = (published, drafts, parsed, parsedDrafts)
    (self.languages, self.translations, self.addresses, self.map) = (languages, translations, addresses, map)
    (self.usualOrder, self.written) = (usualOrder, written)
  }

  var order: NoteOrder { usualOrder.with(addresses.blog) }

  /// Returns the tree of pages with each note once: its translation into `language` if there is one, else the original.
  package func navigation(in language: String?) -> NavigationTree {
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
  package let colors: CodeColors
  package let diagrams: RenderedDiagrams
  package let formulas: RenderedFormulas

  package init(colors: CodeColors, diagrams: RenderedDiagrams, formulas: RenderedFormulas) {
    (self.colors, self.diagrams, self.formulas) = (colors, diagrams, formulas)
  }

  /// Diagnostics about other programs that are missing or failed.
  package var diagnostics: [Diagnostic] { colors.diagnostics + diagrams.diagnostics + formulas.diagnostics }

  /// The value for builds that run no other programs.
  package static let none = ProgramAnswers(
    colors: CodeColors(), diagrams: RenderedDiagrams(), formulas: RenderedFormulas())
}

/// The figures of a site and the sizes of its images.
package struct SiteDrawings: Sendable {
  /// The figures of each published note.
  package var figures: [CodeBlockMarkup]
  /// The sizes of the image files in pixels, by path.
  package let imageSizes: [String: ImageSize]
  /// The style sheets of all sweeps.
  package let sweeps: SweepStyles

  package init(figures: [CodeBlockMarkup], imageSizes: [String: ImageSize], sweeps: SweepStyles) {
    (self.figures, self.imageSizes, self.sweeps) = (figures, imageSizes, sweeps)
  }
}
