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

/// The group that a view is below the marks around it.
private func group(in view: any View) -> (any ViewGroup)? {
  if let marked = view as? SourceMarkedView { return group(in: marked.view) }
  return view as? any ViewGroup
}

/// A view with something said of it, and nothing else in it.
private protocol RemarkedView {
  var remarked: any View { get }
  var remark: Any { get }
}

extension ModifiedContent: RemarkedView {
  fileprivate var remarked: any View { content }
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
