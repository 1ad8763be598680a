import FenceSyntax
import Notation
import TestSupport
import VitrineLayout
import VitrineUI

/// A live view's states: at first, and after each of a few events that depend on its controls alone.
package struct LiveStates: Codable, Equatable, Sendable {
  package struct State: Codable, Equatable, Sendable {
    /// The event before; `nil` at first.
    var event: String?
    /// The render tree: each node's view, content and frame, indented by its depth.
    var tree: [String]
    /// The lines that were printed since the state before.
    var printed: [String]
    /// The numbers, strings and Boolean values that custom views own, with the names of the views.
    var values: [String]
  }

  package private(set) var states: [State] = []

  private static let mostEvents = 9

  /// - Parameters:
  ///   - proposal: the proposed size; the proposal of figures where it says nothing.
  ///   - printed: returns the lines that were printed since it was called before.
  ///   - text: returns a state property's value as Swift writes it; `nil` for one that is not compared.
  package init(
    _ view: any View, proposal: (width: Double??, height: Double??), clock: VirtualClock = VirtualClock(),
    printed: () -> [String], text: (Any) -> String?
  ) {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
    (options.traced, options.probesSizing) = (false, false)
    let session = ViewSession(view, options: options, clock: clock)
    var event: String?
    for number in 0...Self.mostEvents {
      session.update()
      let tree = session.render().root.map { Self.lines(of: $0, depth: 0) } ?? []
      let values = session.ownedState.compactMap { owned in
        owned.name.hasPrefix("@") ? nil : text(owned.value).map { "\(Self.owner(owned)): \($0)" }
      }
      states.append(State(event: event, tree: tree, printed: printed(), values: values))
      event = SessionEvent.perform(number, on: session)
      if event == nil { return }
    }
  }

  /// The name of a view; the compiled program gives one to the view that a fence's statements are.
  private static func owner(_ owned: OwnedState) -> String {
    owned.owner.name.hasPrefix("_Fence") ? "<fence>" : owned.owner.name
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
      // A compiled property has a value once something reads it, one of a fence at once.
      let missing = other.values.filter { !state.values.contains($0) }
      if !missing.isEmpty { return "owns \(state.values) instead of \(missing)\(place)" }
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
