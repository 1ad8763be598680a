import Markup
import Notes

/// Blocks that are shown one at a time: consecutive callouts of the type `tab`, and code with `tab="iOS"`.
struct TabGroup {
  /// A block, or several blocks that are tabs.
  enum Piece {
    case block(Block)
    case tabs(TabGroup)
  }

  /// The content of a tab.
  enum Content {
    case blocks([Block])
    /// A block of code with the option `tab`.
    case code(Block)
  }

  /// The tabs with their titles.
  private(set) var tabs: [(title: [Inline], content: Content)]

  /// Groups consecutive tabs.
  static func grouped(_ blocks: [Block]) -> [Piece] {
    var pieces: [Piece] = []
    for block in blocks {
      guard let tab = tab(of: block) else {
        pieces.append(.block(block))
        continue
      }
      if case .tabs? = pieces.last, case .tabs(var group)? = pieces.popLast() {
        group.tabs.append(tab)
        pieces.append(.tabs(group))
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
  /// Appends the tabs, one below the other, each with its title. A script makes a bar of the titles and shows one tab
  /// at a time.
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
