import Foundation
import VitrineLayout
import VitrineUI

// The appearance of UIKit's bars and lists, which apps set before SwiftUI could. Figures draw bars and lists in their
// own way: all of this is without effect.

extension UIView {
  /// Returns a proxy whose properties have no effect.
  public static func appearance() -> Self {
    guard let proxy = Self(coder: NSKeyedArchiver(requiringSecureCoding: true)) else {
      preconditionFailure("\(Self.self) cannot be made from an archive, and so has no appearance")
    }
    return proxy
  }
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

/// A segmented control of UIKit.
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A page indicator of UIKit.
public final class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// A switch of UIKit.
public final class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// A slider of UIKit.
public final class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var isContinuous = true
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
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
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
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of an item of a tab bar of UIKit.
public final class UITabBarItemAppearance {
  /// The appearance of an item in a state.
  public final class State {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var badgeBackgroundColor: UIColor?
  }
  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()
  public init() {}
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
