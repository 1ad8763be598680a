/// An error that ends a command with a message and an exit code.
struct CommandFailure: Error, CustomStringConvertible {
  /// The exit codes of commands.
  enum Code: Int32 {
    case content = 1
    case wrongUse = 2
    case machine = 3
  }

  var code: Code
  var message: String

  var description: String { message }
}
