import VitrineLayout

/// A drawing that code makes. *Reports:* all that is proposed, 10 for `nil`.
package struct Canvas: PrimitiveView {
  private let draw: (GraphicsContext, Size) -> Void
  /// Views that the drawing shows, by their tags.
  private let symbols: (any View)?

  package init(symbols: (any View)? = nil, _ draw: @escaping (GraphicsContext, Size) -> Void) {
    (self.symbols, self.draw) = (symbols, draw)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let painter = LeafPainter { node, frame in
      let symbols = symbols.map { CanvasSymbols($0, node.environment) }
      let context = GraphicsContext(environment: node.environment, symbols: symbols)
      draw(context, frame.size)
      guard !context.marks.isEmpty else { return [] }
      var effects = GroupEffects()
      effects.transform = .translation(x: frame.minX, y: frame.minY)
      effects.clip = Path(Rect(origin: .zero, size: frame.size)).drawn
      return [.group(context.marks, effects)]
    }
    return [RenderNode("Canvas", rule: FlexibleLeafRule(), context: context, painter: painter)]
  }
}
