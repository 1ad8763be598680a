import VitrineLayout

/// The views that a canvas can draw, each laid out in its ideal size when it is first asked for.
final class CanvasSymbols {
  private let views: any View
  private let environment: EnvironmentValues
  private var known: [AnyHashable: Symbol?] = [:]

  /// A view as it is drawn: its size in points, and its marks from the upper left corner on.
  struct Symbol {
    let size: Size
    let marks: [Mark]

    /// The marks, stretched to fill a rectangle.
    func marks(in frame: Rect) -> [Mark] {
      guard size.width > 0, size.height > 0 else { return [] }
      var effects = GroupEffects()
      effects.transform = Transform.scale(x: frame.width / size.width, y: frame.height / size.height)
        .then(.translation(x: frame.minX, y: frame.minY))
      return [.group(marks, effects)]
    }
  }

  init(_ views: any View, _ environment: EnvironmentValues) { (self.views, self.environment) = (views, environment) }

  /// The view with a tag; `nil` where there is none, or where canvases are in symbols of each other.
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

/// How many canvases there are around, of which each is in a symbol of the next.
private struct CanvasDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

/// The one of several views that has a tag.
private struct TaggedView: PrimitiveView {
  let views: any View
  let tag: AnyHashable

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let nodes = context.nodes(of: views, step: .index(0))
    return nodes.first { $0.traits.choice == tag }.map { [$0] } ?? []
  }
}
