import VitrineUI

/// How controls look.
enum ControlStylesNames {
  static let controlStyles: [NameBinding] = [
    .modifier("disabled") { Modifier(Parameter(nil, .bool)) { $0.disabled($1) } },
    .modifier("controlSize") { Modifier(Parameter(nil, .native(ControlSize.self))) { $0.controlSize($1) } },
    .modifier("buttonBorderShape") {
      Modifier(Parameter(nil, .native(ButtonBorderShape.self))) { $0.buttonBorderShape($1) }
    },
    .staticFunction("ButtonBorderShape", "roundedRectangle") {
      Native(Parameter("radius", .double)) { ButtonBorderShape.rounded(radius: $0) }
    },
    .modifier("labelsHidden") { Modifier { $0.labelsHidden() } },
    .modifier("labelsVisibility") { Modifier(Parameter(nil, .native(Visibility.self))) { $0.labelsVisibility($1) } },
    .modifier("buttonStyle") {
      Modifier(Parameter(nil, .buttonStyle)) { (view: any View, style: any ButtonStyle) in view.buttonStyle(style) }
    },
    .modifier("labelStyle") {
      Modifier(Parameter(nil, .labelStyle)) { (view: any View, style: any LabelStyle) in view.labelStyle(style) }
    },
    .modifier("toggleStyle") {
      Modifier(Parameter(nil, .toggleStyle)) { (view: any View, style: any ToggleStyle) in view.toggleStyle(style) }
    },
    .modifier("textFieldStyle") {
      Modifier(Parameter(nil, .textFieldStyle)) { (view: any View, style: any TextFieldStyle) in
        view.textFieldStyle(style)
      }
    },
    .modifier("pickerStyle") {
      Modifier(Parameter(nil, .pickerStyle)) { (view: any View, style: any PickerStyle) in view.pickerStyle(style) }
    },
    .modifier("progressViewStyle") {
      Modifier(Parameter(nil, .progressViewStyle)) { (view: any View, style: any ProgressViewStyle) in
        view.progressViewStyle(style)
      }
    },
    .modifier("gaugeStyle") {
      Modifier(Parameter(nil, .gaugeStyle)) { (view: any View, style: any GaugeStyle) in view.gaugeStyle(style) }
    },
    .modifier("datePickerStyle") {
      Modifier(Parameter(nil, .native(DatePickerStyle.self))) { $0.datePickerStyle($1) }
    },
    .modifier("menuStyle") { Modifier(Parameter(nil, .native(MenuStyle.self))) { $0.menuStyle($1) } },
    .modifier("controlGroupStyle") {
      Modifier(Parameter(nil, .style(ControlGroupStyle.self)).withoutEffect("groups are drawn alike in all styles")) {
        $0.controlGroupStyle($1)
      }
    },
  ]

  static let controlStyleMembers = [
    MemberTable(casesOf: Visibility.self), MemberTable(casesOf: ButtonRole.self),
    MemberTable(casesOf: ControlSize.self),
    MemberTable(
      ButtonBorderShape.self,
      [
        Member("automatic", .automatic), Member("capsule", .capsule), Member("roundedRectangle", .roundedRectangle),
        Member("circle", .circle),
      ]),
    MemberTable(
      named: "ButtonStyle",
      [
        Member<any ButtonStyle>("automatic", DefaultButtonStyle()),
        Member<any ButtonStyle>("plain", PlainButtonStyle()),
        Member<any ButtonStyle>("borderless", BorderlessButtonStyle()),
        Member<any ButtonStyle>("bordered", BorderedButtonStyle()),
        Member<any ButtonStyle>("borderedProminent", BorderedProminentButtonStyle()),
        Member<any ButtonStyle>("glass", BorderedButtonStyle()),
        Member<any ButtonStyle>("glassProminent", BorderedProminentButtonStyle()),
        Member<any ButtonStyle>("link", BorderlessButtonStyle()),
        Member<any ButtonStyle>("card", BorderedButtonStyle()),
        Member<any ButtonStyle>("accessoryBar", BorderlessButtonStyle()),
      ]),
    MemberTable(
      named: "LabelStyle",
      [
        Member<any LabelStyle>("automatic", DefaultLabelStyle()),
        Member<any LabelStyle>("titleAndIcon", TitleAndIconLabelStyle()),
        Member<any LabelStyle>("iconOnly", IconOnlyLabelStyle()),
        Member<any LabelStyle>("titleOnly", TitleOnlyLabelStyle()),
      ]),
    MemberTable(
      named: "ToggleStyle",
      [
        Member<any ToggleStyle>("automatic", DefaultToggleStyle()),
        Member<any ToggleStyle>("switch", SwitchToggleStyle()),
        Member<any ToggleStyle>("button", ButtonToggleStyle()),
        Member<any ToggleStyle>("checkbox", CheckboxToggleStyle()),
      ]),
    MemberTable(
      named: "TextFieldStyle",
      [
        Member<any TextFieldStyle>("automatic", DefaultTextFieldStyle()),
        Member<any TextFieldStyle>("plain", PlainTextFieldStyle()),
        Member<any TextFieldStyle>("roundedBorder", RoundedBorderTextFieldStyle()),
        Member<any TextFieldStyle>("squareBorder", SquareBorderTextFieldStyle()),
      ]),
    MemberTable(
      named: "PickerStyle",
      [
        Member<any PickerStyle>("automatic", DefaultPickerStyle()), Member<any PickerStyle>("menu", MenuPickerStyle()),
        Member<any PickerStyle>("segmented", SegmentedPickerStyle()),
        Member<any PickerStyle>("palette", PalettePickerStyle()),
        Member<any PickerStyle>("wheel", WheelPickerStyle()), Member<any PickerStyle>("inline", InlinePickerStyle()),
        Member<any PickerStyle>("navigationLink", NavigationLinkPickerStyle()),
        Member<any PickerStyle>("radioGroup", RadioGroupPickerStyle()),
      ]),
    MemberTable(
      named: "ProgressViewStyle",
      [
        Member<any ProgressViewStyle>("automatic", DefaultProgressViewStyle()),
        Member<any ProgressViewStyle>("linear", LinearProgressViewStyle()),
        Member<any ProgressViewStyle>("circular", CircularProgressViewStyle()),
      ]),
    MemberTable(
      named: "GaugeStyle",
      [
        Member<any GaugeStyle>("automatic", DefaultGaugeStyle()),
        Member<any GaugeStyle>("linearCapacity", LinearCapacityGaugeStyle()),
        Member<any GaugeStyle>("accessoryLinear", AccessoryLinearGaugeStyle()),
        Member<any GaugeStyle>("accessoryLinearCapacity", AccessoryLinearGaugeStyle()),
        Member<any GaugeStyle>("accessoryCircular", AccessoryCircularGaugeStyle()),
        Member<any GaugeStyle>("accessoryCircularCapacity", AccessoryCircularGaugeStyle.accessoryCircularCapacity),
      ]),
    MemberTable(
      DatePickerStyle.self,
      [
        Member("automatic", .automatic), Member("compact", .compact), Member("graphical", .graphical),
        Member("wheel", .wheel), Member("field", .field), Member("stepperField", .stepperField),
      ]),
    MemberTable(
      MenuStyle.self,
      [
        Member("automatic", .automatic), Member("button", .button), Member("borderlessButton", .borderlessButton),
        Member("borderedButton", .button),
      ]),
    MemberTable(
      ControlGroupStyle.self,
      [
        Member("automatic", .automatic), Member("navigation", .navigation), Member("menu", .menu),
        Member("compactMenu", .compactMenu), Member("palette", .palette),
      ]),
  ]
}

extension DatePickerStyle: CatalogType { static let catalogName = "DatePickerStyle" }
extension MenuStyle: CatalogType { static let catalogName = "MenuStyle" }
extension ControlGroupStyle: CatalogType { static let catalogName = "ControlGroupStyle" }
