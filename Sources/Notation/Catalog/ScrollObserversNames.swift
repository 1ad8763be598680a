import FenceEvaluation
import VitrineLayout
import VitrineUI

/// The observers of scroll views: their geometry, visibility and phases.
enum ScrollObserversNames {
  static let observers: [NameBinding] = [
    .lifetime("onScrollGeometryChange") {
      Modifier(
        Parameter("for", .any).withoutEffect("the closures know what they make"), Parameter("of", .function),
        Parameter("action", .function)
      ) { (view: any View, _: Value, read: FenceFunction, action: FenceFunction) -> any View in
        observing(view, read, action)
      }
    },
    .lifetime("onScrollVisibilityChange") {
      Modifier(Parameter("threshold", .double, or: 0.5), Parameter(nil, .function)) {
        (view: any View, threshold: Double, action: FenceFunction) -> any View in
        view.onScrollVisibilityChange(threshold: threshold) { action.perform(.boolean($0)) }
      }
    },
    .lifetime("onScrollTargetVisibilityChange") {
      Modifier(
        Parameter("idType", .any).withoutEffect("identifiers are of any type"),
        Parameter("threshold", .double, or: 0.5), Parameter(nil, .function)
      ) { (view: any View, _: Value, threshold: Double, action: FenceFunction) -> any View in
        modified(
          view,
          by: ScrollTargetObserver(threshold: threshold) { ids in
            action.perform(
              .array(ids.compactMap { id in (id.base as? Choice)?.value ?? (id.base as? String).map { .string($0) } }))
          })
      }
    },
    .lifetime("onScrollPhaseChange") {
      Modifier(Parameter(nil, .function)) { (view: any View, action: FenceFunction) -> any View in
        action.parameterCount == 3
          ? view.onScrollPhaseChange { action.perform(.native($0), .native($1), .native($2)) }
          : view.onScrollPhaseChange { action.perform(.native($0), .native($1)) }
      }
    },
  ]

  private static func observing(_ view: any View, _ read: FenceFunction, _ action: FenceFunction) -> any View {
    modified(
      view,
      by: ScrollGeometryObserver(
        read: { read.late(.nothing, .native($0)) }, isEqual: { read.context.isSame($0, $1) },
        action: { action.perform($0, $1) }))
  }

  static let geometryProperties = PropertyTable(
    "ScrollGeometry", ScrollGeometry.self,
    [
      Property("contentOffset") { .native($0.contentOffset) }, Property("contentSize") { .native($0.contentSize) },
      Property("contentInsets") { .native($0.contentInsets) }, Property("containerSize") { .native($0.containerSize) },
      Property("visibleRect") { .native($0.visibleRect) }, Property("bounds") { .native($0.bounds) },
    ])

  static let phaseContextProperties = PropertyTable(
    "ScrollPhaseChangeContext", ScrollPhaseChangeContext.self, [Property("geometry") { .native($0.geometry) }])

  static let phaseProperties = PropertyTable(
    "ScrollPhase", ScrollPhase.self, [Property("isScrolling") { .boolean($0.isScrolling) }])

  static let phases = MemberTable(casesOf: ScrollPhase.self)
}

extension ScrollGeometry: CatalogType { package static let catalogName = "ScrollGeometry" }
extension ScrollPhase: CatalogType { package static let catalogName = "ScrollPhase" }
extension ScrollPhaseChangeContext: CatalogType { package static let catalogName = "ScrollPhaseChangeContext" }
