import Markup
import VitrineLayout

/// A control in a picture that a person can operate: a button, a half of a stepper, one of a picker's options.
package struct LiveControl: Hashable, Sendable {
  /// The path of its view, with a suffix if the view has several controls: `0.1.0`, `0.1.0+`.
  package let place: String
  /// The name for assistive technology.
  package let name: String
  package let role: ControlRole
  /// The visible part of its frame, in the root's coordinates; `nil` for a control outside of the picture, such as one
  /// that lets time pass.
  package let frame: Rect?
  package let isEnabled: Bool
  /// The picker or tab view to which it belongs as an option.
  package let group: Group?
  /// The names of a menu's options; every other control can be operated in one way only.
  package let options: [String]
  /// The index of a menu's selected option.
  package let chosen: Int?

  /// A group of options.
  package struct Group: Hashable, Sendable {
    /// The path of the view that contains the options.
    package let place: String
    /// The label of the group, if it has one.
    package let name: String?
  }

  /// The number of ways to operate the control: the options of a menu, otherwise 1.
  package var ways: Int { role == .menu ? options.count : 1 }

  /// Returns the name of one of the ways to operate the control.
  package func name(of way: Int) -> String {
    role == .menu && options.indices.contains(way) ? "\(name): \(options[way])" : name
  }
}

/// A control with its actions.
struct LiveTarget {
  let control: LiveControl
  /// One action for each way to operate the control.
  let acts: [() throws(ViewSession.Miss) -> Void]
}

extension ViewSession {
  /// The controls in the tree as of the last update, outer views before inner ones.
  package var controls: [LiveControl] { targets.map(\.control) }

  /// Operates the control at a path, in one of its ways.
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
      { () throws(Miss) in try self.act(EventTarget([node], act: act)) }
    }
    finder.visit(root)
    return finder.targets + (last.graph.presented.last.map { [putAway($0)] } ?? []) + (later.map { [$0] } ?? [])
  }

  /// Returns a control that dismisses a presented view; it is disabled for alerts, which only their buttons dismiss.
  private func putAway(_ view: PresentedView) -> LiveTarget {
    target("dismiss", "Dismiss", isEnabled: view.kind != .alert) { () throws(Miss) in try self.dismiss() }
  }

  /// A control that lets time pass until the next scheduled action; `nil` if none is scheduled.
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
