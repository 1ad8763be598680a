import FenceEvaluation
import VitrineCharts
import VitrineLayout
import VitrineUI

/// What is laid over and behind charts, and how much of them is in sight.
enum ChartLayersNames {
  static let layers: [NameBinding] =
    [
      .modifier("chartPlotStyle") {
        Modifier(Parameter("content", .function)) { view, content in
          charted(view) { $0.plotStyle = { content.content(.view($0)) } }
        }
      },
      layer("chartOverlay", isBehind: false), layer("chartBackground", isBehind: true),
      .modifier("chartScrollableAxes") {
        Modifier(Parameter(nil, .axes)) { view, axes in
          charted(view) {
            ($0.x.isScrollable, $0.y.isScrollable) = (axes.contains(.horizontal), axes.contains(.vertical))
          }
        }
      },
      visible("chartXVisibleDomain", .horizontal), visible("chartYVisibleDomain", .vertical),
      .modifier("chartScrollPosition") {
        for (label, axis) in [
          ("x", Axis.horizontal), ("y", .vertical), ("initialX", .horizontal), ("initialY", .vertical),
        ] {
          Modifier(Parameter(label, .plotted)) { view, value in
            charted(view) { $0[axis].scrollPosition = value }
          }
        }
      },
    ] + proxies

  private static func layer(_ name: String, isBehind: Bool) -> NameBinding {
    .modifier(name) {
      Modifier(Parameter("alignment", .native(Alignment.self), or: .center), Parameter("content", .function)) {
        view, alignment, content in
        charted(view) {
          $0.layers.append(
            ChartLayer(isBehind: isBehind, alignment: alignment) { content.content(.native($0)) })
        }
      }
    }
  }

  private static func visible(_ name: String, _ axis: Axis) -> NameBinding {
    .modifier(name) {
      Modifier(Parameter("length", .double)) { view, length in charted(view) { $0[axis].visibleLength = length } }
    }
  }

  private static let proxies: [NameBinding] = [
    .method("ChartProxy", "position") {
      Method(ChartProxy.self, Parameter("forX", .plotted)) {
        .optional($0.position($1, .horizontal).map { .double($0) })
      }
      Method(ChartProxy.self, Parameter("forY", .plotted)) { .optional($0.position($1, .vertical).map { .double($0) }) }
    },
    .method("ChartProxy", "value") {
      for (label, axis) in [("atX", Axis.horizontal), ("atY", .vertical)] {
        ContextMethod(ChartProxy.self, Parameter(label, .double), .optional("as", .type)) {
          (context: CallContext, proxy: ChartProxy, place: Double, type: TypeValue?) in
          guard let value = proxy.value(at: place, axis) else { return .nothing }
          return .optional(try type.map { try value.shown(as: $0, context) } ?? value.shown)
        }
      }
    },
  ]

  static let proxyProperties = PropertyTable(
    "ChartProxy", ChartProxy.self,
    [
      Property("plotSize") { .native($0.plotSize) }, Property("plotAreaSize") { .native($0.plotSize) },
      Property("plotFrame") { .optional($0.plotFrame.map { .native($0) }) },
      Property("plotAreaFrame") { .optional($0.plotFrame.map { .native($0) }) },
    ])
}
