extension String {
  /// Returns whether the string contains another one, byte for byte.
  ///
  /// Foundation's `contains` also checks for equivalent characters, which takes most of its time and is not needed for
  /// marks of a syntax.
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
