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
    .object([
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
      ("children", .array(node.children.map { self.node($0) })),
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
