import Diagnostics
import VitrineLayout
import VitrineUI

/// Checks the sizes that an author claims (`expect=`) against those of the engine, to a hundredth of a point.
enum Expectations {
  static func check(_ expectations: [FigureOptions.Expectation], _ rendering: Rendering) -> [Diagnostic] {
    expectations.compactMap { expectation in
      guard let size = size(expectation.id, rendering) else {
        let name = expectation.id ?? ""
        return problem(expectation, "no view has the id '\(name)'", hint: "add .id(\"\(name)\") to the view")
      }
      let fits = fits(expectation.width, size.width) && fits(expectation.height, size.height)
      guard !fits else { return nil }
      let subject = expectation.id.map { "'\($0)'" } ?? "the view"
      return problem(
        expectation, "\(subject) is \(text(size.width)) × \(text(size.height)), not \(claim(expectation))",
        hint: "correct the claim, or the view")
    }
  }

  private static func size(_ id: String?, _ rendering: Rendering) -> Size? {
    guard let id else { return rendering.size }
    func find(_ node: RenderedNode) -> Size? {
      if node.id == id { return node.frame.size }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return rendering.root.flatMap(find)
  }

  private static func fits(_ claimed: Double?, _ actual: Double) -> Bool {
    guard let claimed else { return true }
    return claimed == actual || abs(claimed - actual) <= 0.01
  }

  private static func claim(_ expectation: FigureOptions.Expectation) -> String {
    [expectation.width, expectation.height].map { $0.map(text) ?? "any" }.joined(separator: " × ")
  }

  private static func text(_ length: Double) -> String {
    length == .infinity ? "∞" : JSONText.format((length * 100).rounded() / 100)
  }

  private static func problem(_ expectation: FigureOptions.Expectation, _ message: String, hint: String) -> Diagnostic {
    Diagnostic(.error, "expectation", message, file: expectation.file, span: expectation.span, hint: hint)
  }
}
