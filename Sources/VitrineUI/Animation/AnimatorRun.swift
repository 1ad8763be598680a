import VitrineLayout

/// A run of the phase and keyframe animators of a view tree.
package final class AnimatorRun: AnimatedCourse {
  /// A running animator.
  private struct Course {
    let place: AnimatorPlace
    /// The steps from phase to phase, each with its start in seconds.
    var legs: [(phase: Int, next: Int, start: Double, animation: Animation?)] = []
    var duration = 0.0

    init(_ place: AnimatorPlace) {
      self.place = place
      switch place.course {
      case .phases(let animations, _):
        for index in animations.indices where animations.count > 1 {
          let next = (index + 1) % animations.count
          legs.append((index, next, duration, animations[next]))
          duration += min(animations[next]?.duration ?? 0, AnimatedChange.longest)
        }
      case .keyframes(let time, _, _): duration = time
      }
    }

    func leg(at time: Double) -> (phase: Int, next: Int, start: Double, animation: Animation?)? {
      legs.last { $0.start <= time } ?? legs.first
    }
  }

  private let courses: [Course]
  /// Makes the tree with the current values of the animators' cells.
  private let tree: () -> RenderedTree
  private let didRest: () -> Void

  /// - Parameters:
  ///   - tree: makes the tree with the current values of the animators' cells.
  ///   - didRest: called once all animators are at rest again.
  init?(_ places: [AnimatorPlace], tree: @escaping () -> RenderedTree, didRest: @escaping () -> Void) {
    courses = places.map(Course.init).filter { $0.duration > 0 }
    (self.tree, self.didRest) = (tree, didRest)
    if courses.isEmpty { return nil }
  }

  package var duration: Double { min(courses.map(\.duration).max() ?? 0, AnimatedChange.longest) }

  /// Whether no animator ever ends.
  package var isEndless: Bool { courses.allSatisfy { $0.place.trigger.value == nil } }

  package func rendering(at time: Double) -> Rendering {
    set(time, isNext: false)
    let before = tree()
    let hasPhases = courses.contains { !$0.legs.isEmpty }
    defer { rest() }
    guard hasPhases else { return before.rendering() }
    set(time, isNext: true)
    let after = tree()
    var animations: [Identity: Animation?] = [:]
    for course in courses {
      guard let leg = course.leg(at: time) else { continue }
      // A negative delay: the animation began at the start of the step.
      animations[course.place.identity] = .some(leg.animation.map { $0.delay(leg.start - time) })
    }
    let change = AnimatedChange(from: before, to: after, transactions: [:], phases: animations)
    return change?.rendering(at: 0) ?? after.rendering()
  }

  private func set(_ time: Double, isNext: Bool) {
    for course in courses {
      if let leg = course.leg(at: time) {
        course.place.cell.value = isNext ? leg.next : leg.phase
      } else {
        course.place.cell.value = min(time, course.duration)
      }
    }
  }

  /// Resets all animators to their first phase or value.
  private func rest() {
    for course in courses { course.place.cell.value = course.legs.isEmpty ? 0.0 as Any : 0 as Any }
    didRest()
  }

  /// One track for the phases of each phase animator, and one for each track of a keyframe animator.
  package var tracks: [AnimationTrack] {
    courses.flatMap { course -> [AnimationTrack] in
      let times = AnimationTrack.times(course.duration == 0 ? 0 : duration)
      switch course.place.course {
      case .phases(let animations, let names):
        let values = times.map { time -> Double in
          guard let leg = course.leg(at: time) else { return 0 }
          let progress = leg.animation?.value(at: time - leg.start) ?? 1
          return (Double(leg.phase) + Double(leg.next - leg.phase) * progress) / Double(animations.count - 1)
        }
        return [AnimationTrack(name: "phases", views: names, values: values)]
      case .keyframes(_, _, let tracked):
        return tracked(0).enumerated().map { index, track in
          let values = times.map { tracked($0)[index].value }
          let (low, high) = (values.min() ?? 0, values.max() ?? 1)
          return AnimationTrack(
            name: track.name, views: ["\(AnimationTrack.number(low)) to \(AnimationTrack.number(high))"],
            values: values.map { high > low ? ($0 - low) / (high - low) : 0 })
        }
      }
    }
  }
}
