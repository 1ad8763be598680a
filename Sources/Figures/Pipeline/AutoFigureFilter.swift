import Notation
import VitrineUI

/// Rules that decide whether the picture of an unmarked fence is worth showing.
enum AutoFigureFilter {
  /// Returns the reason why a picture is not worth showing; `nil` if it is.
  static func reasonAgainst(_ drawn: DrawnFence, _ fence: ParsedFence) -> String? {
    if fence.isUnfinished { return "comments replace code" }
    let seen = seen(drawn)
    if seen.isEmpty || !drawn.figures.contains(where: { $0.rendering.marks.paintSomething }) {
      return "nothing is painted"
    }
    // With one or two views, a picture would show only the part that cannot be drawn.
    if seen.count <= 2, let missing = drawn.diagnostics.first(where: { $0.code == "not-drawn" }) {
      return String(missing.message.prefix { $0 != ":" })
    }
    return nil
  }

  /// Whether only buttons, or one plain text, are visible, and the fence is about events.
  static func tellsOfEventsAlone(_ drawn: DrawnFence, _ fence: ParsedFence) -> Bool {
    showsButtonsAlone(drawn) && fence.isAboutEvents || showsOneText(drawn) && fence.isAboutEventsAlone
  }

  /// Whether only buttons are visible.
  static func showsButtonsAlone(_ drawn: DrawnFence) -> Bool {
    let seen = seen(drawn)
    return !seen.isEmpty && seen.allSatisfy { $0 == NodeKind.button.name }
  }

  /// Whether one button is visible and nothing else.
  static func showsOneButton(_ drawn: DrawnFence) -> Bool { seen(drawn) == [NodeKind.button.name] }

  /// Whether one text is visible and nothing else.
  static func showsOneText(_ drawn: DrawnFence) -> Bool {
    seen(drawn) == [NodeKind.text.name] && drawn.figures.allSatisfy { $0.strip == nil }
  }

  /// Whether in each picture at least half of the visible views are placeholders, with fewer than three kinds of
  /// modifiers and stacks around them.
  static func showsStandInsMostly(_ drawn: DrawnFence) -> Bool {
    drawn.figures.allSatisfy { figure in
      (figure.strip?.cells.map(\.rendering) ?? [figure.rendering]).allSatisfy { rendering in
        guard let root = rendering.root else { return true }
        let seen = leaves(of: root)
        return seen.count(where: \.isStandIn) * 2 >= seen.count && layouts(in: root).count < 3
      }
    }
  }

  /// Returns the kinds of the modifiers and stacks in a tree.
  private static func layouts(in node: RenderedNode) -> Set<NodeKind> {
    let isLayout = node.kind.isModifier || node.kind.noun == .stack
    return node.children.reduce(into: isLayout ? [node.kind] : []) { $0.formUnion(layouts(in: $1)) }
  }

  private static func seen(_ drawn: DrawnFence) -> [String] {
    drawn.figures.flatMap { figure in figure.rendering.root.map { leaves(of: $0).map(\.name) } ?? [] }
  }

  /// Returns the kinds of the visible views; a button counts as one, whatever its label contains.
  private static func leaves(of node: RenderedNode) -> [NodeKind] {
    if node.type == NodeKind.button.name || node.kind.isStandIn { return [node.kind] }
    if node.children.isEmpty { return isEmpty(node) ? [] : [node.kind] }
    return node.children.flatMap(leaves)
  }

  /// Whether a view without children shows at most a background.
  private static func isEmpty(_ node: RenderedNode) -> Bool {
    empty.contains(node.type) || node.type == NodeKind.color.name && node.argument == "clear"
  }

  private static let empty: Set = ["Spacer", "EmptyView", "List", "Form", "ScrollView", "Section"]
}

extension [Mark] {
  /// Whether any of the marks is visible.
  var paintSomething: Bool { contains(where: \.paintsSomething) }
}

extension Mark {
  fileprivate var paintsSomething: Bool {
    switch self {
    case .group(let marks, let effects): effects.opacity > 0 && marks.paintSomething
    case .rectangle(let rect, _, let fill, let stroke), .ellipse(let rect, let fill, let stroke):
      (rect.width > 0 && rect.height > 0 && fill?.isSeen == true) || stroke?.isSeen == true
    case .path(let path, let fill, let stroke):
      !path.elements.isEmpty && (fill?.isSeen == true || stroke?.isSeen == true)
    case .text(let text): text.fill.isSeen && text.text.contains { !$0.isWhitespace }
    case .image: true
    }
  }
}

extension Fill {
  fileprivate var isSeen: Bool {
    switch self {
    case .ink(let ink): ink.light.opacity > 0
    case .linear, .radial, .angular: true
    }
  }
}

extension Stroke {
  fileprivate var isSeen: Bool { width > 0 && fill.isSeen }
}
