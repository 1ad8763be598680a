// Written by `make generate` from Sources/VitrineUI/Styles/ShapeStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ShapeStyle.swift`, as fences name them.
enum DeclaredShapeStyle {
  static let bindings: [NameBinding] = [
    .function("AnyShapeStyle") { Native(Parameter(nil, .style)) { AnyShapeStyle($0) } }
  ]

  static let members: [MemberTable] = [
    MemberTable(
      HierarchicalShapeStyle.self,
      [
        Member("primary", .primary), Member("secondary", .secondary), Member("tertiary", .tertiary),
        Member("quaternary", .quaternary), Member("quinary", .quinary),
      ]),
    MemberTable(
      SemanticShapeStyle.self,
      [
        Member("foreground", .foreground), Member("background", .background), Member("tint", .tint),
        Member("selection", .selection), Member("separator", .separator), Member("placeholder", .placeholder),
        Member("link", .link), Member("fill", .fill), Member("windowBackground", .windowBackground),
      ]),
    MemberTable(
      Material.self,
      [
        Member("ultraThin", .ultraThin), Member("thin", .thin), Member("regular", .regular), Member("thick", .thick),
        Member("ultraThick", .ultraThick), Member("bar", .bar),
      ]),
  ]
}
