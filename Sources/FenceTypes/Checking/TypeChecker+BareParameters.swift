/// Finds operators of type parameters that no requirement gives them.
extension TypeChecker {
  /// Whether a type is a type parameter of which at most equality is known.
  func isBare(_ type: FenceType) -> Bool {
    guard case .parameter(let parameter) = type, let known = bounds[parameter] else { return false }
    return known.allSatisfy { ["Equatable", "Hashable", "Identifiable"].contains($0.name) }
  }

  /// Reports an operator with operands of one type parameter that does not have it.
  func reportBareOperands(_ from: FenceType, _ to: FenceType, _ operation: Node.Operation) -> Bool {
    guard from == to, isBare(from), case .parameter(let parameter) = from else { return false }
    let isEquality = operation.name == "==" || operation.name == "!="
    if isEquality, bounds[parameter]?.contains(where: { $0.name != "Identifiable" }) == true { return false }
    report(operation.start, "binary operator '\(operation.name)' cannot be applied to two '\(from)' operands")
    return true
  }
}
