import VitrineLayout
import VitrineText

/// A symbol at the size of the font around it.
///
/// Its size is that of SF Symbols in the font, rounded up to whole pixels. A symbol without an icon is drawn as an
/// empty box with a dashed line.
struct SymbolDrawing {
  let name: String
  let size: Size
  /// The distance from the top of the symbol to the text's baseline, in points. Symbols are centred on capital letters.
  let baseline: Double
  private let icon: Icon?
  /// The size of the icon's outline, in points.
  private let drawn: Size

  init(name: String, environment: EnvironmentValues) {
    self.name = name
    let text = environment.text
    let font = (text.font ?? .body).resolved(text).face
    let icons = text.typesetter.icons
    icon = icons.icon(named: environment.symbolVariants.name(of: name, in: icons), weight: font.weight)
    let em = font.size * environment[ImageScaleKey.self].factor
    let unit = em * Icon.emsPerSide / Icon.side
    // On the Mac, symbols have sizes in whole points.
    let pixels = { (length: Double) in
      text.profile == .macos ? max(length.rounded(), 1) : (length * text.scale - 1e-6).rounded(.up) / text.scale
    }
    let ink = icon?.ink(on: text.profile) ?? (width: Icon.side * 0.8, height: Icon.side * 0.8)
    drawn = Size(width: ink.width * unit, height: ink.height * unit)
    let frame = icon?.frame(on: text.profile) ?? (width: Icon.side * 0.8, height: Icon.side * 0.8)
    size = Size(width: pixels(frame.width * unit), height: pixels(frame.height * unit))
    baseline = size.height / 2 + Icon.capHeight * font.size / 2
  }

  /// The space for the symbol in a line of text.
  var attachment: StyledText.Attachment {
    StyledText.Attachment(width: size.width, ascent: baseline, descent: size.height - baseline)
  }

  func marks(in frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    let style = HierarchicalShapeStyle.primary
    return style.shadowed(marks(in: frame, fill: style.resolved(frame, environment)), environment)
  }

  func marks(in frame: Rect, fill: Fill) -> [Mark] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    guard let icon, icon.inkWidth > 0, icon.inkHeight > 0 else { return placeholder(frame, fill) }
    let place = place(in: frame)
    let (scaleX, scaleY) = (place.width / icon.inkWidth, place.height / icon.inkHeight)
    let elements = icon.outline.transformed(
      scaleX: scaleX, scaleY: scaleY, x: place.minX - icon.inkX * scaleX, y: place.minY - icon.inkY * scaleY)
    return [.path(DrawnPath(elements.map(DrawnPath.Element.init), evenOdd: icon.isEvenOdd), fill, nil)]
  }

  /// Returns the frame of the icon's outline: centred in the symbol's frame, and smaller if it would exceed the frame.
  /// A resizable symbol keeps the proportions of outline and frame.
  private func place(in frame: Rect) -> Rect {
    let (x, y) = (frame.width / max(size.width, 1e-6), frame.height / max(size.height, 1e-6))
    let shrink = min(1, size.width / max(drawn.width, 1e-6), size.height / max(drawn.height, 1e-6))
    let isWhole = abs(size.width - drawn.width) < 0.5 && abs(size.height - drawn.height) < 0.5
    guard !isWhole else { return frame }
    let ink = Size(width: drawn.width * shrink * x, height: drawn.height * shrink * y)
    return Rect(x: frame.midX - ink.width / 2, y: frame.midY - ink.height / 2, width: ink.width, height: ink.height)
  }

  private func placeholder(_ frame: Rect, _ fill: Fill) -> [Mark] {
    let box = frame.shrunk(by: min(frame.width, frame.height) * 0.12)
    return [.rectangle(box, cornerRadius: box.width * 0.2, nil, Stroke(fill, width: 1, dash: [2, 2]))]
  }
}

/// A rule for a symbol of a fixed size, with the baseline of the text around it.
struct SymbolRule: LeafLayoutRule {
  let size: Size
  let baseline: Double

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { .symbol(baseline: max(size.height - baseline, 0)) }
}

extension DrawnPath.Element {
  init(_ element: OutlineElement) {
    switch element {
    case .move(let x, let y): self = .move(Point(x: x, y: y))
    case .line(let x, let y): self = .line(Point(x: x, y: y))
    case .quad(let cx, let cy, let x, let y): self = .quad(Point(x: x, y: y), control: Point(x: cx, y: cy))
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      self = .cubic(Point(x: x, y: y), control1: Point(x: c1x, y: c1y), control2: Point(x: c2x, y: c2y))
    case .close: self = .close
    }
  }
}
