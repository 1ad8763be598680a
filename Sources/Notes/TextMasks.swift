/// The kinds of masks in the text that the Markdown parser reads.
struct TextMasks {
  var hasFormulas = false
  /// Whether characters of the extensions after a backslash are masked.
  var hasEscapes = false
  /// Whether punctuation beside asterisks is masked.
  var hasWideSigns = false
  /// Whether fillers take the place of comments.
  var hasComments = false

  /// Returns the text without masks.
  func revealed(_ text: String, isCode: Bool = false) -> String {
    var text = hasFormulas ? FormulaMask.reveal(text) : text
    if hasComments { text = HiddenText.reveal(text) }
    if hasWideSigns { text = CJKEmphasisMask.reveal(text) }
    return hasEscapes ? EscapeMask.reveal(text, isCode: isCode) : text
  }
}
