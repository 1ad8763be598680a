import SwiftSyntax

/// The text that tells a function from others with its name: labels and types as they are written.
package struct Overload: Hashable, Sendable {
  private let text: String
  /// The types that the type checker found for the type parameters of a call.
  package var types: [String: TypeName] = [:]

  /// Creates the text of a function that no declaration tells from others, as a memberwise initializer.
  package init() { text = "" }

  package static func == (a: Overload, b: Overload) -> Bool { a.text == b.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Creates the text of a declaration's parts.
  package init(
    _ generics: GenericParameterClauseSyntax?, _ parameters: FunctionParameterClauseSyntax,
    _ result: (some SyntaxProtocol)?,
    _ condition: GenericWhereClauseSyntax?
  ) {
    let written = parameters.parameters.map {
      "\($0.firstName.text):\($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
    }
    text = [
      generics?.trimmedDescription ?? "", written.joined(separator: ","), result?.trimmedDescription ?? "",
      condition?.trimmedDescription ?? "",
    ].joined(separator: ";")
  }

  /// Creates the text of a function.
  package init(_ node: FunctionDeclSyntax) {
    self.init(
      node.genericParameterClause, node.signature.parameterClause, node.signature.returnClause?.type,
      node.genericWhereClause)
  }

  /// Creates the text of an initializer.
  package init(_ node: InitializerDeclSyntax) {
    self.init(node.genericParameterClause, node.signature.parameterClause, TokenSyntax?.none, node.genericWhereClause)
  }

  /// Creates the text of a subscript.
  package init(_ node: SubscriptDeclSyntax) {
    self.init(node.genericParameterClause, node.parameterClause, node.returnClause.type, node.genericWhereClause)
  }
}
