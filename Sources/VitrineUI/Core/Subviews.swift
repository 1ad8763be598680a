/// A view that stands for several.
protocol ViewGroup {
  var parts: [any View] { get }
}

extension AnyView: ViewGroup { var parts: [any View] { [view] } }
extension BranchView: ViewGroup { var parts: [any View] { [view] } }
extension Group: ViewGroup { var parts: [any View] { [content] } }
extension IdentifiedViews: ViewGroup { var parts: [any View] { views.map(\.view) } }
extension ViewList: ViewGroup { var parts: [any View] { views } }

/// The views that a container lays out where it is given a view: those of a list, a loop or a group, else the view itself.
package func subviews(of view: any View) -> [any View] {
  if view is EmptyView { return [] }
  guard let group = group(in: view) else { return [view] }
  return group.parts.flatMap(subviews(of:))
}

/// The same views, each with an identity of its own: it keeps its state wherever it is put.
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

/// The group that a view is below the marks around it.
private func group(in view: any View) -> (any ViewGroup)? {
  if let marked = view as? SourceMarkedView { return group(in: marked.view) }
  if let group = view as? any ViewGroup { return group }
  // What is said of a group is said of each view in it.
  guard let remarked = view as? any RemarkedView, let inner = group(in: remarked.remarked) else { return nil }
  return ViewList(inner.parts.map(remarked.remarking))
}

/// A view with something said of it, and nothing else in it.
private protocol RemarkedView {
  var remarked: any View { get }
  /// The same said of another view.
  func remarking(_ view: any View) -> any View
  var remark: Any { get }
}

extension ModifiedContent: RemarkedView where Content: View, Modifier: ViewModifier {
  fileprivate var remarked: any View { content }
  fileprivate func remarking(_ view: any View) -> any View {
    func modified<V: View>(_ view: V) -> any View { view.modifier(modifier) }
    return modified(view)
  }
  fileprivate var remark: Any { modifier }
}

/// A view without the modifiers and marks around it.
package func bareView(of view: any View) -> any View {
  if let marked = view as? SourceMarkedView { return bareView(of: marked.view) }
  if let any = view as? AnyView { return bareView(of: any.view) }
  if let remarked = view as? any RemarkedView { return bareView(of: remarked.remarked) }
  return view
}

/// The views that a view stands for, without what is said of them: those in groups, loops and branches, at any depth.
package func bareLeaves(of view: any View) -> [any View] {
  subviews(of: view).flatMap { part -> [any View] in
    let bare = bareView(of: part)
    return bare is any ViewGroup ? bareLeaves(of: bare) : [bare]
  }
}

/// The value that a view tells the container around it under a name; the outermost one where it tells several.
package func containerValue(_ name: String, of view: any View) -> Any? {
  if let marked = view as? SourceMarkedView { return containerValue(name, of: marked.view) }
  if let any = view as? AnyView { return containerValue(name, of: any.view) }
  guard let remarked = view as? any RemarkedView else { return nil }
  if let modifier = remarked.remark as? ContainerValueModifier, modifier.name == name { return modifier.value }
  return containerValue(name, of: remarked.remarked)
}
