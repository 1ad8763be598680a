// Written by `make generate` from Sources/VitrineUI/Pickers/Picker.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Picker.swift`, as fences name them.
enum DeclaredPicker {
  static let bindings: [NameBinding] = [
    .function("DefaultPickerStyle") { Native { DefaultPickerStyle() } },
    .function("MenuPickerStyle") { Native { MenuPickerStyle() } },
    .function("SegmentedPickerStyle") { Native { SegmentedPickerStyle() } },
    .function("PalettePickerStyle") { Native { PalettePickerStyle() } },
    .function("WheelPickerStyle") { Native { WheelPickerStyle() } },
    .function("InlinePickerStyle") { Native { InlinePickerStyle() } },
    .function("NavigationLinkPickerStyle") { Native { NavigationLinkPickerStyle() } },
    .function("RadioGroupPickerStyle") { Native { RadioGroupPickerStyle() } },
    .modifier("pickerStyle") {
      Modifier(Parameter(nil, .pickerStyle)) { (a: any View, b: any PickerStyle) in a.pickerStyle(b) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      named: "PickerStyle",
      [
        Member<any PickerStyle>("automatic", DefaultPickerStyle.automatic),
        Member<any PickerStyle>("menu", MenuPickerStyle.menu),
        Member<any PickerStyle>("segmented", SegmentedPickerStyle.segmented),
        Member<any PickerStyle>("palette", PalettePickerStyle.palette),
        Member<any PickerStyle>("wheel", WheelPickerStyle.wheel),
        Member<any PickerStyle>("inline", InlinePickerStyle.inline),
        Member<any PickerStyle>("navigationLink", NavigationLinkPickerStyle.navigationLink),
        Member<any PickerStyle>("radioGroup", RadioGroupPickerStyle.radioGroup),
      ])
  ]
}
