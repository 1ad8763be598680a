/// A view that represents several views, without a layout.
protocol ViewGroup {
  var parts: [any View] { get }
}

extension AnyView: ViewGroup { var parts: [any View] { [view] } }
extension BranchView: ViewGroup { var parts: [any View] { [view] } }
extension Group: ViewGroup { var parts: [any View] { [content] } }
extension IdentifiedViews: ViewGroup { var parts: [any View] { views.map(\.view) } }
extension ViewList: ViewGroup { var parts: [any View] { views } }
extension TupleView: ViewGroup {
  var parts: [any View] {
    var parts: [any View] = []
    for view in repeat each content { parts.append(view) }
    return parts
  }
}
extension ConditionalContent: ViewGroup {
  var parts: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}
extension Optional: ViewGroup where Wrapped: View {
  var parts: [any View] { map { [$0] } ?? [] }
}
extension ForEach: ViewGroup where Content: View {
  var parts: [any View] { data.map { content($0) } }
}

/// Returns the subviews that a container lays out for a view: those of a list, a loop or a group, or the view itself.
package func subviews(of view: any View) -> [any View] {
  if view is EmptyView { return [] }
  guard let group = group(in: view) else { return [view] }
  return group.parts.flatMap(subviews(of:))
}

/// Returns the subviews of a view, each with a stable identity, so that it keeps its state wherever a container places
/// it.
package func identifiedSubviews(of view: any View) -> [any View] {
  subviews(of: view).enumerated().map { index, view in
    func identified<V: View>(_ view: V) -> any View { view.modifier(SubviewIdentity(index: index)) }
    return identified(view)
  }
}

private struct SubviewIdentity: PrimitiveModifier {
  let index: Int

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    content(context.appendingIdentity(.id("subview \(index)")))
  }
}

/// Returns the group inside a view's source marks and modifiers.
private func group(in view: any View) -> (any ViewGroup)? {
  if let marked = view as? SourceMarkedView { return group(in: marked.view) }
  if let group = view as? any ViewGroup { return group }
  // Modifiers of a group apply to each view in it.
  guard let modified = view as? any SingleModifierView, let inner = group(in: modified.unmodified) else { return nil }
  return ViewList(inner.parts.map(modified.applyingModifier))
}

/// A view that consists of one other view and a modifier.
private protocol SingleModifierView {
  var unmodified: any View { get }
  /// Returns another view with the same modifier.
  func applyingModifier(_ view: any View) -> any View
  var modifierValue: Any { get }
}

extension ModifiedContent: SingleModifierView where Content: View, Modifier: ViewModifier {
  fileprivate var unmodified: any View { content }
  fileprivate func applyingModifier(_ view: any View) -> any View {
    func modified<V: View>(_ view: V) -> any View { view.modifier(modifier) }
    return modified(view)
  }
  fileprivate var modifierValue: Any { modifier }
}

/// Returns a view's number among the subviews of a container; `nil` if the view isn't one.
package func subviewIndex(of view: any View) -> Int? {
  if let marked = view as? SourceMarkedView { return subviewIndex(of: marked.view) }
  if let any = view as? AnyView { return subviewIndex(of: any.view) }
  guard let modified = view as? any SingleModifierView else { return nil }
  return (modified.modifierValue as? SubviewIdentity)?.index ?? subviewIndex(of: modified.unmodified)
}

/// Returns a view without its modifiers and source marks.
package func bareView(of view: any View) -> any View {
  if let marked = view as? SourceMarkedView { return bareView(of: marked.view) }
  if let any = view as? AnyView { return bareView(of: any.view) }
  if let modified = view as? any SingleModifierView { return bareView(of: modified.unmodified) }
  return view
}

/// Returns the views that a view represents, without their modifiers: those in groups, loops and branches, at any
/// depth.
package func bareLeaves(of view: any View) -> [any View] {
  subviews(of: view).flatMap { part -> [any View] in
    let bare = bareView(of: part)
    return bare is any ViewGroup ? bareLeaves(of: bare) : [bare]
  }
}

/// Returns the modifiers of a view, outermost first.
func modifiers(of view: any View) -> [Any] {
  if let marked = view as? SourceMarkedView { return modifiers(of: marked.view) }
  if let any = view as? AnyView { return modifiers(of: any.view) }
  guard let modified = view as? any SingleModifierView else { return [] }
  return [modified.modifierValue] + modifiers(of: modified.unmodified)
}

/// Returns the named value that a view passes to its container; the outermost one if there are several.
package func containerValue(_ name: String, of view: any View) -> Any? {
  modifiers(of: view).lazy.compactMap { $0 as? ContainerValueModifier }.first { $0.name == name }?.value
}
