/// Checks that the elements of sets and the keys of dictionaries can be hashed.
extension TypeChecker {
  func reportKeys(_ reader: TreeReader) {
    for (written, place, enclosing) in reader.hashed {
      let key = core(written)
      guard case .named(let parts) = key, let name = parts.first?.name, !reader.ambiguousTypes.contains(name),
        enclosing.first.map({ types[$0] != nil }) ?? true
      else { continue }
      let type = resolve(key, Names(enclosing: enclosing))
      if isUnhashable(type) { report(place, "type '\(type)' does not conform to protocol 'Hashable'") }
    }
  }

  /// The type of which an array or an optional is hashable if that is.
  private func core(_ written: WrittenType) -> WrittenType {
    switch written {
    case .array(let element): core(element)
    case .optional(let wrapped): core(wrapped)
    default: written
    }
  }

  /// Whether a type of a fence is known to have no hash value.
  func isUnhashable(_ type: FenceType) -> Bool {
    guard case .nominal(let declaration, _) = type, declaration.isOfFence else { return false }
    return conforms(type, to: "Hashable") == false
  }
}
