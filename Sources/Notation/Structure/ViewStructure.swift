/// The static type of a view, as a tree: what the source alone says, whatever its conditions and data are.
package struct ViewStructure: Equatable, Sendable {
  /// The view or modifier: `VStack`, `padding`, `TupleView`, `Text?`.
  package let name: String
  /// What stands in its parentheses, or behind `if`: `spacing: 8`, `if showText`.
  package var detail = ""
  /// What the node is to the one above: `true`, `false`, `background`, `for each element`; empty for a plain child.
  package var role = ""
  package var children: [ViewStructure] = []

  package init(name: String, detail: String = "", role: String = "", children: [ViewStructure] = []) {
    (self.name, self.detail, self.role, self.children) = (name, detail, role, children)
  }
}
