/// A node of the layout tree: a rule, its children, and what is known of its sizes.
///
/// Every measurement goes through ``sizeThatFits(_:)``, which owns the cache and the trace; rules are written as if there
/// were neither.
public final class LayoutNode {
  public let rule: any LayoutRule
  public var children: [LayoutNode] { didSet { knownCompanions = nil } }
  public let session: LayoutSession
  /// Whether children are mirrored, as in a right-to-left environment.
  public let mirrors: Bool
  /// The stack that the node stands in.
  public internal(set) var stack: SurroundingStack
  /// Whether the node itself sets guides (an `alignmentGuide`, a text's baselines).
  private let guides: GuideSet
  /// The frame in the root's coordinates, once placed.
  public private(set) var frame = Rect.zero
  /// The node that placed this one.
  public private(set) weak var parent: LayoutNode?
  /// The safe area where the node was placed.
  public private(set) var safeArea = SafeArea()
  /// What the node was proposed when it was placed; `nil` for a node that was not placed.
  public var placedProposal: ProposedViewSize? { isPlaced ? lastProposal : nil }
  private var lastProposal: ProposedViewSize?
  private var isPlaced = false
  /// How much could be seen of the node when it was placed.
  private var placedVisiblePart = VisiblePart.all
  /// The names of the node's coordinate space.
  public var spaceNames: [String] = []
  /// How what is inside is moved when it is drawn, in the root's coordinates, for the node's frame; layout does not change.
  public var drawnTransform: ((Rect) -> Transform)?
  /// How the container around divided its room, where that is not for the node to find.
  private(set) var arrangement: Arrangement?

  /// What the node says to the layout around; `nil` where it says nothing.
  private var traits: LayoutTraits?

  private var cache = MeasurementCache()
  private var knownGuides = GuideCache()
  /// The lengths of the container that the answers are for, where they depend on them.
  private var answeredContainer: Size?
  /// The lengths of the container in which the node was placed.
  private var placedContainer: Size?
  private var knownSpacing: ViewSpacing?
  private var knownPriority: Double?
  private var knownConstantSize: Size??
  private var knownCompanions: [LayoutNode]?

  /// What kinds of explicit guides a subtree may set; an empty set saves looking for them.
  public struct GuideSet: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let baselines = GuideSet(rawValue: 1)
    public static let any = GuideSet(rawValue: 3)
  }

  /// What a node is told of its own size and its children's places by the container that found them, as a row is by its grid.
  struct Arrangement {
    /// A child's place in the node, and what it is proposed there.
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

  /// The node's report for a proposal, from the cache where it was asked before.
  ///
  /// Negative and not-a-number proposals count as 0; a report that is not a number counts as 0.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { measure(proposal, isProbe: false) }

  /// The same for a question whose answer only prepares another: the trace tells the two apart.
  public func probe(_ proposal: ProposedViewSize) -> Size { measure(proposal, isProbe: true) }

  private func measure(_ asked: ProposedViewSize, isProbe: Bool) -> Size {
    if let constantSize { return constantSize }
    let proposal = asked.sanitized
    let key = ProposalKey(proposal)
    forgetAnswersInOtherContainers()
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

  /// The node's size where it is the same for every proposal. A traced run asks all the same: the conversation counts.
  public var constantSize: Size? {
    guard session.takesShortcuts else { return nil }
    if let knownConstantSize { return knownConstantSize }
    let size = rule.constantSize(self)?.sanitized
    session.measurements += 1
    knownConstantSize = .some(size)
    return size
  }

  /// Answers that depend on the container's lengths hold for these lengths; so do those of whoever asks.
  private func forgetAnswersInOtherContainers() {
    guard let answeredContainer else { return }
    session.containerReads += 1
    guard answeredContainer != session.container else { return }
    (cache, knownGuides) = (MeasurementCache(), GuideCache())
    self.answeredContainer = nil
  }

  /// Asks the node once more what it was asked where it stands, with the same container around.
  public func again<Answer>(_ ask: (LayoutNode) -> Answer) -> Answer {
    guard let placedContainer else { return ask(self) }
    return session.within(placedContainer) { ask(self) }
  }

  /// Size and guides for a proposal.
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
    forgetAnswersInOtherContainers()
    if let known = knownGuides.guide(key, for: proposal) { return known }
    guard !session.isExhausted else { return nil }
    session.measurements += 1
    let reads = session.containerReads
    let guide = rule.explicitAlignment(key, in: size, proposal, self)
    if session.containerReads != reads { answeredContainer = session.container }
    if session.keepsAnswers { knownGuides.store(guide, key, for: proposal) }
    return guide
  }

  /// Lays out the tree below, with this node as its root at a point.
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
      // Infinitely large parents and children have no corner to measure from.
      if !place.x.isFinite { place.x = 0 }
      if !place.y.isFinite { place.y = 0 }
      child.parent = self
      child.place(at: origin + place, proposal: proposal)
    }
    session.trace?.endPlacing(self)
  }

  /// Whether the node, and with it all below, is where it would be placed: it was placed so in an earlier layout of its session.
  private func isPlaced(at origin: Point, _ proposal: ProposedViewSize, _ size: Size) -> Bool {
    session.keepsPlaces && lastProposal == proposal && frame == Rect(origin: origin, size: size)
      && safeArea == session.safeArea && placedContainer == session.container
      && placedVisiblePart == session.visiblePart && arrangement == nil
  }

  /// Forgets its size and its place: something besides the proposal has changed.
  func forgetAnswers() {
    (cache, knownGuides, lastProposal, isPlaced) = (MeasurementCache(), GuideCache(), nil, false)
    (knownSpacing, knownPriority, knownConstantSize) = (nil, nil, nil)
  }

  /// The children that stand in the same stack as the node: a frame's view does, a stack's do not.
  var companions: [LayoutNode] {
    if let knownCompanions { return knownCompanions }
    let companions = children.filter { $0.stack == stack }
    knownCompanions = companions
    return companions
  }

  /// Takes back what is said of the node from now on.
  public var restoring: () -> Void {
    let (spaceNames, drawnTransform, traits) = (spaceNames, drawnTransform, traits)
    return { [self] in
      (self.spaceNames, self.drawnTransform, self.traits) = (spaceNames, drawnTransform, traits)
    }
  }

  /// Has the node count as left out until it is placed again, when it is taken over into another tree.
  public func leaveOut() {
    isPlaced = false
    parent = nil
  }

  /// Whether the node was placed, and all that it is in.
  public var isPlacedWithAllAround: Bool {
    var node: LayoutNode? = self
    while let current = node {
      guard current.isPlaced else { return false }
      node = current.parent
    }
    return true
  }

  /// Moves the node and all below it, where it was already placed.
  public func move(by delta: Point) {
    frame.origin = frame.origin + delta
    for child in children where child.placedProposal != nil { child.move(by: delta) }
  }

  /// Tells the node its size and its children's places, before it is placed.
  func arrange(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    knownGuides = GuideCache()
  }

  /// What the view, or the nearest one that it wraps and that says it, says to the layout around it.
  public func trait<Value>(_ read: (LayoutTraits) -> Value?) -> Value? {
    if let traits, let value = read(traits) { return value }
    guard rule.speaksForItsChild else { return nil }
    return children.first?.trait(read)
  }

  /// Says something to the layout around.
  public func setTrait(_ change: (inout LayoutTraits) -> Void) {
    var changed = traits ?? LayoutTraits()
    change(&changed)
    traits = changed
  }

  /// Puts new children in the place of those there are; only for rules that make them while placing.
  public func replaceChildren(_ children: [LayoutNode]) {
    self.children = children
    knownGuides = GuideCache()
  }
}

extension ProposedViewSize {
  /// Negative and not-a-number lengths count as 0.
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
