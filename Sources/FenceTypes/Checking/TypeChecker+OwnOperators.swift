/// Operators of Swift that types of a fence declare anew.
extension TypeChecker {
  /// Whether a type of the fence declares one of Swift's operators for truth values.
  func hasOwn(_ operations: [Node.Operation], _ type: FenceType?) -> Bool {
    guard let type else { return false }
    return operations.contains { ["&&", "||"].contains($0.name) && hasOwn($0.name, type) }
  }

  /// Whether a type of the fence declares an operator.
  func hasOwn(_ name: String, _ type: FenceType) -> Bool {
    let type = settled(type)
    return type.declaration?.isOfFence == true && candidates(name, of: type, isStatic: true)?.isEmpty == false
  }
}
