import Diagnostics
import FenceSyntax

/// A member that is written without its type, until that is known.
package struct ImplicitMember {
  package let name: String
  /// `nil` where the member is not called.
  package var arguments: [CallArgument]?
  /// Members and calls behind it, in order; and operators it is an operand of, whose argument is the other operand
  /// (labelled `left` where that stands in front), or nothing for a sign.
  package var chain: [(name: String, arguments: [CallArgument]?)] = []
  package let mark: SourceMark
  /// The function that the member's name refers to, if the type checker chose among several.
  var overload: Overload?

  init(
    name: String, arguments: [CallArgument]? = nil, chain: [(name: String, arguments: [CallArgument]?)] = [],
    mark: SourceMark, overload: Overload? = nil
  ) {
    (self.name, self.arguments, self.chain) = (name, arguments, chain)
    (self.mark, self.overload) = (mark, overload)
  }

  /// A member without arguments that no source names.
  package init(named name: String) { self.init(name: name, mark: SourceMark(lowerBound: 0, upperBound: 0)) }
}
