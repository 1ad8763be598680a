import VitrineLayout
import VitrineUI

/// The options that modifiers set for the charts in a view.
package struct ChartSettings {
  package var x = AxisSettings()
  package var y = AxisSettings()
  package var legend = LegendSettings()
  package var styles = StyleScaleSettings()
  /// A closure that modifies the plot's view (`chartPlotStyle`).
  package var plotStyle: ((AnyView) -> AnyView)?
  package var layers: [ChartLayer] = []

  package init() {}
}

/// The options of one axis.
package struct AxisSettings {
  package var visibility = Visibility.automatic
  /// The axis marks; `nil` for the default ones.
  package var marks: [AxisMarks]?
  package var scale = ScaleSettings()
  package var title: AxisTitle?
  package var isScrollable = false
  /// The length of the visible part of a scrollable axis, in the values' unit.
  package var visibleLength: Double?
  /// The value at which the visible part starts.
  package var scrollPosition: PlottedValue?

  /// The axis marks that are drawn; empty for a hidden axis.
  var shownMarks: [AxisMarks] { visibility == .hidden ? [] : marks ?? [AxisMarks()] }
}

/// The title of an axis.
package struct AxisTitle {
  let content: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  /// The distance to the axis in points; `nil` for the default.
  let spacing: Double?

  package init(_ content: AnyView, position: AnnotationPosition, alignment: Alignment?, spacing: Double?) {
    (self.content, self.position, self.alignment, self.spacing) = (content, position, alignment, spacing)
  }
}

/// The options of the legend.
package struct LegendSettings {
  package var visibility = Visibility.automatic
  package var position = AnnotationPosition.automatic
  package var alignment: Alignment?
  /// The distance to the chart in points; `nil` for the default.
  package var spacing: Double?
  /// A custom legend.
  package var content: AnyView?
}

/// A view over or behind a chart.
package struct ChartLayer {
  let isBehind: Bool
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView

  package init(isBehind: Bool, alignment: Alignment, content: @escaping (ChartProxy) -> AnyView) {
    (self.isBehind, self.alignment, self.content) = (isBehind, alignment, content)
  }
}

package struct ChartSettingsKey: EnvironmentKey {
  package static var defaultValue: ChartSettings { ChartSettings() }
}

extension View {
  package func changingChart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    changingEnvironment { change(&$0[ChartSettingsKey.self]) }
  }
}
