import FenceEvaluation
import Foundation
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
      old.replaced(by: value)
    }
  }
}

extension Kind where T == Binding<String> {
  static var writing: Kind {
    .binding("String") { value, context in
      if case .nothing = value { return "" }
      if let number = value.number { return Formatting.grouped(number, digits: nil) }
      return (try? context.evaluator.describe(value)) ?? ""
    } write: { value, _ in
      .string(value)
    }
  }
}

/// A choice of a picker, list or tab view: a value, told from the others by its words.
struct Choice: Hashable, CustomStringConvertible {
  let value: Value
  let description: String

  init(_ value: Value, _ context: CallContext) {
    self.value = value
    description = (try? context.evaluator.describe(value)) ?? value.typeName
  }

  private init(value: Value, description: String) { (self.value, self.description) = (value, description) }

  /// No choice.
  static var nothing: Choice { Choice(value: .nothing, description: "nil") }

  static func == (a: Choice, b: Choice) -> Bool {
    a.description == b.description && (a.typeName == nil || b.typeName == nil || a.typeName == b.typeName)
  }

  /// The type of a value of Swift's own: `1` is no `"1"`.
  private var typeName: String? {
    switch value {
    case .integer, .literal, .double, .string, .boolean: value.typeName
    default: nil
    }
  }
  func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Kind where T == Choice {
  /// A value that can be chosen.
  static var choice: Kind {
    Kind(name: "Value") { _, _ in
      true
    } read: { argument, context in
      Choice(try argument.plain(), context)
    }
  }
}

extension Kind where T == Binding<Choice> {
  /// What is chosen.
  static var selection: Kind {
    .binding("Value") {
      Choice($0, $1)
    } write: { choice, _ in
      choice.value
    }
  }
}

extension Kind where T == Binding<Date> {
  /// A date; the one that is always now where the fence has none.
  static var moment: Kind {
    .binding("Date") { value, context in
      (context.evaluator.date(value) ?? context.evaluator.now).moment
    } write: { date, _ in
      .native(date)
    }
  }
}

extension Kind where T == Binding<Color> {
  static var tone: Kind {
    .binding("Color") { value, context in
      switch value {
      case .native(let color as Color): return color
      case .implicit(let implicit):
        if case .native(let color as Color)? = try? context.evaluator.resolve(implicit, as: "Color") { return color }
        return .blue
      default: return .blue
      }
    } write: { color, _ in
      .native(color)
    }
  }
}

/// A value of the fence that a control shows by a format, and changes.
struct FormattedBinding {
  fileprivate let value: Value
  fileprivate let context: CallContext

  /// The text, as a format of the fence writes the value. What is written is read as a number where one is there.
  func text(by format: Value?) -> Binding<String> {
    guard case .binding(let binding) = value else { return .constant(shown(value, format)) }
    return Binding(
      get: { context.late("") { shown(try binding.get(), format) } },
      set: { text in
        context.late(()) {
          let old = try binding.get()
          // An optional that the text has no value for is 'nil'.
          if binding.type?.isOptional == true, old.number != nil, Double(text) == nil {
            return try binding.set(.nothing)
          }
          guard let number = old.number else { return try binding.set(.string(text)) }
          try binding.set(old.replaced(by: Double(text) ?? number))
        }
      })
  }

  private func shown(_ value: Value, _ format: Value?) -> String {
    if case .nothing = value { return "" }
    if let format, let text = try? ValueFormats(context.evaluator, .standard, context.mark).text(value, by: format) {
      return text
    }
    return Formatting.shown(value, context)
  }
}

extension Formatting {
  /// A value as a field shows it that has no format: numbers with their groups.
  static func shown(_ value: Value, _ context: CallContext) -> String {
    if let number = value.number { return grouped(number, digits: nil) }
    return (try? context.evaluator.describe(value)) ?? ""
  }
}

extension Kind where T == FormattedBinding {
  static var formatted: Kind {
    Kind(name: "Binding<Value>") { argument, _ in
      if case .function = argument.value { false } else { true }
    } read: { argument, context in
      if case .implicit(let implicit) = argument.value, implicit.name == "constant" {
        return FormattedBinding(value: implicit.arguments?.first?.value ?? .nothing, context: context)
      }
      return FormattedBinding(value: argument.value, context: context)
    }
  }
}

extension Kind where T == ClosedRange<Date> {
  /// Both ends of a range of dates.
  static var moments: Kind {
    .plain("ClosedRange<Date>") { value, _ in
      guard case .range(let range) = value, let lower = range.lowerBound?.seconds,
        let upper = range.upperBound?.seconds,
        lower <= upper
      else { return nil }
      return Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
    }
  }
}

extension Value {
  /// Returns a number of this value's type: an integer if this is one.
  fileprivate func replaced(by number: Double) -> Value {
    whole == nil ? .double(number) : .integer(Int(clamping: number))
  }
}
