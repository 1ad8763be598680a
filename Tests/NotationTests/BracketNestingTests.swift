import Testing

@testable import FenceSyntax

/// How deep brackets may nest before a source is turned away.
struct BracketNestingTests {
  @Test(arguments: [
    #"Text("[[[[[[[[[[[[[[[[[[[[")"#, "// [[[[[[[[[[[[[[[[[[[[\nText(\"a\")", "/* [[[[[[[[[[[[[[[[ */ Text(\"a\")",
    "let a = [[1, 2], [3, [4]]]", #"Text("\(["[[[[[[[[[[[[[[[["].count) [[[[[[[[[[[[[[[")"#,
    #"Text("a\"[[[[[[[[[[[[[[[[")"#,
  ]) func whatPeopleWriteIsTaken(source: String) {
    #expect(BracketNesting.excess(in: source) == nil)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 11), 10), (#"Text("\("# + String(repeating: "[", count: 11), 18),
    (String(repeating: "(", count: 121), 120), (String(repeating: "{ ", count: 121), 240),
  ]) func excessIsFoundWhereItBegins(source: String, place: Int) {
    #expect(BracketNesting.excess(in: source) == place)
  }
}
