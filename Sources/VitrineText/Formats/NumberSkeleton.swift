import CICU
import Synchronization

/// How a number is written, as a skeleton of ICU says it: `currency/EUR .00`, `percent scale/100`, `unit/kilometer`.
///
/// Source: [ICU, number skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
package struct NumberSkeleton {
  /// The parts of the skeleton.
  package var stems: [String]

  package init(_ stems: [String]) { self.stems = stems }

  /// The most code units of a text: what is longer is no number that anybody reads.
  private static let capacity = 4096

  /// A number as text; `nil` where ICU has no such format.
  ///
  /// - Parameters:
  ///   - digits: the number in decimal digits, where a `Double` would not hold all of them.
  ///   - locale: an identifier, `de_DE`.
  package func text(_ number: Double, digits: String? = nil, locale: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.capacity) { text in
      Self.formats.withLock { formats in
        guard let format = formats.format(stems.joined(separator: " "), locale) else { return nil }
        let count = cicu_format_number(format, digits, number, text.baseAddress, Int32(Self.capacity))
        return count < 0 ? nil : String(decoding: text[..<Int(count)], as: UTF16.self)
      }
    }
  }

  /// Making a format takes ICU many times as long as writing a number by it.
  private static let formats = Mutex(Formats())

  /// The formats that were made: few, since notes write numbers in few ways.
  private struct Formats {
    /// By skeleton and locale, the addresses of ICU's; 0 where it has none.
    private var known: [[String]: UInt] = [:]
    private static let limit = 64

    mutating func format(_ skeleton: String, _ locale: String) -> UnsafeMutableRawPointer? {
      if let address = known[[skeleton, locale]] { return UnsafeMutableRawPointer(bitPattern: address) }
      if known.count >= Self.limit {
        for address in known.values { cicu_close_number_format(UnsafeMutableRawPointer(bitPattern: address)) }
        known = [:]
      }
      let units = Array(skeleton.utf16)
      let format = cicu_open_number_format(units, Int32(units.count), locale)
      known[[skeleton, locale]] = UInt(bitPattern: format)
      return format
    }
  }
}
