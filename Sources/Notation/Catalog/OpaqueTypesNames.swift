import VitrineUI

/// Types of which only the name is known.
enum OpaqueTypesNames {
  /// Types whose values do nothing that a picture at rest shows: whatever is asked of one is another such value.
  static let opaqueTypes = systemTypes.union(ForeignTypesNames.opaqueTypes)

  private static let systemTypes: Set<String> = [
    "FetchDescriptor", "Just", "Future", "PeriodicTimelineSchedule",
    "EveryMinuteTimelineSchedule", "AnimationTimelineSchedule", "NSNumber", "Transition", "MagnificationGesture",
    "MagnifyGesture", "RotationGesture", "RotateGesture",
    "Timer", "NotificationCenter", "UserDefaults", "DispatchQueue", "URLSession", "JSONDecoder", "JSONEncoder",
    "Bundle", "FileManager", "ProcessInfo", "UIDevice", "UIApplication",
    "DateFormatter", "NumberFormatter", "DateComponentsFormatter", "MeasurementFormatter", "ByteCountFormatter",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "Measurement", "NSPredicate",
    "NSSortDescriptor", "Predicate", "Notification", "AnyCancellable",
    "MainActor", "Logger", "CharacterSet", "NSError", "Data", "DateComponents", "DateInterval",
    "IndexSet", "EditMode", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "PreviewLayout", "PresentationDetent", "UTType", "ModelConfiguration", "ModelContainer", "Schema", "UIImage",
    "NSImage", "UIFont", "Duration", "ContinuousClock", "ToolbarItemPlacement", "KeyEquivalent", "EventModifiers",
    "SubmitLabel", "UIKeyboardType", "UITextContentType", "Selection", "TimelineSchedule",
    "SymbolRenderingMode", "FocusState", "Namespace", "AppStorage", "Visibility", "ButtonRole",
  ]

  /// What is called and not followed; it makes such a value too.
  static let opaqueFunctions: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withTaskGroup", "withThrowingTaskGroup",
  ]

  /// Protocols and types that declarations name, and that nothing is made of by their names.
  static let namedTypes: Set<String> = [
    "View", "Shape", "ViewModifier", "PreviewProvider", "Layout", "Identifiable", "Hashable", "Equatable", "Codable",
    "CaseIterable", "ObservableObject", "PreferenceKey", "EnvironmentKey", "AlignmentID", "ButtonStyle",
    "ViewBuilder", "Self", "Sendable", "Comparable", "EnvironmentValues", "Error", "GeometryProxy", "LayoutSubview",
    "LayoutSubviews", "Subviews", "ViewDimensions", "CGFloat", "Content", "ShapeStyle", "InsettableShape",
    "Animatable", "ChartContent", "AxisContent", "AxisMark", "Plottable", "ChartSymbolShape", "CGVector", "ImagePaint",
    "PlaceholderTextShapeStyle",
  ]

  /// Styles that a fence may make and that are not drawn.
  static let undrawnStyles: [NameBinding] = [
    undrawnStyle("ImagePaint", because: "pictures are not repeated to fill shapes"),
    undrawnStyle("PlaceholderTextShapeStyle", because: "the colour of placeholders is not documented"),
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
