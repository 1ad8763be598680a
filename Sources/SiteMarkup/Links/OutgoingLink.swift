/// A link of a note to another note, a file, or a missing target.
package struct OutgoingLink: Encodable, Sendable {
  /// The path of the target note; `nil` for files, folders and missing targets.
  package var target: String?
  package var fragment: String
  /// The first words of the block that contains the link.
  package var excerpt: String
  package var isBroken: Bool
}
