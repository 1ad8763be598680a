import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// A figure of a view at every width and height of two ranges.
///
/// In print it shows a picture of each segment, and a map of the plane. On screens it shows a box that the reader can
/// resize, with two sliders if scripts are enabled; a style sheet moves the drawing in the box.
public struct PlaneFigure {
  private let sweep: PlaneSweep
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]
  private let map: PlaneMap

  private static let mostPictures = 12

  public init(
    _ sweep: PlaneSweep, id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) {
    (self.sweep, self.id, self.parts, self.caption, self.code) = (sweep, id, parts, caption, code)
    map = PlaneMap(sweep: sweep)
  }

  /// The CSS of this figure, in addition to that of all figures.
  public var styleSheet: SweepStyleSheet? { SweepBox(sweep, map: map, id: id)?.styleSheet }

  public func element() -> Element {
    let box = SweepBox(sweep, map: map, id: id)
    let data = [
      Attribute("data-widths", Self.range(sweep.widths)), Attribute("data-heights", Self.range(sweep.heights)),
    ]
    return FigureFrame.element(id: id, kind: "sweep-plane", caption: caption, data: data) {
      if box != nil { [SweepBox.controls, SweepBox.hint] }
      multiples()
      SweepBox.explorer("The segments by proposed width and height", box, [map.svg(id: "\(id)-map")])
      if parts.contains(.code) { code }
    }
  }

  private func multiples() -> Element {
    let pictures = pictures
    let last = rest.map { [Element("li", ["class": "cell more"], text: $0)] } ?? []
    return PictureCell.strip(pictures, class: " multiples", pictures.map { $0.element() } + last)
  }

  /// The pictures of the largest segments, in order.
  var pictures: [PictureCell] {
    let largest = sweep.segments.indices.sorted {
      (-sweep.segments[$0].region.area, $0) < (-sweep.segments[$1].region.area, $1)
    }.prefix(Self.mostPictures).sorted()
    let pictures = largest.map { index in
      let segment = sweep.segments[index]
      return PictureCell(
        segment.middle.rendering, id: "\(id)-p\(index)",
        label: "\(PlaneMap.name(index)): \(Self.label(segment.region.bounds))",
        remark: "drawn at \(Lengths.text(segment.middle.size))",
        parts: parts.intersection([.picture, .dimensions, .frames, .full, .guides]))
    }
    return PictureCell.fitted(pictures)
  }

  /// The note about the segments without a picture; `nil` if there are none.
  var rest: String? {
    let left = sweep.segments.count - Self.mostPictures
    return left > 0 ? "and \(left) smaller \(left == 1 ? "segment" : "segments")" : nil
  }

  private static func label(_ bounds: Rect) -> String {
    func range(_ low: Double, _ high: Double) -> String { "\(Lengths.text(low)) to \(Lengths.text(high))" }
    return "\(range(bounds.minX, bounds.maxX)) wide, \(range(bounds.minY, bounds.maxY)) high"
  }

  private static func range(_ range: ClosedRange<Double>) -> AttributeValue {
    .numbers([range.lowerBound, range.upperBound], decimals: 6)
  }
}
