// Written by `make generate` from Sources/VitrineLayout/Geometry/Alignment.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Alignment.swift`, as fences name them.
enum DeclaredAlignment {
  static let bindings: [NameBinding] = [
    .function("Alignment") {
      Native(
        Parameter("horizontal", .native(HorizontalAlignment.self)),
        Parameter("vertical", .native(VerticalAlignment.self))
      ) { Alignment(horizontal: $0, vertical: $1) }
    }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      HorizontalAlignment.self,
      [
        Member("leading", .leading), Member("center", .center), Member("trailing", .trailing),
        Member("listRowSeparatorLeading", .listRowSeparatorLeading),
        Member("listRowSeparatorTrailing", .listRowSeparatorTrailing),
      ]),
    MemberTable(
      VerticalAlignment.self,
      [
        Member("top", .top), Member("center", .center), Member("bottom", .bottom),
        Member("firstTextBaseline", .firstTextBaseline), Member("lastTextBaseline", .lastTextBaseline),
      ]),
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
  ]
}
