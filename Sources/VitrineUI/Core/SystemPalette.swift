import VitrineLayout
import VitrineText

/// The colours that replace system colours in a figure: those of older systems, and black and white on the screen of a
/// device.
struct SystemPalette {
  private let inks: [String: Ink]

  init(_ options: RenderOptions) {
    var inks = options.profile == .ios18 ? Ink.ios18 : [:]
    if options.screenCornerRadius != nil { (inks["primary"], inks["background"]) = (.label, .screen) }
    self.inks = inks
  }

  func applied(to marks: [Mark]) -> [Mark] { inks.isEmpty ? marks : marks.map(applied) }

  private func applied(to mark: Mark) -> Mark {
    switch mark {
    case .group(let marks, let effects): .group(applied(to: marks), applied(to: effects))
    case .rectangle(let frame, let radius, let fill, let stroke):
      .rectangle(frame, cornerRadius: radius, fill.map(applied), stroke.map(applied))
    case .ellipse(let frame, let fill, let stroke): .ellipse(frame, fill.map(applied), stroke.map(applied))
    case .path(let path, let fill, let stroke): .path(path, fill.map(applied), stroke.map(applied))
    case .text(var text):
      {
        text.fill = applied(to: text.fill)
        return .text(text)
      }()
    case .image: mark
    }
  }

  private func applied(to effects: GroupEffects) -> GroupEffects {
    var effects = effects
    effects.mask = effects.mask.map(applied)
    if let shadow = effects.shadow { effects.shadow?.ink = applied(to: shadow.ink) }
    effects.adjustments = effects.adjustments.map { adjustment in
      if case .multiply(let ink) = adjustment { .multiply(applied(to: ink)) } else { adjustment }
    }
    return effects
  }

  private func applied(to stroke: Stroke) -> Stroke {
    var stroke = stroke
    stroke.fill = applied(to: stroke.fill)
    return stroke
  }

  private func applied(to fill: Fill) -> Fill {
    switch fill {
    case .ink(let ink): .ink(applied(to: ink))
    case .linear(let stops, let from, let to): .linear(applied(to: stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      .radial(applied(to: stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      .angular(applied(to: stops), center: center, start: start, end: end)
    }
  }

  private func applied(to stops: GradientStops) -> GradientStops {
    GradientStops(stops.stops.map { .init(ink: applied(to: $0.ink), location: $0.location) })
  }

  /// Returns the palette's colour for an ink, with the ink's opacity.
  private func applied(to ink: Ink) -> Ink {
    guard let name = ink.name, var other = inks[name] else { return ink }
    (other.light.opacity, other.dark.opacity) = (ink.light.opacity, ink.dark.opacity)
    return other
  }
}
