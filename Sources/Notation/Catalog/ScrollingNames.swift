import VitrineLayout
import VitrineUI

/// Where scroll views stand.
enum ScrollingNames {
  static let scrolling: [NameBinding] = [
    .method("ScrollViewProxy", "scrollTo") {
      ContextMethod(ScrollViewProxy.self, Parameter(nil, .choice), .optional("anchor", .native(UnitPoint.self))) {
        _, proxy, id, anchor in
        proxy.scrollTo(AnyHashable(id), named: id.description, anchor: anchor)
        return .void
      }
    },
    .modifier("scrollPosition") {
      Modifier(Parameter("id", .selection), .optional("anchor", .native(UnitPoint.self))) {
        (view: any View, id: Binding<Choice>, anchor: UnitPoint?) -> any View in
        view.scrollPosition(anchor: anchor) {
          let choice = id.wrappedValue
          return choice == .nothing ? nil : (AnyHashable(choice), choice.description)
        } set: { value in
          if let choice = value.base as? Choice { id.wrappedValue = choice }
        }
      }
      Modifier(Parameter(nil, .scrollPosition), .optional("anchor", .native(UnitPoint.self))) {
        $0.scrollPosition($1, anchor: $2)
      }
    },
    .function("ScrollPosition") {
      Native(Parameter("edge", .native(Edge.self))) { ScrollPosition(edge: $0) }
      ContextNative(Parameter("id", .choice), .optional("anchor", .native(UnitPoint.self))) { _, id, anchor in
        var position = ScrollPosition()
        position.scrollTo(AnyHashable(id), named: id.description, anchor: anchor)
        return position
      }
      Native(Parameter("idType", .any, or: .nothing).withoutEffect("identifiers are of any type")) { _ in
        ScrollPosition()
      }
    },
    .mutation("ScrollPosition", "scrollTo") {
      ContextMutation(ScrollPosition.self, Parameter("id", .choice), .optional("anchor", .native(UnitPoint.self))) {
        (_: CallContext, position: inout ScrollPosition, id: Choice, anchor: UnitPoint?) in
        position.scrollTo(AnyHashable(id), named: id.description, anchor: anchor)
      }
      ContextMutation(
        ScrollPosition.self, Parameter("edge", .native(Edge.self))
      ) { _, position, edge in position.scrollTo(edge: edge) }
      ContextMutation(ScrollPosition.self, Parameter("point", .native(Point.self))) { _, position, point in
        position.scrollTo(point: point)
      }
      ContextMutation(ScrollPosition.self, .optional("x", .double), .optional("y", .double)) {
        (_: CallContext, position: inout ScrollPosition, x: Double?, y: Double?) in
        position.scrollTo(x: x, y: y)
      }
    },
    .method("ScrollPosition", "viewID") {
      Method(ScrollPosition.self, Parameter("type", .any).withoutEffect("identifiers are of any type")) { position, _ in
        .optional((position.viewID?.base as? Choice)?.value)
      }
    },
  ]

  static let positionProperties = PropertyTable(
    "ScrollPosition", ScrollPosition.self,
    [
      Property("viewID") { .optional(($0.viewID?.base as? Choice)?.value) },
      Property("isPositionedByUser") { .boolean($0.isPositionedByUser) },
    ])
}

extension Kind where T == Binding<ScrollPosition> {
  static var scrollPosition: Kind {
    .binding("ScrollPosition") { value, _ in
      if case .native(let position as ScrollPosition) = value { position } else { ScrollPosition() }
    } write: { position, _ in
      .native(position)
    }
  }
}
