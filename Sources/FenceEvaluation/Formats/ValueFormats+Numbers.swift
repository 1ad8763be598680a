import Diagnostics
import Foundation
import VitrineText

extension ValueFormats {
  /// A number as `.number`, `.percent` or `.currency(code:)` writes it.
  package func number(_ value: Value, _ style: FormatValue) throws -> String {
    guard let amount = Amount(value) else { return try mismatch(value, style.name) }
    var stems: [String] = []
    switch style.name {
    case "percent": stems = amount.isWhole ? ["percent"] : ["percent", "scale/100"]
    case "currency":
      guard let code = (style.arguments["code"] ?? style.arguments.first?.value)?.text, code.utf8.count == 3,
        code.allSatisfy({ $0.isLetter && $0.isASCII })
      else {
        throw Failure(
          "type-mismatch", "currency code must have three letters", style.mark, hint: "write code: \"USD\"")
      }
      stems = ["currency/" + code.uppercased()]
    default: break
    }
    return try written(amount, stems + self.stems(of: style), style.mark)
  }

  /// A number by the stems of a skeleton.
  package func written(_ amount: Amount, _ stems: [String], _ mark: SourceMark) throws -> String {
    guard let text = NumberSkeleton(stems).text(amount.double, digits: amount.digits, locale: place.locale.identifier)
    else { throw Failure("invalid-format", "number cannot be formatted in this style", mark) }
    return text
  }

  /// The stems that a style's chain stands for.
  func stems(of style: FormatValue) throws -> [String] {
    var stems: [String: String] = ["rounding": "rounding-mode-half-even"]
    var order = ["rounding"]
    func set(_ key: String, _ stem: String) {
      if stems[key] == nil { order.append(key) }
      stems[key] = stem
    }
    for link in style.chain {
      let first = link.arguments.first?.value
      let member = link.arguments.member() ?? link.arguments.first.flatMap { [$0].member($0.label) }
      switch link.name {
      case "precision":
        guard let member else { continue }
        for (key, stem) in precision(member) { set(key, stem) }
      case "grouping": if member?.name == "never" { set("grouping", "group-off") }
      case "sign": if let member { set("sign", sign(member, isMoney: style.name == "currency")) }
      case "decimalSeparator": if member?.name == "always" { set("decimal", "decimal-always") }
      case "rounded":
        if let rule = link.arguments.member("rule"), let mode = Self.roundings[rule.name] { set("rounding", mode) }
        if let increment = link.arguments["increment"]?.number, increment > 0, increment.isFinite {
          set("fraction", "precision-increment/" + Self.plain(increment))
        }
      case "notation":
        if member?.name == "compactName" { set("notation", "compact-short") }
        if member?.name == "scientific" { set("notation", "scientific") }
      case "scale":
        if let factor = first?.number, factor.isFinite {
          set("scale", "scale/" + Self.plain(style.name == "percent" ? factor * 100 : factor))
        }
      case "presentation":
        let widths = ["narrow": "narrow", "isoCode": "iso-code", "fullName": "full-name", "standard": "short"]
        if let width = member.flatMap({ widths[$0.name] }) { set("width", "unit-width-" + width) }
      case "locale", "attributed", "parseStrategy", "asMeasurement": break
      default:
        throw Failure(.unknownMember(link.name, of: "number format style", near: nil), style.mark)
      }
    }
    return order.compactMap { stems[$0] }
  }

  private static func plain(_ value: Double) -> String {
    abs(value) < 1e15 ? Int(exactly: value).map(String.init) ?? decimal(value) : decimal(value)
  }

  private static func decimal(_ value: Double) -> String { "\(Decimal(finite: value))" }

  private static let roundings = [
    "up": "rounding-mode-ceiling", "down": "rounding-mode-floor", "towardZero": "rounding-mode-down",
    "awayFromZero": "rounding-mode-up", "toNearestOrEven": "rounding-mode-half-even",
    "toNearestOrAwayFromZero": "rounding-mode-half-up",
  ]

  private func sign(_ member: ImplicitMember, isMoney: Bool) -> String {
    let showsZero = member.arguments?.truth("includingZero") ?? member.arguments?.truth("showZero") ?? true
    switch member.name {
    case "never": return "sign-never"
    case "always": return showsZero ? "sign-always" : "sign-except-zero"
    case "accounting": return "sign-accounting"
    case "accountingAlways": return showsZero ? "sign-accounting-always" : "sign-accounting-except-zero"
    default: return "sign-auto"
    }
  }

  /// Digits: how many at least, and how many at most where there is an end to them.
  private struct Digits {
    var least: Int
    var most: Int?

    init?(_ value: Value?) {
      func bounded(_ number: Int) -> Int { max(0, min(number, 100)) }
      if let count = value?.whole {
        (least, most) = (bounded(count), bounded(count))
      } else if case .range(let range)? = value {
        least = bounded(range.lowerBound?.whole ?? 0)
        most = range.upperBound?.whole.map { bounded(range.isClosed ? $0 : $0 - 1) }
        most = most.map { max($0, least) }
      } else {
        return nil
      }
    }

    /// As a skeleton writes them: signs for those that are always there, signs for those that may be.
    func stem(_ always: String, _ maybe: String) -> String {
      String(repeating: always, count: least)
        + (most.map { String(repeating: maybe, count: $0 - least) } ?? "+")
    }
  }

  private func precision(_ member: ImplicitMember) -> [(String, String)] {
    let arguments = member.arguments ?? []
    func fraction(_ value: Value?) -> [(String, String)] {
      Digits(value).map { [("fraction", $0.most == 0 ? "precision-integer" : "." + $0.stem("0", "#"))] } ?? []
    }
    func integer(_ value: Value?) -> [(String, String)] {
      guard let digits = Digits(value) else { return [] }
      guard let most = digits.most else {
        return [("integer", "integer-width/+" + String(repeating: "0", count: digits.least))]
      }
      let stem = String(repeating: "#", count: most - digits.least) + String(repeating: "0", count: digits.least)
      return [("integer", most == 0 ? "integer-width-trunc" : "integer-width/" + stem)]
    }
    switch member.name {
    case "fractionLength": return fraction(arguments.first?.value)
    case "significantDigits":
      guard var digits = Digits(arguments.first?.value) else { return [] }
      digits.least = max(1, digits.least)
      digits.most = digits.most.map { max($0, digits.least) }
      return [("fraction", digits.stem("@", "#"))]
    case "integerLength": return integer(arguments.first?.value)
    case "integerAndFractionLength":
      return integer(arguments["integer"] ?? arguments["integerLimits"])
        + fraction(arguments["fraction"] ?? arguments["fractionLimits"])
    default: return []
    }
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
