import FenceEvaluation
import VitrineUI

/// Types of which only the name is known.
enum OpaqueTypesNames {
  /// Types whose values do nothing that a picture at rest shows: whatever is asked of one is another such value.
  static let opaqueTypes = systemTypes.union(optionTypes).union(ForeignTypesNames.opaqueTypes).union(
    DeclaredInert.types)

  private static let systemTypes: Set<String> = [
    "FetchDescriptor", "Query", "OSLog", "OSSignposter", "OSSignpostID", "PeriodicTimelineSchedule",
    "EveryMinuteTimelineSchedule", "AnimationTimelineSchedule", "MagnificationGesture",
    "MagnifyGesture", "RotationGesture", "RotateGesture",
    "Timer", "DispatchQueue", "URLSession", "Bundle", "FileManager", "ProcessInfo", "NSPredicate", "NSSortDescriptor",
    "Predicate", "MainActor", "Logger",
    "PresentationDetent", "UTType", "ModelConfiguration", "ModelContainer", "Schema", "UIImage",
    "NSImage", "ToolbarItemPlacement", "Selection", "TimelineSchedule",
    "FocusState", "Namespace", "AppStorage", "Visibility", "ButtonRole", "Text.DateStyle",
  ]

  /// Types of arguments of modifiers that have no effect or are not drawn: `TextInputAutocapitalization.never` is as good as `.never`.
  private static let optionTypes: Set<String> = [
    "AccessibilityActionCategory", "AccessibilityCustomContentKey", "AccessibilityDirectTouchOptions",
    "AccessibilitySystemRotor",
    "AccessibilityZoomGestureAction",
    "AnimationCompletionCriteria", "ButtonSizing",
    "ColorRenderingMode", "ColorSchemeContrast", "CommandGroupPlacement", "ControlActiveState",
    "DefaultFocusEvaluationPriority", "GestureMask", "HandGestureShortcut", "PopoverAttachmentAnchor",
    "ScrollAnchorRole", "ScrollInputBehavior",
    "ScrollInputKind", "ScrollPhase", "SearchFieldPlacement", "SearchScopeActivation", "SearchSuggestionsPlacement",
    "SearchToolbarBehavior", "SubmitTriggers", "TabPlacement", "TabSearchActivation",
    "TextInputDictationActivation", "TextInputDictationBehavior",
    "ToolbarCustomizationBehavior", "WindowInteractionBehavior", "WindowResizability",
  ]

  /// What is called and not followed; it makes such a value too.
  static let opaqueFunctions: Set<String> = ["os_log", "os_signpost"]

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
    .staticFunction("ShapeStyle", "image") {
      undrawn("image", because: "shapes cannot be filled with a repeated image")
    },
    undrawnStyle("PlaceholderTextShapeStyle", because: "the color of placeholder text is not documented"),
  ]

  static let screenMembers = [MemberTable(named: "UIScreen", [Member("main", Screen())])]

  private static func undrawnStyle(_ name: String, because reason: String) -> NameBinding {
    .function(name) { undrawn(name, because: reason) }
  }

  private static func undrawn(_ name: String, because reason: String) -> Function {
    Function(
      Parameter.variadic(.any).withoutEffect(reason),
      ignoring: ["image", "sourceRect", "scale"].map { Ignored($0, because: reason) }
    ) { (context: CallContext, _: [Value]) in
      context.warn(notDrawn: name, because: reason)
      return .native(Color.clear)
    }
  }
}
