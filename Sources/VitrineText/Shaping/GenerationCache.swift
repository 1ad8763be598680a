/// A cache that drops entries that were not used lately. It has two generations: when the young one is full, it
/// replaces the old one, whose entries are dropped. A hit in the old generation moves the entry to the young one.
package struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// The weight of the young generation.
  private var weight = 0
  /// The limit of a generation's weight.
  private let generation: Int
  private let weigh: (@Sendable (Key, Value) -> Int)?

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - limit: the maximum weight of all entries.
  ///   - weigh: returns an entry's weight, such as its bytes; by default, the limit is a number of entries.
  package init(limit: Int, weigh: (@Sendable (Key, Value) -> Int)? = nil) {
    generation = max(limit / 2, 1)
    self.weigh = weigh
  }

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
        if let value = young.removeValue(forKey: key) { weight -= weight(of: key, value) }
        old[key] = nil
      }
    }
  }

  private func weight(of key: Key, _ value: Value) -> Int { weigh?(key, value) ?? 1 }

  private mutating func store(_ value: Value, for key: Key) {
    let added = weight(of: key, value)
    if let replaced = young.removeValue(forKey: key) { weight -= weight(of: key, replaced) }
    guard added <= generation else { return }
    if weight + added > generation {
      (old, young) = (young, [:])
      weight = 0
    }
    young[key] = value
    weight += added
  }
}

extension Array {
  /// The bytes of the array, without what its elements refer to.
  var bytes: Int { 32 + count * MemoryLayout<Element>.stride }

  /// The bytes of the array and of what its elements refer to.
  func bytes(_ referred: (Element) -> Int) -> Int { reduce(bytes) { $0 + referred($1) } }
}
