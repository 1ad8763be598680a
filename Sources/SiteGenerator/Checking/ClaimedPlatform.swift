import Diagnostics
import Figures
import SiteContent
import SiteMarkup
import SitePages
import VitrineText

/// Detects that the sizes stated in the notes were measured on another platform: most wrong sizes are right with that
/// platform's metrics.
struct ClaimedPlatform {
  /// Draws a note's figures for a platform and returns the number of wrong sizes.
  let wrongClaims: (_ note: Int, TypographyProfile) -> Int
  /// The notes with wrong sizes, each with their number.
  let notes: [(index: Int, count: Int)]

  /// The minimum number of wrong sizes; fewer are probably typos.
  private static let least = 3
  /// The maximum number of notes whose figures are drawn again.
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
        "\(count - best.count) of \(count) wrong sizes in the notes are right on the platform '\(name)'",
        hint: "set 'platform: \(name)' in vitrine.yml, or add '--platform \(name)'")
    ]
  }
}

extension ClaimedPlatform {
  /// Returns a warning if the sizes in a site's notes were measured on another platform.
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
        wrongClaims: { drawers[$1]?.drawings(of: notes.parsed[$0]).wrongClaims ?? mostClaims }, notes: wrong
      ).diagnostics
    }
  }

  /// A number larger than that of any note, for platforms that could not be drawn.
  private static let mostClaims = 1_000_000
}

extension EvaluatedFences {
  /// The number of sizes stated in the note that differ from its figures.
  fileprivate var wrongClaims: Int { claims.count { $0.severity == .warning } }
}

extension TypographyProfile {
  /// The platform's name in options.
  fileprivate var name: String { Self.platforms.last { $0.profile == self }?.name ?? rawValue }
}
