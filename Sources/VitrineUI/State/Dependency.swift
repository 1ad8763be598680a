/// Something that views read and that can change: a cell of state, a property of a model, all of an observed object.
///
/// It knows the views that read it last, and nothing of its value: that is with whoever owns the dependency.
package final class Dependency {
  private struct Reader {
    weak var node: BodyNode?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  package init() {}

  /// Whether the body or the nodes of a view depend on it.
  package var isRead: Bool { readers.values.contains { $0.node != nil } }

  /// Notes that what is evaluated now, if that is a view's, depends on it.
  ///
  /// - Parameter name: what the view calls it when it tells why it was evaluated again: `_count`, `@dependencies`.
  package func wasRead(as name: @autoclosure () -> String) {
    guard let scope = ViewScope.current, scope.part != .action, let node = scope.node else { return }
    node.read(self, as: name(), inBody: scope.part == .body)
  }

  /// Has the views that read it be evaluated again.
  package func didChange() {
    for reader in readers.values { reader.node?.didChange(self) }
  }

  func add(_ node: BodyNode) { readers[ObjectIdentifier(node)] = Reader(node: node) }
  func remove(_ node: BodyNode) { readers[ObjectIdentifier(node)] = nil }
}
