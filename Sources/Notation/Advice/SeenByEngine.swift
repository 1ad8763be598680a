import FenceEvaluation
import VitrineUI

/// The engine's observations while it drew a fence, which advice refers to.
package struct SeenByEngine {
  /// One picture of a film strip.
  package struct Frame {
    /// The event before the picture.
    let event: String
    /// The bodies that ran, with the reasons.
    let bodies: [BodyRun]
    /// The state values, each with the number of the node that owns it.
    let state: [(node: Int, name: String, value: String)]
    /// The custom views that were created.
    let made: [(view: String, node: Int)]
    /// The custom views that were removed.
    let gone: [(view: String, node: Int)]

    package init(
      event: String, bodies: [BodyRun], state: [(node: Int, name: String, value: String)],
      made: [(view: String, node: Int)], gone: [(view: String, node: Int)]
    ) {
      (self.event, self.bodies, self.state) = (event, bodies, state)
      (self.made, self.gone) = (made, gone)
    }
  }

  /// The root node of the first picture.
  let root: RenderedNode?
  /// The pictures of the film strip; empty without one.
  let frames: [Frame]

  /// The texts and symbols of the first picture with too little contrast.
  let lowContrast: [LowContrast]

  package init(root: RenderedNode?, frames: [Frame], lowContrast: [LowContrast] = []) {
    (self.root, self.frames, self.lowContrast) = (root, frames, lowContrast)
  }

  /// Returns the first time that a view's body ran again because the view's value changed, with the node that kept its
  /// identity.
  func remade(_ view: String) -> (frame: Frame, node: Int)? {
    for frame in frames.dropFirst() {
      let run = frame.bodies.first { run in
        run.view == view && run.reasons.contains("@self") && !frame.made.contains { $0.node == run.number }
      }
      if let run { return (frame, run.number) }
    }
    return nil
  }

  /// Describes how a view was created again, and with it an object; `nil` where it was not.
  func madeAgain(_ view: String, with other: String) -> String? {
    remade(view).map { "after '\($0.frame.event)' '\(view)' was created again, and with it another '\(other)'" }
  }

  /// Returns the first time that a view was removed and another of the same type was created.
  func replaced(_ view: String) -> Frame? {
    frames.dropFirst().first { frame in
      frame.gone.contains { $0.view == view } && frame.made.contains { $0.view == view }
    }
  }

  /// Returns the first node in the picture that satisfies a condition.
  func node(where isMeant: (RenderedNode) -> Bool) -> RenderedNode? {
    func find(_ node: RenderedNode) -> RenderedNode? {
      if isMeant(node) { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    return root.flatMap(find)
  }
}
