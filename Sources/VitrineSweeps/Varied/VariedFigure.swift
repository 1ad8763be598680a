import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A figure of a view for all values of some literals of its code.
///
/// Without scripts, and in print, it shows a picture of each value, or of the ends and breakpoints of a range. With a
/// script, the literals in the code become controls, and one drawing follows them.
public struct VariedFigure {
  private let view: VariedView
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]
  private let stage: VariedStage

  /// The attribute of an element of the code with the index of the parameter whose literal it is.
  public static let literalAttribute = "data-v"

  /// - Parameters: The same as for ``Figure``; in the code, each literal is in an element with ``literalAttribute``.
  public init(
    _ view: VariedView, id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) {
    (self.view, self.id, self.parts, self.caption, self.code) = (view, id, parts, caption, code)
    stage = VariedStage(view, parts: parts)
  }

  public func element() -> Element {
    let data = VariedData(view, isTold: LayoutWords.areIn(parts))
    let pictures = cells
    let room = parts.contains(.code) ? FigureRoom.column(stage.bounds.width, code) : nil
    return FigureFrame.element(id: id, kind: "vary-figure", room: room, caption: caption) {
      Element("div", ["class": "vary-stage", "aria-hidden": "true"], still())
      Element("div", ["class": "vary-rest"], LayoutWords(view.written, parts: parts, label: "as written").nodes)
      PictureCell.strip(pictures, class: " multiples", pictures.map { $0.element() })
      if parts.contains(.sizes) { Element("div", ["class": "multiples"], [StripTable(cells: stripCells).node()]) }
      if parts.contains(.code) { code }
      Element("template", ["class": "vary-data"], text: data.json.text)
      Element("template", ["class": "vary-frames"], [.element(frames(data.frames))])
      if LayoutWords.areIn(parts) {
        Element("template", ["class": "vary-words"], data.frames.map(words))
      }
    }
  }

  /// The pictures without a script, as the cells of a strip.
  public var stripCells: [StripFigure.Cell] {
    view.pictures.map { StripFigure.Cell(label: $0.label, rendering: $0.rendering) }
  }

  private var cells: [PictureCell] {
    let pictures = view.pictures.enumerated().map { index, picture in
      PictureCell(
        picture.rendering, id: "\(id)-p\(index)", label: picture.label,
        parts: parts.intersection([.picture, .dimensions, .frames, .full, .guides]))
    }
    return PictureCell.fitted(pictures)
  }

  /// The drawing of the code as it is written, which is there before the script.
  private func still() -> [Node] {
    var writer = SVGWriter(prefix: "\(id)-w", scale: 1, isExact: true)
    stage.write(view.written, in: [view.written], &writer)
    return [.element(writer.document(stage.bounds, title: "", cssClass: "varied", isGroup: true))]
  }

  /// Draws all frames in order, each as two groups of one drawing: the first layout, and the differences of the last.
  private func frames(_ frames: [VariedData.Frame]) -> Element {
    var writer = SVGWriter(prefix: "\(id)-k", scale: 1, isExact: true)
    for frame in frames {
      let ends = [frame.first] + (frame.last.map { [$0] } ?? [])
      let drawn = ends.map { rendering in writer.apart { stage.write(rendering, in: ends, &$0) } }
      writer.add(drawn[0])
      let difference = drawn.count > 1 ? KeyframeDifference.nodes(from: drawn[0], to: drawn[1]) : []
      writer.group(class: "end") { $0.add(difference) }
    }
    return writer.document(stage.bounds, title: "", cssClass: "varied", isGroup: true)
  }

  /// Returns the text of a drawing, with the numbers that the same text has at another place of its segment.
  private func words(_ frame: VariedData.Frame) -> Node {
    let told = frame.told.map { LayoutWords($0, parts: parts, label: "as varied") }
    let others = told.count > 1 ? told[1].numbers.joined(separator: " ") : nil
    return .element("div", ["data-to": others], told.first?.nodes ?? [])
  }
}
