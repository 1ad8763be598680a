import Testing

@testable import Markup

/// How many bytes texts have once they are compressed, beside what `gzip -9` makes of them.
@Suite struct CompressedSizeTests {
  private static let rectangles = (0..<600).map { index in
    "<rect x=\"\(index * 7 % 97)\" y=\"\(index * 13 % 89)\" width=\"\(index % 10)\" height=\"12\"/>\n"
  }.joined()

  private static let digits: String = {
    var state = 12345
    return (0..<20_000).map { _ in
      state = (state * 1_103_515_245 + 12345) & 0x7fff_ffff
      return String((state >> 16) & 15, radix: 16)
    }.joined()
  }()

  static let cases: [(text: String, gzip: Int)] = [
    (rectangles, 2_869), (digits, 11_615), (String(repeating: "a", count: 10_000), 46), ("", 20), ("ab", 22),
  ]

  @Test(arguments: cases.indices)
  func isAboutAsLarge(index: Int) {
    let (text, gzip) = Self.cases[index]
    let size = CompressedSize(of: text).bytes
    // What is tiny has tables of its own.
    #expect(abs(size - gzip) <= max(gzip / 12, 100), "\(size), not \(gzip)")
  }
}
