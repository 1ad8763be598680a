import FenceSyntax

extension ParsedFence {
  /// Whether the fence tells of what happens and not of what is there: of what is presented, tasks, gestures.
  package var isAboutEvents: Bool {
    var found = false
    SyntaxWalk(expression: { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .member(_, let name): found = found || Self.events.contains(name)
      case .name(let name): found = found || name.text == "Task"
      default: break
      }
    }).go(through: statements)
    return found
  }

  private static let events = PresentationsNames.names.union([
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview", "task", "gesture",
    "simultaneousGesture", "highPriorityGesture", "onTapGesture", "onLongPressGesture", "onDrag", "onDrop",
    "refreshable", "onOpenURL", "sensoryFeedback",
  ])
}
