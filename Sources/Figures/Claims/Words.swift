import Markup

/// The words by which sentences about layout are recognized.
enum Words {
  static let proposing: Set<String> = [
    "proposes", "propose", "proposed", "proposing", "offers", "offer", "offered", "offering", "passes", "suggests",
  ]
  static let reporting: Set<String> = [
    "reports", "report", "reported", "reporting", "returns", "return", "returned", "returning", "accepts", "accepted",
    "replies", "responds", "answers",
  ]
  /// Verbs that state a report only if a size follows directly.
  static let weak: Set<String> = [
    "is", "becomes", "takes", "stays", "wants", "needs", "uses", "fills", "chooses", "measures", "has", "gets", "says",
    "was", "became", "took", "be", "become", "choose", "chose", "draws", "occupies", "covers", "remains",
  ]
  static let passiveHelpers: Set<String> = ["is", "gets", "was", "got", "are", "being"]
  static let passive: Set<String> = ["proposed", "offered", "given", "passed"]
  static let determiners: Set<String> = [
    "the", "its", "a", "an", "this", "that", "any", "own", "same", "full", "whole", "entire", "remaining", "their",
    "as",
    "of", "s",
  ]
  /// Words that may be between a weak verb and its size.
  static let fillers: Set<String> = [
    "the", "a", "its", "size", "full", "own", "same", "up", "all", "as", "at", "only", "exactly", "just", "ideal",
    "proposed", "to", "be", "about", "whole", "entire", "with", "now", "itself", "reported", "final",
  ]
  /// Subjects that may be any view.
  static let anybody: Set<String> = [
    "it", "which", "that", "this", "view", "views", "parent", "child", "subview", "subviews", "children", "container",
    "modifier", "body", "root", "content", "layout", "he", "she", "who",
  ]
  /// Words of sentences that are not about this layout.
  static let hypothetical: Set<String> = [
    "if", "when", "whenever", "would", "could", "might", "were", "unless", "suppose", "imagine", "otherwise", "without",
    "instead", "not", "never", "neither", "nor", "cannot", "t", "until", "had", "say", "assuming", "previously",
    "usually", "sometimes", "rather",
  ]
  /// Words before a view that is any of its kind.
  static let general: Set<String> = ["a", "an", "any", "every", "each", "another", "other", "some", "no"]
  /// Words after which a size is only compared with another.
  static let comparing: Set<String> = [
    "less", "more", "than", "smaller", "larger", "bigger", "off", "minus", "plus", "from", "half", "out", "least",
    "most", "between", "within", "for", "above", "below", "beyond", "around", "about",
  ]

  /// Words that make the size before them a difference.
  static let relating: Set<String> = ["more", "less", "than", "larger", "smaller", "bigger", "wider", "taller", "too"]

  /// Returns the kind of statement that a verb makes, even if the verb is misspelled.
  static func kind(of word: String) -> Statement.Kind? {
    if proposing.contains(word) { return .propose }
    if reporting.contains(word) { return .report }
    guard word.count >= 6, !lookalikes.contains(word) else { return nil }
    if ["proposes", "proposed", "propose"].contains(where: { editDistance(Array(word), Array($0)) <= 1 }) {
      return .propose
    }
    if ["reports", "reported"].contains(where: { editDistance(Array(word), Array($0)) <= 1 }) { return .report }
    return nil
  }

  private static let lookalikes: Set<String> = [
    "proposal", "proposals", "purpose", "purposes", "reporter", "resorts", "exports", "imports", "opposed", "proper",
    "prose", "repose", "deports", "composes", "composed", "compose", "exposed", "exposes", "supposed", "supposes",
  ]
}
