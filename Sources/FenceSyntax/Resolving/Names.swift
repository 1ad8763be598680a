/// A name where it is declared: a variable, parameter or function of a body, or what a pattern binds.
package final class DeclaredName {
  package let text: String
  /// Its place among the values of its scope; `nil` for what the whole note declares, which goes by its name.
  package internal(set) var slot: Int?

  package init(_ text: String) { self.text = text }
}

/// A name where it is used, with the places that it may mean.
///
/// What a scope declares is there once its statement has run, so that `let x = x` reads another `x` than it declares. That
/// is why a use knows each place of its name, from the nearest outward: it means the first that is filled.
package final class NameUse {
  package let text: String
  /// The places in the scopes around it, from the nearest outward.
  package private(set) var places: [Place] = []
  /// How many of them belong to the innermost type; members of `self` come before the others.
  package private(set) var ownCount = 0
  /// The scope that it stands in; `nil` before names are resolved.
  package private(set) var scope: LexicalScope?
  /// What the evaluation that reached it last found it to mean.
  package var finding: AnyObject?
  /// `name`, where this is `$name` or `_name`.
  package let plain: NameUse?

  /// Where a value stands: so many scopes outward, at a slot of that scope.
  package struct Place: Equatable {
    package let depth: Int
    package let slot: Int
  }

  package init(_ text: String) {
    self.text = text
    let isPrefixed = text.utf8.first == UInt8(ascii: "$") || text.utf8.first == UInt8(ascii: "_")
    plain = isPrefixed && text.utf8.count > 1 ? NameUse(String(text.dropFirst())) : nil
  }

  /// Finds the places that the name has where it stands.
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
    plain?.resolve(in: innermost)
  }
}

/// `case .name("self")` asks for the text.
package func ~= (text: String, name: NameUse) -> Bool { name.text == text }
