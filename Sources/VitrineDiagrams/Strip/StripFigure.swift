import VitrineLayout
import VitrineUI

/// One view tree drawn several times side by side: at several widths, type sizes, directions, in light and dark.
public struct StripFigure {
  /// One picture of the strip.
  public struct Cell: Sendable, Hashable {
    /// What tells it from the others: `240 wide`.
    public var label: String
    public var rendering: Rendering
    /// Light or dark where that is what the strip varies; otherwise `nil`, and the picture follows the page.
    public var scheme: ColorScheme?

    /// A smaller line below the label.
    public var remark: String?

    public init(label: String, rendering: Rendering, scheme: ColorScheme? = nil, remark: String? = nil) {
      (self.label, self.rendering, self.scheme, self.remark) = (label, rendering, scheme, remark)
    }
  }

  private let cells: [Cell]
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let codeHTML: String?

  public init(
    _ cells: [Cell], id: String, parts: Figure.Parts = .standard, caption: String? = nil, codeHTML: String? = nil
  ) {
    (self.cells, self.id, self.parts, self.caption, self.codeHTML) = (cells, id, parts, caption, codeHTML)
  }

  public func html() -> String {
    let items = zip(cells, pictures).map { cell, picture in html(cell, picture) }
    var content = HTML.element("ul", [("class", "strip")], items.joined())
    if parts.contains(.sizes) { content += StripTable(cells: cells).html() }
    if parts.contains(.code), let codeHTML { content += codeHTML }
    return FigureFrame.html(id: id, kind: "strip-figure", content: content, caption: caption)
  }

  var pictures: [PictureCell] {
    cells.enumerated().map { index, cell in
      PictureCell(
        rendering: cell.rendering, id: "\(id)-v\(index + 1)", label: cell.label, remark: cell.remark, parts: parts,
        scheme: cell.scheme)
    }
  }

  private func html(_ cell: Cell, _ picture: PictureCell) -> String {
    var picture = picture
    if parts.contains(.tree) { picture.rest += tree(cell) }
    if parts.contains(.steps) { picture.rest += steps(cell) }
    return picture.html()
  }

  private func tree(_ cell: Cell) -> String {
    HTML.element(
      "div",
      [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "View tree, \(cell.label)")],
      OutlineTable(rendering: cell.rendering).html())
  }

  private func steps(_ cell: Cell) -> String {
    guard let words = StepSentences(cell.rendering), !cell.rendering.steps.isEmpty else { return "" }
    let items = cell.rendering.steps.map { step in
      HTML.element("li", [("class", step.kind.rawValue)], HTML.escaped(words.sentence(step)))
    }
    return HTML.element(
      "details", [],
      HTML.element("summary", [], "Steps") + HTML.element("ol", [("class", "steps")], items.joined()))
  }
}

/// The outside of a figure: its element, id, caption.
enum FigureFrame {
  static func html(id: String, kind: String, content: String, caption: String?, data: [(String, String)] = []) -> String
  {
    var attributes = [("class", "figure \(kind)"), ("id", id)]
    if caption != nil { attributes.append(("aria-labelledby", "\(id)-c")) }
    let words = caption.map { HTML.element("figcaption", [("id", "\(id)-c")], HTML.escaped($0)) } ?? ""
    return HTML.element("figure", attributes + data, content + words)
  }
}

/// The sizes of all views, a column for each picture of a strip.
struct StripTable {
  let cells: [StripFigure.Cell]

  func html() -> String {
    var paths: [String] = []
    var names: [String: (label: String, level: Int)] = [:]
    var sizes: [[String: String]] = []
    for cell in cells {
      var own: [String: String] = [:]
      if let root = cell.rendering.root {
        NodeNames.visit(root) { node in
          own[node.path] = Lengths.text(node.frame.size)
          if names[node.path] == nil {
            paths.append(node.path)
            names[node.path] = (node.label, node.path.count { $0 == "." })
          }
        }
      }
      sizes.append(own)
    }
    let rows = paths.map { path in
      let (label, level) = names[path] ?? ("", 0)
      let name = HTML.element("span", [("class", "view level-\(min(level, 12))")], HTML.escaped(label))
      return HTML.element(
        "tr", [],
        HTML.element("th", [("scope", "row")], name)
          + sizes.map { HTML.element("td", [], HTML.escaped($0[path] ?? "–")) }.joined())
    }
    let head = (["View"] + cells.map(\.label)).map { HTML.element("th", [("scope", "col")], HTML.escaped($0)) }
    let table = HTML.element(
      "table", [("class", "sizes")],
      HTML.element("thead", [], HTML.element("tr", [], head.joined()))
        + HTML.element("tbody", [], rows.joined()))
    return HTML.element(
      "div", [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Sizes")], table)
  }
}
