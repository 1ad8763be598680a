import Foundation
import VitrineLayout
import VitrineUI

/// The screen as UIKit names it: that of the phone for which figures are drawn.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  /// The bounds of the screen, in points.
  public var bounds: Rect { Rect(x: 0, y: 0, width: 393, height: 852) }
  public var nativeBounds: Rect { Rect(x: 0, y: 0, width: 1179, height: 2556) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat { 0.5 }
}

/// The device as UIKit names it.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "26.0" }
  public var orientation: UIDeviceOrientation { .portrait }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { -1 }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac, vision
}

/// The app as UIKit names it. Figures open no addresses and have no settings.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationDidTakeScreenshot")

  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Feedback as UIKit plays it. Figures play none.
public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// Feedback of an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the objects in an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) {}
  public override init() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback of a selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

/// The pasteboard as UIKit names it, which stays empty.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()
  public var string: String? {
    get { nil }
    set {}
  }
  public var strings: [String]? {
    get { nil }
    set {}
  }
}

/// An image as UIKit names it: a file of the site by its name, or a symbol.
public final class UIImage: Hashable {
  let image: Image
  public var size: Size { image._size }

  public init?(named name: String) { image = Image(name) }
  public init?(systemName name: String) { image = Image(systemName: name) }
  /// Creates an image from data, which figures don't read.
  public init?(data: Data) { return nil }
  public init?(contentsOfFile path: String) { return nil }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.image == b.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
  /// Creates an image from one of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
