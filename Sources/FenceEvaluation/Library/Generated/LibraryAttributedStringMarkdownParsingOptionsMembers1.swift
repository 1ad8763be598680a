// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `AttributedString.MarkdownParsingOptions`.
enum LibraryAttributedStringMarkdownParsingOptionsMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.initializer, "init") { call in
      return call.packed(AttributedText.MarkdownParsingOptions() as AttributedText.MarkdownParsingOptions)
    },
    LibraryMember(.initializer, "init", [
      LibraryParameter("interpretedSyntax", "interpretedSyntax", AttributedText.MarkdownParsingOptions.InterpretedSyntax.self)
    ]) { call in
      let interpretedSyntax = try call[0, AttributedText.MarkdownParsingOptions.InterpretedSyntax.self]
      return call.packed(AttributedText.MarkdownParsingOptions(interpretedSyntax: interpretedSyntax) as AttributedText.MarkdownParsingOptions)
    },
  ]
}

/// All members of `AttributedString.MarkdownParsingOptions`.
enum LibraryAttributedStringMarkdownParsingOptionsMembers {
  static let all = LibraryType([LibraryAttributedStringMarkdownParsingOptionsMembers1.members])
}
