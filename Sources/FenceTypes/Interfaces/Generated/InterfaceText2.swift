// Written by `make generate` from declarations.

extension InterfaceText {
  static let part2 = InterfacePart(
    starts: [
      0, 2011, 2140, 2284, 2358, 2802, 2878, 2966, 3101, 3155, 3373, 3859, 4110, 4495, 4821, 5133,
      5675, 5886, 6053, 6183, 6872, 7023, 7624, 7940, 7997, 8156, 8646, 9378, 9646, 9704, 9856, 9909,
      10018, 10498, 10904, 11352, 11410, 11472, 11505, 11580, 11665, 12163, 12258, 12301, 12427, 12715, 18170, 18203,
      18377, 18412, 18535, 19018, 19231, 19579, 19644, 19713, 19788, 19882, 19951, 20012, 20079, 20458, 20654, 20894,
      21305, 22593, 23235, 23583, 23725, 24175, 26852, 27263, 27498, 27575, 27875, 28274, 28429, 28682, 28859, 28904,
      28948, 29070, 30537, 30695, 30802, 30862, 31281, 31574, 32159, 32302, 32467, 32677, 32729, 32779, 32966, 33095,
      37322, 37554, 37773, 37858, 38051, 38142, 38898, 39508, 40552, 40595, 40671, 40969, 41216, 41562, 41703, 42325,
      43225, 43268, 43304, 43610, 44249, 44518, 44681, 44857, 45132, 45295, 45515, 45695, 45823, 45992, 46156, 46320,
      48199, 48268, 48512, 48698, 49919, 50227, 50422, 50488, 50552, 51775, 51965, 52329, 52588, 52934, 53073, 53451,
      53979, 54499, 54822, 55104, 55150, 55232, 55367, 55906, 56318, 56668, 56791, 56914, 56982, 57079, 57234, 57558,
      57600, 57996, 58567, 58699, 58940, 59185, 59280, 59812, 60095, 60234, 60334, 60379, 60436, 60491, 60634, 61005,
      62113, 62249, 62374, 62634, 62714, 62811, 62933, 62973, 63120, 63282, 63507, 64749, 64946, 65146, 67113, 67185,
      67263, 67327, 67775, 67846, 67993, 68089, 68185, 68281, 68375, 68602, 69042, 69114, 70104, 70165, 70228, 70424,
      70697, 70781, 71128, 71840, 72324, 72642, 72686, 72748, 72797, 73380, 73420, 73458, 74138, 74805, 75461, 75504,
      75580, 75703, 76136, 76466, 76518, 76612, 76759, 78443, 78485, 78538, 78717, 78953, 79136, 79222, 79447, 79588,
      79762, 81928, 82139, 82327, 82509,
    ],
    text: #"""
      >Dictionary|extension Dictionary: Equatable {}
      >Dictionary|extension Dictionary: Hashable {}
      >Dictionary|extension Dictionary {}
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      removeValue|mutating func removeValue(forKey key: Key) -> Value?
      >Dictionary|struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {}
      init|init()
      init|init(minimumCapacity: Int)
      init|init<S: Sequence>(uniqueKeysWithValues keysAndValues: S)
      init|init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      init|init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
      description|var description: String { get }
      capacity|var capacity: Int { get }
      keys|var keys: [Key] { get }
      values|var values: [Value] { get }
      filter|func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
      mapValues|func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      compactMapValues|func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      merging|func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      merging|func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      updateValue|mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      removeValue|mutating func removeValue(forKey key: Key) -> Value?
      removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
      merge|mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      merge|mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      popFirst|mutating func popFirst() -> Element?
      reserveCapacity|mutating func reserveCapacity(_ n: Int)
      subscript|subscript(key: Key) -> Value? { get }
      subscript|subscript(key: Key, default defaultValue: Value) -> Value { get }
      !DigitalCrownEvent|struct DigitalCrownEvent: Sendable {}
      offset|var offset: Double { get }
      velocity|var velocity: Double { get }
      !DigitalCrownRotationalSensitivity|enum DigitalCrownRotationalSensitivity: Hashable, Sendable {}
      low|case low
      medium|case medium
      high|case high
      >Dimension|class Dimension: Hashable {}
      symbol|var symbol: String { get }
      !DisclosureGroup|struct DisclosureGroup: PrimitiveView {}
      init|init( isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)
      !DismissAction|struct DismissAction {}
      callAsFunction|func callAsFunction()
      !DismissSearchAction|struct DismissSearchAction {}
      callAsFunction|func callAsFunction()
      !DismissWindowAction|struct DismissWindowAction {}
      callAsFunction|func callAsFunction()
      callAsFunction|func callAsFunction(id: String)
      !Divider|struct Divider: PrimitiveView {}
      init|init()
      !DividerRule|struct DividerRule: ChildlessLayoutRule {}
      thickness|var thickness: Double { get set }
      init|init(thickness: Double)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      >Double|struct Double: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
      init|init()
      init|init?(_ text: some StringProtocol)
      init|init(bitPattern: UInt64)
      bitPattern|var bitPattern: UInt64 { get }
      !Double|extension Double: Animatable {}
      !Double|extension Double {}
      !Double|extension Double: VectorArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !Double|extension Double: Plottable {}
      !DragGesture|struct DragGesture: PrimitiveGesture {}
      minimumDistance|var minimumDistance: Double { get set }
      coordinateSpace|var coordinateSpace: CoordinateSpace { get set }
      init|init(minimumDistance: Double = 0, coordinateSpace: CoordinateSpace = 0)
      !DragGesture.Value|struct Value: Equatable, Sendable {}
      time|var time: Date { get set }
      location|var location: Point { get set }
      startLocation|var startLocation: Point { get set }
      translation|var translation: Size { get }
      velocity|var velocity: Size { get }
      predictedEndLocation|var predictedEndLocation: Point { get }
      predictedEndTranslation|var predictedEndTranslation: Size { get }
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|struct DrawnPath: Hashable, Sendable {}
      elements|var elements: [Element] { get set }
      evenOdd|var evenOdd: Bool { get set }
      init|init(_ elements: [Element] = 0, evenOdd: Bool = 0)
      !DrawnPath|extension DrawnPath {}
      !DrawnPath.Element|enum Element: Hashable, Sendable {}
      move|case move(Point)
      line|case line(Point)
      quad|case quad(Point, control: Point)
      cubic|case cubic(Point, control1: Point, control2: Point)
      close|case close
      !DrawnPath.Element|extension DrawnPath.Element {}
      !DrawnPath.Element|extension DrawnPath.Element {}
      !DropDelegate|protocol DropDelegate {}
      validateDrop|func validateDrop(info: DropInfo) -> Bool
      performDrop|func performDrop(info: DropInfo) -> Bool
      dropEntered|func dropEntered(info: DropInfo)
      dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
      dropExited|func dropExited(info: DropInfo)
      !DropDelegate|extension DropDelegate {}
      validateDrop|func validateDrop(info: DropInfo) -> Bool
      dropEntered|func dropEntered(info: DropInfo)
      dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
      dropExited|func dropExited(info: DropInfo)
      !DropInfo|struct DropInfo {}
      location|var location: Point { get }
      hasItemsConforming|func hasItemsConforming(to types: [String]) -> Bool
      itemProviders|func itemProviders(for types: [String]) -> [NSItemProvider]
      !DropOperation|enum DropOperation: Hashable, Sendable {}
      cancel|case cancel
      forbidden|case forbidden
      copy|case copy
      move|case move
      delete|case delete
      alias|case alias
      !DropProposal|struct DropProposal: Sendable {}
      operation|var operation: DropOperation { get }
      init|init(operation: DropOperation)
      >Duration|struct Duration: Hashable, Comparable, Sendable {}
      seconds|static func seconds(_ seconds: Int) -> Duration
      seconds|static func seconds(_ seconds: Double) -> Duration
      milliseconds|static func milliseconds(_ milliseconds: Int) -> Duration
      milliseconds|static func milliseconds(_ milliseconds: Double) -> Duration
      microseconds|static func microseconds(_ microseconds: Int) -> Duration
      microseconds|static func microseconds(_ microseconds: Double) -> Duration
      nanoseconds|static func nanoseconds(_ nanoseconds: Int) -> Duration
      zero|static var zero: Duration { get }
      components|var components: (seconds: Int64, attoseconds: Int64) { get }
      description|var description: String { get }
      !DynamicProperty|protocol DynamicProperty {}
      update|mutating func update()
      !DynamicProperty|extension DynamicProperty {}
      update|mutating func update()
      !DynamicTypeSize|enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {}
      xSmall|case xSmall
      small|case small
      medium|case medium
      large|case large
      xLarge|case xLarge
      xxLarge|case xxLarge
      xxxLarge|case xxxLarge
      accessibility1|case accessibility1
      accessibility2|case accessibility2
      accessibility3|case accessibility3
      accessibility4|case accessibility4
      accessibility5|case accessibility5
      <|static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
      isAccessibilitySize|var isAccessibilitySize: Bool { get }
      !DynamicTypeSize|typealias DynamicTypeSize = VitrineText.DynamicTypeSize
      !DynamicViewContent|protocol DynamicViewContent: View {}
      data|var data: Data { get }
      !DynamicViewContent|extension DynamicViewContent {}
      onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
      !DynamicViewContent.Data|associatedtype Data: Collection
      !Edge|enum Edge: Int8, Hashable, Sendable, CaseIterable {}
      top|case top
      leading|case leading
      bottom|case bottom
      trailing|case trailing
      !Edge|extension Edge {}
      !Edge.Set|extension Edge.Set {}
      !Edge.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int8 { get }
      init|init(rawValue: Int8)
      init|init(_ edge: Edge)
      top|static var top: Set { get }
      leading|static var leading: Set { get }
      bottom|static var bottom: Set { get }
      trailing|static var trailing: Set { get }
      horizontal|static var horizontal: Set { get }
      vertical|static var vertical: Set { get }
      all|static var all: Set { get }
      contains|func contains(_ edge: Edge) -> Bool
      !EdgeInsets|extension EdgeInsets {}
      !EdgeInsets|struct EdgeInsets: Hashable, Sendable {}
      top|var top: Double { get set }
      leading|var leading: Double { get set }
      bottom|var bottom: Double { get set }
      trailing|var trailing: Double { get set }
      init|init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0)
      init|init(_ edges: Edge.Set, _ length: Double)
      zero|static var zero: EdgeInsets { get }
      subscript|subscript(edge: Edge) -> Double { get set }
      total|func total(along axis: Axis) -> Double
      !EdgeInsets|extension EdgeInsets: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> { get set }
      !EdgeInsets|extension EdgeInsets {}
      !EditActions|struct EditActions<Data>: OptionSet, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      move|static var move: EditActions<Data> { get }
      delete|static var delete: EditActions<Data> { get }
      all|static var all: EditActions<Data> { get }
      !EditButton|struct EditButton: ControlView {}
      init|init()
      !EditMode|enum EditMode: Hashable, Sendable {}
      inactive|case inactive
      transient|case transient
      active|case active
      isEditing|var isEditing: Bool { get }
      !EffectfulView|extension EffectfulView: ViewGroup {}
      !Ellipse|struct Ellipse: _MovableOutline {}
      init|init()
      path|func path(in rect: Rect, inset: Double) -> Path
      !EllipticalGradient|struct EllipticalGradient: StyleView, Sendable {}
      init|init( gradient: Gradient, center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      !EllipticalGradient|extension EllipticalGradient {}
      init|init( colors: [Color], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      init|init( stops: [Gradient.Stop], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      !EmptyAnimatableData|struct EmptyAnimatableData: VectorArithmetic {}
      init|init()
      zero|static var zero: EmptyAnimatableData { get }
      +|static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      -|static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !EmptyMatchedTransitionSourceConfiguration|struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
      background|func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration
      clipShape|func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration
      shadow|func shadow( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> EmptyMatchedTransitionSourceConfiguration
      !EmptyView|struct EmptyView: PrimitiveView {}
      init|init()
      !EmptyVisualEffect|struct EmptyVisualEffect: PrimitiveView {}
      >Encodable|protocol Encodable {}
      >EnumeratedSequence|struct EnumeratedSequence<Base: Sequence>: Sequence {}
      >EnumeratedSequence.Element|typealias Element = (offset: Int, element: Base.Element)
      !Environment|extension Environment: DynamicProperty {}
      !Environment|@propertyWrapper struct Environment<Value> {}
      init|init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      wrappedValue|var wrappedValue: Value { get }
      !Environment|extension Environment where Value: AnyObject & Observable {}
      init|init(_ type: Value.Type)
      !Environment|extension Environment {}
      init|init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object?
      !Environment|extension Environment: SourcedProperty {}
      !EnvironmentKey|protocol EnvironmentKey {}
      defaultValue|static var defaultValue: Value { get }
      !EnvironmentKey.Value|associatedtype Value
      !EnvironmentModifier|protocol EnvironmentModifier: PrimitiveModifier {}
      !EnvironmentModifier|extension EnvironmentModifier {}
      !EnvironmentObject|extension EnvironmentObject: DynamicProperty {}
      !EnvironmentObject|@propertyWrapper struct EnvironmentObject<Object: _ObservedObject> {}
      init|init()
      wrappedValue|var wrappedValue: Object { get }
      projectedValue|var projectedValue: ObservedObject<Object>.Wrapper { get }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      controlSize|var controlSize: ControlSize { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      sizeCategory|var sizeCategory: ContentSizeCategory { get set }
      !EnvironmentValues|struct EnvironmentValues {}
      init|init()
      subscript|subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get set }
      text|var text: TextEnvironment { get set }
      layoutDirection|var layoutDirection: _ { get set }
      colorScheme|var colorScheme: _ { get set }
      isEnabled|var isEnabled: Bool { get set }
      tint|var tint: Color? { get set }
      safeAreaInsets|var safeAreaInsets: _ { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      pixelLength|var pixelLength: Double { get }
      displayScale|var displayScale: Double { get set }
      dynamicTypeSize|var dynamicTypeSize: DynamicTypeSize { get set }
      font|var font: Font? { get set }
      lineLimit|var lineLimit: Int? { get set }
      lineSpacing|var lineSpacing: Double { get set }
      multilineTextAlignment|var multilineTextAlignment: TextOptions.Alignment { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      horizontalSizeClass|var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      verticalSizeClass|var verticalSizeClass: UserInterfaceSizeClass? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      badgeProminence|var badgeProminence: BadgeProminence { get set }
      backgroundProminence|var backgroundProminence: BackgroundProminence { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      headerProminence|var headerProminence: Prominence { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      defaultMinListRowHeight|var defaultMinListRowHeight: CGFloat { get set }
      defaultMinListHeaderHeight|var defaultMinListHeaderHeight: CGFloat? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      redactionReasons|var redactionReasons: RedactionReasons { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      dismiss|var dismiss: DismissAction { get }
      isPresented|var isPresented: Bool { get }
      presentationMode|var presentationMode: Binding<PresentationMode> { get }
      openURL|var openURL: OpenURLAction { get set }
      refresh|var refresh: RefreshAction? { get }
      openWindow|var openWindow: OpenWindowAction { get }
      dismissWindow|var dismissWindow: DismissWindowAction { get }
      openSettings|var openSettings: OpenSettingsAction { get }
      rename|var rename: RenameAction? { get }
      isSearching|var isSearching: Bool { get }
      dismissSearch|var dismissSearch: DismissSearchAction { get }
      supportsMultipleWindows|var supportsMultipleWindows: Bool { get }
      editMode|var editMode: Binding<EditMode>? { get set }
      scenePhase|var scenePhase: ScenePhase { get set }
      locale|var locale: Locale { get set }
      calendar|var calendar: Calendar { get set }
      timeZone|var timeZone: TimeZone { get set }
      isFocused|var isFocused: Bool { get }
      isScrollEnabled|var isScrollEnabled: Bool { get set }
      autocorrectionDisabled|var autocorrectionDisabled: Bool { get set }
      allowsTightening|var allowsTightening: Bool { get set }
      minimumScaleFactor|var minimumScaleFactor: Double { get set }
      truncationMode|var truncationMode: Text.TruncationMode { get set }
      textCase|var textCase: Text.Case? { get set }
      imageScale|var imageScale: Image.Scale { get set }
      legibilityWeight|var legibilityWeight: LegibilityWeight? { get set }
      colorSchemeContrast|var colorSchemeContrast: ColorSchemeContrast { get }
      controlActiveState|var controlActiveState: ControlActiveState { get }
      isLuminanceReduced|var isLuminanceReduced: Bool { get }
      isSceneCaptured|var isSceneCaptured: Bool { get }
      isHoverEffectEnabled|var isHoverEffectEnabled: Bool { get }
      accessibilityEnabled|var accessibilityEnabled: Bool { get }
      accessibilityReduceMotion|var accessibilityReduceMotion: Bool { get }
      accessibilityReduceTransparency|var accessibilityReduceTransparency: Bool { get }
      accessibilityDifferentiateWithoutColor|var accessibilityDifferentiateWithoutColor: Bool { get }
      accessibilityInvertColors|var accessibilityInvertColors: Bool { get }
      accessibilityShowButtonShapes|var accessibilityShowButtonShapes: Bool { get }
      accessibilityVoiceOverEnabled|var accessibilityVoiceOverEnabled: Bool { get }
      accessibilitySwitchControlEnabled|var accessibilitySwitchControlEnabled: Bool { get }
      accessibilityLargeContentViewerEnabled|var accessibilityLargeContentViewerEnabled: Bool { get }
      accessibilityDimFlashingLights|var accessibilityDimFlashingLights: Bool { get }
      accessibilityPlayAnimatedImages|var accessibilityPlayAnimatedImages: Bool { get }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      backgroundStyle|var backgroundStyle: AnyShapeStyle? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      symbolVariants|var symbolVariants: SymbolVariants { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      >Equatable|protocol Equatable {}
      !EquatableView|struct EquatableView<Content: Equatable & View>: View {}
      content|var content: Content { get set }
      init|init(content: Content)
      body|var body: some View { get }
      >Error|protocol Error: Sendable {}
      !EventFailure|struct EventFailure: Error, Hashable, CustomStringConvertible {}
      description|var description: String { get }
      !EventModifiers|struct EventModifiers: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      capsLock|static var capsLock: EventModifiers { get }
      shift|static var shift: EventModifiers { get }
      control|static var control: EventModifiers { get }
      option|static var option: EventModifiers { get }
      command|static var command: EventModifiers { get }
      numericPad|static var numericPad: EventModifiers { get }
      all|static var all: EventModifiers { get }
      !ExclusiveGesture|struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
      first|var first: First { get set }
      second|var second: Second { get set }
      init|init(_ first: First, _ second: Second)
      !ExclusiveGesture.Value|enum Value {}
      first|case first(First.Value)
      second|case second(Second.Value)
      !ExclusiveGesture.Value|extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
      !ExclusiveGesture.Value|extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
      >ExpressibleByArrayLiteral|protocol ExpressibleByArrayLiteral {}
      >ExpressibleByBooleanLiteral|protocol ExpressibleByBooleanLiteral {}
      >ExpressibleByDictionaryLiteral|protocol ExpressibleByDictionaryLiteral {}
      >ExpressibleByFloatLiteral|protocol ExpressibleByFloatLiteral: ExpressibleByIntegerLiteral {}
      >ExpressibleByIntegerLiteral|protocol ExpressibleByIntegerLiteral {}
      >ExpressibleByNilLiteral|protocol ExpressibleByNilLiteral {}
      >ExpressibleByStringLiteral|protocol ExpressibleByStringLiteral {}
      !Fill|extension Fill {}
      !Fill|extension Fill {}
      !Fill|extension Fill {}
      !Fill|enum Fill: Hashable, Sendable {}
      ink|case ink(Ink)
      linear|case linear(GradientStops, from: Point, to: Point)
      radial|case radial(GradientStops, center: Point, startRadius: Double, endRadius: Double)
      angular|case angular(GradientStops, center: Point, start: Double, end: Double)
      !Fill|extension Fill {}
      !FillStyle|struct FillStyle: Hashable, Sendable {}
      isEOFilled|var isEOFilled: Bool { get set }
      isAntialiased|var isAntialiased: Bool { get set }
      init|init(eoFill: Bool = 0, antialiased: Bool = 0)
      !FixedLeafRule|struct FixedLeafRule: LeafLayoutRule {}
      size|var size: Size { get set }
      init|init(_ size: Size)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      !FixedSizeRule|struct FixedSizeRule: UnaryLayoutRule {}
      axes|var axes: Axis.Set { get set }
      init|init(_ axes: Axis.Set)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      priority|func priority(_ node: LayoutNode) -> Double
      >FixedWidthInteger|protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
      init|init()
      init|init?(_ description: String)
      init|init?<S: StringProtocol>(_ text: S, radix: Int = 0)
      init|init(bigEndian value: Self)
      init|init(littleEndian value: Self)
      max|static var max: Self { get }
      min|static var min: Self { get }
      bitWidth|static var bitWidth: Int { get }
      nonzeroBitCount|var nonzeroBitCount: Int { get }
      leadingZeroBitCount|var leadingZeroBitCount: Int { get }
      byteSwapped|var byteSwapped: Self { get }
      bigEndian|var bigEndian: Self { get }
      littleEndian|var littleEndian: Self { get }
      addingReportingOverflow|func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      subtractingReportingOverflow|func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      multipliedReportingOverflow|func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      dividedReportingOverflow|func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      remainderReportingOverflow|func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
      random|static func random(in range: Range<Self>) -> Self
      random|static func random(in range: ClosedRange<Self>) -> Self
      !FlexibleFrameRule|struct FlexibleFrameRule: UnaryLayoutRule {}
      horizontal|var horizontal: Lengths { get set }
      vertical|var vertical: Lengths { get set }
      alignment|var alignment: Alignment { get set }
      init|init(horizontal: Lengths, vertical: Lengths, alignment: Alignment)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !FlexibleFrameRule.Lengths|struct Lengths {}
      minimum|var minimum: Double? { get set }
      ideal|var ideal: Double? { get set }
      maximum|var maximum: Double? { get set }
      isContradictory|var isContradictory: Bool { get }
      init|init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?)
      !FlexibleFrameRule.Lengths|extension FlexibleFrameRule.Lengths {}
      !FlexibleLeafRule|struct FlexibleLeafRule: LeafLayoutRule {}
      init|init()
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      >Float|struct Float: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
      init|init()
      init|init?(_ text: some StringProtocol)
      init|init(bitPattern: UInt32)
      bitPattern|var bitPattern: UInt32 { get }
      !Float|extension Float: Animatable {}
      !Float|extension Float: VectorArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !Float|extension Float: Plottable {}
      >FloatingPoint|extension FloatingPoint {}
      init|init(_ value: String, format: some FormatStyle) throws
      >FloatingPoint|protocol FloatingPoint: Hashable, Comparable, Strideable {}
      infinity|static var infinity: Self { get }
      nan|static var nan: Self { get }
      signalingNaN|static var signalingNaN: Self { get }
      pi|static var pi: Self { get }
      zero|static var zero: Self { get }
      radix|static var radix: Int { get }
      greatestFiniteMagnitude|static var greatestFiniteMagnitude: Self { get }
      leastNonzeroMagnitude|static var leastNonzeroMagnitude: Self { get }
      leastNormalMagnitude|static var leastNormalMagnitude: Self { get }
      ulpOfOne|static var ulpOfOne: Self { get }
      ulp|var ulp: Self { get }
      sign|var sign: FloatingPointSign { get }
      exponent|var exponent: Int { get }
      significand|var significand: Self { get }
      magnitude|var magnitude: Self { get }
      nextUp|var nextUp: Self { get }
      nextDown|var nextDown: Self { get }
      isNormal|var isNormal: Bool { get }
      isFinite|var isFinite: Bool { get }
      isZero|var isZero: Bool { get }
      isSubnormal|var isSubnormal: Bool { get }
      isInfinite|var isInfinite: Bool { get }
      isNaN|var isNaN: Bool { get }
      isSignalingNaN|var isSignalingNaN: Bool { get }
      isCanonical|var isCanonical: Bool { get }
      floatingPointClass|var floatingPointClass: FloatingPointClassification { get }
      description|var description: String { get }
      hashValue|var hashValue: Int { get }
      rounded|func rounded(_ rule: FloatingPointRoundingRule) -> Self
      rounded|func rounded() -> Self
      round|mutating func round(_ rule: FloatingPointRoundingRule)
      round|mutating func round()
      squareRoot|func squareRoot() -> Self
      formSquareRoot|mutating func formSquareRoot()
      remainder|func remainder(dividingBy other: Self) -> Self
      formRemainder|mutating func formRemainder(dividingBy other: Self)
      truncatingRemainder|func truncatingRemainder(dividingBy other: Self) -> Self
      formTruncatingRemainder|mutating func formTruncatingRemainder(dividingBy other: Self)
      addingProduct|func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      addProduct|mutating func addProduct(_ lhs: Self, _ rhs: Self)
      negate|mutating func negate()
      isEqual|func isEqual(to other: Self) -> Bool
      isLess|func isLess(than other: Self) -> Bool
      isLessThanOrEqualTo|func isLessThanOrEqualTo(_ other: Self) -> Bool
      isTotallyOrdered|func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
      minimum|static func minimum(_ x: Self, _ y: Self) -> Self
      maximum|static func maximum(_ x: Self, _ y: Self) -> Self
      minimumMagnitude|static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
      maximumMagnitude|static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
      advanced|func advanced(by n: Self) -> Self
      distance|func distance(to other: Self) -> Self
      >FloatingPointClassification|enum FloatingPointClassification {}
      signalingNaN|case signalingNaN
      quietNaN|case quietNaN
      negativeInfinity|case negativeInfinity
      negativeNormal|case negativeNormal
      negativeSubnormal|case negativeSubnormal
      negativeZero|case negativeZero
      positiveZero|case positiveZero
      positiveSubnormal|case positiveSubnormal
      positiveNormal|case positiveNormal
      positiveInfinity|case positiveInfinity
      >FloatingPointRoundingRule|enum FloatingPointRoundingRule {}
      toNearestOrAwayFromZero|case toNearestOrAwayFromZero
      toNearestOrEven|case toNearestOrEven
      up|case up
      down|case down
      towardZero|case towardZero
      awayFromZero|case awayFromZero
      >FloatingPointSign|enum FloatingPointSign {}
      plus|case plus
      minus|case minus
      !FocusInteractions|struct FocusInteractions: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      activate|static var activate: FocusInteractions { get }
      edit|static var edit: FocusInteractions { get }
      automatic|static var automatic: FocusInteractions { get }
      !FocusState|extension FocusState: DynamicProperty {}
      !FocusState|@propertyWrapper struct FocusState<Value: Hashable> {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0) where Value == Bool
      init|init<Field: Hashable>(file: String = 0, line: Int = 0, column: Int = 0) where Value == Field?
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !FocusState.Binding|@propertyWrapper struct Binding {}
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !FocusedBinding|@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {}
      init|init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      wrappedValue|var wrappedValue: Value? { get set }
      projectedValue|var projectedValue: Binding<Value?> { get }
      !FocusedValue|@propertyWrapper struct FocusedValue<Value>: DynamicProperty {}
      init|init(_ keyPath: KeyPath<FocusedValues, Value?>)
      wrappedValue|var wrappedValue: Value? { get }
      !FocusedValueKey|protocol FocusedValueKey {}
      !FocusedValueKey.Value|associatedtype Value
      !FocusedValues|struct FocusedValues {}
      subscript|subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
      !Font|extension Font {}
      width|func width(_ width: Width) -> Font
      leading|func leading(_ leading: Leading) -> Font
      smallCaps|func smallCaps() -> Font
      lowercaseSmallCaps|func lowercaseSmallCaps() -> Font
      uppercaseSmallCaps|func uppercaseSmallCaps() -> Font
      !Font|struct Font: Hashable, Sendable {}
      largeTitle|static var largeTitle: Font { get }
      title|static var title: Font { get }
      title2|static var title2: Font { get }
      title3|static var title3: Font { get }
      headline|static var headline: Font { get }
      subheadline|static var subheadline: Font { get }
      body|static var body: Font { get }
      callout|static var callout: Font { get }
      footnote|static var footnote: Font { get }
      caption|static var caption: Font { get }
      caption2|static var caption2: Font { get }
      system|static func system(size: Double, weight: Weight? = 0, design: Design? = 0) -> Font
      system|static func system(size: Double, weight: Weight? = 0, width: Width?, design: Design? = 0) -> Font
      system|static func system(_ style: TextStyle, design: Design? = 0, weight: Weight? = 0) -> Font
      custom|static func custom(_ name: String, size: Double, relativeTo style: TextStyle = 0) -> Font
      custom|static func custom(_ name: String, fixedSize: Double) -> Font
      weight|func weight(_ weight: Weight) -> Font
      bold|func bold() -> Font
      italic|func italic() -> Font
      monospaced|func monospaced() -> Font
      monospacedDigit|func monospacedDigit() -> Font
      !Font|extension Font {}
      !Font|extension Font {}
      init|init(_ font: UIFont)
      !Font.Design|enum Design: String, Hashable, Sendable, CaseIterable {}
      default|case `default`
      serif|case serif
      rounded|case rounded
      monospaced|case monospaced
      !Font.Leading|enum Leading: Hashable, Sendable {}
      standard|case standard
      tight|case tight
      loose|case loose
      !Font.TextStyle|typealias TextStyle = VitrineText.TextStyle
      !Font.Weight|struct Weight: Hashable, Sendable {}
      ultraLight|static var ultraLight: Weight { get }
      thin|static var thin: Weight { get }
      light|static var light: Weight { get }
      regular|static var regular: Weight { get }
      medium|static var medium: Weight { get }
      semibold|static var semibold: Weight { get }
      bold|static var bold: Weight { get }
      heavy|static var heavy: Weight { get }
      black|static var black: Weight { get }
      !Font.Width|struct Width: Hashable, Sendable {}
      value|var value: Double { get set }
      init|init(_ value: Double)
      compressed|static var compressed: Width { get }
      condensed|static var condensed: Width { get }
      standard|static var standard: Width { get }
      expanded|static var expanded: Width { get }
      !FontFace|struct FontFace: Hashable, Sendable {}
      family|var family: Family { get set }
      fallbackName|var fallbackName: String { get set }
      size|var size: Double { get set }
      weight|var weight: Double { get set }
      italic|var italic: Bool { get set }
      monospacedDigits|var monospacedDigits: Bool { get set }
      init|init( family: Family = 0, fallbackName: String = 0, size: Double, weight: Double = 0, italic: Bool = 0, monospacedDigits: Bool = 0 )
      !FontFace|extension FontFace {}
      isEmoji|var isEmoji: Bool { get }
      !FontFace|extension FontFace {}
      cssFontFamily|var cssFontFamily: String { get }
      !FontFace.Family|enum Family: String, Hashable, Sendable, CaseIterable {}
      system|case system
      monospaced|case monospaced
      fallback|case fallback
      !FontLibrary|class FontLibrary: Sendable {}
      folder|var folder: String { get }
      webFonts|var webFonts: [WebFont] { get }
      init|init(_ assets: Assets) throws(LoadError)
      !FontLibrary.LoadError|enum LoadError: Error, CustomStringConvertible {}
      missing|case missing(MissingAssets)
      unreadable|case unreadable(path: String, reason: String)
      description|var description: String { get }
      !FontManifest.Entry|extension FontManifest.Entry {}
      !FontManifest.Part|extension FontManifest.Part {}
      !FontStyleSheet|enum FontStyleSheet {}
      textDeclarations|static var textDeclarations: _ { get }
      fontFaces|static func fontFaces(_ fonts: [WebFont], address: (WebFont) -> String) -> String
      !FontWarning|struct FontWarning: Hashable, Sendable {}
      message|var message: String { get set }
      hint|var hint: String { get set }
      !ForEach|extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {}
      init|init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
      !ForEach|extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {}
      init|init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
      !ForEach|struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
      data|var data: Data { get }
      content|var content: (Data.Element) -> Content { get }
      !ForEach|extension ForEach: View where Content: View {}
      body|var body: Never { get }
      !ForEach|extension ForEach where Content: View {}
      init|init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach: PrimitiveView where Content: View {}
      !ForEach|extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
      init|init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Data == Range<Int>, ID == Int, Content: View {}
      init|init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
      !ForEach|extension ForEach: ViewGroup where Content: View {}
      !ForEach|extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
      !ForEach|extension ForEach where Content: AccessibilityRotorContent {}
      init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content )
      !ForEach|extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {}
      init|init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Content: View {}
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
      !ForEach|extension ForEach: TableRowContent where Content: TableRowContent {}
      !ForEach|extension ForEach where Content: TableRowContent {}
      init|init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value
      init|init<Value>( _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content ) where Content.TableRowValue == Value
      !ForEach|extension ForEach where Content: View {}
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>
      !ForEach|extension ForEach where Content: View {}
      onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
      onInsert|func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent
      !ForEach|extension ForEach: DynamicViewContent where Content: View {}
      !ForEach|extension ForEach: PrimitiveChartContent where Content: ChartContent {}
      !ForEach|extension ForEach: ChartContent where Content: ChartContent {}
      !ForEach|extension ForEach where Content: ChartContent {}
      init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content )
      !ForEach|extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {}
      init|init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {}
      init|init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
      !ForEachSectionCollection|struct ForEachSectionCollection<Content>: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> SectionConfiguration { get }
      !ForEachSubviewCollection|struct ForEachSubviewCollection<Content>: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> Subview { get }
      !Form|struct Form: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !FormStyle|struct FormStyle: Hashable, Sendable {}
      automatic|static var automatic: FormStyle { get }
      grouped|static var grouped: FormStyle { get }
      columns|static var columns: FormStyle { get }
      !FormatStyle|extension FormatStyle where FormatInput: Plottable, FormatOutput == String {}
      !FrameRule|struct FrameRule: UnaryLayoutRule {}
      width|var width: Double? { get set }
      height|var height: Double? { get set }
      alignment|var alignment: Alignment { get set }
      init|init(width: Double?, height: Double?, alignment: Alignment)
      hasInvalidLength|static func hasInvalidLength(_ width: Double?, _ height: Double?) -> Bool
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !Gauge|struct Gauge: ControlView {}
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View )
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View )
      !GaugeStyle|protocol GaugeStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !GaugeStyle|extension GaugeStyle {}
      !GaugeStyle|extension GaugeStyle where Self == DefaultGaugeStyle {}
      automatic|static var automatic: DefaultGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == LinearCapacityGaugeStyle {}
      linearCapacity|static var linearCapacity: LinearCapacityGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == AccessoryLinearGaugeStyle {}
      accessoryLinear|static var accessoryLinear: AccessoryLinearGaugeStyle { get }
      linear|static var linear: AccessoryLinearGaugeStyle { get }
      accessoryLinearCapacity|static var accessoryLinearCapacity: AccessoryLinearGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == AccessoryCircularGaugeStyle {}
      accessoryCircular|static var accessoryCircular: AccessoryCircularGaugeStyle { get }
      circular|static var circular: AccessoryCircularGaugeStyle { get }
      accessoryCircularCapacity|static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { get }
      !GaugeStyle.Body|associatedtype Body: View
      !GaugeStyle.Configuration|typealias Configuration = GaugeStyleConfiguration
      !GaugeStyleConfiguration|struct GaugeStyleConfiguration {}
      value|var value: Double { get }
      label|var label: AnyView { get }
      currentValueLabel|var currentValueLabel: AnyView? { get }
      minimumValueLabel|var minimumValueLabel: AnyView? { get }
      maximumValueLabel|var maximumValueLabel: AnyView? { get }
      !GeometryEffect|protocol GeometryEffect: ViewModifier, Animatable where Body == Never {}
      effectValue|func effectValue(size: Size) -> ProjectionTransform
      !GeometryEffect|extension GeometryEffect {}
      body|func body(content: ModifierContent) -> Never
      !GeometryProxy|struct GeometryProxy {}
      size|var size: Size { get }
      safeAreaInsets|var safeAreaInsets: EdgeInsets { get }
      frame|func frame(in space: CoordinateSpace) -> Rect
      bounds|func bounds(of space: CoordinateSpace) -> Rect?
      subscript|subscript(anchor: Anchor<Rect>) -> Rect { get }
      subscript|subscript(anchor: Anchor<Point>) -> Point { get }
      !GeometryReader|struct GeometryReader<Content: View>: PrimitiveView {}
      init|init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      !GeometryReaderRule|struct GeometryReaderRule: LayoutRule {}
      init|init(makeContent: @escaping (LayoutNode) -> Void)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !Gesture|protocol Gesture<Value> {}
      body|var body: Body { get }
      !Gesture|extension Gesture where Body.Value == Value {}
      !Gesture|extension Gesture {}
      onEnded|func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
      updating|func updating<State>( _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void ) -> some Gesture<Value>
      simultaneously|func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
      exclusively|func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
      sequenced|func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
      map|func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result>
      !Gesture|extension Gesture where Value: Equatable {}
      onChanged|func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
      !Gesture.Body|associatedtype Body: Gesture
      !Gesture.Value|associatedtype Value
      !GestureMask|struct GestureMask: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      none|static var none: GestureMask { get }
      gesture|static var gesture: GestureMask { get }
      subviews|static var subviews: GestureMask { get }
      all|static var all: GestureMask { get }
      !GestureState|@propertyWrapper struct GestureState<Value> {}
      init|init(wrappedValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      init|init(initialValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      init|init( wrappedValue: Value, resetTransaction: Transaction, file: String = 0, line: Int = 0, column: Int = 0 )
      wrappedValue|var wrappedValue: Value { get }
      projectedValue|var projectedValue: GestureState<Value> { get }
      !GestureState|extension GestureState where Value: ExpressibleByNilLiteral {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0)
      !GestureState|extension GestureState: DynamicProperty {}
      !Glass|struct Glass: Hashable, Sendable {}
      regular|static var regular: Glass { get }
      clear|static var clear: Glass { get }
      identity|static var identity: Glass { get }
      tint|func tint(_ color: Color?) -> Glass
      interactive|func interactive(_ isEnabled: Bool = 0) -> Glass
      !GlassButtonStyle|struct GlassButtonStyle: PrimitiveButtonStyle {}
      init|init(_ glass: Glass = 0)
      makeBody|func makeBody(configuration: Configuration) -> some View
      !GlassEffectContainer|struct GlassEffectContainer<Content: View>: View {}
      init|init(spacing: Double? = 0, @ViewBuilder content: () -> Content)
      body|var body: some View { get }
      !GlassEffectTransition|struct GlassEffectTransition: Hashable, Sendable {}
      identity|static var identity: GlassEffectTransition { get }
      matchedGeometry|static var matchedGeometry: GlassEffectTransition { get }
      materialize|static var materialize: GlassEffectTransition { get }
      !GlassProminentButtonStyle|struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !GlyphPicture|struct GlyphPicture: Hashable, Sendable {}
      png|var png: [UInt8] { get set }
      x|var x: Double { get set }
      y|var y: Double { get set }
      width|var width: Double { get set }
      height|var height: Double { get set }
      !Gradient|extension Gradient {}
      !Gradient|struct Gradient: StyleView, Hashable, Sendable {}
      stops|var stops: [Stop] { get set }
      init|init(stops: [Stop])
      init|init(colors: [Color])
      !Gradient.ColorSpace|enum ColorSpace: String, Hashable, Sendable, CaseIterable {}
      device|case device
      perceptual|case perceptual
      !Gradient.Stop|struct Stop: Hashable, Sendable {}
      color|var color: Color { get set }
      location|var location: Double { get set }
      init|init(color: Color, location: Double)
      !GradientStops|extension GradientStops {}
      !GradientStops|struct GradientStops: Hashable, Sendable {}
      stops|var stops: [Stop] { get set }
      init|init(_ stops: [Stop])
      !GradientStops.Stop|struct Stop: Hashable, Sendable {}
      ink|var ink: Ink { get set }
      location|var location: Double { get set }
      init|init(ink: Ink, location: Double)
      !GraphicsContext|extension GraphicsContext {}
      draw|func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = 0)
      draw|func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = 0)
      draw|func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = 0)
      !GraphicsContext|extension GraphicsContext {}
      blendMode|var blendMode: BlendMode { get set }
      addFilter|mutating func addFilter(_ filter: Filter)
      clip|mutating func clip(to path: Path, style: FillStyle = 0, options: ClipOptions = 0)
      fill|func fill(_ path: Path, with shading: Shading, style: FillStyle = 0)
      stroke|func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 0)
      drawLayer|func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      resolve|func resolve(_ shading: Shading) -> Shading
      resolveSymbol|func resolveSymbol<ID: Hashable>(id: ID) -> Resolved?
      draw|func draw(_ text: Text, at point: Point, anchor: UnitPoint = 0)
      draw|func draw(_ text: Text, in rect: Rect)
      draw|func draw(_ image: Image, at point: Point, anchor: UnitPoint = 0)
      draw|func draw(_ image: Image, in rect: Rect, style: FillStyle = 0)
      !GraphicsContext|struct GraphicsContext {}
      environment|var environment: EnvironmentValues { get set }
      opacity|var opacity: Double { get set }
      transform|var transform: _ { get set }
      translateBy|mutating func translateBy(x: Double, y: Double)
      scaleBy|mutating func scaleBy(x: Double, y: Double)
      rotate|mutating func rotate(by angle: Angle)
      concatenate|mutating func concatenate(_ inner: Transform)
      stroke|func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
      !GraphicsContext|extension GraphicsContext {}
      resolve|func resolve(_ text: Text) -> Resolved
      resolve|func resolve(_ image: Image) -> Resolved
      draw|func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = 0)
      draw|func draw(_ resolved: Resolved, in frame: Rect)
      !GraphicsContext.BlendMode|typealias BlendMode = VitrineUI.BlendMode
      !GraphicsContext.BlurOptions|struct BlurOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      opaque|static var opaque: BlurOptions { get }
      dithersResult|static var dithersResult: BlurOptions { get }
      !GraphicsContext.ClipOptions|struct ClipOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      inverse|static var inverse: ClipOptions { get }
      !GraphicsContext.Filter|extension GraphicsContext.Filter {}
      colorShader|static func colorShader(_ shader: Shader) -> Self
      distortionShader|static func distortionShader(_ shader: Shader, maxSampleOffset: Size) -> Self
      layerShader|static func layerShader(_ shader: Shader, maxSampleOffset: Size) -> Self
      !GraphicsContext.Filter|struct Filter: Sendable {}
      blur|static func blur(radius: Double, options: BlurOptions = 0) -> Filter
      shadow|static func shadow( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> Filter
      alphaThreshold|static func alphaThreshold(min: Double, max: Double = 0, color: Color = 0) -> Filter
      brightness|static func brightness(_ amount: Double) -> Filter
      contrast|static func contrast(_ amount: Double) -> Filter
      saturation|static func saturation(_ amount: Double) -> Filter
      grayscale|static func grayscale(_ amount: Double) -> Filter
      colorMultiply|static func colorMultiply(_ color: Color) -> Filter
      colorInvert|static func colorInvert(_ amount: Double = 0) -> Filter
      hueRotation|static func hueRotation(_ angle: Angle) -> Filter
      luminanceToAlpha|static var luminanceToAlpha: Filter { get }
      projectionTransform|static func projectionTransform(_ matrix: ProjectionTransform) -> Filter
      !GraphicsContext.GradientOptions|struct GradientOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      repeat|static var `repeat`: GradientOptions { get }
      mirror|static var mirror: GradientOptions { get }
      linearColor|static var linearColor: GradientOptions { get }
      !GraphicsContext.Resolved|extension GraphicsContext.Resolved {}
      measure|func measure(in size: Size) -> Size
      !GraphicsContext.Resolved|struct Resolved {}
      shading|var shading: Shading? { get set }
      !GraphicsContext.ResolvedImage|typealias ResolvedImage = Resolved
      !GraphicsContext.ResolvedText|typealias ResolvedText = Resolved
      !GraphicsContext.Shading|extension GraphicsContext.Shading {}
      color|static func color(_ color: Color) -> Self
      color|static func color( _ colorSpace: Color.RGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 0 ) -> Self
      color|static func color( _ colorSpace: Color.RGBColorSpace = 0, white: Double, opacity: Double = 0 ) -> Self
      linearGradient|static func linearGradient( _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GraphicsContext.GradientOptions = 0 ) -> Self
      radialGradient|static func radialGradient( _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double, options: GraphicsContext.GradientOptions = 0 ) -> Self
      conicGradient|static func conicGradient( _ gradient: Gradient, center: Point, angle: Angle = 0, options: GraphicsContext.GradientOptions = 0 ) -> Self
      foreground|static var foreground: Self { get }
      palette|static func palette(_ array: [GraphicsContext.Shading]) -> Self
      !GraphicsContext.Shading|enum Shading {}
      style|case style(any ShapeStyle)
      linear|case linear(Gradient, from: Point, to: Point)
      radial|case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
      conic|case conic(Gradient, center: Point, angle: Angle)
      !Grid|struct Grid<Content: View>: PrimitiveView {}
      init|init( alignment: Alignment = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
      !GridItem|struct GridItem: Sendable {}
      size|var size: Size { get set }
      spacing|var spacing: Double? { get set }
      alignment|var alignment: Alignment? { get set }
      init|init(_ size: Size = 0, spacing: Double? = 0, alignment: Alignment? = 0)
      !GridItem|extension GridItem {}
      init|@_disfavoredOverload init(_ size: Size = 0, spacing: CGFloat?, alignment: Alignment? = 0)
      !GridItem.Size|enum Size: Hashable, Sendable {}
      fixed|case fixed(Double)
      flexible|case flexible(minimum: Double = 10, maximum: Double = .infinity)
      adaptive|case adaptive(minimum: Double, maximum: Double = .infinity)
      flexible|static var flexible: Size { get }
      !GridLayout|struct GridLayout: RuleLayout {}
      alignment|var alignment: Alignment { get set }
      horizontalSpacing|var horizontalSpacing: Double? { get set }
      verticalSpacing|var verticalSpacing: Double? { get set }
      init|init(alignment: Alignment = 0, horizontalSpacing: Double? = 0, verticalSpacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      !GridRow|struct GridRow<Content: View>: PrimitiveView {}
      init|init(alignment: VerticalAlignment? = 0, @ViewBuilder content: () -> Content)
      !GridRowRule|struct GridRowRule: LayoutRule {}
      alignment|var alignment: VerticalAlignment? { get }
      init|init(alignment: VerticalAlignment?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !GridRule|struct GridRule: LayoutRule {}
      alignment|var alignment: Alignment { get set }
      horizontalSpacing|var horizontalSpacing: Double { get set }
      verticalSpacing|var verticalSpacing: Double { get set }
      init|init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !Group|extension Group {}
      init|init<Base: View, Result: View>( subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result ) where Content == GroupElementsOfContent<Base, Result>
      init|init<Base: View, Result: View>( sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result ) where Content == GroupSectionsOfContent<Base, Result>
      !Group|extension Group: ViewGroup {}
      !Group|struct Group<Content: View>: PrimitiveView {}
      init|init(@ViewBuilder content: () -> Content)
      !GroupBox|struct GroupBox: ControlView {}
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(label: some View, @ViewBuilder content: () -> some View)
      init|init(@ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      !GroupBoxStyle|protocol GroupBoxStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !GroupBoxStyle|extension GroupBoxStyle {}
      !GroupBoxStyle|extension GroupBoxStyle where Self == DefaultGroupBoxStyle {}
      automatic|static var automatic: DefaultGroupBoxStyle { get }
      !GroupBoxStyle.Body|associatedtype Body: View
      !GroupBoxStyle.Configuration|typealias Configuration = GroupBoxStyleConfiguration
      !GroupBoxStyleConfiguration|struct GroupBoxStyleConfiguration {}
      label|var label: AnyView { get }
      content|var content: AnyView { get }
      !GroupEffects|extension GroupEffects {}
      !GroupEffects|extension GroupEffects {}
      !GroupEffects|struct GroupEffects: Hashable, Sendable {}
      node|var node: String? { get set }
      opacity|var opacity: Double { get set }
      transform|var transform: Transform? { get set }
      clip|var clip: DrawnPath? { get set }
      mask|var mask: [Mark]? { get set }
      blur|var blur: Double { get set }
      shadow|var shadow: Shadow? { get set }
      blendMode|var blendMode: String? { get set }
      adjustments|var adjustments: [ColorAdjustment] { get set }
      init|init(node: String? = 0)
      !GroupEffects.ColorAdjustment|extension GroupEffects.ColorAdjustment {}
      !GroupEffects.ColorAdjustment|enum ColorAdjustment: Hashable, Sendable {}
      grayscale|case grayscale(Double)
      saturation|case saturation(Double)
      brightness|case brightness(Double)
      contrast|case contrast(Double)
      hueRotation|case hueRotation(degrees: Double)
      invert|case invert
      multiply|case multiply(Ink)
      luminanceToAlpha|case luminanceToAlpha
      !GroupEffects.Shadow|extension GroupEffects.Shadow {}
      !GroupEffects.Shadow|struct Shadow: Hashable, Sendable {}
      ink|var ink: Ink { get set }
      radius|var radius: Double { get set }
      x|var x: Double { get set }
      y|var y: Double { get set }
      isInner|var isInner: Bool { get set }
      init|init(ink: Ink, radius: Double, x: Double, y: Double, isInner: Bool = 0)
      !GroupElementsOfContent|struct GroupElementsOfContent<Base: View, Content: View>: View {}
      body|var body: some View { get }
      !GroupSectionsOfContent|struct GroupSectionsOfContent<Base: View, Content: View>: View {}
      body|var body: some View { get }
      !GroupedListStyle|struct GroupedListStyle: ListStyle {}
      init|init()
      !HSplitView|struct HSplitView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !HStack|struct HStack<Content: View>: StackView {}
      init|init(alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !HStackLayout|struct HStackLayout: IdentityLayout {}
      alignment|var alignment: VerticalAlignment { get set }
      spacing|var spacing: Double? { get set }
      init|init(alignment: VerticalAlignment = 0, spacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      >Hashable|protocol Hashable: Equatable {}
      !HierarchicalShapeStyle|struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {}
      primary|static var primary: HierarchicalShapeStyle { get }
      secondary|static var secondary: HierarchicalShapeStyle { get }
      tertiary|static var tertiary: HierarchicalShapeStyle { get }
      quaternary|static var quaternary: HierarchicalShapeStyle { get }
      quinary|static var quinary: HierarchicalShapeStyle { get }
      !HorizontalAlignment|struct HorizontalAlignment: Hashable, Sendable {}
      key|var key: AlignmentKey { get }
      init|init(_ id: any AlignmentID.Type)
      init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
      leading|static var leading: HorizontalAlignment { get }
      center|static var center: HorizontalAlignment { get }
      trailing|static var trailing: HorizontalAlignment { get }
      listRowSeparatorLeading|static var listRowSeparatorLeading: HorizontalAlignment { get }
      listRowSeparatorTrailing|static var listRowSeparatorTrailing: HorizontalAlignment { get }
      !HorizontalEdge|enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {}
      leading|case leading
      trailing|case trailing
      !HorizontalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int8 { get }
      init|init(rawValue: Int8)
      leading|static var leading: Set { get }
      trailing|static var trailing: Set { get }
      all|static var all: Set { get }
      !HoverEffect|struct HoverEffect: Hashable, Sendable {}
      automatic|static var automatic: HoverEffect { get }
      highlight|static var highlight: HoverEffect { get }
      lift|static var lift: HoverEffect { get }
      empty|static var empty: HoverEffect { get }
      !HoverPhase|enum HoverPhase: Equatable, Sendable {}
      active|case active(Point)
      ended|case ended
      !Icon|struct Icon: Hashable, Sendable {}
      name|var name: String { get set }
      outline|var outline: [OutlineElement] { get set }
      isEvenOdd|var isEvenOdd: Bool { get set }
      inkX|var inkX: Double { get set }
      inkY|var inkY: Double { get set }
      inkWidth|var inkWidth: Double { get set }
      inkHeight|var inkHeight: Double { get set }
      side|static var side: Double { get }
      emsPerSide|static var emsPerSide: Double { get }
      capHeight|static var capHeight: _ { get }
      frame|func frame(on profile: TypographyProfile) -> (width: Double, height: Double)
      !IconLibrary|extension IconLibrary {}
      !IconLibrary|extension IconLibrary {}
      !IconLibrary|class IconLibrary: Sendable {}
      failure|var failure: String? { get }
      init|init(_ assets: Assets)
      names|var names: [String] { get }
      icon|func icon(named name: String, weight: Double = 0) -> Icon?
      !IconOnlyLabelStyle|struct IconOnlyLabelStyle: LabelStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      >Identifiable|protocol Identifiable {}
      id|var id: ID { get }
      >Identifiable|protocol Identifiable {}
      >Identifiable.ID|associatedtype ID: Hashable
      !IdentifiedViews|extension IdentifiedViews: ViewGroup {}
      !IdentityLayout|protocol IdentityLayout: RuleLayout {}
      !IdentityTransition|struct IdentityTransition: Transition {}
      init|init()
      body|func body(content: Content, phase: TransitionPhase) -> some View
      !IgnoresSafeAreaRule|struct IgnoresSafeAreaRule: UnaryLayoutRule {}
      edges|var edges: Edge.Set { get set }
      init|init(edges: Edge.Set)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !Image|extension Image {}
      resizable|func resizable(capInsets: EdgeInsets = 0, resizingMode: ResizingMode) -> Image
      interpolation|func interpolation(_ interpolation: Interpolation) -> Image
      antialiased|func antialiased(_ isAntialiased: Bool) -> Image
      symbolRenderingMode|func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
      allowedDynamicRange|func allowedDynamicRange(_ range: DynamicRange?) -> Image
      !Image|struct Image: PrimitiveView, Hashable, Sendable {}
      init|init(systemName: String)
      init|init(_ name: String)
      init|init(decorative name: String)
      resizable|func resizable(capInsets: EdgeInsets = 0) -> Image
      !Image|extension Image {}
      renderingMode|func renderingMode(_ mode: TemplateRenderingMode?) -> Image
      !Image|extension Image {}
      init|init(_ name: String, bundle: Bundle?)
      init|init(_ name: String, bundle: Bundle? = 0, label: Text)
      init|init(_ name: String, variableValue: Double?, bundle: Bundle? = 0)
      init|init(decorative name: String, bundle: Bundle?)
      init|init(systemName: String, variableValue: Double?)
      !Image|extension Image {}
      !Image|extension Image {}
      init|init(uiImage: UIImage)
      !Image.DynamicRange|enum DynamicRange: Hashable, Sendable {}
      standard|case standard
      constrainedHigh|case constrainedHigh
      high|case high
      !Image.Interpolation|enum Interpolation: Hashable, Sendable {}
      none|case none
      low|case low
      medium|case medium
      high|case high
      !Image.Orientation|enum Orientation: UInt8, Hashable, Sendable, CaseIterable {}
      up|case up
      upMirrored|case upMirrored
      down|case down
      downMirrored|case downMirrored
      left|case left
      leftMirrored|case leftMirrored
      right|case right
      rightMirrored|case rightMirrored
      !Image.Placeholder|struct Placeholder: View {}
      body|var body: some View { get }
      !Image.ResizingMode|enum ResizingMode: Hashable, Sendable {}
      tile|case tile
      stretch|case stretch
      !Image.Scale|enum Scale: String, Hashable, Sendable, CaseIterable {}
      small|case small
      medium|case medium
      large|case large
      !Image.Source|extension Image.Source {}
      !Image.TemplateRenderingMode|enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {}
      template|case template
      original|case original
      !ImageMark|struct ImageMark: Hashable, Sendable {}
      source|var source: String { get set }
      frame|var frame: Rect { get set }
      init|init(source: String, frame: Rect)
      !ImagePaint|struct ImagePaint: ShapeStyle {}
      image|var image: Image { get set }
      sourceRect|var sourceRect: Rect { get set }
      scale|var scale: Double { get set }
      init|init(image: Image, sourceRect: Rect = 0, scale: Double = 0)
      >IndexSet|struct IndexSet: Hashable, BidirectionalCollection, Sendable {}
      init|init()
      init|init(integer: Int)
      init|init(integersIn range: Range<Int>)
      init|init(integersIn range: ClosedRange<Int>)
      init|init(_ elements: some Sequence<Int>)
      first|var first: Int? { get }
      last|var last: Int? { get }
      isEmpty|var isEmpty: Bool { get }
      count|var count: Int { get }
      description|var description: String { get }
      contains|func contains(_ integer: Int) -> Bool
      contains|func contains(integersIn indexSet: IndexSet) -> Bool
      integerGreaterThan|func integerGreaterThan(_ integer: Int) -> Int?
      integerLessThan|func integerLessThan(_ integer: Int) -> Int?
      integerGreaterThanOrEqualTo|func integerGreaterThanOrEqualTo(_ integer: Int) -> Int?
      integerLessThanOrEqualTo|func integerLessThanOrEqualTo(_ integer: Int) -> Int?
      union|func union(_ other: IndexSet) -> IndexSet
      intersection|func intersection(_ other: IndexSet) -> IndexSet
      symmetricDifference|func symmetricDifference(_ other: IndexSet) -> IndexSet
      insert|mutating func insert(_ integer: Int)
      remove|mutating func remove(_ integer: Int) -> Int?
      removeAll|mutating func removeAll()
      formUnion|mutating func formUnion(_ other: IndexSet)
      formIntersection|mutating func formIntersection(_ other: IndexSet)
      !IndexViewStyle|struct IndexViewStyle: Hashable, Sendable {}
      page|static var page: IndexViewStyle { get }
      page|static func page(backgroundDisplayMode mode: BackgroundDisplayMode) -> IndexViewStyle
      !IndexViewStyle.BackgroundDisplayMode|enum BackgroundDisplayMode: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      always|case always
      interactive|case interactive
      never|case never
      !Ink|extension Ink {}
      !Ink|extension Ink {}
      !Ink|struct Ink: Hashable, Sendable {}
      light|var light: RGBA { get set }
      dark|var dark: RGBA { get set }
      name|var name: String? { get set }
      init|init(light: RGBA, dark: RGBA, name: String? = 0)
      init|init(_ color: RGBA)
      opacity|func opacity(_ factor: Double) -> Ink
      !Ink|extension Ink {}
      red|static var red: Ink { get }
      orange|static var orange: Ink { get }
      yellow|static var yellow: Ink { get }
      green|static var green: Ink { get }
      mint|static var mint: Ink { get }
      teal|static var teal: Ink { get }
      cyan|static var cyan: Ink { get }
      blue|static var blue: Ink { get }
      indigo|static var indigo: Ink { get }
      purple|static var purple: Ink { get }
      pink|static var pink: Ink { get }
      brown|static var brown: Ink { get }
      gray|static var gray: Ink { get }
      gray2|static var gray2: Ink { get }
      gray3|static var gray3: Ink { get }
      gray4|static var gray4: Ink { get }
      gray5|static var gray5: Ink { get }
      gray6|static var gray6: Ink { get }
      black|static var black: Ink { get }
      white|static var white: Ink { get }
      clear|static var clear: Ink { get }
      primary|static var primary: Ink { get }
      secondary|static var secondary: Ink { get }
      tertiary|static var tertiary: Ink { get }
      quaternary|static var quaternary: Ink { get }
      quinary|static var quinary: Ink { get }
      background|static var background: Ink { get }
      secondaryBackground|static var secondaryBackground: Ink { get }
      tertiaryBackground|static var tertiaryBackground: Ink { get }
      groupedBackground|static var groupedBackground: Ink { get }
      groupedRow|static var groupedRow: Ink { get }
      tertiaryGrouped|static var tertiaryGrouped: Ink { get }
      separator|static var separator: Ink { get }
      rowSeparator|static var rowSeparator: Ink { get }
      label|static var label: Ink { get }
      screen|static var screen: Ink { get }
      controlFill|static var controlFill: Ink { get }
      placeholder|static var placeholder: Ink { get }
      allNamed|static var allNamed: [Ink] { get }
      isClear|var isClear: Bool { get }
      !InlinePickerStyle|struct InlinePickerStyle: PickerStyle {}
      init|init()
      !InsetGroupedListStyle|struct InsetGroupedListStyle: ListStyle {}
      init|init()
      !InsetListStyle|struct InsetListStyle: ListStyle {}
      init|init()
      !InsettableShape|protocol InsettableShape: Shape {}
      inset|func inset(by amount: CGFloat) -> InsetShape
      !InsettableShape|extension InsettableShape {}
      !InsettableShape|extension InsettableShape {}
      strokeBorder|func strokeBorder( _ style: any ShapeStyle = 0, lineWidth: Double = 0, antialiased: Bool = 0 ) -> ShapeView<Self>
      strokeBorder|func strokeBorder( _ content: any ShapeStyle = 0, style: StrokeStyle, antialiased: Bool = 0 ) -> ShapeView<Self>
      !InsettableShape.InsetShape|associatedtype InsetShape: InsettableShape
      >Int|struct Int: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      !Int|extension Int {}
      !Int|extension Int: Plottable {}
      >Int16|struct Int16: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int32|struct Int32: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int64|struct Int64: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int8|struct Int8: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      !InterfaceOrientation|enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {}
      portrait|case portrait
      portraitUpsideDown|case portraitUpsideDown
      landscapeLeft|case landscapeLeft
      landscapeRight|case landscapeRight
      !InterpolationMethod|extension InterpolationMethod {}
      !InterpolationMethod|enum InterpolationMethod: Hashable, Sendable {}
      linear|case linear
      monotone|case monotone
      stepStart|case stepStart
      stepCenter|case stepCenter
      stepEnd|case stepEnd
      catmullRom|case catmullRom(alpha: Double)
      cardinal|case cardinal(tension: Double)
      catmullRom|static var catmullRom: InterpolationMethod { get }
      cardinal|static var cardinal: InterpolationMethod { get }
      !JoinedNode|extension JoinedNode {}
      !JoinedNode|extension JoinedNode {}
      !KeyEquivalent|struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {}
      character|var character: Character { get set }
      init|init(_ character: Character)
      init|init(extendedGraphemeClusterLiteral character: Character)
      upArrow|static var upArrow: KeyEquivalent { get }
      downArrow|static var downArrow: KeyEquivalent { get }
      leftArrow|static var leftArrow: KeyEquivalent { get }
      rightArrow|static var rightArrow: KeyEquivalent { get }
      escape|static var escape: KeyEquivalent { get }
      delete|static var delete: KeyEquivalent { get }
      deleteForward|static var deleteForward: KeyEquivalent { get }
      home|static var home: KeyEquivalent { get }
      end|static var end: KeyEquivalent { get }
      pageUp|static var pageUp: KeyEquivalent { get }
      pageDown|static var pageDown: KeyEquivalent { get }
      clear|static var clear: KeyEquivalent { get }
      tab|static var tab: KeyEquivalent { get }
      space|static var space: KeyEquivalent { get }
      return|static var `return`: KeyEquivalent { get }
      >KeyPath|class KeyPath<Root, Value>: PartialKeyPath<Root> {}
      !KeyPathComparator|extension KeyPathComparator: OrderByPath {}
      !KeyPress|struct KeyPress: Sendable {}
      phase|var phase: Phases { get }
      key|var key: KeyEquivalent { get }
      characters|var characters: String { get }
      modifiers|var modifiers: EventModifiers { get }
      !KeyPress.Phases|struct Phases: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      down|static var down: Phases { get }
      repeat|static var `repeat`: Phases { get }
      up|static var up: Phases { get }
      all|static var all: Phases { get }
      !KeyPress.Result|enum Result: Sendable {}
      handled|case handled
      ignored|case ignored
      !KeyboardShortcut|struct KeyboardShortcut: Hashable, Sendable {}
      key|var key: KeyEquivalent { get set }
      modifiers|var modifiers: EventModifiers { get set }
      init|init(_ key: KeyEquivalent, modifiers: EventModifiers = 0)
      defaultAction|static var defaultAction: KeyboardShortcut { get }
      cancelAction|static var cancelAction: KeyboardShortcut { get }
      >KeyedDecodingContainer|struct KeyedDecodingContainer<Key> {}
      codingPath|var codingPath: [any CodingKey] { get }
      allKeys|var allKeys: [any CodingKey] { get }
      contains|func contains(_ key: Key) -> Bool
      decode|func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
      decodeIfPresent|func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
      decodeNil|func decodeNil(forKey key: Key) throws -> Bool
      nestedContainer|func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
      nestedUnkeyedContainer|func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
      superDecoder|func superDecoder() throws -> any Decoder
      !KeyframeAnimator|struct KeyframeAnimator<Value, Content: View>: View {}
      init|init<K: Keyframes<Value>>( initialValue: Value, repeating: Bool = 0, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
      init|init<K: Keyframes<Value>>( initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
      body|var body: some View { get }
      !KeyframeTrack|struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {}
      init|init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content)
      init|init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Part == Root
      !KeyframeTrack.Value|typealias Value = Root
      !KeyframeTrackContent|protocol KeyframeTrackContent<Value> {}
      !KeyframeTrackContent.Value|associatedtype Value
      !KeyframeTrackContentBuilder|@resultBuilder enum KeyframeTrackContentBuilder<Value> {}
      buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
      buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
      buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
      buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
      !Keyframes|protocol Keyframes<Value> {}
      !Keyframes.Value|associatedtype Value
      !KeyframesBuilder|@resultBuilder enum KeyframesBuilder<Value> {}
      buildExpression|static func buildExpression<K: Keyframes>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
      buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
      buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
      buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
      !Label|struct Label<Title: View, Icon: View>: ControlView {}
      init|init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
      !Label|extension Label where Title == Text, Icon == Image {}
      init|init(_ title: some StringProtocol, systemImage name: String)
      init|init(_ title: some StringProtocol, image name: String)
      !Label|extension Label where Title == Text, Icon == Image {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, systemImage name: String)
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, image name: String)
      !Label|extension Label where Title == AnyView, Icon == AnyView {}
      init|init(_ configuration: LabelStyleConfiguration)
      !LabelStyle|protocol LabelStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !LabelStyle|extension LabelStyle {}
      !LabelStyle|extension LabelStyle where Self == DefaultLabelStyle {}
      automatic|static var automatic: DefaultLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == TitleAndIconLabelStyle {}
      titleAndIcon|static var titleAndIcon: TitleAndIconLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == IconOnlyLabelStyle {}
      iconOnly|static var iconOnly: IconOnlyLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == TitleOnlyLabelStyle {}
      titleOnly|static var titleOnly: TitleOnlyLabelStyle { get }
      !LabelStyle.Body|associatedtype Body: View
      !LabelStyle.Configuration|typealias Configuration = LabelStyleConfiguration
      !LabelStyleConfiguration|struct LabelStyleConfiguration {}
      title|var title: AnyView { get }
      icon|var icon: AnyView { get }
      !LabeledContent|struct LabeledContent: ControlView {}
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, value: some StringProtocol)
      init|init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      !LabeledContentStyle|protocol LabeledContentStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !LabeledContentStyle|extension LabeledContentStyle {}
      !LabeledContentStyle|extension LabeledContentStyle where Self == DefaultLabeledContentStyle {}
      automatic|static var automatic: DefaultLabeledContentStyle { get }
      !LabeledContentStyle.Body|associatedtype Body: View
      !LabeledContentStyle.Configuration|typealias Configuration = LabeledContentStyleConfiguration
      !LabeledContentStyleConfiguration|struct LabeledContentStyleConfiguration {}
      label|var label: AnyView { get }
      content|var content: AnyView { get }
      !Layout|extension Layout {}
      !Layout|protocol Layout {}
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      makeCache|func makeCache(subviews: Subviews) -> Cache
      updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
      placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      !Layout|extension Layout where Cache == Void {}
      makeCache|func makeCache(subviews: Subviews)
      !Layout|extension Layout {}
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
      spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      !Layout|extension Layout {}
      callAsFunction|func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View
      !Layout.Cache|associatedtype Cache = Void
      !Layout.Subviews|typealias Subviews = LayoutSubviews
      !LayoutConversation|struct LayoutConversation {}
      events|var events: [Event] { get }
      init|init?(of root: LayoutNode)
      settlement|func settlement(of node: LayoutNode) -> Settlement?
      !LayoutConversation.Answer|struct Answer {}
      child|var child: LayoutNode { get }
      proposal|var proposal: ProposedViewSize { get }
      report|var report: Size { get }
      isProbe|var isProbe: Bool { get }
      isFromCache|var isFromCache: Bool { get }
      !LayoutConversation.Event|struct Event {}
      kind|var kind: Kind { get }
      node|var node: LayoutNode { get }
      parent|var parent: LayoutNode? { get }
      size|var size: ProposedViewSize { get }
      !LayoutConversation.Event.Kind|enum Kind {}
      proposal|case proposal
      report|case report
      !LayoutConversation.Settlement|struct Settlement {}
      proposal|var proposal: ProposedViewSize { get }
      report|var report: Size { get }
      division|var division: StackDivisionTrace? { get }
      questions|var questions: [Answer] { get }
      !LayoutDirection|enum LayoutDirection: String, Hashable, Sendable, CaseIterable {}
      leftToRight|case leftToRight
      rightToLeft|case rightToLeft
      !LayoutDirectionBehavior|enum LayoutDirectionBehavior: Hashable, Sendable {}
      fixed|case fixed
      mirrors|case mirrors(in: LayoutDirection)
      mirrors|static var mirrors: _ { get }
      !LayoutNode|extension LayoutNode {}
      containerLengths|var containerLengths: Size { get }
      asContainer|func asContainer<Result>(of room: ProposedViewSize, _ body: () -> Result) -> Result
      visiblePart|var visiblePart: VisiblePart { get }
      showing|func showing(_ part: VisiblePart, _ place: () -> Void)
      !LayoutNode|extension LayoutNode {}
      isNeeded|var isNeeded: Bool { get }
      !LayoutNode|class LayoutNode {}
      rule|var rule: any LayoutRule { get }
      children|var children: [LayoutNode] { get set }
      session|var session: LayoutSession { get }
      mirrors|var mirrors: Bool { get }
      stack|var stack: SurroundingStack { get }
      frame|var frame: _ { get }
      parent|var parent: LayoutNode? { get }
      safeArea|var safeArea: SafeArea { get }
      placedProposal|var placedProposal: ProposedViewSize? { get }
      spaceNames|var spaceNames: [String] { get set }
      drawnTransform|var drawnTransform: ((Rect) -> Transform)? { get set }
      init|init( _ rule: any LayoutRule, _ children: [LayoutNode] = 0, session: LayoutSession, in stack: SurroundingStack = 0, mirrors: Bool = 0, guides: GuideSet = 0 )
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      probe|func probe(_ proposal: ProposedViewSize) -> Size
      constantSize|var constantSize: Size? { get }
      again|func again<Answer>(_ ask: (LayoutNode) -> Answer) -> Answer
      dimensions|func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      spacing|var spacing: ViewSpacing { get }
      priority|var priority: Double { get }
      place|func place(at origin: Point, proposal asked: ProposedViewSize)
      restoring|var restoring: () -> Void { get }
      leaveOut|func leaveOut()
      isPlacedWithAllAround|var isPlacedWithAllAround: Bool { get }
      move|func move(by delta: Point)
      trait|func trait<Value>(_ read: (LayoutTraits) -> Value?) -> Value?
      setTrait|func setTrait(_ change: (inout LayoutTraits) -> Void)
      replaceChildren|func replaceChildren(_ children: [LayoutNode])
      !LayoutNode|extension LayoutNode {}
      stand|func stand(in other: SurroundingStack)
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode.GuideSet|struct GuideSet: OptionSet, Sendable {}
      rawValue|var rawValue: UInt8 { get }
      init|init(rawValue: UInt8)
      baselines|static var baselines: GuideSet { get }
      any|static var any: GuideSet { get }
      !LayoutPriorityRule|struct LayoutPriorityRule: TransparentLayoutRule {}
      value|var value: Double { get set }
      init|init(_ value: Double)
      priority|func priority(_ node: LayoutNode) -> Double
      !LayoutProperties|extension LayoutProperties {}
      !LayoutProperties|struct LayoutProperties: Hashable, Sendable {}
      stackOrientation|var stackOrientation: Axis? { get set }
      init|init()
      !LayoutRule|protocol LayoutRule {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) -> Void)
      explicitAlignment|func explicitAlignment(_ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode) -> Double?
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      !LayoutRule|extension LayoutRule {}
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      """#)
}
