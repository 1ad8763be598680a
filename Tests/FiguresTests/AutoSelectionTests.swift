import Notation
import Notes
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// Of fences that nobody marked those are drawn that show something readers want to see.
@Suite struct AutoSelectionTests {
  private func outcomes(_ fences: [String]) -> [DrawnFence] {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    return fences.map { pipeline.draw(FenceRequest(ParsedFence($0), kind: .figureIfView)) }
  }

  private static let opener = """
    struct Opener: View {
      @State private var isShown = false
      var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("In the sheet") } }
    }
    """

  @Test func nothingPaintedIsNoPicture() {
    for source in ["Color.clear", "VStack { Spacer() }", "Text(\" \")", "Color.red.opacity(0)", "VStack { }"] {
      #expect(outcomes([source])[0].outcome != .drawn, "\(source)")
    }
    #expect(outcomes(["Color.red"])[0].outcome == .drawn)
  }

  @Test func aPictureIsDrawnOnce() {
    let found = outcomes(["Text(\"a\")", "struct V: View { var body: some View { Text(\"a\") } }", "Text(\"b\")"])
    #expect(found.map(\.outcome) == [.drawn, .code(reason: "the same picture as one before"), .drawn])
  }

  @Test(arguments: [
    "VStack {\n  // the rows\n}", "VStack { Text(\"a\")\n  // …\n}", "VStack { Text(\"a\") /* ... */ }",
    "struct V: View {\n  var body: some View {\n    /* body */\n  }\n}\nText(\"a\")",
  ]) func commentsInThePlaceOfCodeAreUnfinished(_ source: String) {
    #expect(ParsedFence(source).isUnfinished)
    #expect(outcomes([source])[0].outcome != .drawn)
  }

  @Test(arguments: [
    "Button(\"a\") { /* saves */ }", "VStack {\n  // a row\n  Text(\"a\")\n}", "Text(\"a\").onAppear { // loads\n}",
    "Text(\"…\") // done",
  ]) func otherCommentsAreNot(_ source: String) { #expect(!ParsedFence(source).isUnfinished) }

  @Test func whatAButtonOpensIsDrawn() throws {
    let drawn = outcomes([Self.opener])[0]
    #expect(drawn.outcome == .drawn)
    let words = try #require(drawn.figures.first?.rendering.root).text
    #expect(words.contains("In the sheet"))
  }

  @Test func aLoneButtonForATaskIsCode() {
    let task = "struct V: View { var body: some View { Button(\"Load\") { Task { print(1) } } } }"
    #expect(outcomes([task])[0].outcome != .drawn)
    #expect(outcomes(["Button(\"Load\") { }.buttonStyle(.bordered)"])[0].outcome == .drawn)
  }

  @Test func bothSchemesAgree() {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let sources = [Self.opener, "Color.clear", "Text(\"a\")", "Text(\"a\")"]
    for source in sources {
      let (light, dark) = pipeline.drawInBothSchemes(FenceRequest(ParsedFence(source), kind: .figureIfView))
      #expect(light.outcome == dark.outcome, "\(source)")
      #expect(light.figures.count == dark.figures.count)
    }
  }

  @Test func aCommentTurnsAFenceOff() {
    let note = "<!-- vitrine: off -->\n```swift\nText(\"a\")\n```\n\n```swift\nText(\"b\")\n```\n"
    let fences = NoteFences.read(
      Document(text: note, path: "note.md"), path: "note.md", defaults: [], selection: .auto
    ).fences
    #expect(fences.map(\.block.code) == ["Text(\"b\")\n"] || fences.map(\.block.code) == ["Text(\"b\")"])
  }
}

extension RenderedNode {
  /// The words of all texts.
  fileprivate var text: String { argument + children.map { " " + $0.text }.joined() }
}

/// `show=presented` draws what waits for a binding.
@Suite struct PresentedPictureTests {
  private func drawn(_ source: String) -> DrawnFence {
    var options = FigureOptions()
    options.show = [.presented]
    return FigurePipeline.draw(source, options, with: TestAssets.typesetter)
  }

  @Test func eachHasItsPicture() {
    let source = """
      struct V: View {
        @State private var a = false
        @State private var b = false
        var body: some View {
          Text("behind").sheet(isPresented: $a) { Text("sheet") }
            .alert("Sure?", isPresented: $b) { Button("Yes") { } }
            .confirmationDialog("Which?", isPresented: $b) { Button("One") { } }
            .popover(isPresented: $a) { Text("bubble") }
            .inspector(isPresented: $a) { Text("column") }
            .fullScreenCover(isPresented: $b) { Text("cover") }
        }
      }
      """
    let strip = drawn(source).figures.first?.strip ?? []
    #expect(strip.map(\.label) == ["sheet", "alert", "dialog", "popover", "inspector", "full-screen cover"])
    for (word, cell) in zip(["sheet", "Yes", "One", "bubble", "column", "cover"], strip) {
      #expect(cell.rendering.marks.words.contains(word), "\(word)")
    }
  }

  @Test func anItemThatIsMissingIsNotPresented() {
    let source = """
      struct V: View {
        @State private var word: String?
        var body: some View { Text("behind").sheet(item: $word) { Text($0) } }
      }
      """
    let drawn = drawn(source)
    #expect(drawn.figures.first?.rendering.root?.text.contains("behind") == true)
    #expect(!drawn.diagnostics.contains { $0.severity == .error })
  }
}

extension [Mark] {
  /// The lines of text that are painted.
  fileprivate var words: [String] {
    flatMap { mark -> [String] in
      switch mark {
      case .group(let inner, _): inner.words
      case .text(let text): [text.text]
      default: []
      }
    }
  }
}
