import Diagnostics
import TestSupport
import VitrineUI

@testable import Notation
@testable import VitrineUI

/// What can be seen of a fence: its marks and tree, and both again after everything in it was acted on.
struct EffectProbe: Hashable {
  let picture: String
  let problems: [String]

  /// - Parameter body: the views of a fence, among which is the call.
  init(_ body: String) {
    let source = """
      struct Leaf: Identifiable {
        let name: String
        var children: [Leaf]? = nil
        var others: [Leaf]? = nil
        var id: String { name }
      }
      struct Boxed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
      }
      struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
      }
      struct Probe: View {
        @State private var number = 0.5
        @State private var count = 1
        @State private var flag = true
        @State private var text = "abc"
        @State private var chosen = "b"
        @State private var date = Date(timeIntervalSince1970: 1_000_000)
        @State private var color = Color.red
        var body: some View { \(body); Text("\\(number) \\(count) \\(flag) \\(text) \\(chosen)") }
      }
      Probe()
      """
    let notebook = Notebook()
    let result = notebook.evaluate(source)
    var seen = ""
    for drawing in result.drawings {
      let states = StateStore()
      for round in 0..<2 {
        states.forgetUse()
        let (rendering, root, _) = Renderer.tree(
          drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter), states: states,
          limits: RenderGraph.Limits())
        seen += "\(round) \(rendering.marks)\n\(rendering.root.map(Self.tree) ?? "")\n"
        if round == 0, let root { Self.act(on: root) }
      }
    }
    picture = seen
    let errors = result.diagnostics + notebook.failuresWhileRendering(result.source)
    problems = errors.filter { $0.severity == .error }.map(\.message)
  }

  private static func tree(_ node: RenderedNode) -> String {
    "(\(node.type) \(node.argument) \(node.frame) \(node.children.map(tree).joined()))"
  }

  /// Does what can be done with each control.
  private static func act(on node: RenderNode) {
    (node.traits["action"] as? () -> Void)?()
    (node.traits["increment"] as? () -> Void)?()
    (node.traits["increment"] as? () -> Void)?()
    (node.traits["decrement"] as? () -> Void)?()
    (node.traits["setNumber"] as? (Double) -> Void)?(0.37)
    (node.traits["setText"] as? (String) -> Void)?("new")
    node.children.forEach(act)
  }
}
