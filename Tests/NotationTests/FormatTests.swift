import Foundation
import Notation
import TestSupport
import Testing
import VitrineUI

/// Formats of fences beside Foundation's own answers.
struct FormatTests {
  private static let place = Locale(identifier: "en_US")
  private static let moment = Date(timeIntervalSince1970: 1_749_462_060)

  private func text(_ expression: String) -> String {
    let notebook = Notebook()
    let result = notebook.evaluate(
      "let d = Date(timeIntervalSince1970: 1_749_462_060)\nText((\(expression)) as String)")
    guard let drawing = result.drawings.first, result.diagnostics.isEmpty else {
      return result.diagnostics.map(\.message).joined()
    }
    let rendering = Renderer.render(
      drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    return String(rendering.root?.argument.dropFirst().dropLast() ?? "")
  }

  /// Numbers of many sizes, by every kind of style.
  @Test func numbersAreThoseOfFoundation() {
    let l = Self.place
    for number in [0, 1, -1, 0.5, 12.345, 999.995, 1234.5, -1_234_567.891, 1e9, 0.000123, 1e15] {
      let source = "(\(number))"
      #expect(text("\(source).formatted()") == number.formatted(.number.locale(l)))
      #expect(text("\(source).formatted(.percent)") == number.formatted(.percent.locale(l)))
      for code in ["USD", "EUR", "JPY", "CHF"] {
        #expect(
          text("\(source).formatted(.currency(code: \"\(code)\"))") == number.formatted(.currency(code: code).locale(l))
        )
      }
      for digits in 0...3 {
        #expect(
          text("\(source).formatted(.number.precision(.fractionLength(\(digits))))")
            == number.formatted(.number.precision(.fractionLength(digits)).locale(l)))
        #expect(
          text("\(source).formatted(.number.precision(.significantDigits(\(digits + 1))))")
            == number.formatted(.number.precision(.significantDigits(digits + 1)).locale(l)))
      }
      #expect(
        text("\(source).formatted(.number.notation(.compactName))")
          == number.formatted(.number.notation(.compactName).locale(l)))
      #expect(
        text("\(source).formatted(.number.sign(strategy: .always()))")
          == number.formatted(.number.sign(strategy: .always()).locale(l)))
      #expect(
        text("\(source).formatted(.number.grouping(.never))") == number.formatted(.number.grouping(.never).locale(l)))
    }
  }

  @Test(arguments: ["de_DE", "fr_FR", "ja_JP", "ar_EG", "en_IN", "pt_BR"])
  func otherPlacesAreThoseOfFoundation(_ identifier: String) {
    let l = Locale(identifier: identifier)
    let chain = ".locale(Locale(identifier: \"\(identifier)\"))"
    #expect(text("1234567.891.formatted(.number\(chain))") == 1_234_567.891.formatted(.number.locale(l)))
    #expect(text("0.256.formatted(.percent\(chain))") == 0.256.formatted(.percent.locale(l)))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = Date.FormatStyle(locale: l, calendar: calendar, timeZone: .gmt)
    #expect(
      text("d.formatted(.dateTime.day().month(.wide).year()\(chain))")
        == Self.moment.formatted(style.day().month(.wide).year()))
    #expect(
      text("[\"a\", \"b\", \"c\"].formatted(.list(type: .and)\(chain))")
        == ["a", "b", "c"].formatted(.list(type: .and).locale(l)))
  }

  @Test func numbersThatAreNoneHaveWords() {
    #expect(text("Double.nan.formatted()") == Double.nan.formatted(.number.locale(Self.place)))
    #expect(text("Double.infinity.formatted(.percent)") == Double.infinity.formatted(.percent.locale(Self.place)))
    #expect(text("Int.max.formatted()") == Int.max.formatted(.number.locale(Self.place)))
    #expect(text("Int.min.formatted()") == Int.min.formatted(.number.locale(Self.place)))
  }
}
