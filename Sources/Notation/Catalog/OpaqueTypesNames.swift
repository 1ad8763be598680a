import FenceEvaluation
import VitrineUI

/// Types of which only the name is known.
enum OpaqueTypesNames {
  /// Types whose values do nothing that a picture at rest shows: whatever is asked of one is another such value.
  static let opaqueTypes = systemTypes.union(optionTypes).union(ForeignTypesNames.opaqueTypes)

  private static let systemTypes: Set<String> = [
    "FetchDescriptor", "PeriodicTimelineSchedule",
    "EveryMinuteTimelineSchedule", "AnimationTimelineSchedule", "MagnificationGesture",
    "MagnifyGesture", "RotationGesture", "RotateGesture",
    "Timer", "DispatchQueue", "URLSession", "Bundle", "FileManager", "ProcessInfo", "UIDevice", "UIApplication",
    "NSPredicate", "NSSortDescriptor", "Predicate", "MainActor", "Logger", "NSError",
    "EditMode", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "PreviewLayout", "PresentationDetent", "UTType", "ModelConfiguration", "ModelContainer", "Schema", "UIImage",
    "NSImage", "UIFont", "ToolbarItemPlacement", "KeyEquivalent", "EventModifiers",
    "SubmitLabel", "UIKeyboardType", "UITextContentType", "Selection", "TimelineSchedule",
    "SymbolRenderingMode", "FocusState", "Namespace", "AppStorage", "Visibility", "ButtonRole",
  ]

  /// Types of arguments of modifiers that have no effect or are not drawn: `TextInputAutocapitalization.never` is as good as `.never`.
  private static let optionTypes: Set<String> = [
    "AccessibilityActionCategory", "AccessibilityActionKind", "AccessibilityAdjustmentDirection",
    "AccessibilityChildBehavior", "AccessibilityCustomContentKey", "AccessibilityDirectTouchOptions",
    "AccessibilityHeadingLevel", "AccessibilityLabeledPairRole", "AccessibilitySystemRotor",
    "AccessibilityTextContentType", "AccessibilityTraits", "AccessibilityZoomGestureAction",
    "AnimationCompletionCriteria", "BackgroundProminence", "BadgeProminence", "ButtonRepeatBehavior", "ButtonSizing",
    "ColorRenderingMode", "ColorSchemeContrast", "CommandGroupPlacement", "ContainerBackgroundPlacement",
    "ContentShapeKinds", "ContentTransition", "ControlActiveState", "DefaultFocusEvaluationPriority", "DialogSeverity",
    "DropOperation", "DropProposal", "FocusInteractions", "GestureMask", "GlassEffectTransition",
    "HandGestureShortcut", "HoverEffect", "HoverPhase", "KeyboardShortcut", "KeyPress", "LayoutDirectionBehavior",
    "ListItemTint", "MenuActionDismissBehavior", "MenuOrder", "MoveCommandDirection", "NavigationTransition",
    "OpenURLAction", "PopoverAttachmentAnchor", "PresentationAdaptation", "PresentationBackgroundInteraction",
    "PresentationContentInteraction", "PresentationSizing", "PreviewDevice", "ScrollAnchorRole", "ScrollBounceBehavior",
    "ScrollDismissesKeyboardMode", "ScrollEdgeEffectStyle", "ScrollIndicatorVisibility", "ScrollInputBehavior",
    "ScrollInputKind", "ScrollPhase", "SearchFieldPlacement", "SearchPresentationToolbarBehavior",
    "SearchScopeActivation", "SearchSuggestionsPlacement", "SearchToolbarBehavior", "SensoryFeedback", "Shader",
    "ShaderFunction", "ShaderLibrary", "SpringLoadingBehavior", "SubmitTriggers", "SymbolColorRenderingMode",
    "SymbolEffectOptions", "SymbolVariableValueMode", "TabBarMinimizeBehavior", "TabPlacement", "TabSearchActivation",
    "TextInputAutocapitalization", "TextInputDictationActivation", "TextInputDictationBehavior",
    "TextSelectionAffinity", "ToolbarCustomizationBehavior", "ToolbarRole", "TypesettingLanguage",
    "WindowInteractionBehavior", "WindowResizability", "WritingToolsBehavior",
  ]

  /// What is called and not followed; it makes such a value too.
  static let opaqueFunctions: Set<String> = []

  /// Protocols and types that declarations name, and that nothing is made of by their names.
  static let namedTypes: Set<String> = [
    "View", "Shape", "ViewModifier", "PreviewProvider", "Layout", "Identifiable", "Hashable", "Equatable", "Codable",
    "CaseIterable", "ObservableObject", "PreferenceKey", "EnvironmentKey", "AlignmentID", "ButtonStyle",
    "ViewBuilder", "Self", "Sendable", "Comparable", "EnvironmentValues", "Error", "GeometryProxy", "LayoutSubview",
    "LayoutSubviews", "Subviews", "ViewDimensions", "CGFloat", "Content", "ShapeStyle", "InsettableShape",
    "Animatable", "ChartContent", "AxisContent", "AxisMark", "Plottable", "ChartSymbolShape", "CGVector", "ImagePaint",
    "PlaceholderTextShapeStyle", "CustomDebugStringConvertible", "LocalizedError", "Sequence", "IteratorProtocol",
    "Collection", "Encodable", "Decodable", "OptionSet", "FormatStyle",
  ]

  /// Styles that a fence may make and that are not drawn.
  static let undrawnStyles: [NameBinding] = [
    undrawnStyle("ImagePaint", because: "shapes cannot be filled with a repeated image"),
    undrawnStyle("PlaceholderTextShapeStyle", because: "the color of placeholder text is not documented"),
  ]

  static let screenMembers = [MemberTable(named: "UIScreen", [Member("main", Screen())])]

  private static func undrawnStyle(_ name: String, because reason: String) -> NameBinding {
    .function(name) {
      Function(
        Parameter.variadic(.any).withoutEffect(reason),
        ignoring: ["image", "sourceRect", "scale"].map { Ignored($0, because: reason) }
      ) { (context: CallContext, _: [Value]) in
        context.warn(notDrawn: name, because: reason)
        return .native(Color.clear)
      }
    }
  }
}
