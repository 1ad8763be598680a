import Notes

/// The fences of a note, for commands that draw one of them.
package enum NoteFences {
  /// The source of each code block, in order.
  package static func sources(of markdown: String) -> [String] {
    Document(text: markdown, path: "note.md").codeBlocks.map(\.block.code)
  }
}
