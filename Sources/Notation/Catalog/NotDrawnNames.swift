import FenceEvaluation

/// Modifiers that change a picture and that figures don't draw, with the reason.
enum NotDrawnNames {
  static let notDrawn: [NotDrawn] = [
    notDrawnEffects,
    all("glassEffectUnion", because: "each view is drawn with its own glass shape"),
    all("glassBackgroundEffect", because: "it is the background of a visionOS window"),
    all(
      "visualEffect3D", "aspectRatio3D", "scaledToFit3D", "scaledToFill3D", "padding3D", "rotation3DLayout",
      "transform3DEffect", "spatialOverlay", "spatialOverlayPreferenceValue", "depthAlignment",
      because: "figures are flat"),
    all("perspectiveRotationEffect", because: "rotations are drawn without perspective"),
    all(
      "colorEffect", "distortionEffect", "layerEffect", because: "figures cannot run Metal shaders"),
    notDrawnText, notDrawnContainers, notDrawnBars, notDrawnStyles,
    all(
      "chartSymbolSizeScale", "chartLineStyleScale", because: "all series use the default sizes and dashes"),
    all("tipImageSize", "tipImageStyle", "tipCornerRadius", because: "tips have a single style"),
    all("chartXAxisStyle", "chartYAxisStyle", because: "axis styles are not supported"),
    all(
      "chart3DPose", "chart3DCameraProjection", "chart3DRenderingStyle", "chartZAxis", "chartZAxisLabel", "chartZScale",
      because: "charts are two-dimensional"),
  ].flatMap { $0 }

  private static func all(_ names: String..., because reason: String) -> [NotDrawn] {
    names.map { NotDrawn($0, because: reason) }
  }

  private static let notDrawnEffects: [NotDrawn] = [
    NotDrawn("backgroundExtensionEffect", because: "mirroring and blurring at the edges is not supported"),
    NotDrawn(
      "matchedGeometryEffect", because: "views are drawn at their own position",
      unless: { $0.plain("isSource")?.isFalse != true }),
    NotDrawn("containerShape", because: "shapes that follow their container are drawn as rectangles"),
    NotDrawn(
      "layoutDirectionBehavior",
      because: "shapes are not mirrored automatically; use flipsForRightToLeftLayoutDirection(true)",
      unless: { $0.isMember("fixed") }),
    NotDrawn("interpolation", because: "the program that shows the figure scales its images"),
  ]

  private static let notDrawnText: [NotDrawn] = [
    NotDrawn("fontWidth", because: "the figures' font has a single width", unless: { $0.isMember("standard") }),
    NotDrawn("textScale", because: "the change of size is not documented", unless: { $0.isMember("default") }),
    NotDrawn(
      "allowsTightening", because: "the change of letter spacing is not documented",
      unless: { $0.first?.value.isFalse == true }),
    NotDrawn("typesettingLanguage", because: "line height is that of the figures' font in every language"),
    NotDrawn("textRenderer", because: "text is always drawn by the built-in renderer"),
    NotDrawn(
      "symbolRenderingMode", because: "the figures' symbols have a single layer", unless: { $0.isMember("monochrome") }),
    NotDrawn(
      "symbolColorRenderingMode", because: "the figures' symbols have a single layer", unless: { $0.isMember("flat") }),
    NotDrawn("symbolVariableValueMode", because: "the figures' symbols have a single layer"),
    NotDrawn(
      "textVariant", because: "text is drawn at its full length", unless: { $0.isMember("fixed") }),
    NotDrawn(
      "widgetCurvesContent", because: "widget content is drawn uncurved",
      unless: { $0.first?.value.isFalse == true }),
    NotDrawn("lineHeight", because: "the change of line height is not documented", unless: { $0.isMember("normal") }),
  ]

  private static let notDrawnContainers: [NotDrawn] = [
    NotDrawn("containerBackground", because: "the container is outside the figure"),
    NotDrawn("listSectionSeparatorTint", because: "section separators have the system's color"),
    NotDrawn("sectionActions", because: "sections are drawn without buttons"),
    NotDrawn(
      "listItemTint", because: "rows are drawn in the tint of their environment", unless: { $0.plain(nil).isNothing }),
    NotDrawn("alternatingRowBackgrounds", because: "rows have the background of their list"),
    NotDrawn(
      "inspector", because: "it is a separate column beside the view; add show=presented to draw it",
      unless: { $0.plain("isPresented")?.isFalse == true }),
    NotDrawn("ornament", because: "it floats outside the view"),
    NotDrawn("digitalCrownAccessory", because: "it is outside the view, at the edge of a watch"),
    NotDrawn("sectionIndexLabel", because: "lists are drawn without the index at their edge"),
    NotDrawn(
      "listSectionIndexVisibility", because: "lists are drawn without the index at their edge",
      unless: { $0.isMember("hidden", "automatic") }),
    NotDrawn("listRowPlatterColor", because: "rows have the background of their list"),
    NotDrawn(
      "collapsible", because: "sections are drawn expanded, without a button",
      unless: { $0.first?.value.isFalse == true }),
    NotDrawn("listSectionMargins", because: "sections have the margins of their list"),
    NotDrawn("badgeProminence", because: "badges have a single prominence", unless: { $0.isMember("standard") }),
    NotDrawn("tabPlacement", because: "all tabs are drawn in one bar"),
  ]

  private static let notDrawnBars: [NotDrawn] = [
    NotDrawn("toolbarColorScheme", because: "bars have the color scheme of their environment"),
    NotDrawn("toolbarForegroundStyle", because: "bars have the color scheme of their environment"),
    NotDrawn("toolbarItemHidden", because: "bar items are always drawn", unless: { $0.first?.value.isFalse == true }),
    NotDrawn(
      "toolbarRole", because: "bars are drawn as navigation stack bars",
      unless: { $0.isMember("automatic", "navigationStack") }),
    NotDrawn("toolbarTitleMenu", because: "bar titles are drawn without their menus"),
    NotDrawn("tabViewBottomAccessory", because: "tab bars are drawn without an accessory"),
  ]

  private static let notDrawnStyles: [NotDrawn] = [
    ownStyle("disclosureGroupStyle"), ownStyle("textEditorStyle"), ownStyle("tableStyle"), ownStyle("menuButtonStyle"),
    ownStyle("tipViewStyle"), ownStyle("photosPickerStyle"),
    NotDrawn("signInWithAppleButtonStyle", because: "the button is drawn like other buttons"),
    NotDrawn("horizontalRadioGroupLayout", because: "the buttons of a group are drawn in a column"),
    NotDrawn(
      "buttonSizing", because: "buttons have the size of their labels", unless: { $0.isMember("automatic", "fitted") }),
    NotDrawn(
      "sliderThumbVisibility", because: "sliders are always drawn with their thumb",
      unless: { $0.isMember("visible", "automatic") }),
  ]

  private static func ownStyle(_ name: String) -> NotDrawn {
    NotDrawn(name, because: "only the automatic style is drawn", unless: { $0.isMember("automatic") })
  }
}

extension Value {
  /// Whether the value is `false`.
  var isFalse: Bool {
    if case .boolean(false) = self { true } else { false }
  }
}

extension Value? {
  /// Whether there is no value, or `nil`.
  var isNothing: Bool {
    if case .nothing? = self { return true }
    if case .none = self { return true }
    return false
  }
}
