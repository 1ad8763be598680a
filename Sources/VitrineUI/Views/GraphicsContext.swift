import VitrineLayout

/// A context in which a canvas draws.
///
/// A copy has a separate opacity, transform and clips, but draws on the same surface. Lengths are in points of the
/// canvas.
public struct GraphicsContext {
  /// The marks drawn so far, shared by all copies of a context.
  private final class Surface {
    var marks: [Mark] = []
  }

  /// The fill of an outline, in coordinates of the context.
  public enum Shading {
    case style(any ShapeStyle)
    /// Not in SwiftUI, which has a function with points for it.
    case linear(Gradient, from: Point, to: Point)
    /// Not in SwiftUI, which has a function with radii for it.
    case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    /// Not in SwiftUI, which has a function with an angle for it.
    case conic(Gradient, center: Point, angle: Angle)
  }

  /// The maximum number of marks in one canvas; further ones are not drawn.
  private static let limit = 20_000

  private var surface = Surface()
  public var environment: EnvironmentValues
  public var opacity = 1.0
  public var transform = Transform.identity
  package var cssBlendMode: String?
  /// Clipping outlines in the canvas's coordinates, which all apply.
  private var clips: [DrawnPath] = []
  private let symbols: CanvasSymbols?

  package init(environment: EnvironmentValues) { self.init(environment: environment, symbols: nil) }

  init(environment: EnvironmentValues, symbols: CanvasSymbols?) {
    (self.environment, self.symbols) = (environment, symbols)
  }

  package var marks: [Mark] { surface.marks }

  // MARK: State

  public mutating func translateBy(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }
  public mutating func scaleBy(x: Double, y: Double) { concatenate(.scale(x: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle, around: .zero)) }
  public mutating func concatenate(_ inner: Transform) { transform = inner.then(transform) }

  package mutating func clip(to path: Path, evenOdd: Bool) {
    var clip = path.applying(transform).drawn
    clip.evenOdd = evenOdd
    clips.append(clip)
  }

  // MARK: Drawing

  package func fill(_ path: Path, with shading: Shading, evenOdd: Bool) {
    var outline = path.drawn
    outline.evenOdd = evenOdd
    guard !outline.elements.isEmpty else { return }
    add([.path(outline, fill(shading, path.boundingRect), nil)])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    add([.path(path.drawn, nil, style.stroke(fill(shading, path.boundingRect)))])
  }

  /// Draws the marks of a closure as one layer, with the opacity of the context.
  package func drawLayer(copying draw: (GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(environment: environment, symbols: symbols)
    layer.transform = transform
    try draw(layer)
    guard !layer.marks.isEmpty else { return }
    var effects = GroupEffects()
    effects.opacity = opacity
    effects.blendMode = cssBlendMode
    surface.marks.append(clipped(.group(layer.marks, effects)))
  }

  private func fill(_ shading: Shading, _ frame: Rect) -> Fill {
    switch shading {
    case .style(let style): return style.resolved(frame, environment)
    case .linear(let gradient, let from, let to): return .linear(gradient.resolved(environment), from: from, to: to)
    case .radial(let gradient, let center, let start, let end):
      return .radial(gradient.resolved(environment), center: center, startRadius: start, endRadius: end)
    case .conic(let gradient, let center, let angle):
      let start = angle.degrees
      return .angular(gradient.resolved(environment), center: center, start: start, end: start + 360)
    }
  }

  private func add(_ marks: [Mark]) {
    guard surface.marks.count < Self.limit else { return }
    var effects = GroupEffects()
    effects.opacity = min(max(opacity, 0), 1)
    effects.blendMode = cssBlendMode
    if transform != .identity { effects.transform = transform }
    let isPlain = effects == GroupEffects() && clips.isEmpty
    if isPlain {
      surface.marks += marks
    } else {
      surface.marks.append(clipped(.group(marks, effects)))
    }
  }

  private func clipped(_ mark: Mark) -> Mark {
    clips.reversed().reduce(mark) { mark, clip in
      var effects = GroupEffects()
      effects.clip = clip
      return .group([mark], effects)
    }
  }
}

// MARK: - Text and images

extension GraphicsContext {
  /// A text, an image or a symbol of the canvas, resolved for repeated drawing.
  public struct Resolved {
    enum Content {
      case text(Text)
      case image(Image)
      case symbol(CanvasSymbols.Symbol)
    }

    let content: Content
    let environment: EnvironmentValues
    /// The fill of the text or symbol; the foreground style if `nil`.
    public var shading: Shading?

    /// Returns the size for a proposal, in points.
    package func size(in proposal: ProposedViewSize = .unspecified) -> Size {
      switch content {
      case .text(let text):
        let layout = TextSetting(text, environment).layout(proposal)
        return Size(width: layout.width, height: layout.height)
      case .image(let image): return image.drawnSize(environment)
      case .symbol(let symbol): return symbol.size
      }
    }

    /// Returns the distance of a text's first baseline from its top, in points.
    package func firstBaseline(in size: Size) -> Double {
      guard case .text(let text) = content else { return self.size().height }
      return TextSetting(text, environment).layout(ProposedViewSize(size)).firstBaseline
    }

    func marks(in frame: Rect) -> [Mark] {
      var environment = environment
      if case .style(let style)? = shading { environment.foregroundStyles = [AnyShapeStyle(style)] }
      switch content {
      case .text(let text):
        return TextSetting(text, environment).marks(in: frame, proposal: ProposedViewSize(frame.size))
      case .image(let image): return image.drawnMarks(in: frame, environment)
      case .symbol(let symbol): return symbol.marks(in: frame)
      }
    }
  }

  public func resolve(_ text: Text) -> Resolved { Resolved(content: .text(text), environment: environment) }
  public func resolve(_ image: Image) -> Resolved { Resolved(content: .image(image), environment: environment) }

  /// Returns the view with a tag among the canvas's symbols.
  package func resolveSymbol(_ tag: some Hashable) -> Resolved? {
    symbols?.symbol(TagValue(tag).value).map { Resolved(content: .symbol($0), environment: environment) }
  }

  /// Draws at the natural size, with an anchor at a point.
  public func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = .center) {
    let size = resolved.size()
    draw(
      resolved,
      in: Rect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }

  /// Draws into a rectangle: a text is laid out in it, an image fills it.
  public func draw(_ resolved: Resolved, in frame: Rect) { add(resolved.marks(in: frame)) }

  /// Draws a dashed box with a name, in place of content that can't be drawn.
  package func drawPlaceholder(_ name: String, in size: Size) {
    let box = Rect(origin: .zero, size: size).shrunk(by: 0.5)
    let line = Stroke(.ink(.secondary), width: 1, dash: [4, 3])
    add([.rectangle(box, cornerRadius: 5, nil, line)])
    var label = resolve(Text(name).font(.caption))
    label.shading = .style(Color.secondary)
    draw(label, at: Point(x: size.width / 2, y: size.height / 2))
  }
}
