/// A value as the key of a table. Values that are not even equal to themselves (closures, what is not a number) have none.
package struct ValueKey: Hashable {
  private let value: Value

  package init?(_ value: Value) {
    guard value.isEqual(to: value) else { return nil }
    self.value = value
  }

  package static func == (a: ValueKey, b: ValueKey) -> Bool { a.value.isEqual(to: b.value) }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher, depth: 3) }
}

/// Values without their doubles, in the order in which they came.
struct DistinctValues {
  private(set) var elements: [Value] = []
  private var keys: Set<ValueKey> = []

  init(_ values: some Sequence<Value>) {
    for value in values { insert(value.settled) }
  }

  mutating func insert(_ value: Value) {
    if let key = ValueKey(value), !keys.insert(key).inserted { return }
    elements.append(value)
  }

  func contains(_ value: Value) -> Bool { ValueKey(value).map(keys.contains) ?? false }
}

/// Keys and values in the order they were written.
package struct DictionaryValue {
  package struct Entry {
    package var key: Value
    package var value: Value
  }

  package private(set) var entries: [Entry] = []
  private var indices: [ValueKey: Int] = [:]

  init() {}

  /// - Parameter entries: no key of them twice.
  init(entries: [Entry]) {
    self.entries = entries
    index()
  }

  private mutating func index() {
    indices = [:]
    for (index, entry) in entries.enumerated() {
      if let key = ValueKey(entry.key) { indices[key] = index }
    }
  }

  package subscript(key: Value) -> Value? {
    get { ValueKey(key).flatMap { indices[$0] }.map { entries[$0].value } }
    set {
      let known = ValueKey(key)
      if let index = known.flatMap({ indices[$0] }) {
        if let newValue {
          entries[index].value = newValue
        } else {
          entries.remove(at: index)
          self.index()
        }
      } else if let newValue {
        if let known { indices[known] = entries.count }
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }
}
