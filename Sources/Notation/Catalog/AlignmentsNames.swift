import VitrineLayout
import VitrineUI

/// Alignments, and guides of a fence's own.
enum AlignmentsNames {
  static let alignments: [NameBinding] = [
    .function("Alignment") {
      Native(
        Parameter("horizontal", .native(HorizontalAlignment.self)),
        Parameter("vertical", .native(VerticalAlignment.self))
      ) { Alignment(horizontal: $0, vertical: $1) }
    },
    .function("HorizontalAlignment") {
      Native(Parameter(nil, .guide)) { guide in HorizontalAlignment(named: guide.name) { guide.position(in: $0) } }
    },
    .function("VerticalAlignment") {
      Native(Parameter(nil, .guide)) { guide in VerticalAlignment(named: guide.name) { guide.position(in: $0) } }
    },
  ]

  static let alignmentMembers: [MemberTable] = [
    MemberTable(
      Alignment.self,
      [
        Member("center", .center), Member("leading", .leading), Member("trailing", .trailing), Member("top", .top),
        Member("bottom", .bottom), Member("topLeading", .topLeading), Member("topTrailing", .topTrailing),
        Member("bottomLeading", .bottomLeading), Member("bottomTrailing", .bottomTrailing),
        Member("centerFirstTextBaseline", .centerFirstTextBaseline),
        Member("centerLastTextBaseline", .centerLastTextBaseline),
        Member("leadingFirstTextBaseline", .leadingFirstTextBaseline),
        Member("leadingLastTextBaseline", .leadingLastTextBaseline),
        Member("trailingFirstTextBaseline", .trailingFirstTextBaseline),
        Member("trailingLastTextBaseline", .trailingLastTextBaseline),
      ]),
    MemberTable(
      HorizontalAlignment.self,
      [
        Member("leading", .leading), Member("center", .center), Member("trailing", .trailing),
        Member("listRowSeparatorLeading", .leading), Member("listRowSeparatorTrailing", .trailing),
      ]),
    MemberTable(
      VerticalAlignment.self,
      [
        Member("top", .top), Member("center", .center), Member("bottom", .bottom),
        Member("firstTextBaseline", .firstTextBaseline), Member("lastTextBaseline", .lastTextBaseline),
      ]),
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
      let function = try context.interpreter.member("defaultValue", of: .type(type), context.mark)
      let argument = CallArgument(label: "in", value: .native(dimensions), mark: context.mark)
      return try context.interpreter.call(function, [argument], context.mark).number ?? 0
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
