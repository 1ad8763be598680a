// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `DateComponents`.
enum LibraryDateComponentsMembers2 {
  static let members: [LibraryMember] = [
    LibraryMember(.property, "description") { call in
      let base = try call.receiver(DateComponents.self)
      return call.packed(base.description as String)
    },
    LibraryMember(.method, "isValidDate", [LibraryParameter("in", "calendar", Calendar.self)]) { call in
      let base = try call.receiver(DateComponents.self)
      let calendar = try call[0, Calendar.self]
      return call.packed(base.isValidDate(in: calendar) as Bool)
    },
    LibraryMember(.method, "value", [LibraryParameter("for", "component", Calendar.Component.self)]) { call in
      let base = try call.receiver(DateComponents.self)
      let component = try call[0, Calendar.Component.self]
      return call.packed(base.value(for: component) as Int?)
    },
    LibraryMember(.mutating, "setValue", [
      LibraryParameter(nil, "value", Optional<Int>.self), LibraryParameter("for", "component", Calendar.Component.self),
    ]) { call in
      var base = try call.receiver(DateComponents.self)
      let value = try call[0, Optional<Int>.self]
      let component = try call[1, Calendar.Component.self]
      base.setValue(value, for: component)
      call.write(base)
      return .void
    },
  ]
}
