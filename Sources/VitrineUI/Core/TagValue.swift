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
    let value = TagValue(tag)
    return trait { $0.tag = $0.tag ?? value }.modifier(ContainerValueChange.tag(value))
  }
}
