import VitrineLayout

/// Interpolation of colours, fills and strokes; an outer optional of `nil` means that there is no value in between.
extension Ink {
  /// Returns the colour in between; it keeps its name only if both colours are equal.
  func mixed(with other: Ink, at progress: Double) -> Ink {
    if self == other { return self }
    return Ink(light: light.mixed(with: other.light, at: progress), dark: dark.mixed(with: other.dark, at: progress))
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, at progress: Double) -> RGBA {
    func part(_ a: Double, _ b: Double) -> Double { min(max(a.mixed(with: b, at: progress), 0), 1) }
    // A clear colour fades in or out in the other colour.
    let (from, to) = (opacity == 0 ? other : self, other.opacity == 0 ? self : other)
    return RGBA(
      red: part(from.red, to.red), green: part(from.green, to.green), blue: part(from.blue, to.blue),
      opacity: part(opacity, other.opacity))
  }
}

extension GradientStops {
  fileprivate func mixed(with other: GradientStops, at progress: Double) -> GradientStops? {
    guard stops.count == other.stops.count else { return nil }
    return GradientStops(
      zip(stops, other.stops).map { a, b in
        Stop(ink: a.ink.mixed(with: b.ink, at: progress), location: a.location.mixed(with: b.location, at: progress))
      })
  }
}

extension Fill {
  static func mixed(_ a: Fill?, _ b: Fill?, _ progress: Double) -> Fill?? {
    guard let a, let b else { return a == nil && b == nil ? .some(nil) : nil }
    return a.mixed(with: b, at: progress).map { .some($0) }
  }

  private func mixed(with other: Fill, at progress: Double) -> Fill? {
    func between(_ a: Double, _ b: Double) -> Double { a.mixed(with: b, at: progress) }
    switch (self, other) {
    case (.ink(let a), .ink(let b)): return .ink(a.mixed(with: b, at: progress))
    case (.linear(let a, let from, let to), .linear(let b, let from2, let to2)):
      return a.mixed(with: b, at: progress).map {
        .linear($0, from: from.mixed(with: from2, at: progress), to: to.mixed(with: to2, at: progress))
      }
    case (.radial(let a, let center, let start, let end), .radial(let b, let center2, let start2, let end2)):
      return a.mixed(with: b, at: progress).map {
        .radial(
          $0, center: center.mixed(with: center2, at: progress), startRadius: max(between(start, start2), 0),
          endRadius: max(between(end, end2), 0))
      }
    case (.angular(let a, let center, let start, let end), .angular(let b, let center2, let start2, let end2)):
      return a.mixed(with: b, at: progress).map {
        .angular(
          $0, center: center.mixed(with: center2, at: progress), start: between(start, start2), end: between(end, end2))
      }
    default: return nil
    }
  }
}

extension Stroke {
  static func mixed(_ a: Stroke?, _ b: Stroke?, _ progress: Double) -> Stroke?? {
    guard let a, let b else { return a == nil && b == nil ? .some(nil) : nil }
    guard a.cap == b.cap, a.join == b.join, a.dash.count == b.dash.count,
      let fill = Fill.mixed(a.fill, b.fill, progress) ?? nil
    else { return nil }
    var mixed = b
    mixed.fill = fill
    mixed.width = max(a.width.mixed(with: b.width, at: progress), 0)
    mixed.dash = zip(a.dash, b.dash).map { max($0.mixed(with: $1, at: progress), 0) }
    mixed.dashPhase = a.dashPhase.mixed(with: b.dashPhase, at: progress)
    mixed.miterLimit = a.miterLimit.mixed(with: b.miterLimit, at: progress)
    return .some(mixed)
  }
}

extension GroupEffects.Shadow {
  /// Returns the shadow in between; a missing shadow counts as a clear one.
  static func mixed(_ a: Self?, _ b: Self?, _ progress: Double) -> Self? {
    guard let some = a ?? b else { return nil }
    let none = Self(ink: some.ink.opacity(0), radius: 0, x: 0, y: 0, isInner: some.isInner)
    let (from, to) = (a ?? none, b ?? none)
    return Self(
      ink: from.ink.mixed(with: to.ink, at: progress), radius: max(from.radius.mixed(with: to.radius, at: progress), 0),
      x: from.x.mixed(with: to.x, at: progress), y: from.y.mixed(with: to.y, at: progress), isInner: to.isInner)
  }
}

extension GroupEffects.ColorAdjustment {
  func mixed(with other: Self, at progress: Double) -> Self? {
    func between(_ a: Double, _ b: Double) -> Double { a.mixed(with: b, at: progress) }
    return switch (self, other) {
    case (.grayscale(let a), .grayscale(let b)): .grayscale(between(a, b))
    case (.saturation(let a), .saturation(let b)): .saturation(between(a, b))
    case (.brightness(let a), .brightness(let b)): .brightness(between(a, b))
    case (.contrast(let a), .contrast(let b)): .contrast(between(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(degrees: between(a, b))
    case (.multiply(let a), .multiply(let b)): .multiply(a.mixed(with: b, at: progress))
    default: self == other ? self : nil
    }
  }
}
