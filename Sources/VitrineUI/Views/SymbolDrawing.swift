import VitrineLayout
import VitrineText

/// A symbol in the size of the font around it.
///
/// Its box is the icon's ink in the font's size, rounded up to the pixel; a name without an icon is drawn as an empty box
/// with a dashed line.
struct SymbolDrawing {
  let name: String
  let size: Size
  /// From the top of the box to the baseline of the text around: symbols are centred on capital letters.
  let baseline: Double
  private let icon: Icon?

  init(name: String, environment: EnvironmentValues) {
    self.name = name
    let text = environment.text
    let font = (text.font ?? .body).resolved(text).face
    let icons = text.typesetter.icons
    icon = icons.icon(named: environment.symbolVariants.name(of: name, in: icons), weight: font.weight)
    let em = font.size * environment[ImageScaleKey.self].factor
    let unit = em * Icon.emsPerSide / Icon.side
    let pixels = { (length: Double) in (length * text.scale - 1e-6).rounded(.up) / text.scale }
    let width = icon?.inkWidth ?? Icon.side * 0.8
    let height = icon?.inkHeight ?? Icon.side * 0.8
    size = Size(width: pixels(width * unit), height: pixels(height * unit))
    baseline = size.height / 2 + Icon.capHeight * font.size / 2
  }

  /// What a line of text keeps free for the symbol.
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
    let (scaleX, scaleY) = (frame.width / icon.inkWidth, frame.height / icon.inkHeight)
    let elements = icon.outline.transformed(
      scaleX: scaleX, scaleY: scaleY, x: frame.minX - icon.inkX * scaleX, y: frame.minY - icon.inkY * scaleY)
    return [.path(DrawnPath(elements.map(DrawnPath.Element.init), evenOdd: icon.isEvenOdd), fill, nil)]
  }

  private func placeholder(_ frame: Rect, _ fill: Fill) -> [Mark] {
    let box = frame.shrunk(by: min(frame.width, frame.height) * 0.12)
    return [.rectangle(box, cornerRadius: box.width * 0.2, nil, Stroke(fill, width: 1, dash: [2, 2]))]
  }
}

/// A symbol has its own size and the baseline of the text that it could stand in.
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
