import FenceEvaluation
import VitrineUI

/// What the engine saw when it drew a fence: what advice refers to.
package struct SeenByEngine {
  /// One picture of a film strip.
  package struct Frame {
    /// What happened before it.
    let event: String
    /// The bodies that ran, and why.
    let bodies: [BodyRun]
    /// Pieces of state, each with the number of the node that it belongs to.
    let state: [(node: Int, name: String, value: String)]
    /// Custom views that came.
    let made: [(view: String, node: Int)]
    /// Those that went.
    let gone: [(view: String, node: Int)]

    package init(
      event: String, bodies: [BodyRun], state: [(node: Int, name: String, value: String)],
      made: [(view: String, node: Int)], gone: [(view: String, node: Int)]
    ) {
      (self.event, self.bodies, self.state) = (event, bodies, state)
      (self.made, self.gone) = (made, gone)
    }
  }

  /// The picture that is drawn first.
  let root: RenderedNode?
  /// The pictures of the film strip, if there is one.
  let frames: [Frame]

  package init(root: RenderedNode?, frames: [Frame]) { (self.root, self.frames) = (root, frames) }

  /// The first time that a view's body ran again because the view was made from another value, with the node that kept its identity.
  func remade(_ view: String) -> (frame: Frame, node: Int)? {
    for frame in frames.dropFirst() {
      let run = frame.bodies.first { run in
        run.view == view && run.reasons.contains("@self") && !frame.made.contains { $0.node == run.number }
      }
      if let run { return (frame, run.number) }
    }
    return nil
  }

  /// What tells that a view was made again, and with it what it makes itself; `nil` where it was not.
  func madeAgain(_ view: String, with other: String) -> String? {
    remade(view).map { "after ‘\($0.frame.event)’ ‘\(view)’ was made again, and with it another ‘\(other)’" }
  }

  /// The first time that a view went and another of the same name came.
  func replaced(_ view: String) -> Frame? {
    frames.dropFirst().first { frame in
      frame.gone.contains { $0.view == view } && frame.made.contains { $0.view == view }
    }
  }

  /// The first node in the picture that has a property.
  func node(where isMeant: (RenderedNode) -> Bool) -> RenderedNode? {
    func find(_ node: RenderedNode) -> RenderedNode? {
      if isMeant(node) { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return root.flatMap(find)
  }
}
