import FenceSyntax

/// What is declared by name and outlives what runs: the types around a place, and the variables and functions of a note's
/// fences and of the library.
package final class Namespace {
  private let outer: Namespace?
  private let changes: Changes
  private var variables = NamedValues<Box>()
  package var types: [String: TypeDeclaration] = [:] { didSet { changes.add() } }
  /// Other names for types that are not declared here.
  package var aliases: [String: TypeName] = [:] { didSet { changes.add() } }

  /// Whether the names are those of a type.
  let isOfType: Bool

  init(in outer: Namespace, isOfType: Bool = false) {
    (self.outer, changes, self.isOfType) = (outer, outer.changes, isOfType)
  }

  /// A namespace around which there is none.
  init(_ changes: Changes) { (outer, self.changes, isOfType) = (nil, changes, false) }

  /// Whether values of a type that is declared here are equal by the type's own `==`; `nil` where it has none.
  func areEqual(_ a: Value, _ b: Value) -> Bool? { changes.areEqual?(a, b) }

  /// Whether a value of a type that is declared here comes before another; `nil` where its type has no order.
  func precedes(_ a: Value, _ b: Value) -> Bool? { changes.areInOrder?(a, b) }

  /// Forgets all that is declared here.
  func clear() {
    variables = NamedValues()
    (types, aliases) = ([:], [:])
  }

  package func declare(_ name: String, _ box: Box) {
    if variables[name] == nil { changes.add() }
    variables[name] = box
  }

  /// A variable or function of the namespace itself.
  package func own(_ name: String) -> Box? { variables[name] }

  package func variable(_ name: String) -> Box? { first { $0.variables[name] } }

  package func type(_ name: String) -> TypeDeclaration? { first { $0.types[name] } }

  package func alias(_ name: String) -> TypeName? { first { $0.aliases[name] } }

  /// The variables and functions, by their names.
  package var boxes: [(name: String, box: Box)] {
    variables.names.sorted().compactMap { name in variables[name].map { (name, $0) } }
  }

  /// The names that are declared here.
  var ownNames: [String] { variables.names.sorted() + types.keys.sorted() }

  /// What the nearest namespace has that has anything.
  private func first<Found>(_ find: (Namespace) -> Found?) -> Found? {
    var next: Namespace? = self
    while let current = next {
      if let found = find(current) { return found }
      next = current.outer
    }
    return nil
  }
}
