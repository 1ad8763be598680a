/// The size of a column, or of a row, of a lazy grid.
public struct GridItem: Sendable {
  /// The kind of a track's length; all lengths are in points.
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)

    public static var flexible: Size { .flexible() }
  }

  public var size: Size
  /// The distance to the next track, in points; 8 if `nil`.
  public var spacing: Double?
  /// The alignment of a cell in its track; the grid's alignment if `nil`.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks (columns or rows) of a lazy grid, computed for a length.
///
/// Fixed tracks are subtracted first; then, in declared order, each other item takes its share of the remaining length,
/// clamped. Length that a later item can't use is not given back to earlier ones.
/// Source: [layout reference, section 17.1](docs/layout-reference.md#171-lazy-grids).
struct GridTracks {
  struct Track {
    var length: Double
    /// The distance to the next track, in points.
    var spacing: Double
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// The maximum number of tracks that one adaptive item creates.
  private static let limit = 10_000

  init(_ items: [GridItem], length: Double) {
    var spacing = 0.0
    for item in items.dropLast() { spacing += item.spacing ?? 8 }
    var remaining = length - spacing
    var flexible = 0
    for item in items {
      if case .fixed(let width) = item.size { remaining -= max(width, 0) } else { flexible += 1 }
    }
    for item in items {
      let gap = item.spacing ?? 8
      func add(_ length: Double) {
        tracks.append(Track(length: max(length, 0), spacing: gap, alignment: item.alignment))
      }
      switch item.size {
      case .fixed(let width): add(width)
      case .flexible(let minimum, let maximum):
        let width = min(max(remaining / Double(flexible), minimum), max(minimum, maximum))
        add(width)
        remaining -= width
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = remaining / Double(flexible)
        let fitting = ((share + gap) / (max(minimum, 0.01) + gap)).rounded(.down)
        let count = max(1, fitting.isFinite ? min(Int(max(fitting, 0)), Self.limit) : 1)
        let each = (share - Double(count - 1) * gap) / Double(count)
        for _ in 0..<count { add(min(max(each, minimum), max(minimum, maximum))) }
        remaining -= share
        flexible -= 1
      }
    }
  }

  /// The length of all tracks and the distances between them, in points.
  var total: Double {
    var total = 0.0
    for (index, track) in tracks.enumerated() {
      total += track.length + (index + 1 < tracks.count ? track.spacing : 0)
    }
    return total
  }

  /// The start of each track, in points.
  var starts: [Double] {
    var position = 0.0
    return tracks.map { track in
      defer { position += track.length + track.spacing }
      return position
    }
  }
}
