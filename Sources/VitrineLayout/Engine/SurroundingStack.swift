/// The stack that a view stands in: a spacer and a divider lie along it or across.
public struct SurroundingStack: Hashable, Sendable {
  /// `nil` where the view stands in something else.
  public let axis: Axis?
  /// What tells stacks of a session apart.
  private let number: Int

  public init(_ axis: Axis? = nil) { self.init(axis, number: 0) }

  fileprivate init(_ axis: Axis?, number: Int) { (self.axis, self.number) = (axis, number) }
}

extension LayoutSession {
  /// A stack along an axis, or something else with views in it.
  public func makeStack(along axis: Axis?) -> SurroundingStack {
    stackCount += 1
    return SurroundingStack(axis, number: stackCount)
  }
}

extension LayoutNode {
  /// Puts the view into another stack, with all inside it that stood in the same one: only once all views of a place are
  /// known is it known whether a stack is implied around them.
  public func stand(in other: SurroundingStack) {
    let companions = companions
    if stack.axis != other.axis { forgetAnswers() }
    stack = other
    for companion in companions { companion.stand(in: other) }
  }
}
