import FenceEvaluation

/// Modifiers that change a picture and that figures don't draw, with the reason.
enum NotDrawnNames {
  static let notDrawn: [NotDrawn] = [
    notDrawnEffects,
    all("glassEffectUnion", because: "each view has a shape of glass of its own"),
    all("glassBackgroundEffect", because: "it is a window's ground in space"),
    all(
      "visualEffect3D", "aspectRatio3D", "scaledToFit3D", "scaledToFill3D", "padding3D", "rotation3DLayout",
      "transform3DEffect", "spatialOverlay", "spatialOverlayPreferenceValue", "depthAlignment",
      because: "figures are flat"),
    all("perspectiveRotationEffect", because: "the view would be turned without perspective"),
    all(
      "colorEffect", "distortionEffect", "layerEffect", because: "it is a shader, a program for graphics hardware"),
    notDrawnText, notDrawnContainers, notDrawnBars, notDrawnStyles,
    all(
      "chartSymbolSizeScale", "chartLineStyleScale", because: "sizes and dashes of series are the usual ones"),
    all("tipImageSize", "tipImageStyle", "tipCornerRadius", because: "tips are drawn in one style"),
    all("chartXAxisStyle", "chartYAxisStyle", because: "what is made of an axis as a whole is not known"),
    all(
      "chart3DPose", "chart3DCameraProjection", "chart3DRenderingStyle", "chartZAxis", "chartZAxisLabel", "chartZScale",
      because: "charts are flat"),
  ].flatMap { $0 }

  private static func all(_ names: String..., because reason: String) -> [NotDrawn] {
    names.map { NotDrawn($0, because: reason) }
  }

  private static let notDrawnEffects: [NotDrawn] = [
    NotDrawn("backgroundExtensionEffect", because: "it mirrors and blurs what is drawn at the edges"),
    NotDrawn(
      "matchedGeometryEffect", because: "a view that takes another's place is drawn in its own",
      unless: { $0.plain("isSource")?.isFalse != true }),
    NotDrawn("containerShape", because: "shapes that follow their container are rectangles"),
    NotDrawn(
      "layoutDirectionBehavior",
      because: "shapes are not mirrored of themselves: write flipsForRightToLeftLayoutDirection(true)",
      unless: { $0.isMember("fixed") }),
    NotDrawn("interpolation", because: "pictures are enlarged by the program that shows the figure"),
  ]

  private static let notDrawnText: [NotDrawn] = [
    NotDrawn("fontWidth", because: "the figures' font has one width", unless: { $0.isMember("standard") }),
    NotDrawn("textScale", because: "by how much is not documented", unless: { $0.isMember("default") }),
    NotDrawn(
      "allowsTightening", because: "by how much letters move is not documented",
      unless: { $0.first?.value.isFalse == true }),
    NotDrawn("typesettingLanguage", because: "lines have the height of the figures' font in every language"),
    NotDrawn("textRenderer", because: "texts are drawn as the figures' font has them"),
    NotDrawn(
      "symbolRenderingMode", because: "the figures' symbols have one layer", unless: { $0.isMember("monochrome") }),
    NotDrawn(
      "symbolColorRenderingMode", because: "the figures' symbols have one layer", unless: { $0.isMember("flat") }),
    NotDrawn("symbolVariableValueMode", because: "the figures' symbols have one layer"),
    NotDrawn(
      "textVariant", because: "texts are drawn at their full length", unless: { $0.isMember("fixed") }),
    NotDrawn(
      "widgetCurvesContent", because: "content of widgets is drawn straight",
      unless: { $0.first?.value.isFalse == true }),
    NotDrawn("lineHeight", because: "how much it adds is not documented", unless: { $0.isMember("normal") }),
  ]

  private static let notDrawnContainers: [NotDrawn] = [
    NotDrawn("containerBackground", because: "the containers that it fills are around the figure"),
    NotDrawn("listSectionSeparatorTint", because: "lines between sections have the system's colour"),
    NotDrawn("sectionActions", because: "sections are drawn without buttons of their own"),
    NotDrawn("listItemTint", because: "rows are drawn in the tint around them", unless: { $0.plain(nil).isNothing }),
    NotDrawn("alternatingRowBackgrounds", because: "rows have the background of their list"),
    NotDrawn(
      "inspector", because: "it stands in a column of its own beside the view: show=presented draws it",
      unless: { $0.plain("isPresented")?.isFalse == true }),
    NotDrawn("ornament", because: "it floats beside a window"),
    NotDrawn("digitalCrownAccessory", because: "it stands at the edge of a watch"),
    NotDrawn("sectionIndexLabel", because: "lists are drawn without the index at their edge"),
    NotDrawn(
      "listSectionIndexVisibility", because: "lists are drawn without the index at their edge",
      unless: { $0.isMember("hidden", "automatic") }),
    NotDrawn("listRowPlatterColor", because: "rows have the background of their list"),
    NotDrawn(
      "collapsible", because: "sections are drawn open, without a button", unless: { $0.first?.value.isFalse == true }),
    NotDrawn("listSectionMargins", because: "sections have the margins of their list"),
    NotDrawn("badgeProminence", because: "badges are drawn in one strength", unless: { $0.isMember("standard") }),
    NotDrawn("tabPlacement", because: "tabs are drawn in one bar"),
  ]

  private static let notDrawnBars: [NotDrawn] = [
    NotDrawn("toolbarColorScheme", because: "bars have the scheme of what is around them"),
    NotDrawn("toolbarForegroundStyle", because: "bars have the scheme of what is around them"),
    NotDrawn("toolbarItemHidden", because: "items of bars are drawn", unless: { $0.first?.value.isFalse == true }),
    NotDrawn(
      "toolbarRole", because: "bars are drawn as those that lead from screen to screen",
      unless: { $0.isMember("automatic", "navigationStack") }),
    NotDrawn("toolbarTitleMenu", because: "titles of bars are drawn without their menus"),
    NotDrawn("tabViewBottomAccessory", because: "bars of tabs are drawn without what stands above them"),
  ]

  private static let notDrawnStyles: [NotDrawn] = [
    ownStyle("disclosureGroupStyle"), ownStyle("textEditorStyle"), ownStyle("tableStyle"), ownStyle("menuButtonStyle"),
    ownStyle("tipViewStyle"), ownStyle("photosPickerStyle"),
    NotDrawn("signInWithAppleButtonStyle", because: "the button is drawn as others are"),
    NotDrawn("horizontalRadioGroupLayout", because: "the buttons of a group stand below each other"),
    NotDrawn(
      "buttonSizing", because: "buttons take what their labels take", unless: { $0.isMember("automatic", "fitted") }),
    NotDrawn(
      "sliderThumbVisibility", because: "sliders are drawn with their thumb",
      unless: { $0.isMember("visible", "automatic") }),
  ]

  private static func ownStyle(_ name: String) -> NotDrawn {
    NotDrawn(name, because: "there is one drawing of it", unless: { $0.isMember("automatic") })
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
