import Markup

/// The nodes of a stretch of text, in whose midst raw tags open and close elements.
struct NodeCollector {
  private var nodes: [Node] = []
  /// The elements that raw tags have opened, each in the one before.
  private var open: [Element] = []
  /// How many are open around the stretch.
  private let outerDepth: Int

  init(depth: Int = 0) { outerDepth = depth }

  /// How many raw elements are open, one inside the other.
  var depth: Int { outerDepth + open.count }

  mutating func append(_ more: [Node]) {
    if open.isEmpty { nodes += more } else { open[open.count - 1].children += more }
  }

  /// What follows is inside of this element until it is closed.
  mutating func open(_ element: Element) { open.append(element) }

  /// Closes the last open element of a name with all inside of it; a tag that closes nothing of this stretch is nothing.
  mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    close(downTo: index)
  }

  /// Closes an element whose end HTML lets authors leave out, where another one shows that it is over.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>
  mutating func closeOptional(before name: String) {
    guard let (ended, around) = Self.optional[name] else { return }
    guard let index = open.lastIndex(where: { ended.contains($0.name) || around.contains($0.name) }),
      ended.contains(open[index].name)
    else { return }
    close(downTo: index)
  }

  /// By the name of an element: those that it ends, and those in which none of them is looked for.
  private static let optional: [String: (ended: Set<String>, around: Set<String>)] = [
    "li": (["li"], ["ul", "ol"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "td": (["td", "th"], ["table"]), "th": (["td", "th"], ["table"]), "tr": (["tr"], ["table"]),
    "tbody": (["thead", "tbody"], ["table"]), "tfoot": (["thead", "tbody"], ["table"]),
  ]

  /// What has been collected, with everything closed.
  mutating func finish() -> [Node] {
    close(downTo: 0)
    return nodes
  }

  private mutating func close(downTo count: Int) {
    while open.count > count, let element = open.popLast() { append([.element(element)]) }
  }
}
