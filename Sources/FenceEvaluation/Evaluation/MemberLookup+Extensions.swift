import Diagnostics
import FenceSyntax
import VitrineUI

/// Members that extensions of a fence add to types of the library and of SwiftUI.
extension MemberLookup {
  func memberOfExtensions(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    for typeName in evaluator.extensions.isEmpty ? [] : extensionNames(of: value) {
      guard let type = evaluator.extensions[typeName] else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      // The extension's own members come before those of protocols that it makes the type conform to.
      for declared in [type] + evaluator.ancestors(of: type) {
        if let property = declared.property(name), property.getter != nil { return try read(property, receiver, mark) }
        if declared === type, let found = try entry(name, of: type, in: value) { return found }
        if let overloads = declared.methods[name]?.filter({ !$0.isStatic && $0.body != nil }), !overloads.isEmpty {
          return .function(
            evaluator.function(name, of: overloads) { function, arguments, mark in
              try evaluator.invoke(function, arguments, mark, receiver: receiver, scope: type.scope)
            })
        }
      }
    }
    return nil
  }

  /// The names under which an extension may have added members to a value's type.
  func extensionNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance):
      (instance.type.isView || instance.type.wrappedFramework != nil ? ["View"] : [])
        + instance.type.inherited.map(\.base)
        + (instance.type.isShape ? ["View"] : [])
    case .object(let object): object.type.inherited.map(\.base)
    case .enumCase(let item): item.type.inherited.map(\.base)
    case .view(let view): [value.viewTypeName(view), "Shape", "View"]
    case .native(let native):
      Self.names(value) + [NativeType.catalogName(of: native), "ShapeStyle", "View"]
    case .string: Self.names(value) + ["Character", "Substring", "LocalizedStringKey"]
    case .double: Self.names(value) + ["CGFloat", "Float", "TimeInterval"]
    case .integer, .literal: Self.names(value, "Int")
    case .range: Self.names(value) + ["Range", "ClosedRange"]
    case .array, .boolean, .dictionary, .set: Self.names(value)
    case .nothing: ["Optional"]
    case .binding: ["Binding"]
    default: []
    }
  }

  /// The names of a value's type in the library and of the type's protocols.
  private static func names(_ value: Value, _ only: String? = nil) -> [String] {
    (only ?? value.libraryTypes.first).map { [$0] + (DeclaredLibrary.inherited[$0] ?? []) } ?? []
  }
}
