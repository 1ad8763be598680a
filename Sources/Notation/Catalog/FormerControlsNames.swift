import VitrineUI

/// Controls as early betas wrote them.
enum FormerControlsNames {
  /// Controls as SwiftUI's betas made them.
  static let formerControls: [NameBinding] = [
    .view("TextField") {
      Init(Parameter(nil, .boundText), .optional("placeholder", .text), ignoring: ["onEditingChanged", "onCommit"]) {
        TextField("", text: $0, prompt: $1)
      }.former("TextField", now: "TextField(\"…\", text: $name)")
    },
    .view("SecureField") {
      Init(Parameter(nil, .boundText), .optional("placeholder", .text), ignoring: ["onEditingChanged", "onCommit"]) {
        SecureField("", text: $0, prompt: $1)
      }.former("SecureField", now: "SecureField(\"…\", text: $name)")
    },
    .view("Slider") {
      Init(
        Parameter("value", .quantity), Parameter("from", .double), Parameter("through", .double),
        .optional("by", .double)
      ) { Slider(value: $0, in: min($1, $2)...max($1, $2), step: $3) }
      .former("Slider", now: "Slider(value: $value, in: 0...10, step: 1)")
    },
    .view("DatePicker") {
      Init(
        Parameter(nil, .moment), Parameter("displayedComponents", .dateComponents, or: [.date, .hourAndMinute]),
        ignoring: ["minimumDate", "maximumDate"].map { Ignored($0, because: "it limits what can be chosen") }
      ) { DatePicker("", selection: $0, displayedComponents: $1) }
      .former("DatePicker", now: "DatePicker(\"…\", selection: $date, in: ...end)")
    },
  ]
}

extension Kind where T == Binding<String> {
  /// A binding in a place where today a title stands.
  static var boundText: Kind {
    Kind(name: "Binding<String>") { _, _ in
      true
    } read: { argument, context in
      guard case .binding = argument.value else {
        throw Failure(
          "wrong-arguments", "a text field takes a title and a binding", context.mark,
          hint: "write TextField(\"…\", text: $name)")
      }
      return try Kind.writing.read(argument, context)
    }
  }
}
