import VitrineLayout
import VitrineText
import VitrineUI

/// The elements that the system draws on a device's screen, in the views' points: status bar, camera cutout and home
/// indicator; in a window, the title bar.
struct DeviceBars {
  let form: Rendering.Screen.Form
  let screen: Rect
  let safeArea: EdgeInsets
  let typesetter: Typesetter

  /// The marks over the views.
  var marks: [Mark] { upper + lower }

  /// The marks below the views.
  var below: [Mark] {
    guard form == .window else { return [] }
    let bar = Rect(x: screen.minX, y: screen.minY, width: screen.width, height: safeArea.top)
    let line = Rect(x: bar.minX, y: bar.maxY - 0.5, width: bar.width, height: 0.5)
    return [
      .rectangle(bar, cornerRadius: 0, .ink(.secondaryBackground), nil),
      .rectangle(line, cornerRadius: 0, .ink(.separator), nil),
    ]
  }

  /// The marks at the upper edge.
  var upper: [Mark] {
    switch form {
    case .phone:
      let middle = screen.minY + 29.5
      return [pill(Rect(x: screen.midX - 63, y: screen.minY + 11, width: 126, height: 37))]
        + time("9:41", size: 17, x: screen.minX + 68, middle: middle, .middle)
        + signs(end: screen.maxX - 32, middle: middle, scale: 1, hasSignal: true)
    case .phoneOnItsSide: return [pill(Rect(x: screen.minX + 11, y: screen.midY - 63, width: 37, height: 126))]
    case .tablet:
      let middle = screen.minY + 12.5
      return time("9:41", size: 12, x: screen.minX + 20, middle: middle, .start)
        + signs(end: screen.maxX - 20, middle: middle, scale: 0.8, hasSignal: false)
    case .watch: return time("10:09", size: 15, x: screen.maxX - 24, middle: screen.minY + 19, .end)
    case .window: return lights
    }
  }

  /// The home indicator.
  private var lower: [Mark] {
    guard safeArea.bottom >= 18, let width = [.phone: 139, .phoneOnItsSide: 226, .tablet: 240.0][form] else {
      return []
    }
    let bar = Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    return [.rectangle(bar, cornerRadius: 2.5, .ink(.primary), nil)]
  }

  private func pill(_ frame: Rect) -> Mark {
    .rectangle(frame, cornerRadius: min(frame.width, frame.height) / 2, .ink(.black), nil)
  }

  /// The buttons of a window.
  private var lights: [Mark] {
    let colors: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]
    return colors.enumerated().map { index, color in
      let place = Rect(
        x: screen.minX + 13 + Double(index) * 20, y: screen.minY + safeArea.top / 2 - 6, width: 12, height: 12)
      return .ellipse(place, .ink(Ink(RGBA(hex: color))), nil)
    }
  }

  private func time(_ text: String, size: Double, x: Double, middle: Double, _ anchor: DiagramText.Anchor) -> [Mark] {
    // The height of digits is seven tenths of the font size.
    DiagramText(text, size: size, weight: 600, in: typesetter)
      .marks(at: Point(x: x, y: middle + size * 0.36), anchor, .primary)
  }

  // MARK: Status icons

  /// Returns the icons for the cellular signal, Wi-Fi and the battery.
  private func signs(end: Double, middle: Double, scale: Double, hasSignal: Bool) -> [Mark] {
    let battery = end - 27.3 * scale
    let waves = battery - 7 * scale - 17 * scale
    return (hasSignal ? signal(waves - 5 * scale - 18 * scale, middle, scale) : [])
      + self.waves(waves, middle, scale) + self.battery(battery, middle, scale)
  }

  private func signal(_ x: Double, _ middle: Double, _ scale: Double) -> [Mark] {
    [4.0, 6.2, 9, 12].enumerated().map { index, height in
      let bar = Rect(
        x: x + Double(index) * 5 * scale, y: middle + (6 - height) * scale, width: 3 * scale, height: height * scale)
      return .path(DrawnPath(DrawnPath.rounded(bar, radius: scale)), .ink(.primary), nil)
    }
  }

  private func waves(_ x: Double, _ middle: Double, _ scale: Double) -> [Mark] {
    let (center, foot) = (x + 8.5 * scale, middle + 6 * scale)
    /// Returns a quarter of a circle above its center.
    func arc(_ radius: Double) -> [DrawnPath.Element] {
      let (side, handle) = (radius * 0.5.squareRoot(), radius * 0.5523 * 0.5.squareRoot())
      let end = Point(x: center + side, y: foot - side)
      return [
        .move(Point(x: center - side, y: foot - side)),
        .cubic(
          end, control1: Point(x: center - side + handle, y: foot - side - handle),
          control2: Point(x: end.x - handle, y: end.y - handle)),
      ]
    }
    let dot = DrawnPath(arc(4.2 * scale) + [.line(Point(x: center, y: foot)), .close])
    let stroke = Stroke(.ink(.primary), width: 2.3 * scale)
    return [.path(dot, .ink(.primary), nil)] + [6.9, 10.7].map { .path(DrawnPath(arc($0 * scale)), nil, stroke) }
  }

  private func battery(_ x: Double, _ middle: Double, _ scale: Double) -> [Mark] {
    func box(_ dx: Double, _ dy: Double, _ width: Double, _ height: Double, _ radius: Double) -> DrawnPath {
      let rect = Rect(x: x + dx * scale, y: middle + dy * scale, width: width * scale, height: height * scale)
      return DrawnPath(DrawnPath.rounded(rect, radius: radius * scale))
    }
    let pale = Ink.primary.opacity(0.4)
    return [
      .path(box(0.5, -6, 24, 12, 3.8), nil, Stroke(.ink(pale), width: scale)),
      .path(box(2.5, -4, 20, 8, 2.3), .ink(.primary), nil),
      .path(box(25.9, -2, 1.4, 4, 0.7), .ink(pale), nil),
    ]
  }
}
