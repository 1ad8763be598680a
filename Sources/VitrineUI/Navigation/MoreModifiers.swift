import Foundation
import VitrineLayout

extension View {
  /// Turns the view around an axis, drawn without perspective.
  ///
  /// - Parameters:
  ///   - angle: the angle of the turn.
  ///   - axis: the axis of the turn.
  ///   - anchor: the point that stays in place.
  ///   - anchorZ: without effect: turns are drawn without perspective.
  ///   - perspective: without effect: turns are drawn without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(
      angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor,
      perspective: Double(perspective))
  }

  /// Shows a screen while a binding has a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return navigationDestination(isPresented: isPresented) {
      item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Adds a search field below the title.
  ///
  /// - Parameters:
  ///   - text: the searched text.
  ///   - placement: without effect: search fields are drawn below the title.
  ///   - prompt: the text of the empty field.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = nil) -> some View {
    searchable(text: text, prompt: prompt)
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement, prompt: some StringProtocol
  ) -> some View { searchable(text: text, prompt: prompt) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, prompt: prompt) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searchable(text: text, prompt: prompt) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, prompt: prompt) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchable(text: text, prompt: prompt) }

  /// Adds buttons to an edge of a list's row, which a swipe reveals.
  ///
  /// - Parameters:
  ///   - edge: the edge of the row.
  ///   - allowsFullSwipe: without effect: a swipe goes as far as the buttons do.
  ///   - content: the buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> some View { modifier(SwipeActionsModifier(edge == .leading ? .leading : .trailing) { content() }) }

  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(label.key) }
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title.key) }
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationBarTitle(title.key, displayMode: displayMode) }

  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Prevents updates of the view while its value is equal. Figures are drawn anew each time.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { indexViewStyle(style.style) }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void = {}
  ) -> some View { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { coordinateSpace(name: name.name) }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(name: "\(name)") }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Prints the reasons of the view's updates. Figures have none.
  public static func _printChanges() {}
  public static func _logChanges() {}
}

/// A turn of the digital crown. Figures have none.
public struct DigitalCrownEvent: Sendable {
  /// The place, in points or in the units of the binding.
  public let offset: Double
  /// The speed, in offsets per second.
  public let velocity: Double
}

/// A view that is updated only when its value changes.
public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

/// The place of a search field.
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, toolbar, sidebar, navigationBarDrawer, toolbarPrincipal
  case drawer(NavigationBarDrawerDisplayMode)

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .drawer(displayMode)
  }

  /// Whether a search field stays visible.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

/// An edge on a horizontal axis.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The style of a page indicator.
public struct PageIndexViewStyle {
  let style: IndexViewStyle
  public init(backgroundDisplayMode: IndexViewStyle.BackgroundDisplayMode = .automatic) {
    style = .page(backgroundDisplayMode: backgroundDisplayMode)
  }
  public typealias BackgroundDisplayMode = IndexViewStyle.BackgroundDisplayMode
}

/// The way of a digital crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  let name: String
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: "\(name)") }
}

extension CoordinateSpace {
  @_disfavoredOverload
  public static func named<T: Hashable>(_ name: T) -> CoordinateSpace { .named("\(name)") }
  /// The space of the nearest scroll view.
  public static var scrollView: CoordinateSpace { .named(scrollViewName()) }
  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(scrollViewName(axis)) }
  /// The name by which geometry finds scroll views; no other space has it.
  static func scrollViewName(_ axis: Axis? = nil) -> String { "\u{0}scrollView" + (axis.map { ".\($0)" } ?? "") }
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
