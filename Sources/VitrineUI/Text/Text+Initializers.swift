import Foundation
import VitrineText

/// A key of a string in a table of translations. Figures show the key itself.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {
  /// The text, in which each of the inline texts has a placeholder.
  private let marked: String
  private let inline: [Text]

  public init(_ value: String) { (marked, inline) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (marked, inline) = (stringInterpolation.text, stringInterpolation.inline)
  }

  /// The text without the styles of inline texts.
  var key: String {
    inline.enumerated().reduce(marked) { $0.replacing(Self.placeholder($1.offset), with: $1.element.string) }
  }

  /// The text, whose inline Markdown has styles.
  package var text: Text {
    let texts = InlineMarkdown.spans(marked).flatMap { span in pieces(of: span.text).map { $0.styled(as: span) } }
    return texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
  }

  /// Returns a text with placeholders as texts.
  private func pieces(of string: String) -> [Text] {
    var (result, plain): ([Text], String) = ([], "")
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - Self.firstPlaceholder
      guard inline.indices.contains(index) else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      if !plain.isEmpty { result.append(Text(verbatim: plain)) }
      plain = ""
      result.append(inline[index])
    }
    return plain.isEmpty ? result : result + [Text(verbatim: plain)]
  }

  /// The first character of a plane for private use.
  private static let firstPlaceholder = 0xF0000

  private static func placeholder(_ index: Int) -> String {
    Unicode.Scalar(UInt32(firstPlaceholder + index)).map { String(Character($0)) } ?? ""
  }

  /// The parts of a key. Numbers are written as texts show them: with commas, and six decimals unless they are whole.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var inline: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { add("\(value)") }
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      add(value.formatted(IntegerFormatStyle(locale: Self.locale)))
    }
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      let format = FloatingPointFormatStyle<T>(locale: Self.locale)
      add(value.formatted(format.precision(.fractionLength(6)).rounded(rule: .toNearestOrEven)))
    }
    public mutating func appendInterpolation(_ text: Text) {
      self.text += LocalizedStringKey.placeholder(inline.count)
      inline.append(text)
    }
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { add(format.format(input)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { add(style.string(date)) }

    private static let locale = Locale(identifier: "en_US")

    /// Adds a value's text, in which marks are no Markdown.
    private mutating func add(_ value: String) {
      if InlineMarkdown.mayHaveMarks(value) { appendInterpolation(Text(verbatim: value)) } else { text += value }
    }
  }
}

extension Text {
  /// Returns the text with the styles of a span of Markdown.
  fileprivate func styled(as span: InlineMarkdown.Span) -> Text {
    var text = self
    if span.traits.contains(.strong) { text = text.bold() }
    if span.traits.contains(.emphasis) { text = text.italic() }
    if span.traits.contains(.code) { text = text.monospaced() }
    if span.traits.contains(.strikethrough) { text = text.strikethrough() }
    return span.traits.contains(.link) ? text.foregroundColor(.accentColor) : text
  }
}

extension Text {
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
