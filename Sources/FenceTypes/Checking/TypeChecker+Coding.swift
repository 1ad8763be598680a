/// Checks that types whose coding the compiler writes have properties that can be coded.
extension TypeChecker {
  func checkCoding(_ declaration: TypeDeclaration) {
    let extensions = extensions[declaration.name] ?? []
    let inherited = (declaration.inherited + extensions.flatMap(\.inherited)).compactMap(\.plainName)
    guard declaration.kind != .classType || ancestors(of: declaration).list.filter(\.isClass).count == 1,
      !hasUnknownAttributes(declaration)
    else { return }
    let members = declaration.members + extensions.flatMap(\.members)
    for (name, isWritten) in [
      ("Decodable", members.contains { $0.kind == .initializer && $0.parameters.first?.label == "from" }),
      ("Encodable", members.contains { $0.name == "encode" && $0.parameters.first?.label == "to" }),
    ] where !isWritten && (inherited.contains(name) || inherited.contains("Codable")) {
      guard let coding = library.type(name), isUncodable(declaration, extensions, coding) else { continue }
      report(declaration.start, "type '\(declaration.simpleName)' does not conform to protocol '\(name)'")
      return
    }
  }

  private func isUncodable(
    _ declaration: TypeDeclaration, _ extensions: [Extension], _ coding: TypeDeclaration
  ) -> Bool {
    let nested = declaration.nested + extensions.flatMap(\.nested)
    let keys = nested.first { $0.simpleName == "CodingKeys" }.map { Set($0.members.map(\.name)) }
    let names = names(in: declaration, .nominal(declaration, declaration.generics.parameters.map { _ in .unknown }))
    return declaration.members.contains { member in
      if member.kind == .enumCase {
        return !nested.contains { $0.simpleName.hasSuffix("CodingKeys") }
          && member.parameters.contains { isUncodable(resolve($0.type, names), coding) }
      }
      guard member.isStored, !member.isStatic, member.attributes.isEmpty, let variable = member.variable,
        !variable.isLazy, !variable.isLet || member.declared?.value == nil, keys?.contains(member.name) != false
      else { return false }
      return isUncodable(propertyType(member, names), coding)
    }
  }

  /// Whether a value cannot be coded: one of a type of a fence that does not say so, or one that has such values.
  private func isUncodable(_ type: FenceType, _ coding: TypeDeclaration) -> Bool {
    guard case .nominal(let declaration, let arguments) = type else {
      if case .function = type { return true }
      return false
    }
    if declaration.isOfFence { return conforms(type, to: coding) == false }
    return ["Optional", "Array", "Set", "Dictionary"].contains(declaration.name)
      && arguments.contains { isUncodable($0, coding) }
  }
}
