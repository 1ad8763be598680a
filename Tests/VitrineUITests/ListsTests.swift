import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// Lists, forms and their rows.
struct ListsTests {
  private func rendering(_ view: some View, _ width: Double? = 300, _ height: Double? = 400) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.profile = .ios18
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options)
  }

  /// Every style looks different from all others. On iOS 26, separators end with the content in plain lists too, so that
  /// only margins of other content tell them from inset ones. Source: https://developer.apple.com/documentation/swiftui/liststyle
  @Test func noStyleIsDrawnLikeAnother() {
    let list = List {
      Section {
        Text("One")
        Text("Two")
      } header: {
        Text("Header")
      }
      Section("Other") { Text("Three") }
    }
    func pictures(_ styled: [any View]) -> Set<String> {
      Set(styled.map { view in "\(Renderer.render(view, options: options).marks)" })
    }
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .ios18)
    options.proposal = ProposedViewSize(width: 300, height: 400)
    let styled: [any View] = [
      list.listStyle(.plain), list.listStyle(.inset), list.listStyle(.grouped), list.listStyle(.insetGrouped),
      list.listStyle(.sidebar),
    ]
    #expect(styled.count == ListStyleKind.allCases.count)
    #expect(pictures(styled).count == styled.count)
  }

  @Test func listTakesItsProposal() {
    let list = List { Text("One") }
    #expect(rendering(list).size == Size(width: 300, height: 400))
    #expect(rendering(list).root?.sizingHorizontal == .expands)
    #expect(rendering(list).root?.sizingVertical == .expands)
    #expect(rendering(list.listStyle(.plain), 300, nil).size == Size(width: 300, height: 44))
  }

  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  @Test func rowsAreProposedTheWidthLessInsets() {
    let list = List {
      Text("One")
      Color.red
    }.listStyle(.plain)
    let rows = rendering(list).root?.nodes.filter { $0.type == "row" } ?? []
    #expect(rows.map(\.frame.height) == [44, 44])
    #expect(rows.map(\.frame.minY) == [0, 44])
    #expect(rows[0].children[0].proposal == ProposedViewSize(width: 268, height: nil))
    #expect(rows[0].children[0].frame.minX == 16)
    #expect(rows[1].children[0].frame.size == Size(width: 268, height: 10))
  }

  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  @Test func insetGroupedListHasMargins() {
    let row = rendering(List { Text("One") }).root?.first("row")
    #expect(row?.frame == Rect(x: 16, y: 35, width: 268, height: 44))
  }

  @Test func rowsHaveTheirOwnInsetsAndGrow() {
    let list = List {
      Color.red.frame(height: 60).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }.listStyle(.plain)
    let row = rendering(list).root?.first("row")
    #expect(row?.frame.height == 64)
    #expect(row?.children[0].frame == Rect(x: 2, y: 1, width: 294, height: 60))
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let form = Form {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section { Text("Other") }
    }
    let sections = rendering(form).root?.nodes.filter { $0.type == "Section" } ?? []
    #expect(sections.map { $0.children.map(\.type) } == [["header", "row", "footer"], ["row"]])
    #expect(rendering(form).root?.type == "Form")
  }

  @Test func sectionsElsewhereAreTransparent() {
    let stack = VStack(spacing: 0) {
      Section("A") {
        Color.red.frame(height: 10)
        Color.red.frame(height: 10)
      }
    }
    #expect(rendering(stack).root?.children.map(\.type) == ["Text", "frame", "frame"])
  }

  @Test func dataMakesRows() {
    #expect(rendering(List(0..<3) { Text("\($0)") }).root?.nodes.filter { $0.type == "row" }.count == 3)
    #expect(rendering(List(["a", "b"], id: \.self) { Text($0) }).root?.nodes.filter { $0.type == "row" }.count == 2)
  }

  @Test func badgesStandAtTheTrailingEdge() {
    let rendering = rendering(List { Text("Inbox").badge(7) }.listStyle(.plain))
    let row = rendering.root?.first("row")
    #expect(row?.children.map(\.argument) == ["\"Inbox\"", "\"7\""])
    #expect(row?.children.last.map { $0.frame.maxX } == 284)
  }

  @Test func disclosureGroupsOpenFromTheirBinding() {
    func list(_ isExpanded: Bool) -> some View {
      List { DisclosureGroup("More", isExpanded: .constant(isExpanded)) { Text("Inside") } }
    }
    #expect(rendering(list(false)).root?.nodes.filter { $0.type == "row" }.count == 1)
    let rows = rendering(list(true)).root?.nodes.filter { $0.type == "row" } ?? []
    #expect(rows.count == 2)
    #expect(rows.last?.children[0].frame.minX == 52)
  }

  @Test func outlinesAreClosedAtFirst() {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    let items = [Item(id: "a", children: [Item(id: "b")]), Item(id: "c")]
    let list = List(items, children: \.children) { Text($0.id) }
    #expect(rendering(list).root?.arguments(of: "Text") == ["\"a\"", "\"c\""])
  }

  @Test func inlinePickerInAFormHasARowForEachOption() {
    let form = Form {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("L").tag(2)
      }.pickerStyle(.inline)
    }
    #expect(rendering(form).root?.nodes.filter { $0.type == "row" }.count == 3)
  }

  @Test func rowsOutOfSightAreNotPlaced() {
    let list = List(0..<1000) { Text("\($0)") }
    #expect(rendering(list.listStyle(.plain)).root?.nodes.filter { $0.type == "row" }.count == 10)
    let grouped = List {
      Section { ForEach(0..<5) { Text("\($0)") } }
      Section { ForEach(5..<50) { Text("\($0)") } }
    }
    // 35 + 5 · 44 + 35 = 290: rows begin at 290, 334 and 378.
    #expect(rendering(grouped).root?.nodes.filter { $0.type == "row" }.count == 8)
    #expect(rendering(list.listStyle(.plain), 300, nil).size.height == 44_000)
  }

  @Test func spacingsAreAsGiven() {
    let list = List {
      Section { ForEach(0..<2) { Text("\($0)") } }
      Section { Text("Other") }
    }.listStyle(.plain)
    func tops(_ view: some View) -> [Double] {
      rendering(view).root?.nodes.filter { $0.type == "row" }.map(\.frame.minY) ?? []
    }
    #expect(tops(list) == [0, 44, 88])
    #expect(tops(list.listRowSpacing(10)) == [0, 54, 98])
    #expect(tops(list.listSectionSpacing(20)) == [20, 64, 128])
  }
}
