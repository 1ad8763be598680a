/// What a node of the tree is: its name, and how figures speak of it and draw it.
///
/// Each view makes its own, next to its layout; a string alone makes a kind of which nothing special is to be said.
public struct NodeKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The view's or modifier's name in SwiftUI: `Text`, `padding`, `HStack`, `frame`.
  public let name: String
  /// What it may be called besides its name, together with others of its sort.
  public let noun: Noun?
  /// How it tells of its part in the conversation.
  public let telling: Telling
  /// How it is written where it is labelled.
  public let label: Label
  /// What it does to the place of its content.
  public let effect: Effect
  /// Whether it is a labelled box in the place of a view that is not known.
  public let isStandIn: Bool

  /// Words for several kinds of view.
  public enum Noun: String, Hashable, Sendable, CaseIterable { case stack, shape, grid, colour, gradient }

  /// How a view tells what it proposes and reports.
  public enum Telling: Hashable, Sendable {
    case plain
    /// Takes insets off, adds them again.
    case padding
    /// Divides its length among its children, and puts them together.
    case stack
    /// Puts its children together, one over another.
    case layers
    /// Asks its child for its ideal size.
    case idealSize
    /// Fits a ratio into what it was proposed.
    case ratio
    /// Gives its child other lengths, within bounds.
    case frame
    /// Reports its primary child's size.
    case primary
    /// Takes what it is proposed.
    case accepting
  }

  /// How a view is written.
  public enum Label: Hashable, Sendable {
    /// `HStack`
    case name
    /// `Text("Hello")`
    case call
    /// `Color.red`
    case member
  }

  /// What a view does to the place of its content.
  public enum Effect: Hashable, Sendable {
    case none
    /// Hides what is outside of it.
    case clips
    /// Moves it out of its place on purpose.
    case displaces
  }

  public init(
    _ name: String, noun: Noun? = nil, telling: Telling = .plain, label: Label = .name, effect: Effect = .none,
    isStandIn: Bool = false
  ) {
    (self.name, self.noun, self.telling, self.label, self.effect) = (name, noun, telling, label, effect)
    self.isStandIn = isStandIn
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// Whether it is a modifier of the view inside it, and no view of its own.
  public var isModifier: Bool { name.first?.isLowercase == true && !isStandIn }

  /// A view that draws nothing.
  public static let emptyView = NodeKind("EmptyView")

  /// Words for several kinds that people use of views, in a figure or not.
  public static let familiarNouns: [Noun] = [.stack, .shape, .grid, .colour]

  /// Views that people speak of by their names alone, in a figure or not.
  public static let familiar: [NodeKind] = [
    .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .geometryReader, .scrollView, .spacer, .divider, .padding,
    .frame, .background, .overlay, .text, .image, .button, .rectangle, .circle, .color, .toggle, .slider, .capsule,
    .ellipse, .roundedRectangle, .grid, .border, .fixedSize, .aspectRatio, .label, .list,
  ]
}
