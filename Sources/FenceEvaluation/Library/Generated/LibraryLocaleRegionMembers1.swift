// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `Locale.Region`.
enum LibraryLocaleRegionMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init", [LibraryParameter(nil, "identifier", String.self)]) { call in
      let identifier = try call[0, String.self]
      return call.packed(Locale.Region(identifier) as Locale.Region)
    },
    LibraryMember(.property, "identifier") { call in
      let base = try call.receiver(Locale.Region.self)
      return call.packed(base.identifier as String)
    },
    LibraryMember(.staticProperty, "unitedStates") { call in
      return call.packed(Locale.Region.unitedStates as Locale.Region)
    },
    LibraryMember(.staticProperty, "unitedKingdom") { call in
      return call.packed(Locale.Region.unitedKingdom as Locale.Region)
    },
    LibraryMember(.staticProperty, "germany") { call in
      return call.packed(Locale.Region.germany as Locale.Region)
    },
    LibraryMember(.staticProperty, "france") { call in
      return call.packed(Locale.Region.france as Locale.Region)
    },
    LibraryMember(.staticProperty, "japan") { call in
      return call.packed(Locale.Region.japan as Locale.Region)
    },
  ]
}

/// All members of `Locale.Region`.
enum LibraryLocaleRegionMembers {
  static let all = LibraryType([LibraryLocaleRegionMembers1.members])
}
