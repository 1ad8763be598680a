import VitrineLayout

/// A label that shows or hides the content below it.
///
/// With type-erased views: `DisclosureGroup(isExpanded: binding) { AnyView(content) } label: { AnyView(label) }`. The
/// `tap` action of its label expands or collapses it.
public struct DisclosureGroup: PrimitiveView {
  /// Whether the group is expanded; `nil` if the group stores this itself, collapsed at first.
  let isExpanded: Binding<Bool>?
  let content: any View
  let label: any View

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content(), label())
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Text(title) }
  }
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let expansion = isExpanded ?? context.ownExpansion()
    let heading = DisclosureLabel(isExpanded: expansion, label: label)
    if context.environment.controlPlace == .row {
      var inner = context
      inner.environment[DisclosureDepthKey.self] += 1
      let rows = expansion.wrappedValue ? inner.nodes(of: content, step: .index(1)) : []
      let depth = inner.environment[DisclosureDepthKey.self]
      for row in rows where row.traits.row.disclosureDepth == nil { row.traits.row.disclosureDepth = depth }
      return context.nodes(of: heading, step: .index(0)) + rows
    }
    return [
      context.control("DisclosureGroup") { environment in
        VStack(alignment: .leading, spacing: environment.points(8)) {
          heading
          if expansion.wrappedValue { AnyView(content) }
        }
      }
    ]
  }
}

/// The number of disclosure groups around a row.
struct DisclosureDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension RenderContext {
  /// Returns the expansion that the graph stores for the group's identity.
  fileprivate func ownExpansion() -> Binding<Bool> {
    let cell = graph.states.cell(identity, "isExpanded") { false }
    return Binding(get: { cell.value as? Bool ?? false }, set: { cell.value = $0 })
  }
}

/// The line that expands and collapses a group.
struct DisclosureLabel: ControlView {
  let isExpanded: Binding<Bool>
  let label: any View

  var controlKind: NodeKind { "DisclosureGroup" }
  var controlActions: ControlActions {
    ControlActions(
      tap: { isExpanded.wrappedValue.toggle() }, role: .disclosure(isExpanded: isExpanded.wrappedValue))
  }

  @ViewBuilder private var arrow: some View {
    if isExpanded.wrappedValue { Image(systemName: "chevron.down") } else { DirectionalArrow() }
  }

  func parts(in environment: EnvironmentValues) -> any View {
    HStack(spacing: 0) {
      LeadingColumn(label)
      Spacer(minLength: environment.points(8))
      arrow.imageScale(.small).foregroundStyle(Color.accentColor)
    }
  }
}

/// A tree of data, in which each element with children is a group, collapsed at first.
///
/// For type-erased data, compose `DisclosureGroup` and views.
public struct OutlineGroup<Data: RandomAccessCollection>: PrimitiveView where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> any View

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {
    (self.data, self.children, self.content) = (data, children, content)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    data.flatMap { element -> [RenderNode] in
      let inner = context.appendingIdentity(.id(String(describing: element.id)))
      guard let below = element[keyPath: children] else { return inner.nodes(of: content(element), step: .index(0)) }
      let group = DisclosureGroup {
        OutlineGroup(below, children: children) { AnyView(content($0)) }
      } label: {
        AnyView(content(element))
      }
      return inner.nodes(of: group, step: .index(0))
    }
  }
}

extension OutlineGroup where Data: RangeReplaceableCollection {
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {
    self.init(Data([root]), children: children, content: content)
  }
}
