import CICU

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
    let skeleton = Array(stems.joined(separator: " ").utf16)
    var text = [UInt16](repeating: 0, count: Self.capacity)
    let count = cicu_format_number(
      skeleton, Int32(skeleton.count), locale, digits, number, &text, Int32(Self.capacity))
    return count < 0 ? nil : String(decoding: text[..<Int(count)], as: UTF16.self)
  }
}
