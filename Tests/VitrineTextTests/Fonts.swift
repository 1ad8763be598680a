import TestSupport
import Testing
import VitrineText

/// What the tests of this module share.
enum Fonts {
  static let areThere = TestAssets.typesetter.failure == nil
  static let missingMessage: Comment = "the fonts are missing: run Scripts/prepare-fonts"

  static func set(
    _ text: String, _ profile: TypographyProfile = .book, _ style: TextStyle = .body, width: Double? = nil,
    height: Double? = nil, change: (inout TextOptions) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextOptions(profile: profile)
    change(&options)
    let run = StyledText.Run(text: text, font: profile.font(for: style), textStyle: style)
    return TestAssets.typesetter.layout(StyledText([run]), options: options, width: width, height: height)
  }
}

extension Fonts {
  /// Whether this machine has a font for every character: those of Chinese, Japanese, Korean and emoji come with the system.
  static func covers(_ text: String) -> Bool {
    let run = StyledText.Run(text: text, font: FontFace(size: 14))
    return TestAssets.typesetter.remarks(on: StyledText([run]), options: TextOptions(profile: .book)).isEmpty
  }
}
