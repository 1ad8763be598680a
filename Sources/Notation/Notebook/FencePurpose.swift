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

  fileprivate static let events = PresentationsNames.names.union([
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview", "task", "gesture",
    "simultaneousGesture", "highPriorityGesture", "onTapGesture", "onLongPressGesture", "onDrag", "onDrop",
    "refreshable", "onOpenURL", "sensoryFeedback",
  ])

  /// Whether the fence tells what its buttons do, or of what no picture shows, and nothing of what they look like: they have
  /// words alone that never change, and no style, role, picture or modifier that is drawn.
  package var isAboutWhatButtonsDo: Bool { purpose.tellsOfActions && !purpose.tellsOfLooks }

  /// Whether the fence tells of what happens to a view, and nothing of what it looks like.
  package var isAboutEventsAlone: Bool { isAboutEvents && !purpose.tellsOfLooks }

  private var purpose: ButtonPurpose {
    var purpose = ButtonPurpose()
    SyntaxWalk(expression: { purpose.note($0) }).go(through: statements)
    return purpose
  }
}

/// What a fence says of its buttons.
private struct ButtonPurpose {
  private(set) var tellsOfActions = false
  private(set) var tellsOfLooks = false

  mutating func note(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    switch callee.kind {
    case .name("Button"): button(arguments)
    case .name("Text"): words(arguments.first)
    case .name(let use): tellsOfLooks = tellsOfLooks || Self.pictures.contains(use.text)
    case .member(_, let name): modifier(name)
    default: break
    }
  }

  /// Views whose look in a button is worth a picture.
  private static let pictures: Set = [
    "Image", "Label", "HStack", "VStack", "ZStack", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "ProgressView",
    "AsyncImage",
  ]

  private mutating func button(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument.label {
      case "systemImage", "image": tellsOfLooks = true
      // By itself a button that cancels looks like any other.
      case "role": if case .implicitMember("cancel") = argument.value.kind {} else { tellsOfLooks = true }
      case "intent": tellsOfActions = true
      case "action": action(argument.value)
      case "label": break
      default: if argument.isTrailing { action(argument.value) } else { words(argument) }
      }
    }
  }

  private mutating func action(_ value: Expression) {
    // Before a label that is a closure, too, stands the action; a label's views are no statements that do something.
    guard case .closure(let closure) = value.kind else {
      tellsOfActions = true
      return
    }
    tellsOfActions = tellsOfActions || closure.body.contains { !$0.makesView }
  }

  /// Words with values in them show state.
  private mutating func words(_ argument: Argument?) {
    guard let argument else { return }
    guard case .string(let parts) = argument.value.kind else {
      tellsOfLooks = true
      return
    }
    for case .value in parts { tellsOfLooks = true }
  }

  private mutating func modifier(_ name: String) {
    let catalog = Catalog.standard
    guard catalog.isModifier(name) else { return }
    if catalog.isOnlyInert(name) || ParsedFence.events.contains(name) || name.hasPrefix("accessibility")
      || name.hasPrefix("on")
    {
      tellsOfActions = true
    } else {
      tellsOfLooks = true
    }
  }
}

extension Statement {
  /// Whether the statement is an expression that makes a view, by how it begins.
  fileprivate var makesView: Bool {
    guard case .expression(let expression) = kind else { return false }
    return expression.leadingName.map { ["Text", "Label", "Image", "EmptyView"].contains($0) } ?? false
  }
}
