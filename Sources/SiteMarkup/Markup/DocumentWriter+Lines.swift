import Diagnostics
import Markup
import Notes
import SiteContent

/// Embedded notes within a line of text, or one after another.
extension DocumentWriter {
  /// Writes a paragraph that contains embeds, each between the text before and after it; returns `nil` for a paragraph
  /// without embeds.
  ///
  /// - Parameter paragraphs: whether the text before and after an embed gets an element.
  mutating func writeEmbeds(in content: [Inline], paragraphs: Bool) -> [Node]? {
    guard content.contains(where: isNoteEmbed) else { return nil }
    var nodes: [Node] = []
    var words: [Inline] = []
    func flush(_ writer: inout DocumentWriter) {
      let line = words.trimmed
      words = []
      guard !line.isEmpty else { return }
      writer.context = content.plainText
      let written = writer.write(line)
      nodes += paragraphs ? .block("p", [:], written) : written
    }
    for inline in content {
      guard case .wikiLink(let link) = inline.kind, isNoteEmbed(inline) else {
        words.append(inline)
        continue
      }
      flush(&self)
      context = content.plainText
      nodes += (paragraphs ? [] : ["\n"]) + (writeEmbed(link, at: inline.span) ?? [])
    }
    flush(&self)
    return nodes
  }

  private func isNoteEmbed(_ inline: Inline) -> Bool {
    guard case .wikiLink(let link) = inline.kind, link.isEmbed, !ImageSize.isImage(link.target) else { return false }
    let resolution = resolver.resolve(link, at: inline.span)
    return resolution.target != nil && !resolution.isBroken
  }

  /// Returns the key of a part of a note, by which embeds in themselves are found.
  static func embedKey(_ path: String, _ fragment: String) -> String {
    fragment.isEmpty ? path : path + "#" + fragment
  }

  /// Returns whether a part of this note contains the place that embeds it.
  func showsItself(_ target: SiteMap.Target, at fragment: String, from span: Span) -> Bool {
    guard target.path == resolver.note.path else { return false }
    guard let blocks = resolver.note.document.blocks(at: fragment) else { return true }
    return blocks.contains {
      ($0.span.start.line...max($0.span.start.line, $0.span.end.line)).contains(span.start.line)
    }
  }
}

extension [Inline] {
  /// The inlines without the spaces and line breaks at both ends.
  fileprivate var trimmed: [Inline] {
    func isSpace(_ inline: Inline) -> Bool {
      switch inline.kind {
      case .softBreak, .lineBreak: true
      case .text(let text): text.allSatisfy(\.isWhitespace)
      default: false
      }
    }
    let rest = drop(while: isSpace)
    var line = Array(rest.prefix((rest.lastIndex { !isSpace($0) }.map { $0 - rest.startIndex + 1 }) ?? 0))
    if case .text(let text)? = line.first?.kind { line[0].kind = .text(String(text.drop(while: \.isWhitespace))) }
    if case .text(var text)? = line.last?.kind {
      while text.last?.isWhitespace == true { text.removeLast() }
      line[line.count - 1].kind = .text(text)
    }
    return line
  }
}
