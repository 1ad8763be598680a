import SwiftSyntax

/// Finds mistakes that the parser's tree shows without any types: statements and declarations at places where they cannot be.
final class StructureProblems: MistakeVisitor {
  /// The statements around the current one that `break` and `continue` may leave.
  private enum Surrounding { case loop, choice, branch }

  private var surroundings: [[Surrounding]] = [[]]

  // MARK: Leaving

  private func enter(_ surrounding: Surrounding) -> SyntaxVisitorContinueKind {
    surroundings[surroundings.count - 1].append(surrounding)
    return .visitChildren
  }

  private func leave() { surroundings[surroundings.count - 1].removeLast() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
  override func visitPost(_ node: ForStmtSyntax) { leave() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
  override func visitPost(_ node: WhileStmtSyntax) { leave() }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(.loop) }
  override func visitPost(_ node: RepeatStmtSyntax) { leave() }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(.choice) }
  override func visitPost(_ node: SwitchExprSyntax) { leave() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(.branch)
    return super.visit(node)
  }
  override func visitPost(_ node: IfExprSyntax) {
    leave()
    super.visitPost(node)
  }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { enter(.branch) }
  override func visitPost(_ node: DoStmtSyntax) { leave() }

  /// Enters code that cannot leave what is around it.
  private func enterCode() -> SyntaxVisitorContinueKind {
    surroundings.append([])
    return .visitChildren
  }

  private func leaveCode() { surroundings.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: ClosureExprSyntax) { leaveCode() }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: MemberBlockSyntax) { leaveCode() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: AccessorBlockSyntax) { leaveCode() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveCode() }

  private var surrounding: [Surrounding] { surroundings.last ?? [] }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.label == nil, !surrounding.contains(.loop), !surrounding.contains(.choice) else { return .skipChildren }
    report(
      node,
      surrounding.isEmpty
        ? "'break' is only allowed inside a loop, if, do, or switch"
        : "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do")
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil, !surrounding.contains(.loop) { report(node, "'continue' is only allowed inside a loop") }
    return .skipChildren
  }

  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    if !surrounding.contains(.choice) { report(node, "'fallthrough' is only allowed inside a switch") }
    return .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      // An attribute may be a macro that makes the property a computed one, and an override observes another's storage.
      guard let variable = item.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
        !variable.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) })
      else { continue }
      for binding in variable.bindings where Self.isStored(binding) {
        report(binding.pattern, "extensions must not contain stored properties")
      }
    }
    return .visitChildren
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    reportRepeatedValues(node)
    return .visitChildren
  }

  /// Reports raw values that two cases have; one that is not written is the whole number after the last, or the name.
  private func reportRepeatedValues(_ node: EnumDeclSyntax) {
    guard let raw = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      raw == "String" || TypeChecker.integers.contains(raw)
    else { return }
    var (seen, last): (Set<String>, Int?) = ([], -1)
    for item in node.memberBlock.members {
      guard let list = item.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in list.elements {
        var value = element.rawValue?.value.trimmedDescription
        if raw == "String" {
          value = value ?? "\"\(element.name.plain)\""
        } else {
          last = value.map { Int($0.filter { $0 != "_" }) } ?? last.flatMap { $0 < .max ? $0 + 1 : nil }
          value = last.map(String.init)
        }
        guard let value, !seen.insert(value).inserted else { continue }
        if let own = element.rawValue?.value {
          report(own, "raw value for enum case is not unique")
        } else {
          report(element, "raw value for enum case is not unique")
        }
      }
    }
  }
}
