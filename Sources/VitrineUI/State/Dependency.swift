/// Something that views read and that can change: a cell of state, a property of a model, all of an observed object.
///
/// It knows the views that read it last, and nothing of its value: that is with whoever owns the dependency.
package final class Dependency {
  private struct Reader {
    weak var node: BodyNode?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var watchers: [() -> Void] = []
  /// What it is a property of, where that is an object.
  package var subject: ObservedProperty?
  /// How often it changed.
  package private(set) var changes = 0

  package init(_ subject: ObservedProperty? = nil) { self.subject = subject }

  /// Whether the body or the nodes of a view depend on it.
  package var isRead: Bool { readers.values.contains { $0.node != nil } }

  /// Notes that what is evaluated now, if that is a view's, depends on it.
  ///
  /// - Parameter name: what the view calls it when it tells why it was evaluated again: `_count`, `@dependencies`.
  package func wasRead(as name: @autoclosure () -> String) {
    guard let scope = ViewScope.current, scope.part != .action, let node = scope.node else { return }
    node.read(self, as: name(), inBody: scope.part == .body)
  }

  /// Has something be done once, before it changes for the first time from now on.
  package func beforeNextChange(_ action: @escaping () -> Void) { watchers.append(action) }

  /// Does what is to be done before it changes.
  package func willChange() {
    let waiting = watchers
    watchers = []
    for action in waiting { action() }
  }

  /// Has the views that read it be evaluated again.
  package func didChange() {
    changes += 1
    for reader in readers.values { reader.node?.didChange(self) }
  }

  func add(_ node: BodyNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }
  func remove(_ node: BodyNode) { readers[ObjectIdentifier(node)] = nil }
}

/// An object that views observe, for those who tell of it.
package final class ObservedSubject {
  /// The name of its class.
  package let name: String
  /// The value of one of its properties.
  package let value: (_ property: String) -> Any?

  package init(_ name: String, value: @escaping (_ property: String) -> Any?) {
    (self.name, self.value) = (name, value)
  }
}

/// A property of an object that views observe.
package struct ObservedProperty {
  package let subject: ObservedSubject
  /// Empty for all of the object.
  package let name: String

  package init(_ subject: ObservedSubject, _ name: String) { (self.subject, self.name) = (subject, name) }
}
