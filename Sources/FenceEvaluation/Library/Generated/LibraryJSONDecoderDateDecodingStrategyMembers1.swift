// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONDecoder.DateDecodingStrategy`.
enum LibraryJSONDecoderDateDecodingStrategyMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "deferredToDate") { call in
      return call.packed(DateCoding.deferredToDate as DateCoding)
    },
    LibraryMember(.staticProperty, "secondsSince1970") { call in
      return call.packed(DateCoding.secondsSince1970 as DateCoding)
    },
    LibraryMember(.staticProperty, "millisecondsSince1970") { call in
      return call.packed(DateCoding.millisecondsSince1970 as DateCoding)
    },
    LibraryMember(.staticProperty, "iso8601") { call in
      return call.packed(DateCoding.iso8601 as DateCoding)
    },
    LibraryMember(.staticMethod, "formatted", [LibraryParameter(nil, "formatter", DateFormatter.self)]) { call in
      let formatter = try call[0, DateFormatter.self]
      return call.packed(DateCoding.formatted(formatter) as DateCoding)
    },
  ]
}

/// All members of `JSONDecoder.DateDecodingStrategy`.
enum LibraryJSONDecoderDateDecodingStrategyMembers {
  static let all = LibraryType([LibraryJSONDecoderDateDecodingStrategyMembers1.members])
}
