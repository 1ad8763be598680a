import VitrineUI

/// The animated changes of a view, as renderings at certain times.
public struct AnimationFilm: Hashable, Sendable {
  /// A form in which a change is shown.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Pictures at certain times, side by side.
    case frames
    /// All pictures in one, earlier ones more transparent.
    case onion
    /// A moving picture.
    case play
    /// A chart of each view's progress over time.
    case chart
  }

  /// A view at a certain time.
  public struct Frame: Hashable, Sendable {
    /// The time in seconds after the start of the change.
    public let time: Double
    public let rendering: Rendering
    public init(time: Double, rendering: Rendering) { (self.time, self.rendering) = (time, rendering) }
  }

  /// One change.
  public struct Scene: Hashable, Sendable {
    /// The event that caused it: `tap Go`; empty for the first picture.
    public let label: String
    /// The duration in seconds.
    public let duration: Double
    /// Whether it repeats forever; the duration is then that of one cycle.
    public let isEndless: Bool
    /// The pictures at certain times.
    public let frames: [Frame]
    /// The renderings at even times from start to end, for the moving picture.
    public let samples: [Rendering]
    public let tracks: [AnimationTrack]

    public init(
      label: String, duration: Double, isEndless: Bool, frames: [Frame], samples: [Rendering],
      tracks: [AnimationTrack]
    ) {
      (self.label, self.duration, self.isEndless, self.frames) = (label, duration, isEndless, frames)
      (self.samples, self.tracks) = (samples, tracks)
    }
  }

  public let scenes: [Scene]
  public let parts: [Part]

  public init(scenes: [Scene], parts: [Part]) { (self.scenes, self.parts) = (scenes, parts) }
}

extension AnimationFilm.Scene {
  /// All frames in one picture; the last one is opaque, earlier ones are increasingly transparent.
  var onion: Rendering? {
    guard var rendering = frames.last?.rendering else { return nil }
    let layers = frames.enumerated().map { index, frame in
      var effects = GroupEffects()
      effects.opacity = index == frames.count - 1 ? 1 : 0.14 + 0.36 * Double(index) / Double(max(frames.count - 1, 1))
      return Mark.group(frame.rendering.marks, effects)
    }
    rendering.marks = layers
    return rendering
  }
}
