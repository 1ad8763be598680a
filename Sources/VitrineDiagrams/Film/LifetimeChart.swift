/// The lives of views, and of the tasks that they began, over the frames of a film strip.
package struct LifetimeChart: Hashable, Sendable {
  /// How it stands with a view or task in a frame.
  package enum Phase: String, Hashable, Sendable {
    case absent
    /// A view that is on the screen.
    case shown
    /// A view that is there, and out of sight.
    case offscreen
    /// A task that goes on.
    case running
    /// A task that came to its end, in this frame.
    case ended
    /// A task that was cancelled, in this frame.
    case cancelled
  }

  /// A view or a task.
  package struct Row: Hashable, Sendable {
    package let name: String
    /// The number of the view's node, or of the one that began the task.
    package let node: Int
    package let isTask: Bool
    /// How many custom views are around it.
    package let level: Int
    /// One for each frame.
    package let phases: [Phase]

    package init(name: String, node: Int, isTask: Bool, level: Int, phases: [Phase]) {
      (self.name, self.node, self.isTask, self.level, self.phases) = (name, node, isTask, level, phases)
    }

    /// What happens to it, with the frame in which it does.
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

  /// What stands above each frame: `at first`, `1 · tap Add`.
  package let frames: [String]
  package let rows: [Row]

  package init(frames: [String], rows: [Row]) { (self.frames, self.rows) = (frames, rows) }

  /// A line for each view and task: `Row 1: appears (at first), is gone (1 · tap Hide)`.
  package var lines: [String] {
    rows.map { row in
      String(repeating: "  ", count: row.level) + row.name + ": "
        + row.moments.map { "\($0.words) (\(frames[$0.frame]))" }.joined(separator: ", ")
    }
  }
}
