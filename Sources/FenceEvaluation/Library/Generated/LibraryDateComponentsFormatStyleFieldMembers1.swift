// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Date.ComponentsFormatStyle.Field`.
enum LibraryDateComponentsFormatStyleFieldMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "year") { call in
      return call.packed(ComponentsStyle.Field.year as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "month") { call in
      return call.packed(ComponentsStyle.Field.month as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "week") { call in
      return call.packed(ComponentsStyle.Field.week as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "day") { call in
      return call.packed(ComponentsStyle.Field.day as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "hour") { call in
      return call.packed(ComponentsStyle.Field.hour as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "minute") { call in
      return call.packed(ComponentsStyle.Field.minute as ComponentsStyle.Field)
    },
    LibraryMember(.staticProperty, "second") { call in
      return call.packed(ComponentsStyle.Field.second as ComponentsStyle.Field)
    },
  ]
}

/// All members of `Date.ComponentsFormatStyle.Field`.
enum LibraryDateComponentsFormatStyleFieldMembers {
  static let all = LibraryType([LibraryDateComponentsFormatStyleFieldMembers1.members])
}
