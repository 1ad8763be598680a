import Diagnostics
import Figures
import Notes
import SiteStorage

/// The configuration of a site: the values of `vitrine.yml`, or their defaults.
package struct SiteConfiguration: Sendable {
  /// The selection of fences that become figures.
  package typealias Blocks = FenceSelection

  /// The treatment of damaged text in notes.
  package enum TextHandling: String, CaseIterable, Sendable { case report, repair }

  /// The form of page URLs: `layout.html`, or `layout/` for a folder with an `index.html`.
  package enum AddressStyle: String, CaseIterable, Sendable { case html, clean }

  /// The places where tags are read: front matter and text, or front matter only.
  package enum Tags: String, CaseIterable, Sendable {
    case everywhere
    case frontMatter = "front-matter"
  }

  /// The source of dates that aren't in a note's front matter: git, or none.
  package enum Dates: String, CaseIterable, Sendable { case git, notes }

  /// The treatment of line breaks within paragraphs: kept, joined with a space, or kept in Obsidian vaults and joined
  /// elsewhere.
  package typealias LineBreaks = Notes.LineBreaks

  /// The ways to report links to missing notes: one warning each, or one with their number.
  package enum MissingNotes: String, CaseIterable, Sendable { case list, summary }

  /// The selection of published notes: all except drafts, or only those with `publish: true`.
  package enum Publication: String, CaseIterable, Sendable { case all, marked }

  /// The default memory limit of a process that evaluates fences, in bytes.
  package static let usualMemoryLimit = 1_000_000_000

  package var title = "Notes"
  package var description = ""
  package var author = ""
  /// A BCP 47 language tag.
  package var language = "en"
  /// The paper size of the site's book.
  package var paper = PaperSize.a4
  /// The site's URL, such as `https://example.org/notes/`; empty if unknown.
  package var address = ""
  package var addresses = AddressStyle.html
  package var blocks = Blocks.marked
  package var text = TextHandling.report
  /// The configured levels of rules.
  package var rules = RuleSettings()
  /// Whether sizes stated in the numbered steps after a figure are checked.
  package var claims = true
  /// The memory limit of a process that evaluates fences, in bytes.
  package var memoryLimit = Self.usualMemoryLimit
  /// Whether names such as `:tada:` are replaced by emoji.
  package var emoji = false
  package var dates = Dates.git
  package var tags = Tags.everywhere
  /// The keys of front matter whose values get index pages, in addition to tags and categories.
  package var taxonomies: [String] = []
  /// The number of related notes shown on each page.
  package var related = 0
  package var order = NoteOrder()
  /// The explicit navigation, if there is one.
  package var navigation: WrittenNavigation?
  /// The path or name of the home note; empty for the default.
  package var home = ""
  /// Whether pages have social cards; if `nil`, they do when the site's URL is known.
  package var cards: Bool?
  /// The default fence options, which notes and fences can override.
  package var figure: [FigureSetting] = []
  /// Paths and names of files and folders to leave out; `*` matches any part of a name.
  package var exclude: [String] = []
  /// Whether figures with an `id` have a page each.
  package var figurePages = true
  /// The most bytes of each page, for `vitrine check`; `nil` if there is no limit.
  package var budget: PageBudget?
  /// Whether browsers store the site for offline reading.
  package var offline = false
  /// The location of the cache.
  package var cache = CacheSetting.usual
  /// Whether the site has a search index.
  package var search = true
  /// The notes that are posts, if the site has a blog.
  package var blog: BlogSettings?
  /// The folders of the notes and of the output, relative to the folder of `vitrine.yml`, if configured.
  package var content: String?
  package var output: String?
  package var breaks = LineBreaks.auto
  package var publish = Publication.all
  package var missingNotes = MissingNotes.list
  /// Whether pages begin with a list of their notes' front matter.
  package var properties = false
  /// Paths and names of files that are published although such files are left out, and of hidden files and folders.
  package var include: [String] = []
  /// The treatment of what images and videos say about themselves, such as the place where they were taken.
  package enum MediaMetadataHandling: String, CaseIterable, Sendable { case remove, keep }
  package var mediaMetadata = MediaMetadataHandling.remove
  /// The schemes that pages can link to, in addition to the known ones.
  package var schemes: Set<String> = []
  /// Whether files are published that run scripts when opened, such as HTML and SVG.
  package var allowsActiveFiles = false
  /// Whether anyone may have written the notes, so that they are given nothing that acts.
  package internal(set) var isUntrusted = false
  /// Whether HTML in notes is markup; else it is shown as text.
  package internal(set) var allowsHTML = true
  /// A line of Markdown at the foot of each page.
  package var footer = ""
  /// A line of Markdown at the top of each page.
  package var banner = ""

  /// The path of `vitrine.yml` in diagnostics, and its folder.
  package var file = SiteFolder.configurationName
  package var folder = ""
  package var repository: Repository?
  package var logo: Logo?
  package var look = SiteLook()
  /// Custom style sheets and scripts, loaded after the theme's.
  package var styleSheets: [OwnFile] = []
  package var scripts: [OwnFile] = []
  /// Folders outside the notes' folder from which notes may include code.
  package var snippets: [String] = []
  /// The programs that draw fences in other languages.
  package var filters: [FenceFilter] = []
  /// The names of the programs that may be started; `nil` for all that Vitrine uses.
  package var programs: [String]?
  /// HTML that is added to the `head` element of each page.
  package var head = ""
  package var analytics: Analytics?
  package var comments: Comments?
  /// Additional sources for the content security policy.
  package var policy: [(name: String, sources: [String])] = []
  /// Links at the top of each page.
  package var menu: WrittenNavigation?

  /// A file named in the configuration.
  package struct OwnFile: Hashable, Sendable {
    /// The path in the content folder or relative to `vitrine.yml`, or a URL.
    package var path: String
    package var span: Span
  }

  /// The image before the site's name.
  package struct Logo: Hashable, Sendable {
    package var light: OwnFile
    package var dark: OwnFile?
  }

  package init() {}

  /// The valid range of the memory limit in megabytes; a process needs about 300 for itself.
  package static let memoryLimits: ClosedRange<Double> = 300...1_000_000

  /// Returns the treatment of line breaks within paragraphs, for notes in a vault or in none.
  package func breaks(in vault: ObsidianVault?) -> LineBreaks {
    guard breaks == .auto, let vault else { return breaks }
    return vault.hasStrictBreaks ? .soft : .hard
  }

  /// Whether pages have social cards, which need the site's URL.
  package var hasCards: Bool { cards ?? !address.isEmpty }

  /// The configured writing direction; if `nil`, the language decides.
  package var writtenDirection: TextDirection?
  package var direction: TextDirection { writtenDirection ?? TextDirection(ofLanguage: language) }
}
