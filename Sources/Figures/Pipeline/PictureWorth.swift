import Notation
import VitrineUI

/// Which pictures of a fence that nobody marked readers want to see.
enum PictureWorth {
  /// Why a picture says nothing; `nil` where it does.
  static func reasonAgainst(_ drawn: DrawnFence, _ fence: ParsedFence) -> String? {
    if fence.isUnfinished { return "comments stand in the place of code" }
    let seen = seen(drawn)
    if seen.isEmpty || !drawn.figures.contains(where: { $0.rendering.marks.paintSomething }) {
      return "nothing is painted"
    }
    // Of a view or two, all that a picture would show is what it gets wrong.
    if seen.count <= 2, let missing = drawn.diagnostics.first(where: { $0.code == "not-drawn" }) {
      return String(missing.message.prefix { $0 != ":" })
    }
    return nil
  }

  /// Whether all that is seen are buttons, or a plain text, of a fence that tells of what happens.
  static func tellsOfEventsAlone(_ drawn: DrawnFence, _ fence: ParsedFence) -> Bool {
    showsButtonsAlone(drawn) && fence.isAboutEvents || showsOneText(drawn) && fence.isAboutEventsAlone
  }

  /// Whether all that is seen are buttons.
  static func showsButtonsAlone(_ drawn: DrawnFence) -> Bool {
    let seen = seen(drawn)
    return !seen.isEmpty && seen.allSatisfy { $0 == NodeKind.button.name }
  }

  /// Whether one button is seen and nothing else.
  static func showsOneButton(_ drawn: DrawnFence) -> Bool { seen(drawn) == [NodeKind.button.name] }

  /// Whether one text is seen and nothing else.
  static func showsOneText(_ drawn: DrawnFence) -> Bool {
    seen(drawn) == [NodeKind.text.name] && drawn.figures.allSatisfy(\.strip.isEmpty)
  }

  /// Whether labelled boxes in the place of views are most of what is seen, in each of the pictures, and hardly anything is done
  /// with them.
  static func showsStandInsMostly(_ drawn: DrawnFence) -> Bool {
    drawn.figures.allSatisfy { figure in
      (figure.strip.isEmpty ? [figure.rendering] : figure.strip.map(\.rendering)).allSatisfy { rendering in
        guard let root = rendering.root else { return true }
        let seen = leaves(of: root)
        return seen.count(where: \.isStandIn) * 2 >= seen.count && layouts(in: root).count < 3
      }
    }
  }

  /// The kinds of modifiers and stacks.
  private static func layouts(in node: RenderedNode) -> Set<NodeKind> {
    let isLayout = node.kind.isModifier || node.kind.noun == .stack
    return node.children.reduce(into: isLayout ? [node.kind] : []) { $0.formUnion(layouts(in: $1)) }
  }

  private static func seen(_ drawn: DrawnFence) -> [String] {
    drawn.figures.flatMap { figure in figure.rendering.root.map { leaves(of: $0).map(\.name) } ?? [] }
  }

  /// The views that show something, by their kinds; a button is one whatever its label is.
  private static func leaves(of node: RenderedNode) -> [NodeKind] {
    if node.type == NodeKind.button.name || node.kind.isStandIn { return [node.kind] }
    if node.children.isEmpty { return isEmpty(node) ? [] : [node.kind] }
    return node.children.flatMap(leaves)
  }

  /// Whether a view without others in it shows nothing but the ground that it lies on.
  private static func isEmpty(_ node: RenderedNode) -> Bool {
    empty.contains(node.type) || node.type == NodeKind.color.name && node.argument == "clear"
  }

  private static let empty: Set = ["Spacer", "EmptyView", "List", "Form", "ScrollView", "Section"]
}

extension [Mark] {
  /// Whether any of the marks can be seen.
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
