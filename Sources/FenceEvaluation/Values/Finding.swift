import FenceSyntax

/// What a name that no body declares was found to mean where it stands: a member, a variable of the note, a type, a name of the
/// catalog, nothing.
///
/// It is kept with the name's use and holds until more is declared, for the type that `self` is of. It says where to look and not
/// what is there, so that nothing is kept alive by it.
final class Finding {
  /// What a name that is read stands for.
  enum Meaning {
    /// A property or method of `self`, or of its type.
    case member
    /// What a fence or the library declares outside of types.
    case variable
    case declaredType
    case catalogType
    case unknown(Failure)
  }

  /// What a name that is called stands for.
  enum Callee {
    /// A method of `self`.
    case method
    /// What the catalog makes or does.
    case catalog
    /// A modifier of the view that `self` is.
    case modifier
    /// Perhaps a method of the value that `self` is, in an extension of a type that no fence declares.
    case extended
    /// A value that can be called.
    case value
  }

  private let changes: Changes
  private let count: Int
  private let type: ObjectIdentifier?
  private let isStatic: Bool
  var meaning: Meaning?
  var callee: Callee?

  private init(_ changes: Changes, _ receiver: Receiver?) {
    (self.changes, count) = (changes, changes.count)
    type = receiver?.type.map(ObjectIdentifier.init)
    isStatic = receiver?.isStatic ?? false
  }

  private func holds(_ changes: Changes, _ receiver: Receiver?) -> Bool {
    self.changes === changes && count == changes.count && type == receiver?.type.map(ObjectIdentifier.init)
      && isStatic == receiver?.isStatic ?? false
  }

  /// What is known of a name; `nil` where what it means depends on what has run.
  static func of(_ use: NameUse, _ changes: Changes, _ receiver: Receiver?) -> Finding? {
    guard use.places.isEmpty else { return nil }
    if let known = use.finding as? Finding, known.holds(changes, receiver) { return known }
    let new = Finding(changes, receiver)
    use.finding = new
    return new
  }
}

/// Counts what makes names mean something else: declarations of types, extensions, variables and functions of a note.
package final class Changes {
  package private(set) var count = 0
  /// Calls the `==` that the type of two values declares; `nil` where it has none and where that fails.
  package var areEqual: ((Value, Value) -> Bool?)?

  /// Whether one of two values of a fence's type comes before the other; `nil` where that fails.
  package var areInOrder: ((Value, Value) -> Bool?)?

  package func add() { count += 1 }
}
