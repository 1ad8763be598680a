import Markup
import VitrineDiagrams
import VitrineUI

/// The JSON of the pictures of a film strip.
extension RenderJSON {
  /// Returns the views, state and output of one picture of a film strip; the picture itself is in `strip`, at the same
  /// index.
  static func frame(_ frame: FilmFrame, _ notes: FrameNotes) -> JSON {
    var members: [(String, JSON)] = [
      ("event", .string(frame.event)), ("state", .array(frame.state.map(state))), ("output", strings(frame.output)),
      ("bodies", .array(frame.bodies.map(run))), ("lifetime", .array(frame.lifetime.map(life))),
    ]
    if let updates = notes.updates { members.append(("views", .array(updates.views.map(view)))) }
    if let graph = notes.graph { members.append(("graph", json(graph))) }
    if let trees = notes.identity {
      let both = [("views", trees.views), ("nodes", trees.nodes)].map { ($0, JSON.array($1.map(item))) }
      members.append(("identity", .object(both)))
    }
    return .object(members)
  }

  /// Returns a view in the view tree or a node. Items with the same `joint` belong together; those with the same
  /// `identity` are the same in all frames.
  private static func item(_ item: IdentityTrees.Item) -> JSON {
    .object([
      ("name", .string(item.name)), ("step", .string(item.step)), ("identity", .string(item.key)),
      ("joint", item.joint.map { .number(Double($0)) } ?? .null), ("taken", .bool(!item.isUntaken)),
      ("mark", .string(item.mark.rawValue)), ("children", .array(item.children.map(self.item))),
    ])
  }

  /// Returns a view or task, with its phase in each frame.
  static func life(_ row: LifetimeChart.Row) -> JSON {
    .object([
      ("kind", .string(row.isTask ? "task" : "view")), ("name", .string(row.name)),
      ("node", .number(Double(row.node))), ("phases", strings(row.phases.map(\.rawValue))),
    ])
  }

  /// Returns an attribute graph. In `reads`, `from` is an index in `sources`, and `to` one in `bodies`.
  private static func json(_ graph: AttributeGraph) -> JSON {
    func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
    let sources = graph.sources.map { source in
      JSON.object([
        ("kind", .string(source.kind.rawValue)), ("owner", .string(source.owner)), ("name", .string(source.name)),
        ("value", text(source.value)), ("former", text(source.former)), ("changed", .bool(source.hasChanged)),
      ])
    }
    let bodies = graph.bodies.map { body in
      JSON.object([
        ("view", .string(body.name)), ("node", .number(Double(body.node))), ("runs", .number(Double(body.runs))),
        ("made", .bool(body.isMade)),
      ])
    }
    let reads = graph.edges.map { edge in
      JSON.object([
        ("from", .number(Double(edge.source))), ("to", .number(Double(edge.body))),
        ("in", .string(edge.isOfBody ? "body" : "nodes")),
      ])
    }
    return .object([("sources", .array(sources)), ("bodies", .array(bodies)), ("reads", .array(reads))])
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

  /// Returns a custom view with its changes.
  private static func view(_ item: ViewUpdates.Item) -> JSON {
    .object([
      ("view", .string(item.name)), ("node", .number(Double(item.node))), ("id", item.id.map { .string($0) } ?? .null),
      ("marks", strings(item.marks.map(\.rawValue))), ("children", .array(item.children.map(view))),
    ])
  }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
