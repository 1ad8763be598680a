import Markup
import Notation
import VitrineDiagrams
import VitrineText

/// The structure of a view on a page: a tree of boxes if it fits, otherwise nested lists with a line for each view and
/// modifier and its role in the one above.
struct StructureMarkup {
  let structure: ViewStructure
  let typesetter: Typesetter

  func nodes(id: String) -> [Node] { structure.diagram(typesetter).nodes(id: id, words: list) }

  private var list: Element {
    Element(
      "div", ["class": "structure", "tabindex": "0", "role": "group", "aria-label": "Structure"],
      [.element("ul", [:], [item(structure)])])
  }

  private func item(_ node: ViewStructure) -> Node {
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

extension ViewStructure {
  /// Returns the structure as a tree of boxes.
  func diagram(_ typesetter: Typesetter) -> BoxTreeDiagram {
    BoxTreeDiagram([boxes], title: "Structure", typesetter: typesetter)
  }

  private var boxes: BoxTree {
    BoxTree(
      label: name, details: detail.isEmpty ? [] : [detail], role: role,
      isConditional: name.hasSuffix("?") || name == "Optional",
      children: children.map(\.boxes))
  }
}
