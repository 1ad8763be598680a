import Notation
import VitrineUI

/// What programs are told of one picture of a film strip, besides the picture: state, output, and what lives.
package struct FilmFrame: Hashable, Sendable {
  /// A piece of state, with the view that owns it.
  package struct State: Hashable, Sendable {
    /// The view's name.
    package let owner: String
    /// The number of the view's node: the same for as long as the view keeps its identity.
    package let node: Int
    package let name: String
    /// As Swift writes it.
    package let value: String
  }

  /// A custom view that is there from this picture on, or no longer.
  package struct Life: Hashable, Sendable {
    package let view: String
    package let node: Int
    package let isMade: Bool
  }

  /// The event before it; `at first` for the first.
  package let event: String
  package let state: [State]
  /// The lines that were printed.
  package let output: [String]
  /// The bodies that ran, in order, and why.
  package let bodies: [BodyRun]
  /// The views that came or went since the picture before, the latter first.
  package let lifetime: [Life]
  /// The custom views that are there, by the numbers of their nodes.
  let nodes: [Int: String]

  /// - Parameter earlier: the views of the picture before.
  init(_ event: String, _ view: LiveView, _ notebook: Notebook, after earlier: [Int: String]) {
    self.event = event
    state = view.ownedState.compactMap { piece in
      notebook.text(ofState: piece.value).map {
        State(owner: piece.owner.name, node: piece.owner.number, name: piece.name, value: $0)
      }
    }
    output = notebook.takeOutput()
    bodies = view.takeRuns()
    let present = view.bodies
    let numbers = Dictionary(uniqueKeysWithValues: present.map { ($0.number, $0.name) })
    nodes = numbers
    let gone = earlier.filter { numbers[$0.key] == nil }.sorted { $0.key < $1.key }
    let made = present.filter { earlier[$0.number] == nil }
    lifetime =
      gone.map { Life(view: $0.value, node: $0.key, isMade: false) }
      + made.map { Life(view: $0.name, node: $0.number, isMade: true) }
  }
}
