import Foundation

/// `Date`, as far as it goes without a calendar.
package enum DateCalls {
  /// What `Date(…)` makes.
  package static func date(_ arguments: [CallArgument], now: DateValue) -> DateValue {
    let seconds = arguments.first?.value.number ?? 0
    switch arguments.first?.label {
    case "timeIntervalSinceNow": return DateValue(seconds: now.seconds + seconds)
    case "timeIntervalSince1970": return DateValue(seconds: seconds - 978_307_200)
    case "timeIntervalSinceReferenceDate": return DateValue(seconds: seconds)
    case "timeInterval": return DateValue(seconds: (arguments["since"]?.seconds ?? now.seconds) + seconds)
    default: return now
    }
  }

  package static func property(_ name: String, of date: DateValue, now: DateValue) -> Value? {
    switch name {
    case "timeIntervalSince1970": .double(date.seconds + 978_307_200)
    case "timeIntervalSinceReferenceDate": .double(date.seconds)
    case "timeIntervalSinceNow": .double(date.seconds - now.seconds)
    default: nil
    }
  }

  package static func call(_ name: String, _ date: DateValue, _ arguments: [CallArgument], _ evaluator: Evaluator)
    -> Value?
  {
    let argument = arguments.first?.value
    switch name {
    case "addingTimeInterval", "advanced": return .native(DateValue(seconds: date.seconds + (argument?.number ?? 0)))
    case "ISO8601Format": return .string(Date.ISO8601FormatStyle(timeZone: .gmt).format(date.moment))
    default: break
    }
    guard let other = argument.flatMap(evaluator.date) else { return nil }
    switch name {
    case "timeIntervalSince": return .double(date.seconds - other.seconds)
    case "distance": return .double(other.seconds - date.seconds)
    case "compare": return .enumCase(ComparisonResultValue.make(date.moment.compare(other.moment)))
    default: return nil
    }
  }
}
