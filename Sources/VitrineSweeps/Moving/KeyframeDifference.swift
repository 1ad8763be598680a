import Markup

/// The difference of a segment's end from its start: the same elements with only the attributes and texts that change.
enum KeyframeDifference {
  /// Returns the changed attributes and texts; if the drawings have different elements, the whole second drawing.
  static func nodes(from start: [Node], to end: [Node]) -> [Node] { difference(start, end) ?? end }

  private static func difference(_ start: [Node], _ end: [Node]) -> [Node]? {
    guard start.count == end.count else { return nil }
    var result: [Node] = []
    for (a, b) in zip(start, end) {
      if case .element(let a) = a, case .element(let b) = b {
        guard a.name == b.name, let children = difference(a.children, b.children) else { return nil }
        result.append(
          .element(Element(name: b.name, attributes: attributes(a.attributes, b.attributes), children: children)))
      } else if a.element == nil, b.element == nil {
        if a != b { result.append(b) }
      } else {
        return nil
      }
    }
    return result
  }

  private static func attributes(_ start: [Attribute], _ end: [Attribute]) -> [Attribute] {
    func value(_ name: String, _ list: [Attribute]) -> AttributeValue? { list.first { $0.name == name }?.value }
    let changed = end.filter { attribute in
      value(attribute.name, start).map { !$0.isWritten(like: attribute.value) } ?? true
    }
    // An attribute that the end doesn't have has its initial value there.
    let gone = start.filter { value($0.name, end) == nil }
    return changed + gone.map { Attribute($0.name, $0.name.hasSuffix("opacity") ? "1" : "0") }
  }
}
