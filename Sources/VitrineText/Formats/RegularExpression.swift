import CICU

/// A regular expression in ICU's syntax, which is Foundation's and, with rare exceptions, Swift's.
///
/// A search takes a bounded number of steps and bytes, the same on every machine, so that a pattern with endless
/// backtracking ends.
///
/// Source: [ICU, regular expressions](https://unicode-org.github.io/icu/userguide/strings/regexp.html).
package final class RegularExpression {
  /// The options of a pattern.
  package struct Options: OptionSet, Hashable, Sendable {
    /// The flags, as ICU defines them.
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Ignores the difference between lowercase and uppercase letters.
    package static let ignoresCase = Options(rawValue: 2)
    /// Ignores spaces in the pattern and treats `#` as the start of a comment.
    package static let allowsComments = Options(rawValue: 4)
    /// Lets `^` and `$` also match at the start and end of each line.
    package static let anchorsAtLines = Options(rawValue: 8)
    /// Lets a dot also match the end of a line.
    package static let dotMatchesLineEnds = Options(rawValue: 32)
  }

  /// The part of the text that a match covers.
  package enum Extent: Int32, Sendable {
    /// Anywhere from the start of the search.
    case anywhere = 0
    /// All of the text from the start of the search.
    case whole = 1
    /// A part that begins at the start of the search.
    case prefix = 2
  }

  /// The result of a search.
  package enum Outcome: Equatable, Sendable {
    /// The match and its groups, as ranges of UTF-16 units of the text; `nil` for a group that matched nothing.
    case found([Range<Int>?])
    case none
    /// The search exceeded its limit of steps or bytes.
    case tooMuch
  }

  private let compiled: OpaquePointer
  /// The number of capture groups.
  package let groupCount: Int

  /// Compiles a pattern; `nil` if the pattern is invalid.
  package init?(_ pattern: String, _ options: Options = []) {
    let units = Array(pattern.utf16)
    guard let compiled = cicu_expression_create(units, Int32(clamping: units.count), options.rawValue) else {
      return nil
    }
    self.compiled = compiled
    groupCount = Int(cicu_expression_groups(compiled))
  }

  deinit { cicu_expression_destroy(compiled) }

  /// The limit of backtracking, in ICU's units of about ten thousand steps.
  private static let ticks: Int32 = 200
  /// The limit of the backtracking stack, in bytes.
  private static let memory: Int32 = 4 << 20

  /// Searches a text.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-16 units.
  ///   - start: the offset at which the search starts.
  ///   - extent: the part of the text that a match covers.
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
