import VitrineLayout
import VitrineUI

/// How large views are, and where they stand.
enum FramesNames {
  static let frames: [NameBinding] = [
    .modifier("frame") {
      Modifier(.optional("width", .double), .optional("height", .double), alignment) {
        $0.frame(width: $1, height: $2, alignment: $3)
      }
      Modifier(
        .optional("minWidth", .double), .optional("idealWidth", .double), .optional("maxWidth", .double),
        .optional("minHeight", .double), .optional("idealHeight", .double), .optional("maxHeight", .double), alignment
      ) {
        $0.frame(
          minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7)
      }
    },
    .modifier("aspectRatio") {
      Modifier(.optional(nil, .double), contentMode) { $0.aspectRatio($1, contentMode: $2) }
      Modifier(Parameter(nil, .native(Size.self)), contentMode) { $0.aspectRatio($1, contentMode: $2) }
    },
    .modifier("scaledToFit") { Modifier { $0.scaledToFit() } },
    .modifier("scaledToFill") { Modifier { $0.scaledToFill() } },
    .modifier("fixedSize") {
      Modifier { $0.fixedSize() }
      Modifier(Parameter("horizontal", .bool), Parameter("vertical", .bool)) {
        $0.fixedSize(horizontal: $1, vertical: $2)
      }
    },
    .modifier("layoutPriority") { Modifier(Parameter(nil, .double)) { $0.layoutPriority($1) } },
    .modifier("containerRelativeFrame") {
      Modifier(
        Parameter(nil, .axes), Parameter("count", .int), Parameter("span", .int, or: 1), Parameter("spacing", .double),
        alignment
      ) { $0.containerRelativeFrame($1, count: $2, span: $3, spacing: $4, alignment: $5) }
      Modifier(Parameter(nil, .axes), alignment) { $0.containerRelativeFrame($1, alignment: $2) }
      Modifier(Parameter(nil, .axes), alignment, Parameter(nil, .function)) { view, axes, alignment, length in
        view.containerRelativeFrame(axes, alignment: alignment) {
          length.lateNumber($0, .double($0), .native($1))
        }
      }
    },
    .modifier("layoutValue") {
      Modifier(Parameter("key", .type), Parameter("value", .any)) {
        $0.layoutValue(named: $1.name, $2.settled)
      }
    },
  ]

  static let positions: [NameBinding] = [
    .modifier("offset") {
      Modifier(Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { $0.offset(x: $1, y: $2) }
      Modifier(Parameter(nil, .native(Size.self))) { $0.offset($1) }
      Modifier(Parameter(nil, .native(Point.self))) { $0.offset(x: $1.x, y: $1.y) }
    },
    .modifier("position") {
      Modifier(Parameter("x", .double, or: 0), Parameter("y", .double, or: 0)) { $0.position(x: $1, y: $2) }
      Modifier(Parameter(nil, .native(Point.self))) { $0.position($1) }
    },
    .modifier("alignmentGuide") {
      Modifier(Parameter(nil, .native(HorizontalAlignment.self)), Parameter("computeValue", .function)) {
        view, guide, compute in
        view.alignmentGuide(guide) { compute.lateNumber(0, .native($0)) }
      }
      Modifier(Parameter(nil, .native(VerticalAlignment.self)), Parameter("computeValue", .function)) {
        view, guide, compute in
        view.alignmentGuide(guide) { compute.lateNumber(0, .native($0)) }
      }
    },
    .modifier("zIndex") { Modifier(Parameter(nil, .double)) { $0.zIndex($1) } },
    .modifier("id") {
      ContextModifier(Parameter(nil, .any)) { context, view, id in
        let name = try context.interpreter.describe(id)
        return view.id(ValueKey(id.settled).map { AnyHashable($0) } ?? AnyHashable(name), named: name)
      }
    },
    .modifier("gridCellColumns") { Modifier(Parameter(nil, .int)) { $0.gridCellColumns($1) } },
    .modifier("gridColumnAlignment") {
      Modifier(Parameter(nil, .native(HorizontalAlignment.self))) { $0.gridColumnAlignment($1) }
    },
    .modifier("gridCellAnchor") { Modifier(Parameter(nil, .native(UnitPoint.self))) { $0.gridCellAnchor($1) } },
    .modifier("gridCellUnsizedAxes") { Modifier(Parameter(nil, .axes)) { $0.gridCellUnsizedAxes($1) } },
  ]

  static let alignment = Parameter("alignment", .native(Alignment.self), or: .center)
  private static let contentMode = Parameter("contentMode", .native(AspectRatioRule.ContentMode.self))
}
