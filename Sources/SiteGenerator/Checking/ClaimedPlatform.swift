import Diagnostics
import Figures
import VitrineText

/// The platform whose metrics the sizes in notes are of, where most of those that the figures do not have would hold on another.
struct ClaimedPlatform {
  /// Draws a note's figures for a platform, and gives the claims that do not hold.
  let wrongClaims: (_ note: Int, TypographyProfile) -> Int
  /// The notes of which claims do not hold, each with how many.
  let notes: [(index: Int, count: Int)]

  /// Fewer are slips.
  private static let least = 3
  /// The figures of more notes are not drawn again.
  private static let mostNotes = 20

  var diagnostics: [Diagnostic] {
    let notes = notes.prefix(Self.mostNotes)
    let count = notes.reduce(0) { $0 + $1.count }
    guard count >= Self.least else { return [] }
    let left = TypographyProfile.allCases.map { platform in
      (platform: platform, count: notes.reduce(0) { $0 + wrongClaims($1.index, platform) })
    }
    guard let best = left.min(by: { $0.count < $1.count }), best.count * 2 < count else { return [] }
    let name = best.platform.name
    return [
      Diagnostic(
        .warning, "platform",
        "\(count - best.count) of \(count) sizes that the notes state, and their figures don't have, hold on the platform '\(name)'",
        hint: "write 'platform: \(name)' into vitrine.yml, or give the option --platform \(name)")
    ]
  }
}

extension ClaimedPlatform {
  /// A hint where the sizes in a site's notes are those of another platform.
  static func diagnostics(
    of notes: SiteNotes, _ evaluated: EvaluatedNotes, _ sources: SiteSources, _ builder: SiteBuilder
  ) async -> [Diagnostic] {
    let wrong = evaluated.drawings.sorted { $0.key < $1.key }.compactMap { index, drawings in
      drawings.wrongClaims > 0 ? (index: index, count: drawings.wrongClaims) : nil
    }
    guard !wrong.isEmpty else { return [] }
    func drawer(_ platform: TypographyProfile) -> FigureDrawer {
      var builder = builder
      builder.configuration.figure.append(FigureSetting(key: FigureOptions.platformKey, value: platform.name))
      return FigureDrawer(
        builder, of: notes.published, in: notes.languages, sources.folder, builder.reading(in: sources.folder),
        sizes: evaluated.drawer.sizes)
    }
    let drawers = Dictionary(
      TypographyProfile.allCases.map { ($0, drawer($0)) }, uniquingKeysWith: { first, _ in first })
    return await DeepStack.run {
      ClaimedPlatform(
        wrongClaims: { drawers[$1]?.drawings(of: notes.published[$0]).wrongClaims ?? mostClaims }, notes: wrong
      ).diagnostics
    }
  }

  /// More than any note has.
  private static let mostClaims = 1_000_000
}

extension SiteWriter {
  /// Whether some of its notes state sizes that their figures do not have.
  func hasWrongClaims(_ notes: [Int]) -> Bool { notes.contains { site.drawings.figures[$0].hasWrongClaims } }
}

extension NoteFigures {
  /// Whether the note states sizes that its figures do not have.
  var hasWrongClaims: Bool { diagnostics.contains { $0.code == "claim" } }
}

extension NoteDrawings {
  /// How many sizes the note states that its figures do not have.
  fileprivate var wrongClaims: Int { claims.count { $0.severity == .warning } }
}

extension TypographyProfile {
  /// The name by which it is asked for.
  fileprivate var name: String { Self.platforms.last { $0.profile == self }?.name ?? rawValue }
}
