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
    /// The property; `model.count` for a property of the object that it is.
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
  /// The custom views that are there, each before those inside it.
  let views: [LivingView]
  /// What the views began so far: tasks, timers.
  let tasks: [TaskState]
  /// What the views are called.
  var names = FilmNames()

  /// What advice may refer to.
  var seen: SeenByEngine.Frame {
    SeenByEngine.Frame(
      event: event, bodies: bodies, state: state.map { ($0.node, $0.name, $0.value) },
      made: lifetime.filter(\.isMade).map { ($0.view, $0.node) },
      gone: lifetime.filter { !$0.isMade }.map { ($0.view, $0.node) })
  }

  /// - Parameter earlier: the picture before.
  init(_ event: String, _ view: LiveView, _ notebook: Notebook, after earlier: FilmFrame?) {
    self.event = event
    state = view.ownedState.filter { !$0.name.hasPrefix("@") }.flatMap { piece in
      notebook.texts(ofState: piece.value).map { part in
        State(
          owner: piece.owner.name, node: piece.owner.number,
          name: ([piece.name] + part.path).joined(separator: "."), value: part.text)
      }
    }
    output = notebook.takeOutput()
    bodies = view.takeRuns()
    (views, tasks) = (view.livingViews, view.tasks)
    let present = Set(views.map(\.number))
    let former = Set(earlier?.views.map(\.number) ?? [])
    let gone = (earlier?.views ?? []).filter { !present.contains($0.number) }
    let made = views.filter { !former.contains($0.number) }
    func byNumber(_ views: [LivingView], isMade: Bool) -> [Life] {
      views.sorted { $0.number < $1.number }.map { Life(view: $0.name, node: $0.number, isMade: isMade) }
    }
    lifetime = byNumber(gone, isMade: false) + byNumber(made, isMade: true)
  }

  /// The state as readers see it: `Counter.count = 1`.
  var stateTexts: [String] {
    state.map { piece in
      let value = piece.value.count > 24 ? piece.value.prefix(23) + "…" : piece.value[...]
      return "\(names(piece.node, piece.owner)).\(piece.name) = \(value)"
    }
  }

  /// Which bodies ran and why, in the words of `Self._printChanges()`.
  var bodyTexts: [String] {
    bodies.map { run in
      let name = names(run.number, run.view)
      return run.reasons.isEmpty ? "\(name): unchanged." : "\(name): \(run.reasons.joined(separator: ", ")) changed."
    }
  }
}
