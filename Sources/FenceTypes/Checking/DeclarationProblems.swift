import SwiftSyntax

/// Finds declarations that the kind of the type around them cannot have, whatever their types are.
final class DeclarationProblems: MistakeVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // A wrapper may know the type of its value.
    guard node.attributes.isEmpty, let last = node.bindings.last, last.typeAnnotation == nil, last.initializer == nil,
      last.accessorBlock == nil, last.pattern.is(IdentifierPatternSyntax.self)
    else { return .visitChildren }
    report(last.pattern, "type annotation missing in pattern")
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard variable.attributes.isEmpty, !Self.has(variable.modifiers, ["static", "class"]) else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        report(binding.pattern, "enums must not contain stored properties")
      }
    }
    reportInitializers(node.memberBlock, "enum")
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    reportInitializers(node.memberBlock, "struct")
    return .visitChildren
  }

  /// Reports conveniences, which only classes have.
  private func reportInitializers(_ block: MemberBlockSyntax, _ kind: String) {
    for initializer in block.members.compactMap({ $0.decl.as(InitializerDeclSyntax.self) })
    where Self.has(initializer.modifiers, ["convenience"]) {
      report(initializer.initKeyword, "initializers in \(kind)s are not marked with 'convenience'")
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
      guard let mutating = function.modifiers.first(where: { $0.name.text == "mutating" }) else { continue }
      report(mutating, "'mutating' is not valid on instance methods in classes")
    }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.accessorBlock == nil && binding.typeAnnotation != nil {
        report(binding.pattern, "property in protocol must have explicit { get } or { get set } specifier")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    if cases.count == node.cases.count,
      let first = cases.firstIndex(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }),
      first + 1 < cases.count
    {
      report(cases[first + 1], "additional 'case' blocks cannot appear after the 'default' block of a 'switch'")
    }
    reportArgument(node, "switch")
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    reportArgument(node, "if")
    return super.visit(node)
  }

  /// Reports branches that are the argument of a call.
  private func reportArgument(_ node: some ExprSyntaxProtocol, _ name: String) {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    else { return }
    report(node, "'\(name)' may only be used as expression in return, throw, or as the source of an assignment")
  }

  private static func has(_ modifiers: DeclModifierListSyntax, _ names: [String]) -> Bool {
    modifiers.contains { names.contains($0.name.text) }
  }
}
