import VitrineUI

/// Why an evaluation stopped, with its place in the source.
struct Failure: Error {
  let code: String
  var message: String
  let mark: SourceMark
  var hint: String?
  /// The type that an argument should have had, as the message has it at its end.
  var wantedType: String?

  init(_ code: String, _ message: String, _ mark: SourceMark, hint: String? = nil) {
    (self.code, self.message, self.mark, self.hint) = (code, message, mark, hint)
  }
}

/// A value thrown by the fence itself.
struct Thrown: Error {
  let value: Value
  let mark: SourceMark
}
