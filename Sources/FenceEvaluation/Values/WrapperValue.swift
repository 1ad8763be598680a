import Diagnostics
import FenceSyntax

/// A value that is made when it is first asked for, as an autoclosure's is.
package final class DeferredValue: Hashable {
  private var made: Value?
  private let mark: SourceMark
  /// The autoclosure; `nil` where the value was there from the beginning.
  private let make: (() throws -> Value)?

  /// - Parameter mark: the expression's place; the same expression is the same to whoever compares views.
  package init(_ mark: SourceMark, _ make: @escaping () throws -> Value) { (self.mark, self.make) = (mark, make) }

  package init(_ mark: SourceMark, _ value: Value) { (self.mark, made, make) = (mark, value, nil) }

  package var value: Value {
    get throws {
      if let made { return made }
      let value = try newValue()
      made = value
      return value
    }
  }

  /// Calls the autoclosure, for a view that is new to its place: two places of one view have two values.
  package func newValue() throws -> Value { try make?() ?? made ?? .nothing }

  package static func == (a: DeferredValue, b: DeferredValue) -> Bool {
    if a.make == nil, b.make == nil, let one = a.made, let other = b.made, !one.isEqual(to: other) { return false }
    return a.mark == b.mark
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(mark.lowerBound) }
}

/// A property wrapper that keeps state, made by hand: `State(initialValue: 0)`, `StateObject(wrappedValue: Model())`.
///
/// Until it is in a view that has a place in the tree, it holds its initial value and nothing can be written to it.
package struct WrapperValue: Hashable {
  package let name: String
  package let initial: DeferredValue

  package init(name: String, initial: DeferredValue) { (self.name, self.initial) = (name, initial) }

  /// The names of the wrappers that keep a value at the view's node.
  package static let keeping: Set = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "AccessibilityFocusState",
  ]

  package static func == (a: WrapperValue, b: WrapperValue) -> Bool { a.name == b.name && a.initial == b.initial }

  package var binding: BindingValue { BindingValue(get: { try initial.value }, set: { _ in }) }

  package func member(_ name: String) throws -> Value? {
    switch name {
    case "wrappedValue": try initial.value
    case "projectedValue": .binding(binding)
    default: nil
    }
  }
}

extension Value {
  /// The value that a property begins with, where this is one that waits to be asked for or is in a wrapper.
  var unwrappedInitial: Value {
    get throws {
      switch self {
      case .native(let deferred as DeferredValue): try deferred.newValue()
      case .native(let wrapper as WrapperValue): try wrapper.initial.newValue()
      default: self
      }
    }
  }
}
