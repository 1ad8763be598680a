// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONDecoder.KeyDecodingStrategy`.
enum LibraryJSONDecoderKeyDecodingStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "useDefaultKeys") { call in
      return call.packed(KeyCoding.useDefaultKeys as KeyCoding)
    },
    LibraryMember(.staticProperty, "convertFromSnakeCase") { call in
      return call.packed(KeyCoding.convertFromSnakeCase as KeyCoding)
    },
  ]
}

/// All members of `JSONDecoder.KeyDecodingStrategy`.
enum LibraryJSONDecoderKeyDecodingStrategyMembers {
  static let all = LibraryType([LibraryJSONDecoderKeyDecodingStrategyMembers1.members])
}
