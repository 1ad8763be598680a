import Markup
import Notation

/// The structure of a view as nested lists: a line for each view and modifier, with what it is to the one above.
enum StructureMarkup {
  static func node(_ structure: ViewStructure) -> Node {
    .element(
      "div", ["class": "structure", "tabindex": "0", "role": "region", "aria-label": "Structure"],
      [.element("ul", [:], [item(structure)])])
  }

  private static func item(_ node: ViewStructure) -> Node {
    .element(
      Element("li") {
        if !node.role.isEmpty {
          Element("span", ["class": "role"], text: node.role)
          " "
        }
        Element("b", text: node.name)
        if !node.detail.isEmpty {
          " "
          Element("code", text: node.detail)
        }
        if !node.children.isEmpty { Element("ul", [:], node.children.map(item)) }
      })
  }
}
