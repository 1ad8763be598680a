/// Groups diagnostics of the same kind in the same file: for ten thousand broken links in a note, the first ones are
/// listed and the others are counted.
struct LikeDiagnostics {
  private struct Kind: Hashable {
    var file: String?
    var code: String
    var severity: Diagnostic.Severity
  }

  /// The most diagnostics of one kind in a file that are listed.
  static let most = 50

  /// The listed diagnostics, and those with the numbers of the others, in the given order.
  private(set) var counted: [Diagnostic] = []

  /// - Parameter diagnostics: the diagnostics, sorted.
  init(_ diagnostics: [Diagnostic]) {
    var listedCounts: [Kind: Int] = [:]
    /// The indices in `counted` of the diagnostics that represent the rest of their kind.
    var places: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(file: diagnostic.file, code: diagnostic.code, severity: diagnostic.severity)
      if let place = places[kind] {
        counted[place].count += diagnostic.count
      } else if listedCounts[kind, default: 0] < Self.most, diagnostic.count == 1 {
        listedCounts[kind, default: 0] += 1
        counted.append(diagnostic)
      } else {
        places[kind] = counted.count
        counted.append(diagnostic)
      }
    }
    for place in places.values where counted[place].count > 1 {
      counted[place] = Self.summary(of: counted[place].count, counted[place])
    }
  }

  private static func summary(of count: Int, _ first: Diagnostic) -> Diagnostic {
    var diagnostic = first
    let noun = first.severity.rawValue + "s"
    diagnostic.message = "\(count) more \(noun) of this kind (\(first.code)) from here on"
    diagnostic.notes = []
    diagnostic.hint = "only the first \(most) are listed"
    return diagnostic
  }
}
