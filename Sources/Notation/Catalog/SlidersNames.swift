import VitrineUI

/// Sliders, steppers and switches.
enum SlidersNames {
  static let sliders: [NameBinding] = [
    .view("Slider") {
      Init(
        Parameter("value", .quantity), Parameter("in", .bounds, or: 0...1), .optional("step", .double),
        Parameter("onEditingChanged", .listener).withoutEffect(edits)
      ) { value, bounds, step, listener in Slider(value: edited(value, listener), in: bounds, step: step) }
      Init(
        Parameter("value", .quantity), Parameter("in", .bounds, or: 0...1), .optional("step", .double),
        ignoring: ["onEditingChanged"]
      ) { Slider(value: $0, in: $1, step: $2) }
      Init(
        Parameter("value", .quantity), Parameter("in", .bounds, or: 0...1), .optional("step", .double),
        Parameter("label", .content).withoutEffect(hidden), Parameter("minimumValueLabel", .content, or: .none),
        Parameter("maximumValueLabel", .content, or: .none), ignoring: ["onEditingChanged"]
      ) { slider($0, $1, $2, $3, $4, $5) }
      Init(
        Parameter("value", .quantity), Parameter("in", .bounds, or: 0...1), .optional("step", .double),
        Parameter("minimumValueLabel", .content), Parameter("maximumValueLabel", .content),
        Parameter("label", .content, or: .none).withoutEffect(hidden), ignoring: ["onEditingChanged"]
      ) { slider($0, $1, $2, $5, $3, $4) }
    },
    .view("Stepper") {
      Init(
        Parameter(nil, .string), Parameter("value", .quantity), .optional("in", .bounds),
        Parameter("step", .double, or: 1),
        Parameter("format", .any, or: .nothing).withoutEffect("iOS shows no value, whatever its format"),
        .optional("onEditingChanged", .function, withoutEffect: edits)
      ) { title, value, bounds, step, _, listener in
        Stepper(title, value: edited(value, listener), in: bounds, step: step)
      }
      Init(
        Parameter(nil, .string), .optional("onIncrement", .action), .optional("onDecrement", .action),
        ignoring: ["onEditingChanged"]
      ) { Stepper($0, onIncrement: $1, onDecrement: $2) }
      Init(
        Parameter("value", .quantity), .optional("in", .bounds), Parameter("step", .double, or: 1),
        Parameter("format", .any, or: .nothing).withoutEffect("iOS shows no value, whatever its format"),
        Parameter("label", .content), .optional("onEditingChanged", .function, withoutEffect: edits)
      ) { value, bounds, step, _, label, listener in
        Stepper(value: edited(value, listener), in: bounds, step: step, label: content(label))
      }
      Init(
        Parameter("label", .content), .optional("onIncrement", .action), .optional("onDecrement", .action),
        ignoring: ["onEditingChanged"]
      ) { Stepper(label: content($0), onIncrement: $1, onDecrement: $2) }
      Init(
        .optional("onIncrement", .action), .optional("onDecrement", .action), Parameter("label", .content),
        ignoring: ["onEditingChanged"]
      ) { Stepper(label: content($2), onIncrement: $0, onDecrement: $1) }
    },
    .moreOfView("Toggle") {
      Init(Parameter(nil, .configuration)) {
        Toggle(isOn: .constant($0.truth("isOn")), label: content($0.part("label"))).toggleStyle(.automatic)
      }
      Init(Parameter(nil, .string), Parameter("image", .imageName), Parameter("isOn", .toggled)) {
        Toggle(isOn: $2, label: content(Label($0, image: $1)))
      }
    },
  ]

  private static let edits = "it acts on events alone"

  /// A binding whose changes begin and end with a call of a closure, as an event edits a control's value at once.
  private static func edited(_ value: Binding<Double>, _ listener: FenceFunction?) -> Binding<Double> {
    guard let listener else { return value }
    return Binding(
      get: { value.wrappedValue },
      set: {
        listener.perform(.boolean(true))
        value.wrappedValue = $0
        listener.perform(.boolean(false))
      })
  }

  private static let hidden = "iOS doesn't show a slider's label"

  private static func slider(
    _ value: Binding<Double>, _ bounds: ClosedRange<Double>, _ step: Double?, _ label: AnyView, _ minimum: AnyView,
    _ maximum: AnyView
  ) -> Slider {
    Slider(
      value: value, in: bounds, step: step, label: content(label), minimumValueLabel: content(minimum),
      maximumValueLabel: content(maximum))
  }
}

extension Kind where T == FenceFunction {
  /// A closure that is told something: one with parameters, so that it can't be taken for views.
  static var listener: Kind {
    Kind(name: "closure", takesClosure: true) { argument, _ in
      if case .function(let function) = argument.value { function.parameterCount > 0 } else { false }
    } read: { argument, context in
      FenceFunction(value: argument.value, context: context)
    }
  }
}
