import CICU
import Synchronization

/// A number format, as an ICU number skeleton: `currency/EUR .00`, `percent scale/100`, `unit/kilometer`.
///
/// Source: [ICU, number skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
package struct NumberSkeleton {
  package var stems: [String]

  package init(_ stems: [String]) { self.stems = stems }

  /// The maximum length of a text, in UTF-16 units; no readable number is longer.
  private static let capacity = 4096

  /// Returns a number as text; `nil` if ICU has no such format.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - digits: the number in decimal digits, if a `Double` can't represent all of them.
  ///   - locale: a locale identifier, `de_DE`.
  package func text(_ number: Double, digits: String? = nil, locale: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.capacity) { text in
      Self.formats.withLock { formats in
        guard let format = formats.format(stems.joined(separator: " "), locale) else { return nil }
        let count = cicu_format_number(format, digits, number, text.baseAddress, Int32(Self.capacity))
        return count < 0 ? nil : String(decoding: text[..<Int(count)], as: UTF16.self)
      }
    }
  }

  /// Cached, because ICU takes many times as long to create a format as to write a number with it.
  private static let formats = Mutex(Formats())

  /// A cache of formats; it is small because notes use few number formats.
  private struct Formats {
    /// The pointers of ICU's formats by skeleton and locale; 0 if ICU has no such format.
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
