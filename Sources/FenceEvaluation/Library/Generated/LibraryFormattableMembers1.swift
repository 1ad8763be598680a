// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Formattable`.
enum LibraryFormattableMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.method, "formatted") { call in
      let base = try call.receiver(LibraryElement.self)
      return try call.packed(trying: call.styles.formatted(base))
    },
    LibraryMember(.method, "formatted", [LibraryParameter(nil, "style", LibraryElement.self)]) { call in
      let base = try call.receiver(LibraryElement.self)
      let style = try call[0, LibraryElement.self]
      return try call.packed(trying: call.styles.formatted(base, style))
    },
    LibraryMember(.method, "formatted", [
      LibraryParameter("date", "date", Date.FormatStyle.DateStyle.self),
      LibraryParameter("time", "time", Date.FormatStyle.TimeStyle.self),
    ]) { call in
      let base = try call.receiver(LibraryElement.self)
      let date = try call[0, Date.FormatStyle.DateStyle.self]
      let time = try call[1, Date.FormatStyle.TimeStyle.self]
      return try call.packed(trying: call.styles.formatted(base, date: date, time: time))
    },
  ]
}

/// All members of `Formattable`.
enum LibraryFormattableMembers {
  static let all = LibraryType([LibraryFormattableMembers1.members])
}
