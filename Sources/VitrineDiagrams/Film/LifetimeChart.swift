/// The lifetimes of views, and of the tasks that they started, over the frames of a film strip.
package struct LifetimeChart: Hashable, Sendable {
  /// The state of a view or task in a frame.
  package enum Phase: String, Hashable, Sendable {
    case absent
    /// A view on the screen.
    case shown
    /// A view that exists but is not on the screen.
    case offscreen
    /// A running task.
    case running
    /// A task that finished in this frame or before.
    case ended
    /// A task that was cancelled in this frame or before.
    case cancelled
  }

  /// A view or a task.
  package struct Row: Hashable, Sendable {
    package let name: String
    /// The number of the view's node, or of the one that started the task.
    package let node: Int
    package let isTask: Bool
    /// The number of custom views around it.
    package let level: Int
    /// The phases, one for each frame.
    package let phases: [Phase]

    package init(name: String, node: Int, isTask: Bool, level: Int, phases: [Phase]) {
      (self.name, self.node, self.isTask, self.level, self.phases) = (name, node, isTask, level, phases)
    }

    /// The changes of phase, with the frames in which they happen.
    var moments: [(frame: Int, words: String)] {
      var moments: [(frame: Int, words: String)] = []
      for (frame, phase) in phases.enumerated() {
        let before = frame > 0 ? phases[frame - 1] : .absent
        if let words = Self.words(from: before, to: phase, isTask) { moments.append((frame, words)) }
      }
      return moments
    }

    private static func words(from before: Phase, to phase: Phase, _ isTask: Bool) -> String? {
      switch (before, phase) {
      case _ where before == phase: nil
      case (.absent, .shown): "appears"
      case (.absent, .offscreen): "is made offscreen"
      case (.offscreen, .shown): "appears"
      case (.shown, .offscreen): "goes offscreen"
      case (_, .absent): isTask ? nil : "is gone"
      case (_, .running): "begins"
      case (.absent, .ended): "begins and ends"
      case (.absent, .cancelled): "begins and is cancelled"
      case (_, .ended): "ends"
      case (_, .cancelled): "is cancelled"
      default: nil
      }
    }
  }

  /// The titles above the frames: `at first`, `1 · tap Add`.
  package let frames: [String]
  package let rows: [Row]

  package init(frames: [String], rows: [Row]) { (self.frames, self.rows) = (frames, rows) }

  /// The lines of text, one for each view and task: `Row 1: appears (at first), is gone (1 · tap Hide)`.
  package var lines: [String] {
    rows.map { row in
      String(repeating: "  ", count: row.level) + row.name + ": "
        + row.moments.map { "\($0.words) (\(frames[$0.frame]))" }.joined(separator: ", ")
    }
  }
}
