/// What SwiftUI's betas wrote otherwise, as notes of that time still have it: it is drawn, and a warning tells what to
/// write today.
extension OverloadForm {
  /// - Parameters:
  ///   - name: what is called.
  ///   - now: how it is written today.
  func former(_ name: String, now: String) -> [Overload] {
    let form = overload
    return [
      Overload(parameters: form.parameters, ignored: form.ignored, firstMismatch: form.firstMismatch) { arguments in
        let made = try form.make(arguments)
        arguments.context.interpreter.remark(
          Failure(
            "former-name", "'\(name)' is written as an early beta of SwiftUI had it", arguments.context.mark,
            hint: "write \(now)"))
        return made
      }
    ]
  }
}
