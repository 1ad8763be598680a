import VitrineUI

extension Catalog {
  /// Styles of gauges, dates, boxes, menus, forms and tabs.
  mutating func addContainerStyles() {
    style(
      "gaugeStyle", "GaugeStyle",
      [
        ("automatic", DefaultGaugeStyle()), ("linearCapacity", LinearCapacityGaugeStyle()),
        ("accessoryLinear", AccessoryLinearGaugeStyle()), ("accessoryLinearCapacity", AccessoryLinearGaugeStyle()),
        ("accessoryCircular", AccessoryCircularGaugeStyle()),
        ("accessoryCircularCapacity", AccessoryCircularGaugeStyle.accessoryCircularCapacity),
      ]
    ) { v, style in (style as? any GaugeStyle).map { v.gaugeStyle($0) } ?? v }
    native("AccessoryCircularCapacityGaugeStyle", "") { _ in AccessoryCircularGaugeStyle.accessoryCircularCapacity }
    native("AccessoryLinearCapacityGaugeStyle", "") { _ in AccessoryLinearGaugeStyle() }
    style("groupBoxStyle", "GroupBoxStyle", [("automatic", DefaultGroupBoxStyle())]) { v, style in
      (style as? any GroupBoxStyle).map { v.groupBoxStyle($0) } ?? v
    }
    style("labeledContentStyle", "LabeledContentStyle", [("automatic", DefaultLabeledContentStyle())]) { v, style in
      (style as? any LabeledContentStyle).map { v.labeledContentStyle($0) } ?? v
    }
    plainStyle(
      "datePickerStyle",
      [
        ("automatic", DatePickerStyle.automatic), ("compact", .compact), ("graphical", .graphical), ("wheel", .wheel),
        ("field", .field), ("stepperField", .stepperField),
      ], types: "Default", "Compact", "Graphical", "Wheel", "Field", "StepperField"
    ) { v, style in v.datePickerStyle(style) }
    plainStyle(
      "menuStyle",
      [
        ("automatic", MenuStyle.automatic), ("button", .button), ("borderlessButton", .borderlessButton),
        ("borderedButton", .button),
      ], types: "Default", "Button", "BorderlessButton", "BorderedButton"
    ) { v, style in v.menuStyle(style) }
    plainStyle(
      "formStyle", [("automatic", FormStyle.automatic), ("grouped", .grouped), ("columns", .columns)],
      types: "Automatic", "Grouped", "Columns"
    ) { v, style in v.formStyle(style) }
    plainStyle(
      "controlGroupStyle",
      [
        ("automatic", ControlGroupStyle.automatic), ("navigation", .navigation), ("menu", .menu),
        ("compactMenu", .compactMenu), ("palette", .palette),
      ], types: "Automatic", "Navigation", "Menu", "CompactMenu", "Palette"
    ) { v, style in v.controlGroupStyle(style) }
    plainStyle(
      "navigationViewStyle",
      [("automatic", NavigationViewStyle.automatic), ("stack", .stack), ("columns", .columns)],
      types: "Default", "Stack", "DoubleColumn"
    ) { v, style in v.navigationViewStyle(style) }
    plainStyle(
      "navigationSplitViewStyle",
      [
        ("automatic", NavigationSplitViewStyle.automatic), ("balanced", .balanced),
        ("prominentDetail", .prominentDetail),
      ], types: "Automatic", "Balanced", "ProminentDetail"
    ) { v, style in v.navigationSplitViewStyle(style) }
    addTabStyles()
  }

  private mutating func addTabStyles() {
    plainStyle(
      "tabViewStyle",
      [
        ("automatic", TabViewStyle.automatic), ("page", .page), ("verticalPage", .verticalPage),
        ("sidebarAdaptable", .sidebarAdaptable), ("tabBarOnly", .tabBarOnly), ("grouped", .automatic),
        ("carousel", .page),
      ], types: "Default"
    ) { v, style in v.tabViewStyle(style) }
    plainStyle("indexViewStyle", [("page", IndexViewStyle.page)]) { v, style in v.indexViewStyle(style) }
    statics("IndexDisplayMode", TabViewStyle.IndexDisplayMode.allCases.map { ($0.rawValue, $0) })
    statics("BackgroundDisplayMode", IndexViewStyle.BackgroundDisplayMode.allCases.map { ($0.rawValue, $0) })
    staticFunction("TabViewStyle.page", "indexDisplayMode: IndexDisplayMode") {
      .native(TabViewStyle.page(indexDisplayMode: $0.native(0) ?? .automatic))
    }
    staticFunction("IndexViewStyle.page", "backgroundDisplayMode: BackgroundDisplayMode") {
      .native(IndexViewStyle.page(backgroundDisplayMode: $0.native(0) ?? .automatic))
    }
    native("PageTabViewStyle", "indexDisplayMode: IndexDisplayMode?") {
      TabViewStyle.page(indexDisplayMode: $0.native(0) ?? .automatic)
    }
    native("PageIndexViewStyle", "backgroundDisplayMode: BackgroundDisplayMode?") {
      IndexViewStyle.page(backgroundDisplayMode: $0.native(0) ?? .automatic)
    }
  }

  /// A style modifier whose styles are values of one type.
  ///
  /// - Parameter types: the beginnings of the names of SwiftUI's types, in the order of the members.
  private mutating func plainStyle<Style>(
    _ name: String, _ members: [(String, Style)], types: String..., apply: @escaping (any View, Style) -> any View
  ) {
    let type = name.prefix(1).uppercased() + name.dropFirst()
    style(name, type, members.map { ($0.0, $0.1) }, hasTypes: false) { view, style in
      (style as? Style).map { apply(view, $0) } ?? view
    }
    for (start, member) in zip(types, members) { native(start + type, "") { _ in member.1 } }
  }
}
