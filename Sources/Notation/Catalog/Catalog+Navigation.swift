import VitrineLayout
import VitrineUI

extension Catalog {
  /// Navigation, tabs and their bars.
  mutating func addNavigation() {
    view("NavigationStack", "_: View", "root: View", "path: Any, root: View", "path: Any, _: View") { a in
      NavigationStack { a.views(a.values.count - 1) }
    }
    view("NavigationView", "_: View", "content: View") { a in NavigationView { a.views(0) } }
    view(
      "NavigationSplitView", "_: View, content: View?, detail: View", "sidebar: View, content: View?, detail: View",
      "columnVisibility: Any, _: View, content: View?, detail: View",
      "columnVisibility: Any, sidebar: View, content: View?, detail: View",
      "preferredCompactColumn: Any, _: View, content: View?, detail: View"
    ) { a in
      let offset = a.values.count - 3
      guard a.has(offset + 1) else {
        return NavigationSplitView {
          a.views(offset)
        } detail: {
          a.views(offset + 2)
        }
      }
      return NavigationSplitView {
        a.views(offset)
      } content: {
        a.views(offset + 1)
      } detail: {
        a.views(offset + 2)
      }
    }
    view(
      "NavigationLink", "destination: Any, label: View", "destination: Any, _: View",
      "destination: Any, isActive: Any, label: View", "destination: Any, isActive: Any, _: View",
      "destination: Any, tag: Any, selection: Any, label: View", "destination: Any, tag: Any, selection: Any, _: View",
      "_: Any, label: View", "isActive: Any, destination: Any, label: View"
    ) { a in
      NavigationLink(destination: EmptyView()) { a.views(a.values.count - 1) }
    }
    view(
      "NavigationLink", "_: String, destination: Any", "_: String, destination: Any, isActive: Any",
      "_: String, _: Any", "_: String, destination: Any, tag: Any, selection: Any", "_: String, value: Any"
    ) { a in
      NavigationLink(a.string(0) ?? "", destination: EmptyView())
    }
    view("NavigationLink", "value: Any, label: View", "value: Any, _: View") { a in
      NavigationLink(destination: EmptyView()) { a.views(1) }
    }
    view("TabView", "_: View", "content: View", "selection: Any, content: View", "selection: Any, _: View") { a in
      if a.values.count == 2 { return TabView(selection: selection(a, 0)) { a.views(1) } }
      return TabView { a.views(0) }
    }
    view(
      "Tab", "_: String, systemImage: String, value: Any?, role: Any?, content: View",
      "_: String, systemImage: String, value: Any?, role: Any?, _: View"
    ) { a in
      Tab(a.string(0) ?? "", systemImage: a.string(1) ?? "") { a.views(4) }
    }
    view(
      "Tab", "_: String, image: String, value: Any?, content: View", "_: String, image: String, value: Any?, _: View"
    ) { a in
      Tab(a.string(0) ?? "", image: a.string(1) ?? "") { a.views(3) }
    }
    view("Tab", "value: Any?, role: Any?, content: View, label: View", "value: Any?, role: Any?, _: View, label: View")
    { a in
      Tab {
        a.views(2)
      } label: {
        a.views(3)
      }
    }
    view("Tab", "role: Any?, content: View", "role: Any?, _: View", "value: Any, role: Any?, _: View") { a in
      Tab("Search", systemImage: "magnifyingglass") { a.views(a.values.count - 1) }
    }
    view(
      "TabSection", "_: String?, content: View", "_: String?, _: View", "content: View, header: View",
      "_: View, header: View"
    ) { a in
      a.view(a.values.count == 2 && a.string(0) == nil && !a.has(1) ? 0 : a.string(0) != nil || !a.has(0) ? 1 : 0)
    }
    addBars()
    addToolbars()
  }

  private mutating func addBars() {
    modifier("navigationTitle", "_: String", "_: View") { v, a in
      if let text = a.view(0) as? Text { return v.navigationTitle(text) }
      return v.navigationTitle(a.string(0) ?? "")
    }
    modifier("navigationSubtitle", "_: String") { v, a in v.navigationSubtitle(a.string(0) ?? "") }
    modifier(
      "navigationBarTitle", "_: String, displayMode: TitleDisplayMode?", "_: View, displayMode: TitleDisplayMode?"
    ) { v, a in
      let mode: NavigationBarItem.TitleDisplayMode = a.native(1) ?? .automatic
      if let text = a.view(0) as? Text { return v.navigationBarTitle(text, displayMode: mode) }
      return v.navigationBarTitle(a.string(0) ?? "", displayMode: mode)
    }
    modifier("navigationBarTitleDisplayMode", "_: TitleDisplayMode") { v, a in
      v.navigationBarTitleDisplayMode(a.native(0) ?? .automatic)
    }
    statics(
      "TitleDisplayMode",
      [
        ("automatic", NavigationBarItem.TitleDisplayMode.automatic),
        ("inline", NavigationBarItem.TitleDisplayMode.inline),
        ("large", NavigationBarItem.TitleDisplayMode.large), ("inlineLarge", NavigationBarItem.TitleDisplayMode.large),
      ])
    modifier("navigationBarItems", "leading: View?, trailing: View?") { v, a in
      let (leading, trailing) = (a.views(0), a.views(1))
      if a.has(0), a.has(1) { return v.navigationBarItems(leading: leading, trailing: trailing) }
      return a.has(0) ? v.navigationBarItems(leading: leading) : v.navigationBarItems(trailing: trailing)
    }
    modifier("tabItem", "_: View", "label: View") { v, a in
      let label = a.views(0)
      return v.tabItem { label }
    }
    modifier(
      "searchable", "text: Any, placement: Any?, prompt: Any?",
      "text: Any, tokens: Any?, placement: Any?, prompt: Any?, token: Any?, _: Any?",
      "text: Any, isPresented: Any, placement: Any?, prompt: Any?",
      "text: Any, placement: Any?, prompt: Any?, suggestions: Any", "text: Any, placement: Any?, prompt: Any?, _: Any"
    ) { v, a in
      v.searchable(text: text(a, 0), prompt: a.string(2).map { Text($0) })
    }
  }

  private mutating func addToolbars() {
    modifier("toolbar", "_: View", "content: View", "id: Any, content: View", "id: Any, _: View") { v, a in
      let items = a.views(a.values.count - 1)
      return v.toolbar { items }
    }
    modifier("toolbar", "_: Visibility, for: Any?", "removing: Any") { v, _ in v }
    for name in ["ToolbarItem", "ToolbarItemGroup"] {
      view(
        name, "id: Any?, placement: ToolbarItemPlacement?, showsByDefault: Any?, content: View",
        "id: Any?, placement: ToolbarItemPlacement?, showsByDefault: Any?, _: View"
      ) { a in
        ToolbarItem(placement: a.native(1) ?? .automatic) { a.views(3) }
      }
    }
    view("ToolbarSpacer", "_: Any?, placement: Any?") { _ in EmptyView() }
    statics("ToolbarItemPlacement", ToolbarItemPlacement.allCases.map { ($0.rawValue, $0) })
  }
}
