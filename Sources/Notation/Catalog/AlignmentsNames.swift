import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Alignments, and guides of a fence's own.
enum AlignmentsNames {
  static let alignments: [NameBinding] = [
    .function("HorizontalAlignment") {
      Native(Parameter(nil, .guide)) { guide in HorizontalAlignment(named: guide.name) { guide.position(in: $0) } }
    },
    .function("VerticalAlignment") {
      Native(Parameter(nil, .guide)) { guide in VerticalAlignment(named: guide.name) { guide.position(in: $0) } }
    },
  ]
}

/// An alignment guide that the fence declares: a type that conforms to `AlignmentID`.
struct FenceGuide {
  let type: TypeValue
  let context: CallContext

  var name: String { type.name }

  /// Where the guide is where a view does not say.
  func position(in dimensions: ViewDimensions) -> Double {
    context.late(0) {
      let function = try context.evaluator.member("defaultValue", of: .type(type), context.mark)
      let argument = CallArgument(label: "in", value: .native(dimensions), mark: context.mark)
      return try context.evaluator.call(function, [argument], context.mark).number ?? 0
    }
  }
}

extension Kind where T == FenceGuide {
  static var guide: Kind {
    .plain("AlignmentID.Type") { value, context in
      if case .type(let type) = value { FenceGuide(type: type, context: context) } else { nil }
    }
  }
}
