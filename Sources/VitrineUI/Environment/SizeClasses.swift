/// How much room there is along an axis, as devices tell.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

/// What a device tells the views on it of the room that there is.
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
  /// Those of the device; `nil` where none is meant.
  package var sizeClasses: SizeClasses? {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// A phone's where no device is meant.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses?.horizontal ?? .compact }
    set { sizeClasses = SizeClasses(newValue ?? .compact, verticalSizeClass ?? .regular) }
  }

  /// A phone's, held upright, where no device is meant.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses?.vertical ?? .regular }
    set { sizeClasses = SizeClasses(horizontalSizeClass ?? .compact, newValue ?? .regular) }
  }
}

/// Whether an app is in front.
public enum ScenePhase: String, Hashable, Sendable, CaseIterable, Comparable {
  case background, inactive, active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
