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
    case .native(let style as any FenceStyle)?:
      return try style.text(value, self) ?? mismatch(value, format?.typeName ?? "FormatStyle")
    case .instance?, .object?:
      guard let format else { return "" }
      let made = try evaluator.callMethod("format", format, [CallArgument(label: nil, value: value, mark: mark)], mark)
      return try evaluator.describe(made)
    case .implicit(let member)?: return try text(value, by: style(member))
    case .some(let other): throw notAStyle(other)
    }
  }

  /// The style that a member of `FormatStyle` is.
  private func style(_ member: ImplicitMember) throws -> Value {
    let names = isOwn(member) ? [member.name] : evaluator.formatStyleNames
    guard names.contains(member.name) else {
      throw Failure(
        .unknownMember(member.name, of: "type 'FormatStyle'", near: nearestName(to: member.name, among: names)),
        member.mark)
    }
    return try evaluator.resolve(member, as: "FormatStyle")
  }

  /// Whether the fence itself has a style of the name.
  private func isOwn(_ member: ImplicitMember) -> Bool {
    guard let type = evaluator.extensions["FormatStyle"] else { return false }
    return type.statics[member.name] != nil || type.methods[member.name] != nil
  }

  /// A value as its own type writes it.
  private func text(_ value: Value) throws -> String {
    let style: any FenceStyle
    switch value {
    case .integer, .literal, .double, .native(is Decimal): style = NumberStyle()
    case .array, .set: style = SequenceStyle()
    case .range: style = Date.IntervalFormatStyle.fence
    case .native(is Date): style = Date.FormatStyle.fence
    case .native(is Duration): style = Duration.TimeFormatStyle.fence(.hourMinuteSecond)
    case .native(is MeasurementValue): style = MeasurementStyle()
    case .native(is PersonNameComponents): style = NameStyle()
    default: return try evaluator.describe(value)
    }
    return try text(value, by: .native(style))
  }

  /// The formats for another locale.
  func placed(_ locale: Locale?) -> ValueFormats {
    locale.map { ValueFormats(evaluator, FormatPlace(place, locale: $0), mark) } ?? self
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

/// A style or a formatter of Foundation, as fences have it.
package protocol FenceStyle {
  /// Returns a value as the style writes it; `nil` for one that it is not for.
  func text(_ value: Value, _ formats: ValueFormats) throws -> String?
}

/// A style that may have another locale than the place where its text is written.
protocol PlacedStyle: FenceStyle {
  var place: Locale? { get set }
}

extension PlacedStyle {
  func locale(_ locale: Locale) -> Self {
    var changed = self
    changed.place = locale
    return changed
  }
}

// The styles that fences begin with.

extension Date.FormatStyle {
  static var fence: Date.FormatStyle {
    let place = FormatPlace.standard
    return Date.FormatStyle(locale: place.locale, calendar: place.localCalendar, timeZone: place.zone)
  }
}

extension Date.IntervalFormatStyle {
  static var fence: Date.IntervalFormatStyle {
    let place = FormatPlace.standard
    return Date.IntervalFormatStyle(locale: place.locale, calendar: place.localCalendar, timeZone: place.zone)
  }
}

extension Duration.TimeFormatStyle {
  static func fence(_ pattern: Pattern) -> Duration.TimeFormatStyle {
    Duration.TimeFormatStyle(pattern: pattern, locale: .fence)
  }
}

extension FormatPlace {
  init(_ place: FormatPlace, locale: Locale) {
    self = place
    self.locale = locale
  }
}
