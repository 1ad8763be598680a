import Markup
import VitrineDiagrams
import VitrineUI

extension RenderJSON {
  /// Returns the states of a live figure, numbered from 1, and the target of each control; `null` if it was not
  /// explored.
  static func json(_ graph: StateGraph) -> JSON {
    .object([
      (
        "states",
        .array(
          zip(graph.states, LiveFigure.labels(graph)).map { state, label in
            .object(
              [
                ("label", .string(label)), ("state", state.words.map { .string($0) } ?? .null),
                ("controls", .array(zip(state.controls, state.leads).flatMap(controls))),
              ] + rendering(graph.drawing(of: state)))
          })
      ), ("complete", .bool(graph.cut == nil)),
    ])
  }

  private static func controls(_ control: LiveControl, _ leads: [Int?]) -> [JSON] {
    leads.enumerated().map { way, lead in
      .object([
        ("name", .string(control.name(of: way))), ("path", .string(control.place)),
        (
          "frame",
          control.frame.map { .array([$0.minX, $0.minY, $0.width, $0.height].map { .number($0) }) } ?? .null
        ), ("enabled", .bool(control.isEnabled)), ("to", lead.map { .number(Double($0 + 1)) } ?? .null),
      ])
    }
  }
}

extension RenderText {
  /// Returns the text of each state, with the targets of its controls.
  static func states(of graph: StateGraph) -> [String] {
    zip(graph.states, LiveFigure.labels(graph)).map { state, label in
      let leads = LiveFigure.leads(of: state).map { "\($0.name) → \($0.state.map { "\($0 + 1)" } ?? "not drawn")\n" }
      return titled(label + (state.words.map { " (\($0))" } ?? ""), graph.drawing(of: state))
        + (leads.isEmpty ? "" : "\n" + leads.joined())
    }
  }
}
