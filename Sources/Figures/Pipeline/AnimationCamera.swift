import Notation
import VitrineDiagrams
import VitrineUI

/// A camera that takes the pictures of an animated change.
struct AnimationCamera {
  let options: FigureOptions.Animation
  /// The function that removes what is not shown from a picture.
  let shown: (Rendering) -> Rendering

  /// The number of pictures if no times are set.
  private static let usual = 6
  /// The most samples of a movement, and the number of samples per second.
  private static let (mostSamples, rate) = (90, 30.0)

  /// Returns the change as a scene; `nil` if nothing is animated.
  ///
  /// - Parameter label: the event that caused the change.
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
