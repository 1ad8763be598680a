extension Element {
  /// The same tree with other ids: those that start with one text start with another, wherever they are named or referred to.
  public func renamingIDs(startingWith old: String, to new: String) -> Element {
    mapped { element in
      for index in element.attributes.indices {
        guard case .text(let text) = element.attributes[index].value else { continue }
        for lead in ["", "#", "url(#"] where text.hasPrefix(lead + old) && (lead != "" || element.namesIDs(at: index)) {
          element.attributes[index].value = .text(lead + new + text.dropFirst(lead.count + old.count))
        }
      }
    }
  }

  /// The same tree with other addresses: those that start with one text start with another.
  public func renamingAddresses(startingWith old: String, to new: String) -> Element {
    mapped { element in
      for name in ["href", "src"] {
        guard case .text(let text)? = element[name], text.hasPrefix(old) else { continue }
        element[name] = .text(new + text.dropFirst(old.count))
      }
    }
  }

  /// Whether an attribute holds an id, or a name that only has to differ from others.
  private func namesIDs(at index: Int) -> Bool {
    ["id", "name", "for", "aria-labelledby", "aria-describedby", "aria-controls"].contains(attributes[index].name)
  }
}
