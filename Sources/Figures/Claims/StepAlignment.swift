import VitrineLayout
import VitrineUI

/// The steps of a layout that each statement describes: the best match that keeps the order of both.
struct StepAlignment {
  /// The indices of the steps that each statement may describe, in order; empty if it describes none.
  let candidates: [[Int]]

  /// The scores of a match: the subject counts most, then the receiver, then the size.
  private enum Weight {
    static let subject = 4.0
    static let anybody = 1.0
    static let object = 3.0
    static let objectWithin = 1.5
    static let noObject = 0.5
    static let otherObject = -2.0
    static let role = 1.0
    static let size = 2.0
    /// The largest difference, as a score, at which two matches count as equally good.
    static let margin = 0.75
  }

  init(_ statements: [Statement], _ steps: [LayoutStep], _ vocabulary: ViewVocabulary) {
    let weights = statements.map { statement in steps.map { Self.weight(statement, $0, vocabulary) } }
    let (rows, columns) = (statements.count, steps.count)
    // The best total score of the statements before i with the steps before j, and of those from i on with the steps
    // from j on.
    var before = Array(repeating: Array(repeating: 0.0, count: columns + 1), count: rows + 1)
    var after = before
    for i in 0..<rows {
      for j in 0..<columns {
        let match = weights[i][j].map { before[i][j] + $0 } ?? 0
        before[i + 1][j + 1] = max(before[i][j + 1], before[i + 1][j], match)
      }
    }
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        let match = weights[i][j].map { after[i + 1][j + 1] + $0 } ?? 0
        after[i][j] = max(after[i + 1][j], after[i][j + 1], match)
      }
    }
    let best = before[rows][columns]
    let inOrder = (0..<rows).map { i -> [Int] in
      let without = (0...columns).map { before[i][$0] + after[i + 1][$0] }.max() ?? 0
      guard without < best - Weight.margin else { return [] }
      return (0..<columns).filter { j in
        weights[i][j].map { before[i][j] + $0 + after[i + 1][j + 1] >= best - Weight.margin } ?? false
      }
    }
    // A statement that is out of order may still describe a step that no other statement describes.
    let told = Set(inOrder.flatMap { $0 })
    candidates = (0..<rows).map { i in
      guard inOrder[i].isEmpty, statements[i].subject != .any else { return inOrder[i] }
      let possible = (0..<columns).filter { weights[i][$0] != nil }
      return possible.contains(where: told.contains) ? [] : possible
    }
  }

  /// Returns the score of a match; `nil` if the statement cannot describe the step.
  private static func weight(_ statement: Statement, _ step: LayoutStep, _ vocabulary: ViewVocabulary) -> Double? {
    guard (statement.kind == .propose) == (step.kind == .propose) else { return nil }
    var weight = 0.0
    switch statement.subject {
    case .any: weight += Weight.anybody
    case .paths(let paths):
      guard paths.contains(statement.isPassive ? step.to : step.from) else { return nil }
      weight += Weight.subject
    }
    if step.kind == .propose, !statement.isPassive {
      guard let object = objectWeight(statement, step, vocabulary) else { return nil }
      weight += object
    }
    if let size = statement.size, size.tells(step.size) { weight += Weight.size }
    return weight > 0 ? weight : nil
  }

  private static func objectWeight(_ statement: Statement, _ step: LayoutStep, _ vocabulary: ViewVocabulary) -> Double?
  {
    let child = vocabulary.node(step.to)
    var weight = 0.0
    if statement.saysSecondary, let role = child?.role, role != .child {
      if role == .primary, !statement.saysPrimary { return nil }
      weight += Weight.role
    } else if statement.saysPrimary, let role = child?.role, role != .child {
      if role == .secondary { return nil }
      weight += Weight.role
    }
    if statement.objects.isEmpty { return statement.hasClearObject ? nil : weight + Weight.noObject }
    if statement.objects.contains(step.to) { return weight + Weight.object }
    if let child, passesOn(child, to: statement.objects) { return weight + Weight.objectWithin }
    if statement.hasClearObject { return nil }
    return weight + (weight > 0 ? 0 : Weight.otherObject)
  }

  /// Whether a view passes its own proposal on to one of the views below it, as modifiers without effect on layout do.
  private static func passesOn(_ node: RenderedNode, to paths: [String]) -> Bool {
    node.children.contains { child in
      child.role != .secondary && child.proposal == node.proposal
        && (paths.contains(child.path) || passesOn(child, to: paths))
    }
  }
}
