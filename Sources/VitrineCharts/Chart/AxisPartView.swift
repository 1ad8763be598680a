import VitrineLayout
import VitrineUI

/// Creates the views of an axis's parts.
enum AxisPartView {
  /// Returns the default stroke: half a point, dashed for the horizontal axis.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  private static func line(_ axis: Axis) -> StrokeStyle {
    StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [])
  }
  private static var pale: any ShapeStyle { Color(ink: .tertiary) }

  static func gridLines(_ places: [Rect], like part: AxisPart, _ axis: Axis) -> any View {
    ChartInk.lines("AxisGridLine", places, part.stroke ?? line(axis), part.style ?? pale)
  }

  /// Returns the view of a tick or a label.
  static func view(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item) -> any View {
    guard part.kind == .label else {
      return ChartInk.line("AxisTick", part.stroke ?? line(plan.axis), part.style ?? pale)
    }
    let content: AnyView =
      part.content.map { content in AnyView(ZStack { content }) }
      ?? AnyView(Text(part.format?(item.value) ?? item.text).lineLimit(1))
    let label = (part.font.map { AnyView(content.font($0)) } ?? content).foregroundStyle(
      part.style.map { AnyShapeStyle($0) } ?? secondary)
    switch part.orientation {
    case .automatic, .horizontal: return label
    case .vertical: return TurnedLabel(content: AnyView(label), turns: 0.25).view
    case .verticalReversed: return TurnedLabel(content: AnyView(label), turns: -0.25).view
    }
  }

  static var secondary: AnyShapeStyle { AnyShapeStyle(HierarchicalShapeStyle.secondary) }
}

extension AxisTitle {
  /// Returns the view of the title, which reads downwards beside a vertical axis.
  func view(_ axis: Axis) -> any View {
    let label = content.foregroundStyle(AxisPartView.secondary)
    guard axis == .vertical, position == .leading || position == .trailing else { return label }
    return TurnedLabel(content: AnyView(label), turns: 0.25).view
  }
}

/// A layout for a label rotated by a quarter turn, which takes the size of the rotated label.
struct TurnedLabel: Layout {
  let content: AnyView
  /// The rotation in turns, clockwise.
  let turns: Double

  var view: any View {
    LayoutContainer("turned", self, content: content.fixedSize().rotationEffect(.degrees(turns * 360)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return Size(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    subviews.first?.place(at: bounds.point(.center), anchor: .center, proposal: .unspecified)
  }
}
