/// The amount of space that a device has along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

/// The size classes of a device along both axes.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: UserInterfaceSizeClass
  public var vertical: UserInterfaceSizeClass

  public init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

private struct SizeClassesKey: EnvironmentKey {
  static let defaultValue: SizeClasses? = nil
}

extension EnvironmentValues {
  /// The size classes of the device; `nil` for a figure without a device.
  package var sizeClasses: SizeClasses? {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// The horizontal size class; that of a phone for a figure without a device.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses?.horizontal ?? .compact }
    set { sizeClasses = SizeClasses(newValue ?? .compact, verticalSizeClass ?? .regular) }
  }

  /// The vertical size class; that of a phone in portrait for a figure without a device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses?.vertical ?? .regular }
    set { sizeClasses = SizeClasses(horizontalSizeClass ?? .compact, newValue ?? .regular) }
  }
}

/// The phase of an app: in the foreground or in the background.
public enum ScenePhase: String, Hashable, Sendable, CaseIterable, Comparable {
  case background, inactive, active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
