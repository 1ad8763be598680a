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
    public static let standard: Parts = [.picture, .dimensions, .code]
  }

  private let rendering: Rendering
  private let id: String
  private let parts: Parts
  private let caption: String?
  private let codeHTML: String?

  /// - Parameters:
  ///   - id: unique on the page; the ids inside start with it.
  ///   - caption: plain text below the figure.
  ///   - codeHTML: the fence's source, highlighted and escaped by the caller.
  public init(
    _ rendering: Rendering, id: String, parts: Parts = .standard, caption: String? = nil, codeHTML: String? = nil
  ) {
    (self.rendering, self.id, self.parts) = (rendering, id, parts)
    (self.caption, self.codeHTML) = (caption, codeHTML)
  }

  /// Whether a reader can pick the steps of a figure one by one.
  public static func hasPicks(_ rendering: Rendering) -> Bool { StepList(rendering, id: "").hasPicks }

  public func html() -> String {
    let steps = StepList(rendering, id: id)
    var drawings = ""
    if parts.contains(.picture) { drawings += picture() }
    if parts.contains(.tree) { drawings += tree() }
    var content = parts.contains(.steps) ? steps.picks() : ""
    if !drawings.isEmpty { content += HTML.element("div", [("class", "drawings")], drawings) }
    if parts.contains(.code), let codeHTML { content += codeHTML }
    if parts.contains(.steps) { content += steps.list() }
    if parts.contains(.probes) { content += ProbeTables(rendering).html() }
    if parts.contains(.sizes) { content += Self.region("Sizes", "scroll", SizesTable(rendering: rendering).html()) }
    if let caption { content += HTML.element("figcaption", [("id", "\(id)-c")], HTML.escaped(caption)) }
    var attributes = [("class", "figure view-figure"), ("id", id)]
    if caption != nil { attributes.append(("aria-labelledby", "\(id)-c")) }
    return HTML.element("figure", attributes, content)
  }

  /// What scrolls sideways where it is too wide, with the keyboard too.
  private static func region(_ label: String, _ cssClass: String, isHidden: Bool = false, _ content: String) -> String {
    let hidden = isHidden ? " hidden=\"\"" : ""
    return
      "<div class=\"\(cssClass)\" tabindex=\"0\" role=\"region\" aria-label=\"\(label)\"\(hidden)>\(content)</div>"
  }

  private func picture() -> String {
    let size = Lengths.text(rendering.size)
    let title = "\(rendering.root?.label ?? "Nothing"), \(size) points, proposed \(Lengths.text(rendering.proposal))"
    let picture = PictureDiagram(
      rendering, dimensions: parts.contains(.dimensions), guides: parts.contains(.guides)
    ).drawn(id: id, title: title, marksSteps: parts.contains(.steps))
    // Views that take the focus scroll into sight by themselves.
    let scrolls = picture.width > 280 && !picture.isInteractive
    let cssClass = "drawing" + (FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? "")
    return scrolls
      ? Self.region("Picture", cssClass, picture.svg) : HTML.element("div", [("class", cssClass)], picture.svg)
  }

  /// The tree where there is room for it, the outline where there is not; without a style sheet, the tree.
  private func tree() -> String {
    let table = OutlineTable(rendering: rendering).html()
    guard let tree = TreeDiagram(rendering).drawn(id: id), let room = FigureStyle.room(for: tree.width) else {
      return Self.region("View tree", "drawing scroll", table)
    }
    return HTML.element("div", [("class", "drawing fits-\(room)")], tree.svg)
      + Self.region("View tree", "drawing scroll", isHidden: true, table)
  }
}
