import Markup
import VitrineLayout
import VitrineUI

/// The states of a live figure as JSON for a script.
///
/// ```
/// [{"drawing":0,"words":"count = 0","texts":["0"],
///   "controls":[{"place":"0.1","role":"button","name":"Add","at":[0,0,40,20],"to":[1]}]}]
/// ```
///
/// States are numbered from 0. `to` has an element for each way to operate the control: the target state, or `null` if
/// it was not explored.
enum LiveData {
  /// - Parameter zoom: the scale of the drawings, which the frames of controls are multiplied with.
  static func json(_ graph: StateGraph, zoom: Double = 1) -> JSON {
    .array(
      graph.states.map { state in
        .object([
          ("drawing", .number(Double(state.drawing))), ("words", state.words.map { .string($0) } ?? .null),
          ("texts", .array(texts(graph.drawing(of: state)).map { .string($0) })),
          ("controls", .array(zip(state.controls, state.leads).map { control($0, $1, zoom) })),
        ])
      })
  }

  /// Returns the texts in a view, so that a script can announce changes to screen readers.
  private static func texts(_ rendering: Rendering) -> [String] {
    var texts: [String] = []
    rendering.root.map { root in
      NodeNames.visit(root) { node in
        if node.kind == .text, node.argument.count > 2 { texts.append(String(node.argument.dropFirst().dropLast())) }
      }
    }
    return texts
  }

  private static func control(_ control: LiveControl, _ leads: [Int?], _ zoom: Double) -> JSON {
    var members: [(String, JSON)] = [("place", .string(control.place)), ("name", .string(control.name))]
    switch control.role {
    case .button: members.append(("role", "button"))
    case .toggle(let isOn): members += [("role", "switch"), ("on", .bool(isOn))]
    case .choice(let isChosen): members += [("role", "radio"), ("on", .bool(isChosen))]
    case .tab(let isChosen): members += [("role", "tab"), ("on", .bool(isChosen))]
    case .disclosure(let isExpanded): members += [("role", "disclosure"), ("on", .bool(isExpanded))]
    case .menu:
      members += [
        ("role", "menu"), ("options", .array(control.options.map { .string($0) })),
        ("chosen", control.chosen.map { .number(Double($0)) } ?? .null),
      ]
    }
    if let frame = control.frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      members.append(("at", .array(numbers.map { .number(($0 * zoom * 100).rounded() / 100) })))
    }
    if let group = control.group {
      members.append(("group", .string(group.place)))
      if let name = group.name { members.append(("of", .string(name))) }
    }
    if !control.isEnabled { members.append(("disabled", true)) }
    members.append(("to", .array(leads.map { $0.map { .number(Double($0)) } ?? .null })))
    return .object(members)
  }
}
