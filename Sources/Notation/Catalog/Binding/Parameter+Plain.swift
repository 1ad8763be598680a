import FenceEvaluation
import Foundation
import VitrineText
import VitrineUI

/// Numbers, truth, text: what Swift itself has.
extension Kind {
  /// A kind for what a plain value is; a binding stands for its value.
  static func plain(
    _ name: String, takesClosure: Bool = false, _ read: @escaping @Sendable (Value, CallContext) throws -> T?
  ) -> Kind {
    Kind(name: name, takesClosure: takesClosure) { argument, context in
      guard let value = try? argument.plain() else { return false }
      return (try? read(value, context)) != nil
    } read: { argument, context in
      guard let value = try read(argument.plain(), context) else { throw Mismatch(argument: argument, wanted: name) }
      return value
    }
  }
}

extension CallArgument {
  /// The value; what a binding stands for.
  func plain() throws -> Value {
    if case .binding(let binding) = value { return try binding.get() }
    return value
  }
}

extension Kind where T == Double {
  static var double: Kind {
    .plain("Double") { value, context in
      if case .implicit(let implicit) = value { return try context.evaluator.number(implicit)?.number }
      return value.number
    }
  }
}

extension Kind where T == CGFloat {
  /// A length in points.
  static var length: Kind {
    .plain("Double") { value, context in
      if case .implicit(let implicit) = value {
        return try context.evaluator.number(implicit)?.number.map { CGFloat($0) }
      }
      return value.number.map { CGFloat($0) }
    }
  }
}

extension Kind where T == Int {
  static var int: Kind { .plain("Int") { value, _ in value.whole } }
}

extension Kind where T == Bool {
  static var bool: Kind {
    .plain("Bool") { value, _ in
      if case .boolean(let truth) = value { return truth }
      return nil
    }
  }
}

extension Kind where T == String {
  static var string: Kind {
    .plain("String") { value, _ in
      switch value {
      case .view(let text as Text): text.string
      case .native(let date as Date): Formatting.date(date)
      case .native(let attributed as AttributedText): attributed.text
      default: value.text
      }
    }
  }
}

extension Kind where T == Text {
  static var text: Kind {
    Kind(name: "Text") { argument, _ in
      switch argument.value {
      case .view(let view): view is Text
      case .native(let native): native is AttributedText
      default: false
      }
    } read: { argument, context in
      switch argument.value {
      case .view(let text as Text): return text
      case .native(let attributed as AttributedText):
        return try attributed.view(context.evaluator, argument.mark)
      default: break
      }
      throw Mismatch(argument: argument, wanted: "Text")
    }
  }

  /// A text, or a string as one.
  static var prompt: Kind {
    Kind(name: "Text") { argument, context in
      argument.value.text != nil || Kind.text.accepts(argument, context)
    } read: { argument, context in
      if let text = argument.value.text { return Text(text) }
      return try Kind.text.read(argument, context)
    }
  }
}

/// A number that is an `Int` or a `Double`, as it was written.
extension Kind where T == Value {
  static var number: Kind { .plain("number") { value, _ in value.number == nil ? nil : value } }
  /// Any value.
  static var any: Kind {
    Kind(name: "Any", takesClosure: true, accepts: { _, _ in true }, read: { argument, _ in argument.value })
  }
  /// Any value that is no closure.
  static var value: Kind {
    Kind(name: "Any") { argument, _ in
      if case .function = argument.value { false } else { true }
    } read: { argument, _ in
      argument.value
    }
  }
  static var range: Kind {
    .plain("Range") { value, _ in
      if case .range = value { value } else { nil }
    }
  }
}

extension Kind where T == ClosedRange<Double> {
  /// Finite bounds.
  static var bounds: Kind {
    .plain("ClosedRange") { value, _ in
      guard case .range(let range) = value, range.lower.isFinite, range.upper.isFinite, range.lower <= range.upper
      else { return nil }
      return range.lower...(range.isClosed ? range.upper : max(range.lower, range.upper - 1))
    }
  }
}

extension Kind where T == [Value] {
  static var array: Kind { .plain("Array") { value, _ in value.elements } }
}

extension Kind where T == [String] {
  static var keyPath: Kind {
    .plain("KeyPath") { value, _ in
      if case .keyPath(let names) = value { names } else { nil }
    }
  }
}

extension Kind where T == TypeValue {
  static var type: Kind {
    .plain("Type") { value, _ in
      if case .type(let type) = value { type } else { nil }
    }
  }
}

extension Kind {
  /// A list of which each element is of a kind.
  static func list<Element>(of kind: Kind<Element>) -> Kind where T == [Element] {
    Kind(name: "[\(kind.name)]") { argument, context in
      guard let elements = (try? argument.plain())?.elements else { return false }
      return elements.allSatisfy { kind.takes(argument.with($0), context) }
    } read: { argument, context in
      guard let elements = try argument.plain().elements else { throw Mismatch(argument: argument, wanted: "Array") }
      return try elements.map { try kind.value(argument.with($0), context) }
    }
  }
}
