/// Work that a view began and that goes on by itself: a task, a timer.
package protocol ViewTask: AnyObject {
  var isCancelled: Bool { get }
  /// Whether it came to its end by itself.
  var hasEnded: Bool { get }
}

/// The work that the views of a tree began, in order.
final class TaskLedger {
  /// The most that is kept.
  private static let most = 500

  private(set) var entries: [(task: any ViewTask, name: String, owner: BodyNode)] = []

  func add(_ task: any ViewTask, named name: String, by owner: BodyNode) {
    guard entries.count < Self.most, !entries.contains(where: { $0.task === task }) else { return }
    entries.append((task, name, owner))
  }

  /// Notes what a view that is watched keeps, if it is work that it just began.
  func note(_ kept: Any?, of view: WatchedView, instead old: Any?) {
    guard let task = kept as? any ViewTask, task !== (old as? any ViewTask) else { return }
    add(task, named: view.place.name, by: view.owner)
  }

  /// What there is to tell of each.
  var states: [TaskState] {
    entries.enumerated().map { index, entry in
      TaskState(
        number: index + 1, name: entry.name, node: entry.owner.number, view: entry.owner.name,
        phase: entry.task.isCancelled ? .cancelled : entry.task.hasEnded ? .ended : .running)
    }
  }
}

/// A piece of work that a view began, as it is at one time.
package struct TaskState: Hashable, Sendable {
  /// How it stands with it.
  package enum Phase: String, Hashable, Sendable { case running, ended, cancelled }

  /// When it was begun, among the others of its tree.
  package let number: Int
  /// What began it: `task`, `onReceive`, `Task`.
  package let name: String
  /// The number of the custom view whose body or action began it.
  package let node: Int
  /// That view's name.
  package let view: String
  package let phase: Phase
}

extension ViewScope {
  /// Notes work that an action of the view begins.
  package func didBegin(_ task: any ViewTask, named name: String) {
    graph.states.tasks.add(task, named: name, by: node ?? graph.states.root)
  }
}
