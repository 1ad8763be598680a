import SwiftSyntax

extension Lowering {
  /// Lowers a part of a function or a property.
  mutating func insideMember<Result>(_ member: String, _ lower: (inout Lowering) -> Result) -> Result {
    let outer = self.member
    defer { self.member = outer }
    self.member = member
    return lower(&self)
  }
}
