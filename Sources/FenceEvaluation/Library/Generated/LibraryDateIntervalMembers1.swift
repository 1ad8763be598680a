// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateInterval`.
enum LibraryDateIntervalMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [
      LibraryParameter("start", "start", Date.self), LibraryParameter("end", "end", Date.self),
    ]) { call in
      let start = try call[0, Date.self]
      let end = try call[1, Date.self]
      try call.require(start <= end, "Reverse intervals are not allowed")
      return call.packed(DateInterval(start: start, end: end) as DateInterval)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("start", "start", Date.self), LibraryParameter("duration", "duration", Double.self),
    ]) { call in
      let start = try call[0, Date.self]
      let duration = try call[1, Double.self]
      try call.require(duration >= 0, "Negative durations are not allowed")
      return call.packed(DateInterval(start: start, duration: duration) as DateInterval)
    },
    LibraryMember(.property, "start") { call in
      let base = try call.receiver(DateInterval.self)
      return call.packed(base.start as Date)
    },
    LibraryMember(.property, "end") { call in
      let base = try call.receiver(DateInterval.self)
      return call.packed(base.end as Date)
    },
    LibraryMember(.property, "duration") { call in
      let base = try call.receiver(DateInterval.self)
      return call.packed(base.duration as Double)
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(DateInterval.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(DateInterval.self)
      let date = try call[0, Date.self]
      return call.packed(base.contains(date) as Bool)
    },
    LibraryMember(.method, "intersects", [LibraryParameter(nil, "dateInterval", DateInterval.self)]) { call in
      let base = try call.receiver(DateInterval.self)
      let dateInterval = try call[0, DateInterval.self]
      return call.packed(base.intersects(dateInterval) as Bool)
    },
    LibraryMember(.method, "intersection", [LibraryParameter("with", "dateInterval", DateInterval.self)]) { call in
      let base = try call.receiver(DateInterval.self)
      let dateInterval = try call[0, DateInterval.self]
      return call.packed(base.intersection(with: dateInterval) as DateInterval?)
    },
    LibraryMember(.method, "compare", [LibraryParameter(nil, "dateInterval", DateInterval.self)]) { call in
      let base = try call.receiver(DateInterval.self)
      let dateInterval = try call[0, DateInterval.self]
      return call.packed(base.compare(dateInterval) as ComparisonResult)
    },
  ]
}

/// All members of `DateInterval`.
enum LibraryDateIntervalMembers {
  static let all = LibraryType([LibraryDateIntervalMembers1.members])
}
