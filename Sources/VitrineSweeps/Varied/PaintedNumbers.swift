import VitrineLayout
import VitrineUI

/// The numbers of marks that a sweep over widths ignores, because they are constant or follow from frames: radii,
/// effects, lines and outlines. A parameter of the code may change each of them.
struct PaintedNumbers {
  private(set) var shape: [SweepSample.Token] = []
  private(set) var numbers: [Double] = []

  init(_ marks: [Mark]) { marks.forEach { read($0) } }

  private mutating func read(_ mark: Mark) {
    switch mark {
    case .group(let marks, let effects):
      read(effects)
      marks.forEach { read($0) }
    case .rectangle(let frame, let radius, let fill, let stroke):
      read(frame)
      numbers.append(min(radius, min(frame.width, frame.height) / 2))
      read(fill)
      read(stroke)
    case .ellipse(let frame, let fill, let stroke):
      read(frame)
      read(fill)
      read(stroke)
    case .path(let path, let fill, let stroke):
      read(path)
      read(fill)
      read(stroke)
    case .text(let text): numbers += [text.width, text.letterSpacing]
    case .image(let image): read(image.frame)
    }
  }

  private mutating func read(_ frame: Rect) { numbers += [frame.minX, frame.minY, frame.width, frame.height] }

  private mutating func read(_ point: Point) { numbers += [point.x, point.y] }

  private mutating func read(_ effects: GroupEffects) {
    // What has no number to interpolate is a part of the shape.
    var rest = GroupEffects()
    (rest.blendMode, rest.adjustments) = (effects.blendMode, effects.adjustments)
    rest.blur = effects.blur > 0 ? 1 : 0
    rest.shadow = effects.shadow.map { shadow in
      .init(ink: shadow.ink, radius: shadow.radius > 0 ? 1 : 0, x: 0, y: 0, isInner: shadow.isInner)
    }
    let isMoved = effects.transform.map { $0 != .identity } ?? false
    shape.append(.effects(rest, isMoved: isMoved, clip: effects.clip?.elements.count))
    numbers += [effects.opacity, effects.blur]
    if let transform = effects.transform {
      numbers += [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    }
    if let clip = effects.clip { read(clip) }
    if let mask = effects.mask {
      shape.append(.open)
      mask.forEach { read($0) }
      shape.append(.close)
    }
    if let shadow = effects.shadow { numbers += [shadow.radius, shadow.x, shadow.y] }
  }

  private mutating func read(_ path: DrawnPath) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): read(point)
      case .quad(let point, let control):
        read(point)
        read(control)
      case .cubic(let point, let first, let second):
        read(point)
        read(first)
        read(second)
      case .close: break
      }
    }
  }

  private mutating func read(_ fill: Fill?) {
    switch fill {
    case .linear(_, let start, let end):
      read(start)
      read(end)
    case .radial(_, let center, let start, let end):
      read(center)
      numbers += [start, end]
    // Angular gradients are drawn as many sectors, whose number may change.
    case .angular: shape.append(.fill(fill))
    case .ink, nil: break
    }
  }

  private mutating func read(_ stroke: Stroke?) {
    guard let stroke else { return }
    read(stroke.fill)
    numbers.append(stroke.width)
    numbers += stroke.dash + [stroke.dashPhase]
  }
}
