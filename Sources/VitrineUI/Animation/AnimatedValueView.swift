import VitrineLayout

/// A view that is made of numbers, and is made anew for all those in between while they are animated.
///
/// Source: https://developer.apple.com/documentation/swiftui/animatable
package struct AnimatedValueView: PrimitiveView {
  let numbers: [Double]
  let content: ([Double]?) -> any View

  /// - Parameters:
  ///   - numbers: those that the view has at rest.
  ///   - content: what is shown with numbers that are on their way; at rest where there are none.
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
    // What is made of numbers on their way is there at once.
    var inner = context
    inner.environment[TransactionStepKey.self] = TransactionStep(
      .transaction { $0.animation = nil }, at: context.identity, inside: outer)
    return inner.nodes(of: content(onTheirWay), step: .index(0))
  }
}

/// A view in a tree that is made of numbers, and the cell that holds others while they are on their way.
struct AnimatedValuePlace {
  let identity: Identity
  let numbers: [Double]
  let cell: StateCell
  let owner: BodyNode
  let step: TransactionStep?
}

/// The numbers of views that are on their way, from one tree to the next.
struct AnimatedValues {
  private var courses: [(place: AnimatedValuePlace, from: [Double], animation: Animation)] = []
  private let again: AnimatedChange.Again?

  /// - Parameters:
  ///   - former: the places of the tree before.
  ///   - again: makes the tree with other numbers; `nil` where none are to be on their way.
  init(
    from former: [AnimatedValuePlace], to places: [AnimatedValuePlace], _ transactions: NodeTransactions,
    again: AnimatedChange.Again?
  ) {
    self.again = again
    guard again != nil, !places.isEmpty, !former.isEmpty else { return }
    let former = Dictionary(former.map { ($0.identity, $0.numbers) }) { first, _ in first }
    courses = places.compactMap { place in
      guard let from = former[place.identity], from != place.numbers, from.count == place.numbers.count,
        let animation = transactions.animation(of: place.owner, place.step)
      else { return nil }
      return (place, from, animation)
    }
  }

  var animations: [Animation] { courses.map(\.animation) }
  /// What moves, in words, with how it does.
  var motions: [(animation: Animation, words: String)] { courses.map { ($0.animation, "\($0.place.owner.name) data") } }

  /// The tree with the numbers as they are at a time, as they were where there is none; `nil` where none are on their way.
  func tree(at time: Double?) -> RenderedTree? {
    guard let again, !courses.isEmpty else { return nil }
    return again(
      courses.map { place, from, animation in
        let progress = time.map { animation.value(at: $0) } ?? 0
        return (place.cell, zip(from, place.numbers).map { $0 + ($1 - $0) * progress })
      })
  }
}
