import Markup
import VitrineUI

/// Notes as a book: chapters one after the other, with links between them.
struct Book: Sendable {
  /// What stands in one note, or what names a group of them.
  struct Chapter: Sendable {
    /// From 1, in order.
    let number: Int
    let title: String
    /// How deep it stands in the contents, from 1.
    let depth: Int
    /// The path of its page in the site; `nil` for what groups others.
    var page: String?
    /// The language of its text, where that is not the book's.
    var language: String?
    var nodes: [Node] = []
    /// The headings of the second level.
    var headings: [Heading] = []

    /// What its ids begin with, and its own.
    var id: String { "c\(number)" }

    /// An id of the note as it is in the book, where it is the only one: letters and digits that every XML can have.
    func id(_ name: String) -> String { id + "-" + BookID.name(name) }
  }

  struct Heading: Sendable {
    var id: String
    var title: String
  }

  /// A file that chapters show.
  struct File: Sendable {
    /// In the book.
    let path: String
    let bytes: [UInt8]
  }

  var title: String
  var description: String
  var author: String
  var language: String
  var direction: TextDirection
  /// The words of the interface in the book's language.
  var words: InterfaceWords
  /// What tells this work from others, the same in all editions: a URN.
  var identifier: String
  /// When it was changed last, in seconds since 1970.
  var moment: Int
  var paper: PaperSize
  var chapters: [Chapter]
  var files: [File]
  /// KaTeX's style sheet and fonts, where there are formulas.
  var formulas: RenderedFormulas?
  var cover: Element
  var fonts: BookFonts
  /// The style sheet of its form.
  var style: String

  /// When it was changed last, as RFC 3339 has it, in UTC.
  var modified: String { CivilDate(secondsSince1970: Double(moment)).timestamp }
}

/// Files of a book, each once: they are named by what they hold.
struct BookFileList {
  private(set) var files: [Book.File] = []
  private var paths: Set<String> = []

  /// - Returns: where the file is in the book.
  mutating func add(_ bytes: [UInt8], ending: String) -> String {
    let path = "files/\(ContentHash(of: bytes).name).\(ending)"
    if paths.insert(path).inserted { files.append(Book.File(path: path, bytes: bytes)) }
    return path
  }
}

/// Names as ids that XML, EPUB and PDF take.
enum BookID {
  /// Letters, digits, hyphens and dots stay; anything else is its number between underscores.
  static func name(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-.".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }
}
