import FenceSyntax
import FenceTypes

/// The types of a fence's names, as its own declarations and those of earlier fences decide them.
package struct FenceTyping {
  /// A name and its type, as Swift's compiler prints it.
  package struct Typed: Hashable, Sendable {
    /// The offset of the name in the fence, in bytes; `nil` for a member that is not written.
    package var offset: Int?
    package let name: String
    package let type: String
  }

  private let checker = TypeChecker()

  /// - Parameter earlier: The code of the note's fences before this one.
  package init(after earlier: [String]) {
    for code in earlier { _ = checker.check(ParsedFence(code)) }
  }

  /// Returns the name at an offset of a fence; `nil` if there is none or its type is not known.
  ///
  /// - Parameter offset: The number of bytes before the place.
  package func name(at offset: Int, in code: String) -> Typed? {
    let found = checker.typedNames(in: ParsedFence(code)).last {
      $0.offset <= offset && offset <= $0.offset + $0.name.utf8.count
    }
    return found.map { Typed(name: $0.name, type: $0.type) }
  }

  /// Returns the members of the value whose name ends at an offset, sorted by their names; `nil` if its type is not
  /// known or that of a view.
  package func members(ofNameEndingAt offset: Int, in code: String) -> [Typed]? {
    checker.members(ofNameEndingAt: offset, in: ParsedFence(code))?.map { Typed(name: $0.name, type: $0.type) }
  }
}

extension Notebook {
  /// Returns the names of a fence whose types are known, in the order of their places.
  ///
  /// - Parameter fence: The fence that was evaluated last.
  package func typedNames(in fence: ParsedFence) -> [FenceTyping.Typed] {
    checker.typedNames(in: fence).map { FenceTyping.Typed(offset: $0.offset, name: $0.name, type: $0.type) }
  }
}
