/// A link of a note to another note, a file or nowhere.
package struct OutgoingLink: Sendable {
  /// The note's path; `nil` for files, folders and what is not there.
  package var target: String?
  package var fragment: String
  /// The words of the block the link stands in.
  package var context: String
  package var isBroken: Bool
}
