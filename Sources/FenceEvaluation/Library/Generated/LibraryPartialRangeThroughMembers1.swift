// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `PartialRangeThrough`.
enum LibraryPartialRangeThroughMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "upperBound") { call in
      let base = try call.receiver(PartialRangeThrough<LibraryElement>.self)
      return call.packed(base.upperBound as LibraryElement)
    },
    LibraryMember(.method, "contains", [LibraryParameter(nil, "element", ReceiverElement.self)]) { call in
      let base = try call.receiver(PartialRangeThrough<LibraryElement>.self)
      let element = try call[0, LibraryElement.self]
      return call.packed(base.contains(element) as Bool)
    },
  ]
}

/// All members of `PartialRangeThrough`.
enum LibraryPartialRangeThroughMembers {
  static let all = LibraryType([LibraryPartialRangeThroughMembers1.members])
}
