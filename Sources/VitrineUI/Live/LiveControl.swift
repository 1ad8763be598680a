import Markup
import VitrineLayout

/// Something in a picture that a person can operate: a button, a half of a stepper, one of a picker's choices.
package struct LiveControl: Hashable, Sendable {
  /// The path of its view, with a sign where the view has several: `0.1.0`, `0.1.0+`.
  package let place: String
  /// What it is called aloud.
  package let name: String
  package let role: ControlRole
  /// What of it can be seen, in the root's coordinates; `nil` for what is done elsewhere, as time goes by elsewhere.
  package let frame: Rect?
  package let isEnabled: Bool
  /// The view whose choices it is one of.
  package let group: Group?
  /// The values of a menu, in words; every other control can be operated in one way.
  package let options: [String]
  /// The value of a menu that is chosen.
  package let chosen: Int?

  /// Several choices that belong together.
  package struct Group: Hashable, Sendable {
    /// The place of the view that they are in.
    package let place: String
    /// What they are for; `nil` where nothing says that.
    package let name: String?
  }

  /// In how many ways it can be operated.
  package var ways: Int { role == .menu ? options.count : 1 }

  /// What one of its ways is called.
  package func name(of way: Int) -> String {
    role == .menu && options.indices.contains(way) ? "\(name): \(options[way])" : name
  }
}

/// A control with what operating it does.
struct LiveTarget {
  let control: LiveControl
  /// For each of its ways.
  let acts: [() throws(LiveView.Miss) -> Void]
}

extension LiveView {
  /// What can be operated in the picture as it was drawn, or brought up to date, last; outer views before inner ones.
  package var controls: [LiveControl] { targets.map(\.control) }

  /// Operates a control, in one of its ways.
  package func operate(_ place: String, way: Int = 0) throws(Miss) {
    let targets = targets
    guard let target = targets.first(where: { $0.control.place == place }), target.acts.indices.contains(way) else {
      throw .noControl(known: targets.map(\.control.name))
    }
    guard target.control.isEnabled else { throw .isDisabled }
    try target.acts[way]()
  }

  private var targets: [LiveTarget] {
    guard let last, let root = last.root else { return [] }
    var finder = ControlFinder(reachable: last.reachable) { node, act in
      { () throws(Miss) in try self.act(EventTarget(name: "", ids: [], node: node, path: [node], act: act)) }
    }
    finder.visit(root)
    return finder.targets + (last.graph.presented.last.map { [putAway($0)] } ?? []) + (later.map { [$0] } ?? [])
  }

  /// What is presented can be put away from outside of it, but an alert only by its buttons.
  private func putAway(_ view: PresentedView) -> LiveTarget {
    target("dismiss", "Dismiss", isEnabled: view.kind != .alert) { () throws(Miss) in try self.dismiss() }
  }

  /// Time that goes by until something happens.
  private var later: LiveTarget? {
    guard let next = clock.next else { return nil }
    let seconds = Double(next - clock.now) / 1e9
    return target("wait", "Wait \(JSON.text((seconds * 100).rounded() / 100)) s", isEnabled: true) { () throws(Miss) in
      try self.wait(seconds)
    }
  }

  private func target(
    _ place: String, _ name: String, isEnabled: Bool, _ act: @escaping () throws(Miss) -> Void
  ) -> LiveTarget {
    LiveTarget(
      control: LiveControl(
        place: place, name: name, role: .button, frame: nil, isEnabled: isEnabled, group: nil, options: [],
        chosen: nil), acts: [act])
  }
}
