import Markup

/// The notes of a frame as HTML below its picture.
enum FrameMarkup {
  static func nodes(_ notes: FrameNotes, label: String) -> [Node] {
    var nodes: [Node] = []
    if !notes.output.isEmpty { nodes.append(printed(notes.output, label)) }
    if let updates = notes.updates { nodes += self.updates(updates, label) }
    return nodes
  }

  private static func printed(_ lines: [String], _ label: String) -> Node {
    .element(
      "div", ["class": "printed", "role": "group", "aria-label": "Printed, \(label)"],
      lines.map { .element("samp", [:], [.text($0)]) })
  }

  private static func updates(_ updates: ViewUpdates, _ label: String) -> [Node] {
    var nodes: [Node] = []
    if !updates.views.isEmpty {
      nodes.append(
        .element("ul", ["class": "lives", "aria-label": "Views, \(label)"], updates.views.map(item)))
    }
    let runs: [Node] =
      updates.bodies.isEmpty
      ? [.element("li", ["class": "none"], ["No body ran."])]
      : updates.bodies.map { .element("li", [:], [.element("code", [:], [.text($0)])]) }
    nodes.append(.element("ul", ["class": "bodies", "aria-label": "Bodies that ran, \(label)"], runs))
    return nodes
  }

  private static func item(_ item: ViewUpdates.Item) -> Node {
    let marks = item.marks.map(\.rawValue)
    return .element(
      Element("li", ["class": "view-\(marks[0])"]) {
        Element("b", text: item.name)
        if let id = item.id {
          " "
          Element("code", text: id)
        }
        " "
        Element("small", text: marks.joined(separator: ", "))
        if !item.children.isEmpty { Element("ul", [:], item.children.map(self.item)) }
      })
  }
}
