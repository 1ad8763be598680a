import FenceEvaluation
import VitrineUI

/// Tabs.
enum TabsNames {
  static let tabs: [NameBinding] = [
    .view("Tab") {
      Init(
        Parameter(nil, .string), Parameter("systemImage", .string), .optional("value", .choice),
        Parameter<TabRole?>.optional("role", .native(TabRole.self)).withoutEffect(role), Parameter("content", .content)
      ) { title, image, value, _, screen in tab(value, screen, AnyView(Label(title, systemImage: image))) }
      Init(
        Parameter(nil, .string), Parameter("image", .imageName), .optional("value", .choice),
        Parameter<TabRole?>.optional("role", .native(TabRole.self)).withoutEffect(role), Parameter("content", .content)
      ) { title, image, value, _, screen in tab(value, screen, AnyView(Label(title, image: image))) }
      Init(
        .optional("value", .choice), Parameter<TabRole?>.optional("role", .native(TabRole.self)).withoutEffect(role),
        Parameter("content", .content), Parameter("label", .content)
      ) { value, _, screen, label in tab(value, screen, label) }
      Init(
        .optional("value", .choice), Parameter<TabRole?>.optional("role", .native(TabRole.self)),
        Parameter("content", .content)
      ) { value, role, screen in tab(value, screen, label(of: role)) }
    },
    .view("TabSection") {
      Init(Parameter(nil, .string).withoutEffect(header), Parameter("content", .content)) {
        TabSection($0, content: content($1))
      }
      Init(Parameter("content", .content), Parameter("header", .content, or: .none).withoutEffect(header)) {
        TabSection(content: content($0), header: content($1))
      }
    },
    .modifier("tabItem") {
      Modifier(Parameter(nil, .content)) { view, label in view.tabItem(content(label)) }
      Modifier(Parameter("label", .content)) { view, label in view.tabItem(content(label)) }
    },
    .function("DefaultTabViewStyle") { Native { TabViewStyle.automatic } },
    .function("PageTabViewStyle") {
      Native(Parameter("indexDisplayMode", .native(TabViewStyle.IndexDisplayMode.self), or: .automatic)) {
        TabViewStyle.page(indexDisplayMode: $0)
      }
    },
    .function("PageIndexViewStyle") {
      Native(Parameter("backgroundDisplayMode", .native(IndexViewStyle.BackgroundDisplayMode.self), or: .automatic)) {
        IndexViewStyle.page(backgroundDisplayMode: $0)
      }
    },
  ]

  private static let role = "a tab for searching looks like any other that has its label"
  private static let header = "a tab bar shows no headers; a sidebar does"

  /// What stands on a tab that has no label of its own.
  private static func label(of role: TabRole?) -> AnyView {
    role == .search ? AnyView(Label("Search", systemImage: "magnifyingglass")) : AnyView(EmptyView())
  }

  private static func tab(_ value: Choice?, _ screen: AnyView, _ label: AnyView) -> Tab {
    guard let value else { return Tab(content: content(screen), label: content(label)) }
    return Tab(value: value, content: content(screen), label: content(label))
  }
}

extension TabViewStyle.IndexDisplayMode: CatalogType {
  package static let catalogName = "IndexDisplayMode"
  package static let shownName = "PageTabViewStyle.IndexDisplayMode"
}
extension IndexViewStyle.BackgroundDisplayMode: CatalogType {
  package static let catalogName = "BackgroundDisplayMode"
  package static let shownName = "PageIndexViewStyle.BackgroundDisplayMode"
}
