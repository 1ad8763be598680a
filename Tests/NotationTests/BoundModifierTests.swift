import Diagnostics
import Foundation
import Notation
import TestSupport
import Testing
import VitrineUI

/// Arguments of modifiers and views that have to change what is drawn.
struct BoundModifierTests {
  private func drawn(_ source: String) throws -> (rendering: Rendering, problems: [Diagnostic]) {
    let notebook = Notebook()
    let result = notebook.evaluate(source)
    let drawing = try #require(result.drawings.first, "\(result.diagnostics.map(\.message))")
    let rendering = Renderer.render(
      drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    return (rendering, result.diagnostics + notebook.failuresWhileRendering(result.source))
  }

  /// Two fences that differ in one argument are two pictures.
  @Test(arguments: [
    (
      "Text(\"a\").dynamicTypeSize(.accessibility1 ... .accessibility3)",
      "Text(\"a\").dynamicTypeSize(.accessibility5 ... .accessibility5)"
    ),
    ("Text(\"a\").dynamicTypeSize(...DynamicTypeSize.xSmall)", "Text(\"a\").dynamicTypeSize(...DynamicTypeSize.large)"),
    ("Text(\"a\").dynamicTypeSize(DynamicTypeSize.xxxLarge...)", "Text(\"a\")"),
    ("Text(\"a\").transformEnvironment(\\.font) { $0 = .largeTitle }", "Text(\"a\")"),
    (
      "Text(\"a\").frame(width: 99, alignment: .leading).transformEnvironment(\\.layoutDirection) { $0 = .rightToLeft }",
      "Text(\"a\").frame(width: 99, alignment: .leading)"
    ),
    (
      "Color.red.overlay(.blue, in: Path { p in p.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }, fillStyle: FillStyle(eoFill: true))",
      "Color.red.overlay(.blue, in: Path { p in p.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) })"
    ),
    (
      "Color.red.background(.blue, in: Circle(), fillStyle: FillStyle(eoFill: true))",
      "Color.red.background(.blue, in: Circle())"
    ),
    ("Color.red.background(in: Circle(), fillStyle: FillStyle(eoFill: true))", "Color.red.background(in: Circle())"),
    (
      "Color.red.mask(alignment: .topLeading) { Circle().frame(width: 9, height: 9) }",
      "Color.red.mask { Circle().frame(width: 9, height: 9) }"
    ),
    (
      "struct A<C: View>: View { @ViewBuilder var content: C; var body: some View { VStack { ForEach(subviews: content) { Text(\"x\"); $0 } } } }\nA { Text(\"a\"); Text(\"b\") }",
      "struct A<C: View>: View { @ViewBuilder var content: C; var body: some View { VStack { content } } }\nA { Text(\"a\"); Text(\"b\") }"
    ),
    ("Text(\"a\").redacted(reason: .placeholder)", "Text(\"a\")"),
    ("Text(\"a\").unredacted().redacted(reason: [.placeholder])", "Text(\"a\").redacted(reason: [.placeholder])"),
    ("Text(\"a\").privacySensitive().redacted(reason: .privacy)", "Text(\"a\").redacted(reason: .privacy)"),
    ("Color.red.luminanceToAlpha()", "Color.red"),
    (
      "Text(\"a\").flipsForRightToLeftLayoutDirection(true).environment(\\.layoutDirection, .rightToLeft)",
      "Text(\"a\").flipsForRightToLeftLayoutDirection(false).environment(\\.layoutDirection, .rightToLeft)"
    ),
    ("Text(\"a\").background(in: Circle()).backgroundStyle(.red)", "Text(\"a\").background(in: Circle())"),
    ("Text(\"a\").underline(pattern: .dash)", "Text(\"a\").underline()"),
    ("Text(\"a\").underline(color: .red)", "Text(\"a\").underline(color: .blue)"),
    ("VStack { Text(\"a\") }.strikethrough(pattern: .dot)", "VStack { Text(\"a\") }.strikethrough()"),
    ("Rectangle().scale(x: 0.5)", "Rectangle().scale(x: 0.25)"),
    ("Color.red.blendMode(.multiply)", "Color.red.blendMode(.screen)"),
  ]) func argumentsAreSeen(_ one: String, _ other: String) throws {
    let (first, second) = (try drawn(one), try drawn(other))
    #expect(first.problems.isEmpty && second.problems.isEmpty, "\((first.problems + second.problems).map(\.message))")
    #expect(first.rendering.marks != second.rendering.marks)
  }

  @Test func eachSubviewIsGivenToTheClosure() throws {
    let source = """
      struct Row<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { HStack { ForEach(subviews: content) { $0.padding() } } }
      }
      Row { Text("a"); ForEach(0..<2) { Text("\\($0)") }; if true { Text("z") } }
      """
    let (rendering, problems) = try drawn(source)
    #expect(problems.isEmpty)
    #expect(texts(rendering) == ["a", "0", "1", "z"])
  }

  @Test func timersShowWhatIsLeft() throws {
    let now = "Date(timeIntervalSinceReferenceDate: 0)"
    let interval = "\(now)...\(now).addingTimeInterval(3_905)"
    #expect(texts(try drawn("Text(timerInterval: \(interval))").rendering) == ["1:05:05"])
    #expect(texts(try drawn("Text(timerInterval: \(interval), showsHours: false)").rendering) == ["65:05"])
    #expect(texts(try drawn("Text(timerInterval: \(interval), countsDown: false)").rendering) == ["0:00"])
    let paused = "Text(timerInterval: \(interval), pauseTime: \(now).addingTimeInterval(5))"
    #expect(texts(try drawn(paused).rendering) == ["1:05:00"])
  }

  @Test func aKeyboardIsNoReasonToReachOverEdges() throws {
    let safe = try drawn("Color.red.ignoresSafeArea(.keyboard)").rendering
    #expect(safe.marks == (try drawn("Color.red.ignoresSafeArea(edges: [])").rendering.marks))
  }

  /// Codes and opacities in per cent, in light and dark, as Apple's design resources list them.
  @Test(arguments: [
    ("Color(.systemGray2)", "aeaeb2 100 636366 100"), ("Color(.systemGray5)", "e5e5ea 100 2c2c2e 100"),
    ("Color(uiColor: .systemGray6)", "f2f2f7 100 1c1c1e 100"), ("Color(UIColor.red)", "ff0000 100 ff0000 100"),
    ("Color(.lightGray)", "aaaaaa 100 aaaaaa 100"), ("Color(.systemFill)", "787880 20 787880 36"),
    ("Color(.secondarySystemFill)", "787880 16 787880 32"), ("Color(.quaternarySystemFill)", "787880 8 787880 18"),
    ("Rectangle().fill(.fill)", "787880 20 787880 36"), ("Rectangle().fill(.fill.secondary)", "787880 16 787880 32"),
    ("Rectangle().fill(.fill.tertiary)", "787880 12 787880 24"),
    ("Rectangle().fill(.fill.quaternary)", "787880 8 787880 18"),
  ])
  func coloursOfTheSystemHaveTheirTones(_ source: String, _ expected: String) throws {
    func inks(_ marks: [Mark]) -> [Ink] {
      marks.flatMap { mark in
        switch mark {
        case .rectangle(_, _, .ink(let ink)?, _): [ink]
        case .group(let inner, _): inks(inner)
        default: [] as [Ink]
        }
      }
    }
    func code(_ color: RGBA) -> String {
      let parts = [color.red, color.green, color.blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }
      return "\(parts.joined()) \(Int((color.opacity * 100).rounded()))"
    }
    #expect(inks(try drawn(source).rendering.marks).map { "\(code($0.light)) \(code($0.dark))" } == [expected])
  }

  private func texts(_ rendering: Rendering) -> [String] {
    func texts(_ marks: [Mark]) -> [String] {
      marks.flatMap { mark in
        switch mark {
        case .text(let text): [text.text]
        case .group(let inner, _): texts(inner)
        default: [] as [String]
        }
      }
    }
    return texts(rendering.marks)
  }
}
