/// The file formats of books.
package enum BookFormat: String, CaseIterable, Sendable {
  /// EPUB 3.
  case epub
  /// PDF, for printing.
  case pdf

  /// The file extension, with the dot.
  package var ending: String { "." + rawValue }
}

/// A request to build a book instead of a site.
package struct BookRequest: Sendable {
  package var format: BookFormat
  /// The path of the file to write; `nil` for a name made from the title, in the folder that contains the site's output
  /// folder.
  package var output: String?
  /// The folders, notes and tags to include; empty for all notes.
  package var parts: [String] = []
  /// The modification date written into the book, in seconds since 1970, if `SOURCE_DATE_EPOCH` sets it; `nil` for the
  /// date of the newest note.
  package var moment: Double?

  package init(_ format: BookFormat) { self.format = format }
}
