extension Ink {
  /// Creates a system colour.
  ///
  /// The values are from Apple's public design resources for iOS 26 and macOS 26; red, orange, blue, purple and the
  /// light appearances of teal, mint, cyan, indigo and brown were measured.
  private static func system(_ name: String, _ light: UInt32, _ dark: UInt32, opacity: Double = 1) -> Ink {
    Ink(light: RGBA(hex: light, opacity: opacity), dark: RGBA(hex: dark, opacity: opacity), name: name)
  }

  public static let red = system("red", 0xFF383C, 0xFF4245)
  public static let orange = system("orange", 0xFF8D28, 0xFF9230)
  public static let yellow = system("yellow", 0xFFCC00, 0xFFD600)
  public static let green = system("green", 0x34C759, 0x30D158)
  public static let mint = system("mint", 0x00C8B3, 0x00DAC3)
  public static let teal = system("teal", 0x00C3D0, 0x00D2E0)
  public static let cyan = system("cyan", 0x00C0E8, 0x3CD3FE)
  public static let blue = system("blue", 0x0088FF, 0x0091FF)
  public static let indigo = system("indigo", 0x6155F5, 0x6D7CFF)
  public static let purple = system("purple", 0xCB30E0, 0xDB34F2)
  public static let pink = system("pink", 0xFF2D55, 0xFF375F)
  public static let brown = system("brown", 0xAC7F5E, 0xB78A66)
  public static let gray = system("gray", 0x8E8E93, 0x8E8E93)
  /// Lighter greys, down to the background of lists.
  public static let gray2 = system("gray-2", 0xAEAEB2, 0x636366)
  public static let gray3 = system("gray-3", 0xC7C7CC, 0x48484A)
  public static let gray4 = system("gray-4", 0xD1D1D6, 0x3A3A3C)
  public static let gray5 = system("gray-5", 0xE5E5EA, 0x2C2C2E)
  public static let gray6 = system("gray-6", 0xF2F2F7, 0x1C1C1E)
  public static let black = system("black", 0x000000, 0x000000)
  public static let white = system("white", 0xFFFFFF, 0xFFFFFF)
  public static let clear = system("clear", 0x000000, 0x000000, opacity: 0)

  /// The colour of text and other foreground elements.
  public static let primary = system("primary", 0x1D1D1F, 0xF5F5F7)
  public static let secondary = hierarchical("secondary", 0x3C3C43, 0xEBEBF5, 0.6)
  public static let tertiary = hierarchical("tertiary", 0x3C3C43, 0xEBEBF5, 0.3)
  public static let quaternary = hierarchical("quaternary", 0x3C3C43, 0xEBEBF5, 0.18)
  public static let quinary = hierarchical("quinary", 0x3C3C43, 0xEBEBF5, 0.1)

  /// The background of a window.
  public static let background = system("background", 0xFFFFFF, 0x161617)
  public static let secondaryBackground = system("secondary-background", 0xF2F2F7, 0x1C1C1E)
  public static let tertiaryBackground = system("tertiary-background", 0xFFFFFF, 0x2C2C2E)
  /// The background of lists with cards, and the cards' background.
  public static let groupedBackground = system("grouped-background", 0xF2F2F7, 0x000000)
  public static let groupedRow = system("grouped-row", 0xFFFFFF, 0x1C1C1E)
  public static let tertiaryGrouped = system("tertiary-grouped", 0xF2F2F7, 0x2C2C2E)
  public static let separator = system("separator", 0xC6C6C8, 0x38383A)
  /// The lines between the rows of lists, from iOS 26 on.
  public static let rowSeparator = system("row-separator", 0xE7E7E8, 0x38383B)
  /// The colours of text and of its background on a device's screen.
  public static let label = system("label", 0x000000, 0xFFFFFF)
  public static let screen = system("screen", 0xFFFFFF, 0x000000)
  /// The system's fills by level, the strongest first: one grey, more opaque in the dark appearance.
  package static let fills = [
    fill("fill", 0.2, 0.36), controlFill, fill("fill-3", 0.12, 0.24), fill("fill-4", 0.08, 0.18),
  ]
  /// The fill of a control's passive parts: tracks, fields, placeholders.
  public static let controlFill = fill("control-fill", 0.16, 0.32)
  public static let placeholder = hierarchical("placeholder", 0x3C3C43, 0xEBEBF5, 0.3)

  private static func fill(_ name: String, _ light: Double, _ dark: Double) -> Ink {
    Ink(light: RGBA(hex: 0x787880, opacity: light), dark: RGBA(hex: 0x787880, opacity: dark), name: name)
  }

  private static func hierarchical(_ name: String, _ light: UInt32, _ dark: UInt32, _ opacity: Double) -> Ink {
    system(name, light, dark, opacity: opacity)
  }

  /// All colours with a name, for style sheets.
  public static let allNamed: [Ink] =
    [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
      .white, .primary, .secondary, .tertiary, .quaternary, .quinary, .background, .secondaryBackground,
      .tertiaryBackground, .groupedBackground, .groupedRow, .tertiaryGrouped, .separator, .rowSeparator, .label,
      .screen, .placeholder,
      .gray2, .gray3, .gray4, .gray5,
      .gray6,
    ] + fills + ios18.values.sorted { $0.name ?? "" < $1.name ?? "" }

  /// The colours that iOS 18 and earlier versions had in place of the current ones, by the current names.
  static let ios18: [String: Ink] = {
    let colors: [(String, UInt32, UInt32)] = [
      ("red", 0xFF3B30, 0xFF453A),
      ("orange", 0xFF9500, 0xFF9F0A),
      ("yellow", 0xFFCC00, 0xFFD60A),
      ("mint", 0x00C7BE, 0x63E6E2),
      ("teal", 0x30B0C7, 0x40C8E0),
      ("cyan", 0x32ADE6, 0x64D2FF),
      ("blue", 0x007AFF, 0x0A84FF),
      ("indigo", 0x5856D6, 0x5E5CE6),
      ("purple", 0xAF52DE, 0xBF5AF2),
      ("brown", 0xA2845E, 0xAC8E68),
    ]
    return Dictionary(
      colors.map { ($0.0, system($0.0 + "-18", $0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })
  }()

  public var isClear: Bool { light.opacity == 0 && dark.opacity == 0 }
}
