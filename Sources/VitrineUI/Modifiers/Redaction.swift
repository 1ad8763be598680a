import VitrineLayout
import VitrineText

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet: bars and boxes stand in for texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business: what is marked as private is hidden alike.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
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

  /// Whether bars and boxes stand in for texts and images.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && self[PrivacySensitiveKey.self])
  }
}

extension View {
  /// Draws bars for texts and boxes for images, in their places and in their colours, faintly.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }
  /// Draws what is inside as it is.
  public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
  /// Whether what is inside is hidden where privacy asks for it.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    changingEnvironment { $0[PrivacySensitiveKey.self] = isSensitive }
  }
}

extension Fill {
  /// The fill of what stands in for something in this fill.
  var redacted: Fill { opacity(0.18) }
}

extension TextLayout.Line {
  /// A bar in the place of a line: from the top of its capitals to its baseline, as wide as its text.
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
