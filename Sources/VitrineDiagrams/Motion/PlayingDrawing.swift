import Markup
import VitrineLayout
import VitrineUI

/// A drawing that repeats a movement; if the reader prefers reduced motion, it shows the final state.
///
/// It is one drawing whose attributes are animated between samples with SMIL, which needs neither CSS nor scripts and
/// works in separate files too. Samples whose elements differ are displayed one after the other.
struct PlayingDrawing {
  let scene: AnimationFilm.Scene

  /// The pause at the start and at the end, in seconds.
  private static let pause = 0.6

  func svg(id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil)
    -> Element
  {
    let step = scene.duration / Double(max(scene.samples.count - 1, 1))
    let stops = scene.isEndless || step <= 0 ? 0 : Int((Self.pause / step).rounded(.up))
    let order =
      Array(repeating: 0, count: stops) + Array(scene.samples.indices)
      + Array(repeating: max(scene.samples.count - 1, 0), count: stops)
    let duration = Double(max(order.count - 1, 1)) * step
    let bounds = scene.samples.map { PictureScene($0).bounds }.reduce(Rect.zero) { $0.union($1) }
      .inset(by: EdgeInsets(.all, -8))
    func drawing(_ rendering: Rendering, prefix: String) -> Element {
      var writer = SVGWriter(
        prefix: prefix, scale: max(rendering.scale, 1), outliner: outlines ? rendering.typesetter : nil,
        scheme: scheme, isExact: true)
      writer.write(rendering.marks.map(\.withoutGaps))
      return writer.document(bounds, title: title, cssClass: "picture moving", standalone: standalone)
    }
    let samples = scene.samples.map { drawing($0, prefix: id) }
    guard let last = samples.last, let end = scene.samples.last else { return Element("svg") }
    let moving = MovingElement(samples: samples, order: order, duration: duration)
    let parts = moving.parts ?? moving.flipbook
    let isPaper = standalone ? 1 : 0
    var svg = last
    if !standalone { svg.shrink(to: .cell) }
    let rest = drawing(end, prefix: id + "-rest")
    // The definitions come first, then the background of a file.
    let heads = parts.prefix { $0.element?.name == "defs" } + parts.drop { $0.element?.name == "defs" }.prefix(isPaper)
    let restHeads = rest.children.filter { $0.element?.name == "defs" }
    let restParts = rest.children.drop { $0.element?.name == "defs" }.dropFirst(isPaper)
    svg.children =
      (standalone ? [Self.styles] : []) + heads + restHeads + [
        .element("g", ["class": "play"], Array(parts.dropFirst(heads.count))),
        .element("g", ["class": "rest", "display": "none"], Array(restParts)),
      ]
    return svg
  }

  /// The CSS for reduced motion in a separate file; pages have it in their style sheet.
  private static let styles = Node.element(
    "style", [:],
    [.text("@media (prefers-reduced-motion:reduce){.moving .play{display:none}.moving .rest{display:inline}}")])
}

extension Mark {
  /// The mark with invisible groups made barely visible, so that all samples have the same elements.
  fileprivate var withoutGaps: Mark {
    guard case .group(let marks, var effects) = self else { return self }
    effects.opacity = max(effects.opacity, 0.001)
    return .group(marks.map(\.withoutGaps), effects)
  }
}

extension Element {
  /// Scales a drawing down to a maximum height.
  fileprivate mutating func shrink(to room: PictureRoom) {
    guard let width = self["width"]?.number, let height = self["height"]?.number, height > room.height else { return }
    self["width"] = .number((width * room.height / height).rounded(), decimals: 2)
    self["height"] = .number(room.height, decimals: 2)
  }
}
