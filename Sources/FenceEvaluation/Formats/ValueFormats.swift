import Diagnostics
import Foundation
import VitrineText
import VitrineUI

/// Writes values as Foundation's formats have them, for one place.
///
/// Dates, lists, bytes and lengths of time are Foundation's own formats; numbers and measurements are ICU's, by the skeletons
/// that Foundation makes of its styles.
package struct ValueFormats {
  package let evaluator: Evaluator
  package let place: FormatPlace
  package let mark: SourceMark

  package init(_ evaluator: Evaluator, _ place: FormatPlace = .standard, _ mark: SourceMark) {
    (self.evaluator, self.place, self.mark) = (evaluator, place, mark)
  }

  /// A value as a style, a formatter or a style of the fence's own writes it; as its type does where there is none.
  package func text(_ value: Value, by format: Value?) throws -> String {
    if case .binding(let binding) = value { return try text(binding.get(), by: format) }
    if case .nothing = value { return "" }
    switch format {
    case nil, .nothing?: return try text(value)
    case .native(let formatter as any FenceFormatter)?:
      return try formatter.text(value, self) ?? mismatch(value, formatter.words)
    case .instance?, .object?:
      guard let format else { return "" }
      let made = try evaluator.callMethod("format", format, [CallArgument(label: nil, value: value, mark: mark)], mark)
      return try evaluator.describe(made)
    case .implicit(let member)? where isOwn(member):
      return try text(value, by: evaluator.resolve(member, as: "FormatStyle"))
    case .some(let other):
      guard let style = FormatValue(other) else { throw notAStyle(other) }
      return try text(value, style)
    }
  }

  /// Whether the fence itself has a style of the name.
  private func isOwn(_ member: ImplicitMember) -> Bool {
    guard let type = evaluator.extensions["FormatStyle"] else { return false }
    return type.statics[member.name] != nil || type.methods[member.name] != nil
  }

  private func text(_ value: Value, _ style: FormatValue) throws -> String {
    var inner = self
    if let locale = style.link("locale")?.first?.value, case .native(let locale as Locale) = locale {
      inner = ValueFormats(evaluator, FormatPlace(place, locale: locale), mark)
    }
    switch style.name {
    case "number", "percent", "currency": return try inner.number(value, style)
    case "dateTime", "iso8601", "relative", "interval", "components", "timeDuration":
      return try inner.date(value, style)
    case "list": return try inner.list(value, style)
    case "byteCount": return try inner.bytes(value, style)
    case "measurement": return try inner.measurement(value, style)
    case "name": return try inner.name(value, style)
    case "time", "units": return try inner.duration(value, style)
    case "url": return try evaluator.describe(value)
    default:
      throw Failure(
        .unknownMember(style.name, of: "type 'FormatStyle'", near: nearestName(to: style.name, among: Self.names)),
        style.mark)
    }
  }

  private static let names = [
    "number", "percent", "currency", "dateTime", "iso8601", "relative", "interval", "components", "timeDuration",
    "list",
    "byteCount", "measurement", "name", "time", "units", "url",
  ]

  /// A value as its own type writes it.
  private func text(_ value: Value) throws -> String {
    switch value {
    case .integer, .literal, .double: return try number(value, FormatValue("number", [], mark))
    case .array, .set: return try list(value, FormatValue("list", [], mark))
    case .range: return try date(value, FormatValue("interval", [], mark))
    case .native(let native):
      switch native {
      case is Date: return try date(value, FormatValue("dateTime", [], mark))
      case is Decimal: return try number(value, FormatValue("number", [], mark))
      case is Duration: return try duration(value, FormatValue("time", [], mark))
      case is MeasurementValue: return try measurement(value, FormatValue("measurement", [], mark))
      case is PersonNameComponents: return try name(value, FormatValue("name", [], mark))
      default: return try evaluator.describe(value)
      }
    default: return try evaluator.describe(value)
    }
  }

  package func mismatch(_ value: Value, _ style: String) throws -> String {
    throw Failure("type-mismatch", "\(value.typeSubject) cannot be formatted as '\(style)'", mark)
  }

  private func notAStyle(_ value: Value) -> Failure {
    Failure(
      "type-mismatch", "\(value.typeSubject) is not a format style", mark,
      hint: "use a style such as .number or .dateTime")
  }
}

/// A formatter of Foundation, as fences have it.
package protocol FenceFormatter: AnyObject, ToldInWords {
  /// Returns a value as the formatter writes it where a text shows it; `nil` for one that it is not for.
  func text(_ value: Value, _ formats: ValueFormats) throws -> String?
}

extension FormatPlace {
  init(_ place: FormatPlace, locale: Locale) {
    self = place
    self.locale = locale
  }

  /// The place with what a style says of language, calendar and time zone: `Date.FormatStyle(calendar: …)`, `.calendar(…)`.
  func said(by style: FormatValue) -> FormatPlace {
    func value<T>(_ name: String) -> T? {
      if case .native(let native)? = style.link(name)?.first?.value ?? style.arguments[name] {
        native as? T
      } else {
        nil
      }
    }
    var place = self
    if let locale: Locale = value("locale") { place.locale = locale }
    if let calendar: Calendar = value("calendar") { place.calendar = calendar }
    if let zone: TimeZone = value("timeZone") { place.zone = zone }
    return place
  }
}
