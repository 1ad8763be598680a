import FenceEvaluation
import FenceSyntax
import VitrineUI

/// Finds the views that a fence draws: its previews, a preview provider, its top-level expressions, `ContentView`, or
/// the last view that can be created without arguments.
struct Evaluation {
  let evaluator: Evaluator
  let catalog: Catalog

  func drawings(_ fence: [Statement]) throws -> [Notebook.Drawing] {
    let statements = fence.compactMap(\.withoutPlayground)
    let scope = evaluator.globals
    evaluator.hoist(statements, in: scope)
    let awaited = Dictionary(statements.flatMap(\.globalVariables).map { ($0.name, $0) }) { first, _ in first }
    evaluator.awaitedVariables = awaited
    defer { evaluator.awaitedVariables = [:] }
    var loose: [any View] = []
    var shown: [Statement] = []
    var previews: [Notebook.Drawing] = []
    for (index, statement) in statements.enumerated() {
      shown += looseStatements(statement)
      if statement.mayPause || statement.beginsChildTask, evaluator.clock != nil {
        let value = try evaluator.runWaiting(statement, scope)
        if let view = try evaluator.view(of: value, statement.mark, orNothing: true) { loose.append(view) }
        continue
      }
      switch statement.kind {
      case .expression(let expression):
        if case .macro("Preview", let arguments) = expression.kind {
          previews.append(try preview(arguments, scope))
        } else if let name = expression.leadingMember, catalog.isModifier(name) {
          evaluator.remark(
            Failure(
              "loose-modifier", "modifier '.\(name)' is not applied to a view", expression.mark,
              hint: "add the view before it"))
        } else {
          do { loose += try evaluator.views(of: [statement], scope, isLoose: true) } catch let failure as Failure {
            evaluator.seekFailures(after: failure, in: statements[(index + 1)...], scope)
            throw failure
          }
        }
      case .ifElse, .choose, .forIn: loose += try evaluator.views(of: [statement], scope, isLoose: true)
      case .variables(let variables):
        for variable in variables {
          if variable.name == "body", let getter = variable.getter {
            let inner = Scope(parent: scope)
            loose.append(ViewList(try evaluator.views(of: getter, inner)))
          } else {
            let isFirst = awaited[variable.name] === variable
            // A declaration above has used it already.
            if isFirst, evaluator.awaitedVariables.removeValue(forKey: variable.name) == nil { continue }
            try evaluator.declare(variable, in: scope)
          }
        }
      case .returning(let expression?):
        if let view = try evaluator.view(of: evaluator.evaluate(expression, scope), expression.mark) {
          loose.append(view)
        }
      default: _ = try evaluator.run(statement, scope)
      }
    }
    if !previews.isEmpty { return previews }
    if let provider = try provider(statements, scope) { return [provider] }
    if loose.isEmpty, hasInertExpression(statements, scope) { loose.append(EmptyView()) }
    if !loose.isEmpty, let live = FenceView(statements, shown, evaluator) {
      return [Notebook.Drawing(title: nil, view: live, proposal: nil)]
    }
    if !loose.isEmpty {
      return [Notebook.Drawing(title: nil, view: loose.count == 1 ? loose[0] : ViewList(loose), proposal: nil)]
    }
    if let declared = try declared(statements, scope) { return [declared] }
    return try evaluator.isLenient ? calledFunction(statements, scope).map { [$0] } ?? [] : []
  }

  /// Returns the part of a statement that makes views at the top level of a fence.
  private func looseStatements(_ statement: Statement) -> [Statement] {
    switch statement.kind {
    case .expression(let expression):
      if case .macro = expression.kind { return [] }
      return expression.leadingMember.map { catalog.isModifier($0) } == true ? [] : [statement]
    case .ifElse, .choose, .forIn, .returning: return [statement]
    case .variables(let variables): return variables.first { $0.name == "body" }?.getter ?? []
    default: return []
    }
  }

  /// Returns the statements whose views a fence shows, in the order of ``drawings(_:)`` and without evaluating any, and
  /// the struct that contains them.
  func shown(_ statements: [Statement]) -> (statements: [Statement], type: TypeDeclaration?)? {
    var loose: [Statement] = []
    var body: [Statement]?
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        guard case .macro("Preview", let arguments) = expression.kind else {
          loose.append(statement)
          continue
        }
        for argument in arguments {
          if case .closure(let closure) = argument.value.kind { return (closure.body, nil) }
        }
      case .ifElse, .choose, .returning: loose.append(statement)
      case .variables(let variables): body = variables.first { $0.name == "body" }?.getter ?? body
      default: break
      }
    }
    if !loose.isEmpty { return (loose, nil) }
    if let body { return (body, nil) }
    let views = types(statements, evaluator.globals).filter(\.isView)
    let view = views.first { $0.name == "ContentView" } ?? views.last
    return view.flatMap { view in view.property("body")?.getter.map { ($0, view) } }
  }

  private func preview(_ arguments: [Argument], _ scope: Scope) throws -> Notebook.Drawing {
    var title: String?
    var size: (width: Double, height: Double)?
    var views: [any View] = []
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        let live = try FenceView(preview: closure.body, evaluator, in: scope)
        views = try live.map { [$0] } ?? evaluator.views(ofPreview: closure.body, Scope(parent: scope))
      } else if argument.label == nil, case .string = argument.value.kind {
        title = try evaluator.evaluate(argument.value, scope).text
      } else if case .implicit(let implicit) = try evaluator.evaluate(argument.value, scope),
        implicit.name == "fixedLayout"
      {
        let lengths = implicit.arguments?.compactMap(\.value.number) ?? []
        if lengths.count == 2 { size = (lengths[0], lengths[1]) }
      }
    }
    return Notebook.Drawing(title: title, view: views.count == 1 ? views[0] : ViewList(views), proposal: size)
  }

  private func provider(_ statements: [Statement], _ scope: Scope) throws -> Notebook.Drawing? {
    for type in types(statements, scope) where type.conforms(to: "PreviewProvider") {
      guard type.statics["previews"] != nil else { continue }
      let mark = type.syntax.mark
      let value = try evaluator.member("previews", of: .type(TypeValue(name: type.name, declaration: type)), mark)
      if let view = try evaluator.view(of: value, mark) {
        return Notebook.Drawing(title: nil, view: view, proposal: nil)
      }
    }
    return nil
  }

  /// Whether an expression makes something that SwiftUI presents elsewhere, such as an alert: the fence is valid and
  /// draws nothing.
  private func hasInertExpression(_ statements: [Statement], _ scope: Scope) -> Bool {
    statements.contains { statement in
      guard case .expression(let expression) = statement.kind, expression.startsWithType,
        let value = try? evaluator.evaluate(expression, scope)
      else { return false }
      return catalog.isDiscardable(value)
    }
  }

  private func types(_ statements: [Statement], _ scope: Scope) -> [TypeDeclaration] {
    statements.compactMap { statement in
      if case .type(let syntax) = statement.kind { return scope.names.types[syntax.name] }
      return nil
    }
  }

  /// Returns the declared view to draw; throws the error of the last one if none can be created.
  private func declared(_ statements: [Statement], _ scope: Scope) throws -> Notebook.Drawing? {
    let views = types(statements, scope).filter {
      $0.isView || $0.wrappedFramework != nil || $0.conforms(to: "App", "Shape", "Widget")
    }
    let ordered = views.filter { $0.name == "ContentView" } + views.reversed().filter { $0.name != "ContentView" }
    for type in ordered {
      let mark = type.syntax.mark
      let value: Value
      do { value = try made(type, mark) } catch let failure as Failure {
        evaluator.undrawn = evaluator.undrawn ?? failure
        continue
      } catch { continue }
      if let view = try evaluator.view(of: value, mark) {
        return Notebook.Drawing(title: nil, view: view, proposal: nil)
      }
    }
    return nil
  }

  /// Creates a value of a type without arguments, or, in lenient mode, with placeholder arguments.
  private func made(_ type: TypeDeclaration, _ mark: SourceMark) throws -> Value {
    do { return try evaluator.initialize(type, [], mark) } catch let failure as Failure {
      guard evaluator.isLenient, !failure.isLimit else { throw failure }
      return try evaluator.initialize(type, StandInArguments(evaluator: evaluator).arguments(of: type), mark)
    }
  }

  /// Returns the drawing of the last function that returns a view.
  private func calledFunction(_ statements: [Statement], _ scope: Scope) throws -> Notebook.Drawing? {
    guard let function = statements.reversed().lazy.compactMap(\.function).first(where: \.makesView),
      let value = try scope.names.variable(function.declared.text)?.read()
    else { return nil }
    let arguments = StandInArguments(evaluator: evaluator).arguments(of: function)
    let view = try evaluator.view(of: evaluator.call(value, arguments, function.mark), function.mark)
    return view.map { Notebook.Drawing(title: nil, view: $0, proposal: nil) }
  }
}

extension Statement {
  /// Whether the statement declares what runs beside the others: `async let`.
  fileprivate var beginsChildTask: Bool {
    guard case .variables(let variables) = kind else { return false }
    return variables.contains { if case .asyncLet? = $0.initial?.kind { true } else { false } }
  }
}

extension Statement {
  /// The variables with values that the statement declares.
  fileprivate var globalVariables: [VariableSyntax] {
    guard case .variables(let variables) = kind else { return [] }
    return variables.filter { variable in
      guard case .bind = variable.pattern else { return false }
      return variable.getter == nil && variable.initial != nil && variable.wrapper == nil
    }
  }
}

extension FunctionSyntax {
  fileprivate var makesView: Bool { isViewBuilder || result?.base == "View" }
}
