import VitrineDiagrams
import VitrineUI

extension LifetimeChart {
  /// The lives of the custom views and tasks of a film strip: each view below the one around it, tasks below the view that began
  /// them.
  ///
  /// - Parameter labels: what stands above each picture.
  init(_ film: [FilmFrame], labels: [String]) {
    let names = film.last?.names ?? FilmNames()
    let tasks = film.last?.tasks ?? []
    func taskRows(of node: Int, _ level: Int) -> [Row] {
      let own = tasks.filter { $0.node == node }
      let called = FilmNames(own.map { (number: $0.number, name: $0.name == "Task" ? "Task" : ".\($0.name)") })
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
    // What is begun outside of all custom views.
    let others = Set(tasks.map(\.node)).subtracting(known).sorted().flatMap { taskRows(of: $0, 0) }
    self.init(frames: labels, rows: rows + others)
  }

  /// The views that there are at any time, as they stand, with how many are around each.
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
          // Behind those that stood here and are gone.
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
