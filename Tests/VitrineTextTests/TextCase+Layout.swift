import Foundation
import TestSupport
import VitrineText

/// Cases of texts that are set: settings such as `width 60; lines 2`, the text, and what comes of it.
///
/// In the text `\n`, `\t` and `\u{…}` stand for characters. The expectation is width, height and, for truncated text, `truncated`;
/// then the lines as they are seen from left to right, with `|` between two fragments and a dot for each space at the end.
extension TextCase {
  /// The text, its escapes read.
  var text: String { Self.unescaped(input.trimmingCharacters(in: .newlines)) }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      if rest.hasPrefix("n") {
        result += "\n"
        rest.removeFirst()
      } else if rest.hasPrefix("t") {
        result += "\t"
        rest.removeFirst()
      } else if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}") {
        let code = UInt32(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], radix: 16) ?? 0xFFFD
        result.unicodeScalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        rest = rest[rest.index(after: end)...]
      }
    }
    return result + rest
  }

  func layout() -> TextLayout {
    let profile = settings["profile"].flatMap(TypographyProfile.init(platform:)) ?? .book
    let style = settings["style"].flatMap(TextStyle.init) ?? .body
    return Fonts.set(text, profile, style, width: number("width"), height: number("height")) { options in
      options.lineLimit = settings["lines"].flatMap { Int($0) }
      options.reservedLines = settings["reserved"].flatMap { Int($0) } ?? 0
      options.lineSpacing = number("spacing") ?? 0
      options.truncation = settings["truncation"].flatMap(TextOptions.Truncation.init) ?? .tail
      options.alignment = settings["align"].flatMap(TextOptions.Alignment.init) ?? .leading
      options.minimumScaleFactor = number("shrink") ?? 1
      options.isRightToLeft = settings["dir"] == "rtl"
      options.language = settings["language"] ?? ""
    }
  }

  private func number(_ key: String) -> Double? { settings[key].flatMap(Double.init) }

  /// The layout in the words of the expectation.
  static func description(_ layout: TextLayout) -> String {
    var lines = [short(layout.width) + " " + short(layout.height) + (layout.isTruncated ? " truncated" : "")]
    for line in layout.lines { lines.append(visible(line.fragments.map(\.text).joined(separator: "|"))) }
    return lines.joined(separator: "\n")
  }

  /// Spaces at the end as dots, because editors drop them, and a sign for an empty line.
  private static func visible(_ line: String) -> String {
    if line.isEmpty { return "¶" }
    let spaces = line.reversed().prefix { $0 == " " }.count
    return line.dropLast(spaces) + String(repeating: "·", count: spaces)
  }

  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
