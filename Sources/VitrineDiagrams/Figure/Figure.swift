import Markup
import VitrineLayout
import VitrineUI

/// One figure of a page: picture, tree, source, steps and sizes of a view tree, as HTML that needs no script.
public struct Figure {
  /// The parts of a figure.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let picture = Parts(rawValue: 1)
    public static let dimensions = Parts(rawValue: 2)
    public static let tree = Parts(rawValue: 4)
    public static let steps = Parts(rawValue: 8)
    public static let sizes = Parts(rawValue: 16)
    public static let code = Parts(rawValue: 32)
    public static let guides = Parts(rawValue: 64)
    public static let probes = Parts(rawValue: 128)
    package static let updates = Parts(rawValue: 256)
    public static let placing = Parts(rawValue: 512)
    package static let graph = Parts(rawValue: 1024)
    package static let identity = Parts(rawValue: 2048)
    package static let lifetime = Parts(rawValue: 4096)
    public static let standard: Parts = [.picture, .dimensions, .code]
  }

  private let rendering: Rendering
  private let id: String
  private let parts: Parts
  private let caption: String?
  private let code: [Node]

  /// - Parameters:
  ///   - id: unique on the page; the ids inside start with it.
  ///   - caption: plain text below the figure.
  ///   - code: the fence's source, highlighted.
  public init(_ rendering: Rendering, id: String, parts: Parts = .standard, caption: String? = nil, code: [Node] = []) {
    (self.rendering, self.id, self.parts) = (rendering, id, parts)
    (self.caption, self.code) = (caption, code)
  }

  /// Whether a reader can pick the steps of a figure one by one.
  public static func hasPicks(_ rendering: Rendering) -> Bool { StepList(rendering, id: "").hasPicks }

  public func element() -> Element {
    let steps = StepList(rendering, id: id)
    let drawings = (parts.contains(.picture) ? [picture()] : []) + (parts.contains(.tree) ? tree() : [])
    return FigureFrame.element(id: id, kind: "view-figure", caption: caption) {
      if parts.contains(.steps) { steps.picks() }
      if !drawings.isEmpty { Element("div", ["class": "drawings"], drawings) }
      if parts.contains(.code) { code }
      words()
    }
  }

  /// What is said below the drawings, as lists and tables: the steps, what stands behind them, the sizes.
  @NodeBuilder
  package func words() -> [Node] {
    if parts.contains(.steps) { StepList(rendering, id: id).list() }
    if parts.contains(.placing) { PlacementList(rendering).nodes() }
    if parts.contains(.probes) { ProbeTables(rendering).nodes() }
    if parts.contains(.sizes) { Self.region("Sizes", "scroll", SizesTable(rendering: rendering).nodes()) }
  }

  /// What scrolls sideways where it is too wide, with the keyboard too.
  static func region(
    _ label: String, _ cssClass: String, role: String = "region", isHidden: Bool = false, _ content: [Node]
  ) -> Node {
    let hidden = isHidden ? "" : nil
    return .element(
      "div", ["class": cssClass, "tabindex": "0", "role": role, "aria-label": label, "hidden": hidden], content)
  }

  private func picture() -> Node {
    let size = Lengths.text(rendering.size)
    let title = "\(rendering.root?.label ?? "Nothing"), \(size) points, proposed \(Lengths.text(rendering.proposal))"
    let picture = PictureDiagram(
      rendering, dimensions: parts.contains(.dimensions), guides: parts.contains(.guides)
    ).drawn(id: id, title: title, marksSteps: parts.contains(.steps))
    // Views that take the focus scroll into sight by themselves.
    let scrolls = picture.width > 280 && !picture.isInteractive
    let cssClass = "drawing" + (FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? "")
    let svg = Node.element(picture.element)
    return scrolls ? Self.region("Picture", cssClass, [svg]) : .element("div", ["class": cssClass], [svg])
  }

  /// The tree where there is room for it, the outline where there is not; without a style sheet, the tree.
  private func tree() -> [Node] {
    let table = OutlineTable(rendering: rendering).nodes()
    guard let tree = TreeDiagram(rendering).drawn(id: id), let room = FigureStyle.room(for: tree.width) else {
      return [Self.region("View tree", "drawing scroll", table)]
    }
    return [
      .element("div", ["class": "drawing fits-\(room)"], [.element(tree.element)]),
      Self.region("View tree", "drawing scroll", isHidden: true, table),
    ]
  }
}

/// The outside of a figure: its element, id, caption.
package enum FigureFrame {
  package static func element(
    id: String, kind: String, caption: String?, data: [Attribute] = [], @NodeBuilder content: () -> [Node]
  ) -> Element {
    var figure = Element("figure", ["class": "figure \(kind)", "id": id], content())
    if let caption {
      figure["aria-labelledby"] = .text("\(id)-c")
      figure.children.append(.element("figcaption", ["id": "\(id)-c"], [.text(caption)]))
    }
    figure.attributes += data
    return figure
  }
}
