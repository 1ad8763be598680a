// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONEncoder`.
enum LibraryJSONEncoderMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(FenceEncoder() as FenceEncoder)
    },
    LibraryMember(.property, "outputFormatting") { call in
      let base = try call.receiver(FenceEncoder.self)
      return call.packed(base.outputFormatting as FenceEncoder.OutputFormatting)
    },
    LibraryMember(.setting, "outputFormatting", [
      LibraryParameter(nil, "newValue", FenceEncoder.OutputFormatting.self)
    ]) { call in
      let base = try call.receiver(FenceEncoder.self)
      let newValue = try call[0, FenceEncoder.OutputFormatting.self]
      base.outputFormatting = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "dateEncodingStrategy") { call in
      let base = try call.receiver(FenceEncoder.self)
      return call.packed(base.dateEncodingStrategy as DateCoding)
    },
    LibraryMember(.setting, "dateEncodingStrategy", [LibraryParameter(nil, "newValue", DateCoding.self)]) { call in
      let base = try call.receiver(FenceEncoder.self)
      let newValue = try call[0, DateCoding.self]
      base.dateEncodingStrategy = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.property, "keyEncodingStrategy") { call in
      let base = try call.receiver(FenceEncoder.self)
      return call.packed(base.keyEncodingStrategy as KeyCoding)
    },
    LibraryMember(.setting, "keyEncodingStrategy", [LibraryParameter(nil, "newValue", KeyCoding.self)]) { call in
      let base = try call.receiver(FenceEncoder.self)
      let newValue = try call[0, KeyCoding.self]
      base.keyEncodingStrategy = newValue
      call.write(base)
      return .void
    },
    LibraryMember(.method, "encode", [LibraryParameter(nil, "value", LibraryElement.self)]) { call in
      let base = try call.receiver(FenceEncoder.self)
      let value = try call[0, LibraryElement.self]
      return try call.packed(trying: call.foundation.encode(base, value))
    },
  ]
}

/// All members of `JSONEncoder`.
enum LibraryJSONEncoderMembers {
  static let all = LibraryType([LibraryJSONEncoderMembers1.members])
}
