import VitrineLayout
import VitrineUI

/// What modifiers say of the charts in a view.
package struct ChartSettings {
  package var x = AxisSettings()
  package var y = AxisSettings()
  package var legend = LegendSettings()
  package var styles = StyleScaleSettings()
  /// What is made of the plot's area.
  package var plotStyle: ((AnyView) -> AnyView)?
  package var layers: [ChartLayer] = []

  package init() {}
}

/// What is said of one axis.
package struct AxisSettings {
  package var visibility = Visibility.automatic
  /// The marks; the usual ones where `nil`.
  package var marks: [AxisMarks]?
  package var scale = ScaleSettings()
  package var title: AxisTitle?
  package var isScrollable = false
  /// How much of the values is in sight, in their own measure.
  package var visibleLength: Double?
  /// The value that the part in sight begins with.
  package var scrollPosition: PlottedValue?
}

/// What an axis is called.
package struct AxisTitle {
  let content: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  /// In points.
  let spacing: Double?

  package init(_ content: AnyView, position: AnnotationPosition, alignment: Alignment?, spacing: Double?) {
    (self.content, self.position, self.alignment, self.spacing) = (content, position, alignment, spacing)
  }
}

/// What is said of the legend.
package struct LegendSettings {
  package var visibility = Visibility.automatic
  package var position = AnnotationPosition.automatic
  package var alignment: Alignment?
  /// In points.
  package var spacing: Double?
  /// A legend of one's own.
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
