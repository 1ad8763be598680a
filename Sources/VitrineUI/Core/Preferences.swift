import VitrineLayout

/// A key for a value that views pass to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A preference key in the render tree, declared in Swift or in a fence.
package struct PreferenceToken<Value> {
  package let name: String
  package let defaultValue: () -> Value
  /// Combines two values, given in source order.
  package let reduce: (Value, Value) -> Value

  package init(
    name: String, defaultValue: @escaping () -> Value, reduce: @escaping (_ value: Value, _ next: Value) -> Value
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.reduce = reduce
  }

  package init<Key: PreferenceKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(name: String(reflecting: key), defaultValue: { Key.defaultValue }) { value, next in
      var result = value
      Key.reduce(value: &result, nextValue: { next })
      return result
    }
  }
}

/// The preferences of a subtree, in source order, which is also the order in which they are reduced.
package struct PreferenceValues {
  private var entries: [any PreferenceEntry] = []
  /// Whether the subtree contributes the default value of each key for which it has no value.
  private var hasDefaults = false

  package init() {}

  /// The default value of each key.
  static var defaults: PreferenceValues {
    var values = PreferenceValues()
    values.addDefaults()
    return values
  }

  package var isEmpty: Bool { entries.isEmpty }

  package mutating func combine(_ other: PreferenceValues) {
    for next in other.entries {
      let place = entries.firstIndex { $0.name == next.name }
      if let place, let reduced = entries[place].reduced(with: next) {
        entries[place] = reduced
      } else {
        entries.append(hasDefaults ? next.afterDefault : next)
      }
    }
    guard other.hasDefaults else { return }
    for (place, entry) in entries.enumerated() where !other.entries.contains(where: { $0.name == entry.name }) {
      entries[place] = entry.beforeDefault
    }
    hasDefaults = true
  }

  /// Adds the default value of each key for which the subtree has no value, as a container with dynamic content does.
  ///
  /// Source: https://github.com/OpenSwiftUIProject/OpenSwiftUI, `DynamicPreferenceCombiner`.
  mutating func addDefaults() { hasDefaults = true }

  /// Sets a value, which replaces that of the subtree for the same key.
  package mutating func set<Value>(_ token: PreferenceToken<Value>, _ value: Value) {
    entries.removeAll { $0.name == token.name }
    entries.append(TypedPreference(token: token, value: value))
  }

  package func value<Value>(of token: PreferenceToken<Value>) -> Value {
    let entry = entries.first { $0.name == token.name } as? TypedPreference<Value>
    return entry?.value ?? token.defaultValue()
  }
}

/// A preference value of any type.
private protocol PreferenceEntry {
  var name: String { get }
  /// Returns the two values reduced to one; `nil` if only their names are the same.
  func reduced(with next: any PreferenceEntry) -> (any PreferenceEntry)?
  /// The value reduced with the default before it.
  var afterDefault: any PreferenceEntry { get }
  /// The value reduced with the default behind it.
  var beforeDefault: any PreferenceEntry { get }
}

private struct TypedPreference<Value>: PreferenceEntry {
  let token: PreferenceToken<Value>
  var value: Value

  var name: String { token.name }
  var afterDefault: any PreferenceEntry {
    TypedPreference(token: token, value: token.reduce(token.defaultValue(), value))
  }
  var beforeDefault: any PreferenceEntry {
    TypedPreference(token: token, value: token.reduce(value, token.defaultValue()))
  }

  func reduced(with next: any PreferenceEntry) -> (any PreferenceEntry)? {
    guard let next = next as? TypedPreference<Value> else { return nil }
    return TypedPreference(token: token, value: token.reduce(value, next.value))
  }
}

/// A change that a node makes to the preferences of its subtree.
package struct PreferenceChange {
  private let change: (inout PreferenceValues) -> Void

  package static func set<Value>(_ token: PreferenceToken<Value>, _ value: Value) -> PreferenceChange {
    PreferenceChange { $0.set(token, value) }
  }

  package static func transform<Value>(
    _ token: PreferenceToken<Value>, _ change: @escaping (Value) -> Value
  ) -> PreferenceChange {
    PreferenceChange { $0.set(token, change($0.value(of: token))) }
  }

  func apply(to values: inout PreferenceValues) { change(&values) }
}
