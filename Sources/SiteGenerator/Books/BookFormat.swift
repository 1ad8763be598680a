/// The forms of a book.
package enum BookFormat: String, CaseIterable, Sendable {
  /// EPUB 3, for reading systems.
  case epub
  /// PDF, for paper.
  case pdf

  /// How its files' names end, with the dot.
  package var ending: String { "." + rawValue }
}

/// The sizes of paper.
package enum PaperSize: String, CaseIterable, Sendable {
  case a4, a5, letter

  /// As style sheets call it.
  var name: String { self == .letter ? "letter" : rawValue.uppercased() }
}

/// What is asked for of a book.
package struct BookRequest: Sendable {
  package var format: BookFormat
  /// Where it goes; `nil` for a name made of the title, beside where the site would go.
  package var output: String?
  /// The folders, notes and tags that it has; all notes if there are none.
  package var parts: [String] = []
  /// The moment that the book says it was changed at, in seconds since 1970, where the environment says it; else that of the
  /// newest note.
  package var moment: Double?

  package init(_ format: BookFormat) { self.format = format }
}
