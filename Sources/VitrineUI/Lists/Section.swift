import VitrineLayout

/// Views that belong together, with a header and a footer.
///
/// Lists draw them as a section; other containers place them one after another. With type-erased views: `Section {
/// AnyView(content) } header: { AnyView(header) } footer: { AnyView(footer) }`.
public struct Section: PrimitiveView {
  let header: any View
  let content: any View
  let footer: any View
  let isExpanded: Bool

  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View
  ) {
    (self.header, self.content, self.footer, isExpanded) = (header(), content(), footer(), true)
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(@ViewBuilder content: () -> some View) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) {
    self.init(content: content, header: { header }, footer: { footer })
  }
  public init(header: some View, @ViewBuilder content: () -> some View) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
  public init(footer: some View, @ViewBuilder content: () -> some View) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View
  ) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    guard context.environment.controlPlace == .row, let style = context.environment[RowStyleKey.self] else {
      return inGrid(context)
    }
    let mark = SectionMark()
    let heading = nodes(header, 0, context) { $0.useHeaderText(style) }
    let rows = isExpanded ? context.nodes(of: content, step: .index(1)) : []
    let closing = nodes(footer, 2, context) { $0.useFooterText() }
    for (role, nodes) in [(SectionMark.Role.header, heading), (.row, rows), (.footer, closing)] {
      for node in nodes { node.traits.section = SectionMark.Membership(section: mark, role: role) }
    }
    return heading + rows + closing
  }

  /// Returns the views one after another. Traits make headers and footers whole lines of lazy grids and keep the cells
  /// together.
  private func inGrid(_ context: RenderContext) -> [RenderNode] {
    let ends = [header, footer].enumerated().map { context.nodes(of: $1, step: .index(2 * $0)) }
    let cells = context.nodes(of: content, step: .index(1))
    for node in ends.joined() { node.layout.setTrait { $0.hasOwnLine = true } }
    let section = AnyHashable(context.identity)
    for node in cells { node.layout.setTrait { $0.lazySection = section } }
    return ends[0] + cells + ends[1]
  }

  private func nodes(
    _ view: any View, _ index: Int, _ context: RenderContext, _ change: (inout EnvironmentValues) -> Void
  ) -> [RenderNode] {
    var inner = context
    change(&inner.environment)
    return inner.nodes(of: LeadingColumn(view), step: .index(index))
  }
}

/// The identity of a section of a list.
final class SectionMark {
  enum Role { case header, row, footer }

  struct Membership {
    let section: SectionMark
    let role: Role
  }
}

/// The style of the list around a row.
struct RowStyleKey: EnvironmentKey {
  static let defaultValue: ListStyleKind? = nil
}

extension EnvironmentValues {
  fileprivate mutating func useHeaderText(_ style: ListStyleKind) {
    controlPlace = .anywhere
    guard headerProminence == .standard else { return useProminentHeaderText() }
    switch style {
    case .plain, .inset:
      text.font = .subheadline.weight(.semibold)
      foregroundStyles = [AnyShapeStyle(Color.secondary)]
    case .sidebar:
      text.font = .title3.weight(.semibold)
    case .grouped where text.profile == .macos, .insetGrouped where text.profile == .macos:
      text.font = .body.weight(.bold)
    case .grouped where text.profile == .ios26, .insetGrouped where text.profile == .ios26:
      text.font = .headline
      foregroundStyles = [AnyShapeStyle(Color.secondary)]
    case .grouped, .insetGrouped:
      text.font = .footnote
      text.textCase = .uppercase
      foregroundStyles = [AnyShapeStyle(Color.secondary)]
    }
  }

  fileprivate mutating func useFooterText() {
    controlPlace = .anywhere
    text.font = .footnote
    text.isTight = text.profile.isPhone
    foregroundStyles = [AnyShapeStyle(Color.secondary)]
  }
}
