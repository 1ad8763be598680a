import VitrineLayout

/// A bar that is filled up to a fraction: 4 points high; on the Mac 6, in a frame of 18.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct ProgressBar: PrimitiveView {
  let fraction: Double
  var tint: Color?

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let isMac = environment.text.profile == .macos
    let rule = BarRule(idealWidth: environment.points(118), height: isMac ? 18 : max(environment.points(4), 1))
    let isReversed = environment.layoutDirection == .rightToLeft
    let part = ControlPart("bar", rule: rule) { frame, environment in
      var frame = frame
      if isMac { (frame.origin.y, frame.size.height) = (frame.midY - 3, 6) }
      let radius = frame.height / 2
      var filled = frame
      filled.size.width = frame.width * fraction
      if isReversed { filled.origin.x = frame.maxX - filled.width }
      let fill = tint.map { Fill.ink($0.ink(in: environment)) } ?? environment.tintFill(in: filled)
      let track = Mark.rectangle(frame, cornerRadius: radius, .ink(.controlFill), nil)
      return fraction > 0 ? [track, .rectangle(filled, cornerRadius: radius, fill, nil)] : [track]
    }
    return part.makeNodes(context)
  }
}

/// A spinner with eight spokes, 20 points wide, or 37 in large controls.
struct Spinner: PrimitiveView {
  var tint: Color?

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let side = environment.points(environment.controlSize >= .large ? 37 : 20)
    let part = ControlPart("spinner", size: Size(width: side, height: side)) { frame, environment in
      let ink = (tint ?? environment.tint)?.ink(in: environment) ?? .gray
      let center = frame.point(.center)
      return (0..<8).map { spoke in
        let turn = Transform.rotation(Angle(degrees: Double(spoke) * 45), around: center)
        let path = DrawnPath([
          .move(turn.apply(Point(x: center.x, y: frame.minY + side * 0.27))),
          .line(turn.apply(Point(x: center.x, y: frame.minY + side * 0.06))),
        ])
        let faded = ink.opacity(1 - Double(spoke) * 0.1)
        return .path(path, nil, Stroke(.ink(faded), width: side * 0.11, cap: .round))
      }
    }
    return part.makeNodes(context)
  }
}
