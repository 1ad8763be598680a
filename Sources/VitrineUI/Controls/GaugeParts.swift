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

/// An arc around the value: three quarters of a circle, or all of it.
struct CircularGauge: PrimitiveView {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let side = environment.points(58)
    let gauge = ZStack {
      arc(environment, side)
      VStack(spacing: 0) { configuration.currentValueLabel }.font(.headline).minimumScaleFactor(0.5).lineLimit(1)
        .frame(maxWidth: side * 0.7)
    }
    .overlay(alignment: .bottom) {
      if isOpen { VStack(spacing: 0) { configuration.label }.font(.caption2).lineLimit(1) }
    }
    .frame(width: side, height: side)
    return context.nodes(of: gauge, step: .index(0))
  }

  private func arc(_ environment: EnvironmentValues, _ side: Double) -> some View {
    let width = environment.points(6)
    let (start, length) = isOpen ? (0.375, 0.75) : (0.75, 1.0)
    return ControlPart("arc", size: Size(width: side, height: side)) { frame, environment in
      func path(_ fraction: Double) -> DrawnPath {
        .arc(in: frame.shrunk(by: width / 2), from: start, turn: length * fraction)
      }
      let track = Mark.path(path(1), nil, Stroke(.ink(.controlFill), width: width, cap: .round))
      let value = Mark.path(
        path(configuration.value), nil, Stroke(environment.tintFill(in: frame), width: width, cap: .round))
      return configuration.value > 0 ? [track, value] : [track]
    }
  }
}

extension DrawnPath {
  /// A part of a circle, in turns clockwise from the right, as cubic curves of at most an eighth of a turn.
  static func arc(in box: Rect, from start: Double, turn: Double) -> DrawnPath {
    let center = box.point(.center)
    let radius = min(box.width, box.height) / 2
    let count = max(1, Int((turn * 8).rounded(.up)))
    let step = turn * 360 / Double(count)
    // The distance of the control points for which a cubic meets the arc in its middle.
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
