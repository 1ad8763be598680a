// Written by `make generate` from Sources/VitrineUI/Pickers/StyleTypes.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `StyleTypes.swift`, as fences name them.
enum DeclaredStyleTypes {
  static let bindings: [NameBinding] = [
    .function("DefaultDatePickerStyle") { Native { DefaultDatePickerStyle() } },
    .function("CompactDatePickerStyle") { Native { CompactDatePickerStyle() } },
    .function("GraphicalDatePickerStyle") { Native { GraphicalDatePickerStyle() } },
    .function("WheelDatePickerStyle") { Native { WheelDatePickerStyle() } },
    .function("FieldDatePickerStyle") { Native { FieldDatePickerStyle() } },
    .function("StepperFieldDatePickerStyle") { Native { StepperFieldDatePickerStyle() } },
    .function("DefaultMenuStyle") { Native { DefaultMenuStyle() } },
    .function("ButtonMenuStyle") { Native { ButtonMenuStyle() } },
    .function("BorderlessButtonMenuStyle") { Native { BorderlessButtonMenuStyle() } },
    .function("BorderedButtonMenuStyle") { Native { BorderedButtonMenuStyle() } },
    .function("AutomaticControlGroupStyle") { Native { AutomaticControlGroupStyle() } },
    .function("NavigationControlGroupStyle") { Native { NavigationControlGroupStyle() } },
    .function("MenuControlGroupStyle") { Native { MenuControlGroupStyle() } },
    .function("CompactMenuControlGroupStyle") { Native { CompactMenuControlGroupStyle() } },
    .function("PaletteControlGroupStyle") { Native { PaletteControlGroupStyle() } },
    .function("AutomaticFormStyle") { Native { AutomaticFormStyle() } },
    .function("GroupedFormStyle") { Native { GroupedFormStyle() } },
    .function("ColumnsFormStyle") { Native { ColumnsFormStyle() } },
    .function("DefaultNavigationViewStyle") { Native { DefaultNavigationViewStyle() } },
    .function("StackNavigationViewStyle") { Native { StackNavigationViewStyle() } },
    .function("DoubleColumnNavigationViewStyle") { Native { DoubleColumnNavigationViewStyle() } },
    .function("AutomaticNavigationSplitViewStyle") { Native { AutomaticNavigationSplitViewStyle() } },
    .function("BalancedNavigationSplitViewStyle") { Native { BalancedNavigationSplitViewStyle() } },
    .function("ProminentDetailNavigationSplitViewStyle") { Native { ProminentDetailNavigationSplitViewStyle() } },
    .function("CarouselTabViewStyle") { Native { CarouselTabViewStyle() } },
    .function("AutomaticLabeledContentStyle") { Native { AutomaticLabeledContentStyle() } },
    .function("AccessoryLinearCapacityGaugeStyle") { Native { AccessoryLinearCapacityGaugeStyle() } },
    .function("AccessoryCircularCapacityGaugeStyle") { Native { AccessoryCircularCapacityGaugeStyle() } },
    .function("ForegroundStyle") { Native { ForegroundStyle() } },
    .function("BackgroundStyle") { Native { BackgroundStyle() } },
    .function("TintShapeStyle") { Native { TintShapeStyle() } },
    .function("SelectionShapeStyle") { Native { SelectionShapeStyle() } },
    .function("SeparatorShapeStyle") { Native { SeparatorShapeStyle() } },
    .function("LinkShapeStyle") { Native { LinkShapeStyle() } },
    .function("FillShapeStyle") { Native { FillShapeStyle() } },
    .function("WindowBackgroundShapeStyle") { Native { WindowBackgroundShapeStyle() } },
  ]
}
