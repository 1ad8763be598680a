import VitrineLayout

/// Interpolation of drawings: marks of the same form are interpolated, other drawings cross-fade.
extension [Mark] {
  /// - Parameter progress: 0 for these marks, 1 for the others; springs overshoot.
  func mixed(with others: [Mark], at progress: Double) -> [Mark] {
    if let mixed = mixedInForm(with: others, at: progress) { return mixed }
    var (out, within) = (GroupEffects(), GroupEffects())
    (out.opacity, within.opacity) = (1 - progress.held, progress.held)
    return (isEmpty ? [] : [.group(self, out)]) + (others.isEmpty ? [] : [.group(others, within)])
  }

  fileprivate func mixedInForm(with others: [Mark], at progress: Double) -> [Mark]? {
    guard count == others.count else { return nil }
    var mixed: [Mark] = []
    for (a, b) in zip(self, others) {
      guard let mark = a.mixed(with: b, at: progress) else { return nil }
      mixed.append(mark)
    }
    return mixed
  }
}

extension Double {
  /// The number clamped to the range from 0 to 1.
  fileprivate var held: Double { Swift.min(Swift.max(self, 0), 1) }
}

extension Point {
  func mixed(with other: Point, at progress: Double) -> Point {
    Point(x: x.mixed(with: other.x, at: progress), y: y.mixed(with: other.y, at: progress))
  }
}

extension Rect {
  /// Returns the rectangle in between; its lengths are never negative.
  func mixed(with other: Rect, at progress: Double) -> Rect {
    let origin = origin.mixed(with: other.origin, at: progress)
    return Rect(
      x: origin.x, y: origin.y, width: max(width.mixed(with: other.width, at: progress), 0),
      height: max(height.mixed(with: other.height, at: progress), 0))
  }
}

extension Mark {
  fileprivate func mixed(with other: Mark, at progress: Double) -> Mark? {
    switch (self, other) {
    case (.group(let marks, let effects), .group(let others, let otherEffects)):
      guard let marks = marks.mixedInForm(with: others, at: progress),
        let effects = effects.mixed(with: otherEffects, at: progress)
      else { return nil }
      return .group(marks, effects)
    case (
      .rectangle(let rect, let radius, let fill, let stroke), .rectangle(let rect2, let radius2, let fill2, let stroke2)
    ):
      guard let fill = Fill.mixed(fill, fill2, progress), let stroke = Stroke.mixed(stroke, stroke2, progress)
      else { return nil }
      return .rectangle(
        rect.mixed(with: rect2, at: progress), cornerRadius: max(radius.mixed(with: radius2, at: progress), 0), fill,
        stroke)
    case (.ellipse(let rect, let fill, let stroke), .ellipse(let rect2, let fill2, let stroke2)):
      guard let fill = Fill.mixed(fill, fill2, progress), let stroke = Stroke.mixed(stroke, stroke2, progress)
      else { return nil }
      return .ellipse(rect.mixed(with: rect2, at: progress), fill, stroke)
    case (.path(let path, let fill, let stroke), .path(let path2, let fill2, let stroke2)):
      guard let path = path.mixed(with: path2, at: progress), let fill = Fill.mixed(fill, fill2, progress),
        let stroke = Stroke.mixed(stroke, stroke2, progress)
      else { return nil }
      return .path(path, fill, stroke)
    case (.text(let text), .text(let text2)): return text.mixed(with: text2, at: progress).map { .text($0) }
    case (.image(var image), .image(let image2)) where image.source == image2.source:
      image.frame = image.frame.mixed(with: image2.frame, at: progress)
      return .image(image)
    default: return nil
    }
  }
}

extension DrawnPath {
  fileprivate func mixed(with other: DrawnPath, at progress: Double) -> DrawnPath? {
    guard elements.count == other.elements.count, evenOdd == other.evenOdd else { return nil }
    var mixed = self
    for (index, pair) in zip(elements, other.elements).enumerated() {
      func between(_ a: Point, _ b: Point) -> Point { a.mixed(with: b, at: progress) }
      switch pair {
      case (.move(let a), .move(let b)): mixed.elements[index] = .move(between(a, b))
      case (.line(let a), .line(let b)): mixed.elements[index] = .line(between(a, b))
      case (.quad(let a, let c), .quad(let b, let d)):
        mixed.elements[index] = .quad(between(a, b), control: between(c, d))
      case (.cubic(let a, let c1, let c2), .cubic(let b, let d1, let d2)):
        mixed.elements[index] = .cubic(between(a, b), control1: between(c1, d1), control2: between(c2, d2))
      case (.close, .close): break
      default: return nil
      }
    }
    return mixed
  }
}

extension TextMark {
  fileprivate func mixed(with other: TextMark, at progress: Double) -> TextMark? {
    var (mixed, same) = (self, other)
    (same.origin, same.width, same.fill, same.letterSpacing) = (origin, width, fill, letterSpacing)
    same.font.size = font.size
    guard same == self, let fill = Fill.mixed(fill, other.fill, progress) ?? nil else { return nil }
    mixed.fill = fill
    mixed.origin = origin.mixed(with: other.origin, at: progress)
    mixed.width = max(width.mixed(with: other.width, at: progress), 0)
    mixed.font.size = max(font.size.mixed(with: other.font.size, at: progress), 0)
    mixed.letterSpacing = letterSpacing.mixed(with: other.letterSpacing, at: progress)
    return mixed
  }
}

extension GroupEffects {
  /// Returns the effects in between; `nil` if they differ in a property that can't be interpolated.
  func mixed(with other: GroupEffects, at progress: Double) -> GroupEffects? {
    guard blendMode == other.blendMode, adjustments.count == other.adjustments.count else { return nil }
    var mixed = other
    mixed.opacity = opacity.mixed(with: other.opacity, at: progress).held
    mixed.blur = max(blur.mixed(with: other.blur, at: progress), 0)
    if transform != nil || other.transform != nil {
      mixed.transform = (transform ?? .identity).mixed(with: other.transform ?? .identity, at: progress)
    }
    switch (clip, other.clip) {
    case (let a?, let b?):
      guard let clip = a.mixed(with: b, at: progress) else { return nil }
      mixed.clip = clip
    case (nil, nil): break
    default: return nil
    }
    switch (mask, other.mask) {
    case (let a?, let b?): mixed.mask = a.mixed(with: b, at: progress)
    case (nil, nil): break
    default: return nil
    }
    if let shadow = Shadow.mixed(shadow, other.shadow, progress) { mixed.shadow = shadow }
    for (index, pair) in zip(adjustments, other.adjustments).enumerated() {
      guard let adjustment = pair.0.mixed(with: pair.1, at: progress) else { return nil }
      mixed.adjustments[index] = adjustment
    }
    return mixed
  }
}

extension Transform {
  fileprivate func mixed(with other: Transform, at progress: Double) -> Transform {
    var mixed = self
    mixed.a = a.mixed(with: other.a, at: progress)
    mixed.b = b.mixed(with: other.b, at: progress)
    mixed.c = c.mixed(with: other.c, at: progress)
    mixed.d = d.mixed(with: other.d, at: progress)
    mixed.tx = tx.mixed(with: other.tx, at: progress)
    mixed.ty = ty.mixed(with: other.ty, at: progress)
    return mixed
  }
}
