import Diagnostics
import Foundation

/// Initializers that read a value from a text by a format.
struct FormatMembers {
  let call: LibraryCall

  func make<T: LibraryInteger>(_ type: T.Type, _ value: String, format: LibraryElement) throws -> T {
    let number = try FormatReading(value, format, call).number { kind, locale in
      switch kind {
      case .number: try IntegerFormatStyle<Int>(locale: locale).parseStrategy.parse(value)
      case .percent: try IntegerFormatStyle<Int>.Percent(locale: locale).parseStrategy.parse(value)
      case .currency(let code):
        try IntegerFormatStyle<Int>.Currency(code: code, locale: locale).parseStrategy.parse(value)
      }
    }
    return try call.converted(type, number)
  }

  func make<T: LibraryFloat>(_ type: T.Type, _ value: String, format: LibraryElement) throws -> T {
    let number = try FormatReading(value, format, call).number { kind, locale in
      switch kind {
      case .number: try FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(value)
      case .percent: try FloatingPointFormatStyle<Double>.Percent(locale: locale).parseStrategy.parse(value)
      case .currency(let code):
        try FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).parseStrategy.parse(value)
      }
    }
    return T(number)
  }

  func make(_ type: Decimal.Type, _ value: String, format: LibraryElement) throws -> Decimal {
    try FormatReading(value, format, call).number { kind, locale in
      switch kind {
      case .number: try Decimal.FormatStyle(locale: locale).parseStrategy.parse(value)
      case .percent: try Decimal.FormatStyle.Percent(locale: locale).parseStrategy.parse(value)
      case .currency(let code): try Decimal.FormatStyle.Currency(code: code, locale: locale).parseStrategy.parse(value)
      }
    }
  }

  func make(_ type: Date.Type, _ value: String, strategy: LibraryElement) throws -> Date {
    let reading = FormatReading(value, strategy, call)
    guard let style = try reading.style as? Date.ISO8601FormatStyle else { throw reading.unavailable }
    return try reading.caught { try style.parse(value) }
  }
}

extension LibraryCall {
  var formats: FormatMembers { FormatMembers(call: self) }
}

/// Reads values from a text by a format.
private struct FormatReading {
  let text: String
  let format: Value
  let call: LibraryCall

  init(_ text: String, _ format: LibraryElement, _ call: LibraryCall) {
    (self.text, self.format, self.call) = (text, call.assigned[1][0].value, call)
  }

  /// The style that is given.
  var style: any FenceStyle {
    get throws {
      switch format {
      case .native(let style as any FenceStyle): return style
      case .implicit(let member):
        if case .native(let style as any FenceStyle)? = try call.resolved(member, as: "FormatStyle") { return style }
        fallthrough
      default: throw Failure(.typeMismatch(found: format.typeSubject, wanted: ["FormatStyle"]), call.mark)
      }
    }
  }

  var unavailable: Failure { Failure(.unavailable("parseStrategy of this format style"), call.mark) }

  /// Returns what a text is by a style of numbers, of which the kind and the locale are known.
  ///
  /// - Throws: an error of the fence, where the text has another form.
  func number<T>(_ parse: (NumberStyle.Kind, Locale) throws -> T) throws -> T {
    guard let style = try style as? NumberStyle else { throw unavailable }
    return try caught { try parse(style.kind, style.place ?? .fence) }
  }

  /// - Throws: an error of the fence for one of Foundation.
  func caught<T>(_ parse: () throws -> T) throws -> T {
    do { return try parse() } catch {
      throw call.evaluator.throwing(
        Thrown(value: .string("The value “\(text)” couldn’t be read by the format."), mark: call.mark))
    }
  }
}
