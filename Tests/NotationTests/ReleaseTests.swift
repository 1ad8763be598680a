import FenceSyntax
import TestSupport
import Testing
import VitrineUI

@testable import FenceEvaluation
@testable import Notation

/// Evaluators of notes that are drawn.
@Suite struct ReleaseTests {
  private static let sources = [
    "Text(\"Hi\").padding()",
    """
    @Observable final class Model { var names = ["a"]; func add() { names.append("b") } }
    struct Names: View {
      @State private var model = Model()
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        ForEach(model.names, id: \\.self) { Text($0) }.onAppear { model.add() }.task { model.add() }
      }
    }
    Names()
    """,
    "GeometryReader { proxy in Text(\"\\(proxy.size.width)\") }",
    """
    extension View { func card() -> some View { padding().background(.blue) } }
    Text("a").card()
    """,
    """
    func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
    let next = counter()
    Text("\\(next())")
    """,
  ]

  @Test(arguments: sources) func anEvaluatorIsReleased(source: String) throws {
    weak var evaluator: Evaluator?
    do {
      let notebook = Notebook()
      let drawing = try #require(notebook.evaluate(ParsedFence(source)).drawings.first)
      _ = Renderer.render(drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
      evaluator = notebook.evaluator
      notebook.close()
    }
    #expect(evaluator == nil)
  }
}
