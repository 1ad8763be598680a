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

/// The notes of a site with their texts, the paths of their pages and the targets of links.
@dynamicMemberLookup
package struct SiteNotes: Sendable {
  /// The part that pages of other notes may read.
  package var shared: SharedNotes
  /// The published notes with their texts, in the order of ``SharedNotes/published``, and the drafts.
  package var parsed: [ParsedNote]
  package let parsedDrafts: [ParsedNote]

  package init(shared: SharedNotes, parsed: [ParsedNote], parsedDrafts: [ParsedNote]) {
    (self.shared, self.parsed, self.parsedDrafts) = (shared, parsed, parsedDrafts)
  }

  package subscript<Value>(dynamicMember member: WritableKeyPath<SharedNotes, Value>) -> Value {
    get { shared[keyPath: member] }
    set { shared[keyPath: member] = newValue }
  }

  package subscript<Value>(dynamicMember member: KeyPath<SharedNotes, Value>) -> Value { shared[keyPath: member] }
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
