import Notation
import Notes
import TestSupport
import Testing

@testable import Figures

/// A fence's Swift is parsed once, whoever asks for its figure.
@Suite struct ParseCountTests {
  private static let sources = [
    "struct Card: View {\n  var title: String\n  var body: some View { Text(title).padding() }\n}",
    "Card(title: \"One\")", "Card(title: \"Two\")", "HStack { Card(title: name); Color.red }",
    "Button(\"Add\") { }.onTapGesture { }",
  ]
  private static let note = """
    ```swift
    \(sources[0])
    ```

    ```swift view-tree id=one show=picture,steps,structure,code
    \(sources[1])
    ```

    ```swift view-tree compare=one
    \(sources[2])
    ```

    ```swift view-tree let="name = \\"Kim\\"" widths=100,200 show=tree,steps,code
    \(sources[3])
    ```

    ```swift view-tree events="tap Add" sweep=40...60
    \(sources[4])
    ```

    """

  /// What was parsed, and how often.
  private final class Count {
    var counts: [String: Int] = [:]

    var parser: FenceParser {
      FenceParser { text in
        self.counts[text.last == "\n" ? String(text.dropLast()) : text, default: 0] += 1
      }
    }
  }

  private static let once = Dictionary(uniqueKeysWithValues: sources.map { ($0, 1) })

  @Test func forAPage() {
    let count = Count()
    let fences = NoteFences.read(
      Document(text: Self.note, path: "note.md"), path: "note.md", defaults: [], selection: .marked
    ).fences
    let requests = fences.map { fence in
      FigureRequest(
        FenceRequest(count.parser.parse(fence.block.code), kind: fence.kind, options: fence.options), identifier: "f")
    }
    let outcomes = HTMLFigureRenderer(TestAssets.typesetter).figures(for: requests)
    #expect(outcomes.compactMap(\.nodes).count == 4)
    #expect(count.counts == Self.once)
  }

  @Test(arguments: [false, true])
  func forAFileThatOtherProgramsShow(dark: Bool) {
    let count = Count()
    var options = NoteEmbedding.Options()
    options.dark = dark
    let embedding = NoteEmbedder(
      path: "note.md", options: options, typesetter: TestAssets.typesetter, parser: count.parser
    ).embed(Array(Self.note.utf8))
    #expect(embedding.files.count == (dark ? 8 : 4))
    #expect(count.counts == Self.once)
  }

  @Test(arguments: RenderedFence.Form.allCases.filter { !$0.isBitmap })
  func eachFormParsesItsFenceOnce(form: RenderedFence.Form) throws {
    let count = Count()
    let document = Document(text: Self.note, path: "note.md")
    let input = try FenceInput.fence(4, of: document, "note.md", path: nil)
    let options = FigureOptionsReader(input.settings).options
    let rendered = RenderedFence.draw(
      input, options, RenderedFence.Request(form: form), typesetter: TestAssets.typesetter, parser: count.parser)
    #expect(!rendered.output.isEmpty)
    #expect(count.counts == Self.once)
  }
}
