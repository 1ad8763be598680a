// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `JSONEncoder.OutputFormatting`.
enum LibraryJSONEncoderOutputFormattingMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "prettyPrinted") { call in
      return call.packed(FenceEncoder.OutputFormatting.prettyPrinted as FenceEncoder.OutputFormatting)
    },
    LibraryMember(.staticProperty, "sortedKeys") { call in
      return call.packed(FenceEncoder.OutputFormatting.sortedKeys as FenceEncoder.OutputFormatting)
    },
    LibraryMember(.staticProperty, "withoutEscapingSlashes") { call in
      return call.packed(FenceEncoder.OutputFormatting.withoutEscapingSlashes as FenceEncoder.OutputFormatting)
    },
  ]
}

/// All members of `JSONEncoder.OutputFormatting`.
enum LibraryJSONEncoderOutputFormattingMembers {
  static let all = LibraryType([LibraryJSONEncoderOutputFormattingMembers1.members])
}
