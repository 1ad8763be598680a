/// An element with its attributes and children, both in order.
public struct Element: Hashable, Sendable {
  public var name: String
  public var attributes: [Attribute]
  public var children: [Node]

  public init(name: String, attributes: [Attribute] = [], children: [Node] = []) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
  }

  /// - Parameter attributes: The attributes, such as `["class": "cell", "id": optional, "hidden": isHidden]`; those
  ///   that are `nil` or `false` are left out.
  public init(_ name: String, _ attributes: Attributes = [:], _ children: [Node] = []) {
    self.init(name: name, attributes: attributes.list, children: children)
  }

  public init(_ name: String, _ attributes: Attributes = [:], @NodeBuilder children: () -> [Node]) {
    self.init(name: name, attributes: attributes.list, children: children())
  }

  /// Creates an element that contains a text.
  public init(_ name: String, _ attributes: Attributes = [:], text: String) {
    self.init(name: name, attributes: attributes.list, children: [.text(text)])
  }

  /// The value of an attribute. Setting an existing attribute keeps its position; a new one is added at the end.
  public subscript(attribute: String) -> AttributeValue? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(attribute, value))
      case (nil, nil): break
      }
    }
  }

  /// The text of all descendants.
  public var plainText: String { children.reduce(into: "") { $0 += $1.plainText } }

  /// The names in the `class` attribute.
  public var classes: [Substring] { self["class"]?.text.split(separator: " ") ?? [] }

  /// Visits the element and its descendants, parents first.
  public func visit(_ body: (Element) -> Void) {
    body(self)
    for case .element(let child) in children { child.visit(body) }
  }

  /// Returns the tree with each element changed, parents first.
  public func mapped(_ change: (inout Element) -> Void) -> Element {
    var result = self
    change(&result)
    for index in result.children.indices {
      if case .element(let child) = result.children[index] { result.children[index] = .element(child.mapped(change)) }
    }
    return result
  }
}

extension [Node] {
  /// Returns the nodes with each element in them changed, parents first.
  public func mapped(_ change: (inout Markup.Element) -> Void) -> [Node] {
    map { node in if case .element(let element) = node { .element(element.mapped(change)) } else { node } }
  }
}
