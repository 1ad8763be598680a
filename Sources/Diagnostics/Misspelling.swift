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
  public var hint: String { "did you mean '\(meant)'?" }
}
