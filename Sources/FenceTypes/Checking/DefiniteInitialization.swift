/// Finds variables that are used before they have a value, and constants that get two.
///
/// The rules are those of the Swift book's chapters on declarations and initialization; all paths through the statements
/// are followed. What is not understood ends the search.
struct DefiniteInitialization {
  /// A problem at an offset of the source.
  typealias Problem = (offset: Int, message: String)

  /// The names that the statements initialize.
  enum Subject {
    /// A variable, after its declaration; that of a block is captured by closures, and a global one is not.
    case variable(String, isLet: Bool, isGlobal: Bool)
    /// The stored properties without values of a structure or a class, in an initializer.
    ///
    /// - Parameter methods: the names that use the whole value, of which a structure must have all properties.
    case properties(Set<String>, constants: Set<String>, methods: Set<String>)
  }

  /// The names that have a value; `nil` where execution does not come.
  typealias State = Set<String>?

  struct Exit {
    var label: String?
    var isLoop = true
    /// Whether 'continue' leads to the loop's condition with what its body has initialized.
    var isRepeat = false
    var states: [State] = []
  }

  let subject: Subject
  let names: Set<String>
  var problems: [Problem] = []
  /// Whether a statement was found that is not understood.
  var isLost = false
  /// The names that are declared anew, by block.
  var shadowed: Set<String> = []
  /// The states in which loops and choices are left, from the outside.
  var exits: [Exit] = []
  private var label: String?
  /// Whether the code is that of a closure, whose assignments do not count.
  var closures = 0

  init(_ subject: Subject) {
    self.subject = subject
    switch subject {
    case .variable(let name, _, _): names = [name]
    case .properties(let properties, _, _): names = properties
    }
  }

  // MARK: States

  private func joined(_ states: [State]) -> State {
    states.compactMap { $0 }.reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  mutating func report(_ offset: Int, _ message: String) {
    if !problems.contains(where: { $0.offset == offset }) { problems.append((offset, message)) }
  }

  // MARK: Statements

  /// Follows statements.
  ///
  /// - Returns: the state after them.
  mutating func follow(_ statements: [Statement], _ state: State) -> State {
    let outer = shadowed
    defer { shadowed = outer }
    var state = state
    for statement in statements { state = follow(statement, state) }
    return state
  }

  private mutating func follow(_ statement: Statement, _ state: State) -> State {
    let label = label
    self.label = nil
    switch statement.kind {
    case .expression(let node): return visit(node, state)
    case .variable(let variable): return declare(variable, state)
    case .function(let member): if names.contains(member.name) { shadowed.insert(member.name) }
    case .type, .extended, .deferred, .preview: break
    case .returning(let node):
      let state = node.map { visit($0, state) } ?? state
      // A failing initializer returns 'nil' at any time.
      if node == nil { end(state, statement.start) }
      return nil
    case .throwing(let node):
      _ = visit(node, state)
      return nil
    case .condition(let node): return follow(node, state)
    case .choice(let node): return follow(node, label, state)
    case .check(let conditions, let otherwise, _):
      let state = visit(conditions, state)
      let outer = shadowed
      _ = follow(otherwise, state)
      shadowed = outer
      bind(conditions)
      return state
    case .loop(let pattern, let sequence, let condition, let body):
      let state = visit(sequence, state)
      return inBlock { search in
        search.bind(pattern)
        _ = condition.map { search.visit($0, state) }
        return search.repeated(label, state) { search, state in search.follow(body, state) }
      }
    case .whileLoop(let conditions, let body):
      let isEndless = Self.isTrue(conditions)
      let state = visit(conditions, state)
      return inBlock { search in
        search.bind(conditions)
        return search.repeated(label, state, isEndless: isEndless) { search, state in search.follow(body, state) }
      }
    case .repeatLoop(let body, let condition):
      exits.append(Exit(label: label, isRepeat: true))
      let end = follow(body, state)
      let last = joined([end] + (exits.popLast()?.states ?? []))
      return visit(condition, last)
    case .attempt(let body, let clauses):
      let end = follow(body, state)
      return joined(
        [end]
          + clauses.map { clause in
            inBlock { search in
              for (pattern, _) in clause.patterns { search.bind(pattern) }
              return search.follow(clause.body, state)
            }
          })
    case .block(let body): return follow(body, state)
    case .leaving(let leaving, let label):
      leave(leaving, label, state)
      return nil
    case .labeled(let name, let inner):
      self.label = name
      return follow(inner, state)
    case .other: isLost = true
    }
    return state
  }

  private mutating func inBlock<Result>(_ body: (inout DefiniteInitialization) -> Result) -> Result {
    let outer = shadowed
    defer { shadowed = outer }
    return body(&self)
  }

  private mutating func declare(_ variable: Variable, _ state: State) -> State {
    var state = state
    for binding in variable.bindings {
      if let value = binding.value { state = visit(value, state) }
      bind(binding.pattern)
    }
    return state
  }

  /// Follows the body of a loop, which may run any number of times.
  private mutating func repeated(
    _ label: String?, _ state: State, isEndless: Bool = false,
    _ body: (inout DefiniteInitialization, State) -> State
  ) -> State {
    exits.append(Exit(label: label))
    _ = body(&self, state)
    let left = exits.popLast()?.states ?? []
    return isEndless ? joined(left) : state
  }

  private static func isTrue(_ conditions: [Condition]) -> Bool {
    // The checker's tree has no value of a literal: a loop on one that ends is on 'true'.
    guard conditions.count == 1, case .expression(let node) = conditions[0], case .boolean = node.kind else {
      return false
    }
    return true
  }

  private mutating func leave(_ leaving: Statement.Leaving, _ label: String?, _ state: State) {
    let index =
      switch leaving {
      case .fallingThrough: Int?.none
      case .ending: exits.lastIndex { label == nil || $0.label == label }
      case .proceeding: exits.lastIndex { $0.isLoop && (label == nil || $0.label == label) }
      }
    guard let index, leaving == .ending || exits[index].isRepeat else { return }
    exits[index].states.append(state)
  }

  mutating func follow(_ node: IfStatement, _ state: State) -> State {
    let state = visit(node.conditions, state)
    let then = inBlock { search in
      search.bind(node.conditions)
      return search.follow(node.body, state)
    }
    return joined([then, node.otherwise.map { follow($0, state) } ?? state])
  }

  mutating func follow(_ node: SwitchStatement, _ label: String?, _ state: State) -> State {
    let state = visit(node.subject, state)
    exits.append(Exit(label: label, isLoop: false))
    var ends: [State] = []
    for item in node.cases {
      ends.append(
        inBlock { search in
          for (pattern, condition) in item.patterns {
            search.bind(pattern)
            _ = condition.map { search.visit($0, state) }
          }
          return search.follow(item.body, state)
        })
    }
    return joined(ends + (exits.popLast()?.states ?? []))
  }

  /// Checks the end of an initializer.
  mutating func end(_ state: State, _ offset: Int) {
    guard case .properties = subject, let state, !names.isSubset(of: state) else { return }
    report(offset, "return from initializer without initializing all stored properties")
  }

  // MARK: Names

  private mutating func bind(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .unwrapping(let name, _, _, _, _): if names.contains(name) { shadowed.insert(name) }
      case .matching(let pattern, _, _, _): bind(pattern)
      case .expression, .availability: continue
      }
    }
  }

  mutating func bind(_ pattern: Pattern) {
    switch pattern {
    case .name(let name, _, _): if names.contains(name) { shadowed.insert(name) }
    case .tuple(let parts): for part in parts { bind(part.pattern) }
    case .enumCase(_, _, _, let parts): for part in parts ?? [] { bind(part.pattern) }
    case .optional(let inner): bind(inner)
    case .type(_, let inner): if let inner { bind(inner) }
    case .wildcard, .value, .unknown: return
    }
  }

  /// Hides names, such as those of parameters.
  mutating func hide(_ hidden: some Sequence<String>) { shadowed.formUnion(hidden) }
}
