/// How wide a column, or how high a row, of a lazy grid is.
public struct GridItem {
  /// How a track gets its length.
  public enum Size: Hashable, Sendable {
    /// In points, like the others.
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)

    public static var flexible: Size { .flexible() }
  }

  public var size: Size
  /// The distance to the next track; 8 if `nil`.
  public var spacing: Double?
  /// Where a cell stands in its track; the grid's alignment if `nil`.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a lazy grid for a length, resolved.
///
/// Fixed tracks come off first; then, in declared order, each other item takes its share of what is left, clamped. What a
/// later item can't use is not handed back.
/// Source: [layout reference, section 17.1](docs/layout-reference.md#171-lazy-grids).
struct GridTracks {
  struct Track {
    var length: Double
    /// To the next track.
    var spacing: Double
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// The most tracks one adaptive item may make.
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

  /// The length of all tracks and the distances between them.
  var total: Double {
    var total = 0.0
    for (index, track) in tracks.enumerated() {
      total += track.length + (index + 1 < tracks.count ? track.spacing : 0)
    }
    return total
  }

  /// Where each track starts.
  var starts: [Double] {
    var position = 0.0
    return tracks.map { track in
      defer { position += track.length + track.spacing }
      return position
    }
  }
}
