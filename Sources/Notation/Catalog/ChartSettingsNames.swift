import FenceEvaluation
import VitrineCharts
import VitrineLayout
import VitrineUI

/// What is said of the axes, scales and legend of the charts in a view.
enum ChartSettingsNames {
  static let settings: [NameBinding] =
    axes + titles + scales + [
      .modifier("chartLegend") {
        Modifier(Parameter(nil, .native(Visibility.self))) { view, visibility in
          charted(view) { $0.legend.visibility = visibility }
        }
        Modifier(position, legendAlignment, spacing) {
          (view: any View, position: AnnotationPosition, alignment: Alignment?, spacing: Double?) in
          charted(view) {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
          }
        }
        Modifier(position, legendAlignment, spacing, Parameter("content", .content)) {
          (view: any View, position: AnnotationPosition, alignment: Alignment?, spacing: Double?, content: AnyView) in
          charted(view) {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
          }
        }
      },
      .modifier("chartForegroundStyleScale") {
        Modifier(Parameter(nil, .namedStyles), ignoring: [type]) { view, styles in
          charted(view) {
            $0.styles.domain = styles.map(\.name)
            $0.styles.range = styles.map(\.style)
          }
        }
        Modifier(Parameter("domain", .domain), Parameter("range", .gradientColors), ignoring: [type]) {
          view, domain, colors in
          charted(view) { ($0.styles.gradient, $0.styles.quantities) = (colors, domain.quantities) }
        }
        Modifier(Parameter("domain", .domain), Parameter("range", .list(of: .style)), ignoring: [type]) {
          view, domain, range in
          charted(view) { ($0.styles.domain, $0.styles.range) = (domain.names, range) }
        }
        Modifier(Parameter("range", .gradientColors), ignoring: [type]) { view, colors in
          charted(view) { $0.styles.gradient = colors }
        }
        Modifier(Parameter("range", .list(of: .style)), ignoring: [type]) { view, range in
          charted(view) { $0.styles.range = range }
        }
        ContextModifier(Parameter("domain", .array), Parameter("mapping", .function), ignoring: [type]) {
          context, view, domain, mapping in
          let styles = try domain.map { value in
            let made = CallArgument(label: nil, value: try mapping(value), mark: context.mark)
            return try Kind<any ShapeStyle>.style.value(made, context)
          }
          let names = try domain.compactMap {
            try PlottedValue($0, context).map { SeriesStyles.name(PlottableValue("", $0)) }
          }
          return charted(view) { ($0.styles.domain, $0.styles.range) = (names, styles) }
        }
      },
      .modifier("chartSymbolScale") {
        Modifier(Parameter(nil, .namedSymbols)) { view, symbols in
          charted(view) {
            ($0.styles.symbolDomain, $0.styles.symbolRange) = (symbols.map(\.name), symbols.map(\.symbol))
          }
        }
        Modifier(Parameter("domain", .domain), Parameter("range", .list(of: .chartSymbol))) { view, domain, range in
          charted(view) { ($0.styles.symbolDomain, $0.styles.symbolRange) = (domain.names, range) }
        }
        Modifier(Parameter("range", .list(of: .chartSymbol))) { view, range in
          charted(view) { $0.styles.symbolRange = range }
        }
      },
    ]

  private static let type = Ignored("type", because: "colours go with what the values are")
  private static let position = Parameter<AnnotationPosition>(
    "position", .native(AnnotationPosition.self), or: .automatic)
  private static let legendAlignment = Parameter<Alignment?>.optional("alignment", .native(Alignment.self))
  private static let spacing = Parameter<Double?>.optional("spacing", .double)

  private static let axes: [NameBinding] = [
    ("chartXAxis", Axis.horizontal), ("chartYAxis", .vertical),
  ].map { name, axis in
    .modifier(name) {
      Modifier(Parameter(nil, .native(Visibility.self))) { view, visibility in
        charted(view) { $0[axis].visibility = visibility }
      }
      Modifier(Parameter("content", .content)) { view, content in
        let marks = AxisMarks.all(in: content)
        return charted(view) { $0[axis].marks = marks }
      }
    }
  }

  private static let titles: [NameBinding] = [
    ("chartXAxisLabel", Axis.horizontal), ("chartYAxisLabel", .vertical),
  ].map { name, axis in
    .modifier(name) {
      Modifier(Parameter(nil, .prompt), position, legendAlignment, spacing) {
        (view: any View, title: Text, position: AnnotationPosition, alignment: Alignment?, spacing: Double?) in
        charted(view) {
          $0[axis].title = AxisTitle(AnyView(title), position: position, alignment: alignment, spacing: spacing)
        }
      }
      Modifier(position, legendAlignment, spacing, Parameter("content", .content)) {
        (view: any View, position: AnnotationPosition, alignment: Alignment?, spacing: Double?, content: AnyView) in
        charted(view) {
          $0[axis].title = AxisTitle(content, position: position, alignment: alignment, spacing: spacing)
        }
      }
    }
  }

  private static let scales: [NameBinding] = [
    ("chartXScale", Axis.horizontal), ("chartYScale", .vertical),
  ].map { name, axis in
    .modifier(name) {
      Modifier(
        .optional("domain", .domain), .optional("range", .native(PlotDimensionRange.self)),
        Parameter("type", .native(ScaleType.self), or: .automatic)
      ) { (view: any View, domain: ScaleDomain?, range: PlotDimensionRange?, type: ScaleType) in
        charted(view) {
          if let domain { $0[axis].scale.domain = domain }
          if let range { $0[axis].scale.range = range }
          $0[axis].scale.type = type
        }
      }
    }
  }
}

/// A view whose charts are told something.
func charted(_ view: any View, _ change: @escaping (inout ChartSettings) -> Void) -> any View {
  func charted(_ view: some View) -> any View { view.changingChart(change) }
  return charted(view)
}

extension ChartSettings {
  /// What is said of an axis.
  subscript(axis: Axis) -> AxisSettings {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Kind where T == [Color] {
  /// The colours of a gradient.
  static var gradientColors: Kind {
    .plain("Gradient") { value, _ in
      guard case .native(let gradient as Gradient) = value else { return nil }
      return gradient.stops.map(\.color)
    }
  }
}
