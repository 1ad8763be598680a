import VitrineDiagrams
import VitrineUI

extension LifetimeChart {
  /// Creates a chart of the custom views and tasks of a film strip: each view below the one around it, tasks below the
  /// view that started them.
  ///
  /// - Parameter labels: the titles above the pictures.
  init(_ film: [FilmFrame], labels: [String]) {
    let names = film.last?.names ?? NumberedViewNames()
    let tasks = film.last?.tasks ?? []
    func taskRows(of node: Int, _ level: Int) -> [Row] {
      let own = tasks.filter { $0.node == node }
      let called = NumberedViewNames(own.map { (number: $0.number, name: $0.name == "Task" ? "Task" : ".\($0.name)") })
      return own.map { task in
        let phases = film.map { frame in
          frame.tasks.first { $0.number == task.number }.map { Phase($0.phase) } ?? .absent
        }
        return Row(name: called(task.number, task.name), node: node, isTask: true, level: level, phases: phases)
      }
    }
    let views = Self.views(film)
    let known = Set(views.map(\.view.number))
    let rows = views.flatMap { view, level -> [Row] in
      let phases = film.map { frame -> Phase in
        guard let now = frame.views.first(where: { $0.number == view.number }) else { return .absent }
        return now.isShown ? .shown : .offscreen
      }
      let own = Row(name: names(view.number, view.name), node: view.number, isTask: false, level: level, phases: phases)
      return [own] + taskRows(of: view.number, level + 1)
    }
    // Tasks that were started outside of all custom views.
    let others = Set(tasks.map(\.node)).subtracting(known).sorted().flatMap { taskRows(of: $0, 0) }
    self.init(frames: labels, rows: rows + others)
  }

  /// Returns the views of all frames, in the order of the tree, each with the number of views around it.
  private static func views(_ film: [FilmFrame]) -> [(view: LivingView, level: Int)] {
    var found: [(view: LivingView, level: Int)] = []
    for frame in film {
      let present = Set(frame.views.map(\.number))
      var place = 0
      var levels: [Int: Int] = [:]
      for view in frame.views {
        let level = view.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
        levels[view.number] = level
        if let known = found.firstIndex(where: { $0.view.number == view.number }) {
          place = max(place, known + 1)
        } else {
          // The view comes after removed views that had this place before.
          while place < found.count, !present.contains(found[place].view.number) { place += 1 }
          found.insert((view, level), at: place)
          place += 1
        }
      }
    }
    return found
  }
}

extension LifetimeChart.Phase {
  fileprivate init(_ phase: TaskState.Phase) {
    switch phase {
    case .running: self = .running
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
