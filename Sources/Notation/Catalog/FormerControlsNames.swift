import FenceEvaluation
import VitrineLayout
import VitrineUI

/// Controls as early betas wrote them.
enum FormerControlsNames {
  /// Controls as SwiftUI's betas made them.
  static let formerControls: [NameBinding] = [
    .view("TextField") {
      former("TextField", now: "TextField(\"…\", text: $name)") {
        Init(Parameter(nil, .boundText), .optional("placeholder", .text), ignoring: ["onEditingChanged", "onCommit"]) {
          TextField("", text: $0, prompt: $1)
        }
      }
    },
    .modifier("scrollPosition") {
      former("scrollPosition(initialAnchor:)", now: ".defaultScrollAnchor(.bottom)") {
        Modifier(Parameter("initialAnchor", .native(UnitPoint.self))) { $0.defaultScrollAnchor($1) }
      }
    },
    .view("SecureField") {
      former("SecureField", now: "SecureField(\"…\", text: $name)") {
        Init(Parameter(nil, .boundText), .optional("placeholder", .text), ignoring: ["onEditingChanged", "onCommit"]) {
          SecureField("", text: $0, prompt: $1)
        }
      }
    },
    .view("Slider") {
      former("Slider", now: "Slider(value: $value, in: 0...10, step: 1)") {
        Init(
          Parameter("value", .quantity), Parameter("from", .double), Parameter("through", .double),
          .optional("by", .double)
        ) { Slider(value: $0, in: min($1, $2)...max($1, $2), step: $3) }
      }
    },
    .view("DatePicker") {
      former("DatePicker", now: "DatePicker(\"…\", selection: $date, in: ...end)") {
        Init(
          Parameter(nil, .moment),
          Parameter("displayedComponents", .options(DatePickerComponents.self), or: [.date, .hourAndMinute]),
          ignoring: ["minimumDate", "maximumDate"].map { Ignored($0, because: "it limits what can be chosen") }
        ) { DatePicker("", selection: $0, displayedComponents: $1) }
      }
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
          .wrongArguments("missing argument for parameter 'text' in call"), context.mark,
          hint: "write TextField(\"…\", text: $name)")
      }
      return try Kind.writing.read(argument, context)
    }
  }
}
