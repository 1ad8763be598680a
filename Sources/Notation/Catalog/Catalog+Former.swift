import VitrineUI

extension Catalog {
  /// What SwiftUI's betas called otherwise, as notes of that time still have it.
  mutating func addFormer() {
    formerView(
      "TextField", "_: Binding, placeholder: Text?, onEditingChanged: Any?, onCommit: Any?",
      now: "TextField(\"…\", text: $name)"
    ) { a in
      TextField((a.view(1) as? Text)?.string ?? "", text: try boundText(a))
    }
    formerView("SecureField", "_: Binding, placeholder: Text?, onCommit: Any?", now: "SecureField(\"…\", text: $name)")
    { a in
      SecureField((a.view(1) as? Text)?.string ?? "", text: try boundText(a))
    }
    formerView(
      "Slider", "value: Binding, from: Double, through: Double, by: Double?",
      now: "Slider(value: $value, in: 0...10, step: 1)"
    ) { a in
      let (low, high) = (a.double(1) ?? 0, a.double(2) ?? 1)
      return Slider(value: Notation.double(a, 0), in: min(low, high)...max(low, high))
    }
    formerView(
      "DatePicker", "_: Binding, minimumDate: Any?, maximumDate: Any?, displayedComponents: Any?",
      now: "DatePicker(\"…\", selection: $date, in: ...end)"
    ) { a in
      DatePicker("", selection: .constant(FixedClock.now), displayedComponents: components(a, 3))
    }
  }

  /// A way to write that a beta or an earlier SwiftUI had: it is drawn, and a warning tells what to write today.
  private mutating func formerView(
    _ name: String, _ signature: String, now: String, make: @escaping (Inputs) throws -> any View
  ) {
    view(name, signature) { inputs in
      let view = try make(inputs)
      inputs.interpreter.remark(
        Failure(
          "former-name", "'\(name)' is written as an early beta of SwiftUI had it", inputs.mark, hint: "write \(now)"))
      return view
    }
  }
}

/// The text of a binding given without a title.
private func boundText(_ inputs: Inputs) throws -> Binding<String> {
  guard case .binding? = inputs[0] else {
    throw Failure(
      "wrong-arguments", "a text field takes a title and a binding", inputs.mark,
      hint: "write TextField(\"…\", text: $name)")
  }
  return text(inputs, 0)
}
