/// A dependency of views: a state cell, a property of a model, or an observed object as a whole.
///
/// It knows the views that read it last, but not its value, which its owner stores.
package final class ObservedSource {
  private struct Reader {
    weak var node: BodyNode?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var watchers: [() -> Void] = []
  /// The property that it represents, if it belongs to an object.
  package var subject: ObservedProperty?
  /// The number of changes.
  package private(set) var changes = 0

  package init(_ subject: ObservedProperty? = nil) { self.subject = subject }

  /// Whether the body or the nodes of any view depend on it.
  package var isRead: Bool { readers.values.contains { $0.node != nil } }

  /// Makes the view that is being evaluated, if any, depend on it.
  ///
  /// - Parameter name: the name under which the view reports it as a reason for an update: `_count`, `@dependencies`.
  package func wasRead(as name: @autoclosure () -> String) {
    guard let scope = ViewScope.current, scope.part != .action, let node = scope.node else { return }
    node.read(self, as: name(), inBody: scope.part == .body)
  }

  /// Registers an action that is performed once, before the next change.
  package func beforeNextChange(_ action: @escaping () -> Void) { watchers.append(action) }

  /// Performs the registered actions before a change.
  package func willChange() {
    let waiting = watchers
    watchers = []
    for action in waiting { action() }
  }

  /// Marks the views that read it to be evaluated again.
  package func didChange() {
    changes += 1
    for reader in readers.values { reader.node?.didChange(self) }
  }

  func add(_ node: BodyNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }
  func remove(_ node: BodyNode) { readers[ObjectIdentifier(node)] = nil }
}

/// A description of an object that views observe.
package final class ObservedSubject {
  /// The name of the object's class.
  package let name: String
  /// Returns the value of one of its properties.
  package let value: (_ property: String) -> Any?

  package init(_ name: String, value: @escaping (_ property: String) -> Any?) {
    (self.name, self.value) = (name, value)
  }
}

/// A property of an object that views observe.
package struct ObservedProperty {
  package let subject: ObservedSubject
  /// The name of the property; empty for the object as a whole.
  package let name: String

  package init(_ subject: ObservedSubject, _ name: String) { (self.subject, self.name) = (subject, name) }
}
