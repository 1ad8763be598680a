import Notation
import VitrineDiagrams
import VitrineUI

/// Takes the pictures of a change at its times.
struct AnimationCamera {
  let options: FigureOptions.Animation
  /// What is shown of a picture.
  let shown: (Rendering) -> Rendering

  /// How many pictures there are where no times are set.
  private static let usual = 6
  /// The most samples of what moves, and how many there are of a second.
  private static let (mostSamples, rate) = (90, 30.0)

  /// What goes on as a scene; `nil` where nothing of it takes time.
  ///
  /// - Parameter label: what brought it about.
  func scene(_ change: any AnimatedCourse, label: String) -> AnimationFilm.Scene? {
    guard change.duration > 0 else { return nil }
    let duration = change.duration
    let set = options.times
    let times = set.isEmpty ? (0..<Self.usual).map { duration * Double($0) / Double(Self.usual - 1) } : set
    let count = min(max(Int((duration * Self.rate).rounded(.up)), 8), Self.mostSamples)
    let samples = options.shownParts.contains(.play) ? (0...count).map { duration * Double($0) / Double(count) } : []
    return AnimationFilm.Scene(
      label: label, duration: duration, isEndless: change.isEndless,
      frames: times.map { AnimationFilm.Frame(time: $0, rendering: shown(change.rendering(at: $0))) },
      samples: samples.map { shown(change.rendering(at: $0)) }, tracks: change.tracks)
  }
}
