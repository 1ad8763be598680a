/// A kind of the type checker's errors, which the words of a message tell.
///
/// A kind that has refused code that the compiler accepts is not certain: it is a warning, and the evaluation decides,
/// until it is right.
package struct ProblemKind: Sendable {
  /// The words that the kind's messages have.
  let words: String
  /// The code of its diagnostics.
  package let code: String
  package let isCertain: Bool

  private init(_ words: String, _ code: String = "type-mismatch", isCertain: Bool = true) {
    (self.words, self.code, self.isCertain) = (words, code, isCertain)
  }

  /// The kinds, of which the first whose words a message has is the message's.
  package static let all = [
    ProblemKind("no exact matches in call to", isCertain: false),
    ProblemKind("has no member", "unknown-member"),
    ProblemKind("immutable", "not-assignable"),
    ProblemKind("cannot assign to", "not-assignable"),
    ProblemKind("conform to 'View'", "not-a-view"),
    ProblemKind(""),
  ]

  /// Returns the kind of a message.
  package static func of(_ message: String) -> ProblemKind {
    all.first { message.contains($0.words) || $0.words.isEmpty } ?? all[all.count - 1]
  }
}
