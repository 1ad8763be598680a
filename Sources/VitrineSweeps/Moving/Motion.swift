import Markup
import VitrineLayout

/// The dependence of an element on the size of the box, as CSS.
struct Motion {
  /// The CSS declarations; empty for an element that doesn't move.
  private(set) var declarations = ""
  /// The path data that replaces the element's, for a path that is moved by a transform.
  private(set) var outline: AttributeValue?

  private let frame: AffineFrame

  /// Computes the motion of an element.
  ///
  /// - Parameter elements: the same element in the drawings at each of the frame's sizes.
  /// - Parameter frame: the sizes.
  /// - Returns: `nil` if they differ in something that CSS can't set.
  init?(_ elements: [Element], _ frame: AffineFrame) {
    self.frame = frame
    let moved = Self.differing(elements)
    guard !moved.isEmpty else { return }
    let isMoved: Bool
    switch elements[0].name {
    case "rect", "image": isMoved = setGeometry(elements, moved, of: ["x", "y", "width", "height", "rx"])
    case "ellipse": isMoved = setGeometry(elements, moved, of: ["cx", "cy", "rx", "ry"])
    case "text": isMoved = setShift(elements, moved)
    case "g": isMoved = moved == ["transform"] && setTransform(elements)
    case "path": isMoved = moved == ["d"] && setOutline(elements)
    default: isMoved = false
    }
    guard isMoved else { return nil }
  }

  /// Returns the sorted names of the attributes that differ.
  private static func differing(_ elements: [Element]) -> [String] {
    let first = elements[0]
    return Set(elements.flatMap { $0.attributes.map(\.name) }).filter { name in
      let value = first[name]
      return elements.contains { element in
        guard let other = element[name], let value else { return element[name] != value }
        return !other.isWritten(like: value)
      }
    }.sorted()
  }

  private func length(_ name: String, _ elements: [Element]) -> AffineLength? {
    let values = elements.compactMap { element in element[name].map(\.number) ?? 0 }
    return values.count == elements.count ? frame.length(values) : nil
  }

  private mutating func setGeometry(_ elements: [Element], _ moved: [String], of known: Set<String>) -> Bool {
    guard known.isSuperset(of: moved) else { return false }
    let lengths = moved.compactMap { length($0, elements) }
    guard lengths.count == moved.count else { return false }
    declarations = zip(moved, lengths).map { "\($0):\($1.css)" }.joined(separator: ";")
    return true
  }

  /// Moves a text with a transform, because CSS can't set the attributes of its position.
  private mutating func setShift(_ elements: [Element], _ moved: [String]) -> Bool {
    guard moved.allSatisfy({ $0 == "x" || $0 == "y" }), let x = length("x", elements), let y = length("y", elements)
    else { return false }
    let (left, top) = (elements[0]["x"]?.number ?? 0, elements[0]["y"]?.number ?? 0)
    declarations = "transform:translate(\((x - left).css),\((y - top).css))"
    return true
  }

  /// Sets the motion of a group that is moved, but not rotated or scaled differently at different sizes.
  private mutating func setTransform(_ elements: [Element]) -> Bool {
    let matrices = elements.compactMap { $0["transform"]?.matrix }
    guard matrices.count == elements.count, matrices.allSatisfy({ $0.count == 6 && $0[..<4] == matrices[0][..<4] }),
      let x = frame.length(matrices.map { $0[4] }), let y = frame.length(matrices.map { $0[5] })
    else { return false }
    let rest = matrices[0][..<4].map { NumberText.text($0, decimals: 6) }
    let stretch = rest == ["1", "0", "0", "1"] ? "" : " matrix(\(rest.joined(separator: ",")),0,0)"
    declarations = "transform:translate(\(x.css),\(y.css))\(stretch)"
    return true
  }

  /// Sets the motion of a path whose points are scaled and moved together along each axis.
  private mutating func setOutline(_ elements: [Element]) -> Bool {
    let outlines = elements.compactMap { $0["d"]?.pointPath }
    guard outlines.count == elements.count,
      outlines.allSatisfy({ $0.commands == outlines[0].commands && $0.numbers.count == outlines[0].numbers.count }),
      let x = AxisMotion(outlines.map(\.xs), frame), let y = AxisMotion(outlines.map(\.ys), frame)
    else { return false }
    declarations = "transform:translate(\(x.shift.css),\(y.shift.css))"
    if x.factor != AffineLength(constant: 1) || y.factor != AffineLength(constant: 1) {
      declarations += " scale(\(x.factor.cssNumber),\(y.factor.cssNumber));vector-effect:non-scaling-stroke"
    }
    var data = outlines[0]
    data.numbers = zip(x.base, y.base).flatMap { [$0, $1] }
    outline = .path(data, decimals: 4)
    return true
  }
}

/// The motion of coordinates along one axis: base coordinates times a factor, plus a shift.
private struct AxisMotion {
  let base: [Double]
  let factor: AffineLength
  let shift: AffineLength

  /// Computes the motion of coordinates.
  ///
  /// - Parameter sets: the coordinates at each of the sizes.
  /// - Parameter frame: the sizes.
  /// - Returns: `nil` if the coordinates don't all have the same factor and shift.
  init?(_ sets: [[Double]], _ frame: AffineFrame) {
    func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    // Draw the largest set: a factor can't enlarge coordinates of extent 0.
    guard let base = sets.max(by: { extent($0) < extent($1) }), let low = base.min() else { return nil }
    let reach = extent(base)
    let factors = sets.map { reach > 0 ? extent($0) / reach : 1 }
    let shifts = zip(sets, factors).map { ($0.min() ?? 0) - $1 * low }
    for (values, (factor, shift)) in zip(sets, zip(factors, shifts)) {
      // Allow for the writer's rounding at both ends.
      guard zip(base, values).allSatisfy({ abs($0 * factor + shift - $1) <= 0.001 }) else { return nil }
    }
    guard let factor = frame.length(factors), let shift = frame.length(shifts) else { return nil }
    (self.base, self.factor, self.shift) = (base, factor, shift)
  }
}

extension AttributeValue {
  /// The numbers of a transform, rounded as they are printed.
  fileprivate var matrix: [Double]? {
    guard case .matrix(let numbers, let decimals) = self else { return nil }
    return numbers.enumerated().map { NumberText.rounded($1, decimals: $0 < 4 ? 5 : decimals) }
  }

  /// The path data if its numbers are points, x and y alternating, rounded as they are printed.
  fileprivate var pointPath: PathData? {
    guard case .path(var data, let decimals) = self, data.isOfPoints else { return nil }
    data.numbers = data.numbers.map { NumberText.rounded($0, decimals: decimals) }
    return data
  }
}

extension PathData {
  fileprivate var xs: [Double] { stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] } }
  fileprivate var ys: [Double] { stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] } }
}
