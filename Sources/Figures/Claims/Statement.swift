/// A proposal or a report that a sentence tells of.
struct Statement: Hashable {
  enum Kind: Hashable { case propose, report }

  enum Subject: Hashable {
    /// A pronoun, or a word for any view.
    case any
    /// The paths of the views that may be meant; the system's is empty.
    case paths([String])
  }

  var kind: Kind
  /// Who proposes or reports; for a passive proposal (`the text is proposed`), who is proposed to.
  var subject: Subject
  var isPassive = false
  /// The views that are named as those proposed to.
  var objects: [String] = []
  /// Whether they are named with ‘to’, so that nobody else can be meant.
  var hasClearObject = false
  var saysPrimary = false
  var saysSecondary = false
  var size: WrittenSize?
  /// Sizes of views that the size may stand for: `the text (51 × 17)`.
  var owners: [String] = []
  /// Whether the sentence says it so plainly that a wrong size is a slip.
  var isPlain = true
}
