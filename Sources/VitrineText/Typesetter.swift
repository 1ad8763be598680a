import Synchronization

/// Measures and sets text. One typesetter serves all threads; what it has set before it knows by heart.
public final class Typesetter: Sendable {
  /// The typesetter over the fonts that ``FontLibrary/load(from:)`` finds.
  public static let shared = Typesetter()

  /// The fonts; `nil` when they could not be loaded, and then every width is a guess.
  public let library: FontLibrary?
  /// Why there are no fonts. A program should report it before it shows any measure.
  public let failure: FontLibrary.LoadError?

  private struct LayoutKey: Hashable {
    var text: StyledText
    var options: TextOptions
    var width: Double
    var height: Double
  }

  private struct ParagraphKey: Hashable {
    var runs: [StyledText.Run]
    var profile: TypographyProfile
    var language: String
    var isRightToLeft: Bool
  }

  private let shaper = Shaper()
  private let breaker = LineBreaker()
  private let layouts = Mutex(GenerationCache<LayoutKey, TextLayout>(limit: 16_384))
  private let paragraphs = Mutex(GenerationCache<ParagraphKey, Paragraph>(limit: 4_096))
  private let reports = Mutex(FontReports())

  public init(library: FontLibrary) {
    self.library = library
    failure = nil
  }

  private init() {
    do {
      library = try FontLibrary.load()
      failure = nil
    } catch {
      library = nil
      failure = error
    }
  }

  /// What a reader of the measures has to know, in a fixed order: that there are no fonts, or which characters have none
  /// and which package brings it. Empty when every character so far had a font.
  public func remarks() -> [String] {
    if let failure { return ["text is measured by guess: \(failure)"] }
    return reports.withLock { $0.remarks }
  }

  /// Sets a text into a width and a height; `nil` (or infinity) for an axis without a limit.
  ///
  /// Lines end where UAX #14 allows it, and inside a word where it alone is wider than the width. The height limits the
  /// lines to those that fit whole, but at least one; what is left over is truncated. Trailing spaces at a line break
  /// don't count. The width is that of the widest line, rounded up to the pixel, and never above the proposed one but
  /// where a single character is wider.
  public func layout(_ text: StyledText, options: TextOptions, width: Double?, height: Double?) -> TextLayout {
    let key = LayoutKey(text: text, options: options, width: Self.limit(width), height: Self.limit(height))
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = fitted(key)
    layouts.withLock { $0[key] = layout }
    return layout
  }

  private static func limit(_ proposed: Double?) -> Double {
    guard let proposed, !proposed.isNaN else { return .infinity }
    return max(0, proposed)
  }

  /// Shrinks text that would be truncated, by as little as needed and no further than `minimumScaleFactor`, in steps of 1/64.
  private func fitted(_ key: LayoutKey) -> TextLayout {
    let whole = set(key, scale: 1)
    let factor = key.options.minimumScaleFactor
    guard whole.isTruncated, factor > 0, factor < 1 else { return whole }
    let steps = 64.0
    var low = (factor * steps).rounded(.up)
    var best = set(key, scale: factor)
    if best.isTruncated { return best }
    var high = steps
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded()
      let candidate = set(key, scale: middle / steps)
      if candidate.isTruncated {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  private func set(_ key: LayoutKey, scale: Double) -> TextLayout {
    let text = scale == 1 ? key.text : key.text.scaled(by: scale)
    let options = key.options
    let empty = StyledText.Run(text: "", font: options.profile.font(for: .body), textStyle: .body)
    let paragraphs = text.paragraphs(orElse: empty).map { paragraph($0, options: options) }
    let setter = TextSetter(
      paragraphs: paragraphs, options: options, width: key.width, height: key.height,
      build: { self.paragraph($0, options: options) })
    return setter.set()
  }

  private func paragraph(_ runs: [StyledText.Run], options: TextOptions) -> Paragraph {
    let key = ParagraphKey(
      runs: runs, profile: options.profile, language: options.language, isRightToLeft: options.isRightToLeft)
    if let known = paragraphs.withLock({ $0[key] }) { return known }
    let builder = ParagraphBuilder(
      library: library, shaper: shaper, breaker: breaker, profile: options.profile, language: options.language,
      isRightToLeft: options.isRightToLeft)
    let made = builder.build(runs)
    if !made.uncovered.isEmpty, let library {
      reports.withLock { $0.add(made.uncovered, library: library) }
    }
    paragraphs.withLock { $0[key] = made.paragraph }
    return made.paragraph
  }
}
