import VitrineLayout

extension View {
  /// Fills the view's background with the background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(SemanticShapeStyle.background, ignoresSafeAreaEdges: edges)
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name, or its components as style sheets write them.
  public var description: String { argument }
}
