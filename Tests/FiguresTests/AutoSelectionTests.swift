import Foundation
import Notation
import Notes
import TestSupport
import Testing
import VitrineLayout
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
    for source in [
      "Color.clear", "VStack { Spacer() }", "Text(\" \")", "Color.red.opacity(0)", "VStack { }", "List { }",
      "Form { Section { } }",
    ] {
      #expect(outcomes([source])[0].outcome != .drawn, "\(source)")
    }
    #expect(outcomes(["Color.red"])[0].outcome == .drawn)
  }

  @Test func aPictureIsDrawnOnce() {
    let found = outcomes(["Text(\"a\")", "struct V: View { var body: some View { Text(\"a\") } }", "Text(\"b\")"])
    #expect(found.map(\.outcome) == [.drawn, .code(reason: "the same picture as an earlier one"), .drawn])
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

  @Test(arguments: [
    "struct V: View { @State var on = false; var body: some View { Button(action: { on.toggle() }, label: { Text(\"a\") }) } }",
    "struct V: View { @Environment(\\.openURL) var open; var body: some View { Button(\"a\") { open(URL(string: \"b\")!) } } }",
    "Button(\"a\") { }.accessibilityHint(\"b\")", "Button(\"a\") { }.keyboardShortcut(\"s\")",
  ]) func aPlainButtonForWhatItDoesIsCode(_ source: String) { #expect(outcomes([source])[0].outcome != .drawn) }

  @Test(arguments: [
    "Button(\"a\") { }", "Button(\"a\", role: .destructive) { print(1) }", "Button(\"a\") { print(1) }.padding()",
    "Button(\"a\", systemImage: \"star\") { print(1) }",
    "Button { print(1) } label: { Label(\"a\", systemImage: \"star\") }",
    "struct V: View { @State var n = 0; var body: some View { Button(\"Count \\(n)\") { n += 1 } } }",
    "VStack { Button(\"a\") { print(1) }; Button(\"b\") { print(2) } }",
    "VStack { Button(\"a\") { print(1) }; Text(\"b\") }",
  ]) func aButtonForItsLooksIsDrawn(_ source: String) { #expect(outcomes([source])[0].outcome == .drawn) }

  /// What stands behind a button and is not seen does not make the button worth a picture.
  @Test func whatAButtonOpensIsDrawnWhateverIsBehindIt() throws {
    let measured = ".background(GeometryReader { proxy in Color.clear.onAppear { print(proxy.size) } })"
    let drawn = outcomes([
      Self.opener.replacingOccurrences(
        of: "Button(\"Open\") { isShown = true }", with: "VStack { Button(\"Open\") { isShown = true }\(measured) }")
    ])[0]
    #expect(drawn.outcome == .drawn)
    #expect(try #require(drawn.figures.first?.rendering.root).text.contains("In the sheet"))
  }

  @Test(arguments: [
    "Text(\"a\").onTapGesture { print(1) }", "Text(\"a\").contextMenu { Button(\"b\") { } }",
    "Text(\"a\").gesture(DragGesture())", "Text(\"a\").refreshable { }",
  ]) func aPlainTextForWhatHappensToItIsCode(_ source: String) { #expect(outcomes([source])[0].outcome != .drawn) }

  @Test(arguments: [
    "Text(\"a\").bold().onTapGesture { print(1) }", "HStack { Text(\"a\"); Text(\"b\") }.onTapGesture { print(1) }",
    "struct V: View { @State var n = 0; var body: some View { Text(\"\\(n)\").onTapGesture { n += 1 } } }",
    "Circle().onTapGesture { print(1) }", "Text(\"a\").onAppear { print(1) }",
  ]) func whatHasLooksIsDrawn(_ source: String) { #expect(outcomes([source])[0].outcome == .drawn) }

  /// Where all that is seen would be seen wrongly, nobody is shown it who did not ask.
  @Test func whatAPictureWouldGetWrongIsCode() {
    let effect = ".colorEffect(ShaderLibrary.tint())"
    #expect(outcomes(["Image(\"photo\")\(effect)"])[0].outcome == .code(reason: "'.colorEffect' is not drawn"))
    #expect(outcomes(["Image(systemName: \"heart.fill\").symbolRenderingMode(.multicolor)"])[0].outcome != .drawn)
    let long = "VStack { Text(\"a\"); Text(\"b\"); Text(\"c\")\(effect) }"
    #expect(outcomes([long])[0].outcome == .drawn)
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
    let strip = drawn(source).figures.first?.cells ?? []
    #expect(strip.map(\.label) == ["sheet", "alert", "dialog", "popover", "inspector", "full-screen cover"])
    for (word, cell) in zip(["sheet", "Yes", "One", "bubble", "column", "cover"], strip) {
      #expect(cell.rendering.marks.words.contains(word), "\(word)")
    }
  }

  /// What is presented from the beginning is drawn without being asked for; a sheet rests at its least detent.
  @Test(arguments: [
    ("[.medium, .large]", 240.0), ("[.height(100), .large]", 100), ("[.fraction(0.25)]", 120), ("[.large]", 470),
    ("[.fraction(20)]", 470),
  ]) func aSheetRestsAtItsDetent(_ detents: String, _ height: Double) {
    let source = """
      struct V: View {
        @State private var isShown = true
        var body: some View {
          Text("behind").sheet(isPresented: $isShown) { Color.red.presentationDetents(\(detents)) }
        }
      }
      """
    let drawn = FigurePipeline.draw(source, with: TestAssets.typesetter)
    func colors(_ node: RenderedNode) -> [RenderedNode] {
      (node.type == "Color" && node.argument == "red" ? [node] : []) + node.children.flatMap(colors)
    }
    let red = drawn.figures.first?.rendering.root.map(colors)?.first
    #expect(red?.frame == Rect(x: 0, y: 480 - height, width: 320, height: height))
  }

  @Test func anItemThatIsMissingIsNotPresented() {
    let source = """
      struct Word: Identifiable { let id: String }
      struct V: View {
        @State private var word: Word?
        var body: some View { Text("behind").sheet(item: $word) { Text($0.id) } }
      }
      """
    let drawn = drawn(source)
    #expect(drawn.figures.first?.rendering.root?.text.contains("behind") == true)
    #expect(!drawn.diagnostics.contains { $0.severity == .error })
  }
}

/// `show=presented` with an item that nobody chose yet.
@Suite struct PresentedExampleTests {
  private func words(_ source: String) -> [String] {
    var options = FigureOptions()
    options.show = [.presented]
    return FigurePipeline.draw(source, options, with: TestAssets.typesetter).figures.first?.rendering.marks.words ?? []
  }

  private static let item = "struct Item: Identifiable { var id: String { name }; let name: String }"

  /// Of what the view has, of what its model has, of the type's own examples, of its cases.
  @Test(arguments: [
    (
      "struct V: View { @State var one: Item?; let all = [Item(name: \"first\")]; "
        + "var body: some View { Text(\"behind\").sheet(item: $one) { Text(\"sheet \" + $0.name) } } }", "sheet first"
    ),
    (
      "@Observable class M { var all = [Item(name: \"kept\")] }\n"
        + "struct V: View { @State var model = M(); @State var one: Item?; "
        + "var body: some View { Text(\"behind\").popover(item: $one) { Text(\"about \" + $0.name) } } }", "about kept"
    ),
    (
      "extension Item { static let example = Item(name: \"sample\") }\n"
        + "struct V: View { @State var one: Item?; "
        + "var body: some View { Text(\"behind\").sheet(item: $one) { Text(\"sheet \" + $0.name) } } }", "sheet sample"
    ),
    (
      "enum Kind: String, Identifiable { case small, large; var id: String { rawValue } }\n"
        + "struct V: View { @State var one: Kind?; "
        + "var body: some View { Text(\"behind\").fullScreenCover(item: $one) { Text(\"cover \" + $0.rawValue) } } }",
      "cover small"
    ),
  ]) func anExampleIsPresented(_ source: String, _ shown: String) {
    #expect(words(Self.item + "\n" + source).joined(separator: " ").contains(shown))
  }

  @Test func withoutAskingNothingIs() {
    let source =
      Self.item + "\nstruct V: View { @State var one: Item?; let all = [Item(name: \"first\")]; "
      + "var body: some View { Text(\"behind\").sheet(item: $one) { Text(\"sheet \" + $0.name) } } }"
    let drawn = FigurePipeline.draw(source, with: TestAssets.typesetter)
    #expect(drawn.figures.first?.rendering.marks.words == ["behind"])
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
