import Diagnostics

/// Why an evaluation stopped, with its place in the source.
package struct Failure: Error {
  package var kind: FailureKind
  package var mark: SourceMark
  /// What to write instead.
  package var hint: String?
  /// The word that is nearly another, where that is what is wrong.
  package var misspelling: Misspelling?

  /// - Parameter hint: where it says more than the kind of failure does.
  package init(_ kind: FailureKind, _ mark: SourceMark, hint: String? = nil) {
    (self.kind, self.mark, misspelling) = (kind, mark, kind.misspelling)
    self.hint = hint ?? misspelling?.hint ?? kind.hint
  }

  /// A failure that a misspelt word may be the cause of.
  ///
  /// - Parameters:
  ///   - prefix: what stands before the word where it is written.
  ///   - hint: what is said where it is near no other.
  package init(
    _ kind: FailureKind, _ mark: SourceMark, misspelling: Misspelling?, after prefix: String = "",
    else hint: String? = nil
  ) {
    self.init(kind, mark, hint: misspelling.map { $0.hint(after: prefix) } ?? hint)
    self.misspelling = misspelling
  }

  /// Creates a failure with its own code and message.
  package init(_ code: String, _ message: String, _ mark: SourceMark, hint: String? = nil) {
    self.init(.stated(code: code, message: message), mark, hint: hint)
  }

  /// The warning that something which would change a picture is not drawn.
  package static func notDrawn(_ shown: String, because reason: String, _ mark: SourceMark) -> Failure {
    Failure("not-drawn", "'\(shown)' is not drawn", mark, hint: reason)
  }

  package var code: String { kind.code }
  package var message: String { kind.message }

  /// Whether a bound of the evaluation was reached, which no other way to read the source would mend.
  package var isLimit: Bool {
    if case .limit = kind { true } else { false }
  }

  /// Whether nobody declares a name.
  package var isUnknownName: Bool {
    if case .unknownName = kind { true } else { false }
  }

  /// Whether a value has no member of a name.
  var isUnknownMember: Bool {
    switch kind {
    case .unknownMember, .noMember: true
    default: false
    }
  }

  /// Whether arguments don't fit what is called.
  var isOfArguments: Bool {
    if case .wrongArguments = kind { true } else { false }
  }
}

/// A value thrown by the fence itself, and where.
package struct Thrown {
  package let value: Value
  package let mark: SourceMark

  package init(value: Value, mark: SourceMark) { (self.value, self.mark) = (value, mark) }
}

/// Thrown in the place of a ``Thrown`` value, which the evaluator has meanwhile: values belong to one thread, errors to none.
package struct Throwing: Error {}

extension Evaluator {
  /// The error that carries a value to who catches it.
  package func throwing(_ thrown: Thrown) -> any Error {
    self.thrown = thrown
    return Throwing()
  }

  /// What an error carries that a fence threw; `nil` for any other.
  package func thrown(by error: any Error) -> Thrown? { error is Throwing ? thrown : nil }
}
