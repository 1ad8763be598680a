import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The JSON output of `vitrine render`; other programs rely on its format.
package enum RenderJSON {
  /// The version of the format. It increases if a member is removed or changes its meaning; new members do not change
  /// it.
  package static let version = 1

  /// Returns the output for a fence; of several previews, it contains the first.
  ///
  /// - Parameters:
  ///   - id: the id of the request.
  ///   - drawn: the drawn fence; `nil` if nothing was drawn.
  ///   - platform: the platform of the figure; `nil` if there is none.
  package static func answer(
    id: JSON, _ drawn: DrawnFence?, on platform: TypographyProfile? = nil, diagnostics: [Diagnostic]
  ) -> JSON {
    let figure = drawn?.figures.first
    var members: [(String, JSON)] = [
      ("id", id), ("version", .number(Double(version))),
      ("size", figure.map { size(ProposedViewSize($0.rendering.size)) } ?? .null),
      ("diagnostics", .array(diagnostics.map(diagnostic))),
      ("root", figure?.rendering.root.map { node($0) } ?? .null),
      ("steps", .array((figure?.rendering.steps ?? []).map(step))),
    ]
    if let structure = drawn?.structure { members.append(("structure", self.structure(structure))) }
    if let placements = figure?.placements, !placements.isEmpty {
      members.append(("placements", .array(placements.map { .string($0) })))
    }
    if let root = figure?.rendering.root, let platform {
      let known = ControlKnowledge.controls(in: root, on: platform).map { ($0.control, JSON.string($0.known.rawValue)) }
      if !known.isEmpty { members.append(("knowledge", .object(known))) }
    }
    if let figure { members += variations(of: figure) }
    return .object(members)
  }

  /// Returns a diagnostic; `file` is left out if it is unknown.
  package static func diagnostic(_ diagnostic: Diagnostic) -> JSON {
    var members: [(String, JSON)] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("code", .string(diagnostic.code)),
      ("message", .string(diagnostic.message)),
    ]
    if let file = diagnostic.file { members.append(("file", .string(file))) }
    members.append(("line", diagnostic.span.map { .number(Double($0.start.line)) } ?? .null))
    members.append(("column", diagnostic.span.map { .number(Double($0.start.column)) } ?? .null))
    members.append(("hint", diagnostic.hint.map { .string($0) } ?? .null))
    return .object(members)
  }

  /// Returns the members of a rendering: its size, its views and its steps.
  static func rendering(_ rendering: Rendering) -> [(String, JSON)] {
    [
      ("size", size(ProposedViewSize(rendering.size))), ("root", rendering.root.map { node($0) } ?? .null),
      ("steps", .array(rendering.steps.map(step))),
    ]
  }

  static func size(_ size: ProposedViewSize) -> JSON {
    .array([size.width.map { .number($0) } ?? .null, size.height.map { .number($0) } ?? .null])
  }

  private static func node(_ node: RenderedNode) -> JSON {
    var members: [(String, JSON)] = [
      ("type", .string(node.type)),
      ("id", node.id.map { .string($0) } ?? .null),
      ("path", .string(node.path)),
      ("proposal", size(node.proposal)),
      (
        "frame",
        .array([
          .number(node.frame.minX), .number(node.frame.minY), .number(node.frame.width), .number(node.frame.height),
        ])
      ),
      ("sizing", .array([.string(node.sizingHorizontal.rawValue), .string(node.sizingVertical.rawValue)])),
      ("fills", .array([.bool(node.fillsHorizontally), .bool(node.fillsVertically)])),
    ]
    if let division = node.division { members.append(("division", json(division))) }
    if !node.questions.isEmpty { members.append(("questions", .array(node.questions.map(json)))) }
    members.append(("children", .array(node.children.map { self.node($0) })))
    return .object(members)
  }

  /// Returns the division of a stack's length: the order in which it asked its children, and the offers.
  private static func json(_ division: StackDivisionTrace) -> JSON {
    func length(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }
    return .object([
      ("spacing", .number(division.spacing)), ("reserved", .number(division.reserved)),
      (
        "turns",
        .array(
          division.turns.map { turn in
            .object([
              ("child", .number(Double(turn.child))), ("priority", .number(turn.priority)),
              ("minimum", length(turn.minimum)), ("maximum", length(turn.maximum)),
              ("remaining", .number(turn.remaining)), ("sharers", .number(Double(turn.sharers))),
              ("offer", .number(turn.offer)), ("taken", .number(turn.taken)),
            ])
          })
      ),
    ])
  }

  private static func json(_ question: RenderedNode.Question) -> JSON {
    .object([
      ("to", .string(question.to)), ("size", size(question.proposal)),
      ("report", size(ProposedViewSize(question.report))),
      ("probe", .bool(question.isProbe)), ("cached", .bool(question.isFromCache)),
    ])
  }

  private static func step(_ step: LayoutStep) -> JSON {
    var members: [(String, JSON)] = [
      ("n", .number(Double(step.number))), ("kind", .string(step.kind.rawValue)), ("from", .string(step.from)),
    ]
    if step.kind == .propose { members.append(("to", .string(step.to))) }
    members.append(("size", size(step.size)))
    return .object(members)
  }
}
