import Markup
import Testing

/// JSON written and read.
@Suite struct JSONTests {
  @Test func membersKeepTheirOrder() {
    let value: JSON = ["b": 1, "a": [true, nil, "x"], "c": .object([("d", .number(0.5))]), "e": .written("1.0")]
    #expect(value.text == "{\"b\":1,\"a\":[true,null,\"x\"],\"c\":{\"d\":0.5},\"e\":1.0}")
  }

  @Test(
    arguments: [
      (-0.0, "0"), (1.5, "1.5"), (0.1234567, "0.123457"), (1e300, "1e+300"), (9e15, "9000000000000000"),
      (.infinity, "\"inf\""), (-.infinity, "\"-inf\""), (.nan, "null"), (1e12, "1000000000000"),
    ] as [(Double, String)])
  func numbersAreWrittenShort(_ value: Double, _ text: String) {
    #expect(JSON.number(value).text == text)
    #expect(JSON.text(value) == text)
  }

  @Test func stringsAreEscaped() {
    #expect(
      JSON.string("\"\\\n\r\t\0\u{1B}\u{7F}\u{9F}\u{2028}é👩").text
        == "\"\\\"\\\\\\n\\r\\t\\u0000\\u001b\\u007f\\u009f\\u2028é👩\"")
  }

  @Test(arguments: [
    "{\"a\":[1,-2.5,1e3,0],\"b\":{\"c\":null}}", " [ true , false ] ", "\"\\ud83d\\ude00\\u00e9\\/\\b\\f\"", "0", "[]",
    "{}",
    "\t\r\n1 ",
  ])
  func whatIsJSONIsRead(_ text: String) throws {
    let value = try #require(JSON.parse(text))
    #expect(JSON.parse(value.text) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "01", "1.", ".5", "+1", "1e", "tru", "\"\\x\"", "\"\\ud83d\"",
    "\"\\ude00\"",
    "\"a\nb\"", "[1] 2", "{a:1}", "'a'", "nan", "1e999", "\"\\u00g0\"", "[", "\"", "{\"a\":1,}",
  ])
  func whatIsNotIsNot(_ text: String) { #expect(JSON.parse(text) == nil) }

  @Test func depthHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSON.parse(nested(512)) != nil)
    #expect(JSON.parse(nested(513)) == nil)
    #expect(JSON.parse(String(repeating: "[", count: 1_000_000)) == nil)
  }

  @Test func valuesAreFoundByName() throws {
    let value = try #require(JSON.parse("{\"id\":1,\"list\":[\"x\",2],\"on\":true,\"id\":2}"))
    #expect(value["id"]?.number == 2)
    #expect(value["list"]?.array?.first?.string == "x")
    #expect(value["on"]?.bool == true)
    #expect(value["none"] == nil)
    #expect(value.members?.names == ["id", "list", "on", "id"])
  }

  @Test(
    arguments: [
      ("{\"id\": 1.0 , \"a\":{\"id\":2}}", "1.0"), ("{\"\\u0069d\":\"x\\u0041\"}", "\"x\\u0041\""),
      ("{\"id\":1,\"id\":[ 2, {} ]}", "[ 2, {} ]"), ("{\"a\":{\"id\":2}}", nil), ("[{\"id\":2}]", nil),
      ("{\"id\":1", nil),
    ] as [(String, String?)])
  func valuesKeepTheirOwnWords(_ text: String, _ written: String?) {
    #expect(JSON.written("id", in: text) == written)
  }
}
