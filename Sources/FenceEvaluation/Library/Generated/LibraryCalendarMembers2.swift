// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Calendar`.
enum LibraryCalendarMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "date", [
      LibraryParameter(nil, "date", Date.self),
      LibraryParameter("matchesComponents", "components", DateComponents.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      let components = try call[1, DateComponents.self]
      return call.packed(base.date(date, matchesComponents: components) as Bool)
    },
    LibraryMember(.method, "startOfDay", [LibraryParameter("for", "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return call.packed(base.startOfDay(for: date) as Date)
    },
    LibraryMember(.method, "isDate", [
      LibraryParameter(nil, "date1", Date.self), LibraryParameter("inSameDayAs", "date2", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let date1 = try call[0, Date.self]
      let date2 = try call[1, Date.self]
      return call.packed(base.isDate(date1, inSameDayAs: date2) as Bool)
    },
    LibraryMember(.method, "isDate", [
      LibraryParameter(nil, "date1", Date.self), LibraryParameter("equalTo", "date2", Date.self),
      LibraryParameter("toGranularity", "component", Calendar.Component.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let date1 = try call[0, Date.self]
      let date2 = try call[1, Date.self]
      let component = try call[2, Calendar.Component.self]
      return call.packed(base.isDate(date1, equalTo: date2, toGranularity: component) as Bool)
    },
    LibraryMember(.method, "isDateInToday", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return try call.packed(trying: call.isDateInToday(base, date))
    },
    LibraryMember(.method, "isDateInYesterday", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return try call.packed(trying: call.isDateInYesterday(base, date))
    },
    LibraryMember(.method, "isDateInTomorrow", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return try call.packed(trying: call.isDateInTomorrow(base, date))
    },
    LibraryMember(.method, "isDateInWeekend", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return call.packed(base.isDateInWeekend(date) as Bool)
    },
    LibraryMember(.method, "compare", [
      LibraryParameter(nil, "date1", Date.self), LibraryParameter("to", "date2", Date.self),
      LibraryParameter("toGranularity", "component", Calendar.Component.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let date1 = try call[0, Date.self]
      let date2 = try call[1, Date.self]
      let component = try call[2, Calendar.Component.self]
      return call.packed(base.compare(date1, to: date2, toGranularity: component) as ComparisonResult)
    },
    LibraryMember(.method, "range", [
      LibraryParameter("of", "smaller", Calendar.Component.self),
      LibraryParameter("in", "larger", Calendar.Component.self), LibraryParameter("for", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let smaller = try call[0, Calendar.Component.self]
      let larger = try call[1, Calendar.Component.self]
      let date = try call[2, Date.self]
      return call.packed(base.range(of: smaller, in: larger, for: date) as Range<Int>?)
    },
    LibraryMember(.method, "ordinality", [
      LibraryParameter("of", "smaller", Calendar.Component.self),
      LibraryParameter("in", "larger", Calendar.Component.self), LibraryParameter("for", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let smaller = try call[0, Calendar.Component.self]
      let larger = try call[1, Calendar.Component.self]
      let date = try call[2, Date.self]
      return call.packed(base.ordinality(of: smaller, in: larger, for: date) as Int?)
    },
    LibraryMember(.method, "minimumRange", [LibraryParameter("of", "component", Calendar.Component.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      return call.packed(base.minimumRange(of: component) as Range<Int>?)
    },
    LibraryMember(.method, "maximumRange", [LibraryParameter("of", "component", Calendar.Component.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      return call.packed(base.maximumRange(of: component) as Range<Int>?)
    },
    LibraryMember(.method, "dateInterval", [
      LibraryParameter("of", "component", Calendar.Component.self), LibraryParameter("for", "date", Date.self),
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let component = try call[0, Calendar.Component.self]
      let date = try call[1, Date.self]
      return call.packed(base.dateInterval(of: component, for: date) as DateInterval?)
    },
    LibraryMember(.method, "dateIntervalOfWeekend", [LibraryParameter("containing", "date", Date.self)]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      return call.packed(base.dateIntervalOfWeekend(containing: date) as DateInterval?)
    },
    LibraryMember(.method, "nextDate", [
      LibraryParameter("after", "date", Date.self), LibraryParameter("matching", "components", DateComponents.self),
      LibraryParameter("matchingPolicy", "matchingPolicy", Calendar.MatchingPolicy.self),
      LibraryParameter("repeatedTimePolicy", "repeatedTimePolicy", Calendar.RepeatedTimePolicy.self).optional,
      LibraryParameter("direction", "direction", Calendar.SearchDirection.self).optional,
    ]) { call in
      let base = try call.receiver(Calendar.self)
      let date = try call[0, Date.self]
      let components = try call[1, DateComponents.self]
      let matchingPolicy = try call[2, Calendar.MatchingPolicy.self]
      let repeatedTimePolicy = try call.argument(3, Calendar.RepeatedTimePolicy.self, or: .first)
      let direction = try call.argument(4, Calendar.SearchDirection.self, or: .forward)
      return call.packed(base.nextDate(after: date, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy, direction: direction) as Date?)
    },
  ]
}
