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
    try collected(statements, scope).views
  }

  /// The views that statements make, and how the last of them ended.
  private func collected(_ statements: [Statement], _ scope: Scope) throws -> (views: [any View], flow: Flow) {
    evaluator.hoist(statements, in: scope)
    var views: [any View] = []
    for (index, statement) in statements.enumerated() {
      try evaluator.step(statement.mark)
      switch statement.kind {
      case .expression(let expression):
        do {
          if let view = try view(of: expression, scope) { views.append(view.marked(expression.mark)) }
        } catch let failure as Failure {
          seekFailures(after: failure, in: statements[(index + 1)...], scope)
          throw failure
        }
      case .returning(let expression?):
        if let view = try view(of: evaluator.evaluate(expression, scope), expression.mark, orNothing: true) {
          views.append(view.marked(expression.mark))
        }
        return (views, .returned(.void))
      default:
        let (made, flow) = try composed(statement, scope)
        views += made
        guard case .normal = flow else { return (views, flow) }
      }
      try evaluator.checkSize(views.count, statement.mark)
    }
    return (views, .normal)
  }

  private func view(of expression: Expression, _ scope: Scope) throws -> (any View)? {
    let value = try evaluator.evaluate(expression, scope)
    if !isLoose, case .void = value { throw Failure(.noPartOfBuilder("()"), expression.mark) }
    return try view(of: value, expression.mark, orNothing: true)
  }

  /// Evaluates the views below one that failed, up to a statement that they may need, for their errors.
  func seekFailures(after failure: Failure, in rest: ArraySlice<Statement>, _ scope: Scope) {
    guard evaluator.seeksAllFailures, failure.kind.stopsPrograms, evaluator.otherFailures.count < 50 else { return }
    for statement in rest {
      guard case .expression(let expression) = statement.kind else { return }
      do { _ = try view(of: expression, scope) } catch {
        guard let other = error as? Failure, other.kind.stopsPrograms else { return }
        if other.mark != failure.mark { evaluator.otherFailures.append(other) }
      }
    }
  }

  /// The views of a statement with others in it.
  private func composed(_ statement: Statement, _ scope: Scope) throws -> (views: [any View], flow: Flow) {
    switch statement.kind {
    case .ifElse(let node):
      let (view, flow) = try branch(node, scope, 0) { ConditionSource(node) }
      return ([view], flow)
    case .choose(let node):
      let (view, flow) = try branch(node, scope)
      return ([view], flow)
    case .forIn where !isLoose, .whileLoop where !isLoose, .repeatLoop where !isLoose:
      throw Failure(.controlFlowInBuilder, statement.mark)
    case .forIn(let pattern, let sequence, let condition, let body):
      var views: [any View] = []
      let next = try evaluator.iterator(over: evaluator.evaluate(sequence, scope), sequence.mark)
      while let element = try next() {
        try evaluator.step(statement.mark)
        let inner = Scope(parent: scope)
        guard try evaluator.matches(pattern, element, inner),
          try condition.map({ try evaluator.truth($0, inner) }) ?? true
        else { continue }
        let (made, flow) = try collected(body, inner)
        views += made
        try evaluator.checkSize(views.count, statement.mark)
        if let end = flow.endsLoop(nil) { return (views, end) }
      }
      return (views, .normal)
    default: return ([], try evaluator.run(statement, scope))
    }
  }

  private func branch(
    _ node: IfStatement, _ scope: Scope, _ index: Int, _ words: @escaping () -> ConditionSource
  ) throws -> (view: any View, flow: Flow) {
    let inner = Scope(parent: scope)
    if try evaluator.holds(node.conditions, inner) {
      let (views, flow) = try collected(node.then, inner)
      return (BranchView(branch: index, ViewList(views), words: words), flow)
    }
    guard let otherwise = node.otherwise else {
      return (BranchView(branch: index + 1, EmptyView(), words: words), .normal)
    }
    if otherwise.count == 1, case .ifElse(let next) = otherwise[0].kind {
      return try branch(next, Scope(parent: scope), index + 1, words)
    }
    let (views, flow) = try collected(otherwise, Scope(parent: scope))
    return (BranchView(branch: index + 1, ViewList(views), words: words), flow)
  }

  private func branch(_ node: SwitchStatement, _ scope: Scope) throws -> (view: any View, flow: Flow) {
    let subject = try evaluator.evaluate(node.subject, scope)
    guard var (index, inner) = try evaluator.choice(node, of: subject, scope) else {
      return (BranchView(branch: node.cases.count, EmptyView()) { ConditionSource(node) }, .normal)
    }
    var (views, flow) = try collected(node.cases[index].body, inner)
    while case .fallingThrough = flow, index + 1 < node.cases.count {
      (index, inner) = (index + 1, Scope(parent: scope))
      let next = try collected(node.cases[index].body, inner)
      (views, flow) = (views + next.views, next.flow)
    }
    if case .left(nil) = flow { flow = .normal }
    return (BranchView(branch: index, ViewList(views)) { ConditionSource(node) }, flow)
  }

  /// The view that a value is.
  ///
  /// - Parameter orNothing: whether a value that is no view and draws nothing (`print(…)`) is let pass.
  func view(of value: Value, _ mark: SourceMark, orNothing: Bool = false) throws -> (any View)? {
    switch value {
    case .view(let view): return view
    case .instance(let instance):
      if instance.type.isView { return InterpretedView(instance, evaluator, mark) }
      if instance.type.isShape { return InterpretedShape(instance, evaluator, mark) }
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
    case .native(is PresentNothing): return BranchView(branch: 1, EmptyView())
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
