import FenceSyntax
import VitrineLayout
import VitrineUI

extension Evaluator {
  /// The views that a body makes, as a view builder collects them.
  func views(of statements: [Statement], _ scope: Scope) throws -> [any View] {
    hoist(statements, in: scope)
    var views: [any View] = []
    for statement in statements {
      try step(statement.mark)
      switch statement.kind {
      case .expression(let expression):
        let value = try evaluate(expression, scope)
        if let view = try view(of: value, expression.mark, orNothing: true) {
          views.append(view.marked(expression.mark))
        }
      case .ifElse(let node): views.append(try branch(node, scope, 0))
      case .choose(let node): views.append(try branch(node, scope))
      case .returning(let expression?):
        if let view = try view(of: evaluate(expression, scope), expression.mark, orNothing: true) {
          views.append(view.marked(expression.mark))
        }
        return views
      case .forIn(let pattern, let sequence, _, let body):
        for element in try elements(of: evaluate(sequence, scope), sequence.mark) {
          let inner = Scope(parent: scope)
          if try matches(pattern, element, inner) { views += try self.views(of: body, inner) }
        }
      default:
        if case .returned = try run(statement, scope) { return views }
      }
      try checkSize(views.count, statement.mark)
    }
    return views
  }

  private func branch(_ node: IfStatement, _ scope: Scope, _ index: Int) throws -> any View {
    let inner = Scope(parent: scope)
    let decision = try decide(node.conditions, inner)
    if case .undecided(let condition) = decision { return try undecided(condition, node, inner, scope) }
    if decision == .holds { return BranchView(branch: index, ViewList(try views(of: node.then, inner))) }
    guard let otherwise = node.otherwise else { return BranchView(branch: index + 1, EmptyView()) }
    if otherwise.count == 1, case .ifElse(let next) = otherwise[0].kind { return try branch(next, scope, index + 1) }
    return BranchView(branch: index + 1, ViewList(try views(of: otherwise, Scope(parent: scope))))
  }

  /// Both branches of a condition on something that nobody declares.
  private func undecided(_ condition: String, _ node: IfStatement, _ inner: Scope, _ scope: Scope) throws -> any View {
    let otherwise = try node.otherwise.map { try views(of: $0, Scope(parent: scope)) }
    return UndecidedView(
      condition: condition,
      branches: [
        ("true", ViewList(try views(of: node.then, inner))),
        ("false", otherwise.map { ViewList($0) } ?? Text("nil").foregroundStyle(Color.secondary)),
      ])
  }

  private func branch(_ node: SwitchStatement, _ scope: Scope) throws -> any View {
    let subject = try evaluate(node.subject, scope)
    for (index, item) in node.cases.enumerated() {
      let inner = Scope(parent: scope)
      if try isChosen(item.patterns, subject, inner) {
        return BranchView(branch: index, ViewList(try views(of: item.body, inner)))
      }
    }
    return BranchView(branch: node.cases.count, EmptyView())
  }

  /// The view that a value is.
  ///
  /// - Parameter orNothing: whether a value that is no view and draws nothing (`print(…)`) is let pass.
  func view(of value: Value, _ mark: SourceMark, orNothing: Bool = false) throws -> (any View)? {
    switch value {
    case .view(let view): return view
    case .instance(let instance):
      if instance.type.isView { return InterpretedView(instance, self, mark) }
      if instance.type.conforms(to: "Shape", "InsettableShape") { return InterpretedShape(instance, self, mark) }
      if instance.type.conforms(to: "App", "Scene") || property("body", of: instance.type) != nil {
        return try view(of: member("body", of: value, mark), mark)
      }
    case .enumCase(let item) where item.type.isView: return try view(of: member("body", of: value, mark), mark)
    case .native(let unknown as UnknownValue): return unknown.placeholder
    case .native(let native):
      if let view = native as? any View { return view }
    // An optional view that is not there.
    case .nothing: return BranchView(branch: 1, EmptyView())
    case .void: if orNothing { return nil }
    case .function(let function) where function.build != nil && !orNothing:
      return ViewList(try function.build?([]) ?? [])
    case .implicit(let implicit):
      if let resolved = try? resolve(implicit, as: "Color"), case .native(let color) = resolved,
        let view = color as? any View
      {
        return view
      }
    case .array(let elements):
      return ViewList(try elements.compactMap { try view(of: $0, mark) })
    default: break
    }
    if orNothing, catalog.isDiscardable(value) { return nil }
    throw Failure(
      "not-a-view", "\(value.typeName) is no view", mark,
      hint: "a view builder takes views only; write 'let _ = …' for anything else")
  }
}

extension View {
  func marked(_ mark: SourceMark) -> any View { sourceMark(mark) }

  /// Whether the catalog looks at the view's type.
  var isAskedForMore: Bool { self is Image || self is any PaintedShape || self is SourceMarkedView }
}

/// A struct of a fence as a view: its body is evaluated with the state of its place in the tree.
struct InterpretedView: ComposedView {
  let instance: Instance
  let interpreter: Interpreter
  let mark: SourceMark

  init(_ instance: Instance, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.instance, self.interpreter, self.mark) = (instance, interpreter, mark)
  }

  var viewName: String { instance.type.name }
  var place: SourceMark? { mark }

  func composedBody(in scope: ViewScope) -> any View {
    interpreter.late(EmptyView()) {
      let outer = interpreter.viewScope
      interpreter.viewScope = scope
      defer { interpreter.viewScope = outer }
      let value = try member(of: .instance(live(in: scope)))
      return try interpreter.view(of: value, mark) ?? EmptyView()
    }
  }

  private func member(of value: Value) throws -> Value {
    guard interpreter.property("body", of: instance.type)?.getter != nil else {
      throw Failure("no-body", "'\(instance.type.name)' has no body", mark, hint: "write 'var body: some View { … }'")
    }
    return try interpreter.member("body", of: value, mark)
  }

  /// The instance with its state in cells that outlive it.
  func live(in scope: ViewScope) throws -> Instance {
    var live = instance
    for property in instance.type.stored {
      guard let wrapper = property.wrapper else { continue }
      switch wrapper.name {
      case "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState",
        "AccessibilityFocusState":
        let initial = live.fields[property.name] ?? .nothing
        let cell = scope.cell(property.name) { initial }
        live.fields[property.name] = .binding(
          BindingValue(get: { cell.value as? Value ?? .nothing }, set: { cell.value = $0 }))
      case "Environment": live.fields[property.name] = try interpreter.environmentValue(wrapper, property, scope)
      case "EnvironmentObject":
        live.fields[property.name] = try interpreter.environmentObject(property.type, scope, property.mark)
      default: break
      }
    }
    return live
  }
}

extension Evaluator {
  /// What `@Environment(\.key)` or `@Environment(Model.self)` reads.
  func environmentValue(_ wrapper: WrapperSyntax, _ property: VariableSyntax, _ scope: ViewScope) throws -> Value {
    guard let argument = wrapper.arguments.first else { return .nothing }
    if case .keyPath(_, let names) = argument.value.kind, let name = names.first {
      var value = try environmentValue(name, scope.environment)
      for name in names.dropFirst() { value = try member(name, of: value, argument.value.mark) }
      return value
    }
    let type = try evaluate(argument.value, globals)
    guard case .type(let wanted) = type else { return .nothing }
    return try environmentObject(.named(wanted.name, []), scope, property.mark)
  }

  func environmentValue(_ name: String, _ environment: EnvironmentValues) throws -> Value {
    if let value = environment.named[name] as? Value { return value }
    if let declared = extensions["EnvironmentValues"]?.property(name) {
      let receiver = Receiver(box: Box(.native(environment)), type: extensions["EnvironmentValues"])
      return try read(declared, receiver, declared.mark)
    }
    return catalog.environmentValue(name, environment)
  }

  func environmentObject(_ type: TypeName?, _ scope: ViewScope, _ mark: SourceMark) throws -> Value {
    let name = type?.base ?? ""
    if let object = scope.environment.named["object:\(name)"] as? Value { return object }
    // Nobody hands one down: one with its defaults stands in, so that a fragment draws.
    if let declaration = globals.type(name), let made = try? initialize(declaration, [], mark) { return made }
    if case .optional? = type { return .nothing }
    if isLenient { return .native(UnknownValue(path: name)) }
    throw Failure(
      "missing-environment-object", "no object of type '\(name)' was handed down", mark,
      hint: "add .environmentObject(\(name)()) to a view around")
  }
}

/// A struct of a fence as a shape.
struct InterpretedShape: InsettableShape {
  let instance: Instance
  let interpreter: Interpreter
  let mark: SourceMark

  init(_ instance: Instance, _ interpreter: Interpreter, _ mark: SourceMark) {
    (self.instance, self.interpreter, self.mark) = (instance, interpreter, mark)
  }

  var _shapeName: String { instance.type.name }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let whole = proposal.replacingUnspecifiedDimensions()
    guard interpreter.methods("sizeThatFits", of: instance.type) != nil else { return whole }
    return interpreter.late(whole) {
      let argument = CallArgument(label: nil, value: .native(proposal), mark: mark)
      let value = try interpreter.callMethod("sizeThatFits", .instance(instance), [argument], mark)
      if case .native(let size as Size) = value { return size }
      return whole
    }
  }

  func path(in rect: Rect, inset: Double) -> Path {
    interpreter.late(Path()) {
      let argument = CallArgument(label: "in", value: .native(rect.shrunk(by: inset)), mark: mark)
      let value = try interpreter.callMethod("path", .instance(instance), [argument], mark)
      if case .native(let path as Path) = value { return path }
      if case .view(let view) = value, let path = view as? Path { return path }
      return Path()
    }
  }
}
