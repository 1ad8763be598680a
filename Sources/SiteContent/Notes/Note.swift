import Diagnostics
import Figures
import Notes

/// The data of a note that other pages, lists and diagnostics may read: everything except its text.
///
/// If a change leaves a note equal, encoded, it affects no other page. All parts of the generator that concern several
/// notes take values of this type, so they can't depend on anything else. A class, because all parts of a build share
/// each note and copying so many values takes time.
package final class Note: Encodable, Sendable {
  /// The path in the content folder, such as `layout/stacks.md`.
  package let path: String
  /// The path of the page in the site, such as `layout/stacks.html`.
  package let page: String
  package let title: String
  /// The ID of the heading that the page shows as its title, so that the text omits it.
  package let titleHeading: String?
  /// The place of the title: in front matter, else its heading; `nil` if neither exists.
  package let titleSpan: Span?
  /// The fragments that links to the page can use, sorted.
  package let fragments: [String]
  /// The headings, in order.
  package let headings: [HeadingPlace]
  package let frontMatter: FrontMatter
  /// The tags in the text, as written.
  let textTags: [String]
  /// Whether the text begins with a line of tags that contains all its tags, so that the page doesn't have to list them
  /// again.
  package let beginsWithTags: Bool
  /// The note's description, excerpt or first words.
  package let summary: String
  /// The minutes that reading takes; 0 unless the note is a post.
  package let readingTime: Int
  /// The reason why the note has no page, if it has none.
  package let withholding: Withholding?
  /// Whether the note is a post of the site's blog.
  package let isPost: Bool
  /// The dates of the note's first and last commit, if it was committed.
  package let committed: NoteHistory.Dates?

  /// Creates a copy of a note that has no page.
  init(_ note: Note, withholding: Withholding) {
    (path, page, title, titleHeading) = (note.path, note.page, note.title, note.titleHeading)
    (titleSpan, fragments, headings, frontMatter) = (note.titleSpan, note.fragments, note.headings, note.frontMatter)
    (textTags, beginsWithTags, summary) = (note.textTags, note.beginsWithTags, note.summary)
    (readingTime, isPost, committed) = (note.readingTime, note.isPost, note.committed)
    self.withholding = withholding
  }

  /// - Parameters:
  ///   - isPost: whether the note is a post of the site's blog; the name of a post's file may begin with its date.
  ///   - committed: the dates of the note's first and last commit, if it was committed.
  init(
    path: String, document: Document, fragments: Set<String>, canvas: JSONCanvas?, page: String, isPost: Bool,
    committed: NoteHistory.Dates?
  ) {
    self.path = path
    self.page = page
    self.isPost = isPost
    self.committed = committed
    withholding = nil
    frontMatter = document.frontMatter
    headings = document.headings.map { HeadingPlace(id: $0.id, title: $0.content.plainText, level: $0.level) }
    let slug = isPost ? PostName.parts(of: NotePath.stem(of: path)).slug : nil
    let title = document.title ?? slug.map(Self.title(ofName:)) ?? Self.title(fromPath: path)
    self.title = Self.bounded(title)
    titleHeading = document.titleHeading.flatMap { $0.content.plainText == title ? $0.id : nil }
    let first = document.blocks.first { if case .heading = $0.kind { true } else { false } }
    titleSpan = frontMatter["title"]?.span ?? (titleHeading == nil ? nil : first?.span)
    self.fragments = fragments.sorted()
    textTags = document.tags + (canvas?.tags ?? [])
    beginsWithTags = Self.frontMatterTags(frontMatter).isEmpty && document.beginsWithTags
    summary =
      frontMatter["description"]?.string ?? frontMatter["excerpt"]?.string ?? document.excerpt
      ?? document.firstWords(limit: 200)
    readingTime = isPost ? ReadingTime.minutes(document) : 0
  }

  /// Returns a title, shortened if it is too long for the pages that link to the note.
  private static func bounded(_ title: String) -> String {
    guard title.utf8.count > longestTitle else { return title }
    return String(title.unicodeScalars.prefix(longestTitle / 4)) + "…"
  }

  /// The length above which a title is shortened, in bytes.
  private static let longestTitle = 2_000

  /// Returns the title of a note that sets none: the name of its file, or of its folder if the note is the folder's
  /// index.
  static func title(fromPath path: String) -> String {
    let stem = NotePath.stem(of: path)
    let name =
      NotePath.isIndex(path) && !NotePath.folder(of: path).isEmpty ? NotePath.name(of: NotePath.folder(of: path)) : stem
    return title(ofName: name)
  }

  /// Returns the title for the name of a file or folder. A slug, which has only lowercase letters and hyphens, becomes
  /// words: `view-trees` is “View trees”.
  package static func title(ofName name: String) -> String {
    guard name.contains(where: \.isLetter), name.allSatisfy({ $0.isLowercase || $0 == "-" }) else { return name }
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The title in the navigation.
  var shortTitle: String {
    Dialect.titleKeys.lazy.compactMap { self.frontMatter.value(at: $0)?.string }.first { !$0.isEmpty } ?? title
  }

  /// The language of the note as a BCP 47 tag, if its front matter sets one.
  package var language: String? {
    (frontMatter["lang"] ?? frontMatter["language"])?.string.flatMap {
      $0.isEmpty ? nil : LanguageTag.normal($0)
    }
  }

  /// The text direction of the note, if its front matter sets one.
  package var direction: TextDirection? {
    frontMatter["dir"]?.string.flatMap { TextDirection(rawValue: $0.lowercased()) }
  }

  /// The alternative names that links can use.
  package var aliases: [String] { writtenAliases.compactMap(\.string) }

  /// The values of `aliases` in the front matter, with their places.
  var writtenAliases: [YAMLValue] {
    (frontMatter["aliases"] ?? frontMatter["alias"])?.list ?? []
  }

  /// The previous URLs of the note's page, from Jekyll's `redirect_from` and similar keys in front matter.
  package var previousURLs: [String] {
    ["redirect_from", "redirect-from", "redirects"].flatMap { frontMatter[$0]?.list ?? [] }.compactMap(
      \.string)
  }

  /// The CSS classes of the note's page, from `cssclasses`. A class with characters other than letters, digits, `-` and
  /// `_` is left out.
  package var classes: [String] {
    guard let value = frontMatter["cssclasses"] ?? frontMatter["cssclass"] else { return [] }
    let words =
      if case .list = value.kind { value.list.compactMap(\.string) } else {
        (value.string ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      }
    return words.filter { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy {
          $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
    }
  }

  /// The tags of the front matter: a list, or words separated by commas or spaces.
  package var frontMatterTags: [String] { Self.frontMatterTags(frontMatter) }

  /// The tags of the front matter, then those in the text, in written order, without duplicates.
  package var allTags: [String] { (frontMatterTags + textTags).withoutRepeated }

  private static func frontMatterTags(_ frontMatter: FrontMatter) -> [String] {
    // Zola groups them.
    guard let value = frontMatter["tags"] ?? frontMatter["tag"] ?? frontMatter["taxonomies"]?["tags"] else { return [] }
    let words =
      if case .list = value.kind { value.list.compactMap(\.string) } else {
        (value.string ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      }
    return words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { !TagPages.parts(of: $0).isEmpty }
  }
}

extension [String] {
  /// The texts, each once, whatever its case.
  var withoutRepeated: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
