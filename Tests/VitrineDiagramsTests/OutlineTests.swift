import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The tree of views as an outline: what is shown at once, what is folded, and what stays marked.
struct OutlineTests {
  private static func figure(_ view: some View, _ parts: Figure.Parts = .tree) -> (Rendering, MarkupReader) {
    let rendering = Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    return (rendering, MarkupReader(Figure(rendering, id: "f", parts: parts).element().html))
  }

  /// The rows that show while nothing is opened, without the head.
  private static func open(_ reader: MarkupReader) -> [MarkupReader.Element] {
    rows(reader).filter { row in
      let folds = row.ancestors.filter { reader.elements[$0].name == "details" }
      return folds.isEmpty || (row.name == "summary" && folds.count == 1)
    }
  }

  private static func rows(_ reader: MarkupReader) -> [MarkupReader.Element] {
    reader.elements.filter { $0.classes.contains("row") && !$0.classes.contains("head") }
  }

  private static func texts(_ count: Int) -> some View {
    VStack { ForEach(0..<count, id: \.self) { index in Text("Row \(index)") } }
  }

  @Test func aSmallTreeHasARowForEachViewAndADrawing() {
    let (rendering, reader) = Self.figure(Text("Favorite").padding(10).background(Color.teal))
    #expect(Self.rows(reader).compactMap { $0["data-path"] } == ["0", "0.0", "0.0.0", "0.1"])
    #expect(!reader.elements.contains { $0.name == "details" })
    #expect(reader.elements.contains { $0.name == "svg" && $0.classes.contains("tree") })
    #expect(rendering.root != nil)
  }

  @Test func upToADozenViewsAreDrawnAsATreeAndMoreAreNot() {
    func isDrawn(_ count: Int) -> Bool {
      let view = VStack { ForEach(0..<count, id: \.self) { _ in Text("a") } }.frame(width: 300)
      return Self.figure(view).1.elements.contains { $0.classes.contains("tree") }
    }
    #expect(isDrawn(2))
    #expect(!isDrawn(12))
    for count in 3...12 where isDrawn(count) { #expect(count + 2 <= 12) }
  }

  /// Thirty texts are two rows, at 28 pixels each far under the height of a window.
  @Test func likeSiblingsAreOneRow() throws {
    let (rendering, reader) = Self.figure(Self.texts(30), [.tree, .steps])
    let open = Self.open(reader)
    #expect(open.count == 2)
    let run = try #require(open.last)
    #expect(run.text.contains("Text × 30"))
    // From the first proposal to the last one.
    let numbers = rendering.steps.filter { $0.kind == .propose && $0.to != "0" }.map(\.number)
    #expect(run.text.contains("\(numbers.min() ?? 0)–\(numbers.max() ?? 0)"))
    // Each is there once it is opened, with the numbers of its steps.
    let paths = Set(Self.rows(reader).compactMap { $0["data-path"] })
    #expect(paths.count == 31)
  }

  @Test func rowsThatRepeatInPairsAreOneRow() {
    let view = VStack {
      ForEach(0..<6, id: \.self) { index in
        Text("Row \(index)")
        Divider()
      }
      Color.red
    }
    #expect(Self.open(Self.figure(view).1).map { $0.text.contains("Text, Divider × 6") } == [false, true, false])
  }

  /// More than forty views, no two rows of one shape: twenty rows show, and the rest opens on demand.
  @Test func beyondTwentyRowsTheRestIsFolded() {
    let view = VStack {
      ForEach(0..<9, id: \.self) { index in
        HStack {
          ForEach(0..<(index + 1), id: \.self) { _ in Text("a").padding(4) }
          Color.red
        }
      }
    }
    let (rendering, reader) = Self.figure(view)
    #expect(Self.open(reader).count <= 20)
    #expect(Self.open(reader).count >= 10)
    var all: Set<String> = []
    func visit(_ node: RenderedNode) {
      all.insert(node.path)
      for child in node.children { visit(child) }
    }
    if let root = rendering.root { visit(root) }
    #expect(Set(Self.rows(reader).compactMap { $0["data-path"] }) == all)
  }

  /// A step of a view that is folded away marks the row that opens it.
  @Test func whatIsFoldedIsMarkedByItsSteps() throws {
    let (rendering, reader) = Self.figure(Self.texts(20), [.tree, .steps])
    let fold = try #require(reader.elements.first { $0.name == "details" && $0["data-s"] != nil })
    let marked = Set((fold["data-s"] ?? "").split(separator: " ").compactMap { Int($0) })
    let inner = rendering.steps.filter { $0.kind == .propose ? $0.to != "0" : $0.from != "0" }.map(\.number)
    #expect(marked == Set(inner))
  }

  @Test func anOutlineIsNoTable() {
    let (_, reader) = Self.figure(Self.texts(30))
    #expect(!reader.elements.contains { $0.name == "table" })
    #expect(reader.elements.contains { $0.name == "ul" })
  }
}
