/// A proposal or a report that a sentence states.
struct Statement: Hashable {
  enum Kind: Hashable { case propose, report }

  enum Subject: Hashable {
    /// A pronoun, or a word for any view.
    case any
    /// The paths of the views that may be meant; the system's path is empty.
    case paths([String])
  }

  var kind: Kind
  /// The view that proposes or reports; in the passive voice (`the text is proposed`), the view that receives the
  /// proposal.
  var subject: Subject
  var isPassive = false
  /// The paths of the views named as receivers of the proposal.
  var objects: [String] = []
  /// Whether the receivers are named with `to`, so that no other view can be meant.
  var hasClearObject = false
  var saysPrimary = false
  var saysSecondary = false
  var size: WrittenSize?
  /// The paths of the views named directly before the size, as in `the text (51 × 17)`: `size` may be theirs.
  var owners: [String] = []
  /// Whether the sentence is so unambiguous that a wrong size is an error.
  var isPlain = true
}
