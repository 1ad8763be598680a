import FenceEvaluation
import VitrineLayout
import VitrineUI

/// How large views are, and where they stand.
enum FramesNames {
  static let frames: [NameBinding] = [
    .moreOfModifier("containerRelativeFrame") {
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
    .moreOfModifier("offset") {
      Modifier(Parameter(nil, .native(Point.self))) { $0.offset(x: $1.x, y: $1.y) }
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
    .modifier("id") {
      ContextModifier(Parameter(nil, .any)) { context, view, id in
        let name = try context.evaluator.describe(id)
        return view.id(ValueKey(id.settled).map { AnyHashable($0) } ?? AnyHashable(name), named: name)
      }
    },
  ]

  static let alignment = Parameter("alignment", .native(Alignment.self), or: .center)
}
