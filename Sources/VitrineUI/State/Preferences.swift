import VitrineLayout

/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A preference key as the render tree knows it, whether declared in Swift or in a fence.
package struct PreferenceToken {
  package let name: String
  package let defaultValue: () -> Any
  /// The two values as one, the earlier in the source first.
  package let reduce: (Any, Any) -> Any

  package init(name: String, defaultValue: @escaping () -> Any, reduce: @escaping (Any, Any) -> Any) {
    self.name = name
    self.defaultValue = defaultValue
    self.reduce = reduce
  }

  package init<Key: PreferenceKey>(_ key: Key.Type) {
    self.init(name: String(reflecting: key), defaultValue: { Key.defaultValue }) { value, next in
      guard var result = value as? Key.Value, let nextValue = next as? Key.Value else { return next }
      Key.reduce(value: &result, nextValue: { nextValue })
      return result
    }
  }
}

/// What a subtree hands up. Kept in the order of the source, so that reducing is too.
package struct PreferenceValues {
  private struct Entry {
    let token: PreferenceToken
    var value: Any
  }

  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package mutating func combine(_ other: PreferenceValues) {
    for entry in other.entries { add(entry.token, entry.value) }
  }

  private mutating func add(_ token: PreferenceToken, _ value: Any) {
    if let index = entries.firstIndex(where: { $0.token.name == token.name }) {
      entries[index].value = token.reduce(entries[index].value, value)
    } else {
      entries.append(Entry(token: token, value: value))
    }
  }

  /// Sets a value, in place of what the subtree had for its key.
  package mutating func set(_ token: PreferenceToken, _ value: Any) {
    entries.removeAll { $0.token.name == token.name }
    entries.append(Entry(token: token, value: value))
  }

  package func value(of token: PreferenceToken) -> Any {
    entries.first { $0.token.name == token.name }?.value ?? token.defaultValue()
  }
}

/// What a node does to the preferences that come up to it.
package enum PreferenceChange {
  case set(PreferenceToken, Any)
  case transform(PreferenceToken, (Any) -> Any)

  func apply(to values: inout PreferenceValues) {
    switch self {
    case .set(let token, let value): values.set(token, value)
    case .transform(let token, let change): values.set(token, change(values.value(of: token)))
    }
  }
}
