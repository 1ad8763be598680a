import Diagnostics
import Markup
import VitrineUI

/// A check of a fence's expected sizes (`expect="71x37"`) against its layout.
package enum Expectations {
  /// The largest accepted difference, in points: expectations have at most two decimals.
  private static let tolerance = 0.005

  package static func check(_ claims: [FigureOptions.Expectation], in rendering: Rendering) -> [Diagnostic] {
    claims.compactMap { claim in
      guard let id = claim.id else {
        return compare(claim, "the view", width: rendering.size.width, height: rendering.size.height)
      }
      guard let node = rendering.root.flatMap({ find(id, in: $0) }) else {
        let ids = rendering.root.map(identifiers) ?? []
        return Diagnostic(
          .error, "expect", "no view has the id '\(id)'", file: claim.file, span: claim.span,
          hint: nearestName(to: id, among: ids).map { "did you mean '\($0)'?" } ?? "mark it with .id(\"\(id)\")")
      }
      return compare(claim, "'\(id)'", width: node.frame.width, height: node.frame.height)
    }
  }

  private static func compare(
    _ claim: FigureOptions.Expectation, _ what: String, width: Double, height: Double
  ) -> Diagnostic? {
    let holds =
      (claim.width.map { isNear($0, width) } ?? true) && (claim.height.map { isNear($0, height) } ?? true)
    if holds { return nil }
    let wanted = "\(claim.width.map(format) ?? "_") × \(claim.height.map(format) ?? "_")"
    let found = "\(format(width))x\(format(height))"
    return Diagnostic(
      .error, "expect", "\(what) is \(format(width)) × \(format(height)), not \(wanted)", file: claim.file,
      span: claim.span, hint: "expect=\"\(claim.id.map { $0 + " " } ?? "")\(found)\"")
  }

  /// Whether two lengths are nearly equal. Infinity equals only itself; the difference of two infinities is not a
  /// number.
  private static func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }

  /// Returns a length with at most two decimals.
  private static func format(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "−∞" : "∞" }
    return value.isNaN ? "?" : JSON.text((value * 100).rounded() / 100)
  }

  private static func find(_ id: String, in node: RenderedNode) -> RenderedNode? {
    if node.id == id { return node }
    return node.children.lazy.compactMap { find(id, in: $0) }.first
  }

  private static func identifiers(_ node: RenderedNode) -> [String] {
    [node.id].compactMap(\.self) + node.children.flatMap(identifiers)
  }
}
