/// A view for each element of a collection, identified by the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  let identify: (Data.Element) -> ID
  /// Makes the content of an element.
  public let content: (Data.Element) -> Content

  /// - Parameter identify: returns the identifier of an element.
  package init(
    _ data: Data, identifying identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.identify, self.content) = (data, identify, content)
  }
}

extension ForEach: View where Content: View {
  public var body: Never { preconditionFailure("a loop is drawn by the renderer and has no body") }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifying: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    context.graph.trace?.note(.loop, "ForEach")
    let context = context.amongOthers()
    var nodes: [RenderNode] = []
    for element in data {
      let id = identify(element)
      nodes += context.nodes(of: content(element), step: context.step(to: id, named: String(reflecting: id)))
        .identifiedBy(
          String(describing: id), choice: id)
    }
    return nodes
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    identify = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    identify = { $0 }
    self.content = content
  }
}

extension RenderContext {
  /// Returns the range that a `ForEach` over a constant range had when it was inserted into the tree, which it keeps.
  fileprivate func initialRange(_ range: Range<Int>, note: (Range<Int>) -> Void) -> Range<Int> {
    let cell = graph.states.cell(identity, "@range") { range }
    let initial = cell.current as? Range<Int> ?? range
    if initial.count != range.count { note(initial) }
    return initial
  }
}

/// The views of a `ForEach` over a constant range evaluated in a fence: their number is fixed when it is inserted.
///
/// Source: https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
package struct RangeViews: PrimitiveView {
  private let range: Range<Int>
  private let views: [IdentifiedViews.Element]
  private let view: (Int) -> IdentifiedViews.Element?
  private let note: (_ initial: Range<Int>) -> Void

  /// - Parameters:
  ///   - views: the views of all numbers of the range.
  ///   - view: makes the view of a number of the initial range.
  ///   - note: called with the initial range if the count of the range has changed.
  package init(
    _ range: Range<Int>, _ views: [IdentifiedViews.Element], view: @escaping (Int) -> IdentifiedViews.Element?,
    note: @escaping (_ initial: Range<Int>) -> Void
  ) { (self.range, self.views, self.view, self.note) = (range, views, view, note) }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let initial = context.initialRange(range, note: note)
    guard initial != range else { return IdentifiedViews(views).makeNodes(context) }
    let shown = initial.compactMap { range.contains($0) ? views[$0 - range.lowerBound] : view($0) }
    return IdentifiedViews(shown).makeNodes(context)
  }
}

extension RangeViews: ViewGroup { var parts: [any View] { views.map(\.view) } }

/// The views of a `ForEach` that is evaluated in a fence (a code block of a note), each with its identifier.
package struct IdentifiedViews: PrimitiveView {
  /// A view with its identifier, and the name that figures show for the identifier.
  package struct Element {
    package let id: AnyHashable
    package let name: String
    /// The identifier as the value of a selection.
    let choice: AnyHashable
    let view: any View

    package init(id: AnyHashable, name: String, choice: AnyHashable, view: any View) {
      (self.id, self.name, self.choice, self.view) = (id, name, choice, view)
    }
  }

  let views: [Element]

  package init(_ views: [Element]) { self.views = views }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    context.dependsOnData()
    context.graph.trace?.note(.loop, "ForEach")
    let context = context.amongOthers()
    var nodes: [RenderNode] = []
    var seen: Set<AnyHashable> = []
    var repetitions: [AnyHashable: Int] = [:]
    for element in views {
      var place = context
      // Views with the same identifier are distinguished by their order.
      if !seen.insert(element.id).inserted {
        repetitions[element.id, default: 0] += 1
        place = place.appendingIdentity(.index(repetitions[element.id, default: 0]))
      }
      nodes += place.nodes(of: element.view, step: place.step(to: element.id, named: element.name)).identifiedBy(
        element.name, choice: element.choice)
    }
    return nodes
  }
}

extension [RenderNode] {
  /// Records the identifier of the element that the views represent; selections use it for views without a tag.
  fileprivate func identifiedBy(_ id: @autoclosure () -> String, choice: AnyHashable) -> [RenderNode] {
    for node in self where node.traits.elementID == nil {
      (node.traits.elementID, node.traits.elementChoice) = (id(), choice)
    }
    return self
  }
}
