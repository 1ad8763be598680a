import Diagnostics
import Markup
import Notes
import SiteContent

/// The contents of a canvas's cards.
extension DocumentWriter {
  /// Writes the canvas of the resolver's note.
  package mutating func write(_ canvas: JSONCanvas) -> [Node] {
    // Cards are not part of the page's own text, so nothing in them has an ID.
    var writer = DocumentWriter(
      library: library, resolver: resolver, embedding: embedding + [resolver.note.path + "#cards"], words: words)
    writer.embedName = embedName.isEmpty ? "c" : embedName
    (writer.embedCost, writer.clock) = (embedCost, clock)
    let contents = canvas.cards.map { writer.write($0.content) }
    (embedCost, clock) = (writer.embedCost, writer.clock)
    // The places are in a card, not in the file.
    diagnostics += writer.diagnostics.map(\.unplaced)
    links += writer.links
    for tag in writer.tags where knownTags.insert(tag).inserted { tags.append(tag) }
    hasFormulas = hasFormulas || writer.hasFormulas
    needs.add(writer.needs)
    shownNotes.formUnion(writer.shownNotes)
    needs.hasCanvas = true
    return CanvasDrawing(canvas: canvas, contents: contents, label: resolver.note.title).nodes
  }

  private static let top = Span(at: Location(line: 1, column: 1))

  private mutating func write(_ content: JSONCanvas.Card.Content) -> [Node] {
    switch content {
    case .text(let text):
      return write(Document(text: text, path: resolver.shownPath, breaks: .hard).blocks)
    case .file(let path, let part):
      guard let link = WikiLink(parsing: (resolver.map.inContent(path) + part)[...], isEmbed: true) else { return [] }
      if let shown = writeImage(link, at: Self.top) { return shown }
      return writeEmbed(link, at: Self.top) ?? []
    case .link(let address):
      let resolution = resolve(address, isImage: false, at: Self.top)
      if let name = WebEmbed.name(of: address) { return .block("p", [:], webLink(name, to: resolution)) }
      return .block("p", [:], anchor([.text(address)], to: resolution))
    case .group: return []
    }
  }
}

extension Diagnostic {
  /// The diagnostic without its place in the file.
  fileprivate var unplaced: Diagnostic {
    var diagnostic = self
    diagnostic.span = nil
    return diagnostic
  }
}
