import Foundation
import VitrineText

/// A key of a string in a table of translations. Figures show the key itself.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

  /// The parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
    public mutating func appendInterpolation(_ image: Image) { text += "\u{FFFC}" }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(input) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.string(date) }
  }
}

extension Text {
  /// Creates a text from a key, with what is interpolated in it.
  ///
  /// - Parameters:
  ///   - key: the text in the language of the code.
  ///   - tableName: without effect: figures have no translations.
  ///   - bundle: without effect: figures have no translations.
  ///   - comment: a note for translators.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(verbatim: key.key) }
  @_disfavoredOverload
  public init(_ attributed: AttributedString) { self.init(verbatim: String(attributed.characters)) }

  /// Creates a text from a value and its format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A way in which texts show dates.
  public struct DateStyle: Hashable, Sendable {
    let name: String
    public static let date = DateStyle(name: "date")
    public static let time = DateStyle(name: "time")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func string(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.locale = Locale(identifier: "en_US")
      formatter.dateStyle = name == "time" ? .none : .long
      formatter.timeStyle = name == "time" ? .short : .none
      return formatter.string(from: date)
    }
  }

  /// Creates a text of a date. Texts that count time are drawn as the date.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.string(date)) }
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: DateStyle.date.string(dates.lowerBound) + " – " + DateStyle.date.string(dates.upperBound))
  }
}
