import VitrineLayout

/// A label at the leading edge and an accessory at the trailing edge; only the accessory while labels are hidden.
struct LabeledRow: PrimitiveView {
  let label: any View
  let accessory: any View

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    guard !environment[LabelsHiddenKey.self] else {
      let nodes = SideBySide(accessory).makeNodes(context)
      nodes.first?.traits.actions.label = context.undrawnLabel(label)
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

/// A view that combines several views into one column, at the leading edge and 2 points apart.
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

/// The value of a tag or a selection, unwrapped if it is an optional.
struct TagValue: Hashable {
  let value: AnyHashable

  init(_ value: some Hashable) {
    var plain: AnyHashable = AnyHashable(value)
    while let optional = plain.base as? any OptionalValue, let wrapped = optional.wrapped { plain = wrapped }
    self.value = plain
  }

  /// Whether the value is `nil`.
  var isNothing: Bool { words == "nil" || (value.base as? any OptionalValue) != nil }

  var words: String { String(describing: value.base) }

  /// Returns whether the value is the identifier of a `ForEach` element, which is the tag of an element without one.
  func matches(elementID: String) -> Bool { String(describing: value.base) == elementID }
}

private protocol OptionalValue {
  var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension RenderNode {
  /// Returns whether the view's tag or identifier is the selected value.
  func isSelected(by selection: TagValue) -> Bool {
    if let tag = traits.tag { return tag == selection }
    return traits.elementID.map { selection.matches(elementID: $0) } ?? false
  }
}

extension View {
  /// Sets the value that selects this view in a picker, list or tab view.
  ///
  /// - Parameter includeOptional: without effect in a picture: an optional with a value counts as the value.
  /// - Parameter tag: the value.
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View {
    trait { $0.tag = $0.tag ?? TagValue(tag) }
  }
}
