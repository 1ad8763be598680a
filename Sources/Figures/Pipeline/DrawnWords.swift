import Markup
import Notation
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The text below a figure's drawings, as a view: separate files contain it as a drawing.
struct DrawnWords: View {
  /// The paragraphs, lists and tables, as on a page.
  var nodes: [Node] = []
  /// The structure of the view, if it is requested.
  var structure: ViewStructure?

  /// The width of the text, in points; a single view may be wider.
  private static let width = 560.0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ViewList((structure.map { StructureLines.views(of: $0) } ?? []) + nodes.flatMap(Self.views))
    }
    .padding(10)
  }

  /// Returns the text as it is drawn below a picture of a view.
  func rendered(below picture: Rendering, _ scheme: ColorScheme) -> Rendering {
    var options = RenderOptions(typesetter: picture.typesetter)
    options.proposal = ProposedViewSize(width: max(Self.width, picture.size.width), height: nil)
    options.colorScheme = scheme
    return Renderer.render(self, options: options)
  }

  private static func views(of node: Node) -> [any View] {
    guard case .element(let element) = node else { return [] }
    switch element.name {
    case "p", "summary": return [Text(verbatim: element.plainText).font(.footnote).padding(.top, 6)]
    case "ol": return items(of: element)
    case "table": return [table(element)]
    default: return element.children.flatMap(views)
    }
  }

  /// Returns a line for each item, with its number.
  private static func items(of list: Element) -> [any View] {
    let first = list["start"].flatMap { Int($0.text) } ?? 1
    return list.children.enumerated().map { index, item in
      Text(verbatim: "\(first + index). \(item.plainText)").font(.footnote)
    }
  }

  private static func table(_ table: Element) -> any View {
    var rows: [any View] = []
    table.visit { element in
      guard element.name == "tr" else { return }
      rows.append(GridRow { ViewList(element.children.map(cell)) })
    }
    return Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 3) { ViewList(rows) }
      .padding(.vertical, 4)
  }

  /// Returns a cell of a table; the names of views are indented by their depth in the tree.
  private static func cell(_ node: Node) -> any View {
    var level = 0
    node.element?.visit { element in
      level = element.classes.lazy.compactMap { Int($0.trimmingPrefix("level-")) }.first ?? level
    }
    let text = Text(verbatim: node.plainText).font(.caption)
    return (node.element?.name == "th" ? text.bold() : text).padding(.leading, Double(level) * 12)
  }
}

/// The structure of a view as lines: one for each view and modifier, indented below the one above.
enum StructureLines {
  static func views(of structure: ViewStructure, depth: Int = 0) -> [any View] {
    [line(structure).padding(.leading, Double(depth) * 18)]
      + structure.children.flatMap { views(of: $0, depth: depth + 1) }
  }

  private static func line(_ node: ViewStructure) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      if !node.role.isEmpty { Text(verbatim: node.role).font(.caption).foregroundStyle(.secondary) }
      Text(verbatim: node.name).font(.footnote).bold()
      if !node.detail.isEmpty { Text(verbatim: node.detail).font(.caption).monospaced() }
    }
  }
}
