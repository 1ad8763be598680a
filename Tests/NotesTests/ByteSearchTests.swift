import Diagnostics
import Testing

/// Searches for bytes; the answers follow from what the texts contain.
@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("", false), ("[", false), ("[^", true), ("a[^", true), ("[[^", true), ("[ ^", false), ("[^]", true), ("é[", false),
    ("…[^…", true),
  ])
  func aMarkIsFoundByteForByte(_ text: String, _ isThere: Bool) { #expect(text.containsBytes(of: "[^") == isThere) }

  @Test func nothingIsInEverything() {
    #expect("".containsBytes(of: ""))
    #expect("a".containsBytes(of: ""))
  }
}
