import VitrineLayout
import VitrineUI

extension Catalog {
  mutating func addLayoutModifiers() {
    modifier("padding", "_: EdgeInsets") { v, a in v.padding(a.native(0, as: EdgeInsets.self) ?? .zero) }
    modifier("padding", "_: Double") { v, a in v.padding(a.double(0) ?? 0) }
    modifier("padding", "_: Edges?, _: Double?") { v, a in v.padding(edges(a, 0) ?? .all, a.double(1)) }
    modifier("scenePadding", "_: Edges?") { v, a in v.padding(edges(a, 0) ?? .all, 16) }
    modifier("scenePadding", "_: Any, edges: Edges?") { v, a in v.padding(edges(a, 1) ?? .all, 16) }
    modifier("_tightPadding", "") { v, _ in v.padding(8) }
    native("EdgeInsets", "top: Double, leading: Double, bottom: Double, trailing: Double") {
      EdgeInsets(
        top: $0.double(0) ?? 0, leading: $0.double(1) ?? 0, bottom: $0.double(2) ?? 0, trailing: $0.double(3) ?? 0)
    }
    native("EdgeInsets", "") { _ in EdgeInsets() }
    modifier("frame", "width: Double?, height: Double?, alignment: Alignment?") { v, a in
      v.frame(width: a.double(0), height: a.double(1), alignment: a.native(2) ?? .center)
    }
    modifier(
      "frame",
      "minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: Alignment?"
    ) { v, a in
      v.frame(
        minWidth: a.double(0), idealWidth: a.double(1), maxWidth: a.double(2), minHeight: a.double(3),
        idealHeight: a.double(4),
        maxHeight: a.double(5), alignment: a.native(6) ?? .center)
    }
    modifier("aspectRatio", "_: Double?, contentMode: ContentMode") { v, a in
      v.aspectRatio(a.double(0), contentMode: a.native(1) ?? .fit)
    }
    modifier("aspectRatio", "_: CGSize, contentMode: ContentMode") { v, a in
      v.aspectRatio(a.native(0) ?? Size(1, 1), contentMode: a.native(1) ?? .fit)
    }
    modifier("scaledToFit", "") { v, _ in v.scaledToFit() }
    modifier("scaledToFill", "") { v, _ in v.scaledToFill() }
    modifier("fixedSize", "") { v, _ in v.fixedSize() }
    modifier("fixedSize", "horizontal: Bool, vertical: Bool") { v, a in
      v.fixedSize(horizontal: a.bool(0) ?? true, vertical: a.bool(1) ?? true)
    }
    modifier("offset", "x: Double?, y: Double?") { v, a in v.offset(x: a.double(0) ?? 0, y: a.double(1) ?? 0) }
    modifier("offset", "_: CGSize", "_: CGPoint") { v, a in
      if let point: Point = a.native(0) { return v.offset(x: point.x, y: point.y) }
      return v.offset(a.native(0) ?? .zero)
    }
    modifier("position", "x: Double?, y: Double?") { v, a in v.position(x: a.double(0) ?? 0, y: a.double(1) ?? 0) }
    modifier("position", "_: CGPoint") { v, a in v.position(a.native(0) ?? .zero) }
    modifier("layoutPriority", "_: Double") { v, a in v.layoutPriority(a.double(0) ?? 0) }
    modifier("alignmentGuide", "_: HorizontalAlignment, computeValue: Function", "_: HorizontalAlignment, _: Function")
    { v, a in
      v.alignmentGuide(a.native(0) ?? HorizontalAlignment.center) { guide(a, $0) }
    }
    modifier("alignmentGuide", "_: VerticalAlignment, computeValue: Function", "_: VerticalAlignment, _: Function") {
      v, a in
      v.alignmentGuide(a.native(0) ?? VerticalAlignment.center) { guide(a, $0) }
    }
    modifier("overlay", "alignment: Alignment?, content: View", "alignment: Alignment?, _: View") { v, a in
      Self.overlay(v, a.view(1), a.native(0) ?? .center)
    }
    modifier("overlay", "_: Style, in: Shape, fillStyle: Any?") { v, a in
      Self.overlay(v, Self.filled(AnyShape(a.shape(1) ?? Rectangle()), a.style(0) ?? Color.clear), .center)
    }
    modifier("overlay", "_: View, alignment: Alignment?") { v, a in Self.overlay(v, a.view(0), a.native(1) ?? .center) }
    modifier("overlay", "_: Style, ignoresSafeAreaEdges: Any?") { v, a in v.overlay(style: a.style(0) ?? Color.clear) }
    modifier("background", "alignment: Alignment?, content: View", "alignment: Alignment?, _: View") { v, a in
      Self.background(v, a.view(1), a.native(0) ?? .center)
    }
    modifier("background", "_: Style, in: Shape, fillStyle: Any?") { v, a in
      Self.background(v, Self.filled(AnyShape(a.shape(1) ?? Rectangle()), a.style(0) ?? Color.clear), .center)
    }
    modifier("background", "in: Shape, fillStyle: Any?") { v, a in
      Self.background(v, Self.filled(AnyShape(a.shape(0) ?? Rectangle()), SemanticShapeStyle.background), .center)
    }
    modifier("background", "_: Style, ignoresSafeAreaEdges: Edges?") { v, a in
      v.background(style: a.style(0) ?? Color.clear, ignoresSafeAreaEdges: edges(a, 1) ?? .all)
    }
    modifier("background", "_: View, alignment: Alignment?") { v, a in
      Self.background(v, a.view(0), a.native(1) ?? .center)
    }
    modifier("background", "ignoresSafeAreaEdges: Any?") { v, _ in v.background(style: SemanticShapeStyle.background) }
    modifier("border", "_: Style, width: Double?") { v, a in
      v.border(a.style(0) ?? Color.primary, width: a.double(1) ?? 1)
    }
    modifier("mask", "alignment: Alignment?, _: View") { v, a in Self.mask(v, a.view(1), a.native(0) ?? .center) }
    modifier("mask", "_: View") { v, a in Self.mask(v, a.view(0), .center) }
    modifier("zIndex", "_: Double") { v, a in v.zIndex(a.double(0) ?? 0) }
    modifier("id", "_: Any") { v, a in v.id(try a.interpreter.describe(a[0] ?? .nothing)) }
    modifier("gridCellColumns", "_: Int") { v, a in v.gridCellColumns(a.int(0) ?? 1) }
    modifier("gridColumnAlignment", "_: HorizontalAlignment") { v, a in v.gridColumnAlignment(a.native(0) ?? .center) }
    modifier("gridCellAnchor", "_: UnitPoint") { v, a in v.gridCellAnchor(a.native(0) ?? .center) }
    modifier("gridCellUnsizedAxes", "_: Axes") { v, a in v.gridCellUnsizedAxes(axes(a, 0)) }
    modifier("layoutValue", "key: Type, value: Any") { v, a in
      guard case .type(let type)? = a[0] else { return v }
      return v.layoutValue(named: type.name, a[1]?.settled as Any)
    }
    addSafeArea()
    addPreferences()
  }

  private mutating func addSafeArea() {
    modifier("ignoresSafeArea", "_: Any?, edges: Edges?", "edges: Edges") { v, a in
      v.ignoresSafeArea(edges: edges(a, 1) ?? edges(a, 0) ?? .all)
    }
    modifier("edgesIgnoringSafeArea", "_: Edges") { v, a in v.ignoresSafeArea(edges: edges(a, 0) ?? .all) }
    addInsets("safeAreaInset") { v, edge, guide, spacing, content in
      switch guide {
      case .horizontal(let guide):
        v.safeAreaInset(edge: edge, alignment: guide, spacing: spacing) { AnyView(content) }
      case .vertical(let guide): v.safeAreaInset(edge: edge, alignment: guide, spacing: spacing) { AnyView(content) }
      }
    }
    addInsets("safeAreaBar") { v, edge, guide, spacing, content in
      switch guide {
      case .horizontal(let guide): v.safeAreaBar(edge: edge, alignment: guide, spacing: spacing) { AnyView(content) }
      case .vertical(let guide): v.safeAreaBar(edge: edge, alignment: guide, spacing: spacing) { AnyView(content) }
      }
    }
    addContentMargins()
    modifier("safeAreaPadding", "_: EdgeInsets") { v, a in v.safeAreaPadding(a.native(0, as: EdgeInsets.self) ?? .zero)
    }
    modifier("safeAreaPadding", "_: Double") { v, a in v.safeAreaPadding(a.double(0) ?? 0) }
    modifier("safeAreaPadding", "_: Edges?, _: Double?") { v, a in v.safeAreaPadding(edges(a, 0) ?? .all, a.double(1)) }
    modifier("containerRelativeFrame", "_: Axes, count: Int, span: Int?, spacing: Double, alignment: Alignment?") {
      v, a in
      v.containerRelativeFrame(
        axes(a, 0), count: a.int(1) ?? 1, span: a.int(2) ?? 1, spacing: a.double(3) ?? 0,
        alignment: a.native(4) ?? .center)
    }
    modifier("containerRelativeFrame", "_: Axes, alignment: Alignment?") { v, a in
      v.containerRelativeFrame(axes(a, 0), alignment: a.native(1) ?? .center)
    }
    modifier("containerRelativeFrame", "_: Axes, alignment: Alignment?, _: Function") { v, a in
      v.containerRelativeFrame(axes(a, 0), alignment: a.native(1) ?? .center) { length, axis in
        a.interpreter.late(length) {
          let arguments = [Value.double(length), .native(axis)].map {
            CallArgument(label: nil, value: $0, mark: a.mark)
          }
          return try a.interpreter.call(a[2] ?? .nothing, arguments, a.mark).number ?? length
        }
      }
    }
  }

  private enum InsetGuide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// A modifier that puts content at an edge, whose alignment is that of the other axis.
  private mutating func addInsets(
    _ name: String,
    _ inset: @escaping (any View, Edge, InsetGuide, Double?, any View) -> any View
  ) {
    for content in ["content: View", "_: View"] {
      modifier(name, "edge: Edge, alignment: HorizontalAlignment?, spacing: Double?, " + content) { v, a in
        inset(v, edge(a, 0), .horizontal(a.native(1) ?? .center), a.double(2), a.views(3))
      }
      modifier(name, "edge: Edge, alignment: VerticalAlignment?, spacing: Double?, " + content) { v, a in
        inset(v, edge(a, 0), .vertical(a.native(1) ?? .center), a.double(2), a.views(3))
      }
    }
  }

  private mutating func addContentMargins() {
    statics("ContentMarginPlacement", ContentMarginPlacement.allCases.map { ($0.rawValue, $0) })
    modifier("contentMargins", "_: EdgeInsets, for: ContentMarginPlacement?") { v, a in
      v.contentMargins(.all, a.native(0, as: EdgeInsets.self) ?? .zero, for: a.native(1) ?? .automatic)
    }
    modifier("contentMargins", "_: Double, for: ContentMarginPlacement?") { v, a in
      v.contentMargins(a.double(0) ?? 0, for: a.native(1) ?? .automatic)
    }
    modifier("contentMargins", "_: Edges, _: EdgeInsets, for: ContentMarginPlacement?") { v, a in
      v.contentMargins(
        edges(a, 0) ?? .all, a.native(1, as: EdgeInsets.self) ?? .zero, for: a.native(2) ?? .automatic)
    }
    modifier("contentMargins", "_: Edges, _: Double?, for: ContentMarginPlacement?") { v, a in
      v.contentMargins(edges(a, 0) ?? .all, a.double(1), for: a.native(2) ?? .automatic)
    }
  }

  // Opened existentials: the views keep their own types.
  static func overlay(_ view: some View, _ layer: any View, _ alignment: Alignment) -> any View {
    view.overlay(alignment: alignment) { AnyView(layer) }
  }
  static func background(_ view: some View, _ layer: any View, _ alignment: Alignment) -> any View {
    view.background(alignment: alignment) { AnyView(layer) }
  }
  static func mask(_ view: some View, _ layer: any View, _ alignment: Alignment) -> any View {
    view.mask(alignment: alignment) { AnyView(layer) }
  }
  static func filled(_ shape: some Shape, _ style: any ShapeStyle) -> any View { shape.fill(style) }
}

func edges(_ inputs: Inputs, _ index: Int) -> Edge.Set? {
  inputs.native(index) ?? inputs.native(index, as: Edge.self).map { Edge.Set($0) }
}

func edge(_ inputs: Inputs, _ index: Int) -> Edge {
  if let edge: Edge = inputs.native(index) { return edge }
  let set = edges(inputs, index) ?? .bottom
  return Edge.allCases.first { set.contains($0) } ?? .bottom
}

func axes(_ inputs: Inputs, _ index: Int) -> Axis.Set {
  inputs.native(index) ?? inputs.native(index, as: Axis.self).map { Axis.Set($0) } ?? [.horizontal, .vertical]
}

private func guide(_ inputs: Inputs, _ dimensions: ViewDimensions) -> Double {
  inputs.interpreter.late(0) {
    let argument = CallArgument(label: nil, value: .native(dimensions), mark: inputs.mark)
    return try inputs.interpreter.call(inputs[1] ?? .nothing, [argument], inputs.mark).number ?? 0
  }
}
