import Markup
import VitrineLayout
import VitrineUI

/// A figure of one view drawn several times side by side: at several widths, type sizes, directions or color schemes.
public struct StripFigure {
  /// One picture of the strip.
  public struct Cell: Sendable, Hashable {
    /// The label that distinguishes it from the others: `240 wide`.
    public var label: String
    public var rendering: Rendering
    /// The color scheme, if the strip varies it; otherwise `nil`, and the picture follows the page.
    public var scheme: ColorScheme?

    /// A smaller line below the label.
    public var remark: String?
    /// The notes of a frame of a film strip.
    package var notes: FrameNotes?
    /// The frame that is touched to cause the next picture, in the view's points.
    package var touched: Rect?

    public init(label: String, rendering: Rendering, scheme: ColorScheme? = nil, remark: String? = nil) {
      (self.label, self.rendering, self.scheme, self.remark) = (label, rendering, scheme, remark)
    }
  }

  private let cells: [Cell]
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]
  /// The lifetimes of views and tasks over all frames of a film strip.
  package var lifetimes: LifetimeChart?

  /// - Parameters: The same as for ``Figure``.
  public init(_ cells: [Cell], id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []) {
    (self.cells, self.id, self.parts, self.caption, self.code) = (cells, id, parts, caption, code)
  }

  public func element() -> Element {
    let pictures = pictures
    return FigureFrame.element(id: id, kind: "strip-figure", room: column, caption: caption) {
      if hasCells {
        // A script inserts a player here; without one the element is empty.
        if isFilm, cells.count > 1 { Element("div", ["class": "player of-frames"]) }
        PictureCell.strip(
          pictures, class: isFilm ? " film" : "", zip(cells, pictures).map(element))
        if pictures.contains(where: \.hasMore) { FramesSwitch.element }
      }
      lives()
      if parts.contains(.sizes) { StripTable(cells: cells).node() }
      if parts.contains(.code) { code }
    }
  }

  /// The class with which the pictures are next to the code; `nil` if there is something below the pictures.
  private var column: String? {
    guard parts.contains(.code), lifetimes == nil, parts.isDisjoint(with: [.tree, .steps, .sizes, .graph, .identity])
    else { return nil }
    return FigureRoom.column(PictureCell.stripWidth(pictures), code)
  }

  /// Whether the pictures are frames of a film strip.
  private var isFilm: Bool { cells.contains { $0.notes != nil } }

  /// Whether a part of each picture is shown.
  var hasCells: Bool { lifetimes == nil || !parts.subtracting([.code, .full]).isSubset(of: .lifetime) }

  private func lives() -> Node? {
    guard let typesetter = cells.first?.rendering.typesetter,
      let drawn = lifetimes.flatMap({ LifetimeDiagram(chart: $0, typesetter: typesetter).drawn(id: id) })
    else { return nil }
    let room = FigureStyle.room(for: drawn.width).map { " within-\($0)" } ?? ""
    return Figure.region("Lifetimes", "drawing timeline\(room)", [.element(drawn.element)])
  }

  var pictures: [PictureCell] {
    let pictures = cells.enumerated().map { index, cell in
      var picture = PictureCell(
        cell.rendering, id: "\(id)-v\(index + 1)", label: cell.label, remark: cell.remark, parts: parts,
        scheme: cell.scheme, overlay: cell.touched.flatMap(Self.finger))
      picture.notes = cell.notes
      return picture
    }
    return PictureCell.fitted(pictures)
  }

  /// Returns a circle for a finger at the center of a frame.
  private static func finger(on frame: Rect) -> PictureDiagram.Overlay? {
    guard [frame.midX, frame.midY].allSatisfy({ abs($0) < PictureScene.limit }) else { return nil }
    let place = Rect(x: frame.midX - 14, y: frame.midY - 14, width: 28, height: 28)
    let ring = Mark.ellipse(
      place, .ink(Ink.proposal.opacity(0.22)), Stroke(.ink(Ink.proposal.opacity(0.75)), width: 1.5))
    // The finger does not enlarge the bounds, so that all pictures have the same size.
    return PictureDiagram.Overlay(marks: [ring], bounds: Rect(x: frame.midX, y: frame.midY, width: 0, height: 0))
  }

  private func element(_ cell: Cell, _ picture: PictureCell) -> Element {
    var picture = picture
    picture.rest += LayoutWords(cell.rendering, parts: parts.subtracting(.sizes), label: cell.label).nodes
    return picture.element()
  }

  static func steps(_ rendering: Rendering) -> [Node] {
    guard let words = StepSentences(rendering), !rendering.steps.isEmpty else { return [] }
    let items = rendering.steps.map { step in
      Node.element("li", ["class": step.kind.rawValue], [.text(words.sentence(step))])
    }
    return [
      .element("details", [:], [.element("summary", [:], ["Steps"]), .element("ol", ["class": "steps"], items)])
    ]
  }
}

/// The sizes of all views, with a column for each picture of a strip.
package struct StripTable {
  let cells: [StripFigure.Cell]

  package init(cells: [StripFigure.Cell]) { self.cells = cells }

  package func node() -> Node {
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
    let rows = paths.map { path -> Node in
      let (label, level) = names[path] ?? ("", 0)
      return .element("tr", [:], [ViewCell.head(label, level)] + ViewCell.cells(sizes.map { $0[path] ?? "–" }))
    }
    let table = ViewCell.table("sizes", ["View"] + cells.map(\.label), rows)
    return Figure.region("Sizes", "scroll", [table])
  }
}
