import FenceSyntax

/// Names in force at a place, and those around it.
final class Scope {
  /// Variables and functions, in the order in which they were declared.
  private var variables = NamedValues<Box>()
  let parent: Scope?
  /// `self`, where the scope is a member's.
  var receiver: Receiver?
  var types: [String: TypeDeclaration] = [:]
  /// Other names for types that are not declared here.
  var aliases: [String: TypeName] = [:]

  init(parent: Scope?) {
    self.parent = parent
    receiver = parent?.receiver
  }

  func declare(_ name: String, _ box: Box) { variables[name] = box }
  func declare(_ name: String, _ value: Value, type: TypeName? = nil) { variables[name] = Box(value, type: type) }

  /// A variable of the scope itself, not of those around.
  func declared(_ name: String) -> Box? { variables[name] }

  func box(_ name: String) -> Box? { first { $0.variables[name] } }

  /// A name of the body that is evaluated, not one around the type that the body belongs to: members come before those.
  func ownBox(_ name: String) -> Box? {
    guard let end = receiver?.type?.scope else { return box(name) }
    var scope: Scope? = self
    while let current = scope, current !== end {
      if let box = current.variables[name] { return box }
      scope = current.parent
    }
    return nil
  }

  /// The variables and functions of the scope itself, by their names.
  var boxes: [(name: String, box: Box)] {
    variables.names.sorted().compactMap { name in variables[name].map { (name, $0) } }
  }

  func type(_ name: String) -> TypeDeclaration? { first { $0.types[name] } }

  func alias(_ name: String) -> TypeName? { first { $0.aliases[name] } }

  /// Every name in sight, nearest first, for suggestions.
  var names: [String] {
    var names: [String] = []
    var scope: Scope? = self
    while let current = scope {
      names += current.variables.names.sorted() + current.types.keys.sorted()
      scope = current.parent
    }
    return names
  }

  /// What the nearest scope has that has anything.
  private func first<Found>(_ find: (Scope) -> Found?) -> Found? {
    var scope: Scope? = self
    while let current = scope {
      if let found = find(current) { return found }
      scope = current.parent
    }
    return nil
  }
}

/// Values by name: a few in an array, which is what most scopes have; where there are many, with an index.
struct NamedValues<Element> {
  private(set) var names: [String] = []
  private var elements: [Element] = []
  private var index: [String: Int] = [:]
  private static var indexedFrom: Int { 12 }

  subscript(name: String) -> Element? {
    get { position(name).map { elements[$0] } }
    set {
      guard let newValue else { return }
      if let position = position(name) { return elements[position] = newValue }
      names.append(name)
      elements.append(newValue)
      if names.count == Self.indexedFrom {
        for (position, name) in names.enumerated() { index[name] = position }
      } else if names.count > Self.indexedFrom {
        index[name] = names.count - 1
      }
    }
  }

  private func position(_ name: String) -> Int? {
    names.count < Self.indexedFrom ? names.firstIndex(of: name) : index[name]
  }
}
