// Written by `make generate` from the interface files in Library/Interfaces.
// swift-format-ignore-file
import Foundation

/// Members of `AttributedString.MarkdownParsingOptions.InterpretedSyntax`.
enum LibraryAttributedStringMarkdownParsingOptionsInterpretedSyntaxMembers1 {
  static let members: [LibraryMember] = [
    LibraryMember(.staticProperty, "full") { call in
      return call.packed(AttributedText.MarkdownParsingOptions.InterpretedSyntax.full as AttributedText.MarkdownParsingOptions.InterpretedSyntax)
    },
    LibraryMember(.staticProperty, "inlineOnly") { call in
      return call.packed(AttributedText.MarkdownParsingOptions.InterpretedSyntax.inlineOnly as AttributedText.MarkdownParsingOptions.InterpretedSyntax)
    },
    LibraryMember(.staticProperty, "inlineOnlyPreservingWhitespace") { call in
      return call.packed(AttributedText.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace as AttributedText.MarkdownParsingOptions.InterpretedSyntax)
    },
  ]
}

/// All members of `AttributedString.MarkdownParsingOptions.InterpretedSyntax`.
enum LibraryAttributedStringMarkdownParsingOptionsInterpretedSyntaxMembers {
  static let all = LibraryType([LibraryAttributedStringMarkdownParsingOptionsInterpretedSyntaxMembers1.members])
}
