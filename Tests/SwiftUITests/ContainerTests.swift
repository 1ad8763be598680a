import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Containers and tables that are written for Apple's SwiftUI draw what its documentation says.
@Suite struct ContainerTests {
  private static func root(_ view: any View) -> RenderedNode? {
    let host = ViewHost(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    host.update()
    return host.render().root
  }

  private static func texts(_ view: any View) -> [String] {
    func all(_ node: RenderedNode?) -> [String] {
      guard let node else { return [] }
      return (node.kind == .text ? [node.argument] : []) + node.children.flatMap(all)
    }
    return all(root(view))
  }

  /// Each view of lists, loops and conditions is a subview, with the values of its own modifiers and of those around it.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/creating-custom-container-views
  @Test func containersSeeEachSubviewAndItsValues() {
    let shown = [
      "4 views", "plain", "5", "a", "pinned", "0", "row 1", "pinned", "0", "row 2", "plain", "0", "b",
    ]
    #expect(Self.texts(BoardOfViews()) == shown.map { "\"\($0)\"" })
  }

  /// Views outside of sections are a section without a header.
  @Test func containersSeeSections() {
    #expect(Self.texts(SectionTitles()) == ["\"1\"", "\"A\"", "\"2\""])
  }

  /// A table has the titles of its columns, then a line for each row; the column that rows are sorted by has an arrow.
  @Test func tablesHaveTitlesAndRows() {
    #expect(Self.texts(Staff()) == ["Name", "Age", "Ada", "36", "Alan", "41"].map { "\"\($0)\"" })
    func symbols(_ node: RenderedNode?) -> Int {
      guard let node else { return 0 }
      return (node.kind == .image ? 1 : 0) + node.children.map(symbols).reduce(0, +)
    }
    #expect(symbols(Self.root(Staff())) == 1)
  }

  @Test func stylesOfShapesAreChained() { #expect(Self.root(FadedShadow()) != nil) }
}
