import CICU

/// A regular expression as ICU reads it, which is what Foundation's are and, but for rarities, Swift's.
///
/// A match takes bounded steps and memory, the same on every machine, so that a pattern which goes back without end ends.
///
/// Source: [ICU, regular expressions](https://unicode-org.github.io/icu/userguide/strings/regexp.html).
package final class RegularExpression {
  /// How a pattern is read.
  package struct Options: OptionSet, Hashable, Sendable {
    /// The flags, as ICU counts them.
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Small letters and capitals are the same.
    package static let ignoresCase = Options(rawValue: 2)
    /// Spaces of the pattern mean nothing, and `#` begins a comment.
    package static let allowsComments = Options(rawValue: 4)
    /// `^` and `$` are at lines, too.
    package static let anchorsAtLines = Options(rawValue: 8)
    /// A dot is the end of a line, too.
    package static let dotMatchesLineEnds = Options(rawValue: 32)
  }

  /// Where a match may be.
  package enum Extent: Int32, Sendable {
    /// Anywhere from where the search begins.
    case anywhere = 0
    /// All of the text from there.
    case whole = 1
    /// Beginning there.
    case prefix = 2
  }

  /// What a search came to.
  package enum Outcome: Equatable, Sendable {
    /// The match and its groups, each in UTF-16 units of the text; `nil` for a group without a part of it.
    case found([Range<Int>?])
    case none
    /// The search takes too much.
    case tooMuch
  }

  private let compiled: OpaquePointer
  /// How many groups are captured.
  package let groupCount: Int

  /// `nil` where the pattern is none.
  package init?(_ pattern: String, _ options: Options = []) {
    let units = Array(pattern.utf16)
    guard let compiled = cicu_expression_create(units, Int32(clamping: units.count), options.rawValue) else {
      return nil
    }
    self.compiled = compiled
    groupCount = Int(cicu_expression_groups(compiled))
  }

  deinit { cicu_expression_destroy(compiled) }

  /// The times ten thousand that a search may go back.
  private static let ticks: Int32 = 200
  /// The bytes that a search may remember.
  private static let memory: Int32 = 4 << 20

  /// Searches a text.
  ///
  /// - Parameters:
  ///   - text: its UTF-16 units.
  ///   - start: where the search begins.
  package func search(_ text: [UInt16], from start: Int = 0, _ extent: Extent = .anywhere) -> Outcome {
    guard (0...text.count).contains(start) else { return .none }
    var ranges = [Int32](repeating: -1, count: 2 * (groupCount + 1))
    let answer = cicu_expression_find(
      compiled, text, Int32(clamping: text.count), Int32(clamping: start), extent.rawValue, Self.ticks, Self.memory,
      &ranges)
    guard answer == 1 else { return answer == 0 ? .none : .tooMuch }
    return .found(
      (0...groupCount).map { group in
        let (lower, upper) = (Int(ranges[2 * group]), Int(ranges[2 * group + 1]))
        return lower >= 0 && lower <= upper ? lower..<upper : nil
      })
  }
}
