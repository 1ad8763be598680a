import Diagnostics
import Foundation
import TestSupport
import VitrineLayout

@testable import FenceEvaluation
@testable import Notation
@testable import VitrineUI

/// What can be seen of views: their marks and tree, and both again after everything in them was acted on.
struct EffectProbe {
  let pictures: [Picture]
  /// What is wrong with the fence.
  let problems: [String]

  struct Picture: Hashable {
    let marks: [Mark]
    let nodes: [Node]
    /// What went wrong while it was drawn.
    let problems: [String]

    init(_ rendering: Rendering) {
      marks = rendering.marks
      nodes = rendering.root.map(EffectProbe.nodes) ?? []
      problems = rendering.remarks.filter { $0.severity == .error }.map(\.message)
    }
  }

  /// What the JSON tells of a view.
  struct Node: Hashable {
    let type: String
    let argument: String
    let id: String?
    let frame: Rect
  }

  /// - Parameters:
  ///   - views: the views of a fence, among which is the call.
  ///   - isLive: whether time goes by.
  ///   - notebook: the notebook with the declarations that the views need.
  init(_ views: String, isLive: Bool, in notebook: Notebook) {
    let source = """
      struct Probe: View {
        @State private var number = 0.5
        @State private var count = 1
        @State private var flag = true
        @State private var text = "abc"
        @State private var blank = ""
        @State private var chosen = "b"
        @State private var date = Date(timeIntervalSince1970: 1_000_000)
        @State private var color = Color.red
        @State private var position = ScrollPosition()
        @State private var leaves = [Leaf(name: "a")]
        var body: some View {
          \(views)
          Text("\\(number) \\(count) \\(flag) \\(text)\\(blank) \\(chosen) \\(date.timeIntervalSince1970) \\(color)")
        }
      }
      Probe()
      """
    let result = notebook.evaluate(ParsedFence(source), lives: isLive)
    pictures = result.drawings.flatMap { drawing in
      isLive ? Self.living(drawing.view, in: notebook) : Self.acting(drawing.view)
    }
    let errors = result.diagnostics + notebook.failuresWhileRendering(result.source)
    problems =
      errors.filter { $0.severity == .error }.map(\.message) + pictures.flatMap(\.problems)
      + (result.drawings.isEmpty ? ["nothing is drawn"] : [])
  }

  private static var options: RenderOptions {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    (options.traced, options.probesSizing) = (false, false)
    options.safeAreaInsets = EdgeInsets(top: 20, leading: 6, bottom: 10, trailing: 8)
    options.pictures = PictureLibrary([
      "one": .init(source: "one.png", size: Size(40, 20)),
      "another one": .init(source: "another.png", size: Size(9, 9)),
    ])
    return options
  }

  /// The views at rest, and after everything in them was acted on.
  private static func acting(_ view: any View) -> [Picture] {
    let states = StateStore()
    defer { states.letGo() }
    var pictures: [Picture] = []
    for round in 0..<2 {
      let tree = Renderer.tree(view, options: options, states: states, limits: RenderGraph.Limits())
      pictures.append(Picture(tree.rendering()))
      guard round == 0, let root = tree.root, act(on: root) else { break }
    }
    return pictures
  }

  /// The views when they appear, some time later, after a tap on the button that says "go", and some time after that.
  private static func living(_ view: any View, in notebook: Notebook) -> [Picture] {
    notebook.living { clock in
      let live = ViewSession(view, options: options, clock: clock)
      var pictures = [Picture(live.render())]
      try? live.wait(2)
      pictures.append(Picture(live.render()))
      try? live.tap("go")
      try? live.tap("one")
      try? live.write("z", in: "field")
      pictures.append(Picture(live.render()))
      try? live.submit("field")
      try? live.pull(nil)
      try? live.tap("a")
      try? live.doubleTap("a")
      try? live.longPress("a")
      try? live.drag(by: Size(width: 30, height: 10), nil)
      try? live.scroll(by: 50, "a")
      pictures.append(Picture(live.render()))
      for isLeft in [true, false] {
        try? live.swipe(left: isLeft, nil)
        pictures.append(Picture(live.render()))
        try? live.tap("Delete")
      }
      pictures.append(Picture(live.render()))
      try? live.dismiss()
      try? live.wait(2)
      return pictures + [Picture(live.render())]
    }
  }

  private static func nodes(_ node: RenderedNode) -> [Node] {
    [Node(type: node.type, argument: node.argument, id: node.id, frame: node.frame)] + node.children.flatMap(nodes)
  }

  /// Does what can be done with each control; whether there is one.
  private static func act(on node: RenderNode) -> Bool {
    let actions = node.traits.actions
    actions.tap?()
    actions.increment?()
    actions.increment?()
    actions.decrement?()
    actions.setNumber?(0.37)
    actions.setText?("new")
    let acts: [Any?] = [actions.tap, actions.increment, actions.decrement, actions.setNumber, actions.setText]
    let isControl = acts.contains { $0 != nil }
    return node.children.map(act).contains(true) || isControl
  }
}
