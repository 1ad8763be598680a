import VitrineLayout

/// A drawing made by a closure. *Reports:* the proposal, 10 points for `nil`.
public struct Canvas: PrimitiveView {
  private let draw: (GraphicsContext, Size) -> Void
  /// The views that the drawing can show, with their tags.
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
