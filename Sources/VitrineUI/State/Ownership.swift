/// The ownership of values in a view tree: the views that own values, and the views that borrow them.
package struct Ownership: Hashable, Sendable {
  /// A custom view.
  package struct Owner: Hashable, Sendable {
    /// The number of its body node.
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
    /// The wrapper of the property as written: `@State`; empty if there is none.
    package let wrapper: String
    /// The source of its value; `nil` if the view itself is the source of truth.
    package let source: Source?

    package init(name: String, wrapper: String, source: Source?) {
      (self.name, self.wrapper, self.source) = (name, wrapper, source)
    }
  }

  package enum Source: Hashable, Sendable {
    /// A binding to state, or to a part of it: `$user.name`.
    case binding(owner: Int, property: String, path: [String])
    /// The object that a property of another view stores.
    case object(owner: Int, property: String)
    /// A value that isn't stored in the tree: a constant, a closure, an object from elsewhere.
    case elsewhere
  }

  /// The views, each before those inside it.
  package let views: [Owner]

  package init(views: [Owner]) { self.views = views }
}
