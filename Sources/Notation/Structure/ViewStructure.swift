/// The static type of a view, as a tree; it follows from the source alone and doesn't depend on conditions and data.
package struct ViewStructure: Equatable, Sendable {
  /// The name of the view or modifier: `VStack`, `padding`, `TupleView`, `Text?`.
  package let name: String
  /// The text in its parentheses, or after `if`: `spacing: 8`, `if showText`.
  package var detail = ""
  /// The node's role in its parent: `true`, `false`, `background`, `for each element`; empty for a plain child.
  package var role = ""
  package var children: [ViewStructure] = []

  package init(name: String, detail: String = "", role: String = "", children: [ViewStructure] = []) {
    (self.name, self.detail, self.role, self.children) = (name, detail, role, children)
  }
}
