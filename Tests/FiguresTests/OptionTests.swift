import Diagnostics
import Notation
import TestSupport
import Testing

@testable import Figures

/// Each option of a fence does what it does in pages also in files, in pictures by themselves, in JSON and in text.
@Suite struct OptionTests {
  enum Form: CaseIterable, Sendable { case page, embedded, svg, json, text }

  struct Case: Sendable, CustomTestStringConvertible {
    var key: String
    var value: String
    var source: String
    /// Where it says nothing, for a reason.
    var silent: [Form] = []
    /// What the option had before.
    var former: String?

    var testDescription: String { "\(key)=\(value)" }
  }

  private static let text = "Text(\"A text that is long enough to wrap\")"
  private static let counter = """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Add") { count += 1 }.frame(width: count > 0 ? 90 : 60) }
    }
    """

  /// It shows how many models its values have made.
  private static let maker = """
    struct Made { static var count = 0 }
    @Observable final class Model { init() { Made.count += 1 } }
    struct Row: View {
      let n: Int
      @State private var model = Model()
      var body: some View { Text("\\(n): \\(Made.count)") }
    }
    struct Maker: View {
      @State private var n = 0
      var body: some View { Row(n: n).onAppear { n = 1 } }
    }
    """

  private static let presenter = """
    struct Presenter: View {
      @State private var isShown = false
      var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("In the sheet") } }
    }
    """

  /// It moves when it appears.
  private static let mover = """
    struct Mover: View {
      @State private var isThere = false
      var body: some View {
        Text("a").offset(x: isThere ? 20 : 0).animation(.linear(duration: 1), value: isThere).onAppear { isThere = true }
      }
    }
    """

  static let cases = [
    Case(key: "width", value: "100", source: "Color.red"), Case(key: "height", value: "100", source: "Color.red"),
    Case(key: "device", value: "watch", source: "Color.red"),
    Case(key: "sweep", value: "40...200", source: text),
    Case(key: "sweep-height", value: "40...200", source: "Color.red"),
    Case(key: "widths", value: "100,200", source: text), Case(key: "types", value: "small,large", source: text),
    Case(key: "dirs", value: "ltr,rtl", source: "HStack { Text(\"a\"); Spacer() }"),
    Case(key: "schemes", value: "light,dark", source: text),
    Case(key: "compare", value: "width=60", source: text), Case(key: "events", value: "tap Add", source: counter),
    Case(key: "animation", value: "frames", source: mover), Case(key: "times", value: "0,0.3", source: mover),
    Case(key: "live", value: "3", source: counter),
    Case(key: "vary", value: "spacing: 0...40", source: "HStack(spacing: 8) { Text(\"a\"); Text(\"b\") }"),
    Case(key: "let", value: "greeting = \"Hi\"", source: "Text(greeting)"),
    Case(
      key: "at", value: "first",
      source: "struct V: View { @State var n = 1; var body: some View { Text(\"\\(n)\").onAppear { n = 1000 } } }"),
    Case(key: "hover", value: "types", source: text, silent: [.json, .text, .svg, .embedded]),
    Case(key: "advice", value: "false", source: "HStack { Spacer(); Text(\"a\") }"),
    Case(key: "now", value: "2025-03-14T15:09", source: "Text(Date(), style: .date)"),
    Case(key: "lenient", value: "true", source: "Text(greeting)"),
    Case(key: "fails", value: "missing return", source: text),
    // Less than it needs: a thousandth of a second is some steps.
    Case(key: "limit", value: "0.001", source: "Text(\"\\((0..<5000).reduce(0, +))\")"),
    // A claim that doesn't hold is an error beside the drawing.
    Case(key: "expect", value: "1x1", source: text),
    Case(key: "measured", value: "a 0 0 10 _", source: text + ".id(\"a\")", silent: [.json, .text]),
    Case(key: "platform", value: "ios", source: text),
    Case(key: "toolchain", value: "xcode26", source: maker),
    // Files follow no page.
    Case(key: "appearance", value: "light", source: text, silent: [.embedded, .svg, .json, .text]),
    // Words below a figure, and those by which a picture is known to who doesn't see it, are the page's.
    Case(key: "caption", value: "Words", source: text, silent: [.svg, .json, .text]),
    // The name of a figure in its note and of its file.
    Case(key: "id", value: "name", source: text, silent: [.page, .svg, .json, .text]),
    Case(key: "scale", value: "3", source: text),
    // Colours are no matter of layout.
    Case(key: "scheme", value: "dark", source: text, silent: [.page, .json, .text]),
    Case(key: "dir", value: "rtl", source: "HStack { Text(\"a\"); Spacer() }", silent: [.text]),
    Case(key: "type", value: "xxxLarge", source: text),
  ]

  private static let custom = "struct V: View { var body: some View { Text(\"a\").padding().tint(.red) } }"
  private static let stack = "HStack { Color.red; Text(\"a\").padding() }"

  /// Each part of a figure, beside another.
  static let parts: [Case] = [
    // JSON has all views and steps, and text the tree and the steps, whatever is drawn.
    Case(key: "show", value: "tree,picture", source: stack, silent: [.json, .text], former: "tree"),
    Case(key: "show", value: "picture,dimensions", source: stack, silent: [.json, .text], former: "picture"),
    Case(key: "show", value: "picture,frames", source: stack, silent: [.json, .text], former: "picture"),
    Case(key: "show", value: "picture,guides", source: stack, silent: [.json, .text], former: "picture"),
    Case(key: "show", value: "picture,tree", source: stack, silent: [.json, .text], former: "picture"),
    Case(key: "show", value: "picture,steps", source: stack, silent: [.json, .text], former: "picture"),
    Case(key: "show", value: "picture,sizes", source: stack, silent: [.json, .text], former: "picture"),
    // What views ask for is no part of the conversation that text tells.
    Case(key: "show", value: "picture,probes", source: stack, silent: [.text], former: "picture"),
    Case(key: "show", value: "picture,structure", source: stack, former: "picture"),
    Case(key: "show", value: "structure", source: stack, former: "picture"),
    // Who asks for a file has the source.
    Case(
      key: "show", value: "picture,code", source: stack, silent: [.embedded, .svg, .json, .text], former: "picture"),
    Case(key: "show", value: "picture,state", source: counter, former: "picture"),
    Case(key: "show", value: "picture,updates", source: counter, former: "picture,state"),
    Case(key: "show", value: "picture,graph", source: counter, former: "picture,state"),
    Case(key: "show", value: "picture,identity", source: counter, former: "picture,state"),
    Case(key: "show", value: "picture,lifetime", source: counter, former: "picture,state"),
    Case(key: "show", value: "tree,wrappers", source: custom, former: "tree"),
    Case(key: "show", value: "picture,placing", source: stack, former: "picture"),
    Case(key: "show", value: "picture,ownership", source: counter, former: "picture,state"),
    Case(key: "show", value: "picture,presented", source: presenter, former: "picture,state"),
    // JSON has them always.
    Case(
      key: "show", value: "tree,internals", source: "Toggle(\"On\", isOn: .constant(true))", silent: [.json],
      former: "tree"),
  ]

  /// A language changes the outlines of letters alone, which the tests of text compare; numbers that are excepted
  /// change nothing that is drawn.
  @Test func everyOptionHasACase() {
    #expect(Set((Self.cases + Self.parts).map(\.key)) == Set(FenceOption.names).subtracting(["locale", "unmeasured"]))
    let last = Self.parts.compactMap { $0.value.split(separator: ",").last.map(String.init) }
    #expect(Set(last) == Set(FigureOptions.Panel.allCases.map(\.rawValue)))
  }

  @Test(arguments: cases + parts)
  func anOptionWorksInEachForm(_ one: Case) throws {
    let setting = FigureSetting(key: one.key, value: one.value)
    #expect(FigureOptionsReader([setting]).diagnostics == [])
    let before = one.former.map { [FigureSetting(key: one.key, value: $0)] } ?? []
    for form in Form.allCases {
      let (without, with) = (try output(form, one.source, before), try output(form, one.source, [setting]))
      // Where it is silent, too: a reason that no longer holds is not to stay.
      #expect((without == with) == one.silent.contains(form), "\(form)")
    }
  }

  /// What is written, and what is said.
  private func output(_ form: Form, _ source: String, _ settings: [FigureSetting]) throws -> String {
    switch form {
    case .page:
      let request = FenceRequest(ParsedFence(source), options: FigureOptionsReader([.book] + settings).options)
      let outcome = HTMLFigureRenderer(TestAssets.typesetter).figures(for: [FigureRequest(request, identifier: "f")])[0]
      return (outcome.nodes ?? []).html + Self.said(outcome.drawn.diagnostics)
    case .embedded:
      var options = NoteEmbedding.Options()
      (options.settings, options.outlines) = ([.book] + settings, true)
      let note = "```swift view-tree\n\(source)\n```\n"
      let embedding = NoteEmbedder(path: "note.md", options: options, typesetter: TestAssets.typesetter).embed(
        Array(note.utf8))
      // The comment before the figure remembers each option, whether or not it changes anything.
      let text = String(decoding: embedding.text, as: UTF8.self).replacing(/<!-- vitrine:figure [^>]*>/, with: "")
      return text + embedding.files.map(\.contents).joined()
        + Self.said(embedding.diagnostics)
    case .svg: return rendered(.svg, source, settings)
    case .json: return rendered(.json, source, settings)
    case .text: return rendered(.text, source, settings)
    }
  }

  private func rendered(_ form: RenderedFence.Form, _ source: String, _ settings: [FigureSetting]) -> String {
    let input = FenceInput(source: source, path: "a.swift", file: SourceFile(path: "a.swift", text: source))
    let drawn = RenderedFence.draw(
      input, FigureOptionsReader([.book] + settings).options, RenderedFence.Request(form: form, outlinesText: true),
      typesetter: TestAssets.typesetter)
    return String(decoding: drawn.output, as: UTF8.self) + Self.said(drawn.diagnostics)
  }

  private static func said(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(\.message).joined(separator: "\n") }
}
