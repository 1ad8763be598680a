import VitrineUI

/// The types of styles.
enum StyleTypesNames {
  /// The styles by their types, as `BorderedButtonStyle()`.
  static let styleTypes: [NameBinding] = [
    .function("AccessoryLinearCapacityGaugeStyle") { Native { AccessoryLinearGaugeStyle() } },
    .function("AccessoryCircularCapacityGaugeStyle") {
      Native { AccessoryCircularGaugeStyle.accessoryCircularCapacity }
    },
    .function("AutomaticLabeledContentStyle") { Native { DefaultLabeledContentStyle() } },
    .function("DefaultDatePickerStyle") { Native { DatePickerStyle.automatic } },
    .function("CompactDatePickerStyle") { Native { DatePickerStyle.compact } },
    .function("GraphicalDatePickerStyle") { Native { DatePickerStyle.graphical } },
    .function("WheelDatePickerStyle") { Native { DatePickerStyle.wheel } },
    .function("FieldDatePickerStyle") { Native { DatePickerStyle.field } },
    .function("StepperFieldDatePickerStyle") { Native { DatePickerStyle.stepperField } },
    .function("DefaultMenuStyle") { Native { MenuStyle.automatic } },
    .function("ButtonMenuStyle") { Native { MenuStyle.button } },
    .function("BorderlessButtonMenuStyle") { Native { MenuStyle.borderlessButton } },
    .function("BorderedButtonMenuStyle") { Native { MenuStyle.button } },
    .function("AutomaticControlGroupStyle") { Native { ControlGroupStyle.automatic } },
    .function("NavigationControlGroupStyle") { Native { ControlGroupStyle.navigation } },
    .function("MenuControlGroupStyle") { Native { ControlGroupStyle.menu } },
    .function("CompactMenuControlGroupStyle") { Native { ControlGroupStyle.compactMenu } },
    .function("PaletteControlGroupStyle") { Native { ControlGroupStyle.palette } },
    .function("AutomaticFormStyle") { Native { FormStyle.automatic } },
    .function("GroupedFormStyle") { Native { FormStyle.grouped } },
    .function("ColumnsFormStyle") { Native { FormStyle.columns } },
    .function("DefaultNavigationViewStyle") { Native { NavigationViewStyle.automatic } },
    .function("StackNavigationViewStyle") { Native { NavigationViewStyle.stack } },
    .function("DoubleColumnNavigationViewStyle") { Native { NavigationViewStyle.columns } },
    .function("AutomaticNavigationSplitViewStyle") { Native { NavigationSplitViewStyle.automatic } },
    .function("BalancedNavigationSplitViewStyle") { Native { NavigationSplitViewStyle.balanced } },
    .function("ProminentDetailNavigationSplitViewStyle") { Native { NavigationSplitViewStyle.prominentDetail } },
    .function("ForegroundStyle") { Native { SemanticShapeStyle.foreground } },
    .function("BackgroundStyle") { Native { SemanticShapeStyle.background } },
    .function("TintShapeStyle") { Native { SemanticShapeStyle.tint } },
    .function("SelectionShapeStyle") { Native { SemanticShapeStyle.selection } },
    .function("SeparatorShapeStyle") { Native { SemanticShapeStyle.separator } },
    .function("LinkShapeStyle") { Native { SemanticShapeStyle.link } },
    .function("FillShapeStyle") { Native { SemanticShapeStyle.fill } },
    .function("WindowBackgroundShapeStyle") { Native { SemanticShapeStyle.windowBackground } },
  ]
}
