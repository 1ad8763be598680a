extension String {
  /// Whether another text stands in this one, byte for byte.
  ///
  /// What Foundation's `contains` asks beside that (whether other characters mean the same) takes most of its time, and
  /// marks of a syntax have no such characters.
  package func containsBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return other.withUTF8 { wanted in
      text.withUTF8 { bytes in
        guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
        var rest = bytes[...(bytes.count - wanted.count)]
        while let place = rest.firstIndex(of: first) {
          if bytes[place...].starts(with: wanted) { return true }
          rest = rest[(place + 1)...]
        }
        return false
      }
    }
  }
}
