import Markup
import Notes

extension [Node] {
  /// Returns the nodes, with the attributes that an author wrote in braces added to the first element.
  ///
  /// - Parameter hasIdentifiers: whether elements can have IDs; those of an embedded note have none.
  func saying(_ list: AttributeList, hasIdentifiers: Bool) -> [Node] {
    guard let index = firstIndex(where: { $0.element != nil }), var element = self[index].element else { return self }
    if !list.classes.isEmpty {
      let before = element["class"].map { $0.text + " " } ?? ""
      element["class"] = .text(before + list.classes.joined(separator: " "))
    }
    if let id = list.id, element["id"] == nil, hasIdentifiers { element["id"] = .text(id) }
    if element.name == "img", let share = list.imageShare {
      (element["width"], element["height"]) = (.text(share), nil)
    }
    for value in list.values where !["width", "height"].contains(value.name) && !value.text.isEmpty {
      element[value.name] = .text(value.text)
    }
    var result = self
    result[index] = .element(element)
    return result
  }
}

extension AttributeList {
  /// The width of an image as a part of the column: `50%`.
  var imageShare: String? { self["width"].flatMap(Self.share) }

  /// Returns a width in per cent; `nil` for another one.
  static func share(_ width: String) -> String? {
    guard width.hasSuffix("%"), let number = Int(width.dropLast()), (1...100).contains(number) else { return nil }
    return "\(number)%"
  }

  /// The size of an image in braces, in the format of a size after a bar: `300`, or `300x200`.
  var imageSize: String? {
    func pixels(_ name: String) -> Int? {
      self[name].flatMap { Int($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return pixels("width").map { width in pixels("height").map { "\(width)x\($0)" } ?? "\(width)" }
  }
}
