import VitrineLayout
import VitrineUI

/// Fields for text.
enum TextFieldsNames {
  static let textFields: [NameBinding] = [
    .view("TextField") {
      Init(
        Parameter(nil, .string), Parameter("text", .writing), .optional("prompt", .prompt),
        Parameter("axis", .native(Axis.self), or: .horizontal), ignoring: editing
      ) { TextField($0, text: $1, prompt: $2, axis: $3) }
      Init(
        Parameter(nil, .string), Parameter("text", .writing),
        Parameter("onCommit", .action).withoutEffect("it acts on events alone"), ignoring: editing
      ) { title, text, commit in TextField(title, text: text).onSubmit(commit) }
      Init(
        Parameter(nil, .string), Parameter("value", .formatted), .optional("format", .any), .optional("prompt", .prompt)
      ) { TextField($0, text: $1.text(by: $2), prompt: $3) }
      Init(
        Parameter(nil, .string), Parameter("value", .formatted), Parameter("formatter", .any).withoutEffect(formatter),
        .optional("prompt", .prompt), ignoring: edits
      ) { title, value, _, prompt in TextField(title, text: value.text(by: nil), prompt: prompt) }
      Init(
        Parameter("text", .writing), .optional("prompt", .prompt),
        Parameter("axis", .native(Axis.self), or: .horizontal), Parameter("label", .content)
      ) { TextField(text: $0, prompt: $1, axis: $2, label: content($3)) }
      Init(
        Parameter("value", .formatted), .optional("format", .any), .optional("prompt", .prompt),
        Parameter("label", .content)
      ) { TextField(text: $0.text(by: $1), prompt: $2, label: content($3)) }
      Init(
        Parameter("value", .formatted), Parameter("formatter", .any).withoutEffect(formatter),
        .optional("prompt", .prompt), Parameter("label", .content)
      ) { value, _, prompt, label in TextField(text: value.text(by: nil), prompt: prompt, label: content(label)) }
    },
    .view("SecureField") {
      Init(Parameter(nil, .string), Parameter("text", .writing), .optional("prompt", .prompt), ignoring: editing) {
        SecureField($0, text: $1, prompt: $2)
      }
      Init(
        Parameter(nil, .string), Parameter("text", .writing),
        Parameter("onCommit", .action).withoutEffect("it acts on events alone")
      ) { title, text, commit in SecureField(title, text: text).onSubmit(commit) }
      Init(Parameter("text", .writing), .optional("prompt", .prompt), Parameter("label", .content)) {
        SecureField(text: $0, prompt: $1, label: content($2))
      }
    },
    .view("TextEditor") {
      Init(Parameter("text", .writing), ignoring: [Ignored("selection", because: "no text is selected at rest")]) {
        TextEditor(text: $0)
      }
    },
  ]

  private static let editing: [Ignored] = ["onEditingChanged"]
  private static let edits: [Ignored] = editing + ["onCommit"]
  private static let formatter = "a formatter is an object that is set up in statements; write a format"
}
