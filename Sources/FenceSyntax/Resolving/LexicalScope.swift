/// A scope as it is written: the names that are declared in it, each with its slot.
package final class LexicalScope {
  enum Kind {
    /// A note's fences and the library, whose names last and go by name.
    case note
    /// A type, whose names are members.
    case type
    /// The body of a function, loop, branch or property.
    case body
    case closure(ClosureSyntax)
  }

  private var kind: Kind
  package let outer: LexicalScope?
  private var slots = NamedValues<Int>()

  init(_ kind: Kind, in outer: LexicalScope? = nil) { (self.kind, self.outer) = (kind, outer) }

  /// The names that are declared, by their slots.
  package var names: [String] { slots.names }

  /// Ends a closure: all that stands in it is resolved.
  func close() { kind = .body }

  var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// Gives a name its slot; one that is declared again keeps the one it has.
  func declare(_ name: DeclaredName) {
    switch kind {
    case .note, .type: name.slot = nil
    case .body, .closure: name.slot = slot(of: name.text)
    }
  }

  /// The slot that a use of a name may mean.
  ///
  /// `$0` is declared by being used, in each closure around.
  func slot(ofUse name: String) -> Int? {
    if let known = slots[name] { return known }
    guard case .closure(let closure) = kind, let index = Self.shorthand(name) else { return nil }
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

  /// 1 for `$1`; `nil` for any other name.
  private static func shorthand(_ name: String) -> Int? {
    guard name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()), (0..<100).contains(index) else {
      return nil
    }
    return index
  }
}

// MARK: What is declared

extension LexicalScope {
  /// Declares what statements of the scope declare, those in scopes of their own left out.
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
