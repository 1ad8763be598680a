/// Checks that the values of branches, and those that a function returns, have one type.
extension TypeChecker {
  /// Checks the branches of an expression.
  ///
  /// - Parameter isFree: Whether no type is expected, so that the branches alone decide which they have.
  func checkBranches(isFree: Bool, _ check: () -> Void) {
    let outer = (branches, isFreeBranch)
    (branches, isFreeBranch) = ([], isFree)
    defer { (branches, isFreeBranch) = outer }
    check()
    guard isFree, let first = branches.first else { return }
    let type = defaulted(first.type)
    for branch in branches.dropFirst() {
      let other = defaulted(branch.type)
      guard differs(type, other) else { continue }
      report(placeOfBranch(first.node), "branches have mismatching types '\(type)' and '\(other)'")
      return
    }
  }

  private func placeOfBranch(_ node: Node) -> Int {
    if case .cast(_, _, _, let place) = node.kind { place } else { place(of: node) }
  }

  /// Whether two types are known to be different.
  func differs(_ a: FenceType, _ b: FenceType) -> Bool {
    guard !a.isPartlyUnknown, !b.isPartlyUnknown, let left = a.declaration, let right = b.declaration else {
      return false
    }
    return left !== right && isElement(a) && isElement(b)
  }

  /// Reports a function whose values of an opaque type have several types.
  func checkOpaqueResults(of member: Member, _ result: FenceType) {
    guard case .opaque = result, let first = opaqueResults.first,
      opaqueResults.contains(where: { differs($0, first) })
    else { return }
    report(
      member.start,
      "function declares an opaque return type '\(result)', but the return statements in its body do not have matching underlying types"
    )
  }
}
