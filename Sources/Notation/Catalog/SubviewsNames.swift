import FenceEvaluation
import VitrineLayout
import VitrineUI

/// What a layout and a geometry reader ask of subviews, proxies and proposals.
enum SubviewsNames {
  static let subviews: [NameBinding] = [
    .method("GeometryProxy", "frame") {
      Method(GeometryProxy.self, Parameter("in", .native(CoordinateSpace.self))) { .native($0.frame(in: $1)) }
    },
    .method("GeometryProxy", "bounds") {
      Method(GeometryProxy.self, Parameter("of", .native(CoordinateSpace.self))) { proxy, space in
        .optional(proxy.bounds(of: space).map { .native($0) })
      }
    },
    .method("LayoutSubview", "sizeThatFits") {
      Method(LayoutSubview.self, Parameter(nil, .native(ProposedViewSize.self))) { .native($0.sizeThatFits($1)) }
    },
    .method("LayoutSubview", "dimensions") {
      Method(LayoutSubview.self, Parameter("in", .native(ProposedViewSize.self))) { .native($0.dimensions(in: $1)) }
    },
    .method("LayoutSubview", "place") {
      Method(
        LayoutSubview.self, Parameter("at", .native(Point.self)),
        Parameter("anchor", .native(UnitPoint.self), or: .topLeading),
        Parameter("proposal", .native(ProposedViewSize.self), or: .unspecified)
      ) { subview, point, anchor, proposal in
        subview.place(at: point, anchor: anchor, proposal: proposal)
        return .void
      }
    },
    .method("ViewSpacing", "distance") {
      Method(ViewSpacing.self, Parameter("to", .native(ViewSpacing.self)), Parameter("along", .native(Axis.self))) {
        .double($0.distance(to: $1, along: $2))
      }
    },
    .mutation("ViewSpacing", "formUnion") {
      Method(ViewSpacing.self, Parameter(nil, .native(ViewSpacing.self)), ignoring: ["edges"]) { spacing, other in
        var spacing = spacing
        spacing.formUnion(other)
        return .native(spacing)
      }
    },
    .method("ProposedViewSize", "replacingUnspecifiedDimensions") {
      Method(ProposedViewSize.self, Parameter("by", .native(Size.self), or: Size(10, 10))) {
        .native($0.replacingUnspecifiedDimensions(by: $1))
      }
    },
    .method("CGRect", "insetBy") {
      Method(Rect.self, Parameter("dx", .double), Parameter("dy", .double)) { rect, x, y in
        .native(
          Rect(
            x: rect.minX + x, y: rect.minY + y, width: max(0, rect.width - 2 * x), height: max(0, rect.height - 2 * y)))
      }
    },
    .method("CGRect", "offsetBy") {
      Method(Rect.self, Parameter("dx", .double), Parameter("dy", .double)) {
        .native($0.offset(by: Point(x: $1, y: $2)))
      }
    },
    .method("CGRect", "contains") {
      Method(Rect.self, Parameter(nil, .native(Point.self))) { rect, point in
        .boolean(rect.contains(point) && point.x < rect.maxX && point.y < rect.maxY)
      }
      Method(Rect.self, Parameter(nil, .native(Rect.self))) { .boolean($0.union($1) == $0) }
    },
    .method("CGRect", "intersects") {
      Method(Rect.self, Parameter(nil, .native(Rect.self))) { .boolean(overlap($0, $1) != nil) }
    },
    .method("CGRect", "intersection") {
      // Rectangles apart share the null rectangle.
      Method(Rect.self, Parameter(nil, .native(Rect.self))) {
        .native($0.intersection($1) ?? Rect(x: .infinity, y: .infinity, width: 0, height: 0))
      }
    },
    .method("CGRect", "union") {
      Method(Rect.self, Parameter(nil, .native(Rect.self))) { .native($0.union($1)) }
    },
    .method("CGPoint", "applying") {
      Method(Point.self, Parameter(nil, .native(Transform.self))) { point, transform in
        .native(transform.apply(point))
      }
    },
    .method("CGRect", "applying") {
      Method(Rect.self, Parameter(nil, .native(Transform.self))) {
        .native(Path($0).applying($1).boundingRect)
      }
    },
  ]

  /// Returns the area that two rectangles share; `nil` if there is none.
  private static func overlap(_ a: Rect, _ b: Rect) -> Rect? {
    a.intersection(b).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// The methods of sets of edges and axes.
  static let optionSets: [NameBinding] =
    optionSet(of: "Edges", .edges) + optionSet(of: "Axes", .axes)
    + optionSet(of: "RedactionReasons", .options(RedactionReasons.self))
    + optionSet(of: RectCorner.catalogName, .options(RectCorner.self))

  private static func optionSet<Options: OptionSet & Sendable>(
    of type: String, _ other: Kind<Options>
  ) -> [NameBinding] where Options.Element == Options {
    let asked = [
      "contains", "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint",
    ]
    let changed = ["insert", "formUnion", "remove", "subtract", "formIntersection", "formSymmetricDifference"]
    let labels = ["isSubset": "of", "isSuperset": "of", "isDisjoint": "with"]
    return asked.map { name in
      .method(type, name) {
        Method(Options.self, Parameter(labels[name], other)) { optionSetMethod(name, $0, $1) ?? .nothing }
      }
    }
      + changed.map { name in
        .mutation(type, name) {
          Method(Options.self, Parameter(nil, other)) { .native(optionSetChange(name, $0, $1) ?? $0) }
        }
      }
  }
}
