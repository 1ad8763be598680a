import Diagnostics
import Figures
import Notes

/// What `vitrine.yml` says, with its defaults.
package struct SiteConfiguration: Sendable {
  /// Which fences become figures.
  package typealias Blocks = FenceSelection

  /// What happens to damaged text.
  package enum TextHandling: String, CaseIterable, Sendable { case report, repair }

  /// How pages are addressed: `layout.html`, or `layout/` (a folder with an index).
  package enum AddressStyle: String, CaseIterable, Sendable { case html, clean }

  /// Where tags are read: in front matter and text, or in front matter alone.
  package enum Tags: String, CaseIterable, Sendable {
    case everywhere
    case frontMatter = "front-matter"
  }

  /// Where the dates of notes come from that do not say them in their front matter.
  package enum Dates: String, CaseIterable, Sendable { case git, notes }

  /// What the end of a line within a paragraph is: the end of a line on the page, a space, or the one in Obsidian's vaults and
  /// the other elsewhere.
  package typealias LineBreaks = Notes.LineBreaks

  /// The ways to tell of links to notes that do not exist: each by itself, or how many there are.
  package enum MissingNotes: String, CaseIterable, Sendable { case list, summary }

  /// Which notes are published: all but drafts, or those alone that say `publish: true`.
  package enum Publication: String, CaseIterable, Sendable { case all, marked }

  package var title = "Notes"
  package var description = ""
  package var author = ""
  /// A BCP 47 language tag.
  package var language = "en"
  /// What the site is printed on, as a book.
  package var paper = PaperSize.a4
  /// Where the site will be, such as `https://example.org/notes/`; empty if unknown.
  package var address = ""
  package var addresses = AddressStyle.html
  package var blocks = Blocks.marked
  package var text = TextHandling.report
  /// How much findings matter, where the settings say it.
  package var rules = RuleSettings()
  /// Whether sizes in the numbered steps after a figure are checked.
  package var claims = true
  /// The most that a process may hold in which fences are evaluated, in bytes.
  package var memoryLimit = FigureWorkers.Setting.usualMemory
  /// Whether names such as `:tada:` stand for emoji.
  package var emoji = false
  package var dates = Dates.git
  package var tags = Tags.everywhere
  /// The keys of front matter that notes are sorted by, beside tags and categories.
  package var taxonomies: [String] = []
  /// So many notes are named on each page that have something in common with it.
  package var related = 0
  package var order = NoteOrder()
  /// The order of pages, if the settings write it down.
  package var navigation: WrittenNavigation?
  /// The note that the site begins with: a path or a name; empty if nothing is said.
  package var home = ""
  /// Whether notes have pictures for where they are linked to from elsewhere; if `nil`, where the site's address is known.
  package var cards: Bool?
  /// Fence options that hold where a fence and its note say nothing else.
  package var figure: [FigureSetting] = []
  /// Paths and folder names, `*` standing for any part of a name, that are left out.
  package var exclude: [String] = []
  /// Whether readers' browsers keep the site for when there is no network.
  package var offline = false
  /// Where results are kept from build to build.
  package var cache = CacheSetting.usual
  /// Whether the site has a search index.
  package var search = true
  /// The notes that are posts, if the site has a blog.
  package var blog: BlogSettings?
  /// The folders of the notes and of the site, relative to the settings' folder, if the settings say them.
  package var content: String?
  package var output: String?
  package var breaks = LineBreaks.auto
  package var publish = Publication.all
  package var missingNotes = MissingNotes.list
  /// Whether pages begin with what their notes' front matter says, in a list.
  package var properties = false
  /// Whether files among the notes are published that run scripts where they are opened.
  package var actingFiles = false
  /// A line of Markdown at the foot of each page.
  package var footer = ""
  /// A line of Markdown at the top of each page.
  package var banner = ""

  /// The settings file as diagnostics show it, and the folder that it is in.
  package var file = SiteFolder.configurationName
  package var folder = ""
  package var repository: Repository?
  package var logo: Logo?
  package var look = SiteLook()
  /// Style sheets and scripts behind the theme's.
  package var styleSheets: [OwnFile] = []
  package var scripts: [OwnFile] = []
  /// Folders outside the notes' that code of notes may stand in.
  package var snippets: [String] = []
  /// The programs that draw fences of other languages.
  package var filters: [FenceFilter] = []
  /// HTML for the head of each page.
  package var head = ""
  package var analytics: Analytics?
  package var comments: Comments?
  /// What pages may load beside what the other settings need.
  package var policy: [(name: String, sources: [String])] = []
  /// Links at the top of each page.
  package var menu: WrittenNavigation?

  /// A file that the settings name.
  package struct OwnFile: Hashable, Sendable {
    /// In the content folder or beside the settings; an address, where the file is elsewhere.
    package var path: String
    package var span: Span
  }

  /// The picture before the site's name.
  package struct Logo: Hashable, Sendable {
    package var light: OwnFile
    package var dark: OwnFile?
  }

  package init() {}

  /// What can be asked for as a limit of memory, in megabytes: a process needs some for itself.
  package static let memoryLimits: ClosedRange<Double> = 300...1_000_000

  /// Treatment of the ends of lines within paragraphs, for notes in a vault or in none.
  package func breaks(in vault: ObsidianVault?) -> LineBreaks {
    guard breaks == .auto, let vault else { return breaks }
    return vault.hasStrictBreaks ? .soft : .hard
  }

  /// Whether pages have cards: if nothing is said, where the site's address is known, which they need.
  package var hasCards: Bool { cards ?? !address.isEmpty }

  /// Which way pages run, if the settings say so; else the language does.
  package var writtenDirection: TextDirection?
  package var direction: TextDirection { writtenDirection ?? TextDirection(ofLanguage: language) }
}
