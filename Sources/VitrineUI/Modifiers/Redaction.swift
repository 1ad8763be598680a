import VitrineLayout
import VitrineText

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content isn't available yet: bars replace texts, and boxes replace images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: views that are marked as privacy-sensitive are hidden in the same way.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

struct PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether bars replace texts and boxes replace images.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && self[PrivacySensitiveKey.self])
  }
}

extension View {
  /// Replaces texts by bars and images by boxes, of the same size and in a faint tone of their colours.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }
  /// Shows the views inside in spite of a redaction around them.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
  /// Marks the views inside as private, or as not private.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    changingEnvironment { $0[PrivacySensitiveKey.self] = isSensitive }
  }
}

extension Fill {
  /// The fill of a bar or box that replaces content in this fill.
  var redacted: Fill { opacity(0.18) }
}

extension TextLayout.Line {
  /// Returns a bar that replaces a line: as wide as its text, from the top of its capitals to its baseline.
  func bar(at origin: Point, fill: Fill) -> Mark? {
    let drawn = fragments.filter { $0.width > 0 }
    guard let left = drawn.map(\.x).min(), let right = drawn.map({ $0.x + $0.width }).max() else { return nil }
    let size = drawn.map(\.font.size).max() ?? 0
    let baseline = drawn.map(\.baseline).max() ?? 0
    let frame = Rect(
      x: origin.x + left, y: origin.y + baseline - size * Icon.capHeight, width: right - left,
      height: size * Icon.capHeight)
    return .rectangle(frame, cornerRadius: frame.height / 5, fill.redacted, nil)
  }
}
