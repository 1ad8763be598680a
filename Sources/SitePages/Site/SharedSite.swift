import Diagnostics
import Notes
import SiteContent
import SiteMarkup

/// The data of a site that a page or list may read, apart from the text of a page's own note.
///
/// Lists, feeds, indexes and the surroundings of notes are made from this value, so they can't depend on a text. If a
/// change leaves a note's part of it equal, which ``SharedNoteFingerprint`` tells, it changes no other page.
struct SharedSite: Sendable {
  let configuration: SiteConfiguration
  let theme: Theme
  /// The parts that the configuration adds to each page.
  let extras: SiteExtras
  let notes: SharedNotes
  /// The metadata of the pages and of the figures of each published note.
  let pages: [PageMetadata]
  let figures: [FigureMetadata]
  /// The index of each published note, by path.
  private let places: [String: Int]

  init(_ site: CheckedSite) {
    (configuration, theme, extras) = (site.configuration, site.sources.theme, site.extras)
    notes = site.notes.shared
    pages = site.pages.map(\.metadata)
    figures = site.drawings.figures.map(\.metadata)
    places = Dictionary(
      notes.published.indices.map { [notes] in (notes.published[$0].path, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The indices of the notes that lists have.
  var listed: [Int] { notes.published.indices.filter { notes.published[$0].isListed } }

  func note(_ path: String) -> Note? { places[path].map { notes.published[$0] } }
}

/// The notes of a site without their texts, the paths of their pages and the targets of links.
package struct SharedNotes: Sendable {
  /// The published notes, and those that are kept back, such as drafts.
  package var published: [Note]
  package let drafts: [Note]
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
    published: [Note], drafts: [Note], languages: Languages, translations: Translations, addresses: SiteAddresses,
    map: SiteMap, usualOrder: NoteOrder, written: WrittenNavigation?
  ) {
    (self.published, self.drafts, self.languages, self.translations) = (published, drafts, languages, translations)
    (self.addresses, self.map, self.usualOrder, self.written) = (addresses, map, usualOrder, written)
  }

  var order: NoteOrder { usualOrder.with(addresses.blog) }

  /// Returns the tree of pages with each note once: its translation into `language` if there is one, else the original.
  package func navigation(in language: String?) -> NavigationTree {
    let originals = published.filter { $0.isListed && !translations.isTranslation($0.path) }
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
