import VitrineLayout

/// The views that a canvas can draw, each of which is laid out at its ideal size on its first use.
final class CanvasSymbols {
  private let views: any View
  private let environment: EnvironmentValues
  private var known: [AnyHashable: Symbol?] = [:]

  /// A laid-out view: its size in points, and its marks relative to the top left corner.
  struct Symbol {
    let size: Size
    let marks: [Mark]

    /// Returns the marks, scaled to fill a rectangle.
    func marks(in frame: Rect) -> [Mark] {
      guard size.width > 0, size.height > 0 else { return [] }
      var effects = GroupEffects()
      effects.transform = Transform.scale(x: frame.width / size.width, y: frame.height / size.height)
        .then(.translation(x: frame.minX, y: frame.minY))
      return [.group(marks, effects)]
    }
  }

  init(_ views: any View, _ environment: EnvironmentValues) { (self.views, self.environment) = (views, environment) }

  /// Returns the view with a tag; `nil` if there is none, or if canvases are nested in symbols of one another too
  /// deeply.
  func symbol(_ tag: AnyHashable) -> Symbol? {
    if let known = known[tag] { return known }
    let symbol = environment[CanvasDepthKey.self] < 3 ? drawn(tag) : nil
    known[tag] = .some(symbol)
    return symbol
  }

  private func drawn(_ tag: AnyHashable) -> Symbol? {
    var surroundings = environment
    surroundings[CanvasDepthKey.self] += 1
    let rendering = Renderer.renderApart(TaggedView(views: views, tag: tag), in: surroundings, proposing: .unspecified)
    return rendering.root == nil ? nil : Symbol(size: rendering.size, marks: rendering.marks)
  }
}

/// The number of canvases around the view, each in a symbol of the next.
private struct CanvasDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

/// The view with a tag, among several.
private struct TaggedView: PrimitiveView {
  let views: any View
  let tag: AnyHashable

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: views, step: .index(0))
    return nodes.first { $0.traits.choice == tag }.map { [$0] } ?? []
  }
}
