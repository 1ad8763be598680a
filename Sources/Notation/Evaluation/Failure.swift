import Diagnostics

/// Why an evaluation stopped, with its place in the source.
struct Failure: Error {
  var kind: FailureKind
  var mark: SourceMark
  /// What to write instead.
  var hint: String?

  /// - Parameter hint: where it says more than the kind of failure does.
  init(_ kind: FailureKind, _ mark: SourceMark, hint: String? = nil) {
    (self.kind, self.mark, self.hint) = (kind, mark, hint ?? kind.hint)
  }

  /// A failure that only its place in the program knows the words of.
  init(_ code: String, _ message: String, _ mark: SourceMark, hint: String? = nil) {
    self.init(.stated(code: code, message: message), mark, hint: hint)
  }

  var code: String { kind.code }
  var message: String { kind.message }

  /// Whether a bound of the evaluation was reached, which no other way to read the source would mend.
  var isLimit: Bool {
    if case .limit = kind { true } else { false }
  }

  /// Whether nobody declares a name.
  var isUnknownName: Bool {
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
struct Thrown {
  let value: Value
  let mark: SourceMark
}

/// Thrown in the place of a ``Thrown`` value, which the evaluator has meanwhile: values belong to one thread, errors to none.
struct Throwing: Error {}

extension Evaluator {
  /// The error that carries a value to who catches it.
  func throwing(_ thrown: Thrown) -> any Error {
    self.thrown = thrown
    return Throwing()
  }

  /// What an error carries that a fence threw; `nil` for any other.
  func thrown(by error: any Error) -> Thrown? { error is Throwing ? thrown : nil }
}
