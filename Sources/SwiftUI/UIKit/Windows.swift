import Foundation
import VitrineLayout
import VitrineUI

/// Distances inwards from each edge, as UIKit names them.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets()
}

/// The window as UIKit names it: the phone's for which figures are drawn.
open class UIWindow: UIView {
  public var isKeyWindow: Bool { true }
  public var rootViewController: UIViewController? { UIViewController() }
  public override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, bottom: 34) }
}

/// A scene as UIKit names it.
open class UIScene: NSObject {
  /// Whether people use a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene of the window.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [UIWindow(frame: UIScreen.main.bounds)] }
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
}

extension UIApplication {
  public var windows: [UIWindow] { [UIWindow(frame: UIScreen.main.bounds)] }
  public var keyWindow: UIWindow? { windows.first }
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
}
