import VitrineLayout

/// The reasons for a safe area at the edges of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The bars, corners and other permanent parts of the device and the containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which figures never show.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view beyond the edges of the safe area that it touches, if the regions include the container's.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    ignoresSafeArea(edges: regions.contains(.container) ? edges : [])
  }
}
