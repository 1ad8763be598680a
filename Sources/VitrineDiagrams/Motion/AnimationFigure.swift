import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// A figure of a view's animated changes: a moving picture, pictures at certain times, all of them in one, and a chart
/// of the progress.
public struct AnimationFigure {
  private let film: AnimationFilm
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]

  /// - Parameters: The same as for ``Figure``.
  public init(
    _ film: AnimationFilm, id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) { (self.film, self.id, self.parts, self.caption, self.code) = (film, id, parts, caption, code) }

  public func element() -> Element {
    FigureFrame.element(id: id, kind: "animation-figure", caption: caption) {
      for (index, scene) in film.scenes.enumerated() {
        if !scene.label.isEmpty, film.scenes.count > 1 {
          Element("p", ["class": "cell-label"], text: scene.label)
        }
        self.scene(scene, "\(id)-s\(index + 1)")
      }
      if parts.contains(.code) { code }
    }
  }

  @NodeBuilder
  private func scene(_ scene: AnimationFilm.Scene, _ id: String) -> [Node] {
    let pictures = pictures(of: scene, id)
    if film.parts.contains(.play) || !pictures.isEmpty {
      PictureCell.strip(
        pictures, (film.parts.contains(.play) ? [playing(scene, id)] : []) + pictures.map { $0.element() })
    }
    if film.parts.contains(.chart), !scene.tracks.isEmpty {
      Figure.region(
        "Progress over time", "drawing scroll", [.element(chart(scene).svg(id: "\(id)-chart"))])
    }
  }

  private func playing(_ scene: AnimationFilm.Scene, _ id: String) -> Element {
    Element("li", ["class": "cell"]) {
      Element("label", ["class": "cell-label motion"]) {
        Element("input", ["type": "checkbox"])
        " rest"
      }
      Element(
        "div", ["class": "drawing"],
        [.element(PlayingDrawing(scene: scene).svg(id: "\(id)-play", title: title(scene)))])
    }
  }

  private func title(_ scene: AnimationFilm.Scene) -> String {
    let what = scene.tracks.flatMap(\.views).prefix(6).joined(separator: "; ")
    return "Moving over \(AnimationChart.seconds(scene.duration))" + (what.isEmpty ? "" : ": \(what)")
  }

  private func chart(_ scene: AnimationFilm.Scene) -> AnimationChart {
    AnimationChart(scene: scene, typesetter: scene.frames.first?.rendering.typesetter ?? .withoutFonts)
  }

  /// Returns the static pictures of a change.
  private func pictures(of scene: AnimationFilm.Scene, _ id: String) -> [PictureCell] {
    // A moving view has no fixed size, so dimensions are left out.
    let parts = parts.intersection([.picture, .full, .guides])
    var cells: [PictureCell] = []
    // All pictures have the same bounds. Overflow during the movement is not highlighted.
    let bounds = scene.frames.map { PictureScene($0.rendering).bounds }.reduce(Rect.zero) { $0.union($1) }
    func cell(_ rendering: Rendering, _ id: String, _ label: String) -> PictureCell {
      var rendering = rendering
      rendering.root?.children = []
      var cell = PictureCell(
        rendering, id: id, label: label, parts: parts,
        overlay: PictureDiagram.Overlay(marks: [], bounds: bounds))
      cell.hasLabels = false
      return cell
    }
    if film.parts.contains(.onion), let onion = scene.onion {
      let times = "0 to \(AnimationChart.seconds(scene.frames.last?.time ?? scene.duration))"
      cells.append(cell(onion, "\(id)-onion", times))
    }
    if film.parts.contains(.frames) {
      cells += scene.frames.enumerated().map { index, frame in
        cell(frame.rendering, "\(id)-f\(index + 1)", AnimationChart.seconds(frame.time))
      }
    }
    return PictureCell.fitted(cells)
  }

  // MARK: Separate file

  /// Returns the whole figure as one drawing.
  func sheet(_ outlines: Bool, _ scheme: ColorScheme) -> Element {
    var cells: [StandaloneSheet.Cell] = []
    for (index, scene) in film.scenes.enumerated() {
      let id = "\(id)-s\(index + 1)"
      let head = film.scenes.count > 1 ? scene.label : ""
      if film.parts.contains(.play) {
        let svg = PlayingDrawing(scene: scene).svg(
          id: "\(id)-play", title: title(scene), standalone: true, outlines: outlines, scheme: scheme)
        cells.append(StandaloneSheet.Cell(label: head, drawings: [svg]))
      }
      cells += pictures(of: scene, id).map { $0.standalone(outlines: outlines, scheme: scheme) }
      if film.parts.contains(.chart), !scene.tracks.isEmpty {
        cells.append(
          StandaloneSheet.Cell(
            label: head,
            drawings: [
              chart(scene).svg(id: "\(id)-chart", standalone: true, outlines: outlines, scheme: scheme)
            ]))
      }
    }
    let title = film.scenes.map { self.title($0) }.joined(separator: "; ")
    return StandaloneSheet(cells: cells, title: title, typesetter: typesetter).svg(outlines: outlines, scheme: scheme)
  }

  var typesetter: Typesetter { film.scenes.first?.frames.first?.rendering.typesetter ?? .withoutFonts }
}

extension StandaloneSVG {
  /// Returns a view's animated changes.
  public static func animation(
    _ film: AnimationFilm, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = AnimationFigure(film, id: "v", parts: parts)
    let svg = figure.sheet(text == .outlines, scheme)
    return text == .embedded ? EmbeddedFonts.embedding(in: svg, from: figure.typesetter) : svg
  }
}
