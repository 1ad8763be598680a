import Foundation
import VitrineLayout
import VitrineUI

// The appearance of UIKit's bars and lists, which apps set before SwiftUI could. Figures draw bars and lists in their
// own way: all of this is without effect.

/// A view of UIKit, as a proxy of the appearance of all views of its class.
open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var isOpaque = true

  public required override init() { super.init() }

  /// Returns a proxy whose properties have no effect.
  public static func appearance() -> Self { Self() }
}

/// A scrolling view of UIKit.
open class UIScrollView: UIView {
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}

/// A list of UIKit.
public final class UITableView: UIScrollView {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var tableFooterView: UIView?
  public var allowsSelection = true
}

/// A row of a list of UIKit.
public final class UITableViewCell: UIView {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// A grid of UIKit.
public final class UICollectionView: UIScrollView {}

/// A text editor of UIKit.
open class UITextView: UIScrollView {}

/// A text field of UIKit.
open class UITextField: UIView {
  /// Whether a button clears the field.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
}

/// A segmented control of UIKit.
public final class UISegmentedControl: UIView {
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
}

/// The state of a control of UIKit.
public enum UIControlState: Hashable, Sendable { case normal, highlighted, disabled, selected }

/// A page indicator of UIKit.
public final class UIPageControl: UIView {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// A switch of UIKit.
public final class UISwitch: UIView {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// A slider of UIKit.
public final class UISlider: UIView {
  public var thumbTintColor: UIColor?
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
}

/// A navigation bar of UIKit.
public final class UINavigationBar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var shadowImage: UIImage?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A tab bar of UIKit.
public final class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The appearance of a bar of UIKit.
open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public init() {}
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar of UIKit.
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar of UIKit.
public final class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

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
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
