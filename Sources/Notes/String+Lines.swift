extension String {
  /// The lines of the text. Splitting bytes is far faster than splitting characters.
  var byteLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
