import Markup
import VitrineLayout
import VitrineUI

/// A figure on a page: picture, tree, source, steps and sizes of a view, as HTML that needs no script.
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
    /// The views' frames in the picture; ``dimensions`` include them.
    public static let frames = Parts(rawValue: 8192)
    /// Pictures at full height, regardless of the page.
    public static let full = Parts(rawValue: 16384)
    public static let standard: Parts = [.picture, .dimensions, .code]
  }

  /// The rendering that the figure shows: sizes, frames, and all proposals.
  public let rendering: Rendering
  private let id: String
  /// The parts that the figure shows.
  public let parts: Parts
  private let caption: String?
  private let code: [Node]
  /// The localized text of the figure, except sentences.
  package var text = FigureText.english

  /// - Parameters:
  ///   - rendering: the rendering to show.
  ///   - id: an id that is unique on the page; the ids inside start with it.
  ///   - parts: the parts to show.
  ///   - caption: plain text below the picture.
  ///   - code: the fence's source, highlighted.
  public init(_ rendering: Rendering, id: String, parts: Parts = .standard, caption: String? = nil, code: [Node] = []) {
    (self.rendering, self.id, self.parts) = (rendering, id, parts)
    (self.caption, self.code) = (caption, code)
  }

  /// Whether a reader can pick the steps of a figure one by one.
  public static func hasPicks(_ rendering: Rendering) -> Bool { StepList(rendering, id: "").hasPicks }

  public func element() -> Element {
    let picture = parts.contains(.picture) ? picture() : nil
    let code = parts.contains(.code) ? code : []
    let room = picture.flatMap { FigureRoom.beside($0.width, code) }
    return FigureFrame.element(id: id, kind: "view-figure", room: room, caption: caption) {
      if parts.contains(.steps) { StepList(rendering, id: id).picks(text) }
      if let picture { Element("div", ["class": "drawings main"], picture.nodes) }
      code
      if parts.contains(.tree) { tree() }
      words(isPage: true)
    }
  }

  /// Returns the text below the drawings, as lists and tables: the steps, the tables of probes, the sizes.
  ///
  /// - Parameter isPage: whether the figure is on a page, with a player for the steps.
  @NodeBuilder
  package func words(isPage: Bool = false) -> [Node] {
    if parts.contains(.steps) { StepList(rendering, id: id).list(text, isTold: isPage) }
    if parts.contains(.placing) { PlacementList(rendering).nodes() }
    if parts.contains(.probes) { ProbeTables(rendering).nodes() }
    if parts.contains(.sizes) {
      Self.region(text.sizes, "scroll", SizesTable(rendering: rendering, words: text).nodes())
    }
  }

  /// Returns an element that scrolls sideways if it is too wide. A script then makes it focusable by keyboard.
  static func region(_ label: String, _ cssClass: String, isHidden: Bool = false, _ content: [Node]) -> Node {
    .element(
      "div", ["class": cssClass, "role": "group", "aria-label": label, "hidden": isHidden ? "" : nil], content)
  }

  /// Returns the picture, with the rectangles of the steps over it, or with a map next to it if they do not fit.
  private func picture() -> (nodes: [Node], width: Double) {
    let title = rendering.pictureTitle(tellsProposal: true)
    var diagram = PictureDiagram(rendering, parts: parts)
    diagram.fit = diagram.ownFit()
    var picture = diagram.drawn(id: id, title: title, marksSteps: parts.contains(.steps))
    let film = parts.contains(.steps) ? StepFilm(rendering) : nil
    let zoom = diagram.fit.zoom
    let fits = film.map { picture.bounds.inset(by: EdgeInsets(.all, -3)).contains($0.bounds.zoomed(zoom)) } ?? false
    if let film, fits { picture.element.children.append(film.overlay(zoom: zoom)) }
    let map =
      fits ? nil : film.map { Element("div", ["class": "drawing"], [.element($0.map(id: id))]) }
    let content: [Node] = [.element(picture.element)] + (picture.hasMore ? [.element(FramesSwitch.element)] : [])
    let drawing = Self.region(text.picture, picture.cssClass, content)
    return ([drawing] + (map.map { [.element($0)] } ?? []), picture.width + (map == nil ? 0 : StepFilm.mapWidth))
  }

  /// Returns the tree, followed by the outline that CSS shows instead if there is not enough space.
  private func tree() -> Element {
    let outline = OutlineList(rendering, text).nodes()
    guard let root = rendering.root, OutlinePlan.count(root) <= OutlinePlan.small,
      let tree = TreeDiagram(rendering).drawn(id: id), let room = FigureStyle.room(for: tree.width)
    else { return Element("div", ["class": "tree-room"], [Self.region(text.viewTree, "scroll", outline)]) }
    return Element("div", ["class": "tree-room"]) {
      Element("div", ["class": "drawing fits-\(room)"], [.element(tree.element)])
      Self.region(text.viewTree, "scroll", isHidden: true, outline)
    }
  }
}

extension Rect {
  /// Whether the rectangle contains all of another.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

/// The checkbox that shows frames, dimensions and names of views in all pictures of a figure, without a script.
enum FramesSwitch {
  static var element: Element {
    Element("label", ["class": "frames"]) {
      Element("input", ["type": "checkbox"])
      "Frames"
    }
  }
}

/// The outer element of a figure, with its id and caption.
package enum FigureFrame {
  /// The parts of a figure are in the order in which they are shown, so that nothing on the page moves while it is read
  /// from the network. The caption, which is shown below the picture, is the exception: it has to be the first or the
  /// last part, and what follows it would move if it were the last.
  ///
  /// - Parameters:
  ///   - room: the class for the width from which the code fits next to the drawing; `nil` if it never does.
  ///   - captionIsLast: whether the caption is the last part, for pages that show parts in the order in which they are.
  package static func element(
    id: String, kind: String, room: String? = nil, caption: String?, captionIsLast: Bool = false,
    data: [Attribute] = [], @NodeBuilder content: () -> [Node]
  ) -> Element {
    let classes = ["figure", kind, room].compactMap(\.self).joined(separator: " ")
    var figure = Element("figure", ["class": classes, "id": id], content())
    if let caption {
      figure["aria-labelledby"] = .text("\(id)-c")
      figure.children.insert(
        .element("figcaption", ["id": "\(id)-c"], [.text(caption)]), at: captionIsLast ? figure.children.endIndex : 0)
    }
    figure.attributes += data
    return figure
  }
}
