extension TypeChecker {
  /// Checks that an expression of a view builder is a view.
  func checkView(_ node: Node, _ type: FenceType) {
    let shallow = settled(type)
    let isAssignment = isAssigning(node)
    let known = defaulted(shallow)
    if known.isVoid || isAssignment {
      report(node.start, "type '()' cannot conform to 'View'", hint: Self.onlyViews)
      return
    }
    guard let view = library.type("View"), !known.isPartlyUnknown else { return }
    switch known {
    case .nominal(let declaration, _):
      if declaration.name == "Optional", let wrapped = known.wrapped, conforms(wrapped, to: view) != false { return }
      let isValue = [
        "Int", "Double", "String", "Bool", "Character", "CGFloat", "Array", "Dictionary", "Set", "Date", "UUID",
      ].contains(declaration.name)
      guard isValue || declaration.isOfFence, conforms(known, to: view) == false else { return }
      report(
        place(of: node), "static method 'buildExpression' requires that '\(known)' conform to 'View'",
        hint: Self.onlyViews)
    case .tuple, .function, .metatype:
      report(place(of: node), "type '\(known)' cannot conform to 'View'", hint: Self.onlyViews)
    default: return
    }
  }

  private static let onlyViews = "use only views in a view builder; write 'let _ = …' for other expressions"

  private func isAssigning(_ node: Node) -> Bool {
    switch node.kind {
    case .assignment: return true
    case .chain(_, let operations):
      return operations.count == 1 && ["+=", "-=", "*=", "/="].contains(operations[0].name)
    default: return false
    }
  }
}
