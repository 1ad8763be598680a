/// Who owns the values that the views of a tree work with, and who is lent them.
package struct Ownership: Hashable, Sendable {
  /// A custom view.
  package struct Owner: Hashable, Sendable {
    /// The number of its node.
    package let number: Int
    package let name: String
    /// The number of the custom view around; `nil` for the outermost.
    package let parent: Int?
    package let properties: [Property]

    package init(number: Int, name: String, parent: Int?, properties: [Property]) {
      (self.number, self.name, self.parent, self.properties) = (number, name, parent, properties)
    }
  }

  package struct Property: Hashable, Sendable {
    package let name: String
    /// As it stands before the property: `@State`; empty where there is none.
    package let wrapper: String
    /// Where its value comes from; `nil` where the view itself is the source of truth.
    package let source: Source?

    package init(name: String, wrapper: String, source: Source?) {
      (self.name, self.wrapper, self.source) = (name, wrapper, source)
    }
  }

  package enum Source: Hashable, Sendable {
    /// A binding to state, or to a part of it: `$user.name`.
    case binding(owner: Int, property: String, path: [String])
    /// The object that a property of another view keeps.
    case object(owner: Int, property: String)
    /// Nothing that is kept in the tree: a constant, a closure, an object from elsewhere.
    case elsewhere
  }

  /// Each view before those inside it.
  package let views: [Owner]

  package init(views: [Owner]) { self.views = views }
}
