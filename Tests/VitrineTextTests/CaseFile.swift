import Foundation
import VitrineText

/// Cases in a text file: each a name after `==`, settings, the text, `--`, and what the layout has to be.
///
/// Settings are `key value` pairs set apart by `;`. In the text `\n`, `\t` and `\u{…}` stand for characters. The expectation is
/// width, height and, for truncated text, `truncated`; then the lines as they are seen from left to right, with `|` between
/// two fragments and a dot for each space at the end.
struct CaseFile {
  struct Case: Sendable {
    var name: String
    var place: String
    var settings: [String: String]
    var text: String
    var expected: String
  }

  static func cases(_ name: String) throws -> [Case] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases/\(name).txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    var cases: [Case] = []
    var isExpectation = false
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      if line.hasPrefix("== ") {
        let place = "\(name).txt:\(index + 1)"
        cases.append(Case(name: String(line.dropFirst(3)), place: place, settings: [:], text: "", expected: ""))
        isExpectation = false
      } else if cases.isEmpty || (line.isEmpty && isExpectation) {
        continue
      } else if line == "--" {
        isExpectation = true
      } else if isExpectation {
        cases[cases.count - 1].expected += line + "\n"
      } else if line.hasPrefix("@ ") {
        cases[cases.count - 1].settings = settings(line.dropFirst(2))
      } else {
        cases[cases.count - 1].text = unescaped(String(line))
      }
    }
    return cases
  }

  private static func settings(_ line: Substring) -> [String: String] {
    var settings: [String: String] = [:]
    for pair in line.split(separator: ";") {
      let words = pair.split(separator: " ")
      if words.count == 2 { settings[String(words[0])] = String(words[1]) }
    }
    return settings
  }

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
}

extension CaseFile.Case {
  func layout() -> TextLayout {
    let profile = settings["profile"].flatMap(TypographyProfile.init) ?? .book
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
    return lines.joined(separator: "\n") + "\n"
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
