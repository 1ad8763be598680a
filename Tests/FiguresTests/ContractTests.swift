import Figures
import Markup
import Testing
import VitrineLayout
import VitrineUI

/// The format of `render --json`: numbers and strings as RFC 8259 has them, names as the manual lists them.
@Suite struct ContractTests {
  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0, "0"), (71, "71"), (-1.5, "-1.5"), (.infinity, "\"inf\""), (1.0 / 3, "0.333333"),
    (-0.0000001, "0"),
    (1e9, "1000000000"), (0.000001, "0.000001"), (8.5e12, "8500000000000"), (9.3e12, "9300000000000"),
    (1e13 + 0.5, "10000000000000.5"), (-1e15, "-1000000000000000"), (1e300, "1e+300"),
  ])
  func numbersKeepTheirFormat(value: Double, expected: String) {
    #expect(JSON.text(value) == expected)
  }

  @Test func stringsKeepTheirFormat() {
    #expect(JSON.string("a\"\\\n\u{1}é😀").text == "\"a\\\"\\\\\\n\\u0001é😀\"")
    #expect(JSON.parse(JSON.string("a\"\\\n\u{1}é😀\u{2028}").text) == .string("a\"\\\n\u{1}é😀\u{2028}"))
  }

  @Test func requestsKeepTheirFormat() {
    let request = RenderRequest.read(
      #"{"id": [1, "x"], "source": "Text(\"a\")", "proposal": [null, "inf"], "scale": 3, "dir": "rtl", "show": ["tree"]}"#
    )
    #expect(request.id.text == #"[1, "x"]"#)
    #expect(request.source == "Text(\"a\")")
    #expect(request.options.width == .some(.none))
    #expect(request.options.height == .some(.some(.infinity)))
    #expect(request.options.scale == 3)
    #expect(request.options.direction == .rightToLeft)
    #expect(request.options.show == [.tree])
    #expect(request.diagnostics.isEmpty)
  }

  /// An id comes back as it was written.
  @Test(arguments: [
    ("9007199254740993", "9007199254740993"), (" 1e13 ", "1e13"), ("-0.10", "-0.10"), ("\"a\"", "\"a\""),
    ("null", "null"), ("{\"a\":\"}, \\\" 1\", \"id\":[2]}", "{\"a\":\"}, \\\" 1\", \"id\":[2]}"),
  ])
  func identifiers(written: String, answered: String) {
    for line in [
      "{\"id\":\(written),\"source\":\"x\"}", " { \"source\" : \"id\\\": 7\" , \"\\u0069d\" : \(written) } ",
    ] {
      let request = RenderRequest.read(line)
      #expect(request.diagnostics.isEmpty)
      #expect(request.id.text == answered)
    }
  }

  @Test(arguments: [
    "", "null", "[]", "{", "{\"source\": 1}", "{\"source\": \"x\", \"proposal\": [1]}",
    String(repeating: "[", count: 100_000),
  ])
  func badRequestsAreAnswered(line: String) {
    #expect(RenderRequest.read(line).diagnostics.contains { $0.severity == .error })
  }
}
