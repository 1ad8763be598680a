import Diagnostics

/// One block of a note: a paragraph, a heading, a list …, with its place in the source.
package struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    indirect case heading(Heading)
    indirect case code(CodeBlock)
    case quote([Block])
    indirect case list(ListBlock)
    indirect case table(TableBlock)
    /// Raw HTML, unchanged; it is sanitized when the page is written.
    indirect case html(String)
    case thematicBreak
    indirect case callout(Callout)
  }

  package var kind: Kind
  package var span: Span
  /// The name of the block (`^name` at its end), by which links and embeds find it.
  package var anchor: String?
  /// The attributes that the author gives the block's element.
  package var attributes: AttributeList? {
    get { attributeLists.first }
    set { attributeLists = newValue.map { [$0] } ?? [] }
  }

  // Most blocks have no attributes, and an empty array takes the least memory.
  private var attributeLists: [AttributeList] = []

  package init(_ kind: Kind, span: Span, anchor: String? = nil) {
    self.kind = kind
    self.span = span
    self.anchor = anchor
  }

  /// Whether the block is raw HTML that holds comments only.
  package var isComment: Bool {
    guard case .html(let text) = kind else { return false }
    let words = text.drop(while: \.isWhitespace)
    guard words.hasPrefix("<!--"), let end = words.range(of: "-->") else { return false }
    return words[end.upperBound...].allSatisfy(\.isWhitespace)
  }
}

package struct Heading: Hashable, Sendable {
  /// The level, from 1 to 6.
  package var level: Int
  package var content: [Inline]
  /// The heading's id, unique in its document; `#fragment` links name it.
  package var id: String

  package init(level: Int, content: [Inline], id: String) {
    self.level = level
    self.content = content
    self.id = id
  }
}

package struct ListBlock: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var blocks: [Block]
    /// Whether the box is ticked; `nil` for an item without a box.
    package var isChecked: Bool?
    /// The character in a box that is neither empty nor ticked: `/`, `-` …
    package var mark: Character?
    package var span: Span
    /// The terms that the item defines, in a list of definitions.
    package var terms: [[Inline]] = []
  }

  /// The first number of an ordered list; `nil` for bullets.
  package var start: Int?
  /// Whether the items are shown without paragraphs, as Markdown's tight lists are.
  package var isTight: Bool
  package var items: [Item]
  /// Whether the items are definitions of terms.
  package var isDefinitions = false
}

package struct TableBlock: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case none, left, center, right }

  package var alignments: [Alignment]
  package var header: [[Inline]]
  package var rows: [[[Inline]]]

  package init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
    (self.alignments, self.header, self.rows) = (alignments, header, rows)
  }
}

/// A quote with a type: `> [!warning] Title`.
package struct Callout: Hashable, Sendable {
  package enum Folding: Hashable, Sendable { case none, open, closed }

  /// The type in lower case: `note`, `tip`, `warning` …
  package var type: String
  package var folding: Folding
  /// The text after the bar: `wide` in `[!note|wide]`; empty without a bar.
  package var metadata: String
  /// The title; empty where the author gave none.
  package var title: [Inline]
  package var blocks: [Block]
}

/// The text of a footnote; its number is its position in the document's list, counted from 1.
package struct Footnote: Hashable, Sendable {
  package var blocks: [Block]
  package var span: Span
  /// Whether the footnote is written in the text, `^[so]`; its number then differs from its position in the text.
  package var isInline = false
  /// Whether anything in the note refers to the footnote.
  package var isReferenced = true
}
