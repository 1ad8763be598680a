/// How a stack divided its length: who was asked in which order, with what.
public struct StackDivision: Hashable, Sendable {
  /// What one child was asked, offered and gave, in its turn.
  public struct Turn: Hashable, Sendable {
    /// The child's index in the stack.
    public var child: Int
    public var priority: Double
    /// The child's length at a proposal of 0 and of infinity; `nil` where the stack had no need to ask.
    public var minimum: Double?
    public var maximum: Double?
    /// What was left to divide, and among how many children.
    public var remaining: Double
    public var sharers: Int
    /// What the child was offered and what it took, along the stack.
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
  /// The sum of the distances between neighbours.
  public var spacing: Double
  /// What was reserved for children of lower priority.
  public var reserved: Double
  public var turns: [Turn]

  public init(axis: Axis, spacing: Double, reserved: Double, turns: [Turn]) {
    self.axis = axis
    self.spacing = spacing
    self.reserved = reserved
    self.turns = turns
  }
}
