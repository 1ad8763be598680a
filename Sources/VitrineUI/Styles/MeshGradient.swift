import VitrineLayout

/// A gradient between colours at the corners of a mesh, which may be bent.
///
/// As a view it fills the proposed size, and as a style it fills any shape. It is drawn as small cells of one colour
/// each.
public struct MeshGradient: StyleView, Hashable, Sendable {
  package static let kind = NodeKind("MeshGradient", noun: .gradient)

  /// The number of corners in a row, and the number of rows.
  let width, height: Int
  /// The corners row by row, from the top leading corner (0, 0) to the bottom trailing one (1, 1).
  let points: [UnitPoint]
  let colors: [Color]
  /// The colour behind the mesh, where the mesh doesn't reach.
  let background: Color
  let smoothsColors: Bool
  let colorSpace: Gradient.ColorSpace

  /// - Parameters:
  ///   - width: the number of corners in a row.
  ///   - height: the number of rows.
  ///   - points: the corners row by row, as fractions of the frame.
  ///   - colors: a colour for each corner.
  ///   - smoothsColors: whether colours also change smoothly across corners.
  ///   - background: the colour around the mesh.
  ///   - colorSpace: the colour space in which colours are mixed.
  public init(
    width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// Whether the mesh has at least one patch, and a point and a colour for each corner.
  var isWhole: Bool {
    (2...64).contains(width) && (2...64).contains(height) && points.count == width * height
      && colors.count == width * height
  }

  /// Returns the mean colour, which is used where only one colour is possible, as in text.
  public func _fill(_ frame: _StyleFrame) -> Fill {
    let inks = colors.map { $0.ink(in: frame.environment) }
    guard !inks.isEmpty else { return .ink(.clear) }
    func mean(_ colors: [RGBA]) -> RGBA {
      let count = Double(colors.count)
      func mean(_ part: KeyPath<RGBA, Double>) -> Double { colors.reduce(0) { $0 + $1[keyPath: part] } / count }
      return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
    }
    return .ink(Ink(light: mean(inks.map(\.light)), dark: mean(inks.map(\.dark))))
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    if !isWhole {
      context.graph.remark(
        .init(
          .warning, "mesh",
          "the mesh of \(width) × \(height) corners has \(points.count) points and \(colors.count) colours",
          hint: "pass width × height points and as many colours; both must be at least 2"))
    }
    let painter = LeafPainter { node, frame in
      marks(filling: Path(frame).drawn, frame, node.environment)
    }
    return [RenderNode(Self.kind, rule: FlexibleLeafRule(), context: context, painter: painter)]
  }

  /// Returns the cells of the mesh, clipped to an outline.
  package func marks(filling outline: DrawnPath, _ frame: Rect, _ environment: EnvironmentValues) -> [Mark] {
    guard isWhole, frame.width > 0, frame.height > 0, frame.size.isFinite else { return [] }
    let back = background.ink(in: environment)
    var effects = GroupEffects()
    effects.clip = outline
    let cells = MeshCells(self, frame, environment).marks
    return [.group((back.isClear ? [] : [.path(outline, .ink(back), nil)]) + cells, effects)]
  }
}

extension Size {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

extension ShapeStyle {
  /// The mesh of the style, if it is one. A mesh is drawn as cells, not as a fill.
  var mesh: MeshGradient? { (self as? AnyShapeStyle)?.style.mesh ?? self as? MeshGradient }
}
