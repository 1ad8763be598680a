import Diagnostics

/// Protocols and classes that a declaration may inherit.
enum KnownProtocols {
  /// The protocol that was meant by a name that nobody knows; `nil` where it may be anybody's.
  static func nearest(to name: String) -> String? {
    if name.hasPrefix("~") || others.contains(name) || systemPrefixes.contains(where: name.hasPrefix) { return nil }
    return nearestName(to: name, among: misspelt)
  }

  /// Those whose misspelling is worth a word.
  private static let misspelt = [
    "View", "ViewModifier", "Shape", "InsettableShape", "Layout", "ObservableObject", "Identifiable", "Hashable",
    "Equatable", "Codable", "CaseIterable", "PreferenceKey", "EnvironmentKey", "AlignmentID", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "PreviewProvider", "Comparable",
    "CustomStringConvertible", "Sendable", "ShapeStyle",
  ]

  /// Types of Apple's frameworks begin so.
  private static let systemPrefixes = ["UI", "NS", "CL", "MK", "AV", "SK", "SCN", "WK", "PH", "AR", "CN", "HK", "UN"]

  /// Those of Swift, Foundation and SwiftUI that mean nothing for what is drawn.
  private static let others: Set = [
    "Decodable", "Encodable", "CodingKey", "CodingKeyRepresentable", "CustomDebugStringConvertible", "LocalizedError",
    "CustomNSError", "RecoverableError", "Error", "RawRepresentable", "OptionSet", "SetAlgebra", "Sequence",
    "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Strideable",
    "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FloatingPoint", "ExpressibleByStringLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByNilLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByBooleanLiteral", "LosslessStringConvertible", "TextOutputStream", "StringProtocol", "Actor",
    "GlobalActor", "AnyObject", "AnyActor", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    "Observable", "DynamicProperty", "DynamicViewContent", "App", "Scene", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "TableColumnContent", "TableRowContent", "TabContent", "FileDocument",
    "ReferenceFileDocument", "Transferable", "VectorArithmetic", "Animatable", "AnimatableModifier", "CustomAnimation",
    "GeometryEffect", "TextRenderer", "TextAttribute", "TextSelectability", "Gesture", "ScrollTargetBehavior",
    "DropDelegate", "Transition", "LayoutValueKey", "ContainerValueKey", "FocusedValueKey", "EnvironmentalModifier",
    "SubscriptionStoreControlStyle", "ProductViewStyle", "Tip", "TipViewStyle", "Widget", "WidgetBundle",
    "WidgetConfiguration", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "TimelineEntry",
    "AppIntent", "WidgetConfigurationIntent", "ControlWidget", "AppEntity", "AppEnum", "EntityQuery",
    "AppShortcutsProvider", "ActivityAttributes", "Publisher", "Subscriber", "Subscription", "Subject", "Scheduler",
    "Cancellable", "PersistentModel", "VersionedSchema", "SchemaMigrationPlan", "Clock", "InstantProtocol",
    "FormatStyle", "ParseableFormatStyle", "ParseStrategy", "SortComparator", "MeasurementFormatUnitUsage",
    "XCTestCase", "MenuStyle", "GaugeStyle", "GroupBoxStyle", "ControlGroupStyle", "DatePickerStyle", "FormStyle",
    "ListStyle", "PickerStyle", "TextFieldStyle", "TextEditorStyle", "NavigationSplitViewStyle", "LabeledContentStyle",
    "DisclosureGroupStyle", "TableStyle", "TabViewStyle", "IndexViewStyle", "WindowStyle",
  ]
}
