import Diagnostics
import FenceEvaluation
import FenceSyntax

/// A fence as advisers read it: its syntax, the types that it and earlier fences declare, and the engine's
/// observations.
struct AdvisedFence {
  let source: SourceFile
  let statements: [Statement]
  /// The types that the fence itself declares, in the order of the source.
  let types: [TypeSyntax]
  let seen: SeenByEngine
  /// The toolchain that the fence is built with.
  let toolchain: Toolchain
  private let declared: [String: TypeDeclaration]
  private let typesByName: [String: TypeSyntax]

  init(
    _ fence: ParsedFence, declared: [String: TypeDeclaration], seen: SeenByEngine, toolchain: Toolchain
  ) {
    (source, statements, self.declared, self.seen) = (fence.source, fence.statements, declared, seen)
    self.toolchain = toolchain
    var types: [TypeSyntax] = []
    SyntaxWalk(statement: { if case .type(let type) = $0.kind { types.append(type) } }).go(through: statements)
    self.types = types
    typesByName = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The views that the fence declares.
  var views: [TypeSyntax] { types.filter(\.isView) }

  /// Returns a type by its name, of this fence or an earlier one.
  func type(_ name: String) -> TypeSyntax? { typesByName[name] ?? declared[name]?.syntax }

  /// Returns the way in which a class publishes its changes; `nil` for a type that is no model.
  func model(_ name: String) -> ModelKind? {
    guard let type = type(name), type.kind == .classType else { return nil }
    if type.attributes.contains("Observable") { return .observable }
    return type.inherited.contains { $0.base == "ObservableObject" } ? .observableObject : nil
  }

  /// The kinds of models.
  enum ModelKind {
    case observable, observableObject

    /// The wrapper of a property in which a view owns such a model.
    var wrapper: String { self == .observable ? "@State" : "@StateObject" }
  }

  /// Whether a view owns state.
  func keepsState(_ name: String) -> Bool {
    type(name)?.variables.contains { ["State", "StateObject"].contains($0.wrapper?.name ?? "") } ?? false
  }

  /// Visits all expressions of the fence, outer before inner.
  func expressions(_ visit: @escaping (Expression) -> Void) { SyntaxWalk(expression: visit).go(through: statements) }

  /// Returns the source of an expression without whitespace.
  func text(_ expression: Expression) -> String { source.text(in: expression.mark).filter { !$0.isWhitespace } }
}

extension TypeSyntax {
  /// The stored and computed properties that are not static.
  var variables: [VariableSyntax] {
    members.flatMap { member -> [VariableSyntax] in
      guard case .variables(let variables) = member.kind else { return [] }
      return variables.filter { !$0.isStatic }
    }
  }

  var functions: [FunctionSyntax] {
    members.compactMap { if case .function(let function) = $0.kind { function } else { nil } }
  }

  var isView: Bool { kind == .structure && inherited.contains { $0.base == "View" } }
}

extension Expression {
  /// The name of the called function or type, without a base: `Text` of `Text("a")`.
  var calledName: String? {
    guard case .call(let callee, _) = kind, case .name(let use) = callee.kind else { return nil }
    return use.text
  }

  /// The arguments of the call, if the expression is one.
  var arguments: [Argument] {
    if case .call(_, let arguments) = kind { arguments } else { [] }
  }

  /// The names that the expression reads.
  var names: Set<String> {
    var names: Set<String> = []
    SyntaxWalk(expression: { if case .name(let use) = $0.kind { names.insert(use.text) } }).visit(self)
    return names
  }

  /// The view to which modifiers are applied, and their number: `A()` of `A().padding().bold()`.
  var modified: (base: Expression, modifiers: Int) {
    guard case .call(let callee, _) = kind, case .member(let base, let name) = callee.kind,
      name.first?.isLowercase == true
    else { return (self, 0) }
    let (innermost, count) = base.modified
    return (innermost, count + 1)
  }
}

extension Argument {
  /// The statements of the closure, if the argument is one.
  var closureBody: [Statement]? {
    if case .closure(let closure) = value.kind { closure.body } else { nil }
  }
}

extension [Statement] {
  /// The expression, if there is only this one.
  var onlyExpression: Expression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let expression), .returning(let expression?): return expression
    default: return nil
    }
  }
}
