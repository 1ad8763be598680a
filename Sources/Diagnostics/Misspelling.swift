import Markup

/// A word that is none where it stands, and the known one that it nearly is.
public struct Misspelling: Hashable, Sendable {
  public let written: String
  public let meant: String

  /// - Parameter meant: the known word; `nil` where there is none that is near.
  public init?(_ written: String, meant: String?) {
    guard let meant else { return nil }
    (self.written, self.meant) = (written, meant)
  }

  /// The question that Swift's compiler asks.
  public var hint: String { hint(after: "") }

  /// The same with what stands before the word: `.` before a member whose type is not named.
  public func hint(after prefix: String) -> String { "did you mean '\(prefix)\(meant)'?" }

  /// Whether it has the known word's letters in another order: a name of the author's own hardly does.
  public var isSwapped: Bool {
    written.count >= 5 && written.lowercased() != meant.lowercased()
      && written.lowercased().unicodeScalars.sorted() == meant.lowercased().unicodeScalars.sorted()
  }

  /// Whether it is a slip of the hand where only known words can stand: two letters at most are others.
  public var isSlip: Bool {
    written.count >= 5
      && editDistance(Array(written.lowercased().unicodeScalars), Array(meant.lowercased().unicodeScalars)) <= 2
  }
}
