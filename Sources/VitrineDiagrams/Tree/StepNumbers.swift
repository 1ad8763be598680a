import VitrineUI

/// The steps that concern each view: the proposal to it and its report.
struct StepNumbers {
  typealias Pair = (proposal: LayoutStep?, report: LayoutStep?)

  private(set) var pairs: [String: Pair] = [:]

  init(_ rendering: Rendering) {
    for step in rendering.steps {
      let path = step.kind == .propose ? step.to : step.from
      if step.kind == .propose, pairs[path]?.proposal == nil { pairs[path, default: (nil, nil)].proposal = step }
      if step.kind == .report { pairs[path, default: (nil, nil)].report = step }
    }
  }

  subscript(path: String) -> Pair { pairs[path] ?? (nil, nil) }

  /// Returns the numbers of a view's steps, for attributes: `2 5`.
  func list(_ path: String) -> String {
    let pair = self[path]
    return [pair.proposal, pair.report].compactMap { $0.map { String($0.number) } }.joined(separator: " ")
  }

  /// The lists of all views, by path.
  var lists: [String: String] { pairs.keys.reduce(into: [:]) { $0[$1] = list($1) } }
}
