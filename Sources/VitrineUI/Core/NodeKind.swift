/// The kind of a render node: its name, and the way figures describe and draw it.
///
/// Each view declares its kind next to its layout; a string literal makes a kind with default properties.
public struct NodeKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The view's or modifier's name in SwiftUI: `Text`, `padding`, `HStack`, `frame`.
  public let name: String
  /// The noun for this kind and similar ones in descriptions.
  public let noun: Noun?
  /// The words in which figures describe what the view proposes to its children and which size it reports.
  public let telling: Telling
  /// The form of its label in figures.
  public let label: Label
  /// The effect on the visibility or position of its content.
  public let effect: Effect
  /// Whether it is a labelled placeholder for an unknown view.
  public let isStandIn: Bool

  /// A noun for several kinds of view.
  public enum Noun: String, Hashable, Sendable, CaseIterable { case stack, shape, grid, colour, gradient }

  /// The way figures describe what a view proposes and reports.
  public enum Telling: Hashable, Sendable {
    case plain
    /// Subtracts insets from the proposal and adds them to the report.
    case padding
    /// Divides its length among its children and places them in a row or column.
    case stack
    /// Places its children one over another.
    case layers
    /// Asks its child for its ideal size.
    case idealSize
    /// Fits an aspect ratio into the proposal.
    case ratio
    /// Proposes fixed or bounded lengths to its child.
    case frame
    /// Reports its primary child's size.
    case primary
    /// Accepts the proposal as its size.
    case accepting
  }

  /// The form of a view's label.
  public enum Label: Hashable, Sendable {
    /// `HStack`
    case name
    /// `Text("Hello")`
    case call
    /// `Color.red`
    case member
  }

  /// The effect of a view on the visibility or position of its content.
  public enum Effect: Hashable, Sendable {
    case none
    /// Hides the content outside of its bounds.
    case clips
    /// Moves the content out of its layout position.
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

  /// Whether it is a modifier, not a view.
  public var isModifier: Bool { name.first?.isLowercase == true && !isStandIn }

  /// A view that draws nothing.
  public static let emptyView = NodeKind("EmptyView")

  /// Words such as “stack” that a sentence always uses for a view, even if no figure has one.
  public static let familiarNouns: [Noun] = [.stack, .shape, .grid, .colour]

  /// Kinds whose names a sentence always uses for a view, even if no figure has one.
  public static let familiar: [NodeKind] = [
    .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .geometryReader, .scrollView, .spacer, .divider, .padding,
    .frame, .background, .overlay, .text, .image, .button, .rectangle, .circle, .color, .toggle, .slider, .capsule,
    .ellipse, .roundedRectangle, .grid, .border, .fixedSize, .aspectRatio, .label, .list,
  ]
}
