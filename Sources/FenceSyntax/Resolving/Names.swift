/// A name where it is declared: a variable, parameter or function of a body, or a name in a pattern.
package final class DeclaredName {
  package let text: String
  /// The slot among the values of its scope; `nil` for a name that the whole note declares, which is looked up by name.
  package internal(set) var slot: Int?

  package init(_ text: String) { self.text = text }
}

/// A name where it is used, with the slots that it may refer to.
///
/// A variable exists only after its statement has run, so `let x = x` reads another `x` than it declares. A use
/// therefore lists the slots of its name in all enclosing scopes, from the nearest outward, and refers to the first
/// that is filled.
package final class NameUse {
  package let text: String
  /// The slots in the enclosing scopes, from the nearest outward.
  package private(set) var places: [Place] = []
  /// The number of slots inside the innermost type; members of `self` take precedence over the others.
  package private(set) var ownCount = 0
  /// The scope that contains the use; `nil` before names are resolved.
  package private(set) var scope: LexicalScope?
  /// The resolution that the evaluator cached when it last evaluated the use.
  package var finding: AnyObject?
  /// The name without its prefix, if this is `$name` or `_name`.
  package let plain: NameUse?

  /// The place of a value: the number of scopes outward, and the slot in that scope.
  package struct Place: Hashable {
    package let depth: Int
    package let slot: Int
  }

  package init(_ text: String) {
    self.text = text
    let isPrefixed = text.utf8.first == UInt8(ascii: "$") || text.utf8.first == UInt8(ascii: "_")
    plain = isPrefixed && text.utf8.count > 1 ? NameUse(String(text.dropFirst())) : nil
  }

  /// Finds the slots that the name may refer to.
  func resolve(in innermost: LexicalScope) {
    (scope, places, ownCount) = (innermost, [], 0)
    var (depth, isOwn) = (0, true)
    var next: LexicalScope? = innermost
    while let current = next {
      if current.isType { isOwn = false }
      if let slot = current.slot(ofUse: text) {
        places.append(Place(depth: depth, slot: slot))
        if isOwn { ownCount += 1 }
      }
      (next, depth) = (current.outer, depth + 1)
    }
    noteInClosures()
    plain?.resolve(in: innermost)
  }

  /// Tells the closures around the use what they take from outside.
  private func noteInClosures() {
    var (depth, next) = (0, scope)
    while let current = next {
      depth += 1
      if let closure = current.openClosure {
        let outside = places.filter { $0.depth >= depth }
        closure.noteUse(text, at: outside.map { Place(depth: $0.depth - depth, slot: $0.slot) })
      }
      next = current.outer
    }
  }
}

/// Matches a name by its text, as in `case .name("self")`.
package func ~= (text: String, name: NameUse) -> Bool { name.text == text }
