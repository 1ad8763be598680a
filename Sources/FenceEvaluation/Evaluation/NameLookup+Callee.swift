import Diagnostics
import FenceSyntax

extension NameLookup {
  /// What a bare name that is called stands for.
  func callee(_ use: NameUse, _ scope: Scope, _ mark: SourceMark) throws -> Finding.Callee {
    let finding = Finding.of(use, evaluator.changes, scope.receiver)
    if let known = finding?.callee { return known }
    let (callee, isSettled) = try findCallee(use, scope, mark)
    if isSettled { finding?.callee = callee }
    return callee
  }

  /// What is called, and whether that is the same each time.
  private func findCallee(
    _ use: NameUse, _ scope: Scope, _ mark: SourceMark
  ) throws -> (callee: Finding.Callee, isSettled: Bool) {
    let name = use.text
    let isFree = scope.box(use) == nil
    if isOwnMethod(use, scope, isFree: isFree) { return (.method, true) }
    guard isFree, scope.type(name) == nil else { return (.value, true) }
    var isSettled = true
    if evaluator.catalog.hasFunction(name) {
      guard try isMember(name, of: scope.receiver, mark) else { return (.catalog, true) }
      isSettled = false
    }
    if isOwnModifier(name, scope.receiver) { return (.modifier, isSettled) }
    return (isOfExtended(name, scope.receiver) ? .extended : .value, isSettled)
  }

  private func isOwnMethod(_ use: NameUse, _ scope: Scope, isFree: Bool) -> Bool {
    guard let receiver = scope.receiver, let type = receiver.type, !receiver.isStatic else { return false }
    if evaluator.methods(use.text, of: type) != nil { return scope.ownBox(use) == nil }
    return isFree && evaluator.extensions["View"]?.methods[use.text] != nil && evaluator.isViewLike(type)
  }

  private func isMember(_ name: String, of receiver: Receiver?, _ mark: SourceMark) throws -> Bool {
    try receiver.map { try evaluator.memberOfReceiver(name, $0, mark) != nil } ?? false
  }

  /// Whether it is a modifier called on the view itself, without `self.`.
  private func isOwnModifier(_ name: String, _ receiver: Receiver?) -> Bool {
    guard let type = receiver?.type else { return false }
    return evaluator.isViewLike(type) && evaluator.catalog.isModifier(name) && evaluator.property(name, of: type) == nil
  }

  /// Whether values of a type of the fence have the library's methods of sequences.
  private func isSequence(_ type: TypeDeclaration) -> Bool {
    ([type] + evaluator.ancestors(of: type)).contains {
      $0.conforms(
        to: "Sequence", "Collection", "MutableCollection", "BidirectionalCollection", "RandomAccessCollection",
        "IteratorProtocol", "LazySequenceProtocol")
    }
  }

  /// Whether `self` is a value of a type that no fence declares, and the name may be that of its method:
  /// `extension String { var initial: String { prefix(1).uppercased() } }`.
  private func isOfExtended(_ name: String, _ receiver: Receiver?) -> Bool {
    guard let receiver, !receiver.isStatic, let type = receiver.type,
      type === evaluator.extensions[type.name] || isSequence(type)
    else { return false }
    return !evaluator.catalog.hasType(name) && name.first?.isLetter == true
  }
}
