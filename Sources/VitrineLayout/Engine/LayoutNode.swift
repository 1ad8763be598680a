/// A node of the layout tree: a rule, its children, and its cached measurements.
///
/// Every measurement goes through ``sizeThatFits(_:)``, which manages the cache and the trace, so rules need to handle
/// neither.
public final class LayoutNode {
  public let rule: any LayoutRule
  /// Whether the node's traits are those of its only child.
  package var forwardsChildTraits: Bool { rule.forwardsChildTraits }
  public var children: [LayoutNode] { didSet { knownCompanions = nil } }
  public let session: LayoutSession
  /// Whether children are mirrored, as in a right-to-left environment.
  public let mirrors: Bool
  /// The stack that contains the node.
  public internal(set) var stack: SurroundingStack
  /// The explicit guides (from `alignmentGuide`, or the baselines of a text) that the node or its descendants may set.
  private let guides: GuideSet
  /// The frame in the root's coordinates; zero until the node is placed.
  public private(set) var frame = Rect.zero
  /// The node that placed this one.
  public private(set) weak var parent: LayoutNode?
  /// The safe area at the node's place.
  public private(set) var safeArea = SafeArea()
  /// The proposal with which the node was placed; `nil` for a node that was not placed.
  public var placedProposal: ProposedViewSize? { isPlaced ? lastProposal : nil }
  private var lastProposal: ProposedViewSize?
  private var isPlaced = false
  /// The part of the node that was visible when it was placed.
  private var placedVisiblePart = VisiblePart.all
  /// The names of the node's coordinate space.
  public var spaceNames: [String] = []
  /// The transform with which the contents are drawn, in the root's coordinates, for the node's frame; layout ignores
  /// it.
  public var drawnTransform: ((Rect) -> Transform)?
  /// The size and places that the container assigned to the node, if it computes them instead of the node.
  private(set) var arrangement: Arrangement?

  /// The values that the node passes to the enclosing layout; `nil` if it sets none.
  private var traits: LayoutTraits?

  private var cache = MeasurementCache()
  private var knownGuides = GuideCache()
  /// The container size, in points, for which the cached answers hold; `nil` if they don't depend on it.
  private var answeredContainer: Size?
  /// The container size, in points, with which the node was placed.
  private var placedContainer: Size?
  private var knownSpacing: ViewSpacing?
  private var knownPriority: Double?
  private var knownConstantSize: Size??
  private var knownCompanions: [LayoutNode]?

  /// The kinds of explicit guides that a subtree may set; an empty set skips the search for them.
  public struct GuideSet: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let baselines = GuideSet(rawValue: 1)
    public static let any = GuideSet(rawValue: 3)
  }

  /// A node's size and the places of its children, computed by its container: a grid does this for its rows.
  struct Arrangement {
    /// The origin of a child in the node, and the size proposed to it there.
    struct Place {
      let origin: Point
      let proposal: ProposedViewSize
    }

    let size: Size
    let places: [Place]
  }

  public init(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], session: LayoutSession,
    in stack: SurroundingStack = SurroundingStack(), mirrors: Bool = false, guides: GuideSet = []
  ) {
    self.rule = rule
    self.children = children
    self.session = session
    self.stack = stack
    self.mirrors = mirrors
    self.guides = children.reduce(guides) { $0.union($1.guides) }
  }

  /// Returns the node's size for a proposal, from the cache if it was asked before.
  ///
  /// Lengths of the proposal that are negative or not a number count as 0; so do lengths of the size that are not a
  /// number.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { measure(proposal, isProbe: false) }

  /// Does the same for a question whose answer only prepares another one; the trace records which of the two it was.
  public func probe(_ proposal: ProposedViewSize) -> Size { measure(proposal, isProbe: true) }

  private func measure(_ asked: ProposedViewSize, isProbe: Bool) -> Size {
    if let constantSize { return constantSize }
    let proposal = asked.sanitized
    let key = ProposalKey(proposal)
    clearCacheForOtherContainers()
    let known = cache.size(for: key)
    session.trace?.willAsk(self, proposal, isProbe: isProbe, isKnown: known != nil)
    if let known { return known }
    guard !session.isExhausted else { return .zero }
    session.measurements += 1
    session.trace?.beginMeasuring(self, proposal)
    let reads = session.containerReads
    let size = rule.sizeThatFits(proposal, self).sanitized
    if session.containerReads != reads { answeredContainer = session.container }
    session.trace?.endMeasuring(self, proposal, size)
    if session.keepsAnswers { cache.store(size, for: key) }
    return size
  }

  /// The node's size if it is the same for every proposal; always `nil` in a traced run, which has to record every
  /// question.
  public var constantSize: Size? {
    guard session.takesShortcuts else { return nil }
    if let knownConstantSize { return knownConstantSize }
    let size = rule.constantSize(self)?.sanitized
    session.measurements += 1
    knownConstantSize = .some(size)
    return size
  }

  /// Clears the cached answers if they were given for another size of the container that `containerRelativeFrame` uses.
  /// Counts the read, so that the asking node depends on that size too.
  private func clearCacheForOtherContainers() {
    guard let answeredContainer else { return }
    session.containerReads += 1
    guard answeredContainer != session.container else { return }
    (cache, knownGuides) = (MeasurementCache(), GuideCache())
    self.answeredContainer = nil
  }

  /// Asks a placed node again, with the container size with which it was placed.
  public func again<Answer>(_ ask: (LayoutNode) -> Answer) -> Answer {
    guard let placedContainer else { return ask(self) }
    return session.within(placedContainer) { ask(self) }
  }

  /// Returns the node's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal.sanitized)
  }

  public var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = rule.spacing(self)
    knownSpacing = spacing
    return spacing
  }

  public var priority: Double {
    if let knownPriority { return knownPriority }
    let priority = rule.priority(self)
    knownPriority = priority
    return priority
  }

  func mayHaveExplicitGuides(_ key: AlignmentKey) -> Bool {
    key.isTextBaseline ? !guides.isEmpty : guides.contains(.any)
  }

  func explicitAlignment(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? {
    guard mayHaveExplicitGuides(key) else { return nil }
    guard !children.isEmpty else { return rule.explicitAlignment(key, in: size, proposal, self) }
    clearCacheForOtherContainers()
    if let known = knownGuides.guide(key, for: proposal) { return known }
    guard !session.isExhausted else { return nil }
    session.measurements += 1
    let reads = session.containerReads
    let guide = rule.explicitAlignment(key, in: size, proposal, self)
    if session.containerReads != reads { answeredContainer = session.container }
    if session.keepsAnswers { knownGuides.store(guide, key, for: proposal) }
    return guide
  }

  /// Lays out the subtree with this node as its root, at a point.
  public func place(at origin: Point, proposal asked: ProposedViewSize) {
    let proposal = asked.sanitized
    let size = sizeThatFits(proposal)
    if isPlaced(at: origin, proposal, size) {
      isPlaced = true
      return
    }
    session.placements += 1
    frame = Rect(origin: origin, size: size)
    (lastProposal, isPlaced) = (proposal, true)
    safeArea = session.safeArea
    (placedContainer, placedVisiblePart) = (session.container, session.visiblePart)
    session.trace?.beginPlacing(self)
    rule.prepareChildren(in: size, self)
    rule.placeChildren(in: size, proposal, self) { index, place, proposal in
      let child = children[index]
      var place = place
      if mirrors { place.x = size.width - place.x - child.sizeThatFits(proposal).width }
      // An infinitely large parent or child gives a coordinate that is not finite; use 0 instead.
      if !place.x.isFinite { place.x = 0 }
      if !place.y.isFinite { place.y = 0 }
      child.parent = self
      child.place(at: origin + place, proposal: proposal)
    }
    session.trace?.endPlacing(self)
  }

  /// Returns whether the node, with all its descendants, already has this place from an earlier layout of its session.
  private func isPlaced(at origin: Point, _ proposal: ProposedViewSize, _ size: Size) -> Bool {
    session.keepsPlaces && lastProposal == proposal && frame == Rect(origin: origin, size: size)
      && safeArea == session.safeArea && placedContainer == session.container
      && placedVisiblePart == session.visiblePart && arrangement == nil
  }

  /// Clears the node's cached sizes and its place, because something other than the proposal has changed.
  func forgetAnswers() {
    (cache, knownGuides, lastProposal, isPlaced) = (MeasurementCache(), GuideCache(), nil, false)
    (knownSpacing, knownPriority, knownConstantSize) = (nil, nil, nil)
  }

  /// The children that are in the same stack as the node: a frame's child is, a stack's children are not.
  var companions: [LayoutNode] {
    if let knownCompanions { return knownCompanions }
    let companions = children.filter { $0.stack == stack }
    knownCompanions = companions
    return companions
  }

  /// A closure that sets the names of coordinate spaces, the transform and the traits back to what they are when this is
  /// read.
  public var restoring: () -> Void {
    let (spaceNames, drawnTransform, traits) = (spaceNames, drawnTransform, traits)
    return { [self] in
      (self.spaceNames, self.drawnTransform, self.traits) = (spaceNames, drawnTransform, traits)
    }
  }

  /// Marks the node as not placed when another tree takes it over; placing it again undoes this.
  public func leaveOut() {
    isPlaced = false
    parent = nil
  }

  /// Whether the node and all its ancestors were placed.
  public var isPlacedWithAllAround: Bool {
    var node: LayoutNode? = self
    while let current = node {
      guard current.isPlaced else { return false }
      node = current.parent
    }
    return true
  }

  /// Moves the node and its placed descendants.
  public func move(by delta: Point) {
    frame.origin = frame.origin + delta
    for child in children where child.placedProposal != nil { child.move(by: delta) }
  }

  /// Assigns the node its size and its children's places, before it is placed.
  func arrange(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    knownGuides = GuideCache()
  }

  /// Reads a value that the view passes to the enclosing layout. A modifier that doesn't set the value passes on that
  /// of the view it wraps.
  public func trait<Value>(_ read: (LayoutTraits) -> Value?) -> Value? {
    if let traits, let value = read(traits) { return value }
    guard rule.forwardsChildTraits else { return nil }
    return children.first?.trait(read)
  }

  /// Sets a value that the view passes to the enclosing layout.
  public func setTrait(_ change: (inout LayoutTraits) -> Void) {
    var changed = traits ?? LayoutTraits()
    change(&changed)
    traits = changed
  }

  /// Replaces the children; only for rules that create their children while placing.
  public func replaceChildren(_ children: [LayoutNode]) {
    self.children = children
    knownGuides = GuideCache()
  }
}

extension ProposedViewSize {
  /// The proposal with lengths that are negative or not a number replaced with 0.
  var sanitized: ProposedViewSize {
    ProposedViewSize(width: width.map(Self.sanitize), height: height.map(Self.sanitize))
  }

  private static func sanitize(_ length: Double) -> Double { length >= 0 ? length : 0 }
}

extension Size {
  var sanitized: Size {
    Size(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}
