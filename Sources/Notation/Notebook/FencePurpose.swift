import FenceSyntax

extension ParsedFence {
  /// Whether the fence is about events and not about appearance: about presentations, tasks, gestures.
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

  /// Whether the fence shows actions of buttons, or code without a picture, and nothing of their look: the labels are
  /// constant text, without a style, role, picture or modifier that is drawn.
  package var isAboutWhatButtonsDo: Bool { purpose.showsActions && !purpose.showsLooks }

  /// Whether the fence is about events of a view, and nothing of its look.
  package var isAboutEventsAlone: Bool { isAboutEvents && !purpose.showsLooks }

  private var purpose: ButtonPurpose {
    var purpose = ButtonPurpose()
    SyntaxWalk(expression: { purpose.note($0) }).go(through: statements)
    return purpose
  }
}

/// Facts about a fence's buttons: whether actions and looks matter.
private struct ButtonPurpose {
  private(set) var showsActions = false
  private(set) var showsLooks = false

  mutating func note(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    switch callee.kind {
    case .name("Button"): button(arguments)
    case .name("Text"): words(arguments.first)
    case .name(let use): showsLooks = showsLooks || Self.pictures.contains(use.text)
    case .member(_, let name): modifier(name)
    default: break
    }
  }

  /// The views whose look in a button is worth a picture.
  private static let pictures: Set = [
    "Image", "Label", "HStack", "VStack", "ZStack", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "ProgressView",
    "AsyncImage",
  ]

  private mutating func button(_ arguments: [Argument]) {
    for argument in arguments {
      switch argument.label {
      case "systemImage", "image": showsLooks = true
      // A button with the role `cancel` alone looks like any other.
      case "role": if case .implicitMember("cancel") = argument.value.kind {} else { showsLooks = true }
      case "intent": showsActions = true
      case "action": action(argument.value)
      case "label": break
      default: if argument.isTrailing { action(argument.value) } else { words(argument) }
      }
    }
  }

  private mutating func action(_ value: Expression) {
    // The action may also precede a label that is a closure; a label's views are no statements that act.
    guard case .closure(let closure) = value.kind else {
      showsActions = true
      return
    }
    showsActions = showsActions || closure.body.contains { !$0.makesView }
  }

  /// Notes text that interpolates values, which shows state.
  private mutating func words(_ argument: Argument?) {
    guard let argument else { return }
    guard case .string(let parts) = argument.value.kind else {
      showsLooks = true
      return
    }
    for case .value in parts { showsLooks = true }
  }

  private mutating func modifier(_ name: String) {
    let catalog = Catalog.standard
    guard catalog.isModifier(name) else { return }
    if catalog.isOnlyInert(name) || ParsedFence.events.contains(name) || name.hasPrefix("accessibility")
      || name.hasPrefix("on")
    {
      showsActions = true
    } else {
      showsLooks = true
    }
  }
}

extension Statement {
  /// Whether the statement is an expression that makes a view, according to its first name.
  fileprivate var makesView: Bool {
    guard case .expression(let expression) = kind else { return false }
    return expression.leadingName.map { ["Text", "Label", "Image", "EmptyView"].contains($0) } ?? false
  }
}
