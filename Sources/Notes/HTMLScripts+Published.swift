extension HTMLScripts {
  /// Returns the Markdown of a note without the scripts and styles in its blocks of HTML, for the published copy.
  static func removed(from text: String, of blocks: [Block]) -> String {
    guard ["script", "style"].contains(where: text.containsBytes) else { return text }
    var result = text
    for block in blocks {
      guard case .html(let html) = block.kind, let shown = removed(from: html)?.html else { continue }
      result = result.replacing(html, with: shown, maxReplacements: 1)
    }
    return result
  }
}
