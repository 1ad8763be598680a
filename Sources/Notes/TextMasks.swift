/// Kinds of masks in the text that the parser of Markdown gets.
struct TextMasks {
  var hasFormulas = false
  /// Signs of the extensions that stood behind a backslash.
  var hasEscapes = false
  /// Punctuation beside asterisks.
  var hasWideSigns = false
  /// Fillers in the place of comments.
  var hasComments = false

  /// The text without masks.
  func revealed(_ text: String, isCode: Bool = false) -> String {
    var text = hasFormulas ? FormulaMask.reveal(text) : text
    if hasComments { text = HiddenText.reveal(text) }
    if hasWideSigns { text = CJKEmphasisMask.reveal(text) }
    return hasEscapes ? EscapeMask.reveal(text, isCode: isCode) : text
  }
}
