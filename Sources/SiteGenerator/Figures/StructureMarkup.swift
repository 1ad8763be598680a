import Notation

/// The structure of a view as nested lists: a line for each view and modifier, with what it is to the one above.
enum StructureMarkup {
  static func html(_ structure: ViewStructure) -> String {
    "<div class=\"structure\" tabindex=\"0\" role=\"region\" aria-label=\"Structure\"><ul>\(item(structure))</ul></div>"
  }

  private static func item(_ node: ViewStructure) -> String {
    let role = node.role.isEmpty ? "" : "<span class=\"role\">\(HTMLText.escape(node.role))</span> "
    let detail = node.detail.isEmpty ? "" : " <code>\(HTMLText.escape(node.detail))</code>"
    let children = node.children.isEmpty ? "" : "<ul>\(node.children.map(item).joined())</ul>"
    return "<li>\(role)<b>\(HTMLText.escape(node.name))</b>\(detail)\(children)</li>"
  }
}
