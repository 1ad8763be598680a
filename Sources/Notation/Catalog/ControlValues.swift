import VitrineUI

/// Bindings of a fence as bindings of Swift types.

func action(_ inputs: Inputs, _ index: Int) -> () -> Void {
  guard let function = inputs.function(index) else { return {} }
  return { inputs.interpreter.late(()) { _ = try function.call([], inputs.mark) } }
}

private func binding<T>(_ inputs: Inputs, _ index: Int, _ read: @escaping (Value) -> T, _ write: @escaping (T) -> Value)
  -> Binding<T>
{
  guard case .binding(let binding)? = inputs[index] else {
    // `.constant(value)` where a binding is wanted.
    if case .implicit(let implicit)? = inputs[index], implicit.name == "constant",
      let argument = implicit.arguments?.first
    {
      return .constant(read(argument.value))
    }
    return .constant(read(inputs[index] ?? .nothing))
  }
  return Binding(
    get: { inputs.interpreter.late(read(.nothing)) { read(try binding.get()) } },
    set: { value in inputs.interpreter.late(()) { try binding.set(write(value)) } })
}

func bool(_ inputs: Inputs, _ index: Int) -> Binding<Bool> {
  binding(inputs, index, { if case .boolean(let truth) = $0 { truth } else { false } }, { .boolean($0) })
}

func text(_ inputs: Inputs, _ index: Int) -> Binding<String> {
  let interpreter = inputs.interpreter
  return binding(
    inputs, index,
    { value in
      if case .nothing = value { return "" }
      if let number = value.number { return Formatting.grouped(number, digits: nil) }
      return (try? interpreter.describe(value)) ?? ""
    }, { .string($0) })
}

func double(_ inputs: Inputs, _ index: Int) -> Binding<Double> {
  var isWhole = false
  if case .binding(let source)? = inputs[index], case .integer? = try? source.get() { isWhole = true }
  return binding(inputs, index, { $0.number ?? 0 }, { isWhole ? .integer(Int(clamping: $0)) : .double($0) })
}

func number(_ inputs: Inputs, _ index: Int) -> Double? {
  if case .binding(let source)? = inputs[index] { return (try? source.get())?.number }
  return inputs[index]?.number
}

func bounds(_ inputs: Inputs, _ index: Int) -> ClosedRange<Double>? {
  guard case .range(let range)? = inputs[index], range.lower.isFinite, range.upper.isFinite, range.lower <= range.upper
  else { return nil }
  return range.lower...(range.isClosed ? range.upper : max(range.lower, range.upper - 1))
}

/// What tells one option of a picker from the others.
func key(_ value: Value, _ interpreter: Interpreter) -> String { (try? interpreter.describe(value)) ?? value.typeName }

func selection(_ inputs: Inputs, _ index: Int) -> Binding<String> {
  let interpreter = inputs.interpreter
  return binding(inputs, index, { key($0, interpreter) }, { .string($0) })
}

/// Rows or cells for each element of the first argument.
func each(_ inputs: Inputs, content index: Int) throws -> any View {
  var arguments = [CallArgument(label: nil, value: inputs[0] ?? .nothing, mark: inputs.mark)]
  if case .keyPath? = inputs[1] {
    arguments.append(CallArgument(label: "id", value: inputs[1] ?? .nothing, mark: inputs.mark))
  }
  arguments.append(CallArgument(label: "content", value: inputs[index] ?? .nothing, mark: inputs.mark))
  if case .view(let view) = try inputs.interpreter.catalog.call("ForEach", arguments, inputs.interpreter, inputs.mark) {
    return view
  }
  return EmptyView()
}

/// A control style that a fence declares.
enum InterpretedStyle {
  static func make(_ type: String, _ instance: Instance, _ inputs: Inputs) -> Any {
    func body(_ configuration: [String: Value]) -> any View {
      inputs.interpreter.late(EmptyView()) {
        let value = Value.tuple(configuration.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) })
        let argument = CallArgument(label: "configuration", value: value, mark: inputs.mark)
        let result = try inputs.interpreter.callMethod("makeBody", .instance(instance), [argument], inputs.mark)
        return try inputs.interpreter.view(of: result, inputs.mark) ?? EmptyView()
      }
    }
    /// A part that may be missing.
    func part(_ view: AnyView?) -> Value {
      guard let view, !(view.view is EmptyView) else { return .nothing }
      return .view(view)
    }
    switch type {
    case "ButtonStyle":
      return CustomButtonStyle { configuration in
        body([
          "label": .view(configuration.label), "isPressed": .boolean(false), "role": .nothing,
          "trigger": .function(FunctionValue(name: "trigger") { _, _ in .void }),
        ])
      }
    case "LabelStyle":
      return CustomLabelStyle { configuration in
        body(["title": .view(AnyView(configuration.title)), "icon": .view(AnyView(configuration.icon))])
      }
    case "ToggleStyle":
      return CustomToggleStyle { configuration in
        let isOn = Value.boolean(configuration.isOn)
        return body([
          "label": .view(AnyView(configuration.label)), "isOn": isOn,
          "$isOn": .binding(BindingValue(get: { isOn }, set: { _ in })),
        ])
      }
    case "GaugeStyle":
      return CustomGaugeStyle { configuration in
        body([
          "value": .double(configuration.value), "label": .view(configuration.label),
          "currentValueLabel": part(configuration.currentValueLabel),
          "minimumValueLabel": part(configuration.minimumValueLabel),
          "maximumValueLabel": part(configuration.maximumValueLabel),
        ])
      }
    case "GroupBoxStyle":
      return CustomGroupBoxStyle { configuration in
        body(["label": .view(configuration.label), "content": .view(configuration.content)])
      }
    case "LabeledContentStyle":
      return CustomLabeledContentStyle { configuration in
        body(["label": .view(configuration.label), "content": .view(configuration.content)])
      }
    case "ProgressViewStyle":
      return CustomProgressViewStyle { configuration in
        body([
          "fractionCompleted": .optional(configuration.fractionCompleted.map { .double($0) }),
          "label": part(configuration.label), "currentValueLabel": part(configuration.currentValueLabel),
        ])
      }
    default: return InertValue(name: type)
    }
  }
}
