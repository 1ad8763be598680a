import Markup

/// The nodes of a text in which raw tags open and close elements.
struct NodeCollector {
  private var nodes: [Node] = []
  /// The elements that raw tags have opened, each inside the previous one.
  private var open: [Element] = []
  /// The number of raw elements that are open around the text.
  private let outerDepth: Int

  init(depth: Int = 0) { outerDepth = depth }

  /// The number of raw elements that are open, each inside the previous one.
  var depth: Int { outerDepth + open.count }

  mutating func append(_ more: [Node]) {
    if open.isEmpty { nodes += more } else { open[open.count - 1].children += more }
  }

  /// Opens an element, which contains the following nodes until it is closed.
  mutating func open(_ element: Element) { open.append(element) }

  /// Closes the last open element with a name, and all elements inside it. A tag that closes no element of this text is
  /// ignored.
  mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    close(downTo: index)
  }

  /// Closes an element whose end tag HTML lets authors omit, if the next element implies its end.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>
  mutating func closeOptional(before name: String) {
    guard let (ended, around) = Self.optional[name] else { return }
    guard let index = open.lastIndex(where: { ended.contains($0.name) || around.contains($0.name) }),
      ended.contains(open[index].name)
    else { return }
    close(downTo: index)
  }

  /// For the name of an element: the elements that it ends, and the elements beyond which no such element is looked
  /// for.
  private static let optional: [String: (ended: Set<String>, around: Set<String>)] = [
    "li": (["li"], ["ul", "ol"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "td": (["td", "th"], ["table"]), "th": (["td", "th"], ["table"]), "tr": (["tr"], ["table"]),
    "tbody": (["thead", "tbody"], ["table"]), "tfoot": (["thead", "tbody"], ["table"]),
  ]

  /// Closes all elements and returns the collected nodes.
  mutating func finish() -> [Node] {
    close(downTo: 0)
    return nodes
  }

  private mutating func close(downTo count: Int) {
    while open.count > count, let element = open.popLast() { append([.element(element)]) }
  }
}
