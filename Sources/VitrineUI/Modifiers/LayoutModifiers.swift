import Foundation
import VitrineLayout

/// A modifier that places each of its views in a layout rule.
struct LayoutRuleModifier: NodeModifier {
  let kind: NodeKind
  var argument = ""
  var parameters: [RenderedNode.Parameter] = []
  var guides: LayoutNode.GuideSet = []
  let rule: any LayoutRule

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    RenderNode(
      kind, argument: argument, parameters: parameters, rule: rule, children: [child], guides: guides, context: context
    ).carryingTraits(of: child)
  }
}

extension View {
  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    let parameters = [
      RenderedNode.Parameter("top", insets.top), .init("leading", insets.leading), .init("bottom", insets.bottom),
      .init("trailing", insets.trailing),
    ]
    return modifier(
      LayoutRuleModifier(
        kind: .padding, argument: insets.sourceForm, parameters: parameters, rule: PaddingRule(insets)))
  }
  public func padding(_ length: Double) -> some View { padding(EdgeInsets(.all, length)) }
  /// Adds space at some edges of the view, in points; 16 for `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, Double(length ?? 16)))
  }

  /// Gives the view a frame of a fixed size, in points; `nil` keeps the view's own length.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    framed(width: width.number, height: height.number, alignment: alignment)
  }
  package func framed(width: Double?, height: Double?, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame with minimum, ideal and maximum lengths, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(
      minWidth: minWidth.number, idealWidth: idealWidth.number,
      maxWidth: maxWidth.number, minHeight: minHeight.number,
      idealHeight: idealHeight.number, maxHeight: maxHeight.number, alignment: alignment)
  }
  package func framed(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: (minWidth, idealWidth, maxWidth), vertical: (minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// Constrains the view to a ratio of width to height; to its own ratio if `nil`.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: AspectRatioRule.ContentMode) -> some View {
    aspect(ratio.number, contentMode)
  }
  private func aspect(_ ratio: Double?, _ contentMode: AspectRatioRule.ContentMode) -> some View {
    let parameters = ratio.map { [RenderedNode.Parameter("ratio", $0)] } ?? []
    return modifier(
      LayoutRuleModifier(
        kind: .aspectRatio, argument: contentMode.rawValue, parameters: parameters,
        rule: AspectRatioRule(ratio: ratio, contentMode: contentMode)))
  }
  public func aspectRatio(_ size: Size, contentMode: AspectRatioRule.ContentMode) -> some View {
    aspect(size.height > 0 ? size.width / size.height : nil, contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view its ideal size, regardless of the proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    let argument = axes == [.horizontal, .vertical] ? "" : horizontal ? "horizontal" : vertical ? "vertical" : "none"
    return modifier(LayoutRuleModifier(kind: .fixedSize, argument: argument, rule: FixedSizeRule(axes)))
  }

  /// Moves the view by an offset in points, without a change of the layout.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    let parameters = [RenderedNode.Parameter("x", x), .init("y", y)]
    return modifier(LayoutRuleModifier(kind: .offset, parameters: parameters, rule: OffsetRule(x: x, y: y)))
  }
  public func offset(_ size: Size) -> some View { offset(x: size.width, y: size.height) }

  /// Places the view's centre at a point of the proposed area, in points.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    let parameters = [RenderedNode.Parameter("x", x), .init("y", y)]
    return modifier(
      LayoutRuleModifier(kind: .position, parameters: parameters, rule: PositionRule(Point(x: x, y: y))))
  }
  public func position(_ point: Point) -> some View { position(x: point.x, y: point.y) }

  /// Makes stacks offer space to the view before views of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(
      LayoutRuleModifier(
        kind: "layoutPriority", parameters: [.init("priority", value)],
        rule: LayoutPriorityRule(value.isNaN ? 0 : value)))
  }

  /// Sets an alignment guide of the view, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { alignmentGuide(guide.key, computeValue) }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { alignmentGuide(guide.key, computeValue) }

  private func alignmentGuide(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) -> some View {
    modifier(LayoutRuleModifier(kind: "alignmentGuide", guides: .any, rule: AlignmentGuideRule(key, value)))
  }
}

struct FixedFrameModifier: NodeModifier {
  let width, height: Double?
  let alignment: Alignment

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    if FrameRule.hasInvalidLength(width, height) {
      context.graph.remark(
        .init(
          .warning, "invalid-frame", "invalid frame dimension (negative or non-finite)",
          hint: "use 'maxWidth: .infinity' or 'maxHeight: .infinity' to fill the proposal", source: child.source))
    }
    let parameters = [width.map { RenderedNode.Parameter("width", $0) }, height.map { .init("height", $0) }]
    return RenderNode(
      .frame, parameters: parameters.compactMap { $0 },
      rule: FrameRule(width: width, height: height, alignment: alignment), children: [child], context: context
    ).carryingTraits(of: child)
  }
}

struct FlexibleFrameModifier: NodeModifier {
  let horizontal, vertical: (Double?, Double?, Double?)
  let alignment: Alignment

  func makeNode(around child: RenderNode, _ context: RenderContext) -> RenderNode {
    let width = FlexibleFrameRule.Lengths(horizontal.0, horizontal.1, horizontal.2)
    let height = FlexibleFrameRule.Lengths(vertical.0, vertical.1, vertical.2)
    if width.isContradictory || height.isContradictory {
      context.graph.remark(
        .init(
          .warning, "contradictory-frame", "contradictory frame constraints specified",
          hint: "use lengths with minimum ≤ ideal ≤ maximum", source: child.source))
    }
    let named: [(String, Double?)] = [
      ("minWidth", horizontal.0), ("idealWidth", horizontal.1), ("maxWidth", horizontal.2), ("minHeight", vertical.0),
      ("idealHeight", vertical.1), ("maxHeight", vertical.2),
    ]
    return RenderNode(
      .frame, parameters: named.compactMap { name, value in value.map { .init(name, $0) } },
      rule: FlexibleFrameRule(horizontal: width, vertical: height, alignment: alignment), children: [child],
      context: context
    ).carryingTraits(of: child)
  }
}

extension EdgeInsets {
  /// The insets as source, such as `10` or `.horizontal 8`; empty if they differ at several edges.
  fileprivate var sourceForm: String {
    let text = { (value: Double) in value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value) }
    if top == bottom, leading == trailing, top == leading { return text(top) }
    if top == bottom, leading == trailing {
      return top == 0 ? "horizontal \(text(leading))" : leading == 0 ? "vertical \(text(top))" : ""
    }
    for edge in Edge.allCases where self == EdgeInsets(Edge.Set(edge), self[edge]) {
      return "\(edge) \(text(self[edge]))"
    }
    return ""
  }
}

extension NodeKind {
  public static let padding = NodeKind("padding", telling: .padding)
  public static let frame = NodeKind("frame", telling: .frame)
  public static let aspectRatio = NodeKind("aspectRatio", telling: .ratio)
  public static let fixedSize = NodeKind("fixedSize", telling: .idealSize)
  public static let offset = NodeKind("offset", effect: .displaces)
  public static let position = NodeKind("position", effect: .displaces)
}
