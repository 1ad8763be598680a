import SwiftSyntax

extension Lowering {
  /// Lowers a part of a function or a property.
  mutating func insideMember<Result>(_ member: String, _ lower: (inout Lowering) -> Result) -> Result {
    let outer = self.member
    defer { self.member = outer }
    self.member = member
    return lower(&self)
  }

  /// Lowers code that throws the errors of a clause: `throws(Problem)`.
  ///
  /// - Parameter otherwise: the type of the errors where no clause is written.
  mutating func throwing<Result>(
    _ clause: ThrowsClauseSyntax?, otherwise: TypeName? = nil, _ lower: (inout Lowering) -> Result
  ) -> Result {
    let outer = thrown
    defer { thrown = outer }
    thrown = clause.map { $0.type.map { type($0) } } ?? otherwise
    return lower(&self)
  }
}
