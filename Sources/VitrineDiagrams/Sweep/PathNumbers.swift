/// The numbers of a path: in the writer's own form they are points, x and y in turn.
struct PathNumbers {
  let commands: String
  private let numbers: [Double]
  private let data: String

  init(_ data: Substring) {
    self.data = String(data)
    commands = String(data.filter(\.isLetter))
    numbers = data.split { $0 == " " || $0.isLetter }.compactMap { Double($0) }
  }

  var count: Int { numbers.count }
  var xs: [Double] { stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] } }
  var ys: [Double] { stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] } }

  /// The same path with other points.
  func data(_ xs: [Double], _ ys: [Double]) -> String {
    var index = 0
    var result = ""
    var number = ""
    func written() -> String {
      defer { index += 1 }
      return ExactNumber.rounded(index % 2 == 0 ? xs[index / 2] : ys[index / 2])
    }
    for character in data + "Z" {
      if character == " " || character.isLetter {
        if !number.isEmpty { result += written() }
        number = ""
        result.append(character)
      } else {
        number.append(character)
      }
    }
    return String(result.dropLast())
  }

  /// How coordinates along one axis move: some of them drawn, times a factor, plus a shift.
  struct Motion {
    var base: [Double]
    var factor: AffineLength
    var shift: AffineLength
  }

  /// - Parameter sets: the coordinates at each of the sizes.
  /// - Returns: `nil` where they do not all move by the same factor and shift.
  static func motion(_ sets: [[Double]], _ frame: AffineFrame) -> Motion? {
    func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    // What is drawn is the largest: nothing comes back from a single point.
    guard let base = sets.max(by: { extent($0) < extent($1) }), let low = base.min() else { return nil }
    let reach = extent(base)
    let factors = sets.map { reach > 0 ? extent($0) / reach : 1 }
    let shifts = zip(sets, factors).map { ($0.min() ?? 0) - $1 * low }
    for (values, (factor, shift)) in zip(sets, zip(factors, shifts)) {
      // The writer's rounding, at both ends.
      guard zip(base, values).allSatisfy({ abs($0 * factor + shift - $1) <= 0.001 }) else { return nil }
    }
    guard let factor = frame.length(factors), let shift = frame.length(shifts) else { return nil }
    return Motion(base: base, factor: factor, shift: shift)
  }
}
