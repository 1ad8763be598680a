import Markup
import SiteContent
import SiteMarkup
import VitrineUI

/// A book made of a site's notes: its metadata, chapters and files.
package struct Book: Sendable {
  /// A note, or the title of a group of notes.
  struct Chapter: Sendable {
    /// The position in the book, from 1.
    let number: Int
    let title: String
    /// The level in the table of contents, from 1.
    let depth: Int
    /// The path of its page in the site; `nil` for the title of a group.
    var page: String?
    /// The language of the text if it differs from the book's.
    var language: String?
    /// The direction of the text if it differs from the book's.
    var direction: TextDirection?
    var nodes: [Node] = []
    /// The headings of the second level.
    var headings: [Heading] = []

    /// The chapter's id, which is also the prefix of all ids in it.
    var id: String { "c\(number)" }

    /// Returns an id of the note with the chapter's prefix, so that it is unique in the book; only letters and digits
    /// that are valid in XML.
    func id(_ name: String) -> String { id + "-" + BookID.name(name) }
  }

  struct Heading: Sendable {
    var id: String
    var title: String
  }

  /// An image or other file that chapters refer to.
  struct File: Sendable {
    /// The path in the book.
    let path: String
    let bytes: [UInt8]
  }

  var title: String
  var description: String
  var author: String
  var language: String
  var direction: TextDirection
  /// The localized interface strings in the book's language.
  var words: InterfaceStrings
  /// The URN that identifies the work; the same in all editions.
  var identifier: String
  /// The time of the last change, in seconds since 1970.
  var moment: Int
  var paper: PaperSize
  var chapters: [Chapter]
  var files: [File]
  /// KaTeX's style sheet and fonts; `nil` if the book needs neither.
  var formulas: RenderedFormulas?
  var cover: Element
  var fonts: BookFonts
  /// The style sheet for the book's format.
  var style: String

  /// The time of the last change in UTC, in the format of RFC 3339.
  var modified: String { CivilDate(secondsSince1970: Double(moment)).timestamp }
}

/// Collects the files of a book. Files are named by a hash of their contents, so equal files are stored once.
struct BookFileList {
  private(set) var files: [Book.File] = []
  private var paths: Set<String> = []

  /// - Returns: the path of the file in the book.
  mutating func add(_ bytes: [UInt8], ending: String) -> String {
    let path = "files/\(ContentHash(of: bytes).name).\(ending)"
    if paths.insert(path).inserted { files.append(Book.File(path: path, bytes: bytes)) }
    return path
  }
}

/// Converts names to ids that are valid in XML, EPUB and PDF.
enum BookID {
  /// Returns the name with every character except ASCII letters, digits, hyphens and dots replaced by its code point,
  /// such as `_e4_`.
  static func name(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-.".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }
}
