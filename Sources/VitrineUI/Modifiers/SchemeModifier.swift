import VitrineLayout

/// A modifier that draws a view in one colour scheme, independent of the page's scheme.
struct SchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?
  /// Whether the window's background is drawn behind the view.
  let hasBackground: Bool

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    guard let scheme else { return content(context) }
    var inner = context
    inner.environment.colorScheme = scheme
    return content(inner).map { node in
      RenderNode(
        hasBackground ? "preferredColorScheme" : "colorScheme", argument: scheme.rawValue, rule: TransparentRule(),
        children: [node], context: context, painter: SchemePainter(scheme: scheme, hasBackground: hasBackground)
      ).carryingTraits(of: node)
    }
  }
}

private struct SchemePainter: Painter {
  let scheme: ColorScheme
  let hasBackground: Bool

  func paint(_ node: RenderNode, _ frame: Rect, children: [[Mark]], _ context: PaintContext) -> [Mark] {
    let background = Mark.rectangle(frame, cornerRadius: 0, .ink(.background), nil)
    return ((hasBackground ? [background] : []) + children.flatMap { $0 }).map { $0.pinned(to: scheme) }
  }
}

extension Ink {
  fileprivate func pinned(to scheme: ColorScheme) -> Ink { Ink(scheme == .dark ? dark : light) }
}

extension Fill {
  fileprivate func pinned(to scheme: ColorScheme) -> Fill {
    func pinned(_ stops: GradientStops) -> GradientStops {
      GradientStops(stops.stops.map { .init(ink: $0.ink.pinned(to: scheme), location: $0.location) })
    }
    switch self {
    case .ink(let ink): return .ink(ink.pinned(to: scheme))
    case .linear(let stops, let from, let to): return .linear(pinned(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      return .radial(pinned(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(pinned(stops), center: center, start: start, end: end)
    }
  }
}

extension Stroke {
  fileprivate func pinned(to scheme: ColorScheme) -> Stroke {
    var stroke = self
    stroke.fill = fill.pinned(to: scheme)
    return stroke
  }
}

extension Mark {
  /// Returns the mark in the colours of one scheme.
  func pinned(to scheme: ColorScheme) -> Mark {
    switch self {
    case .group(let marks, var effects):
      effects.mask = effects.mask?.map { $0.pinned(to: scheme) }
      if let ink = effects.shadow?.ink { effects.shadow?.ink = ink.pinned(to: scheme) }
      return .group(marks.map { $0.pinned(to: scheme) }, effects)
    case .rectangle(let frame, let radius, let fill, let stroke):
      return .rectangle(frame, cornerRadius: radius, fill?.pinned(to: scheme), stroke?.pinned(to: scheme))
    case .ellipse(let frame, let fill, let stroke):
      return .ellipse(frame, fill?.pinned(to: scheme), stroke?.pinned(to: scheme))
    case .path(let path, let fill, let stroke):
      return .path(path, fill?.pinned(to: scheme), stroke?.pinned(to: scheme))
    case .text(var text):
      text.fill = text.fill.pinned(to: scheme)
      return .text(text)
    case .image: return self
    }
  }
}
