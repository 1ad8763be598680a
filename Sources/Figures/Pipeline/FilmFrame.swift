import Notation
import VitrineUI

/// The data of one picture of a film strip, for other programs: state, output, and live views.
package struct FilmFrame: Hashable, Sendable {
  /// A value of the state, with the view that owns it.
  package struct State: Hashable, Sendable {
    /// The view's name.
    package let owner: String
    /// The number of the view's node: the same as long as the view keeps its identity.
    package let node: Int
    /// The name of the property; `model.count` for a property of an object.
    package let name: String
    /// The value as Swift prints it.
    package let value: String
  }

  /// A custom view that was created or removed with this picture.
  package struct Life: Hashable, Sendable {
    package let view: String
    package let node: Int
    package let isMade: Bool
  }

  /// The event before it; `at first` for the first picture.
  package let event: String
  package let state: [State]
  /// The lines that were printed.
  package let output: [String]
  /// The bodies that ran, in order, with the reasons.
  package let bodies: [BodyRun]
  /// The views that were created or removed since the previous picture, removed ones first.
  package let lifetime: [Life]
  /// The custom views that exist, outer ones first.
  let views: [LivingView]
  /// The tasks and timers that the views have started so far.
  let tasks: [TaskState]
  /// The views' names in the film strip.
  var names = NumberedViewNames()

  /// The part of the frame that advice may refer to.
  var seen: SeenByEngine.Frame {
    SeenByEngine.Frame(
      event: event, bodies: bodies, state: state.map { ($0.node, $0.name, $0.value) },
      made: lifetime.filter(\.isMade).map { ($0.view, $0.node) },
      gone: lifetime.filter { !$0.isMade }.map { ($0.view, $0.node) })
  }

  /// - Parameter earlier: the previous picture.
  init(_ event: String, _ view: ViewSession, _ notebook: Notebook, after earlier: FilmFrame?) {
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

  /// The most characters of a value that are shown.
  private static let mostCharacters = 240

  /// The state as shown to readers: `Counter.count = 1`.
  var stateTexts: [String] {
    state.map { "\(names($0.node, $0.owner)).\(Self.text($0))" }
  }

  /// The state without the view that owns it, if one view owns all of it: `count = 1`.
  var plainStateTexts: [String] {
    Set(state.map(\.node)).count > 1 ? stateTexts : state.map(Self.text)
  }

  private static func text(_ piece: State) -> String {
    let value = piece.value.count > mostCharacters ? piece.value.prefix(mostCharacters) + "…" : piece.value[...]
    return "\(piece.name) = \(value)"
  }

  /// The bodies that ran, with reasons in the wording of `Self._printChanges()`.
  var bodyTexts: [String] {
    bodies.map { run in
      let name = names(run.number, run.view)
      return run.reasons.isEmpty ? "\(name): unchanged." : "\(name): \(run.reasons.joined(separator: ", ")) changed."
    }
  }
}
