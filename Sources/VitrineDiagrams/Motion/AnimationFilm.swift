import VitrineUI

/// Changes of a view over time: what is drawn of them, at set times.
public struct AnimationFilm: Hashable, Sendable {
  /// A form in which a change is shown.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Pictures at set times, side by side.
    case frames
    /// All of them in one picture, the earlier ones paler.
    case onion
    /// A picture that moves.
    case play
    /// How far each view is on its way, over time.
    case chart
  }

  /// A view at a time.
  public struct Frame: Hashable, Sendable {
    /// In seconds after the change.
    public let time: Double
    public let rendering: Rendering
    public init(time: Double, rendering: Rendering) { (self.time, self.rendering) = (time, rendering) }
  }

  /// One change.
  public struct Scene: Hashable, Sendable {
    /// What brought it about: `tap Go`; empty for the first picture.
    public let label: String
    /// In seconds.
    public let duration: Double
    /// Whether it goes on for ever; the duration is that of a cycle then.
    public let isEndless: Bool
    /// At set times.
    public let frames: [Frame]
    /// At even times from the beginning to the end, for what moves.
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
  /// All frames in one picture; the last is as it is, those before are the paler the earlier they are.
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
