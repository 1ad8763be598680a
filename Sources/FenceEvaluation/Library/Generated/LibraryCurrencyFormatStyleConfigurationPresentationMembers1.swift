// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `CurrencyFormatStyleConfiguration.Presentation`.
enum LibraryCurrencyFormatStyleConfigurationPresentationMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "standard") { call in
      return call.packed(NumberPresentation.standard as NumberPresentation)
    },
    LibraryMember(.staticProperty, "narrow") { call in
      return call.packed(NumberPresentation.narrow as NumberPresentation)
    },
    LibraryMember(.staticProperty, "isoCode") { call in
      return call.packed(NumberPresentation.isoCode as NumberPresentation)
    },
    LibraryMember(.staticProperty, "fullName") { call in
      return call.packed(NumberPresentation.fullName as NumberPresentation)
    },
  ]
}

/// All members of `CurrencyFormatStyleConfiguration.Presentation`.
enum LibraryCurrencyFormatStyleConfigurationPresentationMembers {
  static let all = LibraryType([LibraryCurrencyFormatStyleConfigurationPresentationMembers1.members])
}
