import Diagnostics
import VitrineLayout
import VitrineUI

/// The JSON that `vitrine render` answers with; other programs rely on its form.
package enum RenderAnswer {
  /// - Parameters:
  ///   - id: as it was asked with.
  ///   - rendering: `nil` where nothing could be drawn.
  package static func json(id: JSONText, rendering: Rendering?, diagnostics: [Diagnostic]) -> JSONText {
    .object([
      ("id", id),
      ("size", rendering.map { .array([.number($0.size.width), .number($0.size.height)]) } ?? .null),
      ("diagnostics", .array(diagnostics.map(json))),
      ("root", rendering?.root.map { node($0) } ?? .null),
      ("steps", .array((rendering?.steps ?? []).map(step))),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONText { ReportJSON.json(of: diagnostic) }

  private static func node(_ node: RenderedNode) -> JSONText {
    var members: [(String, JSONText)] = [
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
    ]
    if let division = node.division { members.append(("division", json(division))) }
    if !node.questions.isEmpty { members.append(("questions", .array(node.questions.map(json)))) }
    members.append(("children", .array(node.children.map { self.node($0) })))
    return .object(members)
  }

  /// What a stack decided: who was asked in which order, with what.
  private static func json(_ division: StackDivision) -> JSONText {
    func length(_ value: Double?) -> JSONText { value.map { .number($0) } ?? .null }
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

  private static func json(_ question: RenderedNode.Question) -> JSONText {
    .object([
      ("to", .string(question.to)), ("size", size(question.proposal)),
      ("report", size(ProposedViewSize(question.report))),
      ("probe", .bool(question.isProbe)), ("cached", .bool(question.isFromCache)),
    ])
  }

  private static func step(_ step: LayoutStep) -> JSONText {
    var members: [(String, JSONText)] = [
      ("n", .number(Double(step.number))), ("kind", .string(step.kind.rawValue)), ("from", .string(step.from)),
    ]
    if step.kind == .propose { members.append(("to", .string(step.to))) }
    members.append(("size", size(step.size)))
    return .object(members)
  }

  private static func size(_ size: ProposedViewSize) -> JSONText {
    .array([size.width.map { .number($0) } ?? .null, size.height.map { .number($0) } ?? .null])
  }
}
