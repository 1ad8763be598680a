import Markup

/// A misspelled word, and the known word that it resembles.
public struct Misspelling: Hashable, Sendable {
  public let written: String
  public let meant: String

  /// - Parameter meant: the similar known word; `nil` makes the initializer return `nil`.
  public init?(_ written: String, meant: String?) {
    guard let meant else { return nil }
    (self.written, self.meant) = (written, meant)
  }

  /// The hint in the words of the Swift compiler.
  public var hint: String { hint(after: "") }

  /// Returns the hint with a prefix before the word, such as `.` for a member of an inferred type.
  public func hint(after prefix: String) -> String { "did you mean '\(prefix)\(meant)'?" }

  /// Whether the word has the same letters as the known word in another order, which is unlikely for a custom name.
  public var isSwapped: Bool {
    written.count >= 5 && written.lowercased() != meant.lowercased()
      && written.lowercased().unicodeScalars.sorted() == meant.lowercased().unicodeScalars.sorted()
  }

  /// Whether the word differs from the known word in one letter that is not the first or last, as in a plural.
  public var isOneLetterOff: Bool {
    written.count >= 5 && written.first == meant.first && written.last == meant.last
      && editDistance(Array(written.lowercased().unicodeScalars), Array(meant.lowercased().unicodeScalars)) == 1
  }

  /// Whether the word differs from the known word in at most two letters. For places where only known words are valid.
  public var isSlip: Bool {
    written.count >= 5
      && editDistance(Array(written.lowercased().unicodeScalars), Array(meant.lowercased().unicodeScalars)) <= 2
  }
}
