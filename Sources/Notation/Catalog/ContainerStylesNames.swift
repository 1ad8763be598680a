import VitrineUI

/// How boxes, lists, forms and navigation look.
enum ContainerStylesNames {
  static let containerStyles: [NameBinding] = [
    .modifier("groupBoxStyle") {
      Modifier(Parameter(nil, .groupBoxStyle)) { (view: any View, style: any GroupBoxStyle) in view.groupBoxStyle(style)
      }
    },
    .modifier("labeledContentStyle") {
      Modifier(Parameter(nil, .labeledContentStyle)) { (view: any View, style: any LabeledContentStyle) in
        view.labeledContentStyle(style)
      }
    },
    .modifier("listStyle") {
      Modifier(Parameter(nil, .listStyle)) { (view: any View, style: any ListStyle) in view.listStyle(style) }
    },
    .modifier("formStyle") {
      Modifier(Parameter(nil, .style(FormStyle.self)).withoutEffect("forms are drawn grouped in every style")) {
        $0.formStyle($1)
      }
    },
    .modifier("navigationViewStyle") {
      Modifier(Parameter(nil, .native(NavigationViewStyle.self)).withoutEffect("a picture has room for one column")) {
        $0.navigationViewStyle($1)
      }
    },
    .modifier("navigationSplitViewStyle") {
      Modifier(Parameter(nil, .style(NavigationSplitViewStyle.self)).withoutEffect("columns are drawn balanced")) {
        $0.navigationSplitViewStyle($1)
      }
    },
  ]

  static let containerStyleMembers = [
    MemberTable(named: "GroupBoxStyle", [Member<any GroupBoxStyle>("automatic", DefaultGroupBoxStyle())]),
    MemberTable(
      named: "LabeledContentStyle", [Member<any LabeledContentStyle>("automatic", DefaultLabeledContentStyle())]),
    MemberTable(
      named: "ListStyle",
      [
        Member<any ListStyle>("automatic", DefaultListStyle()), Member<any ListStyle>("plain", PlainListStyle()),
        Member<any ListStyle>("inset", InsetListStyle()), Member<any ListStyle>("grouped", GroupedListStyle()),
        Member<any ListStyle>("insetGrouped", InsetGroupedListStyle()),
        Member<any ListStyle>("sidebar", SidebarListStyle()),
        Member<any ListStyle>("elliptical", PlainListStyle()), Member<any ListStyle>("carousel", PlainListStyle()),
        Member<any ListStyle>("bordered", PlainListStyle()),
      ]),
    MemberTable(
      FormStyle.self, [Member("automatic", .automatic), Member("grouped", .grouped), Member("columns", .columns)]),
    MemberTable(
      NavigationViewStyle.self, [Member("automatic", .automatic), Member("stack", .stack), Member("columns", .columns)]),
    MemberTable(
      NavigationSplitViewStyle.self,
      [
        Member("automatic", .automatic), Member("balanced", .balanced), Member("prominentDetail", .prominentDetail),
      ]),
  ]
}

extension FormStyle: CatalogType { static let catalogName = "FormStyle" }
extension NavigationViewStyle: CatalogType { static let catalogName = "NavigationViewStyle" }
extension NavigationSplitViewStyle: CatalogType { static let catalogName = "NavigationSplitViewStyle" }
