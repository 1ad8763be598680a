/// A dictionary that forgets what was not asked for lately: it keeps two generations, and when the young one is full,
/// it becomes the old one and what was old is dropped. A hit in the old one makes the entry young again.
package struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let generation: Int

  /// Holds at most `limit` entries.
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
