import Diagnostics
import Notation
import TestSupport
import Testing

@testable import Figures

/// What figures tell in words.
@Suite struct WordTests {
  @Test(arguments: TextCase.all(in: "words.txt"))
  func eachFigureIsDescribedInWords(_ one: TextCase) {
    #expect(Self.told(one) == one.expected, "\(one.place)")
  }

  private static func told(_ one: TextCase) -> String {
    let reader = FigureOptionsReader([
      .book,
      FigureSetting(key: "width", value: "100"), FigureSetting(key: "height", value: "50"),
      FigureSetting(key: "show", value: one.settings["show"] ?? "picture"),
      FigureSetting(key: "lenient", value: one.settings["lenient"] == nil ? "false" : "true"),
    ])
    let isTree = one.settings["tree"] != nil
    let fence = isTree ? ParsedFence(plain: one.input) : ParsedFence(one.input)
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let drawn = pipeline.draw(FenceRequest(fence, kind: isTree ? .tree : .figure, options: reader.options))
    if case .code(let reason) = drawn.outcome { return "code: " + reason }
    let text = RenderText.text(of: drawn) + drawn.diagnostics.map { "\($0.severity): \($0.message)\n" }.joined()
    return String(text.reversed().drop { $0.isNewline }.reversed())
  }
}
