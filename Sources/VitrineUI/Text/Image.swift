import VitrineLayout
import VitrineText

/// A symbol or an image file.
public struct Image: PrimitiveView, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// An image from the site's files; drawn as a labelled placeholder if it is missing.
    case asset(String)
  }

  public var _isMoreThanView: Bool { true }

  /// The size of a symbol relative to text.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
    /// The size of a symbol relative to its size in text.
    var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  package let source: Source
  private var isResizable = false
  private var capInsets = EdgeInsets.zero
  var mode: TemplateRenderingMode?

  /// Creates an image of a symbol, by its SF Symbols name.
  public init(systemName: String) { source = .symbol(systemName) }
  public init(_ name: String) { source = .asset(name) }
  public init(decorative name: String) { source = .asset(name) }

  package var symbolName: String? {
    if case .symbol(let name) = source { return name }
    return nil
  }

  /// Makes the image fill the proposed size.
  public func resizable(capInsets: EdgeInsets = .zero) -> Image {
    var image = self
    image.isResizable = true
    image.capInsets = capInsets
    return image
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    var rule: any LayoutRule
    let painter: LeafPainter
    let ideal: Size
    var guides: LayoutNode.GuideSet = []
    switch source {
    case .symbol(let name):
      reportUnknownSymbol(name, context)
      let symbol = SymbolDrawing(name: name, environment: context.environment)
      ideal = symbol.size
      rule = SymbolRule(size: ideal, baseline: symbol.baseline)
      if !isResizable { guides = .baselines }
      painter = LeafPainter { node, frame in drawn(symbol.marks(in: frame, node.environment), frame, node.environment) }
    case .asset(let name):
      let picture = PictureDrawing(name: name, environment: context.environment)
      ideal = picture.size
      rule = FixedLeafRule(ideal)
      painter = LeafPainter { node, frame in drawn(picture.marks(in: frame, node.environment), frame, node.environment)
      }
    }
    if isResizable {
      let minimum = Size(capInsets.total(along: .horizontal), capInsets.total(along: .vertical))
      rule = ResizableRule(ideal: ideal, minimum: minimum)
    }
    return [
      RenderNode(
        .image, argument: "\"\(source.name)\"", rule: rule, guides: guides, context: context, painter: painter)
    ]
  }

  /// Returns the image's size without a layout.
  func drawnSize(_ environment: EnvironmentValues) -> Size {
    switch source {
    case .symbol(let name): SymbolDrawing(name: name, environment: environment).size
    case .asset(let name): PictureDrawing(name: name, environment: environment).size
    }
  }

  /// The image's size without an environment, in points.
  package var _size: Size { drawnSize(EnvironmentValues()) }

  func drawnMarks(in frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    let marks =
      switch source {
      case .symbol(let name): SymbolDrawing(name: name, environment: environment).marks(in: frame, environment)
      case .asset(let name): PictureDrawing(name: name, environment: environment).marks(in: frame, environment)
      }
    return drawn(marks, frame, environment)
  }

  /// Returns the marks with the image's rendering mode; if the environment is redacted, a box in their place.
  private func drawn(_ marks: [Mark], _ frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    let foreground = HierarchicalShapeStyle.primary.resolved(frame, environment)
    if environment.isRedacted {
      let radius = min(min(frame.width, frame.height) * 0.15, 4)
      return [.rectangle(frame, cornerRadius: radius, foreground.redacted, nil)]
    }
    guard mode == .template, case .image = marks.first else { return marks }
    var effects = GroupEffects()
    effects.mask = marks
    return [.group([.rectangle(frame, cornerRadius: 0, foreground, nil)], effects)]
  }

  private func reportUnknownSymbol(_ name: String, _ context: RenderContext) {
    let icons = context.environment.text.typesetter.icons
    guard icons.failure == nil, icons.icon(named: name) == nil else { return }
    context.graph.remark(
      .init(
        .note, "unknown-icon", "Vitrine has no drawing of the symbol '\(name)'",
        hint: "use another symbol; this one is drawn as an empty box"))
  }
}

extension Image.Source {
  fileprivate var name: String {
    switch self {
    case .symbol(let name), .asset(let name): name
    }
  }
}

struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension View {
  /// - Parameter scale: the scale: `small`, `medium` or `large`.
  public func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment { $0[ImageScaleKey.self] = scale } }
}

/// An image from the site's files, or a placeholder with its name.
struct PictureDrawing {
  let name: String
  private let picture: PictureLibrary.Picture?

  init(name: String, environment: EnvironmentValues) {
    self.name = name
    picture = environment[PictureLibraryKey.self].pictures[name]
  }

  /// The image's size, in points; 100 × 100 if the image is missing.
  var size: Size { picture?.size ?? Size(width: 100, height: 100) }

  func marks(in frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    if let picture { return [.image(ImageMark(source: picture.source, frame: frame))] }
    // As opaque as the image would be, so that effects and the views behind it look as they would.
    var marks: [Mark] = [Ink.background, .controlFill].map { .rectangle(frame, cornerRadius: 4, .ink($0), nil) }
    let label = TextSetting(Text(name).font(.system(size: 10)).foregroundColor(.secondary), environment)
    let layout = label.layout(ProposedViewSize(width: max(frame.width - 8, 0), height: frame.height))
    if layout.width <= frame.width, layout.height <= frame.height {
      let origin = Point(x: frame.midX - layout.width / 2, y: frame.midY - layout.height / 2)
      let size = Size(width: layout.width, height: layout.height)
      marks += label.marks(in: Rect(origin: origin, size: size), proposal: ProposedViewSize(size))
    }
    return marks
  }
}

/// The images that fences can name, and the colours of asset catalogs.
public struct PictureLibrary: Sendable {
  /// An image file.
  public struct Picture: Sendable {
    /// The URL of the file, as the page contains it.
    public var source: String
    /// The size, in points.
    public var size: Size
    public init(source: String, size: Size) {
      self.source = source
      self.size = size
    }
  }
  public var pictures: [String: Picture]
  /// The colours by their names in asset catalogs.
  package var colors: [String: Ink] = [:]
  public init(_ pictures: [String: Picture] = [:]) { self.pictures = pictures }
}

package struct PictureLibraryKey: EnvironmentKey {
  package static let defaultValue = PictureLibrary()
}

extension NodeKind {
  public static let image = NodeKind("Image", label: .call)
}
