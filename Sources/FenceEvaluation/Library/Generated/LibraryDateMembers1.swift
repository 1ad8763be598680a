// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date`.
enum LibraryDateMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return try call.packed(trying: call.make(Date.self))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("timeIntervalSinceReferenceDate", "timeIntervalSinceReferenceDate", Double.self)
    ]) { call in
      let timeIntervalSinceReferenceDate = try call[0, Double.self]
      return call.packed(Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) as Date)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("timeIntervalSince1970", "timeIntervalSince1970", Double.self)
    ]) { call in
      let timeIntervalSince1970 = try call[0, Double.self]
      return call.packed(Date(timeIntervalSince1970: timeIntervalSince1970) as Date)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("timeIntervalSinceNow", "timeIntervalSinceNow", Double.self)
    ]) { call in
      let timeIntervalSinceNow = try call[0, Double.self]
      return try call.packed(trying: call.make(Date.self, timeIntervalSinceNow: timeIntervalSinceNow))
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("timeInterval", "timeInterval", Double.self), LibraryParameter("since", "date", Date.self),
    ]) { call in
      let timeInterval = try call[0, Double.self]
      let date = try call[1, Date.self]
      return call.packed(Date(timeInterval: timeInterval, since: date) as Date)
    },
    LibraryMember(.staticProperty, "now") { call in
      return try call.packed(trying: call.now(Date.self))
    },
    LibraryMember(.staticProperty, "distantPast") { call in
      return call.packed(Date.distantPast as Date)
    },
    LibraryMember(.staticProperty, "distantFuture") { call in
      return call.packed(Date.distantFuture as Date)
    },
    LibraryMember(.staticProperty, "timeIntervalBetween1970AndReferenceDate") { call in
      return call.packed(Date.timeIntervalBetween1970AndReferenceDate as Double)
    },
    LibraryMember(.property, "timeIntervalSinceReferenceDate") { call in
      let base = try call.receiver(Date.self)
      return call.packed(base.timeIntervalSinceReferenceDate as Double)
    },
    LibraryMember(.property, "timeIntervalSince1970") { call in
      let base = try call.receiver(Date.self)
      return call.packed(base.timeIntervalSince1970 as Double)
    },
    LibraryMember(.property, "timeIntervalSinceNow") { call in
      let base = try call.receiver(Date.self)
      return try call.packed(trying: call.timeIntervalSinceNow(base))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Date.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "timeIntervalSince", [LibraryParameter(nil, "date", Date.self)]) { call in
      let base = try call.receiver(Date.self)
      let date = try call[0, Date.self]
      return call.packed(base.timeIntervalSince(date) as Double)
    },
    LibraryMember(.method, "addingTimeInterval", [LibraryParameter(nil, "timeInterval", Double.self)]) { call in
      let base = try call.receiver(Date.self)
      let timeInterval = try call[0, Double.self]
      return call.packed(base.addingTimeInterval(timeInterval) as Date)
    },
    LibraryMember(.method, "advanced", [LibraryParameter("by", "n", Double.self)]) { call in
      let base = try call.receiver(Date.self)
      let n = try call[0, Double.self]
      return call.packed(base.advanced(by: n) as Date)
    },
    LibraryMember(.method, "distance", [LibraryParameter("to", "other", Date.self)]) { call in
      let base = try call.receiver(Date.self)
      let other = try call[0, Date.self]
      return call.packed(base.distance(to: other) as Double)
    },
    LibraryMember(.method, "compare", [LibraryParameter(nil, "other", Date.self)]) { call in
      let base = try call.receiver(Date.self)
      let other = try call[0, Date.self]
      return call.packed(base.compare(other) as ComparisonResult)
    },
    LibraryMember(.method, "ISO8601Format") { call in
      let base = try call.receiver(Date.self)
      return call.packed(base.ISO8601Format() as String)
    },
    LibraryMember(.mutating, "addTimeInterval", [LibraryParameter(nil, "timeInterval", Double.self)]) { call in
      var base = try call.receiver(Date.self)
      let timeInterval = try call[0, Double.self]
      base.addTimeInterval(timeInterval)
      call.write(base)
      return .void
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter(nil, "value", String.self), LibraryParameter("strategy", "strategy", LibraryElement.self),
    ]) { call in
      let value = try call[0, String.self]
      let strategy = try call[1, LibraryElement.self]
      return try call.packed(trying: call.formats.make(Date.self, value, strategy: strategy))
    },
  ]
}

/// All members of `Date`.
enum LibraryDateMembers {
  static let all = LibraryType([LibraryDateMembers1.members])
}
