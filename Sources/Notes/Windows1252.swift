/// The code page Windows-1252. Most garbled text (`Ã©` for `é`) is UTF-8 that a program has read as Windows-1252.
enum Windows1252 {
  /// The characters of 0x80…0x9F; the five bytes without a character map to the control characters of the same number.
  private static let upper: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]

  private static let bytesOfUpper: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: upper.enumerated().map { ($1, UInt8(0x80 + $0)) })

  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// Returns the byte of a character, if the code page (or Latin-1, for control characters) has it above 0x7F.
  static func upperByte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let byte = bytesOfUpper[scalar] { return byte }
    return (0x80...0xFF).contains(scalar.value) ? UInt8(scalar.value) : nil
  }
}
