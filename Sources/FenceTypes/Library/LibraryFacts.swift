import Synchronization

extension Library {
  /// The superclasses and protocols of a type, from the nearest; whether some are not known.
  typealias Lineage = (list: [TypeDeclaration], isOpen: Bool)

  /// The declaration of an associated type's name; whether it is the type's own, and not that of an ancestor.
  struct Association: Sendable {
    var declaration: TypeDeclaration
    var isOwn: Bool
  }

  /// Facts that follow from the library's declarations alone, so that they are the same for all fences.
  final class Facts: Sendable {
    let lineage: Lineage
    let associations = Memo<String, Association?>()
    /// The members that a protocol requires to be of an associated type.
    let requirements = Memo<String, [(name: String, isStatic: Bool)]>()

    init(lineage: Lineage) { self.lineage = lineage }
  }
}

/// Values by their keys, each made when it is first asked for.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let made = Mutex<[Key: Value]>([:])
  /// The most values; with more, all are made anew.
  private static var most: Int { 1_000 }

  /// - Parameter make: makes the value; it may ask for other values meanwhile.
  func value(_ key: Key, _ make: () -> Value) -> Value {
    if let known = made.withLock({ $0[key] }) { return known }
    let value = make()
    return made.withLock { known in
      if let other = known[key] { return other }
      if known.count >= Self.most { known = [:] }
      known[key] = value
      return value
    }
  }
}
