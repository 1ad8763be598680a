import Diagnostics
import Foundation

/// Initializers that read a value from a text by a format.
struct FormatMembers {
  let call: LibraryCall

  func make<T: LibraryInteger>(_ type: T.Type, _ value: String, format: LibraryElement) throws -> T {
    let number = try FormatReading(value, format, call).value { name, locale, code in
      switch name {
      case "number": try IntegerFormatStyle<Int>(locale: locale).parseStrategy.parse(value)
      case "percent": try IntegerFormatStyle<Int>.Percent(locale: locale).parseStrategy.parse(value)
      case "currency": try IntegerFormatStyle<Int>.Currency(code: code, locale: locale).parseStrategy.parse(value)
      default: nil
      }
    }
    return try call.converted(type, number)
  }

  func make<T: LibraryFloat>(_ type: T.Type, _ value: String, format: LibraryElement) throws -> T {
    let number = try FormatReading(value, format, call).value { name, locale, code in
      switch name {
      case "number": try FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(value)
      case "percent": try FloatingPointFormatStyle<Double>.Percent(locale: locale).parseStrategy.parse(value)
      case "currency":
        try FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).parseStrategy.parse(value)
      default: nil
      }
    }
    return T(number)
  }

  func make(_ type: Decimal.Type, _ value: String, format: LibraryElement) throws -> Decimal {
    try FormatReading(value, format, call).value { name, locale, code in
      switch name {
      case "number": try Decimal.FormatStyle(locale: locale).parseStrategy.parse(value)
      case "percent": try Decimal.FormatStyle.Percent(locale: locale).parseStrategy.parse(value)
      case "currency": try Decimal.FormatStyle.Currency(code: code, locale: locale).parseStrategy.parse(value)
      default: nil
      }
    }
  }

  func make(_ type: Date.Type, _ value: String, strategy: LibraryElement) throws -> Date {
    try FormatReading(value, strategy, call).value { name, _, _ in
      name == "iso8601" ? try Date.ISO8601FormatStyle(timeZone: .gmt).parse(value) : nil
    }
  }
}

extension LibraryCall {
  var formats: FormatMembers { FormatMembers(call: self) }
}

/// Reads values from a text by a format.
private struct FormatReading {
  let text: String
  let format: LibraryElement
  let call: LibraryCall

  init(_ text: String, _ format: LibraryElement, _ call: LibraryCall) {
    (self.text, self.format, self.call) = (text, format, call)
  }

  /// Returns what a text is by a format, of which the name, the locale and a currency's code are known.
  ///
  /// - Parameter parse: reads the text; `nil` for a format that can't be read.
  /// - Throws: an error of the fence, where the text has another form.
  func value<T>(_ parse: (String, Locale, String) throws -> T?) throws -> T {
    guard let style = FormatValue(format.value) else {
      throw Failure(.typeMismatch(found: format.value.typeSubject, wanted: ["FormatStyle"]), call.mark)
    }
    var locale = Locale.fence
    if case .native(let given as Locale)? = style.link("locale")?.first?.value { locale = given }
    do {
      if let value = try parse(style.name, locale, style.arguments["code"]?.text ?? "") { return value }
    } catch {
      throw call.evaluator.throwing(
        Thrown(value: .string("The value “\(text)” couldn’t be read by the format."), mark: call.mark))
    }
    throw Failure(.unavailable("parseStrategy of .\(style.name)"), call.mark)
  }
}
