import Markup
import Notes

/// Blocks of which a reader sees one at a time: callouts of the type `tab` that follow one another, and code with `tab="iOS"`.
struct TabGroup {
  /// A block, or several that are tabs.
  enum Piece {
    case block(Block)
    case tabs(TabGroup)
  }

  /// What one tab shows.
  enum Content {
    case blocks([Block])
    /// A block of code, which says itself that it is a tab.
    case code(Block)
  }

  /// Each with its title.
  private(set) var tabs: [(title: [Inline], content: Content)]

  /// Puts tabs together that follow one another.
  static func grouped(_ blocks: [Block]) -> [Piece] {
    var pieces: [Piece] = []
    for block in blocks {
      guard let tab = tab(of: block) else {
        pieces.append(.block(block))
        continue
      }
      if case .tabs(var group)? = pieces.last {
        group.tabs.append(tab)
        pieces[pieces.count - 1] = .tabs(group)
      } else {
        pieces.append(.tabs(TabGroup(tabs: [tab])))
      }
    }
    return pieces
  }

  private static func tab(of block: Block) -> (title: [Inline], content: Content)? {
    switch block.kind {
    case .callout(let callout) where callout.type == "tab": return (callout.title, .blocks(callout.blocks))
    case .code(let code):
      guard let title = code.info.value(of: "tab"), !title.isEmpty else { return nil }
      return ([Inline(.text(title), span: block.span)], .code(block))
    default: return nil
    }
  }
}

extension DocumentWriter {
  /// One below the other, each with its title; the script makes a row of them of which one is shown.
  mutating func append(_ group: TabGroup) {
    needs.hasTabs = true
    var content: [Node] = []
    for tab in group.tabs {
      context = tab.title.plainText
      let title = [Node].block("p", ["class": "tab-title"], write(tab.title))
      let inner: [Node] =
        switch tab.content {
        case .blocks(let blocks): write(blocks)
        case .code(let block): collecting { $0.append(block) }
        }
      content += [Node].block("div", ["class": "tab"], .lines(title, inner))
    }
    nodes.append([Node].block("div", ["class": "tabs"], .lines(content)))
  }
}
