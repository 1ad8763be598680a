import FenceSyntax
import Notation
import TestSupport
import VitrineLayout
import VitrineUI

/// A live view's states: at first, and after each of a few events that depend on its controls alone.
package struct LiveStates: Codable, Equatable, Sendable {
  package struct State: Codable, Equatable, Sendable {
    /// The control that was operated before; `nil` at first.
    var event: String?
    /// The render tree: each node's view, content and frame, indented by its depth.
    var tree: [String]
    /// The lines that were printed since the state before.
    var printed: [String]
  }

  package private(set) var states: [State] = []

  private static let mostEvents = 6

  /// - Parameters:
  ///   - proposal: the proposed size; the proposal of figures where it says nothing.
  ///   - printed: returns the lines that were printed since it was called before.
  package init(
    _ view: any View, proposal: (width: Double??, height: Double??), clock: VirtualClock = VirtualClock(),
    printed: () -> [String]
  ) {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
    (options.traced, options.probesSizing) = (false, false)
    let session = ViewSession(view, options: options, clock: clock)
    var event: String?
    for number in 0...Self.mostEvents {
      session.update()
      let tree = session.render().root.map { Self.lines(of: $0, depth: 0) } ?? []
      states.append(State(event: event, tree: tree, printed: printed()))
      let controls = session.controls.filter { $0.isEnabled && $0.frame != nil }
      guard !controls.isEmpty else { return }
      let control = controls[number % controls.count]
      event = control.name
      do throws(ViewSession.Miss) { try session.operate(control.place) } catch { return }
    }
  }

  private static func lines(of node: RenderedNode, depth: Int) -> [String] {
    func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(number)
    let words = [node.type, node.argument, node.summary, node.id.map { "#\($0)" } ?? ""].filter { !$0.isEmpty }
    return [String(repeating: " ", count: depth) + words.joined(separator: " ") + " [\(frame.joined(separator: " "))]"]
      + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// Returns the first difference from other states, in words; `nil` for equal ones.
  package func difference(from expected: LiveStates) -> String? {
    var events: [String] = []
    for (state, other) in zip(states, expected.states) {
      if let event = other.event { events.append(event) }
      let place = events.isEmpty ? "" : " after \(events.joined(separator: ", "))"
      if state.event != other.event { return "operates '\(state.event ?? "")'\(place)" }
      if state.printed != other.printed { return "printed \(state.printed) instead of \(other.printed)\(place)" }
      guard state.tree != other.tree else { continue }
      let same = zip(state.tree, other.tree).prefix { $0 == $1 }.count
      func line(_ tree: [String]) -> String {
        tree.indices.contains(same) ? String(tree[same].drop { $0 == " " }) : "nothing"
      }
      return "line \(same + 1): '\(line(state.tree))' instead of '\(line(other.tree))'\(place)"
    }
    return states.count == expected.states.count ? nil : "\(states.count) states instead of \(expected.states.count)"
  }
}

/// Fences of a note, of which the last one is drawn, and the states that the Swift compiler's program has for them.
package struct OracleCase: Codable, Sendable {
  /// The note and the line of the fence.
  package var name: String
  package var fences: [String]
  /// The values of names that the fence leaves open.
  package var supplied: String
  /// The proposed size, in points; `nil` for that of figures.
  package var width: Double?
  package var height: Double?
  /// The states of the compiled program; `nil` before it ran.
  package var compiled: LiveStates?

  package init(name: String, fences: [String], supplied: String, width: Double?, height: Double?) {
    (self.name, self.fences, self.supplied) = (name, fences, supplied)
    (self.width, self.height) = (width, height)
  }

  package var proposal: (width: Double??, height: Double??) { (width.map { $0 }, height.map { $0 }) }

  /// Returns the states of the evaluated fence; `nil` for one that is not drawn, or has several drawings.
  package func evaluated() -> LiveStates? {
    let notebook = Notebook()
    for fence in fences.dropLast() { _ = notebook.evaluate(ParsedFence(fence)) }
    guard let last = fences.last else { return nil }
    _ = notebook.takeOutput()
    let result = notebook.evaluate(ParsedFence(last), supplied: supplied, lives: true)
    guard result.drawings.count == 1 else { return nil }
    return notebook.living { clock in
      LiveStates(result.drawings[0].view, proposal: proposal, clock: clock, printed: notebook.takeOutput)
    }
  }
}
