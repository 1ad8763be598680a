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
    for (signature, prompt) in [
      ("text: Any, placement: Any?, prompt: Prompt?", 2),
      ("text: Any, isPresented: Any, placement: Any?, prompt: Prompt?", 3),
      ("text: Any, tokens: Any, isPresented: Any?, placement: Any?, prompt: Prompt?, token: Any", 4),
      ("text: Any, tokens: Any, isPresented: Any?, placement: Any?, prompt: Prompt?, _: Any", 4),
      ("text: Any, tokens: Any, suggestedTokens: Any, placement: Any?, prompt: Prompt?, token: Any", 4),
      ("text: Any, tokens: Any, suggestedTokens: Any, placement: Any?, prompt: Prompt?, _: Any", 4),
      ("text: Any, placement: Any?, prompt: Prompt?, suggestions: Any", 2),
      ("text: Any, placement: Any?, prompt: Prompt?, _: Any", 2),
    ] {
      modifier("searchable", signature) { v, a in v.searchable(text: text(a, 0), prompt: a.text(prompt)) }
    }
  }

  /// The bars that a modifier names; those of their usual place where it names none.
  private static func bars(_ inputs: Inputs) -> [ToolbarPlacement] {
    let named = (inputs[1]?.elements ?? []).compactMap { value -> ToolbarPlacement? in
      if case .native(let bar as ToolbarPlacement) = value { return bar }
      return nil
    }
    return named.isEmpty ? [.automatic] : named
  }

  private mutating func addToolbars() {
    modifier("toolbar", "_: View", "content: View", "id: Any, content: View", "id: Any, _: View") { v, a in
      let items = a.views(a.values.count - 1)
      return v.toolbar { items }
    }
    statics(
      "ToolbarPlacement", ToolbarPlacement.allCases.map { ($0.rawValue, $0) })
    modifier("toolbar", "_: Visibility, for: ToolbarPlacement...") { v, a in
      Self.bars(a).reduce(v) { $0.toolbar(a.native(0) ?? .automatic, for: $1) }
    }
    modifier("toolbar", "removing: Any") { v, _ in v }
    modifier("toolbarVisibility", "_: Visibility, for: ToolbarPlacement...") { v, a in
      Self.bars(a).reduce(v) { $0.toolbar(a.native(0) ?? .automatic, for: $1) }
    }
    modifier("toolbarBackground", "_: Visibility, for: ToolbarPlacement...") { v, _ in v }
    modifier("toolbarBackground", "_: Style, for: ToolbarPlacement...") { v, a in
      let style = AnyShapeStyle(a.style(0) ?? Color.clear)
      return Self.bars(a).reduce(v) { $0.toolbarBackground(style, for: $1) }
    }
    modifier("navigationBarHidden", "_: Bool") { v, a in v.navigationBarHidden(a.bool(0) ?? true) }
    modifier("navigationSplitViewColumnWidth", "_: Double") { v, a in
      v.navigationSplitViewColumnWidth(a.double(0) ?? 0)
    }
    modifier("navigationSplitViewColumnWidth", "min: Double?, ideal: Double, max: Double?") { v, a in
      v.navigationSplitViewColumnWidth(min: a.double(0), ideal: a.double(1) ?? 0, max: a.double(2))
    }
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
