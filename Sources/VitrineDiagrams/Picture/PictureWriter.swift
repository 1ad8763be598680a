import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A writer of a picture's parts: the views, the device or the proposal, lines and dimensions.
struct PictureWriter {
  let rendering: Rendering
  let plan: PicturePlan
  let labels: ViewLabels
  /// The marks over the views, in their points.
  let overlay: [Mark]

  private var scene: PictureScene { plan.scene }

  /// - Parameters:
  ///   - isHidden: whether the parts are hidden from screen readers, because the views are accessible one by one.
  ///   - standalone: whether it is for a separate file, without labels to point at.
  func write(to writer: inout SVGWriter, isHidden: Bool, standalone: Bool) {
    func part(_ cssClass: String) -> [Attribute] {
      [Attribute("class", cssClass)] + (isHidden ? [Attribute("aria-hidden", "true")] : [])
    }
    let detail = plan.detail
    if detail.surroundings, scene.device == nil { writer.write(surroundings) }
    writer.group(part("painted")) { $0.write(painted) }
    if detail.surroundings {
      writer.write(tint)
      writeOverflow(to: &writer)
    }
    writer.write(placed(overlay))
    if let note = plan.note { writer.label(note.text, at: note.at, .middle, .muted) }
    if standalone, detail.frames { labels.writeOutlines(to: &writer) }
    if let guides = plan.guides { writer.group(part("guides")) { guides.write(to: &$0) } }
    if detail.dimensions { writer.group(part("dimensions")) { DimensionLine.write(plan.lines, to: &$0) } }
    guard detail.isOnPage, !detail.frames else { return }
    // A style sheet shows this group when a reader requests it.
    writer.hiddenGroup("extra", Array(part("extra").dropFirst())) { writer in
      if !detail.surroundings {
        writer.write(surroundings + tint)
        writeOverflow(to: &writer)
      }
      if !detail.dimensions { DimensionLine.write(plan.lines, to: &writer) }
      let texts = PaintedInk(placed(rendering.marks), ofTexts: true).places
      NameTags(labels.places, texts: texts, in: scene.typesetter).write(to: &writer)
    }
  }

  private func writeOverflow(to writer: inout SVGWriter) {
    for part in scene.overflow { writer.lines(Hatching.stripes(part, spacing: 6), .overflow, width: 0.6) }
  }

  /// Returns marks in the views' points, scaled to the picture.
  private func placed(_ marks: [Mark]) -> [Mark] {
    guard scene.fit.zoom != 1, !marks.isEmpty else { return marks }
    var effects = GroupEffects()
    effects.transform = .scale(x: scene.fit.zoom, y: scene.fit.zoom)
    return [.group(marks, effects)]
  }

  /// The views, on their device if there is one.
  private var painted: [Mark] {
    if let device = scene.device { return placed(device.marks(around: rendering.marks, scene.typesetter)) }
    guard let tear = scene.fit.tear else { return placed(rendering.marks) }
    let zoom = scene.fit.zoom
    let seen = scene.painted.zoomed(1 / zoom)
    let edge = TornEdge(from: seen.minX, to: seen.maxX, at: tear, zoom: zoom).points
    var effects = GroupEffects()
    effects.clip = DrawnPath(
      [.move(seen.origin), .line(Point(x: seen.maxX, y: seen.minY))] + edge.reversed().map { .line($0) } + [.close])
    let line = DrawnPath(edge.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    return placed([.group(rendering.marks, effects), .path(line, nil, Stroke(.ink(.line), width: 0.75 / zoom))])
  }

  /// The tint of the safe area.
  private var tint: [Mark] { scene.device.map { placed([$0.tint]) } ?? [] }

  /// The proposal's outline, with the area that the view leaves empty.
  private var surroundings: [Mark] {
    var marks: [Mark] = []
    if scene.device == nil, let proposal = scene.proposal {
      marks.append(.rectangle(proposal, cornerRadius: 0, nil, Stroke(.ink(.proposal), width: 0.75, dash: [4, 4])))
    }
    for part in scene.unused { marks.append(Hatching.dots(part, spacing: 8, .line)) }
    return marks
  }
}
