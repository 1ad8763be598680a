/// Values by name, in arrays; with more than a few, an index finds them.
package struct NamedValues<Element> {
  package private(set) var names: [String] = []
  private var elements: [Element] = []
  private var index: [String: Int] = [:]
  private static var indexedFrom: Int { 12 }

  package init() {}

  package subscript(name: String) -> Element? {
    get { position(name).map { elements[$0] } }
    set {
      guard let newValue else { return }
      if let position = position(name) { return elements[position] = newValue }
      names.append(name)
      elements.append(newValue)
      if names.count == Self.indexedFrom {
        for (position, name) in names.enumerated() { index[name] = position }
      } else if names.count > Self.indexedFrom {
        index[name] = names.count - 1
      }
    }
  }

  private func position(_ name: String) -> Int? {
    names.count < Self.indexedFrom ? names.firstIndex(of: name) : index[name]
  }
}
