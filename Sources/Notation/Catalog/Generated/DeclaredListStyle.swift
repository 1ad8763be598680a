// Written by `make generate` from Sources/VitrineUI/Lists/ListStyle.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `ListStyle.swift`, as fences name them.
enum DeclaredListStyle {
  static let bindings: [NameBinding] = [
    .function("DefaultListStyle") { Native { DefaultListStyle() } },
    .function("PlainListStyle") { Native { PlainListStyle() } },
    .function("InsetListStyle") { Native { InsetListStyle() } },
    .function("GroupedListStyle") { Native { GroupedListStyle() } },
    .function("InsetGroupedListStyle") { Native { InsetGroupedListStyle() } },
    .function("SidebarListStyle") { Native { SidebarListStyle() } },
    .modifier("listStyle") {
      Modifier(Parameter(nil, .listStyle)) { (a: any View, b: any ListStyle) in a.listStyle(b) }
    },
    .modifier("listSectionSpacing") {
      Modifier(Parameter(nil, .native(ListSectionSpacing.self))) { $0.listSectionSpacing($1) }
      Modifier(Parameter(nil, .double)) { $0.listSectionSpacing($1) }
    },
    .modifier("listRowSpacing") { Modifier(.optional(nil, .double)) { $0.listRowSpacing($1) } },
    .staticFunction("ListSectionSpacing", "custom") {
      Native(Parameter(nil, .double)) { ListSectionSpacing.custom($0) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(ListSectionSpacing.self, [Member("default", .`default`), Member("compact", .compact)]),
    MemberTable(
      named: "ListStyle",
      [
        Member<any ListStyle>("automatic", DefaultListStyle.automatic),
        Member<any ListStyle>("plain", PlainListStyle.plain),
        Member<any ListStyle>("bordered", PlainListStyle.bordered),
        Member<any ListStyle>("carousel", PlainListStyle.carousel),
        Member<any ListStyle>("elliptical", PlainListStyle.elliptical),
        Member<any ListStyle>("inset", InsetListStyle.inset),
        Member<any ListStyle>("grouped", GroupedListStyle.grouped),
        Member<any ListStyle>("insetGrouped", InsetGroupedListStyle.insetGrouped),
        Member<any ListStyle>("sidebar", SidebarListStyle.sidebar),
      ]),
  ]
}
