import Diagnostics
import Figures
import Notes

/// A note of the site: its document and its page. A class, because all parts of a build share each note and copying so
/// many values takes time.
package final class Note: Sendable {
  /// The path in the content folder, such as `layout/stacks.md`.
  package let path: String
  package let document: Document
  /// The path of the page in the site, such as `layout/stacks.html`.
  package let page: String
  package let title: String
  /// The heading that the page shows as its title, so that the text omits it.
  let titleHeading: Heading?
  /// The fragments that links to the page can use.
  package let fragments: Set<String>
  /// The canvas that the note shows, if its file is a canvas.
  let canvas: JSONCanvas?
  /// The reason why the note has no page, if it has none.
  package let withholding: Withholding?
  /// Whether the note is a post of the site's blog.
  let isPost: Bool
  /// The dates of the note's first and last commit, if it was committed.
  let committed: NoteHistory.Dates?

  /// Creates a note that has a page.
  package convenience init(path: String, document: Document, page: String) {
    self.init(path: path, document: document, page: page, isPost: false, committed: nil)
  }

  /// Creates a copy of a note that has no page.
  init(_ note: Note, withholding: Withholding) {
    (path, document, page, isPost, committed) = (note.path, note.document, note.page, note.isPost, note.committed)
    (title, titleHeading, fragments, canvas) = (note.title, note.titleHeading, note.fragments, note.canvas)
    self.withholding = withholding
  }

  /// - Parameters:
  ///   - isPost: whether the note is a post of the site's blog; the name of a post's file may begin with its date.
  ///   - committed: the dates of the note's first and last commit, if it was committed.
  init(path: String, document: Document, page: String, isPost: Bool, committed: NoteHistory.Dates?) {
    self.path = path
    self.document = document
    self.page = page
    self.isPost = isPost
    self.committed = committed
    withholding = nil
    let slug = isPost ? PostName.parts(of: NotePath.stem(of: path)).slug : nil
    let title = document.title ?? slug.map(Self.title(ofName:)) ?? Self.title(fromPath: path)
    self.title = Self.bounded(title)
    titleHeading = document.titleHeading.flatMap { $0.content.plainText == title ? $0 : nil }
    var fragments = Set(document.headings.map(\.id))
    for inline in document.allInlines {
      if case .html(let html) = inline.kind { fragments.formUnion(HTMLTag.identifiers(in: html)) }
    }
    for block in document.allBlocks {
      if case .html(let html) = block.kind { fragments.formUnion(HTMLTag.identifiers(in: html)) }
      if let anchor = block.anchor { fragments.insert("^" + anchor) }
      if let id = block.attributes?.id { fragments.insert(id) }
      if case .code(let code) = block.kind, let id = code.info.figureIdentifier { fragments.insert(id) }
    }
    self.fragments = fragments
    canvas = JSONCanvas.isCanvas(path) ? JSONCanvas(document.source.text) : nil
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
    let isIndex = ["index", "readme"].contains(stem.lowercased())
    let name = isIndex && !NotePath.folder(of: path).isEmpty ? NotePath.name(of: NotePath.folder(of: path)) : stem
    return title(ofName: name)
  }

  /// Returns the title for the name of a file or folder. A slug, which has only lowercase letters and hyphens, becomes
  /// words: `view-trees` is “View trees”.
  static func title(ofName name: String) -> String {
    guard name.contains(where: \.isLetter), name.allSatisfy({ $0.isLowercase || $0 == "-" }) else { return name }
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The language of the note as a BCP 47 tag, if its front matter sets one.
  package var language: String? {
    (document.frontMatter["lang"] ?? document.frontMatter["language"])?.string.flatMap {
      $0.isEmpty ? nil : LanguageTag.normal($0)
    }
  }

  /// The text direction of the note, if its front matter sets one.
  package var direction: TextDirection? {
    document.frontMatter["dir"]?.string.flatMap { TextDirection(rawValue: $0.lowercased()) }
  }

  /// The alternative names that links can use.
  package var aliases: [String] { writtenAliases.compactMap(\.string) }

  /// The values of `aliases` in the front matter, with their places.
  var writtenAliases: [YAMLValue] {
    (document.frontMatter["aliases"] ?? document.frontMatter["alias"])?.list ?? []
  }

  /// The previous URLs of the note's page, from Jekyll's `redirect_from` and similar keys in front matter.
  var previousURLs: [String] {
    ["redirect_from", "redirect-from", "redirects"].flatMap { document.frontMatter[$0]?.list ?? [] }.compactMap(
      \.string)
  }

  /// The CSS classes of the note's page, from `cssclasses`. A class with characters other than letters, digits, `-` and
  /// `_` is left out.
  var classes: [String] {
    guard let value = document.frontMatter["cssclasses"] ?? document.frontMatter["cssclass"] else { return [] }
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
  package var frontMatterTags: [String] {
    guard let value = document.frontMatter["tags"] ?? document.frontMatter["tag"] else { return [] }
    let words =
      if case .list = value.kind { value.list.compactMap(\.string) } else {
        (value.string ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      }
    return words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { !TagPages.parts(of: $0).isEmpty }
  }
}
