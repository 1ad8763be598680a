/// A cache that drops entries that were not used lately. It has two generations: when the young one is full, it
/// replaces the old one, whose entries are dropped. A hit in the old generation moves the entry to the young one.
package struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generation: Int

  /// Creates a cache of at most `limit` entries.
  package init(limit: Int) { generation = max(limit / 2, 1) }

  package var count: Int { young.count + old.count }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      store(value, for: key)
      return value
    }
    set {
      if let newValue {
        store(newValue, for: key)
      } else {
        young[key] = nil
        old[key] = nil
      }
    }
  }

  private mutating func store(_ value: Value, for key: Key) {
    if young.count >= generation {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
