/// The key of a cached result: the hash of all its inputs. Two keys are equal if equal values were added in the same
/// order.
package struct CacheKey {
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - kind: the kind of result and the version of its format.
  ///   - program: the hash of the program that computes it.
  package init(_ kind: String, program: String) {
    add(kind)
    add(program)
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  package mutating func add(_ data: some Collection<UInt8>) {
    add(data.count)
    bytes.append(contentsOf: data)
  }

  package mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  package mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Adds the number of texts and each text.
  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// The SHA-256 hash in hexadecimal digits.
  package var name: String { SHA256.hexadecimal(of: bytes) }
}
