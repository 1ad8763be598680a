/// The name of a kept result: the sum of everything that it was made from. Two keys are the same where all that was added to
/// them is, in the same order.
struct CacheKey {
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - kind: what is kept, and the number of its form.
  ///   - program: the sum of the program that makes it.
  init(_ kind: String, program: String) {
    add(kind)
    add(program)
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Texts, and how many there are.
  mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// SHA-256, in hexadecimal digits.
  var name: String { SHA256.hexadecimal(of: bytes) }
}
