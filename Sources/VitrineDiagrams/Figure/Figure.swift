import VitrineLayout
import VitrineUI

/// One figure of a page: picture, tree, steps, sizes and source of a view tree, as HTML that needs no script.
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

  /// The steps that a reader can pick one by one; more are only listed.
  private static let mostPicks = 40

  public func html() -> String {
    let showsSteps = parts.contains(.steps)
    let hasPicks =
      !parts.isDisjoint(with: [.tree, .steps]) && showsSteps && rendering.steps.count <= Self.mostPicks
      && !rendering.steps.isEmpty
    var drawings = ""
    if parts.contains(.picture) { drawings += picture() }
    if parts.contains(.tree) { drawings += tree() }
    var content = hasPicks ? picks() : ""
    if !drawings.isEmpty { content += HTML.element("div", [("class", "drawings")], drawings) }
    if showsSteps { content += steps() }
    if parts.contains(.sizes) {
      content += HTML.element(
        "div", [("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "Sizes")],
        SizesTable(rendering: rendering).html())
    }
    if parts.contains(.code), let codeHTML { content += codeHTML }
    if let caption { content += HTML.element("figcaption", [("id", "\(id)-c")], HTML.escaped(caption)) }
    var attributes = [("class", "figure view-figure"), ("id", id)]
    if caption != nil { attributes.append(("aria-labelledby", "\(id)-c")) }
    return HTML.element("figure", attributes, content)
  }

  private func picture() -> String {
    let size = Lengths.text(rendering.size)
    let title = "\(rendering.root?.label ?? "Nothing"), \(size) points, proposed \(Lengths.text(rendering.proposal))"
    let svg = PictureDiagram(rendering, dimensions: parts.contains(.dimensions)).svg(id: id, title: title)
    return HTML.element("div", [("class", "drawing")], svg)
  }

  private func tree() -> String {
    let table = OutlineTable(rendering: rendering).html()
    guard let svg = TreeDiagram(rendering).svg(id: id) else {
      return HTML.element(
        "div", [("class", "drawing scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", "View tree")], table)
    }
    return HTML.element("div", [("class", "drawing wide-only")], svg)
      + HTML.element(
        "div",
        [("class", "drawing scroll narrow-only"), ("tabindex", "0"), ("role", "region"), ("aria-label", "View tree")],
        table)
  }

  private func picks() -> String {
    let labels = rendering.steps.map { step in
      HTML.element(
        "label", [],
        "<input type=\"radio\" name=\"\(id)-pick\" value=\"\(step.number)\">"
          + HTML.element("span", [], "\(step.number)"))
    }
    return HTML.element("fieldset", [("class", "picks")], HTML.element("legend", [], "Step") + labels.joined())
  }

  private func steps() -> String {
    guard let words = StepSentences(rendering) else { return "" }
    let items = rendering.steps.map { step in
      HTML.element(
        "li", [("class", step.kind.rawValue), ("data-s", "\(step.number)")], HTML.escaped(words.sentence(step)))
    }
    return HTML.element("ol", [("class", "steps")], items.joined())
  }
}
