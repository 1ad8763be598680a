import Markup
import Testing

/// Sums of contents and distances of words.
@Suite struct TextToolTests {
  /// The values that the hash's authors publish.
  @Test(
    arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
      as [(String, UInt64)])
  func hashesAreThoseOfFNV(_ text: String, _ value: UInt64) { #expect(ContentHash(of: text).value == value) }

  @Test func hashesMixInPieces() {
    var hash = ContentHash(of: "foo")
    hash.mix("bar".utf8)
    #expect(hash == ContentHash(of: "foobar"))
    #expect(hash == ContentHash(of: Array("foobar".utf8)))
    #expect(hash.name.count == 10)
    #expect(hash.name != ContentHash(of: "foobaz").name)
  }

  @Test(arguments: [
    ("", "abc", 3), ("kitten", "sitting", 3), ("abcd", "acbd", 1), ("flaw", "lawn", 2), ("same", "same", 0),
    ("ca", "abc", 3),
  ])
  func distancesCountEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a), Array(b)) == distance)
    #expect(editDistance(Array(b.utf8), Array(a.utf8)) == distance)
  }
}
