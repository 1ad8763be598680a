/// The names of an asset in code.
///
/// As for Xcode's *Generate Swift Asset Symbol Extensions*, a symbol has the name in lower camel case, without `Color` or
/// `Image` at its end.
enum AssetName {
  /// Returns the name of the symbol that Xcode generates for an asset; `nil` where no identifier is left.
  static func symbol(for name: String, kind: String) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    var words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return nil }
    if let end = words.last, end.hasSuffix(kind), end != kind || words.count > 1 {
      words[words.count - 1] = String(end.dropLast(kind.count))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    let joined = lowered(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// Returns a word with its leading capitals in lower case, but the one that begins its next part: `URLField` becomes
  /// `urlField`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}
