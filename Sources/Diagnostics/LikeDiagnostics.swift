/// Diagnostics of the same kind in the same file: a note with ten thousand broken links is told of the first ones and of their number.
struct LikeDiagnostics {
  private struct Kind: Hashable {
    var file: String?
    var code: String
    var severity: Diagnostic.Severity
  }

  /// So many of a kind are told one by one in a file.
  static let most = 50

  /// In the order of those given.
  private(set) var counted: [Diagnostic] = []

  /// - Parameter diagnostics: in order.
  init(_ diagnostics: [Diagnostic]) {
    var told: [Kind: Int] = [:]
    /// Where in `counted` the one stands that speaks for the rest of its kind.
    var places: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(file: diagnostic.file, code: diagnostic.code, severity: diagnostic.severity)
      if let place = places[kind] {
        counted[place].count += diagnostic.count
      } else if told[kind, default: 0] < Self.most, diagnostic.count == 1 {
        told[kind, default: 0] += 1
        counted.append(diagnostic)
      } else {
        places[kind] = counted.count
        counted.append(diagnostic)
      }
    }
    for place in places.values where counted[place].count > 1 {
      counted[place] = Self.speaking(for: counted[place].count, counted[place])
    }
  }

  private static func speaking(for count: Int, _ first: Diagnostic) -> Diagnostic {
    var diagnostic = first
    let noun = first.severity.rawValue + "s"
    diagnostic.message = "\(count) more \(noun) of this kind (\(first.code)) from here on"
    diagnostic.notes = []
    diagnostic.hint = "the first \(most) are told one by one"
    return diagnostic
  }
}
