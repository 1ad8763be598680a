import Markup
import VitrineDiagrams
import VitrineUI

/// What programs are told of the pictures of a film strip.
extension RenderJSON {
  /// What lived and was told when a picture of a film strip was drawn; the picture is in `strip`, at the same place.
  static func frame(_ frame: FilmFrame, _ notes: FrameNotes) -> JSON {
    var members: [(String, JSON)] = [
      ("event", .string(frame.event)), ("state", .array(frame.state.map(state))), ("output", strings(frame.output)),
      ("bodies", .array(frame.bodies.map(run))), ("lifetime", .array(frame.lifetime.map(life))),
    ]
    if let updates = notes.updates { members.append(("views", .array(updates.views.map(view)))) }
    return .object(members)
  }

  private static func state(_ piece: FilmFrame.State) -> JSON {
    .object([
      ("owner", .string(piece.owner)), ("node", .number(Double(piece.node))), ("name", .string(piece.name)),
      ("value", .string(piece.value)),
    ])
  }

  private static func run(_ run: BodyRun) -> JSON {
    .object([
      ("view", .string(run.view)), ("node", .number(Double(run.number))), ("because", strings(run.reasons)),
    ])
  }

  private static func life(_ life: FilmFrame.Life) -> JSON {
    .object([
      ("view", .string(life.view)), ("node", .number(Double(life.node))),
      ("change", .string(life.isMade ? "made" : "gone")),
    ])
  }

  /// A custom view with what became of it.
  private static func view(_ item: ViewUpdates.Item) -> JSON {
    .object([
      ("view", .string(item.name)), ("node", .number(Double(item.node))), ("id", item.id.map { .string($0) } ?? .null),
      ("marks", strings(item.marks.map(\.rawValue))), ("children", .array(item.children.map(view))),
    ])
  }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
