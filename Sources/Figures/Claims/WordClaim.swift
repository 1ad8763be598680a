/// A statement in words about the figure beside a sentence: "the text wraps", "the stack asks the spacer last".
struct WordClaim: Hashable {
  enum Kind: Hashable {
    case wraps
    case isTruncated
    case fits
    /// The number of a text's lines; `nil` for several.
    case lines(Int?)
    case asked(Order)
    case losesState
    case keepsState
    /// The number of evaluations of a view's body.
    case runs(Int)
    case placed(Side, of: String)
    case keepsLength(Length)
  }

  /// The place of a view in the order in which its stack asks.
  enum Order: Hashable {
    case first
    case last
    case before(String)
  }

  enum Side: String, Hashable { case above, below, left, right }

  enum Length: String, Hashable { case size, width, height }

  var kind: Kind
  /// The view in lower case: its text, its type, its argument or its identifier; `nil` for any text, or if the
  /// statement is about the whole figure.
  var subject: String?
  /// The word by which a fence excepts the statement.
  var word: String
  /// The range of the statement's last words, as UTF-8 offsets.
  var range: Range<Int>

  /// The words by which fences except statements.
  static let words: Set<String> = [
    "wraps", "truncated", "fits", "lines", "first", "last", "before", "loses", "keeps", "runs", "above", "below",
    "left",
    "right",
  ]
}
