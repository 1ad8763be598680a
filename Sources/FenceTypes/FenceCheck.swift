import Diagnostics
import FenceSyntax
import SwiftSyntax

extension TypeChecker {
  /// Checks a fence and adds its declarations to those that later fences can use.
  ///
  /// - Returns: the errors, in the order of their places.
  package func check(_ fence: ParsedFence) -> [TypeProblem] {
    guard let tree = fence.tree else { return [] }
    var reader = TreeReader()
    reader.precedences.read(tree.statements)
    let statements = reader.statements(tree.statements)
    let structure = StructureProblems()
    structure.walk(tree)
    let declarations = DeclarationProblems()
    declarations.walk(tree)
    return check(statements, reader, structure.found + declarations.found).map { problem in
      var problem = problem
      let word = fence.source.text.utf8.dropFirst(problem.offset).prefix { byte in
        byte == UInt8(ascii: "_") || byte >= 128 || Character(Unicode.Scalar(byte)).isLetter
          || Character(Unicode.Scalar(byte)).isNumber
      }
      problem.length = max(1, word.count)
      return problem
    }
  }

  private func check(
    _ statements: [Statement], _ reader: TreeReader, _ structure: [(offset: Int, message: String)]
  ) -> [TypeProblem] {
    startWork()
    (problems, record) = ([], FactRecord())
    for problem in structure { report(problem.offset, problem.message) }
    solver = Solver()
    scope = globals
    context = Context()
    kept = [:]
    lineages = [:]
    declare(statements)
    reportUnknownTypes(reader.mentioned, declared: reader.declaredTypes)
    reportKeys(reader)
    reportTypeArguments(reader)
    reportRedeclarations(statements)
    reportRedeclaredMembers(statements)
    lineages = [:]
    for statement in statements {
      switch statement.kind {
      case .type(let declaration): checkType(declaration)
      case .extended(let extended): check(extended)
      case .preview(let body):
        inBlock { checkBuilder(body, "ViewBuilder", nil) }
      case .variable(let variable): checkGlobal(variable)
      case .function(let member): checkFunction(member, nil)
      default: check(statement)
      }
    }
    checkInitialization(statements)
    return problems.sorted { $0.offset < $1.offset }
  }

  /// Adds the declarations of a fence.
  private func declare(_ statements: [Statement]) {
    for statement in statements {
      if case .type(let declaration) = statement.kind { register(declaration) }
    }
    for statement in statements {
      switch statement.kind {
      case .extended(let extended):
        guard let name = extended.extended.plainName else { continue }
        let extendedName = resolve(extended.extended, Names()).name ?? declaration(name)?.name ?? name
        extensions[extendedName, default: []].append(extended)
        for nested in extended.nested { register(nested) }
      case .function(let member):
        var local = globals.values[member.name] ?? Local(type: .unknown)
        local.functions.removeAll { $0.overload == member.overload }
        local.functions.append(member)
        globals.values[member.name] = local
      case .variable(let variable): declareGlobal(variable)
      default: continue
      }
    }
  }

  private func declareGlobal(_ variable: Variable) {
    for (index, binding) in variable.bindings.enumerated() {
      guard case .name(let name, let place, _) = binding.pattern else {
        bindUnknown(binding.pattern)
        continue
      }
      let member = Member(
        kind: .property, name: name, result: binding.type, modifiers: variable.modifiers,
        attributes: variable.attributes,
        isSettable: !variable.isLet, variable: variable, binding: index, start: place)
      let isUnset = variable.isLet && binding.value == nil && binding.getter == nil
      globals.values[name] = Local(type: .unknown, isLet: variable.isLet, isUnset: isUnset, member: member)
    }
  }

  private func bindUnknown(_ pattern: Pattern) {
    guard case .tuple(let parts) = pattern else { return }
    for part in parts {
      if case .name(let name, _, let isLet) = part.pattern {
        globals.values[name] = Local(type: .unknown, isLet: isLet)
      } else {
        bindUnknown(part.pattern)
      }
    }
  }

  private func checkGlobal(_ variable: Variable) {
    let outer = context
    defer { context = outer }
    if variable.modifiers.contains("async") { awaitLater() }
    for binding in variable.bindings {
      let type = checkValue(of: binding, variable)
      if case .tuple = binding.pattern { bind(binding.pattern, type) }
      guard let getter = binding.getter else { continue }
      if let builder = variable.attributes.first(where: { $0.name.hasSuffix("Builder") }) {
        inBlock { checkBuilder(getter, builder.name, nil) }
      } else if case .name("body", _, _) = binding.pattern {
        inBlock { checkBuilder(getter, "ViewBuilder", nil) }
      } else {
        checkAccessors(binding, getter, type)
      }
    }
  }
}
