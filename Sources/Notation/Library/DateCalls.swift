/// `Date`, as far as it goes without a calendar.
enum DateCalls {
  /// What `Date(…)` makes.
  static func date(_ arguments: [CallArgument], now: DateValue) -> DateValue {
    let seconds = arguments.first?.value.number ?? 0
    switch arguments.first?.label {
    case "timeIntervalSinceNow": return DateValue(seconds: now.seconds + seconds)
    case "timeIntervalSince1970": return DateValue(seconds: seconds - 978_307_200)
    case "timeIntervalSinceReferenceDate": return DateValue(seconds: seconds)
    default: return now
    }
  }

  static func property(_ name: String, of date: DateValue, now: DateValue) -> Value? {
    switch name {
    case "timeIntervalSince1970": .double(date.seconds + 978_307_200)
    case "timeIntervalSinceReferenceDate": .double(date.seconds)
    case "timeIntervalSinceNow": .double(date.seconds - now.seconds)
    default: nil
    }
  }

  static func call(_ name: String, _ date: DateValue, _ argument: Value?) -> Value? {
    switch (name, argument) {
    case ("formatted", _): .string(Formatting.date(date))
    case ("addingTimeInterval", _): .native(DateValue(seconds: date.seconds + (argument?.number ?? 0)))
    case ("timeIntervalSince", .native(let other as DateValue)): .double(date.seconds - other.seconds)
    case ("distance", .native(let other as DateValue)): .double(other.seconds - date.seconds)
    default: nil
    }
  }
}
