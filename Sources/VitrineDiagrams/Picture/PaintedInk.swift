import VitrineLayout
import VitrineUI

/// The areas that marks paint, transformed as they are drawn and including blurs and shadows, which may extend beyond a
/// view's frame.
struct PaintedInk {
  /// The bounds of each visible mark, clipped.
  private(set) var places: [Rect] = []

  /// The height of capital letters, as a fraction of the font size.
  private static let capitals = 0.72

  /// The bounds of all marks; `nil` if nothing is painted.
  var bounds: Rect? { places.dropFirst().reduce(places.first) { $0?.union($1) } }

  /// Whether only texts count, with the area from the baseline to the top of capital letters.
  private let isOfTexts: Bool

  init(_ marks: [Mark], ofTexts isOfTexts: Bool = false) {
    self.isOfTexts = isOfTexts
    for mark in marks { add(mark, .identity) }
  }

  private mutating func add(_ mark: Mark, _ transform: Transform) {
    switch mark {
    case .group(let marks, let effects): add(marks, effects, transform)
    case .text(let text) where isOfTexts:
      let height = text.font.size * Self.capitals
      let box = Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height)
      if !text.text.allSatisfy(\.isWhitespace) { add(box.corners, text.fill, nil, transform) }
    case _ where isOfTexts: return
    case .rectangle(let rect, _, let fill, let stroke): add(rect.corners, fill, stroke, transform)
    case .ellipse(let rect, let fill, let stroke):
      let ellipse = DrawnPath.ellipse(in: rect)
      add(ellipse.extremes(transform), fill, stroke, transform, isPlaced: true)
    case .path(let path, let fill, let stroke):
      add(path.extremes(transform), fill, stroke, transform, isPlaced: true)
    case .text(let text):
      let size = text.font.size
      let box = Rect(x: text.origin.x, y: text.origin.y - size * 0.8, width: text.width, height: size)
      if !text.text.allSatisfy(\.isWhitespace) { add(box.corners, text.fill, nil, transform) }
    case .image(let image): add(image.frame.corners, .ink(.black), nil, transform)
    }
  }

  /// - Parameter isPlaced: whether the points are already transformed.
  private mutating func add(
    _ points: [Point], _ fill: Fill?, _ stroke: Stroke?, _ transform: Transform, isPlaced: Bool = false
  ) {
    guard fill?.isSeen == true || stroke?.fill.isSeen == true else { return }
    guard var box = Rect(around: isPlaced ? points : points.map(transform.apply)) else { return }
    if let stroke, stroke.fill.isSeen {
      let half = max(stroke.width, 0) / 2 * transform.stretch
      box = box.inset(by: EdgeInsets(.all, -half))
    }
    if box.isDrawable { places.append(box) }
  }

  private mutating func add(_ marks: [Mark], _ effects: GroupEffects, _ outer: Transform) {
    guard effects.opacity > 0 else { return }
    let transform = effects.transform.map { $0.then(outer) } ?? outer
    var inside = PaintedInk([], ofTexts: isOfTexts)
    for mark in marks { inside.add(mark, transform) }
    var found = inside.places
    if let clip = effects.clip { found = Self.cut(found, to: Rect(around: clip.extremes(transform))) }
    if let mask = effects.mask {
      var cover = PaintedInk([])
      for mark in mask { cover.add(mark, transform) }
      found = Self.cut(found, to: cover.bounds)
    }
    places += found.map { effects.reach(of: $0, transform.stretch) }.filter(\.isDrawable)
  }

  private static func cut(_ places: [Rect], to clip: Rect?) -> [Rect] {
    guard let clip else { return [] }
    return places.compactMap { $0.intersection(clip) }.filter { $0.width > 0 || $0.height > 0 }
  }
}

extension GroupEffects {
  /// Returns a rectangle with the blur and the shadow around it.
  fileprivate func reach(of place: Rect, _ stretch: Double) -> Rect {
    var place = place
    if blur > 0 { place = place.inset(by: EdgeInsets(.all, -blur * stretch)) }
    if let shadow, !shadow.ink.isClear {
      let copy = Rect(
        x: place.minX + shadow.x * stretch, y: place.minY + shadow.y * stretch, width: place.width,
        height: place.height)
      place = place.union(copy.inset(by: EdgeInsets(.all, -max(shadow.radius, 0) * stretch)))
    }
    return place
  }
}

extension Fill {
  fileprivate var isSeen: Bool {
    if case .ink(let ink) = self { return !ink.isClear }
    return true
  }
}

extension Transform {
  /// The largest factor by which the transformation scales lengths.
  fileprivate var stretch: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
}

extension Rect {
  fileprivate var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  /// Creates the bounding box of points; `nil` if there are none, or if a coordinate is not finite.
  init?(around points: [Point]) {
    guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let x = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let y = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    self.init(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }

  fileprivate var isDrawable: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite) && (width > 0 || height > 0)
  }
}
