import SwiftSyntax

extension FunctionDeclSyntax {
  /// Lowers the function.
  func lowered(_ lowering: inout Lowering) -> FunctionSyntax {
    var parameters = lowering.parameters(signature.parameterClause)
    // Operands have no labels.
    if case .identifier = name.tokenKind {} else { parameters = parameters.map(\.asOperand) }
    let told = "\(name.identifierText)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    let attributes = lowering.names(attributes)
    let function = FunctionSyntax(
      name: name.identifierText, parameters: parameters,
      result: signature.returnClause.map { lowering.type($0.type) },
      body: body.map { body in
        lowering.throwing(signature.effectSpecifiers?.throwsClause) { lowering in
          lowering.insideMember(told) { $0.block(body.statements) }
        }
      },
      isStatic: lowering.has(modifiers, "static", "class"), isMutating: lowering.has(modifiers, "mutating"),
      isViewBuilder: attributes.contains(where: Lowering.viewBuilders.contains), mark: lowering.mark(self))
    function.builder = OwnBuilder.name(in: attributes)
    function.overload = Overload(self)
    function.generics = genericParameterClause?.parameters.map { $0.name.identifierText } ?? []
    return function
  }
}

extension InitializerDeclSyntax {
  /// Lowers the initializer.
  func lowered(_ lowering: inout Lowering) -> FunctionSyntax {
    let function = FunctionSyntax(
      name: "init", parameters: lowering.parameters(signature.parameterClause),
      body: body.map { body in
        lowering.throwing(signature.effectSpecifiers?.throwsClause) { $0.block(body.statements) }
      },
      isStatic: true, isMutating: true, isFailable: optionalMark?.text == "?", mark: lowering.mark(self))
    (function.overload, function.isConvenience) = (Overload(self), lowering.has(modifiers, "convenience"))
    return function
  }
}

extension DeinitializerDeclSyntax {
  /// Lowers the deinitializer.
  func lowered(_ lowering: inout Lowering) -> FunctionSyntax {
    FunctionSyntax(name: "deinit", body: body.map { lowering.block($0.statements) }, mark: lowering.mark(self))
  }
}

extension SubscriptDeclSyntax {
  /// Lowers the subscript.
  func lowered(_ lowering: inout Lowering) -> FunctionSyntax {
    let accessors = lowering.accessors(accessorBlock)
    let function = FunctionSyntax(
      name: "subscript", parameters: lowering.parameters(parameterClause).map(\.asSubscriptParameter),
      result: lowering.type(returnClause.type), body: accessors.getter,
      isStatic: lowering.has(modifiers, "static", "class"), mark: lowering.mark(self))
    function.setter = accessors.setter
    function.generics = genericParameterClause?.parameters.map { $0.name.identifierText } ?? []
    function.overload = Overload(self)
    return function
  }
}
