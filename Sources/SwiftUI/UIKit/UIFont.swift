import Foundation
import VitrineUI

/// A font as UIKit names it.
public final class UIFont: Sendable {
  let font: Font
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) { (self.font, pointSize) = (font, size) }

  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: Double(size)), size) }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: Double(size)), size) }
  public static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont {
    UIFont(.system(size: Double(size), weight: weight), size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: Double(size)).italic(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont {
    UIFont(.system(size: Double(size), weight: weight, design: .monospaced), size)
  }
  /// Returns the font of a text style at the standard size.
  ///
  /// Source: https://developer.apple.com/design/human-interface-guidelines/typography
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.font, style.size) }
  /// The names of installed fonts: none: figures have the fonts that come with them.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension UIFont {
  /// A text style as UIKit names it.
  public struct TextStyle: Hashable, Sendable {
    let font: Font
    let size: CGFloat
    public static let largeTitle = TextStyle(font: .largeTitle, size: 34)
    public static let title1 = TextStyle(font: .title, size: 28)
    public static let title2 = TextStyle(font: .title2, size: 22)
    public static let title3 = TextStyle(font: .title3, size: 20)
    public static let headline = TextStyle(font: .headline, size: 17)
    public static let body = TextStyle(font: .body, size: 17)
    public static let callout = TextStyle(font: .callout, size: 16)
    public static let subheadline = TextStyle(font: .subheadline, size: 15)
    public static let footnote = TextStyle(font: .footnote, size: 13)
    public static let caption1 = TextStyle(font: .caption, size: 12)
    public static let caption2 = TextStyle(font: .caption2, size: 11)
  }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
