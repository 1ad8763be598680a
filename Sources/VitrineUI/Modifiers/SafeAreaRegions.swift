import VitrineLayout

/// What keeps content away from the edges of a window.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Bars, corners and what else is always there.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard, which is not there in a picture at rest.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach over the edges of the safe area that it touches, as far as the regions make it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    ignoresSafeArea(edges: regions.contains(.container) ? edges : [])
  }
}
