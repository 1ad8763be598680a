import VitrineLayout

/// A bar between the labels of its bounds.
struct BoundedBar: PrimitiveView {
  let configuration: GaugeStyleConfiguration

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let bar = HStack(spacing: context.environment.points(8)) {
      configuration.minimumValueLabel
      ProgressBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    return context.nodes(of: bar, step: .index(0))
  }
}

/// An arc around the value: a circle that fills, or an open arc with a marker at the value.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct CircularGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let side = environment.points(58)
    let (least, most) = (bound("minimum", context), bound("maximum", context))
    let hasBounds = isOpen && !(least.isEmpty && most.isEmpty)
    let gauge = ZStack {
      arc(environment, side, opening: isOpen ? (hasBounds ? 120 : 90) : 0)
      value(context).font(.headline).minimumScaleFactor(0.5).lineLimit(1).frame(maxWidth: side * 0.7)
        .offset(y: isOpen ? -environment.points(1.8) : 0)
    }
    .overlay(alignment: .bottom) {
      if hasBounds {
        HStack(spacing: 0) {
          PrebuiltNodes(nodes: least)
          Spacer(minLength: 0)
          PrebuiltNodes(nodes: most)
        }
        .frame(width: side - 2 * environment.points(11)).padding(EdgeInsets(.bottom, environment.points(2.8)))
      } else if isOpen {
        VStack(spacing: 0) { configuration.label }.font(.caption2).lineLimit(1)
      }
    }
    .frame(width: side, height: side)
    return context.nodes(of: gauge, step: .index(0))
  }

  /// Returns the label of the value; in a closed circle without one, the label of the gauge.
  private func value(_ context: RenderContext) -> some View {
    let nodes = context.inContainer(along: nil).nodes(
      of: configuration.currentValueLabel ?? AnyView(EmptyView()), step: .id("probe"))
    return VStack(spacing: 0) { nodes.isEmpty && !isOpen ? configuration.label : configuration.currentValueLabel }
  }

  /// Returns the label of the lower or the upper bound.
  private func bound(_ name: String, _ context: RenderContext) -> [RenderNode] {
    let label = name == "minimum" ? configuration.minimumValueLabel : configuration.maximumValueLabel
    guard isOpen, let label else { return [] }
    var inner = context.inContainer(along: nil)
    inner.environment.text.font = .system(size: inner.environment.points(11.1))
    inner.environment.lineLimit = 1
    return inner.nodes(of: label, step: .id(name))
  }

  /// - Parameter opening: the gap at the bottom of the circle, in degrees.
  private func arc(_ environment: EnvironmentValues, _ side: Double, opening: Double) -> some View {
    let width = environment.points(17.0 / 3)
    let start = isOpen ? (90 + opening / 2) / 360 : 0.75
    let length = 1 - opening / 360
    return ControlPart("arc", size: Size(width: side, height: side)) { frame, environment in
      let ring = frame.shrunk(by: width / 2)
      func arc(_ from: Double, _ to: Double, _ fill: Fill, _ cap: Stroke.Cap) -> Mark {
        .path(
          .arc(in: ring, from: start + length * from, turn: length * (to - from)), nil,
          Stroke(fill, width: width, cap: cap))
      }
      let fill = environment.tintFill(in: frame)
      guard isOpen else {
        let track = arc(0, 1, .ink(fill.mainInk.opacity(0.35)), .butt)
        return configuration.value > 0 ? [track, arc(0, configuration.value, fill, .round)] : [track]
      }
      return marked(ring, start: start, length: length, width: width, fill)
    }
  }

  /// Returns the whole arc, with a gap around a dot at the value.
  private func marked(_ ring: Rect, start: Double, length: Double, width: Double, _ fill: Fill) -> [Mark] {
    let radius = ring.width / 2
    /// Returns a disc on the ring, at a fraction of the arc.
    func disc(_ place: Double, _ diameter: Double) -> Mark {
      let angle = (start + length * place) * 2 * .pi
      let center = ring.point(.center) + Point(x: radius * cosine(angle), y: radius * sine(angle))
      return .ellipse(
        Rect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter), fill, nil)
    }
    func arc(_ from: Double, _ to: Double) -> [Mark] {
      guard to > from else { return [] }
      let path = DrawnPath.arc(in: ring, from: start + length * from, turn: length * (to - from))
      return [.path(path, nil, Stroke(fill, width: width))]
    }
    let value = configuration.value
    let gap = width * 10 / (17.0 / 3) / 2 / (2 * .pi * radius) / length
    let ends = [0.0, 1.0].filter { abs($0 - value) > gap }.map { disc($0, width) }
    return arc(0, value - gap) + arc(value + gap, 1) + ends + [disc(value, width * 18 / 17)]
  }
}

extension DrawnPath {
  /// Returns a part of a circle as cubic curves of at most an eighth of a turn each. The start and the length are in
  /// turns, clockwise from the right.
  static func arc(in box: Rect, from start: Double, turn: Double) -> DrawnPath {
    let center = box.point(.center)
    let radius = min(box.width, box.height) / 2
    let count = max(1, Int((turn * 8).rounded(.up)))
    let step = turn * 360 / Double(count)
    // The distance of the control points at which a cubic curve meets the arc in its middle.
    let quarter = step / 4 * .pi / 180
    let reach = 4.0 / 3 * sine(quarter) / cosine(quarter)
    func point(_ degrees: Double) -> (place: Point, tangent: Point) {
      let (s, c) = (sine(degrees * .pi / 180), cosine(degrees * .pi / 180))
      return (
        Point(x: center.x + radius * c, y: center.y + radius * s),
        Point(x: -radius * s * reach, y: radius * c * reach)
      )
    }
    var elements: [Element] = [.move(point(start * 360).place)]
    for index in 0..<count {
      let a = point(start * 360 + Double(index) * step)
      let b = point(start * 360 + Double(index + 1) * step)
      elements.append(.cubic(b.place, control1: a.place + a.tangent, control2: b.place - b.tangent))
    }
    return DrawnPath(elements)
  }
}
