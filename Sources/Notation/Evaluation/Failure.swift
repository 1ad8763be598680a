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
    switch kind {
    case .limit: true
    case .stated(let code, _): code.hasPrefix("limit")
    default: false
    }
  }

  /// Whether nobody declares a name.
  var isUnknownName: Bool { code == FailureKind.unknownName("", near: nil).code }

  /// Whether a value has no member of a name.
  var isUnknownMember: Bool { code == FailureKind.unknownMember("", of: "", near: nil).code }

  /// Whether arguments don't fit what is called.
  var isOfArguments: Bool { code == FailureKind.wrongArguments("").code }

  /// The type that an argument should have had, where that is what failed.
  var wantedType: String? {
    if case .typeMismatch(_, let wanted) = kind { return wanted.first }
    return nil
  }
}

/// A value thrown by the fence itself.
struct Thrown: Error {
  let value: Value
  let mark: SourceMark
}
