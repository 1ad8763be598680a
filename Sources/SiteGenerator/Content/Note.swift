import Diagnostics
import Figures
import Notes

/// A note of the site: its document and where its page goes. A class, since all parts of a build hold the same note and a copy of
/// so many values takes time.
package final class Note: Sendable {
  /// The path in the content folder: `layout/stacks.md`.
  package let path: String
  package let document: Document
  /// The page's path in the site: `layout/stacks.html`.
  package let page: String
  package let title: String
  /// The heading that is the page's title, so that it stands once only.
  let titleHeading: Heading?
  /// Every fragment that links to the page may name.
  package let fragments: Set<String>
  /// What it shows, if it is a canvas and no text.
  let canvas: JSONCanvas?
  /// Why it has no page, if it has none.
  package let withholding: Withholding?
  /// Whether it is a post of the site's blog.
  let isPost: Bool
  /// When it was committed, if it was.
  let committed: NoteHistory.Dates?

  /// A note that has a page.
  package convenience init(path: String, document: Document, page: String) {
    self.init(path: path, document: document, page: page, isPost: false, committed: nil)
  }

  /// A note as it is, kept back.
  init(_ note: Note, withholding: Withholding) {
    (path, document, page, isPost, committed) = (note.path, note.document, note.page, note.isPost, note.committed)
    (title, titleHeading, fragments, canvas) = (note.title, note.titleHeading, note.fragments, note.canvas)
    self.withholding = withholding
  }

  /// - Parameters:
  ///   - isPost: whether it is a post of the site's blog, whose file's name may begin with its day.
  ///   - committed: when it was committed, if it was.
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

  /// A title in a length that can stand wherever the note is linked to.
  private static func bounded(_ title: String) -> String {
    guard title.utf8.count > longestTitle else { return title }
    return String(title.unicodeScalars.prefix(longestTitle / 4)) + "…"
  }

  /// In bytes.
  private static let longestTitle = 2_000

  /// What a note is called that has no title itself: the name of its file, or of its folder where it is the folder's index.
  static func title(fromPath path: String) -> String {
    let stem = NotePath.stem(of: path)
    let isIndex = ["index", "readme"].contains(stem.lowercased())
    let name = isIndex && !NotePath.folder(of: path).isEmpty ? NotePath.name(of: NotePath.folder(of: path)) : stem
    return title(ofName: name)
  }

  /// What a file or folder is called: its name as it stands. Slugs, of small letters and hyphens alone, become words:
  /// `view-trees` is “View trees”.
  static func title(ofName name: String) -> String {
    guard name.contains(where: \.isLetter), name.allSatisfy({ $0.isLowercase || $0 == "-" }) else { return name }
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The language it is written in, if its front matter says so: a BCP 47 tag.
  package var language: String? {
    (document.frontMatter["lang"] ?? document.frontMatter["language"])?.string.flatMap {
      $0.isEmpty ? nil : LanguageTag.normal($0)
    }
  }

  /// Which way its text runs, if its front matter says so.
  package var direction: TextDirection? {
    document.frontMatter["dir"]?.string.flatMap { TextDirection(rawValue: $0.lowercased()) }
  }

  /// Other names that links may use.
  package var aliases: [String] { writtenAliases.compactMap(\.string) }

  /// Those names with their places in the front matter.
  var writtenAliases: [YAMLValue] {
    (document.frontMatter["aliases"] ?? document.frontMatter["alias"])?.list ?? []
  }

  /// Addresses that its page had, as Jekyll's and others' front matter say them.
  var formerAddresses: [String] {
    ["redirect_from", "redirect-from", "redirects"].flatMap { document.frontMatter[$0]?.list ?? [] }.compactMap(
      \.string)
  }

  /// Classes for the page's style sheet, from `cssclasses`: letters, digits, `-` and `_`.
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

  /// Tags from the front matter, a list or words with commas or spaces between.
  package var frontMatterTags: [String] {
    guard let value = document.frontMatter["tags"] ?? document.frontMatter["tag"] else { return [] }
    let words =
      if case .list = value.kind { value.list.compactMap(\.string) } else {
        (value.string ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
      }
    return words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { !TagPages.parts(of: $0).isEmpty }
  }
}
