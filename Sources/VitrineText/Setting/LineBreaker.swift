import CICU
import Synchronization

/// Finds the line break opportunities of a text (UAX #14) with ICU.
///
/// An ICU iterator takes much longer to create than to run and serves one caller at a time, so the breaker caches one
/// for each language behind a lock. It breaks tens of millions of characters a second.
final class LineBreaker: Sendable {
  /// The pointers of the iterators by language; the lock makes it safe for several threads to use one.
  private let breakers = Mutex<[String: UInt]>([:])

  /// The maximum number of languages.
  private static let limit = 32

  deinit { breakers.withLock { Self.removeAll(&$0) } }

  private static func removeAll(_ breakers: inout [String: UInt]) {
    for address in breakers.values { cicu_line_breaker_destroy(OpaquePointer(bitPattern: address)) }
    breakers = [:]
  }

  /// Returns the offsets in UTF-16 units after which a line may end, in order; the last one is the text's end.
  func breaks(in text: [UInt16], language: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    let found = breakers.withLock { breakers -> [Int] in
      if breakers[language] == nil {
        if breakers.count >= Self.limit { Self.removeAll(&breakers) }
        breakers[language] = cicu_line_breaker_create(language).map { UInt(bitPattern: $0) }
      }
      guard let breaker = breakers[language].flatMap({ OpaquePointer(bitPattern: $0) }) else { return [] }
      let offsets = [Int32](unsafeUninitializedCapacity: text.count) { buffer, count in
        count = Int(max(0, cicu_line_breaks(breaker, text, Int32(text.count), buffer.baseAddress)))
      }
      return offsets.map(Int.init)
    }
    return found.last == text.count ? found : found + [text.count]
  }
}

/// Bidirectional embedding levels (UAX #9), by ICU: even for left-to-right, odd for right-to-left.
enum Bidirectionality {
  /// Returns the level of each UTF-16 unit and that of the paragraph.
  static func levels(of text: [UInt16], isRightToLeft: Bool) -> (levels: [UInt8], paragraph: UInt8) {
    let plain = !isRightToLeft && !text.contains { mayBeRightToLeft($0) }
    if plain || text.isEmpty { return ([UInt8](repeating: 0, count: text.count), isRightToLeft ? 1 : 0) }
    var paragraph: Int32 = 0
    let levels = [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
      buffer.initialize(repeating: 0)
      paragraph = cicu_bidi_levels(text, Int32(text.count), isRightToLeft ? 1 : 0, buffer.baseAddress)
      count = text.count
    }
    return (levels, UInt8(max(0, paragraph)))
  }

  /// Returns whether a unit may be right-to-left: no script before Hebrew is, and the invisible direction marks are in
  /// two blocks.
  private static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    unit >= 0x590
      && (unit < 0x900 || (0x200E...0x202F).contains(unit) || (0x2066...0x2069).contains(unit)
        || (0xD800...0xDFFF).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit))
  }

  /// Returns the indices of the pieces from left to right. Applies rule L2 of UAX #9: reverses every run of a level or
  /// higher, from the highest level down to the lowest odd one.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
