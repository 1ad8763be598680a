import Foundation
import VitrineLayout
import VitrineUI

/// Numbers and dates as text, the same on every machine.
package enum Formatting {
  /// A `Double` as Swift prints it.
  package static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(format: "%.1f", value) }
    return "\(value)"
  }

  /// `String(format:)` and `specifier:` for the conversions that notes use.
  package static func format(_ format: String, _ values: [Value]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    // What is longer is longer than a string may be; whoever asked for it checks that.
    while result.utf8.count < 1_000_000, let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      let flags = rest.prefix { "0123456789.+- #$lhqz".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let conversion = rest.popFirst() else { return result }
      let value = next < values.count ? values[next] : .nothing
      next += 1
      let options = bounded(flags.filter { !"lhqz$".contains($0) })
      result += convert(value, conversion, options)
    }
    return result
  }

  /// Flags, width and precision, neither of the latter above 999.
  private static func bounded(_ options: some StringProtocol) -> String {
    var result = ""
    var digits = 0
    for character in options.prefix(64) {
      digits = character.isNumber ? digits + 1 : 0
      if digits <= 3 { result.append(character) }
    }
    return result
  }

  private static func convert(_ value: Value, _ conversion: Character, _ options: String) -> String {
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      return String(
        format: "%\(options)l\(conversion)",
        value.whole ?? value.number.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0)
    case "f", "e", "g", "F", "E", "G", "a": return String(format: "%\(options)\(conversion)", value.number ?? 0)
    case "@", "s": return value.text ?? value.number.map { plain($0) } ?? value.typeName
    default: return ""
    }
  }

  /// A number as a localized key has it: by a conversion of `String(format:)`, with the signs of the reader's language.
  package static func localized(_ specifier: String, _ value: Value, _ formats: ValueFormats) throws -> String {
    guard let conversion = specifier.last, specifier.first == "%", let amount = Amount(value) else {
      return format(specifier, [value])
    }
    let flags = specifier.dropFirst().dropLast().filter { !"lhqz".contains($0) }
    let parts = flags.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isPlain = (parts.first ?? "").allSatisfy { $0.isNumber || $0 == "+" } && !(parts.first ?? "").hasPrefix("0")
    guard "dfF".contains(conversion) || conversion == "i", isPlain, (parts.first ?? "").filter(\.isNumber).isEmpty
    else {
      return format(specifier, [value])
    }
    let digits = conversion == "f" || conversion == "F" ? parts.dropFirst().first.flatMap { text in Int(text) } ?? 6 : 0
    var stems = [digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(digits, 100))]
    stems.append("rounding-mode-half-even")
    if flags.contains("+") { stems.append("sign-always") }
    return try formats.written(amount, stems, formats.mark)
  }

  /// With commas between thousands; up to three decimals where `digits` is `nil`.
  package static func grouped(_ value: Double, digits: Int?) -> String {
    guard value.isFinite else { return plain(value) }
    var text = String(format: "%.\(digits ?? 3)f", abs(value))
    if digits == nil {
      while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    }
    let parts = text.split(separator: ".", maxSplits: 1)
    var whole = ""
    for (index, digit) in (parts.first ?? "").reversed().enumerated() {
      if index > 0, index % 3 == 0 { whole.append(",") }
      whole.append(digit)
    }
    return (value < 0 ? "-" : "") + String(whole.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// How a value of a Swift type reads in words; `nil` where nothing is known of it.
  package static func native(_ value: Any) -> String? {
    switch value {
    case let date as Date: return (date.seconds.isNaN ? date.moment : date).description
    case let size as Size: return "(\(plain(size.width)), \(plain(size.height)))"
    case let point as Point: return "(\(plain(point.x)), \(plain(point.y)))"
    case let rect as Rect:
      return "(\(plain(rect.minX)), \(plain(rect.minY)), \(plain(rect.width)), \(plain(rect.height)))"
    case let angle as Angle: return "\(plain(angle.degrees))°"
    case let color as Color: return color.name
    case let told as any ToldInWords: return told.words
    case let known as any NativeLibraryValue: return String(describing: known)
    case let text as any LibraryText: return String(text)
    case let character as Character: return String(character)
    case let integer as any LibraryInteger: return String(integer)
    case let number as Float: return "\(number)"
    default: return nil
    }
  }

  // MARK: Dates

  /// As in “Jun 9, 2025”.
  package static func date(_ date: Date) -> String { civil(date).dateText }

  /// Swift counts seconds from the beginning of 2001.
  private static func civil(_ date: Date) -> CivilDate {
    CivilDate(secondsSince1970: (date.seconds.isNaN ? 0 : date.seconds) + 978_307_200)
  }
}
