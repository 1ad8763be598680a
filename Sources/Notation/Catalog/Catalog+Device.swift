import FenceEvaluation
import VitrineUI

extension Catalog {
  /// What the device tells of itself in the environment, and what views are told that nobody set; `nil` for any other name.
  func deviceValue(_ name: String, _ environment: EnvironmentValues) -> Value? {
    switch name {
    case "horizontalSizeClass": .optional(environment.horizontalSizeClass.map { .native($0) })
    case "verticalSizeClass": .optional(environment.verticalSizeClass.map { .native($0) })
    case "scenePhase": .native(ScenePhase.active)
    case "redactionReasons": .native(environment.redactionReasons)
    case "supportsMultipleWindows":
      .boolean(environment.sizeClasses.map { $0 == SizeClasses(.regular, .regular) } ?? false)
    case "controlSize": .native(environment.controlSize)
    case "lineSpacing": .double(environment.text.lineSpacing)
    case "minimumScaleFactor": .double(environment.text.minimumScaleFactor)
    case "multilineTextAlignment": .native(environment.text.alignment)
    case "defaultMinListRowHeight": .double(44)
    case "legibilityWeight", "textCase", "backgroundMaterial": .nothing
    case "isScrollEnabled", "accessibilityPlayAnimatedImages", "isHoverEffectEnabled", "appearsActive":
      .boolean(true)
    case "accessibilityEnabled", "accessibilitySwitchControlEnabled", "accessibilityDimFlashingLights",
      "accessibilityInvertColors", "accessibilityLargeContentViewerEnabled", "accessibilityQuickActionsEnabled",
      "accessibilityAssistiveAccessEnabled", "autocorrectionDisabled", "allowsTightening", "isSceneCaptured",
      "isActivityFullscreen", "showsWidgetContainerBackground", "supportsImageRendering", "isTabBarShowingSections":
      .boolean(false)
    default: nil
    }
  }
}

extension UserInterfaceSizeClass: CatalogType { package static let catalogName = "UserInterfaceSizeClass" }
extension ScenePhase: CatalogType { package static let catalogName = "ScenePhase" }
extension TimelineViewContext.Cadence: CatalogType {
  package static let catalogName = "Cadence"
  package static let shownName = "TimelineViewDefaultContext.Cadence"
}
