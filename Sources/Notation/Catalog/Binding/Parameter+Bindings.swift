import VitrineUI

/// Bindings of a fence as bindings of Swift types.
extension Kind {
  /// A binding, `.constant(value)`, or a plain value as a constant one.
  ///
  /// - Parameters:
  ///   - read: a value of the fence as the control needs it.
  ///   - write: what the control sets; it is also told the value that is there.
  static func binding<Wrapped>(
    _ name: String, read: @escaping @Sendable (Value, CallContext) -> Wrapped,
    write: @escaping @Sendable (Wrapped, Value) -> Value
  ) -> Kind where T == Binding<Wrapped> {
    Kind(name: "Binding<\(name)>") { _, _ in
      true
    } read: { argument, context in
      switch argument.value {
      case .binding(let binding):
        return Binding(
          get: { context.late(read(.nothing, context)) { read(try binding.get(), context) } },
          set: { value in context.late(()) { try binding.set(write(value, try binding.get())) } })
      case .implicit(let implicit) where implicit.name == "constant":
        return .constant(read(implicit.arguments?.first?.value ?? .nothing, context))
      default: return .constant(read(argument.value, context))
      }
    }
  }
}

extension Kind where T == Binding<Bool> {
  static var toggled: Kind {
    .binding("Bool") { value, _ in
      if case .boolean(let truth) = value { truth } else { false }
    } write: { value, _ in
      .boolean(value)
    }
  }
}

extension Kind where T == Binding<Double> {
  /// A number; what holds an `Int` keeps to whole numbers.
  static var quantity: Kind {
    .binding("Double") { value, _ in
      value.number ?? 0
    } write: { value, old in
      if case .integer = old { .integer(Int(clamping: value)) } else { .double(value) }
    }
  }
}

extension Kind where T == Binding<String> {
  static var writing: Kind {
    .binding("String") { value, context in
      if case .nothing = value { return "" }
      if let number = value.number { return Formatting.grouped(number, digits: nil) }
      return (try? context.interpreter.describe(value)) ?? ""
    } write: { value, _ in
      .string(value)
    }
  }
}

extension Kind where T == Binding<String> {
  /// What is chosen, by the words that tell one choice from the others.
  static var selection: Kind {
    .binding("Selection") { value, context in
      choiceKey(value, context)
    } write: { value, _ in
      .string(value)
    }
  }
}

/// What tells one choice of a picker, list or tab view from the others.
func choiceKey(_ value: Value, _ context: CallContext) -> String {
  (try? context.interpreter.describe(value)) ?? value.typeName
}
