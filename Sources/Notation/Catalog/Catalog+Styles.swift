import VitrineLayout
import VitrineUI

extension Catalog {
  /// Control styles and what else changes the look of controls.
  mutating func addStyles() {
    statics("Visibility", Visibility.allCases.map { ($0.rawValue, $0) })
    statics("ButtonRole", ButtonRole.allCases.map { ($0.rawValue, $0) })
    statics("ControlSize", ControlSize.allCases.map { ($0.rawValue, $0) })
    statics(
      "ButtonBorderShape",
      [
        ("automatic", ButtonBorderShape.automatic), ("capsule", ButtonBorderShape.capsule),
        ("roundedRectangle", ButtonBorderShape.roundedRectangle), ("circle", ButtonBorderShape.circle),
      ])
    staticFunction("ButtonBorderShape.roundedRectangle", "radius: Double") {
      .native(ButtonBorderShape.rounded(radius: $0.double(0) ?? 8))
    }
    modifier("disabled", "_: Bool") { v, a in v.disabled(a.bool(0) ?? true) }
    modifier("controlSize", "_: ControlSize") { v, a in v.controlSize(a.native(0) ?? .regular) }
    modifier("buttonBorderShape", "_: ButtonBorderShape") { v, a in v.buttonBorderShape(a.native(0) ?? .automatic) }
    modifier("labelsHidden", "") { v, _ in v.labelsHidden() }
    modifier("labelsVisibility", "_: Visibility") { v, a in v.labelsVisibility(a.native(0) ?? .automatic) }
    style(
      "buttonStyle", "ButtonStyle",
      [
        ("automatic", DefaultButtonStyle()), ("plain", PlainButtonStyle()), ("borderless", BorderlessButtonStyle()),
        ("bordered", BorderedButtonStyle()),
        ("borderedProminent", BorderedProminentButtonStyle()), ("glass", BorderedButtonStyle()),
        ("glassProminent", BorderedProminentButtonStyle()),
        ("link", BorderlessButtonStyle()), ("card", BorderedButtonStyle()), ("accessoryBar", BorderlessButtonStyle()),
      ]
    ) { v, style in
      guard let style = style as? any ButtonStyle else { return v }
      return v.buttonStyle(style)
    }
    style(
      "labelStyle", "LabelStyle",
      [
        ("automatic", DefaultLabelStyle()), ("titleAndIcon", TitleAndIconLabelStyle()),
        ("iconOnly", IconOnlyLabelStyle()), ("titleOnly", TitleOnlyLabelStyle()),
      ]
    ) { v, style in
      guard let style = style as? any LabelStyle else { return v }
      return v.labelStyle(style)
    }
    style(
      "toggleStyle", "ToggleStyle",
      [
        ("automatic", DefaultToggleStyle()), ("switch", SwitchToggleStyle()), ("button", ButtonToggleStyle()),
        ("checkbox", CheckboxToggleStyle()),
      ]
    ) { v, style in
      guard let style = style as? any ToggleStyle else { return v }
      return v.toggleStyle(style)
    }
    style(
      "textFieldStyle", "TextFieldStyle",
      [
        ("automatic", DefaultTextFieldStyle()), ("plain", PlainTextFieldStyle()),
        ("roundedBorder", RoundedBorderTextFieldStyle()), ("squareBorder", SquareBorderTextFieldStyle()),
      ]
    ) { v, style in
      guard let style = style as? any TextFieldStyle else { return v }
      return v.textFieldStyle(style)
    }
    style(
      "pickerStyle", "PickerStyle",
      [
        ("automatic", DefaultPickerStyle()), ("menu", MenuPickerStyle()), ("segmented", SegmentedPickerStyle()),
        ("palette", PalettePickerStyle()), ("wheel", WheelPickerStyle()),
        ("inline", InlinePickerStyle()), ("navigationLink", NavigationLinkPickerStyle()),
        ("radioGroup", RadioGroupPickerStyle()),
      ]
    ) { v, style in
      guard let style = style as? any PickerStyle else { return v }
      return v.pickerStyle(style)
    }
    style(
      "progressViewStyle", "ProgressViewStyle",
      [
        ("automatic", DefaultProgressViewStyle()), ("linear", LinearProgressViewStyle()),
        ("circular", CircularProgressViewStyle()),
      ]
    ) { v, style in
      guard let style = style as? any ProgressViewStyle else { return v }
      return v.progressViewStyle(style)
    }
    style(
      "listStyle", "ListStyle",
      [
        ("automatic", DefaultListStyle()), ("plain", PlainListStyle()), ("inset", InsetListStyle()),
        ("grouped", GroupedListStyle()), ("insetGrouped", InsetGroupedListStyle()),
        ("sidebar", SidebarListStyle()), ("elliptical", PlainListStyle()), ("carousel", PlainListStyle()),
        ("bordered", PlainListStyle()),
      ]
    ) { v, style in
      guard let style = style as? any ListStyle else { return v }
      return v.listStyle(style)
    }
    addContainerStyles()
    inert(
      "disclosureGroupStyle", "textEditorStyle", "tableStyle", "menuButtonStyle", "labelIconToTitleSpacing")
  }

  /// A style modifier, its `.name`s and its types: `.bordered`, `BorderedButtonStyle()`.
  ///
  /// - Parameter hasTypes: whether each member is of a type of its own.
  mutating func style(
    _ name: String, _ type: String, _ members: [(String, Any)], hasTypes: Bool = true,
    _ apply: @escaping (any View, Any) -> any View
  ) {
    statics(type, members)
    for (_, member) in members where hasTypes {
      let typeName = String(describing: Swift.type(of: member))
      if functions[typeName] == nil { native(typeName, "", "tint: Color?", "_: Any...") { _ in member } }
    }
    modifier(name, "_: Any") { view, inputs in
      switch inputs[0] {
      case .instance(let instance)?: return apply(view, InterpretedStyle.make(type, instance, inputs))
      case .implicit(let implicit)?:
        let value = try inputs.interpreter.resolve(implicit, as: type)
        if case .instance(let instance) = value { return apply(view, InterpretedStyle.make(type, instance, inputs)) }
        if case .native(let native) = value { return apply(view, native) }
      case .native(let native)?: return apply(view, native)
      default: break
      }
      return view
    }
  }
}
