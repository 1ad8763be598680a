/// Why a command ends early.
struct CommandFailure: Error {
  /// The command’s exit code.
  enum Code: Int32 {
    case content = 1
    case wrongUse = 2
    case machine = 3
  }

  var code: Code
  var message: String
}
