import Diagnostics
import FenceSyntax
import VitrineUI

/// Members that extensions of a fence add to types of the library and of SwiftUI.
extension MemberLookup {
  func memberOfExtensions(_ name: String, _ value: Value, _ mark: SourceMark) throws -> Value? {
    for typeName in evaluator.extensions.isEmpty ? [] : extensionNames(of: value) {
      guard let type = evaluator.extensions[typeName] else { continue }
      let receiver = Receiver(box: Box(value), type: type)
      if let property = type.property(name), property.getter != nil { return try read(property, receiver, mark) }
      if let found = try entry(name, of: type, in: value) { return found }
      if let overloads = type.methods[name]?.filter({ !$0.isStatic }), !overloads.isEmpty {
        return .function(
          evaluator.function(name, of: overloads) { function, arguments, mark in
            try evaluator.invoke(function, arguments, mark, receiver: receiver, scope: type.scope)
          })
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
        + (instance.type.conforms(to: "Shape") ? ["View"] : [])
    case .object(let object): object.type.inherited.map(\.base)
    case .enumCase(let item): item.type.inherited.map(\.base)
    case .view(let view): [value.viewTypeName(view), "Shape", "View"]
    case .native(is Substring): ["Substring", "StringProtocol"] + Self.collections
    case .native(is SliceValue): ["ArraySlice"] + Self.collections
    case .native(let number as any LibraryInteger): [Swift.type(of: number).shownName] + Self.integers
    case .native(let native):
      [NativeType.catalogName(of: native), "ShapeStyle", "View"]
    case .array: ["Array"] + Self.collections
    case .string: ["String", "StringProtocol", "Character", "Substring", "LocalizedStringKey"] + Self.collections
    case .integer, .literal:
      ["Int"] + Self.integers
    case .double:
      ["Double", "CGFloat", "Float", "TimeInterval", "Numeric", "AdditiveArithmetic", "SignedNumeric"]
        + ["FloatingPoint", "BinaryFloatingPoint", "Strideable", "Comparable", "Equatable", "Hashable"]
    case .boolean: ["Bool"]
    case .dictionary: ["Dictionary"] + Self.collections
    case .set: ["Set", "SetAlgebra"] + Self.collections
    case .range: ["Range", "ClosedRange"] + Self.collections
    case .nothing: ["Optional"]
    case .binding: ["Binding"]
    default: []
    }
  }

  private static let integers = [
    "Numeric", "AdditiveArithmetic", "SignedNumeric", "SignedInteger", "BinaryInteger", "FixedWidthInteger",
    "Strideable", "Comparable", "Equatable", "Hashable",
  ]

  private static let collections = [
    "Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]
}
