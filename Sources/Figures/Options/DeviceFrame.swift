import VitrineLayout
import VitrineText
import VitrineUI

/// A device's screen, in points, as published by Apple.
package struct DeviceFrame: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// The insets of bars and corners from the edges of the screen, in points.
  package var safeArea: EdgeInsets
  /// The number of pixels per point.
  package var scale: Double
  /// The radius of the screen's corners, in points.
  package var cornerRadius: Double

  package var safeWidth: Double { width - safeArea.total(along: .horizontal) }
  package var safeHeight: Double { height - safeArea.total(along: .vertical) }
}

extension FigureOptions.Device {
  package var frame: DeviceFrame {
    switch self {
    case .iphone:
      DeviceFrame(width: 393, height: 852, safeArea: EdgeInsets(top: 59, bottom: 34), scale: 3, cornerRadius: 55)
    case .iphoneLandscape:
      DeviceFrame(
        width: 852, height: 393, safeArea: EdgeInsets(leading: 59, bottom: 21, trailing: 59), scale: 3,
        cornerRadius: 55)
    case .ipad:
      DeviceFrame(width: 820, height: 1180, safeArea: EdgeInsets(top: 24, bottom: 20), scale: 2, cornerRadius: 18)
    case .watch:
      DeviceFrame(width: 198, height: 242, safeArea: EdgeInsets(top: 37, bottom: 5), scale: 2, cornerRadius: 40)
    case .mac: DeviceFrame(width: 800, height: 600, safeArea: EdgeInsets(top: 28), scale: 2, cornerRadius: 10)
    }
  }

  /// The type of device around the screen.
  package var form: Rendering.Screen.Form {
    switch self {
    case .iphone: .phone
    case .iphoneLandscape: .phoneOnItsSide
    case .ipad: .tablet
    case .watch: .watch
    case .mac: .window
    }
  }

  /// The device's size classes.
  package var sizeClasses: SizeClasses {
    switch self {
    case .iphone, .watch: SizeClasses(.compact, .regular)
    case .iphoneLandscape: SizeClasses(.compact, .compact)
    case .ipad, .mac: SizeClasses(.regular, .regular)
    }
  }
}
