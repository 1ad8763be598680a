import FenceEvaluation
import VitrineUI

/// Ways to write that a beta or an earlier SwiftUI had: they are drawn, and a warning tells what to write today.
///
/// - Parameters:
///   - name: the name as it was.
///   - now: what to write in its place.
func former(_ name: String, now: String, @OverloadList _ overloads: () -> [Overload]) -> [Overload] {
  overloads().map { overload in
    Overload(
      parameters: overload.parameters, ignored: overload.ignored, firstMismatch: overload.firstMismatch,
      make: { arguments in
        let made = try overload.make(arguments)
        arguments.context.evaluator.remark(
          Failure(
            "former-name", "this form of '\(name)' is from an early version of SwiftUI", arguments.context.mark,
            hint: "write \(now)"))
        return made
      })
  }
}
