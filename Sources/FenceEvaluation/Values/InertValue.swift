/// A value that is known and has no effect on what is drawn: an animation, a transition, a gesture.
package struct InertValue: Hashable {
  package var name: String
  /// What the value is a picture of, if it is one: an `Image` shows it.
  package var picture: Picture?

  /// Where the picture of a name comes from.
  package enum Picture: Hashable { case asset, symbol }

  /// Returns the result of a method: for a value of a type, one of a type that isn't known.
  package func answering(_ method: String) -> InertValue {
    name.first?.isUppercase == true ? InertValue(name: method) : self
  }

  package init(name: String, picture: Picture? = nil) { (self.name, self.picture) = (name, picture) }
}
