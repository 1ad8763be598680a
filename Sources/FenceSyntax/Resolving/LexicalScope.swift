/// A scope of the source: the names that are declared in it, each with its slot.
package final class LexicalScope {
  enum Kind {
    /// The scope of a note's fences and the library, whose names outlive a fence and are looked up by name.
    case note
    /// The scope of a type, whose names are members.
    case type
    /// The scope of the body of a function, loop, branch or property.
    case body
    case closure(ClosureSyntax)
  }

  private var kind: Kind
  package let outer: LexicalScope?
  private var slots = NamedValues<Int>()

  init(_ kind: Kind, in outer: LexicalScope? = nil) { (self.kind, self.outer) = (kind, outer) }

  /// The declared names, in the order of their slots.
  package var names: [String] { slots.names }

  /// Marks a closure's scope as resolved.
  func close() { kind = .body }

  /// The closure whose scope this is, while its body is resolved.
  var openClosure: ClosureSyntax? {
    if case .closure(let closure) = kind { closure } else { nil }
  }

  var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// Assigns a slot to a name; a name that is declared again keeps its slot.
  func declare(_ name: DeclaredName) {
    switch kind {
    case .note, .type: name.slot = nil
    case .body, .closure: name.slot = slot(of: name.text)
    }
  }

  /// Returns the slot of a name in this scope; `nil` if the scope doesn't declare it.
  ///
  /// Using `$0` declares it, in each enclosing closure.
  func slot(ofUse name: String) -> Int? {
    if let known = slots[name] { return known }
    guard case .closure(let closure) = kind, !closure.isAutoclosure, let index = Self.shorthand(name) else {
      return nil
    }
    let slot = slot(of: name)
    closure.setSlot(slot, ofShorthand: index)
    return slot
  }

  private func slot(of name: String) -> Int {
    if let known = slots[name] { return known }
    let slot = names.count
    slots[name] = slot
    return slot
  }

  /// Returns 1 for `$1`; `nil` for any other name.
  private static func shorthand(_ name: String) -> Int? {
    guard name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()), (0..<100).contains(index) else {
      return nil
    }
    return index
  }
}

// MARK: What is declared

extension LexicalScope {
  /// Adds the names that statements declare in this scope, without those of nested scopes.
  func declare(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .variables(let variables): for variable in variables { declare(variable.pattern) }
      case .function(let function): declare(function.declared)
      case .guardElse(let conditions, _): declare(conditions)
      default: break
      }
    }
  }

  func declare(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .bind(let pattern, _), .match(let pattern, _): declare(pattern)
      case .unwrap(let name, _, _): declare(name)
      case .expression, .available: break
      }
    }
  }

  func declare(_ pattern: Pattern) {
    switch pattern {
    case .bind(let name): declare(name)
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.forEach(declare)
    case .optional(let inner): declare(inner)
    case .type(_, let inner): inner.map(declare)
    case .wildcard, .value: break
    }
  }

  func declare(_ parameters: [ParameterSyntax]) { for parameter in parameters { declare(parameter.declared) } }
}
