// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Range`.
enum LibraryRangeMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "other", ClosedRange<LibraryElement>.self)]) { call in
      let other = try call[0, ClosedRange<LibraryElement>.self]
      return try call.packed(trying: call.make(Range<LibraryElement>.self, other))
    },
    LibraryMember(.property, "lowerBound") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return call.packed(base.lowerBound as LibraryElement)
    },
    LibraryMember(.property, "upperBound") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return call.packed(base.upperBound as LibraryElement)
    },
    LibraryMember(.property, "isEmpty") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return call.packed(base.isEmpty as Bool)
    },
    LibraryMember(.property, "count") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return try call.packed(trying: call.count(base))
    },
    LibraryMember(.property, "first") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return try call.packed(trying: call.first(base))
    },
    LibraryMember(.property, "last") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return try call.packed(trying: call.last(base))
    },
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      return try call.packed(trying: call.description(base))
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "element", ReceiverElement.self)]) { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      let element = try call[0, LibraryElement.self]
      return call.packed(base.contains(element) as Bool)
    },
    LibraryMember(.method, "overlaps", [LibraryParameter(nil, "other", Range<LibraryElement>.self)]) { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      let other = try call[0, Range<LibraryElement>.self]
      return call.packed(base.overlaps(other) as Bool)
    },
    LibraryMember(.method, "overlaps", [LibraryParameter(nil, "other", ClosedRange<LibraryElement>.self)]) { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      let other = try call[0, ClosedRange<LibraryElement>.self]
      return call.packed(base.overlaps(other) as Bool)
    },
    LibraryMember(.method, "clamped", [LibraryParameter("to", "limits", Range<LibraryElement>.self)]) { call in
      let base = try call.receiver(Range<LibraryElement>.self)
      let limits = try call[0, Range<LibraryElement>.self]
      return call.packed(base.clamped(to: limits) as Range<LibraryElement>)
    },
  ]
}

/// All members of `Range`.
enum LibraryRangeMembers {
  static let all = LibraryType([LibraryRangeMembers1.members])
}
