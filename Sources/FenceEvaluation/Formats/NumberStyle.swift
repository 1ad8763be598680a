import Diagnostics
import Foundation
import VitrineText

/// A stem of a skeleton of ICU, which replaces others of its key.
package struct NumberStem: Hashable {
  let key: String
  let stem: String

  init(_ key: String, _ stem: String) { (self.key, self.stem) = (key, stem) }
}

/// A style of numbers, of percentages or of amounts of money.
package struct NumberStyle: PlacedStyle, Hashable {
  package enum Kind: Hashable {
    case number, percent
    case currency(code: String)
  }

  let kind: Kind
  var place: Locale?
  private var stems = [NumberStem("rounding", "rounding-mode-half-even")]

  init(_ kind: Kind = .number, locale: Locale? = nil) { (self.kind, place) = (kind, locale) }

  package func text(_ value: Value, _ formats: ValueFormats) throws -> String? {
    guard let amount = Amount(value) else { return nil }
    let first: [String] =
      switch kind {
      case .number: []
      case .percent: amount.isWhole ? ["percent"] : ["percent", "scale/100"]
      case .currency(let code): ["currency/" + code.uppercased()]
      }
    return try formats.placed(place).written(amount, first + names, formats.mark)
  }

  /// The stems of a skeleton, without those of the kind.
  var names: [String] { stems.map(\.stem) }

  private func with(_ added: [NumberStem]) -> NumberStyle {
    var changed = self
    for stem in added {
      if let index = changed.stems.firstIndex(where: { $0.key == stem.key }) {
        changed.stems[index] = stem
      } else {
        changed.stems.append(stem)
      }
    }
    return changed
  }

  // MARK: Members

  func grouping(_ grouping: NumberGrouping) -> NumberStyle {
    grouping == .never ? with([NumberStem("grouping", "group-off")]) : self
  }
  func precision(_ precision: NumberPrecision) -> NumberStyle { with(precision.stems) }
  func sign(strategy: NumberSign) -> NumberStyle { with([NumberStem("sign", strategy.stem)]) }
  func decimalSeparator(strategy: NumberSeparator) -> NumberStyle {
    strategy == .always ? with([NumberStem("decimal", "decimal-always")]) : self
  }
  func rounded(rule: FloatingPointRoundingRule, increment: Double?) -> NumberStyle {
    var added = [NumberStem("rounding", Self.mode(of: rule))]
    if let increment, increment > 0, increment.isFinite {
      added.append(NumberStem("fraction", "precision-increment/" + Self.plain(increment)))
    }
    return with(added)
  }
  func notation(_ notation: NumberNotation) -> NumberStyle {
    switch notation {
    case .automatic: self
    case .compactName: with([NumberStem("notation", "compact-short")])
    case .scientific: with([NumberStem("notation", "scientific")])
    }
  }
  func scale(_ factor: Double) -> NumberStyle {
    guard factor.isFinite else { return self }
    return with([NumberStem("scale", "scale/" + Self.plain(kind == .percent ? factor * 100 : factor))])
  }
  func presentation(_ presentation: NumberPresentation) -> NumberStyle {
    with([NumberStem("width", "unit-width-" + presentation.rawValue)])
  }

  private static func plain(_ value: Double) -> String {
    abs(value) < 1e15 ? Int(exactly: value).map(String.init) ?? decimal(value) : decimal(value)
  }

  private static func decimal(_ value: Double) -> String { "\(Decimal(finite: value))" }

  private static func mode(of rule: FloatingPointRoundingRule) -> String {
    switch rule {
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    case .toNearestOrAwayFromZero: "rounding-mode-half-up"
    default: "rounding-mode-half-even"
    }
  }
}

// MARK: Settings

/// `NumberFormatStyleConfiguration.Grouping`.
package enum NumberGrouping { case automatic, never }
/// `NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy`.
package enum NumberSeparator { case automatic, always }
/// `NumberFormatStyleConfiguration.Notation`.
package enum NumberNotation { case automatic, scientific, compactName }
/// `CurrencyFormatStyleConfiguration.Presentation`, as ICU calls it.
package enum NumberPresentation: String {
  case standard = "short"
  case narrow
  case isoCode = "iso-code"
  case fullName = "full-name"
}

/// `NumberFormatStyleConfiguration.SignDisplayStrategy`.
package struct NumberSign: Hashable {
  fileprivate let stem: String

  static let automatic = NumberSign(stem: "sign-auto")
  static let never = NumberSign(stem: "sign-never")
  static let accounting = NumberSign(stem: "sign-accounting")
  static func always(includingZero: Bool) -> NumberSign {
    NumberSign(stem: includingZero ? "sign-always" : "sign-except-zero")
  }
  static func always(showZero: Bool) -> NumberSign { always(includingZero: showZero) }
  static func accountingAlways(showZero: Bool) -> NumberSign {
    NumberSign(stem: showZero ? "sign-accounting-always" : "sign-accounting-except-zero")
  }
}

/// `NumberFormatStyleConfiguration.Precision`.
package struct NumberPrecision: Hashable {
  fileprivate let stems: [NumberStem]

  static func fractionLength(_ digits: NumberDigits) -> NumberPrecision {
    NumberPrecision(
      stems: [NumberStem("fraction", digits.most == 0 ? "precision-integer" : "." + digits.stem("0", "#"))])
  }
  static func significantDigits(_ given: NumberDigits) -> NumberPrecision {
    var digits = given
    digits.least = max(1, digits.least)
    digits.most = digits.most.map { max($0, digits.least) }
    return NumberPrecision(stems: [NumberStem("fraction", digits.stem("@", "#"))])
  }
  static func integerLength(_ digits: NumberDigits) -> NumberPrecision {
    guard let most = digits.most else {
      let zeros = String(repeating: "0", count: digits.least)
      return NumberPrecision(stems: [NumberStem("integer", "integer-width/+" + zeros)])
    }
    let stem = String(repeating: "#", count: most - digits.least) + String(repeating: "0", count: digits.least)
    return NumberPrecision(
      stems: [NumberStem("integer", most == 0 ? "integer-width-trunc" : "integer-width/" + stem)])
  }
  static func integerAndFractionLength(_ integer: NumberDigits, _ fraction: NumberDigits) -> NumberPrecision {
    NumberPrecision(stems: integerLength(integer).stems + fractionLength(fraction).stems)
  }
}

/// Digits: how many at least, and how many at most where there is an end to them.
package struct NumberDigits {
  fileprivate var least: Int
  fileprivate var most: Int?

  init?(_ value: Value) {
    func bounded(_ number: Int) -> Int { max(0, min(number, 100)) }
    if let count = value.whole {
      (least, most) = (bounded(count), bounded(count))
    } else if case .range(let range) = value {
      least = bounded(range.lowerBound?.whole ?? 0)
      most = range.upperBound?.whole.map { bounded(range.isClosed ? $0 : $0 - 1) }
      most = most.map { max($0, least) }
    } else {
      return nil
    }
  }

  /// As a skeleton writes them: signs for those that are always there, signs for those that may be.
  fileprivate func stem(_ always: String, _ maybe: String) -> String {
    String(repeating: always, count: least) + (most.map { String(repeating: maybe, count: $0 - least) } ?? "+")
  }
}

extension ValueFormats {
  /// A number by the stems of a skeleton.
  package func written(_ amount: Amount, _ stems: [String], _ mark: SourceMark) throws -> String {
    guard let text = NumberSkeleton(stems).text(amount.double, digits: amount.digits, locale: place.locale.identifier)
    else { throw Failure("invalid-format", "number cannot be formatted in this style", mark) }
    return text
  }
}

/// A number to be written.
package struct Amount {
  package let double: Double
  /// Its digits, where a `Double` would not hold all.
  package let digits: String?
  package let isWhole: Bool

  init(_ double: Double) { (self.double, digits, isWhole) = (double, nil, false) }

  init?(_ value: Value) {
    switch value {
    case .native(let decimal as Decimal):
      (double, digits, isWhole) = (NSDecimalNumber(decimal: decimal).doubleValue, "\(decimal)", false)
    default:
      guard let number = value.number else { return nil }
      (double, digits, isWhole) = (number, value.whole.map(String.init), value.whole != nil)
    }
  }
}
