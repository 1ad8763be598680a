import Diagnostics
import Notation
import Notes
import TestSupport
import Testing

@testable import Figures

/// Fences that are expected not to compile are code with an error.
@Suite struct ExpectedErrorTests {
  private func drawn(_ source: String, fails: String) -> DrawnFence {
    let options = FigureOptionsReader([FigureSetting(key: "fails", value: fails)]).options
    return FigurePipeline.draw(source, options, with: TestAssets.typesetter)
  }

  @Test func theErrorOfTheEvaluatorIsShownAtItsPlace() {
    let fence = drawn("Text(\"a\")\n  .padding(oops)", fails: "")
    #expect(fence.outcome == .code(reason: "expected not to compile"))
    #expect(fence.mistakes == [.init(place: Location(line: 2, column: 12), message: "cannot find 'oops' in scope")])
    #expect(fence.diagnostics.isEmpty && fence.figures.isEmpty)
  }

  /// swiftc 6.2: `cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'` at 1:19.
  @Test func theGivenErrorIsShownWhereItIsGiven() {
    let message = "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
    let fence = drawn("Toggle(\"a\", isOn: true)", fails: "1:19: " + message)
    #expect(fence.mistakes == [.init(place: Location(line: 1, column: 19), message: message)])
    #expect(drawn("Text(\"a\")", fails: "missing return").mistakes == [.init(place: nil, message: "missing return")])
  }

  @Test func anUnknownErrorIsAWarning() {
    let fence = drawn("let a: Int = 1", fails: "")
    #expect(fence.mistakes.isEmpty)
    #expect(fence.diagnostics.map(\.code) == ["fails"])
  }

  @Test(arguments: [
    ("", "x", 3, true), ("x", "the x of y", 3, true), ("x", "z", 3, false), ("3: x", "x", 3, true),
    ("2: x", "x", 3, false), ("3:7: x", "x", 3, true), ("3:8: x", "x", 3, false), ("3:7:", "anything", 3, true),
  ])
  func anErrorMatches(option: String, text: String, line: Int, matches: Bool) {
    let expected = ExpectedError(FigureSetting(key: "fails", value: option))
    #expect(expected.matches(text, at: Location(line: line, column: 7)) == matches)
  }

  @Test func anOptionIsReadAsItIsWritten() {
    let option = ExpectedError.option("cannot find 'x' in scope", at: Location(line: 3, column: 29))
    #expect(option == "fails=\"3:29: cannot find 'x' in scope\"")
  }

  @Test func anOptionWithoutAValueIsASetting() {
    let document = Document(text: "```swift fails\nlet a = b\n```\n", path: "a.md")
    let fences = NoteFences.read(document, path: "a.md", defaults: [], selection: .marked).fences
    #expect(fences.map(\.kind) == [.figure])
    #expect(fences.first?.options.fails?.message == "")
  }
}
