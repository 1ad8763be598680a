/// A record of a stack dividing its length: the order in which it asked its children, and what it offered them.
public struct StackDivisionTrace: Hashable, Sendable {
  /// The bounds of one child, the length offered to it and the length it took.
  public struct Turn: Hashable, Sendable {
    /// The child's index in the stack.
    public var child: Int
    public var priority: Double
    /// The child's length at a proposal of 0 and of infinity, in points; `nil` if the stack didn't need to ask.
    public var minimum: Double?
    public var maximum: Double?
    /// The length left to divide, in points, and the number of children left to share it.
    public var remaining: Double
    public var sharers: Int
    /// The lengths along the stack that the child was offered and took, in points.
    public var offer: Double
    public var taken: Double

    public init(
      child: Int, priority: Double, minimum: Double?, maximum: Double?, remaining: Double, sharers: Int, offer: Double,
      taken: Double
    ) {
      self.child = child
      self.priority = priority
      self.minimum = minimum
      self.maximum = maximum
      self.remaining = remaining
      self.sharers = sharers
      self.offer = offer
      self.taken = taken
    }
  }

  public var axis: Axis
  /// The total of the distances between neighbours, in points.
  public var spacing: Double
  /// The length reserved for children of lower priority, in points.
  public var reserved: Double
  public var turns: [Turn]

  public init(axis: Axis, spacing: Double, reserved: Double, turns: [Turn]) {
    self.axis = axis
    self.spacing = spacing
    self.reserved = reserved
    self.turns = turns
  }
}
