extension Element {
  /// Returns the tree with a prefix of ids replaced, both where the ids are set and where they are referred to.
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

  /// Returns the tree with a prefix of URLs (`href` and `src`) replaced.
  public func renamingAddresses(startingWith old: String, to new: String) -> Element {
    mapped { element in
      for name in ["href", "src"] {
        guard case .text(let text)? = element[name], text.hasPrefix(old) else { continue }
        element[name] = .text(new + text.dropFirst(old.count))
      }
    }
  }

  /// Whether an attribute holds an id or refers to one, or is a name that must differ from others.
  private func namesIDs(at index: Int) -> Bool {
    ["id", "name", "for", "aria-labelledby", "aria-describedby", "aria-controls"].contains(attributes[index].name)
  }
}
