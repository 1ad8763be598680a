import Markup
import Notes

/// What authors say of elements in braces.
extension DocumentWriter {
  /// The first of the elements with what is said of it.
  func attributed(_ nodes: [Node], _ list: AttributeList) -> [Node] {
    guard let index = nodes.firstIndex(where: { $0.element != nil }), var element = nodes[index].element else {
      return nodes
    }
    if !list.classes.isEmpty {
      let before = element["class"].map { $0.text + " " } ?? ""
      element["class"] = .text(before + list.classes.joined(separator: " "))
    }
    if let id = list.id, element["id"] == nil, !isEmbedded { element["id"] = .text(id) }
    for value in list.values where !["width", "height"].contains(value.name) && !value.text.isEmpty {
      element[value.name] = .text(value.text)
    }
    var result = nodes
    result[index] = .element(element)
    return result
  }

  /// The size that an image is given in braces, as behind a bar: `300`, or `300x200`.
  static func label(_ list: AttributeList?) -> String? {
    func pixels(_ name: String) -> Int? {
      list?[name].flatMap { Int($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return pixels("width").map { width in pixels("height").map { "\(width)x\($0)" } ?? "\(width)" }
  }
}
