import FenceSyntax
import FenceTypes

/// The types of a fence's names, as its own declarations and those of earlier fences decide them.
package struct FenceTyping {
  private let checker = TypeChecker()

  /// - Parameter earlier: The code of the note's fences before this one.
  package init(after earlier: [String]) {
    for code in earlier { _ = checker.check(ParsedFence(code)) }
  }

  /// Returns the name at an offset of a fence; `nil` if there is none or its type is not known.
  ///
  /// - Parameter offset: The number of bytes before the place.
  package func name(at offset: Int, in code: String) -> TypedName? {
    checker.typedNames(in: ParsedFence(code)).last {
      $0.offset <= offset && offset <= $0.offset + $0.name.utf8.count
    }
  }

  /// Returns the members of the value whose name ends at an offset, sorted by their names; `nil` if its type is not
  /// known or that of a view.
  package func members(ofNameEndingAt offset: Int, in code: String) -> [(name: String, type: String)]? {
    checker.members(ofNameEndingAt: offset, in: ParsedFence(code))
  }
}

extension Notebook {
  /// Returns the names of a fence whose types are known, in the order of their places.
  ///
  /// - Parameter fence: The fence that was evaluated last.
  package func typedNames(in fence: ParsedFence) -> [TypedName] { checker.typedNames(in: fence) }
}
