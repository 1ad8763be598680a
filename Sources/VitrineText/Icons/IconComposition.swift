/// A rule to compose a symbol that has no drawing from other symbols, derived from its name.
enum IconComposition {
  /// A drawing within a circle or a square.
  case framed(String, in: String, isFilled: Bool)
  /// A number or a capital letter within a circle or a square.
  case lettered(String, in: String, isFilled: Bool)
  /// A drawing with a small one at its lower right.
  case badged(String, with: String)
  /// The drawing of the name without its `fill`.
  case same(String)
  /// The drawing of another symbol that has one.
  case like(String)

  /// Derives the composition from a symbol's name; `nil` if the name names no parts.
  init?(_ name: String) {
    if let other = Self.similarSymbols[name] {
      self = .like(other)
      return
    }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { return nil }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let badge = parts.firstIndex(of: "badge"), badge > 0, badge < parts.count - 1 {
      let base = parts[..<badge].joined(separator: ".")
      self = .badged(isFilled ? base + ".fill" : base, with: parts[(badge + 1)...].joined(separator: "."))
    } else if parts.count > 1, let frame = parts.last, Self.frames.contains(frame) {
      let inner = parts.dropLast().joined(separator: ".")
      self =
        Self.isText(inner)
        ? .lettered(inner.uppercased(), in: frame, isFilled: isFilled)
        : .framed(inner, in: frame, isFilled: isFilled)
    } else if isFilled, !parts.isEmpty {
      self = .same(parts.joined(separator: "."))
    } else {
      return nil
    }
  }

  private static let frames: Set = ["circle", "square"]

  /// Returns whether the name of a framed symbol is a number or a letter: `7`, `12` or `a`.
  private static func isText(_ inner: String) -> Bool {
    let isNumber = inner.count <= 2 && inner.allSatisfy { "0123456789".contains($0) }
    return isNumber || inner.count == 1 && inner.allSatisfy { ("a"..."z").contains($0) }
  }

  /// Symbols whose drawing faces the other way: SF's clocks show nine, and its tags have their holes at the right.
  static let mirroredSymbols: Set = ["clock", "clock.fill", "tag", "tag.fill"]

  /// Symbols that have no drawing, with a similar symbol that has one.
  private static let similarSymbols = [
    "arrowtriangle.left.fill": "backward.fill", "arrowtriangle.right.fill": "play.fill", "backward": "backward.fill",
    "bubble.right": "bubble.left", "bubble.right.fill": "bubble.left.fill", "cloud.bolt": "cloud.bolt.fill",
    "cloud.rain": "cloud.rain.fill", "cloud.snow": "snowflake", "cloud.snow.fill": "snowflake", "crown": "crown.fill",
    "doc.richtext": "doc.text", "drop": "drop.fill", "forward": "forward.fill", "gearshape.2": "gearshape",
    "icloud": "cloud", "icloud.fill": "cloud.fill", "line.horizontal.3": "line.3.horizontal",
    "list.dash": "list.bullet", "moon.stars": "moon.stars.fill", "music.mic": "mic",
    "plus.square.on.square": "doc.on.doc", "rectangle.stack": "square.stack",
    "rectangle.stack.fill": "square.stack.fill",
    "scribble": "pencil", "sportscourt": "rectangle", "stop": "stop.fill", "suit.diamond": "diamond",
    "suit.diamond.fill": "diamond.fill", "suit.heart": "heart", "suit.heart.fill": "heart.fill",
    "text.aligncenter": "text.alignleft", "text.alignright": "text.alignleft", "text.bubble": "message",
    "text.bubble.fill": "message.fill", "tram": "tram.fill", "waveform.path.ecg": "waveform",
  ]
}

extension IconLibrary {
  /// The scales of a drawing inside a circle or a square and of one with a badge, and that of the badge.
  private static let scales = (framed: 0.56, badged: 0.86, badge: 0.44)

  /// Returns the drawing of a composition; `nil` if one of its parts is unknown.
  func composed(_ composition: IconComposition, _ name: String, _ weight: Double) -> Icon? {
    switch composition {
    case .like(let other) where !hasIcon(named: other): return nil
    case .same(let other), .like(let other):
      guard var icon = icon(named: other, weight: weight) else { return nil }
      icon.name = name
      return icon
    case .framed(let inner, let frame, let isFilled):
      guard let around = icon(named: isFilled ? frame + ".fill" : frame, weight: weight),
        let within = (isFilled ? icon(named: inner + ".fill", weight: weight) : nil)
          ?? icon(named: inner, weight: weight)
      else { return nil }
      let shift = Icon.side / 2 * (1 - Self.scales.framed)
      return Icon(
        name: name, outline: around.outline + within.outline.scaled(Self.scales.framed, x: shift, y: shift),
        isEvenOdd: isFilled)
    case .lettered(let text, let frame, let isFilled):
      guard let around = icon(named: isFilled ? frame + ".fill" : frame, weight: weight),
        let within = lettering(text, weight)
      else { return nil }
      return Icon(name: name, outline: around.outline + within, isEvenOdd: isFilled)
    case .badged(let base, let badge):
      guard let large = icon(named: base, weight: weight), let small = icon(named: badge, weight: 700) else {
        return nil
      }
      let corner = Icon.side * (1 - Self.scales.badge)
      return Icon(
        name: name,
        outline: large.outline.scaled(Self.scales.badged, x: 0, y: 0)
          + small.outline.scaled(Self.scales.badge, x: corner, y: corner),
        isEvenOdd: false)
    }
  }
}

extension IconLibrary {
  /// Returns letters beside one another in the centre of a frame; two are smaller than one.
  private func lettering(_ text: String, _ weight: Double) -> [OutlineElement]? {
    let glyphs = text.compactMap { icon(named: "glyph.\($0)", weight: weight) }
    guard glyphs.count == text.count else { return nil }
    let scale = glyphs.count == 1 ? 0.56 : 0.47
    let gap = 18.0
    let width = glyphs.reduce(0) { $0 + $1.inkWidth } + gap * Double(glyphs.count - 1)
    var x = (Icon.side - width * scale) / 2
    let y = Icon.side / 2 * (1 - scale)
    return glyphs.flatMap { glyph -> [OutlineElement] in
      defer { x += (glyph.inkWidth + gap) * scale }
      return glyph.outline.scaled(scale, x: x - glyph.inkX * scale, y: y)
    }
  }
}

extension [OutlineElement] {
  fileprivate func scaled(_ scale: Double, x: Double, y: Double) -> [OutlineElement] {
    transformed(scaleX: scale, scaleY: scale, x: x, y: y)
  }
}
