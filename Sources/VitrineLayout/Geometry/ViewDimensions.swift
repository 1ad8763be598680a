/// A view's size for a proposal, and its alignment guides in the view's coordinates.
public struct ViewDimensions {
  public let width: Double
  public let height: Double
  private let node: LayoutNode?
  private let proposal: ProposedViewSize

  init(size: Size, node: LayoutNode?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  /// Creates the dimensions of a view that sets no guides.
  public init(size: Size) { self.init(size: size, node: nil, proposal: .unspecified) }

  public var size: Size { Size(width: width, height: height) }

  /// The guide's explicit value, or its default if the view doesn't set it.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> Double { self[guide.key] }

  /// The guide's explicit value; `nil` if the view doesn't set it.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicit(guide.key) }

  public subscript(explicit key: AlignmentKey) -> Double? { explicit(key) }
  public subscript(key: AlignmentKey) -> Double { explicit(key) ?? key.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> Double? { node?.explicitAlignment(key, size: size, proposal: proposal) }
}
