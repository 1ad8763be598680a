import Diagnostics
import FenceSyntax
import VitrineUI

/// The views that bodies make, as a view builder collects them.
struct ViewAssembly {
  private let evaluator: Evaluator
  /// Whether the statements are those of the fence itself, which may be any; a view builder takes views and conditions alone.
  ///
  /// Source: <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes/#resultBuilder>
  private let isLoose: Bool

  init(_ evaluator: Evaluator, isLoose: Bool = false) { (self.evaluator, self.isLoose) = (evaluator, isLoose) }

  /// The views that a body makes, as a view builder collects them.
  func views(of statements: [Statement], _ scope: Scope) throws -> [any View] {
    evaluator.hoist(statements, in: scope)
    var views: [any View] = []
    for statement in statements {
      try evaluator.step(statement.mark)
      switch statement.kind {
      case .expression(let expression):
        let value = try evaluator.evaluate(expression, scope)
        if !isLoose, case .void = value { throw Failure(.noPartOfBuilder("()"), expression.mark) }
        if let view = try view(of: value, expression.mark, orNothing: true) {
          views.append(view.marked(expression.mark))
        }
      case .ifElse(let node): views.append(try branch(node, scope, 0) { ConditionSource(node) })
      case .choose(let node): views.append(try branch(node, scope))
      case .forIn where !isLoose, .whileLoop where !isLoose, .repeatLoop where !isLoose:
        throw Failure(.controlFlowInBuilder, statement.mark)
      case .forIn(let pattern, let sequence, _, let body):
        for element in try evaluator.elements(of: evaluator.evaluate(sequence, scope), sequence.mark) {
          let inner = Scope(parent: scope)
          if try evaluator.matches(pattern, element, inner) { views += try self.views(of: body, inner) }
        }
      case .returning(let expression?):
        if let view = try view(of: evaluator.evaluate(expression, scope), expression.mark, orNothing: true) {
          views.append(view.marked(expression.mark))
        }
        return views
      default:
        if case .returned = try evaluator.run(statement, scope) { return views }
      }
      try evaluator.checkSize(views.count, statement.mark)
    }
    return views
  }

  private func branch(
    _ node: IfStatement, _ scope: Scope, _ index: Int, _ words: @escaping () -> ConditionSource
  ) throws -> any View {
    let inner = Scope(parent: scope)
    if try evaluator.holds(node.conditions, inner) {
      return BranchView(branch: index, ViewList(try views(of: node.then, inner)), words: words)
    }
    guard let otherwise = node.otherwise else { return BranchView(branch: index + 1, EmptyView(), words: words) }
    if otherwise.count == 1, case .ifElse(let next) = otherwise[0].kind {
      return try branch(next, Scope(parent: scope), index + 1, words)
    }
    let views = try views(of: otherwise, Scope(parent: scope))
    return BranchView(branch: index + 1, ViewList(views), words: words)
  }

  private func branch(_ node: SwitchStatement, _ scope: Scope) throws -> any View {
    let subject = try evaluator.evaluate(node.subject, scope)
    guard let (index, inner) = try evaluator.choice(node, of: subject, scope) else {
      return BranchView(branch: node.cases.count, EmptyView()) { ConditionSource(node) }
    }
    let views = try views(of: node.cases[index].body, inner)
    return BranchView(branch: index, ViewList(views)) { ConditionSource(node) }
  }

  /// The view that a value is.
  ///
  /// - Parameter orNothing: whether a value that is no view and draws nothing (`print(…)`) is let pass.
  func view(of value: Value, _ mark: SourceMark, orNothing: Bool = false) throws -> (any View)? {
    switch value {
    case .view(let view): return view
    case .instance(let instance):
      if instance.type.isView { return InterpretedView(instance, evaluator, mark) }
      if instance.type.conforms(to: "Shape", "InsettableShape") { return InterpretedShape(instance, evaluator, mark) }
      if let framework = instance.type.wrappedFramework {
        evaluator.remark(foreign: instance.type.name, of: framework, mark)
        return ForeignView(instance.type.name)
      }
      if instance.type.conforms(to: "App", "Scene") || evaluator.property("body", of: instance.type) != nil {
        return try view(of: evaluator.member("body", of: value, mark), mark)
      }
    case .enumCase(let item) where item.type.isView:
      return try view(of: evaluator.member("body", of: value, mark), mark)
    case .native(let unknown as UnknownValue): return unknown.placeholder
    case .native(let slice as SliceValue): return try view(of: .array(Array(slice.values)), mark)
    case .native(let native):
      if let view = native as? any View { return view }
    // An optional view that is not there.
    case .nothing: return BranchView(branch: 1, EmptyView())
    case .void: if orNothing { return nil }
    case .function(let function) where function.build != nil && !orNothing:
      return ViewList(try function.build?([]) ?? [])
    case .implicit(let implicit):
      if let resolved = try? evaluator.resolve(implicit, as: "Color"), case .native(let color) = resolved,
        let view = color as? any View
      {
        return view
      }
    case .array(let elements):
      return ViewList(try elements.compactMap { try view(of: $0, mark) })
    default: break
    }
    if orNothing, evaluator.catalog.isDiscardable(value) { return nil }
    throw Failure(orNothing ? .noPartOfBuilder(value.shownType) : .notAView(value.shownType), mark)
  }
}
