// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONEncoder.KeyEncodingStrategy`.
enum LibraryJSONEncoderKeyEncodingStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "useDefaultKeys") { call in
      return call.packed(KeyCoding.useDefaultKeys as KeyCoding)
    },
    LibraryMember(.staticProperty, "convertToSnakeCase") { call in
      return call.packed(KeyCoding.convertToSnakeCase as KeyCoding)
    },
  ]
}

/// All members of `JSONEncoder.KeyEncodingStrategy`.
enum LibraryJSONEncoderKeyEncodingStrategyMembers {
  static let all = LibraryType([LibraryJSONEncoderKeyEncodingStrategyMembers1.members])
}
