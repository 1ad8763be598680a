import Markup
import VitrineLayout
import VitrineUI

/// What a view looks like, in its proposal or on its device, with its dimensions.
public struct PictureDiagram {
  private let rendering: Rendering
  private let showsDimensions: Bool
  private let showsGuides: Bool
  private let overlay: Overlay?

  /// What is drawn over the views, with the room that it takes.
  struct Overlay {
    let marks: [Mark]
    let bounds: Rect
  }

  public init(_ rendering: Rendering, dimensions: Bool = true, guides: Bool = false) {
    self.init(rendering, dimensions: dimensions, guides: guides, overlay: nil)
  }

  init(_ rendering: Rendering, dimensions: Bool, guides: Bool = false, overlay: Overlay?) {
    self.rendering = rendering
    showsDimensions = dimensions
    showsGuides = guides
    self.overlay = overlay
  }

  /// The picture as an element of SVG.
  ///
  /// - Parameters:
  ///   - id: what ids inside start with; unique on the page.
  ///   - standalone: whether it is a file of its own, on paper of its own, without labels to point at.
  ///   - scheme: light or dark, whatever the page is; `nil` to follow the page.
  public func svg(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> Element {
    drawn(id: id, title: title, standalone: standalone, outlines: outlines, scheme: scheme).element
  }

  /// The picture as SVG, with its width in points, and whether its views take the focus.
  ///
  /// - Parameters:
  ///   - marksSteps: whether views tell which steps are theirs, for a reader who picks one.
  ///   - hasLabels: whether views can be pointed at.
  func drawn(
    id: String, title: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil,
    marksSteps: Bool = false, hasLabels: Bool = true
  ) -> (element: Element, width: Double, isInteractive: Bool, bounds: Rect) {
    var writer = SVGWriter(
      prefix: id, scale: max(rendering.scale, 1), outliner: outlines ? rendering.typesetter : nil, scheme: scheme)
    let scene = PictureScene(rendering)
    let labels = ViewLabels(scene)
    let isInteractive = !standalone && hasLabels && labels.isInteractive
    // Where the views can be reached one by one, each tells what there is to see.
    func part(_ cssClass: String) -> [Attribute] {
      [Attribute("class", cssClass)] + (isInteractive ? [Attribute("aria-hidden", "true")] : [])
    }
    var bounds = scene.bounds
    writer.write(surroundings(scene))
    writer.group(part("painted")) { $0.write(painted(scene)) }
    for part in scene.overflow { writer.lines(Hatching.stripes(part, spacing: 6), .overflow, width: 0.6) }
    if let overlay {
      writer.write(overlay.marks)
      bounds = bounds.union(overlay.bounds)
    }
    if let screen = scene.screen {
      writer.write([.rectangle(screen.outline, cornerRadius: screen.cornerRadius, nil, Stroke(.ink(.line), width: 1.5))]
      )
    }
    if standalone { labels.writeOutlines(to: &writer) }
    if showsGuides {
      let guides = GuideLines(scene, around: bounds)
      writer.group(part("guides")) { guides.write(to: &$0) }
      bounds = bounds.union(guides.bounds)
    }
    if showsDimensions {
      let lines = DimensionLanes(scene, around: bounds).lines
      writer.group(part("dimensions")) { writer in
        for line in lines { line.write(to: &writer) }
      }
      for line in lines { bounds = bounds.union(line.bounds) }
    }
    // Another font than the one that was measured may be wider.
    bounds = bounds.inset(by: EdgeInsets(.vertical, -3)).inset(by: EdgeInsets(.horizontal, standalone ? -10 : -3))
    if !standalone, hasLabels {
      bounds = bounds.grown(to: labels.labelSize)
      labels.write(to: &writer, within: bounds, title: title, steps: marksSteps ? StepNumbers(rendering).lists : [:])
    }
    let element = writer.document(
      bounds, title: title, cssClass: "picture", standalone: standalone, isGroup: isInteractive)
    return (element, bounds.width, isInteractive, bounds)
  }

  /// The views; those of a device end at the round corners of its screen.
  private func painted(_ scene: PictureScene) -> [Mark] {
    guard let screen = scene.screen, screen.cornerRadius > 0 else { return rendering.marks }
    var effects = GroupEffects()
    effects.clip = DrawnPath(DrawnPath.rounded(screen.outline, radius: screen.cornerRadius))
    return [.group(rendering.marks, effects)]
  }

  /// The device's screen with its safe area, or the proposal's outline, and what the view leaves of it.
  private func surroundings(_ scene: PictureScene) -> [Mark] {
    var marks: [Mark] = []
    if let screen = scene.screen, let proposal = scene.proposal {
      marks += [
        .rectangle(screen.outline, cornerRadius: screen.cornerRadius, .ink(.paper), nil),
        .rectangle(screen.outline, cornerRadius: screen.cornerRadius, .ink(.safeArea), nil),
        .rectangle(proposal, cornerRadius: 0, .ink(.paper), nil),
      ]
    } else if let proposal = scene.proposal {
      marks.append(.rectangle(proposal, cornerRadius: 0, nil, Stroke(.ink(.proposal), width: 0.75, dash: [4, 4])))
    }
    for part in scene.unused { marks.append(Hatching.dots(part, spacing: 8, .line)) }
    return marks
  }
}

extension Rect {
  /// The rectangle, made as large as a size where it is smaller, about its middle.
  func grown(to size: Size) -> Rect {
    let (dx, dy) = (max(size.width - width, 0), max(size.height - height, 0))
    return Rect(x: minX - dx / 2, y: minY - dy / 2, width: width + dx, height: height + dy)
  }
}
