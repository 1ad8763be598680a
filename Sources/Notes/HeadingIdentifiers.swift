/// Gives headings the ids that GitHub gives them, unique in a document.
///
/// The rule: convert to lower case; keep letters, marks, decimal digits, connector punctuation (`_`), hyphens and
/// spaces, in any script; replace spaces by hyphens; append `-1`, `-2` and so on to a repeated id.
package struct HeadingIdentifiers: Sendable {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Whether the document has footnotes, whose texts and marks have ids: `fn-1`, `fnref-1`.
  private let hasFootnotes: Bool

  /// - Parameters:
  ///   - taken: The ids of other elements, such as figures.
  ///   - hasFootnotes: Whether the ids of footnotes are taken too.
  package init(taken: Set<String> = [], hasFootnotes: Bool = false) {
    (used, self.hasFootnotes) = (taken, hasFootnotes)
  }

  package mutating func id(for title: String) -> String {
    var base = Self.slug(of: title)
    if base.isEmpty { base = "section" }
    if isFootnote(base) { base = "heading-" + base }
    var candidate = base
    while !used.insert(candidate).inserted {
      counts[base, default: 0] += 1
      candidate = "\(base)-\(counts[base, default: 0])"
    }
    return candidate
  }

  /// Claims the id that an author gives a heading.
  ///
  /// - Returns: Whether the id was free.
  package mutating func claim(_ id: String) -> Bool { !isFootnote(id) && used.insert(id).inserted }

  private func isFootnote(_ id: String) -> Bool {
    hasFootnotes && id.hasPrefix("fn") && id.wholeMatch(of: /fn(?:ref)?(?:-\d+)+/) != nil
  }

  /// Returns the id before it is made unique.
  package static func slug(of title: String) -> String {
    var slug = ""
    for scalar in title.lowercased().unicodeScalars {
      if scalar == " " { slug.unicodeScalars.append("-") }
      if scalar == "-" || isKept(scalar) { slug.unicodeScalars.append(scalar) }
    }
    return slug
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
