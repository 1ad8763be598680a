import Notes

/// A note with its text, from which its page is made.
@dynamicMemberLookup
package final class ParsedNote: Sendable {
  package let note: Note
  package let document: Document
  /// The canvas that the note shows, if its file is a canvas.
  package let canvas: JSONCanvas?
  /// The fragments that links to the page can use.
  package let fragments: Set<String>

  /// Creates a note that has a page.
  package convenience init(path: String, document: Document, page: String) {
    self.init(path: path, document: document, page: page, isPost: false, committed: nil)
  }

  /// - Parameters:
  ///   - isPost: whether the note is a post of the site's blog; the name of a post's file may begin with its date.
  ///   - committed: the dates of the note's first and last commit, if it was committed.
  package init(path: String, document: Document, page: String, isPost: Bool, committed: NoteHistory.Dates?) {
    self.document = document
    canvas = JSONCanvas.isCanvas(path) ? JSONCanvas(document.source.text) : nil
    fragments = document.fragments
    note = Note(
      path: path, document: document, fragments: fragments, canvas: canvas, page: page, isPost: isPost,
      committed: committed)
  }

  /// Creates a copy of a note that has no page.
  package init(_ other: ParsedNote, withholding: Withholding) {
    (document, canvas, fragments) = (other.document, other.canvas, other.fragments)
    note = Note(other.note, withholding: withholding)
  }

  package subscript<Value>(dynamicMember member: KeyPath<Note, Value>) -> Value { note[keyPath: member] }

  /// The Markdown copy beside the page, for other programs.
  package var copy: String {
    let text = canvas?.outline ?? document.publishedText
    // Some servers send the copy without a type, or guess the type. The mark of UTF-8 keeps them from taking it for a page.
    return text.unicodeScalars.first { !$0.properties.isWhitespace } == "<" ? "\u{FEFF}" + text : text
  }
}

extension Document {
  /// The fragments that links to the document's page can use.
  var fragments: Set<String> {
    var fragments = Set(headings.map(\.id))
    for inline in allInlines {
      if case .html(let html) = inline.kind { fragments.formUnion(HTMLTag.identifiers(in: html)) }
    }
    for block in allBlocks {
      if case .html(let html) = block.kind { fragments.formUnion(HTMLTag.identifiers(in: html)) }
      if let anchor = block.anchor { fragments.insert("^" + anchor) }
      if let id = block.attributes?.id { fragments.insert(id) }
      if case .code(let code) = block.kind, let id = code.info.figureIdentifier { fragments.insert(id) }
    }
    return fragments
  }

  /// The tags in the document's text, as written.
  var tags: [String] { allInlines.compactMap { if case .tag(let name) = $0.kind { name } else { nil } } }

  /// Whether the document begins with a line of tags that contains all its tags.
  var beginsWithTags: Bool {
    let first = blocks.first { if case .heading = $0.kind { false } else { true } }
    guard case .paragraph(let content)? = first?.kind else { return false }
    let others = content.filter { if case .tag = $0.kind { false } else { true } }
    let isLine = content.count > others.count && others.plainText.allSatisfy(\.isWhitespace)
    return isLine && tags.count == content.count - others.count
  }
}
