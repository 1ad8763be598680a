import Diagnostics

/// A part of a line of text.
package struct Inline: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text(String)
    case code(String)
    case softBreak
    case lineBreak
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    indirect case link(Link)
    indirect case image(Image)
    /// A single raw tag or comment.
    case html(String)
    /// The number of the footnote that the mark refers to, from 1, and the number of earlier references to it.
    case footnoteReference(number: Int, occurrence: Int)
    case highlight([Inline])
    /// A tag without its sign: `#name`, nested ones with slashes.
    case tag(String)
    indirect case wikiLink(WikiLink)
    indirect case formula(Formula)
    /// An abbreviation that the note explains.
    indirect case abbreviation(String, meaning: String)
  }

  package var kind: Kind
  package var span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

package struct Link: Hashable, Sendable {
  /// The URL or path as the author wrote it, with escapes resolved.
  package var destination: String
  package var title: String
  package var content: [Inline]
  package var attributes: AttributeList?

  package init(destination: String, title: String, content: [Inline], attributes: AttributeList? = nil) {
    (self.destination, self.title, self.content, self.attributes) = (destination, title, content, attributes)
  }
}

extension Link {
  /// The text of the link; for `<doc:Module/Name>` without a text, the name.
  fileprivate var shownContent: [Inline] {
    guard destination.hasPrefix("doc:"), content.count == 1, content[0].kind == .text(destination),
      let name = destination.dropFirst(4).split(whereSeparator: { $0 == "/" || $0 == "#" }).last
    else { return content }
    return [Inline(.text(name.split(separator: "-").joined(separator: " ")), span: content[0].span)]
  }
}

package struct Image: Hashable, Sendable {
  package var destination: String
  package var title: String
  /// The alternative text.
  package var alternative: String
  package var attributes: AttributeList?
}

extension [Inline] {
  /// Appends an inline. A text is joined with a text before it.
  mutating func join(_ inline: Inline) {
    guard case .text(let more) = inline.kind, let end = indices.last, case .text(var text) = self[end].kind else {
      return append(inline)
    }
    // The text must have one owner, or it would be copied for each part.
    self[end].kind = .softBreak
    text += more
    self[end] = Inline(.text(text), span: Span(self[end].span.start, inline.span.end))
  }
}

extension Sequence<Inline> {
  /// The text without markup, for titles, heading ids and the search index.
  package var plainText: String {
    var text = ""
    for inline in self { inline.appendPlainText(to: &text) }
    return text
  }
}

extension Sequence<Inline> {
  /// Whether the inlines contain a footnote mark.
  package var hasFootnotes: Bool {
    contains { inline in
      if case .footnoteReference = inline.kind { true } else { inline.children.hasFootnotes }
    }
  }
}

extension Sequence<Inline> {
  /// Whether the inlines contain a formula.
  package var hasFormulas: Bool {
    contains { inline in
      if case .formula = inline.kind { true } else { inline.children.hasFormulas }
    }
  }
}

extension Inline {
  fileprivate func appendPlainText(to text: inout String) {
    switch kind {
    case .text(let string), .code(let string), .abbreviation(let string, _): text += string
    case .softBreak, .lineBreak: text += " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      for inline in content { inline.appendPlainText(to: &text) }
    case .link(let link): for inline in link.shownContent { inline.appendPlainText(to: &text) }
    case .image(let image): text += image.alternative
    case .highlight(let content): for inline in content { inline.appendPlainText(to: &text) }
    case .tag(let name): text += "#" + name
    case .wikiLink(let link): if !link.isEmbed { text += link.text }
    case .formula(let formula): text += formula.tex
    case .html, .footnoteReference: break
    }
  }

  /// The inlines inside this one.
  package var children: [Inline] {
    switch kind {
    case .emphasis(let content), .strong(let content), .strikethrough(let content), .highlight(let content): content
    case .link(let link): link.content
    case .text, .code, .softBreak, .lineBreak, .image, .html, .footnoteReference, .tag, .wikiLink, .formula,
      .abbreviation:
      []
    }
  }

  /// Returns the inline with other inlines inside it.
  func replacingChildren(_ change: ([Inline]) -> [Inline]) -> Inline {
    var result = self
    switch kind {
    case .emphasis(let content): result.kind = .emphasis(change(content))
    case .strong(let content): result.kind = .strong(change(content))
    case .strikethrough(let content): result.kind = .strikethrough(change(content))
    case .highlight(let content): result.kind = .highlight(change(content))
    case .link(var link):
      link.content = change(link.content)
      result.kind = .link(link)
    case .text, .code, .softBreak, .lineBreak, .image, .html, .footnoteReference, .tag, .wikiLink, .formula,
      .abbreviation:
      break
    }
    return result
  }
}
