import Notation

/// A tree that an author writes as an indented outline:
///
/// ```
/// HStack
///   Text
///   background: Color
///   Text?  if showText
/// ```
///
/// Each line is a box, below the nearest less indented line above. A word before a colon is the box's role in the one
/// above; text after two spaces or a tab is a smaller line below the name.
struct TreeOutline {
  let root: ViewStructure

  /// The most boxes of a tree.
  private static let mostLines = 500

  /// Creates the tree. Returns `nil` for an empty text, several roots, more than 500 lines, or a listing with
  /// box-drawing characters.
  init?(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard !lines.isEmpty, lines.count <= Self.mostLines, !lines.contains(where: Self.isDrawn) else { return nil }
    var open: [(indent: Int, node: ViewStructure)] = []
    for line in lines {
      let indent = Self.indent(of: line)
      while let last = open.last, last.indent >= indent {
        guard open.count > 1 else { return nil }
        Self.close(&open)
      }
      open.append((indent, Self.node(line)))
    }
    while open.count > 1 { Self.close(&open) }
    root = open[0].node
  }

  /// Adds the innermost open box to the children of the one around it.
  private static func close(_ open: inout [(indent: Int, node: ViewStructure)]) {
    let node = open.removeLast().node
    open[open.count - 1].node.children.append(node)
  }

  /// Returns the indentation of a line, in spaces; a tab counts as four.
  private static func indent(of line: Substring) -> Int {
    line.prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  private static func isDrawn(_ line: Substring) -> Bool { line.contains { "│├└─|`+".contains($0) } }

  private static func node(_ line: Substring) -> ViewStructure {
    let words = line.drop { $0.isWhitespace }
    let end = words.range(of: "  ")?.lowerBound ?? words.firstIndex(of: "\t") ?? words.endIndex
    var name = words[..<end]
    let detail = words[end...].drop { $0.isWhitespace }
    var role = Substring()
    if let colon = name.range(of: ": "), !name[..<colon.lowerBound].contains("(") {
      (role, name) = (name[..<colon.lowerBound], name[colon.upperBound...].drop { $0.isWhitespace })
    }
    return ViewStructure(name: String(name), detail: trimmed(detail), role: String(role))
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension DrawnFence {
  /// Creates the tree of an outline.
  init(treeOf text: String) {
    guard let tree = TreeOutline(text) else {
      self.init(outcome: .code(reason: "not an outline of one tree"))
      return
    }
    self.init()
    structure = tree.root
  }
}
