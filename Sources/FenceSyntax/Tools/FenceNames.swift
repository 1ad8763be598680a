import SwiftSyntax

extension ParsedFence {
  /// The names of the types that the fence declares.
  package var declaredTypes: [String] {
    statements.compactMap { if case .type(let syntax) = $0.kind { syntax.name } else { nil } }
  }

  /// All names in the source.
  package var mentionedNames: Set<String> {
    Set(
      tree?.tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier(let name) = $0.tokenKind { name } else { nil }
      } ?? [])
  }

  package var declaresTypesOrFunctions: Bool {
    statements.contains { statement in
      switch statement.kind {
      case .type, .function: true
      default: false
      }
    }
  }

  /// Returns the source without the declarations of some types; `nil` where nothing is left.
  package func text(withoutTypes names: [String]) -> String? {
    let rest = (tree?.statements).map(Array.init)?.filter { item in
      guard case .decl(let declaration) = item.item, let named = declaration.asProtocol((any NamedDeclSyntax).self)
      else {
        return true
      }
      return !names.contains(named.name.text)
    }
    guard let rest, !rest.isEmpty else { return nil }
    return rest.map { $0.trimmedDescription }.joined(separator: "\n")
  }
}
