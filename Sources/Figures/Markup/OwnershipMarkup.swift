import Markup
import VitrineDiagrams
import VitrineText
import VitrineUI

/// The owners of the values that views use: a tree of the custom views with their properties, and an arrow from each
/// source of truth to the properties that refer to it.
struct OwnershipMarkup {
  let ownership: Ownership
  private let names: NumberedViewNames

  init(_ ownership: Ownership) {
    self.ownership = ownership
    names = NumberedViewNames(ownership.views.map { (number: $0.number, name: $0.name) })
  }

  func nodes(id: String, _ typesetter: Typesetter) -> [Node] { diagram(typesetter).nodes(id: id + "-o", words: list) }

  // MARK: Drawing

  func diagram(_ typesetter: Typesetter) -> BoxTreeDiagram {
    let places = Dictionary(
      ownership.views.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
    func end(_ owner: Int, _ property: String) -> BoxTreeDiagram.Link.End? {
      guard let box = places[owner] else { return nil }
      return ownership.views[box].properties.firstIndex { $0.name == property }.map { .init(box: box, detail: $0) }
    }
    var links: [BoxTreeDiagram.Link] = []
    for (box, view) in ownership.views.enumerated() {
      for (detail, property) in view.properties.enumerated() {
        guard let owner = property.owner, let from = end(owner.view, owner.property) else { continue }
        links.append(BoxTreeDiagram.Link(from: from, to: .init(box: box, detail: detail)))
      }
    }
    return BoxTreeDiagram(roots.map(boxes), links: links, title: "Ownership", typesetter: typesetter)
  }

  private var roots: [Ownership.Owner] { children(of: nil) }

  private func children(of number: Int?) -> [Ownership.Owner] { ownership.views.filter { $0.parent == number } }

  private func boxes(_ view: Ownership.Owner) -> BoxTree {
    BoxTree(
      label: names(view.number, view.name), details: view.properties.map(text),
      children: children(of: view.number).map(boxes))
  }

  /// Returns the declaration of a property: `@State count`, `@Binding number = $count`.
  private func text(_ property: Ownership.Property) -> String {
    let written = [property.wrapper, property.name].filter { !$0.isEmpty }.joined(separator: " ")
    return property.projection.map { "\(written) = \($0)" } ?? written
  }

  // MARK: Text

  /// The lines of text: one for each view and each of its properties, with its depth.
  var lines: [(depth: Int, text: String)] {
    func lines(_ view: Ownership.Owner, _ depth: Int) -> [(depth: Int, text: String)] {
      [(depth, names(view.number, view.name))] + view.properties.map { (depth + 1, sentence($0)) }
        + children(of: view.number).flatMap { lines($0, depth + 1) }
    }
    return roots.flatMap { lines($0, 0) }
  }

  /// Returns the sentence for a property: `@Binding number: from $count of Counter`.
  private func sentence(_ property: Ownership.Property) -> String {
    let written = [property.wrapper, property.name].filter { !$0.isEmpty }.joined(separator: " ")
    guard let source = property.source else { return "\(written): source of truth" }
    guard let owner = property.owner, let view = ownership.views.first(where: { $0.number == owner.view }) else {
      return source == .elsewhere ? "\(written): not kept in the tree" : written
    }
    let name = names(view.number, view.name)
    return "\(written): from \(property.projection ?? owner.property) of \(name)"
  }

  private var list: Element {
    func line(_ property: Ownership.Property) -> Node {
      .element(Element("li", [:], [.element(Element("code", text: sentence(property)))]))
    }
    func item(_ view: Ownership.Owner) -> Node {
      .element(
        Element("li") {
          Element("b", text: names(view.number, view.name))
          Element("ul", [:], view.properties.map(line) + children(of: view.number).map(item))
        })
    }
    return Element(
      "div", ["class": "structure", "tabindex": "0", "role": "group", "aria-label": "Ownership"],
      [.element("ul", [:], roots.map(item))])
  }

  /// The same lines as paragraphs, for drawings without lists.
  var paragraphs: [Node] {
    lines.map { .element(Element("p", text: String(repeating: "\u{A0}\u{A0}", count: $0.depth) + $0.text)) }
  }
}

extension Ownership.Property {
  /// The property of another view that the value comes from.
  fileprivate var owner: (view: Int, property: String)? {
    switch source {
    case .binding(let view, let property, _)?, .object(let view, let property)?: (view, property)
    case .elsewhere?, nil: nil
    }
  }

  /// The expression that created a binding: `$user.name`.
  fileprivate var projection: String? {
    guard case .binding(_, let property, let path)? = source else { return nil }
    return "$" + ([property] + path).joined(separator: ".")
  }
}
