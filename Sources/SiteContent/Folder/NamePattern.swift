import Notes

/// A name or path in which `*` matches any part of a name, `?` one character, and `**` any number of folders. A pattern
/// without a slash matches at any depth; with one, it matches a whole path.
struct NamePattern: Hashable, Sendable {
  let parts: [[Character]]
  /// Whether a pattern of a single name matches only at the top.
  private var isAnchored = false

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(Array.init) }

  /// Creates a pattern that begins at the top of a folder, even if it is a single name.
  init(top pattern: String) {
    self.init(pattern)
    isAnchored = true
  }

  /// Whether the pattern matches a path or one of the folders above it.
  func matchesFolder(of path: String) -> Bool {
    matches(path) || (NotePath.folder(of: path) != "" && matchesFolder(of: NotePath.folder(of: path)))
  }

  /// Whether the pattern matches the path of a hidden file or folder, and has its dot.
  func namesHidden(_ path: String) -> Bool { parts.last?.first == "." && matches(path) }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    if parts.count == 1, !isAnchored { return names.last.map { Self.matches(parts[0], $0) } ?? false }
    return matches(parts[...], names[...])
  }

  /// Compares by parts, keeping the set of positions in the pattern that the names so far can have reached, so that the
  /// time is at most the product of both lengths.
  private func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
    let any = Array("**")
    func skipping(_ positions: Set<Int>) -> Set<Int> {
      var reached = positions
      for index in parts.indices where parts[index] == any && reached.contains(index) { reached.insert(index + 1) }
      return reached
    }
    var positions = skipping([parts.startIndex])
    for name in names {
      var next: Set<Int> = []
      for position in positions where position < parts.endIndex {
        if parts[position] == any {
          next.insert(position)
        } else if Self.matches(parts[position], name) {
          next.insert(position + 1)
        }
      }
      positions = skipping(next)
    }
    return positions.contains(parts.endIndex)
  }

  /// Matches greedily with a single point to backtrack to, so that the time never grows exponentially.
  static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] || pattern[p] == "?" {
        p += 1
        n += 1
      } else if let point = star {
        star = (point.pattern, point.name + 1)
        (p, n) = (point.pattern + 1, point.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
