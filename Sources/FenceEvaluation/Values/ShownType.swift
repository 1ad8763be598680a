import VitrineUI

extension Value {
  /// What the value's type is called, in messages.
  package var typeName: String {
    switch self {
    case .void: "Void"
    case .nothing: "nil"
    case .boolean: "Bool"
    case .integer, .literal: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple: "tuple"
    case .range: "Range"
    case .instance(let value): value.type.name
    case .object(let value): value.type.name
    case .enumCase(let value): value.type.name
    case .function: "closure"
    case .type(let value): "\(value.name).Type"
    case .view(let view): "View (\(String(describing: Swift.type(of: view)).prefix { $0 != "<" }))"
    case .native(let value): NativeType.name(of: value)
    case .keyPath: "KeyPath"
    case .binding: "Binding"
    case .implicit(let member): ".\(member.name)"
    }
  }

  /// The name of the value's type in diagnostics, as Swift writes it; never the name of an internal type.
  package var shownType: String {
    switch self {
    case .void: "()"
    case .view(let view): Self.namedViews.contains(viewTypeName(view)) ? viewTypeName(view) : "some View"
    case .native(let native): NativeType.diagnosticName(of: native)
    default: typeName
    }
  }

  /// The value in a diagnostic, in the compiler's words: `value of type 'Int'`, `type 'Mode'`, `'nil'`.
  package var typeSubject: String {
    switch self {
    case .nothing: "'nil'"
    case .function: "closure"
    case .tuple: "tuple"
    case .type(let type): "type '\(NativeType.shown(type.name))'"
    case .implicit(let member): "member '.\(member.name)'"
    case .native(is OpenCall): "value of unknown type"
    case .native(let unknown as UnknownValue): "unknown value '\(unknown.path)'"
    case .native(let inert as InertValue) where inert.name.first?.isUppercase != true: "'\(inert.name)'"
    default: "value of type '\(shownType)'"
    }
  }

  /// The views that diagnostics name; all others are shown as `some View`.
  private static let namedViews: Set = [
    "AnyView", "Capsule", "Circle", "Color", "Divider", "Ellipse", "EmptyView", "Image", "Path", "Rectangle",
    "RoundedRectangle", "Spacer", "Text",
  ]
}

extension NativeType {
  /// Returns the name of a value's type in diagnostics, as Swift and its frameworks write it.
  fileprivate static func diagnosticName(of native: Any) -> String {
    switch native {
    case let known as any CatalogType: return shown(Swift.type(of: known).shownName)
    case let inert as InertValue: return inert.name
    case let known as any LibraryNative: return Swift.type(of: known).libraryName
    default:
      let name = name(of: native)
      return frameworkNames[name] ?? name
    }
  }

  /// The names of framework types that the evaluator implements under another name.
  private static let frameworkNames = [
    "ChildTask": "Task", "ComparisonResultValue": "ComparisonResult",
    "ContainerValuesValue": "ContainerValues", "Deadline": "DispatchTime", "DeferredValue": "Any",
    "DragValue": "DragGesture.Value", "FenceConfiguration": "Configuration",
    "FenceFunction": "Function", "FenceGesture": "Gesture", "FenceSchedule": "TimelineSchedule", "FenceStyle": "Style",
    "FenceTask": "Task", "FenceTimer": "Timer", "FullEnvironment": "EnvironmentValues",
    "MinusOrPlus": "FloatingPointSign", "ModifierPair": "ViewModifier",
    "PublisherValue": "Publisher",
    "ScalarValue": "Unicode.Scalar", "SuperValue": "super",
    "TimerPublisher": "Timer.TimerPublisher", "UnknownValue": "_", "WeakObject": "AnyObject",
    "WrapperValue": "Any",
  ]
}

/// A type of the values that the evaluator stores for a type of the library.
package protocol LibraryNative {
  /// The type's name in the interface files.
  static var libraryName: String { get }
}
