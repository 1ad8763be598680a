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

/// The notes of a site with their texts, the paths of their pages and the targets of links.
@dynamicMemberLookup
package struct SiteNotes: Sendable {
  /// The part that pages of other notes may read.
  var shared: SharedNotes
  /// The published notes with their texts, in the order of ``SharedNotes/published``, and the drafts.
  var parsed: [ParsedNote]
  let parsedDrafts: [ParsedNote]

  subscript<Value>(dynamicMember member: WritableKeyPath<SharedNotes, Value>) -> Value {
    get { shared[keyPath: member] }
    set { shared[keyPath: member] = newValue }
  }

  subscript<Value>(dynamicMember member: KeyPath<SharedNotes, Value>) -> Value { shared[keyPath: member] }
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
