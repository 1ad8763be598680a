import VitrineLayout
import VitrineUI

/// The views that the parts of an axis become.
enum AxisPartView {
  /// Half a point, in a pale grey; those of the horizontal axis are dashed.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  private static func line(_ axis: Axis) -> StrokeStyle {
    StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [])
  }
  private static var pale: any ShapeStyle { Color(ink: .tertiary) }

  static func gridLines(_ places: [Rect], like part: AxisPart, _ axis: Axis) -> any View {
    ChartInk.lines("AxisGridLine", places, part.stroke ?? line(axis), part.style ?? pale)
  }

  /// A tick or a label.
  static func view(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item) -> any View {
    guard part.kind == .label else {
      return ChartInk.line("AxisTick", part.stroke ?? line(plan.axis), part.style ?? pale)
    }
    let content: AnyView = part.content ?? AnyView(Text(part.format?(item.value) ?? item.text))
    let label = content.font(part.font ?? .caption2).foregroundStyle(part.style.map { AnyShapeStyle($0) } ?? secondary)
    switch part.orientation {
    case .automatic, .horizontal: return label
    case .vertical: return TurnedLabel(content: AnyView(label), turns: 0.25).view
    case .verticalReversed: return TurnedLabel(content: AnyView(label), turns: -0.25).view
    }
  }

  static var secondary: AnyShapeStyle { AnyShapeStyle(HierarchicalShapeStyle.secondary) }
}

extension AxisTitle {
  /// The title; beside a vertical axis it is turned.
  func view(_ axis: Axis) -> any View {
    let label = content.font(.caption2).foregroundStyle(AxisPartView.secondary)
    guard axis == .vertical, position == .leading || position == .trailing else { return label }
    return TurnedLabel(content: AnyView(label), turns: position == .leading ? -0.25 : 0.25).view
  }
}

/// A label turned by a quarter, which takes the room that it then has.
struct TurnedLabel: Layout {
  let content: AnyView
  /// Clockwise.
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
