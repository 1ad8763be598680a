import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// Navigation containers, their bars, and tabs.
struct NavigationTests {
  private func root(_ view: some View, _ width: Double? = 300, _ height: Double? = 400) -> RenderedNode? {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.profile = .ios18
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options).root
  }

  @Test func stackTakesItsProposalAndCentresItsContent() {
    let root = root(NavigationStack { Color.red.frame(width: 20, height: 10) })
    #expect(root?.frame.size == Size(width: 300, height: 400))
    #expect(root?.children.map(\.frame) == [Rect(x: 140, y: 195, width: 20, height: 10)])
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func titlesMakeABarAboveTheContent() {
    let large = root(NavigationView { Color.red.navigationTitle("Inbox") })
    #expect(large?.children.map(\.frame.height) == [96, 304])
    let inline = root(NavigationView { Color.red.navigationBarTitle("Inbox", displayMode: .inline) })
    #expect(inline?.children.map(\.frame.height) == [44, 356])
    #expect(inline?.first("bar")?.arguments(of: "Text") == ["\"Inbox\""])
  }

  @Test func titlesComeUpFromDeepInside() {
    let root = root(
      NavigationStack {
        VStack { Color.red.navigationTitle("Deep").navigationBarTitleDisplayMode(.inline) }
      })
    #expect(root?.first("bar")?.arguments(of: "Text") == ["\"Deep\""])
  }

  /// From iOS 26 on, items of bars stand together on glass, black or white, and no bar has a ground or a line.
  @Test func barsAreGlassFromIOS26On() throws {
    let screen = NavigationStack {
      Color.clear.toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItem(placement: .bottomBar) { Button("New") {} }
      }
    }
    for (profile, shadows) in [(TypographyProfile.ios18, 0), (.ios26, 2)] {
      #expect(Drawn.effects(screen) { $0.profile = profile }.filter { $0.shadow != nil }.count == shadows)
    }
    let words = Drawn.leaves(screen) { $0.profile = .ios26 }.compactMap { mark -> Fill? in
      if case .text(let text) = mark { text.fill } else { nil }
    }
    #expect(words == [.ink(.primary), .ink(.primary)])
    let bar = Drawn.rendering(screen) { $0.profile = .ios26 }.root?.first("bar")
    #expect(bar?.frame.height == 44)
  }

  @Test func toolbarItemsStandAtTheirPlaces() {
    let root = root(
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 30, height: 10) }
          ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 20, height: 10) }
          ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 10, height: 10) }
        }
      })
    let frames = root?.nodes.filter { $0.type == "frame" && $0.frame.height == 10 }.map(\.frame) ?? []
    #expect(frames.map(\.minX) == [16, 264, 145])
    #expect(root?.children.map(\.frame.height) == [44, 307, 49])
  }

  @Test func navigationBarItemsAreToolbarItems() {
    let root = root(NavigationView { Text("A").navigationBarItems(trailing: Button("Add") {}) })
    #expect(root?.first("bar")?.first("Button")?.frame.maxX == 284)
  }

  @Test func linksAreRowsInListsAndButtonsElsewhere() {
    let inList = root(NavigationStack { List { NavigationLink("More", destination: Text("There")) } })
    #expect(inList?.first("NavigationLink")?.frame.width == 236)
    let button = root(NavigationLink("More", destination: Text("There")))
    #expect(button?.frame.size == root(Text("More"))?.frame.size)
  }

  @Test func searchableAddsAField() {
    let root = root(NavigationStack { Color.red.searchable(text: .constant("")) })
    #expect(root?.first("searchField")?.frame.width == 300)
  }

  /// Source: [layout reference, section 32](docs/layout-reference.md#32-sizes-of-controls).
  @Test func tabsShowTheChosenScreen() {
    func tabs(_ chosen: Int) -> some View {
      TabView(selection: .constant(chosen)) {
        Text("One").tabItem { Label("First", systemImage: "1.circle") }.tag(1)
        Text("Two").tabItem { Label("Second", systemImage: "2.circle") }.tag(2)
      }
    }
    #expect(root(tabs(2))?.arguments(of: "Text") == ["\"Two\"", "\"First\"", "\"Second\""])
    #expect(root(tabs(1))?.children.map(\.frame.minY).last == 351)
    let items = root(tabs(1))?.first("bar")?.nodes.filter { $0.type == "frame" && $0.frame.width == 150 }
    #expect(items?.count == 2)
  }

  @Test func newTabsHaveValuesAndLabels() {
    let view = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "house", value: "a") { Text("One") }
      Tab("B", systemImage: "gear", value: "b") { Text("Two") }
    }
    #expect(root(view)?.arguments(of: "Text").first == "\"Two\"")
  }

  @Test func pagesFillAndHaveDots() {
    let pages = TabView {
      Color.red
      Color.blue
    }
    let view = pages.tabViewStyle(.page)
    #expect(root(view)?.children.map(\.type) == ["Color", "dots"])
    #expect(root(view)?.children[0].frame.size == Size(width: 300, height: 400))
    #expect(root(pages.tabViewStyle(.page(indexDisplayMode: .never)))?.children.map(\.type) == ["Color"])
  }

  @Test func splitViewsHaveColumnsWhereThereIsRoom() {
    let view = NavigationSplitView {
      List { Text("Sidebar") }
    } detail: {
      Text("Detail")
    }
    #expect(root(view)?.arguments(of: "Text") == ["\"Sidebar\""])
    let widths = root(view, 1000, 600)?.children.map(\.frame.width) ?? []
    #expect(widths.count == 2 && widths[0] < widths[1] && widths[0] + widths[1] == 1000)
  }
}

/// Panes divided by lines.
struct PaneTests {
  @Test func panesShareTheLength() {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 101, height: 50)
    let view = HSplitView {
      Color.red
      Color.blue
    }
    #expect(Renderer.render(view, options: options).root?.children.map(\.frame.minX) == [0, 51])
  }
}
