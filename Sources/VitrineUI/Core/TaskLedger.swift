/// Asynchronous work that a view started: a task or a timer.
package protocol ViewTask: AnyObject {
  var isCancelled: Bool { get }
  /// Whether the work ended without being cancelled.
  var hasEnded: Bool { get }
}

/// The record of tasks and timers that the views of a tree started, in order.
final class TaskLedger {
  /// The maximum number of entries.
  private static let most = 500

  private(set) var entries: [(task: any ViewTask, name: String, owner: BodyNode)] = []

  func add(_ task: any ViewTask, named name: String, by owner: BodyNode) {
    guard entries.count < Self.most, !entries.contains(where: { $0.task === task }) else { return }
    entries.append((task, name, owner))
  }

  /// Records the value stored by a view's lifetime observer, if it is work that was just started.
  func note(_ kept: Any?, of view: WatchedView, instead old: Any?) {
    guard let task = kept as? any ViewTask, task !== (old as? any ViewTask) else { return }
    add(task, named: view.place.name, by: view.owner)
  }

  /// The current state of each task.
  var states: [TaskState] {
    entries.enumerated().map { index, entry in
      TaskState(
        number: index + 1, name: entry.name, node: entry.owner.number, view: entry.owner.name,
        phase: entry.task.isCancelled ? .cancelled : entry.task.hasEnded ? .ended : .running)
    }
  }
}

/// A snapshot of a task or timer that a view started.
package struct TaskState: Hashable, Sendable {
  /// The phase of a task.
  package enum Phase: String, Hashable, Sendable { case running, ended, cancelled }

  /// The number of the task, in order of its start within the tree.
  package let number: Int
  /// The name of the modifier or type that started it: `task`, `onReceive`, `Task`.
  package let name: String
  /// The number of the custom view whose body or action started it.
  package let node: Int
  /// The name of that view.
  package let view: String
  package let phase: Phase
}

extension ViewScope {
  /// Records work that an action of the view starts.
  package func didBegin(_ task: any ViewTask, named name: String) {
    graph.states.tasks.add(task, named: name, by: node ?? graph.states.root)
  }
}
