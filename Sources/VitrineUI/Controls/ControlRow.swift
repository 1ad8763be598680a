import VitrineLayout

/// A label at the leading edge and what it labels at the trailing edge; the second alone where labels are hidden.
struct LabeledRow: PrimitiveView {
  let label: any View
  let accessory: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    guard !environment[LabelsHiddenKey.self] else {
      let nodes = SideBySide(accessory).makeNodes(context)
      let place = context.inContainer(along: nil)
      nodes.first?.traits.actions.label = { [label] in place.nodes(of: label, step: .id("label")) }
      return nodes
    }
    let row = HStack(spacing: 0) {
      LeadingColumn(label)
      Spacer(minLength: environment.points(8))
      SideBySide(accessory)
    }
    return context.nodes(of: row, step: .index(0))
  }
}

/// Views as one: several are below one another, at the leading edge, the later ones smaller and weaker as subtitles are.
struct LeadingColumn: PrimitiveView {
  let content: any View
  init(_ content: any View) { self.content = content }

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: .vertical)
    let nodes = inner.nodes(of: content, step: .index(0))
    guard nodes.count > 1 else { return nodes }
    let rule = StackRule(HorizontalAlignment.leading, spacing: context.environment.points(2))
    return [RenderNode(.vStack, argument: "implicit", rule: rule, children: nodes, context: context)]
  }
}

/// The value of a tag or a selection: an optional with a value counts as the value.
struct TagValue: Hashable {
  let value: AnyHashable

  init(_ value: some Hashable) {
    var plain: AnyHashable = AnyHashable(value)
    while let optional = plain.base as? any OptionalValue, let wrapped = optional.wrapped { plain = wrapped }
    self.value = plain
  }

  /// Whether it is no value: an optional without one.
  var isNothing: Bool { words == "nil" || (value.base as? any OptionalValue) != nil }

  var words: String { String(describing: value.base) }

  /// Whether the tag is that of an element of a `ForEach`, which has no other.
  func matches(elementID: String) -> Bool { String(describing: value.base) == elementID }
}

private protocol OptionalValue {
  var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension RenderNode {
  /// Whether the view is what a selection stands for.
  func isSelected(by selection: TagValue) -> Bool {
    if let tag = traits.tag { return tag == selection }
    return traits.elementID.map { selection.matches(elementID: $0) } ?? false
  }
}

extension View {
  /// Says which value of a selection the view stands for.
  ///
  /// - Parameter includeOptional: without effect in a picture: an optional with a value counts as the value.
  /// - Parameter tag: the value.
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View {
    trait { $0.tag = $0.tag ?? TagValue(tag) }
  }
}
