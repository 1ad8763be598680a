import Foundation
import VitrineLayout
import VitrineText

/// One named case of the layout rules: a snippet, what it is proposed, and where everything must lie.
struct LayoutCase: Decodable {
  let id: String
  /// The section of the layout rules and the rule in one line.
  let rule: String?
  let snippet: String
  /// Declarations that the snippet uses.
  let prelude: String?
  let proposal: Proposal
  let expect: Expectation
  let env: Environment?
  /// How a snapshot was taken.
  let options: Look?
  /// Where the numbers come from, and whether they were read off a picture or derived.
  let source: String?
  let verified: Bool?
  /// How far numbers may be off, in points; a thousandth where nothing is said.
  let tolerance: Double?

  struct Proposal: Decodable {
    let width: Length?
    let height: Length?

    var proposed: ProposedViewSize { ProposedViewSize(width: width?.points, height: height?.points) }
  }

  struct Expectation: Decodable {
    /// What the root reports; an absent length is not asserted.
    let size: [Length?]
    /// By the name given with `.id`: x, y, width and height in the root's coordinates.
    let frames: [String: [Length?]]?
    /// The names of views that must not be laid out.
    let absent: [String]?
    let gap: Gap?
    /// Views without names, such as the marks of a chart.
    let marks: [Mark]?
  }

  /// The distance from one view down to another: `["upper", "lower", 8]`.
  struct Gap: Decodable {
    let upper: String
    let lower: String
    /// In points.
    let length: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      upper = try values.decode(String.self)
      lower = try values.decode(String.self)
      length = try values.decode(Double.self)
    }
  }

  /// The frame of a view by its type and its place among those of the type: `["BarMark", 0, [10, 20, 8, 40]]`.
  struct Mark: Decodable {
    let type: String
    let index: Int
    let frame: [Length?]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      type = try values.decode(String.self)
      index = try values.decode(Int.self)
      frame = try values.decode([Length?].self)
    }
  }

  struct Look: Decodable {
    /// The name of a ``TypographyProfile``.
    let profile: String?
    /// The name of a ``DynamicTypeSize``.
    let type: String?
    /// Pixels in a point.
    let scale: Double?
  }

  struct Environment: Decodable {
    /// Points per device pixel.
    let pixelLength: Double?
    let layoutDirection: String?
  }

  /// A number of points, or the word "infinity".
  struct Length: Decodable, CustomStringConvertible {
    let points: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let points = try? container.decode(Double.self) {
        self.points = points
      } else if try container.decode(String.self) == "infinity" {
        points = .infinity
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a number nor \"infinity\"")
      }
    }

    var description: String { points.formatted }
  }

  static func read(_ file: URL) throws -> [LayoutCase] {
    try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: file))
  }
}

extension Double {
  /// Up to four decimals.
  var formatted: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}

extension [LayoutCase.Length?] {
  /// Whether numbers are the expected ones, but for a tolerance in points.
  func agrees(with found: [Double], within tolerance: Double) -> Bool {
    count == found.count
      && zip(self, found).allSatisfy { expected, found in
        guard let expected = expected?.points else { return true }
        return expected == found || abs(expected - found) <= tolerance
      }
  }

  var described: String { "(" + map { $0?.description ?? "any" }.joined(separator: ", ") + ")" }
}

extension LayoutCase {
  /// The profile that the case holds for: pictures of iOS 26 are named for it, and `ios` is iOS 18 at others.
  func profile(_ name: String?) -> TypographyProfile? {
    if name == "ios" { return id.hasPrefix("ios26-") ? .ios26 : .ios18 }
    return name.flatMap(TypographyProfile.init(platform:))
  }
}
