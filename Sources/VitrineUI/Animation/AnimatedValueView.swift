import VitrineLayout

/// A view with animatable data, which is evaluated again for each value in between while the data is animated.
///
/// Source: https://developer.apple.com/documentation/swiftui/animatable
package struct AnimatedValueView: PrimitiveView {
  let numbers: [Double]
  let content: ([Double]?) -> any View

  /// - Parameters:
  ///   - numbers: the animatable data at rest.
  ///   - content: makes the view from data in between, or from the data at rest if given `nil`.
  package init(_ numbers: [Double], content: @escaping ([Double]?) -> any View) {
    (self.numbers, self.content) = (numbers, content)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let cell = context.graph.states.cell(context.identity, "@animatable") { [Double]() }
    let outer = context.environment[TransactionStepKey.self]
    context.add(
      .animatedValue(
        AnimatedValuePlace(
          identity: context.identity, numbers: numbers, cell: cell, owner: context.owner, step: outer)))
    guard let onTheirWay = cell.value as? [Double], !onTheirWay.isEmpty else {
      return context.nodes(of: content(nil), step: .index(0))
    }
    // The data is animated already: the views made from it change without an animation.
    var inner = context
    inner.environment[TransactionStepKey.self] = TransactionStep(
      .transaction { $0.animation = nil }, at: context.identity, inside: outer)
    return inner.nodes(of: content(onTheirWay), step: .index(0))
  }
}

/// A view with animatable data in a tree, and the cell that holds the values in between.
struct AnimatedValuePlace {
  let identity: Identity
  let numbers: [Double]
  let cell: StateCell
  let owner: BodyNode
  let step: TransactionStep?
}

/// The animatable data of views between one tree and the next.
struct AnimatedValues {
  private var courses: [(place: AnimatedValuePlace, from: [Double], animation: Animation)] = []
  private let again: AnimatedChange.Again?

  /// - Parameters:
  ///   - previous: the views of the previous tree.
  ///   - again: makes the tree with other data; `nil` if no data is to be animated.
  init(
    from previous: [AnimatedValuePlace], to places: [AnimatedValuePlace], _ transactions: NodeTransactions,
    again: AnimatedChange.Again?
  ) {
    self.again = again
    guard again != nil, !places.isEmpty, !previous.isEmpty else { return }
    let previous = Dictionary(previous.map { ($0.identity, $0.numbers) }) { first, _ in first }
    courses = places.compactMap { place in
      guard let from = previous[place.identity], from != place.numbers, from.count == place.numbers.count,
        let animation = transactions.animation(of: place.owner, place.step)
      else { return nil }
      return (place, from, animation)
    }
  }

  var animations: [Animation] { courses.map(\.animation) }
  /// A description of each view with animated data, and its animation.
  var motions: [(animation: Animation, words: String)] { courses.map { ($0.animation, "\($0.place.owner.name) data") } }

  /// Returns the tree with the data as of a time in seconds, or with the old data if given `nil`; `nil` if no data is
  /// animated.
  func tree(at time: Double?) -> RenderedTree? {
    guard let again, !courses.isEmpty else { return nil }
    return again(
      courses.map { place, from, animation in
        let progress = time.map { animation.value(at: $0) } ?? 0
        return (place.cell, zip(from, place.numbers).map { $0 + ($1 - $0) * progress })
      })
  }
}
