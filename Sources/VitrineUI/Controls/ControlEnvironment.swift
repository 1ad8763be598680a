import VitrineLayout
import VitrineText

/// The size of a control.
public enum ControlSize: String, Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

/// The border shape of buttons.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  /// A rectangle with rounded corners of a radius in points. Not in SwiftUI under this name.
  case rounded(radius: Double)

  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .rounded(radius: radius) }
}

/// The visibility of an interface element.
public enum Visibility: String, Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

/// The place of a control, as far as its appearance depends on it.
enum ControlPlace: Hashable, Sendable {
  case anywhere
  /// In a row of a list or form.
  case row
  /// In a bar of a navigation container.
  case toolbar
  case tabBar
  /// Among the commands of a menu.
  case menu
}

struct ControlPlaceKey: EnvironmentKey {
  static let defaultValue = ControlPlace.anywhere
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }

  /// Returns a length that is given for body text of 17 points, scaled to the profile's body text and rounded to whole
  /// pixels.
  func points(_ length: Double) -> Double {
    let factor = text.profile.font(for: .body).size / 17
    return (length * factor * text.scale).rounded() / text.scale
  }

  func insets(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
    EdgeInsets(
      top: points(vertical), leading: points(horizontal), bottom: points(vertical), trailing: points(horizontal))
  }
}

extension View {
  /// Sets whether the controls inside are disabled. Disabled controls are drawn faint and ignore events.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
  public func controlSize(_ size: ControlSize) -> some View { changingEnvironment { $0.controlSize = size } }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment { $0[ButtonBorderShapeKey.self] = shape }
  }
  /// Hides the labels of the controls inside.
  public func labelsHidden() -> some View { changingEnvironment { $0[LabelsHiddenKey.self] = true } }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0[LabelsHiddenKey.self] = visibility == .hidden }
  }

  /// Changes the traits of the view's nodes, which the container around the view reads.
  func trait(_ change: @escaping (inout ViewTraits) -> Void) -> some View {
    modifier(NodeChange { change(&$0.traits) })
  }
}
