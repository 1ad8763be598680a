import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The JSON of animated changes.
extension RenderJSON {
  static func json(_ film: AnimationFilm) -> JSON {
    .array(
      film.scenes.map { scene in
        .object([
          ("event", .string(scene.label)), ("duration", .number(scene.duration)), ("endless", .bool(scene.isEndless)),
          (
            "frames",
            .array(scene.frames.map { .object([("time", .number($0.time))] + rendering($0.rendering)) })
          ),
          ("tracks", .array(scene.tracks.map { json($0, scene.duration) })),
        ])
      })
  }

  private static func json(_ track: AnimationTrack, _ duration: Double) -> JSON {
    .object([
      ("animation", .string(track.name)), ("views", .array(track.views.map { .string($0) })),
      (
        "values",
        .array(
          stride(from: 0, to: track.values.count, by: 6).map { index in
            let time = duration * Double(index) / Double(track.values.count - 1)
            return .array([.number(time), .number(track.values[index])])
          })
      ),
    ])
  }
}
