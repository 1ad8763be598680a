import VitrineLayout

/// The switch of a toggle: drawn 51 by 31 points in a frame of 49, from iOS 26 on 63 by 28 points with an oblong knob.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct Switch: PrimitiveView {
  let isOn: Bool
  let tint: Color?
  /// Whether the switch is at the end of a labelled row. On iOS 26 it then extends 2 points beyond the row's edge.
  var isAtEnd = false

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let profile = environment.text.profile
    let isNew = profile == .ios26
    // The width that the switch takes beyond its frame.
    let excess = profile == .ios18 ? environment.points(2) : 0
    let overhang = isAtEnd && isNew ? environment.points(2) : 0
    let size =
      profile == .macos
      ? Size(width: 28, height: 17)
      : Size(width: environment.points(isNew ? 63 : 51) - excess, height: environment.points(isNew ? 28 : 31))
    let (inset, knobWidth) = (environment.points(2), isNew ? environment.points(39) : nil)
    let trailing = isOn == (environment.layoutDirection == .leftToRight)
    let part = ControlPart("switch", size: size) { frame, environment in
      let frame = Rect(
        x: frame.minX - (environment.layoutDirection == .rightToLeft ? excess : 0), y: frame.minY,
        width: frame.width + excess, height: frame.height)
      let own = environment.tintStyle.map { _ in environment.tintFill(in: frame) }
      let on = own ?? .ink((tint ?? environment.tint ?? .green).ink(in: environment))
      let knob = Size(width: knobWidth ?? frame.height - 2 * inset, height: frame.height - 2 * inset)
      let x = trailing ? frame.maxX - inset - knob.width : frame.minX + inset
      let place = Rect(x: x, y: frame.minY + inset, width: knob.width, height: knob.height)
      let edge = Stroke(.ink(Ink.black.opacity(0.2)), width: 0.5)
      return [
        .rectangle(frame, cornerRadius: frame.height / 2, isOn ? on : .ink(.controlFill), nil),
        isNew
          ? .rectangle(place, cornerRadius: knob.height / 2, .ink(.white), edge) : .ellipse(place, .ink(.white), edge),
      ]
    }
    guard overhang > 0 else { return part.makeNodes(context) }
    return context.nodes(of: part.padding(EdgeInsets(.trailing, -overhang)), step: .index(0))
  }
}

/// A checkbox of 17 points, on the Mac 14, with a checkmark while it is on.
struct Checkbox: PrimitiveView {
  let isOn: Bool

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let side = context.environment.text.profile == .macos ? 14 : context.environment.points(17)
    let part = ControlPart("checkbox", size: Size(width: side, height: side)) { frame, environment in
      let radius = side * 0.22
      guard isOn else {
        let border = Stroke(.ink(.separator), width: 1)
        return [.rectangle(frame.shrunk(by: 0.5), cornerRadius: radius, .ink(.background), border)]
      }
      return [
        .rectangle(frame, cornerRadius: radius, .ink(environment.tintInk), nil),
        .path(.tick(in: frame), nil, Stroke(.ink(.white), width: side * 0.12, cap: .round, join: .round)),
      ]
    }
    return part.makeNodes(context)
  }
}

extension DrawnPath {
  static func tick(in box: Rect) -> DrawnPath {
    DrawnPath([
      .move(box.point(UnitPoint(x: 0.25, y: 0.53))), .line(box.point(UnitPoint(x: 0.43, y: 0.71))),
      .line(box.point(UnitPoint(x: 0.76, y: 0.3))),
    ])
  }
}
