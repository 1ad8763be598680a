import VitrineLayout

/// A text or symbol whose color differs little from the color behind it.
package struct LowContrast: Hashable, Sendable {
  /// The path of the view in the tree: `0.1.0`.
  package let path: String
  package let scheme: ColorScheme
  /// The contrast ratio, from 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  package let ratio: Double

  /// The ratio that large text and symbols need. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum
  package static let least = 3.0
}

extension Rendering {
  /// The texts and symbols with too little contrast, each in the color scheme in which it has the least, in the order in
  /// which they are painted.
  ///
  /// A text is left out if the color behind it isn't known (an image, a gradient, an effect), if SwiftUI means it to
  /// recede, or if a control or a bar made it or gives it its color.
  package var lowContrast: [LowContrast] {
    var finder = ContrastFinder()
    finder.visit(marks)
    var kinds: [String: NodeKind] = [:]
    func visit(_ node: RenderedNode) {
      guard !node.isInternal, node.kind != "bar" else { return }
      kinds[node.path] = node.kind
      for child in node.children { visit(child) }
    }
    if let root { visit(root) }
    return finder.found.filter { kinds[$0.path] == .text || kinds[$0.path] == .image }
  }
}

/// Walks the marks of a picture in the order of painting, and knows what was painted below.
private struct ContrastFinder {
  private(set) var found: [LowContrast] = []
  /// The painted areas, each with its color; `nil` where it isn't known.
  private var layers: [(area: Area, ink: Ink?)] = []

  private enum Area {
    case rectangle(Rect), ellipse(Rect)

    func contains(_ point: Point) -> Bool {
      switch self {
      case .rectangle(let rect): return rect.contains(point)
      case .ellipse(let rect):
        guard rect.width > 0, rect.height > 0 else { return false }
        let (x, y) = ((point.x - rect.midX) / rect.width, (point.y - rect.midY) / rect.height)
        return x * x + y * y <= 0.25
      }
    }
  }

  mutating func visit(_ marks: [Mark], of node: String? = nil, opacity: Double = 1) {
    for mark in marks {
      switch mark {
      case .group(let inner, let effects):
        let isPlain =
          effects.transform == nil && effects.mask == nil && effects.blendMode == nil && effects.adjustments.isEmpty
          && effects.blur == 0
        if isPlain {
          visit(inner, of: effects.node ?? node, opacity: opacity * effects.opacity)
        } else if let bounds = Self.bounds(inner) {
          layers.append((.rectangle(effects.transform == nil ? bounds : .everything), nil))
        }
      case .rectangle(let rect, _, let fill, _): add(.rectangle(rect), fill, opacity)
      case .ellipse(let rect, let fill, _): add(.ellipse(rect), fill, opacity)
      case .path(let path, let fill, _):
        guard let rect = Rect(around: path) else { continue }
        if let node, case .ink(let ink)? = fill { compare(ink, at: rect, node, opacity) }
        // The outline may leave out any part of its bounds.
        layers.append((.rectangle(rect), path.isRectangular ? fill.flatMap { $0.ink?.opacity(opacity) } : nil))
      case .text(let text):
        guard let node, case .ink(let ink) = text.fill, !Self.isBlank(text.text) else { continue }
        let height = text.font.size * 0.7
        let rect = Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height)
        compare(ink, at: rect, node, opacity)
      case .image(let image): layers.append((.rectangle(image.frame), nil))
      }
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private mutating func add(_ area: Area, _ fill: Fill?, _ opacity: Double) {
    guard let fill else { return }
    layers.append((area, fill.ink?.opacity(opacity)))
  }

  /// The inks that are meant to recede.
  private static let receding: Set<String> = ["tertiary", "quaternary", "quinary", "placeholder"]

  private mutating func compare(_ ink: Ink, at rect: Rect, _ node: String, _ opacity: Double) {
    let ink = ink.opacity(opacity)
    guard !Self.receding.contains(ink.name ?? ""), ink.light.opacity > 0.25, !found.contains(where: { $0.path == node })
    else { return }
    let point = Point(x: rect.midX, y: rect.midY)
    var backdrop = Ink(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x000000))
    for layer in layers where layer.area.contains(point) {
      guard let color = layer.ink else { return }
      backdrop = Ink(light: color.light.over(backdrop.light), dark: color.dark.over(backdrop.dark))
    }
    let ratios = [
      (ColorScheme.light, ink.light.over(backdrop.light).contrast(to: backdrop.light)),
      (ColorScheme.dark, ink.dark.over(backdrop.dark).contrast(to: backdrop.dark)),
    ]
    guard let least = ratios.min(by: { $0.1 < $1.1 }), least.1 < LowContrast.least else { return }
    found.append(LowContrast(path: node, scheme: least.0, ratio: least.1))
  }

  private static func bounds(_ marks: [Mark]) -> Rect? {
    var bounds: Rect?
    for mark in marks {
      let own: Rect? =
        switch mark {
        case .group(let inner, _): Self.bounds(inner)
        case .rectangle(let rect, _, _, _), .ellipse(let rect, _, _): rect
        case .path(let path, _, _): Rect(around: path)
        case .text: nil
        case .image(let image): image.frame
        }
      if let own { bounds = bounds?.union(own) ?? own }
    }
    return bounds
  }
}

extension Fill {
  /// The color of a fill that has one.
  fileprivate var ink: Ink? { if case .ink(let ink) = self { ink } else { nil } }
}

extension DrawnPath {
  /// Whether the outline is a rectangle, perhaps with rounded corners: it has points on all edges of its bounds, and each
  /// line is along one.
  fileprivate var isRectangular: Bool {
    guard let bounds = Rect(around: self) else { return false }
    var last: Point?
    for element in elements {
      switch element {
      case .line(let point):
        let isAlong = { (value: Double, edges: [Double], other: Double) in
          abs(value - other) < 0.01 && edges.contains { abs($0 - value) < 0.01 }
        }
        if let last, !isAlong(point.x, [bounds.minX, bounds.maxX], last.x),
          !isAlong(point.y, [bounds.minY, bounds.maxY], last.y)
        {
          return false
        }
        last = point
      case .move(let point), .quad(let point, _), .cubic(let point, _, _): last = point
      case .close: break
      }
    }
    return true
  }
}

extension Rect {
  fileprivate static let everything = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// Creates the bounds of the points of an outline; `nil` if it has none.
  fileprivate init?(around path: DrawnPath) {
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let point, let control): [point, control]
      case .cubic(let point, let first, let second): [point, first, second]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension RGBA {
  /// Returns the color in front of an opaque one.
  fileprivate func over(_ back: RGBA) -> RGBA {
    func mixed(_ front: Double, _ back: Double) -> Double { front * opacity + back * (1 - opacity) }
    return RGBA(red: mixed(red, back.red), green: mixed(green, back.green), blue: mixed(blue, back.blue))
  }

  fileprivate func contrast(to other: RGBA) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, with the power of 2.4 by
  /// operations that give the same result on all systems.
  private var luminance: Double { 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) }

  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // Newton's method for the fifth root: base^2.4 = base² · (base^⅕)².
    var root = 1.0
    for _ in 0..<30 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }
}
