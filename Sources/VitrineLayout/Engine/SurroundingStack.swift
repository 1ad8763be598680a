/// The stack that contains a view; it determines the direction of a spacer or a divider.
public struct SurroundingStack: Hashable, Sendable {
  /// The stack's axis; `nil` if the view is in another kind of container.
  public let axis: Axis?
  /// The number that identifies the container within its session.
  private let number: Int

  public init(_ axis: Axis? = nil) { self.init(axis, number: 0) }

  fileprivate init(_ axis: Axis?, number: Int) { (self.axis, self.number) = (axis, number) }
}

extension LayoutSession {
  /// Creates the identity of a stack along an axis, or of another container if `axis` is `nil`.
  public func makeStack(along axis: Axis?) -> SurroundingStack {
    stackCount += 1
    return SurroundingStack(axis, number: stackCount)
  }
}

extension LayoutNode {
  /// Moves the view, with its companions, into another stack. Whether an implied stack surrounds the views of a
  /// container is known only after all of them exist.
  public func stand(in other: SurroundingStack) {
    let companions = companions
    if stack.axis != other.axis { forgetAnswers() }
    stack = other
    for companion in companions { companion.stand(in: other) }
  }
}
