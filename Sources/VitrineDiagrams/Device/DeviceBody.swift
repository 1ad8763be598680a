import VitrineLayout
import VitrineText
import VitrineUI

/// The device around a view: its screen, its frame, and the edge where the drawing is cropped.
struct DeviceBody {
  let screen: Rendering.Screen
  /// The screen with its bars, as far as it is shown.
  private(set) var outline: Rect
  /// The shown part of the screen with the device's frame.
  private(set) var body: Rect
  /// The whole screen, in the views' points.
  let whole: Rect
  private let window: Rect
  let tear: Double?
  private let zoom: Double

  /// - Parameter window: the view's proposal as a rectangle, in its points.
  init(_ screen: Rendering.Screen, around window: Rect, fit: PictureFit) {
    let insets = screen.safeArea
    whole = window.inset(
      by: EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
    (self.screen, self.window, tear, outline, zoom) = (screen, window, fit.tear, whole, fit.zoom)
    let rim = Self.rim(screen.form)
    body = whole.inset(by: EdgeInsets(.all, -rim))
    if let tear {
      outline.size.height = min(max(tear - whole.minY, 1), whole.height)
      body.size.height = outline.height + rim
    }
  }

  /// Returns the width of the frame around a screen, in points.
  private static func rim(_ form: Rendering.Screen.Form) -> Double {
    switch form {
    case .phone, .phoneOnItsSide: 8
    case .tablet: 14
    case .watch: 10
    case .window: 0.75
    }
  }

  func zoomed(_ zoom: Double) -> DeviceBody {
    var body = self
    (body.outline, body.body) = (outline.zoomed(zoom), self.body.zoomed(zoom))
    return body
  }

  /// Returns the screen with the views on it, the bars over them, and the frame around: marks in the views' points.
  func marks(around views: [Mark], _ typesetter: Typesetter) -> [Mark] {
    var inside = GroupEffects()
    inside.clip = DrawnPath(screenPath)
    let bars = DeviceBars(form: screen.form, screen: whole, safeArea: screen.safeArea, typesetter: typesetter)
    let ground = Mark.rectangle(
      Rect(x: whole.minX, y: whole.minY, width: whole.width, height: (tear ?? whole.maxY) - whole.minY),
      cornerRadius: 0, .ink(screen.form == .watch ? .black : .screen), nil)
    let shown = tear == nil ? bars.marks : bars.upper
    return [.group([ground] + bars.below + views + shown, inside)] + around
  }

  /// The safe area, tinted: a mark in the views' points.
  var tint: Mark {
    var inside = GroupEffects()
    inside.clip = DrawnPath(screenPath)
    let parts = whole.parts(outside: window)
    return .group(parts.map { .rectangle($0, cornerRadius: 0, .ink(.safeArea), nil) }, inside)
  }

  /// The frame around the screen, open where the drawing is cropped.
  private var around: [Mark] {
    let rim = Self.rim(screen.form)
    let ink = screen.form == .window ? Ink.line : screen.form == .watch ? .watchCase : .bezel
    let stroke = Stroke(.ink(ink), width: rim)
    let ring = whole.inset(by: EdgeInsets(.all, -rim / 2))
    let radius = screen.cornerRadius + rim / 2
    guard let tear else {
      return [.path(DrawnPath(DrawnPath.rounded(ring, radius: radius)), nil, stroke)]
    }
    let arch = DrawnPath.arch(ring, radius: radius, to: tear)
    let edge = TornEdge(from: whole.minX, to: whole.maxX, at: tear, zoom: zoom).points
    let line = DrawnPath(edge.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    return [.path(DrawnPath(arch), nil, stroke), .path(line, nil, Stroke(.ink(.line), width: 0.75 / zoom))]
  }

  /// The outline of the shown part of the screen.
  private var screenPath: [DrawnPath.Element] {
    let radius = screen.cornerRadius
    guard let tear else { return DrawnPath.rounded(whole, radius: radius) }
    let edge = TornEdge(from: whole.minX, to: whole.maxX, at: tear, zoom: zoom).points
    return DrawnPath.arch(whole, radius: radius, to: tear) + edge.reversed().map { .line($0) } + [.close]
  }
}

/// A zigzag edge like torn paper, where a drawing is cropped.
struct TornEdge {
  let from: Double
  let to: Double
  let at: Double
  /// The scale of the drawing, so that the teeth have the same size in all drawings.
  var zoom = 1.0

  /// The depth of the teeth, in points of the drawing.
  static let depth = 4.0

  /// The points from left to right; the first and last are at the same height.
  var points: [Point] {
    let count = max(Int((min(max(to - from, 0), 4000) * zoom / 13).rounded()), 1) * 2
    return (0...count).map { index in
      let x = from + (to - from) * Double(index) / Double(count)
      return Point(x: x, y: index % 2 == 0 ? at : at - Self.depth / zoom)
    }
  }
}

extension DrawnPath {
  /// Returns the upper part of a rectangle with round corners: up its left side, across, and down its right side.
  static func arch(_ rect: Rect, radius: Double, to bottom: Double) -> [Element] {
    let r = min(radius, rect.width / 2, max(bottom - rect.minY, 0))
    let k = r * (1 - 0.5523)
    let (x, y, right) = (rect.minX, rect.minY, rect.maxX)
    return [
      .move(Point(x: x, y: bottom)), .line(Point(x: x, y: y + r)),
      .cubic(Point(x: x + r, y: y), control1: Point(x: x, y: y + k), control2: Point(x: x + k, y: y)),
      .line(Point(x: right - r, y: y)),
      .cubic(Point(x: right, y: y + r), control1: Point(x: right - k, y: y), control2: Point(x: right, y: y + k)),
      .line(Point(x: right, y: bottom)),
    ]
  }
}
