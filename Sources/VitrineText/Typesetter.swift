import Assets
import Synchronization

/// Measures and lays out text. One typesetter serves all threads and caches its results.
public final class Typesetter: Sendable {
  /// The fonts; `nil` if they could not be loaded, in which case every width is an estimate.
  public let library: FontLibrary?
  /// The error from loading the fonts. A program should stop with it instead of showing estimated widths.
  public let failure: FontLibrary.LoadError?
  /// The icons that are used for symbols.
  public var icons: IconLibrary { iconLibrary.value }

  private struct LayoutKey: Hashable {
    var text: StyledText
    var options: TextOptions
    var width: Double
    var height: Double

    var bytes: Int { MemoryLayout<Self>.stride + text.runs.bytes { $0.text.utf8.count } }
  }

  private struct ParagraphKey: Hashable {
    var runs: [StyledText.Run]
    var profile: TypographyProfile
    var language: String
    var isRightToLeft: Bool

    var bytes: Int { MemoryLayout<Self>.stride + runs.bytes { $0.text.utf8.count } }
  }

  private let iconLibrary: LazyValue<IconLibrary>
  let subsets = FontSubsets()
  private let shaper = Shaper()
  private let breaker = LineBreaker()
  private let layouts = Mutex(GenerationCache<LayoutKey, TextLayout>(limit: 16 << 20) { $0.bytes + $1.bytes })
  private let shapedParagraphs = Mutex(
    GenerationCache<ParagraphKey, Paragraph>(limit: 16 << 20) { $0.bytes + $1.bytes })

  /// Creates a typesetter with the fonts and icons of the assets. If the fonts are missing, it estimates widths and
  /// sets ``failure``.
  public init(_ assets: Assets) {
    iconLibrary = LazyValue { IconLibrary(assets) }
    do {
      library = try FontLibrary(assets)
      failure = nil
    } catch {
      library = nil
      failure = error
    }
  }

  /// A typesetter that has no fonts and no icons.
  public static let withoutFonts = Typesetter(Assets(roots: []))

  /// Returns a warning if there are no fonts, or a warning for each kind of character that no font has, in the order of
  /// the text.
  public func remarks(on text: StyledText, options: TextOptions) -> [FontWarning] {
    guard let library else { return failure.map { [FontWarning($0)] } ?? [] }
    if text.runs.allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 } }) { return [] }
    var remarks: [FontWarning] = []
    for paragraph in paragraphs(of: text, options: options) {
      for character in paragraph.uncovered {
        let remark = FontWarning(uncovered: character, library: library)
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks
  }

  /// Lays out a text within a width and a height; `nil` (or infinity) for an axis without a limit.
  ///
  /// Lines end where UAX #14 allows it, or inside a word that is wider than the width. Only lines that fit the height
  /// whole are shown, but at least one; the rest is truncated. Trailing spaces at a line break don't count. The width
  /// is that of the widest line, rounded up to a whole pixel, and exceeds the proposed one only if a single character
  /// is wider.
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

  /// Shrinks text that would be truncated, by as little as needed and no further than `minimumScaleFactor`, in steps of
  /// 1/64.
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
    let setter = TextSetter(
      paragraphs: paragraphs(of: text, options: options), options: options, width: key.width, height: key.height,
      build: { self.paragraph($0, options: options) })
    return setter.set()
  }

  private func paragraphs(of text: StyledText, options: TextOptions) -> [Paragraph] {
    let empty = StyledText.Run(text: "", font: options.profile.font(for: .body), textStyle: .body)
    return text.paragraphs(orElse: empty).map { paragraph($0, options: options) }
  }

  private func paragraph(_ runs: [StyledText.Run], options: TextOptions) -> Paragraph {
    let key = ParagraphKey(
      runs: runs, profile: options.profile, language: options.language, isRightToLeft: options.isRightToLeft)
    if let known = shapedParagraphs.withLock({ $0[key] }) { return known }
    let builder = ParagraphBuilder(
      library: library, shaper: shaper, breaker: breaker, profile: options.profile, language: options.language,
      isRightToLeft: options.isRightToLeft)
    let made = builder.build(runs)
    shapedParagraphs.withLock { $0[key] = made }
    return made
  }
}

extension TextLayout {
  /// The approximate number of bytes that the layout takes.
  var bytes: Int {
    MemoryLayout<Self>.stride + lines.bytes { line in line.fragments.bytes { $0.text.utf8.count } }
  }
}

extension Typesetter: Hashable {
  public static func == (a: Typesetter, b: Typesetter) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
