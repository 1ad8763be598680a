import Diagnostics

/// One block of a note: a paragraph, a heading, a list … with the place it came from.
package struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    indirect case heading(Heading)
    indirect case code(CodeBlock)
    case quote([Block])
    indirect case list(ListBlock)
    indirect case table(TableBlock)
    /// Raw HTML as it stands in the note; it is sanitised when it is written out.
    indirect case html(String)
    case thematicBreak
    indirect case callout(Callout)
  }

  package var kind: Kind
  package var span: Span
  /// The name of a block reference (`^name` at its end), with which links and embeds find the block.
  package var anchor: String?
  /// What its author says of its element.
  package var attributes: AttributeList? {
    get { attributeLists.first }
    set { attributeLists = newValue.map { [$0] } ?? [] }
  }

  // Most blocks have none, which takes least room as an empty array.
  private var attributeLists: [AttributeList] = []

  package init(_ kind: Kind, span: Span, anchor: String? = nil) {
    self.kind = kind
    self.span = span
    self.anchor = anchor
  }

  /// Whether it is raw HTML of which nothing is seen.
  package var isComment: Bool {
    guard case .html(let text) = kind else { return false }
    let words = text.drop(while: \.isWhitespace)
    guard words.hasPrefix("<!--"), let end = words.range(of: "-->") else { return false }
    return words[end.upperBound...].allSatisfy(\.isWhitespace)
  }
}

package struct Heading: Hashable, Sendable {
  /// 1…6.
  package var level: Int
  package var content: [Inline]
  /// Unique in its document; what `#fragment` links name.
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
    /// The sign in a box that is neither empty nor ticked: `/`, `-` …
    package var mark: Character?
    package var span: Span
  }

  /// The first number of an ordered list; `nil` for bullets.
  package var start: Int?
  /// A tight list's items are set without paragraphs of their own.
  package var isTight: Bool
  package var items: [Item]
}

package struct TableBlock: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case none, left, center, right }

  package var alignments: [Alignment]
  package var header: [[Inline]]
  package var rows: [[[Inline]]]
}

/// A quote that says what it is: `> [!warning] Title`.
package struct Callout: Hashable, Sendable {
  package enum Folding: Hashable, Sendable { case none, open, closed }

  /// In lower case: `note`, `tip`, `warning` …
  package var type: String
  package var folding: Folding
  /// What stands behind a bar: `wide` in `[!note|wide]`; empty if nothing does.
  package var metadata: String
  /// Empty where the author gave none.
  package var title: [Inline]
  package var blocks: [Block]
}

/// The text of a footnote; its number is its place in the document's list, counted from 1.
package struct Footnote: Hashable, Sendable {
  package var blocks: [Block]
  package var span: Span
  /// Whether it is written where it belongs, `^[so]`; its number is not its place in the text then.
  package var isInline = false
  /// Whether something in the note leads to it.
  package var isReferenced = true
}
