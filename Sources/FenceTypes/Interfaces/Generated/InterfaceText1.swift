// Written by `make generate` from declarations.

extension InterfaceText {
  static let part1 = InterfacePart(
    starts: [
      0, 226, 371, 515, 966, 1134, 1310, 1425, 1550, 1615, 2014, 2404, 2697, 4740, 4897, 5050,
      5151, 5203, 5388, 5732, 6988, 7372, 7523, 7595, 7853, 8098, 9051, 10040, 10608, 10969, 11066, 11143,
      11810, 11942, 11985, 12039, 15083, 15230, 15417, 15578, 15780, 15913, 16128, 16463, 16580, 16647, 16692, 16734,
      17160, 17193, 17407, 17580, 17708, 18826, 18937, 19044, 19081, 19598, 19971, 20302, 21871, 21906, 21969, 22447,
      22487, 22555, 22995, 23114, 23603, 23791, 25142, 26750, 26832, 27036, 27240, 27331, 27394, 27533, 27807, 27839,
      27943, 28150, 28409, 28832, 29018, 29185, 29601, 30942, 31092, 31282, 31333, 31642, 31710, 31894, 33226, 33499,
      33618, 33752, 34490, 35077, 35599, 36159, 37197, 37573, 39532, 39592, 39637, 39688, 39760, 39827, 40447, 40479,
      40919, 41070, 41239, 41280, 41435, 41482, 41507, 42514, 42853, 42993, 43152, 44552, 44596, 44674, 44868, 45006,
      45272, 45592, 46115, 46851, 46985, 47467, 48050, 48123, 48450, 48482, 48536, 48593, 48642, 48688, 48734, 48932,
      53182, 54268, 55332, 55764, 55962, 56160, 56433, 56867, 57005, 57044, 58266, 60480, 60882, 63505, 63558, 64163,
      64197, 64253, 64337, 65062, 65109, 65906, 66048, 66512, 66734, 66864, 67040, 67756, 67803, 67950, 69976, 70027,
      70090, 71955, 72151, 72425, 72668, 72814, 72921, 73052, 73382, 74013, 74179, 74225, 74387, 74481, 74670, 74869,
      75128, 75274, 75413, 75514, 75560, 75787, 75981, 76046, 76574, 77284, 77855, 78490, 78595, 78844, 78980, 79246,
      79595, 79874, 79964, 80413, 80586, 81032, 81731, 81802, 82334, 82455, 82536, 82597, 83099, 84445,
    ],
    text: #"""
      !AccessibilityActionKind|enum AccessibilityActionKind: Equatable {}
      default|case `default`
      escape|case escape
      magicTap|case magicTap
      delete|case delete
      showMenu|case showMenu
      named|case named(Text)
      init|init(named name: Text)
      !AccessibilityAdjustmentDirection|enum AccessibilityAdjustmentDirection: Hashable, Sendable {}
      increment|case increment
      decrement|case decrement
      !AccessibilityChildBehavior|enum AccessibilityChildBehavior: Hashable, Sendable {}
      ignore|case ignore
      contain|case contain
      combine|case combine
      !AccessibilityFocusState|extension AccessibilityFocusState: DynamicProperty {}
      !AccessibilityFocusState|@propertyWrapper struct AccessibilityFocusState<Value: Hashable> {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0) where Value == Bool
      init|init<Field: Hashable>(file: String = 0, line: Int = 0, column: Int = 0) where Value == Field?
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !AccessibilityFocusState.Binding|@propertyWrapper struct Binding {}
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !AccessibilityHeadingLevel|enum AccessibilityHeadingLevel: Hashable, Sendable {}
      unspecified|case unspecified
      h1|case h1
      h2|case h2
      h3|case h3
      h4|case h4
      h5|case h5
      h6|case h6
      !AccessibilityImportance|enum AccessibilityImportance: Hashable, Sendable {}
      default|case `default`
      high|case high
      !AccessibilityLabeledPairRole|enum AccessibilityLabeledPairRole: Hashable, Sendable {}
      label|case label
      content|case content
      !AccessibilityRotorContent|protocol AccessibilityRotorContent {}
      !AccessibilityRotorContentBuilder|@resultBuilder enum AccessibilityRotorContentBuilder {}
      buildExpression|static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content
      buildBlock|static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content
      buildIf|static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content?
      !AccessibilityRotorEntry|struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {}
      init|init(_ label: some StringProtocol, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = 0)
      init|init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = 0)
      init|init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = 0)
      !AccessibilityTextContentType|enum AccessibilityTextContentType: Hashable, Sendable {}
      plain|case plain
      console|case console
      fileSystem|case fileSystem
      messaging|case messaging
      narrative|case narrative
      sourceCode|case sourceCode
      spreadsheet|case spreadsheet
      wordProcessing|case wordProcessing
      !AccessibilityTraits|struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {}
      init|init()
      isButton|static var isButton: AccessibilityTraits { get }
      isHeader|static var isHeader: AccessibilityTraits { get }
      isImage|static var isImage: AccessibilityTraits { get }
      isLink|static var isLink: AccessibilityTraits { get }
      isModal|static var isModal: AccessibilityTraits { get }
      isSearchField|static var isSearchField: AccessibilityTraits { get }
      isSelected|static var isSelected: AccessibilityTraits { get }
      isKeyboardKey|static var isKeyboardKey: AccessibilityTraits { get }
      isStaticText|static var isStaticText: AccessibilityTraits { get }
      isSummaryElement|static var isSummaryElement: AccessibilityTraits { get }
      isTabBar|static var isTabBar: AccessibilityTraits { get }
      isToggle|static var isToggle: AccessibilityTraits { get }
      playsSound|static var playsSound: AccessibilityTraits { get }
      startsMediaSession|static var startsMediaSession: AccessibilityTraits { get }
      updatesFrequently|static var updatesFrequently: AccessibilityTraits { get }
      allowsDirectInteraction|static var allowsDirectInteraction: AccessibilityTraits { get }
      causesPageTurn|static var causesPageTurn: AccessibilityTraits { get }
      contains|func contains(_ member: AccessibilityTraits) -> Bool
      union|func union(_ other: AccessibilityTraits) -> AccessibilityTraits
      intersection|func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
      symmetricDifference|func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
      formUnion|mutating func formUnion(_ other: AccessibilityTraits)
      formIntersection|mutating func formIntersection(_ other: AccessibilityTraits)
      formSymmetricDifference|mutating func formSymmetricDifference(_ other: AccessibilityTraits)
      insert|mutating func insert( _ member: AccessibilityTraits ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
      remove|mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
      update|mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits?
      !AccessoryCircularGaugeStyle|struct AccessoryCircularGaugeStyle: GaugeStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !AccessoryLinearGaugeStyle|struct AccessoryLinearGaugeStyle: GaugeStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !ActionSheet|struct ActionSheet {}
      init|init(title: Text, message: Text? = 0, buttons: [Button] = 0)
      !ActionSheet.Button|typealias Button = Alert.Button
      !Alert|struct Alert {}
      init|init(title: Text, message: Text? = 0, dismissButton: Button? = 0)
      init|init(title: Text, message: Text? = 0, primaryButton: Button, secondaryButton: Button)
      !Alert.Button|struct Button {}
      default|static func `default`(_ label: Text, action: (() -> Void)? = 0) -> Button
      cancel|static func cancel(_ label: Text, action: (() -> Void)? = 0) -> Button
      cancel|static func cancel(_ action: (() -> Void)? = 0) -> Button
      destructive|static func destructive(_ label: Text, action: (() -> Void)? = 0) -> Button
      !Alignment|struct Alignment: Hashable, Sendable {}
      horizontal|var horizontal: HorizontalAlignment { get set }
      vertical|var vertical: VerticalAlignment { get set }
      init|init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      center|static var center: Alignment { get }
      leading|static var leading: Alignment { get }
      trailing|static var trailing: Alignment { get }
      top|static var top: Alignment { get }
      bottom|static var bottom: Alignment { get }
      topLeading|static var topLeading: Alignment { get }
      topTrailing|static var topTrailing: Alignment { get }
      bottomLeading|static var bottomLeading: Alignment { get }
      bottomTrailing|static var bottomTrailing: Alignment { get }
      centerFirstTextBaseline|static var centerFirstTextBaseline: Alignment { get }
      centerLastTextBaseline|static var centerLastTextBaseline: Alignment { get }
      leadingFirstTextBaseline|static var leadingFirstTextBaseline: Alignment { get }
      leadingLastTextBaseline|static var leadingLastTextBaseline: Alignment { get }
      trailingFirstTextBaseline|static var trailingFirstTextBaseline: Alignment { get }
      trailingLastTextBaseline|static var trailingLastTextBaseline: Alignment { get }
      !Alignment|extension Alignment {}
      origin|func origin(of child: ViewDimensions, in size: Size) -> Point
      !AlignmentGuideRule|struct AlignmentGuideRule: TransparentLayoutRule {}
      key|var key: AlignmentKey { get set }
      value|var value: (ViewDimensions) -> Double { get set }
      init|init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double)
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      !AlignmentID|protocol AlignmentID {}
      defaultValue|static func defaultValue(in context: ViewDimensions) -> Length
      !AlignmentID|extension AlignmentID {}
      !AlignmentID.Length|associatedtype Length: BinaryFloatingPoint = Double
      !AlignmentKey|struct AlignmentKey: Hashable, Sendable {}
      axis|var axis: Axis { get }
      ==|static func == (a: AlignmentKey, b: AlignmentKey) -> Bool
      hash|func hash(into hasher: inout Hasher)
      name|var name: String { get }
      !AlignmentKey|extension AlignmentKey {}
      !Anchor|struct Anchor<Value> {}
      !Anchor|extension Anchor: Equatable where Value: Equatable {}
      ==|static func == (a: Anchor, b: Anchor) -> Bool
      !Anchor|extension Anchor: Hashable where Value: Hashable {}
      hash|func hash(into hasher: inout Hasher)
      !Anchor.Source|struct Source {}
      !Anchor.Source|extension Anchor.Source where Value == Rect {}
      bounds|static var bounds: Anchor<Rect>.Source { get }
      rect|static func rect(_ rect: Rect) -> Anchor<Rect>.Source
      !Anchor.Source|extension Anchor.Source where Value == Point {}
      point|static func point(_ point: Point) -> Anchor<Point>.Source
      unitPoint|static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source
      topLeading|static var topLeading: Anchor<Point>.Source { get }
      top|static var top: Anchor<Point>.Source { get }
      topTrailing|static var topTrailing: Anchor<Point>.Source { get }
      leading|static var leading: Anchor<Point>.Source { get }
      center|static var center: Anchor<Point>.Source { get }
      trailing|static var trailing: Anchor<Point>.Source { get }
      bottomLeading|static var bottomLeading: Anchor<Point>.Source { get }
      bottom|static var bottom: Anchor<Point>.Source { get }
      bottomTrailing|static var bottomTrailing: Anchor<Point>.Source { get }
      !Angle|struct Angle: Hashable, Sendable, Comparable {}
      radians|var radians: Double { get set }
      degrees|var degrees: Double { get set }
      init|init(degrees: Double)
      init|init(radians: Double = 0)
      degrees|static func degrees(_ degrees: Double) -> Angle
      radians|static func radians(_ radians: Double) -> Angle
      zero|static var zero: Angle { get }
      <|static func < (a: Angle, b: Angle) -> Bool
      !Angle|extension Angle {}
      +|static func + (a: Angle, b: Angle) -> Angle
      -|static func - (a: Angle, b: Angle) -> Angle
      *|static func * (a: Angle, factor: Double) -> Angle
      *|static func * (factor: Double, a: Angle) -> Angle
      /|static func / (a: Angle, divisor: Double) -> Angle
      +=|static func += (a: inout Angle, b: Angle)
      -=|static func -= (a: inout Angle, b: Angle)
      *=|static func *= (a: inout Angle, factor: Double)
      /=|static func /= (a: inout Angle, divisor: Double)
      -|static prefix func - (a: Angle) -> Angle
      !Angle|extension Angle: Animatable {}
      animatableData|var animatableData: Double { get set }
      !AngularGradient|struct AngularGradient: StyleView, Sendable {}
      init|init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init|init(gradient: Gradient, center: UnitPoint, angle: Angle = 0)
      !AngularGradient|extension AngularGradient {}
      init|init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init|init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init|init(colors: [Color], center: UnitPoint, angle: Angle = 0)
      init|init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = 0)
      !Animatable|protocol Animatable {}
      animatableData|var animatableData: AnimatableData { get set }
      !Animatable|extension Animatable where AnimatableData == EmptyAnimatableData {}
      animatableData|var animatableData: EmptyAnimatableData { get set }
      !Animatable|extension Animatable where Self: VectorArithmetic {}
      animatableData|var animatableData: Self { get set }
      !Animatable.AnimatableData|associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
      !AnimatableModifier|protocol AnimatableModifier: Animatable, ViewModifier {}
      !AnimatablePair|extension AnimatablePair: Animatable {}
      !AnimatablePair|struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {}
      first|var first: First { get set }
      second|var second: Second { get set }
      init|init(_ first: First, _ second: Second)
      zero|static var zero: AnimatablePair { get }
      +|static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair
      -|static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !AnimatablePair|extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
      !AnimatedChange|extension AnimatedChange {}
      !AnimatedChange|extension AnimatedChange {}
      !AnimatedChange|extension AnimatedChange {}
      !AnimatedCourse|protocol AnimatedCourse {}
      !AnimatedPainter|protocol AnimatedPainter: Painter {}
      !Animation|extension Animation {}
      interactiveSpring|@_disfavoredOverload static func interactiveSpring( duration: Double = 0, extraBounce: Double = 0, blendDuration: Double = 0 ) -> Animation
      logicallyComplete|func logicallyComplete(after duration: Double) -> Animation
      !Animation|extension Animation {}
      default|static var `default`: Animation { get }
      linear|static var linear: Animation { get }
      easeIn|static var easeIn: Animation { get }
      easeOut|static var easeOut: Animation { get }
      easeInOut|static var easeInOut: Animation { get }
      spring|static var spring: Animation { get }
      smooth|static var smooth: Animation { get }
      snappy|static var snappy: Animation { get }
      bouncy|static var bouncy: Animation { get }
      interactiveSpring|static var interactiveSpring: Animation { get }
      interpolatingSpring|static var interpolatingSpring: Animation { get }
      linear|static func linear(duration: Double) -> Animation
      easeIn|static func easeIn(duration: Double) -> Animation
      easeOut|static func easeOut(duration: Double) -> Animation
      easeInOut|static func easeInOut(duration: Double) -> Animation
      timingCurve|static func timingCurve( _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0 ) -> Animation
      timingCurve|static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation
      spring|static func spring(duration: Double = 0, bounce: Double = 0, blendDuration: Double = 0) -> Animation
      spring|@_disfavoredOverload static func spring( response: Double = 0, dampingFraction: Double = 0, blendDuration: Double = 0 ) -> Animation
      spring|static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation
      interactiveSpring|static func interactiveSpring( response: Double = 0, dampingFraction: Double = 0, blendDuration: Double = 0 ) -> Animation
      smooth|static func smooth(duration: Double = 0, extraBounce: Double = 0) -> Animation
      snappy|static func snappy(duration: Double = 0, extraBounce: Double = 0) -> Animation
      bouncy|static func bouncy(duration: Double = 0, extraBounce: Double = 0) -> Animation
      interpolatingSpring|static func interpolatingSpring( mass: Double = 0, stiffness: Double, damping: Double, initialVelocity: Double = 0 ) -> Animation
      interpolatingSpring|static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
      interpolatingSpring|static func interpolatingSpring( duration: Double = 0, bounce: Double = 0, initialVelocity: Double = 0 ) -> Animation
      !Animation|extension Animation: CustomStringConvertible {}
      description|var description: String { get }
      !Animation|extension Animation {}
      init|init<A: CustomAnimation>(_ base: A)
      !Animation|struct Animation: Hashable, Sendable {}
      delay|func delay(_ delay: Double) -> Animation
      speed|func speed(_ speed: Double) -> Animation
      repeatCount|func repeatCount(_ repeatCount: Int, autoreverses: Bool = 0) -> Animation
      repeatForever|func repeatForever(autoreverses: Bool = 0) -> Animation
      duration|var duration: Double { get }
      cycleDuration|var cycleDuration: Double { get }
      value|func value(at time: Double) -> Double
      !AnimationCompletionCriteria|enum AnimationCompletionCriteria: Hashable, Sendable {}
      logicallyComplete|case logicallyComplete
      removed|case removed
      !AnimationContext|struct AnimationContext<Value: VectorArithmetic> {}
      environment|var environment: EnvironmentValues { get }
      isLogicallyComplete|var isLogicallyComplete: Bool { get set }
      !AnimationTrack|struct AnimationTrack: Hashable, Sendable {}
      name|var name: String { get }
      views|var views: [String] { get }
      values|var values: [Double] { get }
      !AnnotationOverflowResolution|struct AnnotationOverflowResolution: Hashable, Sendable {}
      automatic|static var automatic: AnnotationOverflowResolution { get }
      init|init(x: Strategy = 0, y: Strategy = 0)
      !AnnotationOverflowResolution.Boundary|enum Boundary: Hashable, Sendable {}
      automatic|case automatic
      chart|case chart
      plot|case plot
      !AnnotationOverflowResolution.Strategy|enum Strategy: Hashable, Sendable {}
      automatic|case automatic
      disabled|case disabled
      fit|case fit
      padScale|case padScale
      fit|static func fit(to boundary: Boundary) -> Strategy
      !AnnotationPosition|enum AnnotationPosition: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      overlay|case overlay
      top|case top
      bottom|case bottom
      leading|case leading
      trailing|case trailing
      topLeading|case topLeading
      topTrailing|case topTrailing
      bottomLeading|case bottomLeading
      bottomTrailing|case bottomTrailing
      !AnyGesture|struct AnyGesture<Value>: PrimitiveGesture {}
      init|init<G: Gesture>(_ gesture: G) where G.Value == Value
      !AnyGradient|struct AnyGradient: ShapeStyle, Hashable, Sendable {}
      >AnyHashable|struct AnyHashable: Hashable {}
      >AnyKeyPath|class AnyKeyPath: Hashable {}
      !AnyLayout|struct AnyLayout: Layout {}
      init|init(_ layout: any Layout)
      makeCache|func makeCache(subviews: Subviews) -> Cache
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
      placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      !AnyLayout.Cache|struct Cache {}
      >AnyRegexOutput.Element|extension AnyRegexOutput.Element {}
      substring|var substring: Substring? { get }
      value|var value: String? { get }
      range|var range: Range<String.Index>? { get }
      name|var name: String? { get }
      !AnyShape|struct AnyShape: Shape {}
      init|init(_ shape: any Shape)
      path|func path(in rect: Rect) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !AnyShapeStyle|struct AnyShapeStyle: ShapeStyle {}
      init|init(_ style: any ShapeStyle)
      !AnyShapeStyle|extension AnyShapeStyle {}
      !AnyTransition|struct AnyTransition {}
      modifier|static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition
      identity|static var identity: AnyTransition { get }
      opacity|static var opacity: AnyTransition { get }
      slide|static var slide: AnyTransition { get }
      scale|static var scale: AnyTransition { get }
      blurReplace|static var blurReplace: AnyTransition { get }
      scale|static func scale(scale: Double, anchor: UnitPoint = 0) -> AnyTransition
      scale|static func scale(_ scale: Double, anchor: UnitPoint = 0) -> AnyTransition
      offset|static func offset(x: Double = 0, y: Double = 0) -> AnyTransition
      offset|static func offset(_ offset: Size) -> AnyTransition
      move|static func move(edge: Edge) -> AnyTransition
      push|static func push(from edge: Edge) -> AnyTransition
      asymmetric|static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
      combined|func combined(with other: AnyTransition) -> AnyTransition
      animation|func animation(_ animation: Animation?) -> AnyTransition
      !AnyTransition|extension AnyTransition {}
      init|init<T: Transition>(_ transition: T)
      !AnyView|extension AnyView: ViewGroup {}
      !AnyView|struct AnyView: PrimitiveView {}
      init|init(_ view: any View)
      !App|protocol App {}
      body|var body: Body { get }
      init|init()
      !App|extension App {}
      main|static func main()
      !App.Body|associatedtype Body: Scene
      !AppStorage|extension AppStorage: DynamicProperty {}
      !AppStorage|@propertyWrapper struct AppStorage<Value> {}
      init|init( wrappedValue: Value, _ key: String, store: UserDefaults? = 0, file: String = 0, line: Int = 0, column: Int = 0 )
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding<Value> { get }
      !AppStorage|extension AppStorage where Value: ExpressibleByNilLiteral {}
      init|init( _ key: String, store: UserDefaults? = 0, file: String = 0, line: Int = 0, column: Int = 0 )
      !AreaMark|struct AreaMark: PrimitiveChartContent {}
      init|init( x: PlottableValue, y: PlottableValue, series: PlottableValue? = 0, stacking: MarkStackingMethod = 0 )
      init|init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue? = 0)
      init|init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, series: PlottableValue? = 0)
      !AreaPlot|struct AreaPlot: PrimitiveChartContent {}
      init|init( x: String, y: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> Double )
      init|init( x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double) )
      >Array|extension Array: Equatable {}
      >Array|extension Array: Hashable {}
      >Array|extension Array {}
      append|mutating func append(_ newElement: Element)
      append|mutating func append(contentsOf newElements: some Sequence)
      insert|mutating func insert(_ newElement: Element, at i: Int)
      remove|mutating func remove(at index: Int) -> Element
      removeLast|mutating func removeLast() -> Element
      removeFirst|mutating func removeFirst() -> Element
      removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
      removeAll|mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      popLast|mutating func popLast() -> Element?
      sort|mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      shuffle|mutating func shuffle()
      reverse|mutating func reverse()
      swapAt|mutating func swapAt(_ i: Int, _ j: Int)
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      first|var first: Element? { get }
      last|var last: Element? { get }
      indices|var indices: Range<Int> { get }
      >Array|struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {}
      init|init()
      init|init<S: Sequence>(_ s: S) where S.Element == Element
      init|init(repeating repeatedValue: Element, count: Int)
      description|var description: String { get }
      capacity|var capacity: Int { get }
      subscript|subscript(index: Int) -> Element { get }
      subscript|subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
      !Array|extension Array {}
      !Array|extension Array: ChartScaleDomain where Element: Plottable {}
      >Array.Index|typealias Index = Int
      >Array.SubSequence|typealias SubSequence = ArraySlice<Element>
      >ArraySlice|struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {}
      init|init()
      init|init<S: Sequence>(_ s: S) where S.Element == Element
      init|init(repeating repeatedValue: Element, count: Int)
      description|var description: String { get }
      popFirst|mutating func popFirst() -> Element?
      subscript|subscript(index: Int) -> Element { get }
      subscript|subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
      >ArraySlice.Index|typealias Index = Int
      >ArraySlice.SubSequence|typealias SubSequence = ArraySlice<Element>
      !AspectRatioRule|struct AspectRatioRule: UnaryLayoutRule {}
      ratio|var ratio: Double? { get set }
      contentMode|var contentMode: ContentMode { get set }
      init|init(ratio: Double?, contentMode: ContentMode)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !AspectRatioRule.ContentMode|enum ContentMode: String, Hashable, Sendable, CaseIterable {}
      fit|case fit
      fill|case fill
      !AsyncImage|struct AsyncImage<Content: View>: View {}
      init|init(url: URL?, scale: Double = 0) where Content == Image.Placeholder
      init|init<I: View, P: View>( url: URL?, scale: Double = 0, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P ) where Content == ConditionalContent<I, P>
      init|init( url: URL?, scale: Double = 0, transaction: Transaction = 0, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content )
      body|var body: some View { get }
      !AsyncImagePhase|enum AsyncImagePhase {}
      empty|case empty
      success|case success(Image)
      failure|case failure(any Error)
      image|var image: Image? { get }
      error|var error: (any Error)? { get }
      >AttributeContainer|struct AttributeContainer: Hashable, Sendable {}
      init|init()
      font|var font: Font? { get set }
      foregroundColor|var foregroundColor: Color? { get set }
      backgroundColor|var backgroundColor: Color? { get set }
      underlineStyle|var underlineStyle: Text.LineStyle? { get set }
      strikethroughStyle|var strikethroughStyle: Text.LineStyle? { get set }
      baselineOffset|var baselineOffset: CGFloat? { get set }
      kern|var kern: CGFloat? { get set }
      tracking|var tracking: CGFloat? { get set }
      link|var link: URL? { get set }
      inlinePresentationIntent|var inlinePresentationIntent: InlinePresentationIntent? { get set }
      font|func font(_ value: Font) -> AttributeContainer
      foregroundColor|func foregroundColor(_ value: Color) -> AttributeContainer
      backgroundColor|func backgroundColor(_ value: Color) -> AttributeContainer
      underlineStyle|func underlineStyle(_ value: Text.LineStyle) -> AttributeContainer
      strikethroughStyle|func strikethroughStyle(_ value: Text.LineStyle) -> AttributeContainer
      baselineOffset|func baselineOffset(_ value: CGFloat) -> AttributeContainer
      kern|func kern(_ value: CGFloat) -> AttributeContainer
      tracking|func tracking(_ value: CGFloat) -> AttributeContainer
      link|func link(_ value: URL) -> AttributeContainer
      inlinePresentationIntent|func inlinePresentationIntent(_ value: InlinePresentationIntent) -> AttributeContainer
      >AttributedString|struct AttributedString: Hashable, ExpressibleByStringLiteral, Sendable {}
      init|init()
      init|init(_ string: some StringProtocol)
      init|init(_ string: some StringProtocol, attributes: AttributeContainer)
      init|init(stringLiteral value: String)
      init|init<Text>(localized key: Text, table: String? = 0, bundle: Any? = 0, locale: Locale? = 0, comment: String? = 0)
      init|init(markdown: String) throws
      init|init(markdown: String, options: AttributedString.MarkdownParsingOptions) throws
      characters|var characters: String { get }
      description|var description: String { get }
      font|var font: Font? { get set }
      foregroundColor|var foregroundColor: Color? { get set }
      backgroundColor|var backgroundColor: Color? { get set }
      underlineStyle|var underlineStyle: Text.LineStyle? { get set }
      strikethroughStyle|var strikethroughStyle: Text.LineStyle? { get set }
      baselineOffset|var baselineOffset: CGFloat? { get set }
      kern|var kern: CGFloat? { get set }
      tracking|var tracking: CGFloat? { get set }
      link|var link: URL? { get set }
      inlinePresentationIntent|var inlinePresentationIntent: InlinePresentationIntent? { get set }
      range|func range(of stringToFind: some StringProtocol) -> Range<AttributedString.Index>?
      mergingAttributes|func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString
      settingAttributes|func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
      append|mutating func append(_ s: AttributedString)
      mergeAttributes|mutating func mergeAttributes(_ attributes: AttributeContainer)
      setAttributes|mutating func setAttributes(_ attributes: AttributeContainer)
      >AttributedString.Index|extension AttributedString.Index: Hashable, Comparable {}
      >AttributedString.MarkdownParsingOptions|extension AttributedString.MarkdownParsingOptions: Hashable {}
      init|init()
      init|init(interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax)
      >AttributedString.MarkdownParsingOptions.InterpretedSyntax|enum InterpretedSyntax: Hashable {}
      full|case full
      inlineOnly|case inlineOnly
      inlineOnlyPreservingWhitespace|case inlineOnlyPreservingWhitespace
      !AttributedTextSelection|struct AttributedTextSelection: Hashable, Sendable {}
      init|init()
      !AuthoredLayoutRule|protocol AuthoredLayoutRule: LayoutRule {}
      !Axis|enum Axis: Int8, Hashable, Sendable, CaseIterable {}
      horizontal|case horizontal
      vertical|case vertical
      other|var other: Axis { get }
      !Axis.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int8 { get }
      init|init(rawValue: Int8)
      init|init(_ axis: Axis)
      horizontal|static var horizontal: Set { get }
      vertical|static var vertical: Set { get }
      contains|func contains(_ axis: Axis) -> Bool
      !AxisData|extension AxisData {}
      !AxisGridLine|struct AxisGridLine: AxisMark {}
      init|init(centered: Bool? = 0, stroke: StrokeStyle? = 0)
      !AxisLabelOrientation|enum AxisLabelOrientation: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      horizontal|case horizontal
      vertical|case vertical
      verticalReversed|case verticalReversed
      !AxisMark|protocol AxisMark {}
      !AxisMark|extension AxisMark {}
      foregroundStyle|func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark
      font|func font(_ font: Font?) -> some AxisMark
      offset|func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
      !AxisMarkBuilder|@resultBuilder enum AxisMarkBuilder {}
      buildExpression|static func buildExpression(_ mark: some AxisMark) -> [AxisPart]
      buildBlock|static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart]
      buildOptional|static func buildOptional(_ part: [AxisPart]?) -> [AxisPart]
      buildEither|static func buildEither(first: [AxisPart]) -> [AxisPart]
      buildEither|static func buildEither(second: [AxisPart]) -> [AxisPart]
      !AxisMarkPosition|enum AxisMarkPosition: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      leading|case leading
      trailing|case trailing
      top|case top
      bottom|case bottom
      !AxisMarkPreset|enum AxisMarkPreset: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      aligned|case aligned
      extended|case extended
      inset|case inset
      !AxisMarkValues|struct AxisMarkValues {}
      automatic|static var automatic: AxisMarkValues { get }
      automatic|static func automatic( desiredCount: Int? = 0, roundLowerBound: Bool? = 0, roundUpperBound: Bool? = 0 ) -> AxisMarkValues
      stride|static func stride(by unit: CalendarUnit, count: Int = 0) -> AxisMarkValues
      stride|static func stride(by step: Double) -> AxisMarkValues
      !AxisMarkValues|extension AxisMarkValues {}
      !AxisMarks|extension AxisMarks {}
      init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping () -> [AxisPart] )
      init|init<V: Plottable>( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0 )
      init|init<V: Plottable>( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart] )
      init|init<F: FormatStyle>( format: F, preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
      init|init<F: FormatStyle, V: Plottable>( format: F, preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
      !AxisMarks|struct AxisMarks: PrimitiveView {}
      init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0 )
      init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart] )
      !AxisMarks|extension AxisMarks {}
      !AxisPart|extension AxisPart: AxisMark {}
      !AxisPart|struct AxisPart: PrimitiveView {}
      !AxisPart|extension AxisPart {}
      !AxisPart|extension AxisPart {}
      !AxisTick|struct AxisTick: AxisMark {}
      init|init(centered: Bool? = 0, length: Length = 0, stroke: StrokeStyle? = 0)
      init|init(centered: Bool? = 0, length: CGFloat, stroke: StrokeStyle? = 0)
      !AxisTick.Length|typealias Length = AxisTickLength
      !AxisTickLength|enum AxisTickLength: Hashable, Sendable {}
      automatic|case automatic
      label|case label(extendPastBy: Double)
      longestLabel|case longestLabel(extendPastBy: Double)
      fixed|case fixed(Double)
      label|static var label: AxisTickLength { get }
      longestLabel|static var longestLabel: AxisTickLength { get }
      !AxisTitle|extension AxisTitle {}
      !AxisTitle|extension AxisTitle {}
      !AxisValue|extension AxisValue {}
      as|func `as`<Value: Plottable>(_ type: Value.Type) -> Value?
      !AxisValue|struct AxisValue {}
      index|var index: Int { get }
      count|var count: Int { get }
      !AxisValueLabel|struct AxisValueLabel: AxisMark {}
      init|init( centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 )
      init|init<C: View>( centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0, @ViewBuilder content: () -> C )
      init|init( _ text: some StringProtocol, centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 )
      init|init<F: FormatStyle>( format: F, centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
      !AxisValueLabelCollisionResolution|enum AxisValueLabelCollisionResolution: Hashable, Sendable {}
      automatic|case automatic
      disabled|case disabled
      truncate|case truncate
      greedy|case greedy
      greedy|static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = 0) -> Self
      !BackgroundProminence|enum BackgroundProminence: Hashable, Sendable {}
      standard|case standard
      increased|case increased
      !BadgeProminence|enum BadgeProminence: Hashable, Sendable {}
      standard|case standard
      increased|case increased
      decreased|case decreased
      !BarMark|struct BarMark: PrimitiveChartContent {}
      init|init( x: PlottableValue, y: PlottableValue, width: MarkDimension = 0, height: MarkDimension = 0, stacking: MarkStackingMethod = 0 )
      init|init( xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = 0 )
      init|init( x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = 0 )
      init|init(x: PlottableValue, height: MarkDimension = 0, stacking: MarkStackingMethod = 0)
      init|init(y: PlottableValue, width: MarkDimension = 0, stacking: MarkStackingMethod = 0)
      init|init(xStart: PlottableValue, xEnd: PlottableValue, height: MarkDimension = 0)
      init|init(yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = 0)
      !BasicChartSymbolShape|struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {}
      circle|static var circle: BasicChartSymbolShape { get }
      square|static var square: BasicChartSymbolShape { get }
      triangle|static var triangle: BasicChartSymbolShape { get }
      diamond|static var diamond: BasicChartSymbolShape { get }
      pentagon|static var pentagon: BasicChartSymbolShape { get }
      plus|static var plus: BasicChartSymbolShape { get }
      cross|static var cross: BasicChartSymbolShape { get }
      asterisk|static var asterisk: BasicChartSymbolShape { get }
      path|func path(in rect: Rect) -> Path
      >BidirectionalCollection|protocol BidirectionalCollection<Element>: Collection {}
      last|var last: Element? { get }
      last|func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      lastIndex|func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      reversed|func reversed() -> ReversedCollection<Element>
      index|func index(before i: Index) -> Index
      >BidirectionalCollection|extension BidirectionalCollection where Element: Equatable {}
      lastIndex|func lastIndex(of element: Element) -> Index?
      >BinaryFloatingPoint|protocol BinaryFloatingPoint: FloatingPoint {}
      init|init<Source: BinaryInteger>(_ value: Source)
      init|init<Source: BinaryFloatingPoint>(_ value: Source)
      init|init?<Source: BinaryInteger>(exactly value: Source)
      init|init?<Source: BinaryFloatingPoint>(exactly value: Source)
      init|init(signOf signProvider: Self, magnitudeOf source: Self)
      binade|var binade: Self { get }
      significandWidth|var significandWidth: Int { get }
      random|static func random(in range: Range<Self>) -> Self
      random|static func random(in range: ClosedRange<Self>) -> Self
      >BinaryInteger|extension BinaryInteger {}
      init|init(_ value: String, format: some FormatStyle) throws
      >BinaryInteger|protocol BinaryInteger: Hashable, Comparable, Strideable {}
      init|init<T: BinaryInteger>(_ source: T)
      init|init<T: BinaryFloatingPoint>(_ source: T)
      init|init?<T: BinaryInteger>(exactly source: T)
      init|init?<T: BinaryFloatingPoint>(exactly source: T)
      init|init<T: BinaryInteger>(clamping source: T)
      init|init<T: BinaryInteger>(truncatingIfNeeded source: T)
      isSigned|static var isSigned: Bool { get }
      zero|static var zero: Self { get }
      bitWidth|var bitWidth: Int { get }
      trailingZeroBitCount|var trailingZeroBitCount: Int { get }
      magnitude|var magnitude: Self { get }
      description|var description: String { get }
      hashValue|var hashValue: Int { get }
      signum|func signum() -> Self
      isMultiple|func isMultiple(of other: Self) -> Bool
      quotientAndRemainder|func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      advanced|func advanced(by n: Int) -> Self
      distance|func distance(to other: Self) -> Int
      !Bindable|@propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject & Observable> {}
      wrappedValue|var wrappedValue: Value { get set }
      init|init(wrappedValue: Value)
      init|init(_ value: Value)
      projectedValue|var projectedValue: Bindable<Value> { get }
      subscript|subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> { get }
      !Binding|@propertyWrapper @dynamicMemberLookup struct Binding<Value> {}
      init|init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
      constant|static func constant(_ value: Value) -> Binding<Value>
      wrappedValue|var wrappedValue: Value { get set }
      init|init(projectedValue: Binding<Value>)
      projectedValue|var projectedValue: Binding<Value> { get }
      subscript|subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> { get }
      !Binding|extension Binding: SourcedProperty {}
      !Binding|extension Binding {}
      animation|func animation(_ animation: Animation? = 0) -> Binding<Value>
      transaction|func transaction(_ transaction: Transaction) -> Binding<Value>
      !Binding|extension Binding where Value == Bool {}
      !Binding|extension Binding: DynamicProperty {}
      !Binding|extension Binding {}
      init|init?(_ base: Binding<Value?>)
      init|init<V>(_ base: Binding<V>) where Value == V?
      init|init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
      init|init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
      transaction|var transaction: Transaction { get }
      !Binding|extension Binding: Identifiable where Value: Identifiable {}
      id|var id: Value.ID { get }
      !Binding|extension Binding: Sequence where Value: MutableCollection {}
      !Binding|extension Binding: Collection where Value: MutableCollection {}
      startIndex|var startIndex: Value.Index { get }
      endIndex|var endIndex: Value.Index { get }
      indices|var indices: Value.Indices { get }
      index|func index(after index: Value.Index) -> Value.Index
      formIndex|func formIndex(after index: inout Value.Index)
      subscript|subscript(position: Value.Index) -> Binding<Value.Element> { get }
      !Binding|extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {}
      index|func index(before index: Value.Index) -> Value.Index
      !Binding|extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
      !Binding.Element|typealias Element = Binding<Value.Element>
      !Binding.Index|typealias Index = Value.Index
      !Binding.Indices|typealias Indices = Value.Indices
      !Binding.Iterator|typealias Iterator = IndexingIterator<Binding<Value>>
      !Binding.SubSequence|typealias SubSequence = Slice<Binding<Value>>
      !BlendMode|enum BlendMode: String, Hashable, Sendable, CaseIterable {}
      normal|case normal
      multiply|case multiply
      screen|case screen
      overlay|case overlay
      darken|case darken
      lighten|case lighten
      colorDodge|case colorDodge
      colorBurn|case colorBurn
      softLight|case softLight
      hardLight|case hardLight
      difference|case difference
      exclusion|case exclusion
      hue|case hue
      saturation|case saturation
      color|case color
      luminosity|case luminosity
      sourceAtop|case sourceAtop
      destinationOver|case destinationOver
      destinationOut|case destinationOut
      plusDarker|case plusDarker
      plusLighter|case plusLighter
      isDrawn|var isDrawn: Bool { get }
      !BodyNode|extension BodyNode {}
      >Bool|extension Bool {}
      toggle|mutating func toggle()
      random|static func random() -> Bool
      >Bool|struct Bool: Hashable, LosslessStringConvertible, ExpressibleByBooleanLiteral, Sendable {}
      init|init()
      init|init?(_ description: String)
      init|init(_ value: Bool)
      description|var description: String { get }
      hashValue|var hashValue: Int { get }
      toggle|mutating func toggle()
      random|static func random() -> Bool
      !Bool|extension Bool: Plottable {}
      !BorderedButtonStyle|struct BorderedButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !BorderedProminentButtonStyle|struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !BorderedShape|protocol BorderedShape {}
      !BorderlessButtonStyle|struct BorderlessButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !BranchView|extension BranchView: ViewGroup {}
      >Bundle|struct Bundle {}
      !Button|extension Button where Content == Label<Text, Image> {}
      init|init( _ title: some StringProtocol, image name: String, role: ButtonRole? = 0, action: @escaping () -> Void )
      !Button|struct Button<Content: View>: ControlView {}
      init|init(action: @escaping () -> Void, @ViewBuilder label: () -> Content)
      init|init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content)
      !Button|extension Button where Content == Text {}
      init|init(_ title: some StringProtocol, role: ButtonRole? = 0, action: @escaping () -> Void)
      !Button|extension Button where Content == Label<Text, Image> {}
      init|init( _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = 0, action: @escaping () -> Void )
      !Button|extension Button where Content == Text {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, role: ButtonRole? = 0, action: @escaping () -> Void)
      !Button|extension Button where Content == AnyView {}
      init|init(_ configuration: PrimitiveButtonStyleConfiguration)
      !ButtonBorderShape|extension ButtonBorderShape {}
      !ButtonBorderShape|enum ButtonBorderShape: Hashable, Sendable {}
      automatic|case automatic
      capsule|case capsule
      roundedRectangle|case roundedRectangle
      circle|case circle
      rounded|case rounded(radius: Double)
      roundedRectangle|static func roundedRectangle(radius: Double) -> ButtonBorderShape
      !ButtonRepeatBehavior|enum ButtonRepeatBehavior: Hashable, Sendable {}
      automatic|case automatic
      enabled|case enabled
      disabled|case disabled
      !ButtonRole|enum ButtonRole: String, Hashable, Sendable, CaseIterable {}
      destructive|case destructive
      cancel|case cancel
      close|case close
      confirm|case confirm
      !ButtonStyle|protocol ButtonStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !ButtonStyle|extension ButtonStyle {}
      !ButtonStyle|extension ButtonStyle where Self == DefaultButtonStyle {}
      automatic|static var automatic: DefaultButtonStyle { get }
      !ButtonStyle|extension ButtonStyle where Self == BorderlessButtonStyle {}
      borderless|static var borderless: BorderlessButtonStyle { get }
      accessoryBar|static var accessoryBar: BorderlessButtonStyle { get }
      accessoryBarAction|static var accessoryBarAction: BorderlessButtonStyle { get }
      link|static var link: BorderlessButtonStyle { get }
      !ButtonStyle|extension ButtonStyle where Self == PlainButtonStyle {}
      plain|static var plain: PlainButtonStyle { get }
      !ButtonStyle|extension ButtonStyle where Self == BorderedButtonStyle {}
      bordered|static var bordered: BorderedButtonStyle { get }
      card|static var card: BorderedButtonStyle { get }
      !ButtonStyle|extension ButtonStyle where Self == BorderedProminentButtonStyle {}
      borderedProminent|static var borderedProminent: BorderedProminentButtonStyle { get }
      !ButtonStyle|extension ButtonStyle where Self == GlassButtonStyle {}
      glass|static var glass: GlassButtonStyle { get }
      glass|static func glass(_ glass: Glass) -> GlassButtonStyle
      !ButtonStyle|extension ButtonStyle where Self == GlassProminentButtonStyle {}
      glassProminent|static var glassProminent: GlassProminentButtonStyle { get }
      !ButtonStyle.Body|associatedtype Body: View
      !ButtonStyle.Configuration|typealias Configuration = ButtonStyleConfiguration
      !ButtonStyleConfiguration|struct ButtonStyleConfiguration {}
      role|var role: ButtonRole? { get }
      label|var label: AnyView { get }
      isPressed|var isPressed: Bool { get set }
      trigger|func trigger()
      !ButtonToggleStyle|struct ButtonToggleStyle: ToggleStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      >ByteCountFormatStyle|struct ByteCountFormatStyle: FormatStyle {}
      init|init(style: ByteCountFormatStyle.Style = 0, allowedUnits: ByteCountFormatStyle.Units = 0, spellsOutZero: Bool = 0, includesActualByteCount: Bool = 0)
      locale|func locale(_ locale: Locale) -> Self
      >ByteCountFormatStyle.Style|extension ByteCountFormatStyle.Style: Hashable {}
      file|static var file: ByteCountFormatStyle.Style { get }
      memory|static var memory: ByteCountFormatStyle.Style { get }
      decimal|static var decimal: ByteCountFormatStyle.Style { get }
      binary|static var binary: ByteCountFormatStyle.Style { get }
      >ByteCountFormatStyle.Units|extension ByteCountFormatStyle.Units: OptionSet {}
      bytes|static var bytes: ByteCountFormatStyle.Units { get }
      kb|static var kb: ByteCountFormatStyle.Units { get }
      mb|static var mb: ByteCountFormatStyle.Units { get }
      gb|static var gb: ByteCountFormatStyle.Units { get }
      tb|static var tb: ByteCountFormatStyle.Units { get }
      pb|static var pb: ByteCountFormatStyle.Units { get }
      all|static var all: ByteCountFormatStyle.Units { get }
      default|static var `default`: ByteCountFormatStyle.Units { get }
      >ByteCountFormatter|class ByteCountFormatter: Formatter {}
      init|init()
      string|static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      countStyle|var countStyle: ByteCountFormatter.CountStyle { get set }
      allowedUnits|var allowedUnits: ByteCountFormatter.Units { get set }
      includesUnit|var includesUnit: Bool { get set }
      includesCount|var includesCount: Bool { get set }
      includesActualByteCount|var includesActualByteCount: Bool { get set }
      isAdaptive|var isAdaptive: Bool { get set }
      zeroPadsFractionDigits|var zeroPadsFractionDigits: Bool { get set }
      allowsNonnumericFormatting|var allowsNonnumericFormatting: Bool { get set }
      string|func string(fromByteCount byteCount: Int64) -> String
      >ByteCountFormatter.CountStyle|enum CountStyle: Hashable {}
      file|case file
      memory|case memory
      decimal|case decimal
      binary|case binary
      >ByteCountFormatter.Units|extension ByteCountFormatter.Units: OptionSet {}
      useBytes|static var useBytes: ByteCountFormatter.Units { get }
      useKB|static var useKB: ByteCountFormatter.Units { get }
      useMB|static var useMB: ByteCountFormatter.Units { get }
      useGB|static var useGB: ByteCountFormatter.Units { get }
      useTB|static var useTB: ByteCountFormatter.Units { get }
      usePB|static var usePB: ByteCountFormatter.Units { get }
      useAll|static var useAll: ByteCountFormatter.Units { get }
      !CATransform3D|struct CATransform3D: Hashable, Sendable {}
      m11|var m11: Double { get set }
      m12|var m12: Double { get set }
      m13|var m13: Double { get set }
      m14|var m14: Double { get set }
      m21|var m21: Double { get set }
      m22|var m22: Double { get set }
      m23|var m23: Double { get set }
      m24|var m24: Double { get set }
      m31|var m31: Double { get set }
      m32|var m32: Double { get set }
      m33|var m33: Double { get set }
      m34|var m34: Double { get set }
      m41|var m41: Double { get set }
      m42|var m42: Double { get set }
      m43|var m43: Double { get set }
      m44|var m44: Double { get set }
      init|init()
      !CGAffineTransform|typealias CGAffineTransform = VitrineLayout.Transform
      >CGFloat|struct CGFloat: BinaryFloatingPoint, ExpressibleByFloatLiteral, Sendable {}
      init|init()
      !CGFloat|extension CGFloat: VectorArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !CGFloat|extension CGFloat: Animatable {}
      !CGFloat|extension CGFloat: Plottable {}
      !CGFloat?|extension CGFloat? {}
      !CGLineCap|typealias CGLineCap = VitrineUI.Stroke.Cap
      !CGLineJoin|typealias CGLineJoin = VitrineUI.Stroke.Join
      !CGPoint|typealias CGPoint = VitrineLayout.Point
      !CGRect|typealias CGRect = VitrineLayout.Rect
      !CGSize|typealias CGSize = VitrineLayout.Size
      !CGVector|struct CGVector: Hashable, Sendable {}
      dx|var dx: CGFloat { get set }
      dy|var dy: CGFloat { get set }
      init|init()
      init|init(dx: CGFloat, dy: CGFloat)
      zero|static var zero: CGVector { get }
      >Calendar|struct Calendar: Hashable, Sendable {}
      init|init(identifier: Calendar.Identifier)
      current|static var current: Calendar { get }
      autoupdatingCurrent|static var autoupdatingCurrent: Calendar { get }
      identifier|var identifier: Calendar.Identifier { get }
      locale|var locale: Locale? { get set }
      timeZone|var timeZone: TimeZone { get set }
      firstWeekday|var firstWeekday: Int { get set }
      minimumDaysInFirstWeek|var minimumDaysInFirstWeek: Int { get set }
      description|var description: String { get }
      eraSymbols|var eraSymbols: [String] { get }
      longEraSymbols|var longEraSymbols: [String] { get }
      monthSymbols|var monthSymbols: [String] { get }
      shortMonthSymbols|var shortMonthSymbols: [String] { get }
      veryShortMonthSymbols|var veryShortMonthSymbols: [String] { get }
      standaloneMonthSymbols|var standaloneMonthSymbols: [String] { get }
      shortStandaloneMonthSymbols|var shortStandaloneMonthSymbols: [String] { get }
      veryShortStandaloneMonthSymbols|var veryShortStandaloneMonthSymbols: [String] { get }
      weekdaySymbols|var weekdaySymbols: [String] { get }
      shortWeekdaySymbols|var shortWeekdaySymbols: [String] { get }
      veryShortWeekdaySymbols|var veryShortWeekdaySymbols: [String] { get }
      standaloneWeekdaySymbols|var standaloneWeekdaySymbols: [String] { get }
      shortStandaloneWeekdaySymbols|var shortStandaloneWeekdaySymbols: [String] { get }
      veryShortStandaloneWeekdaySymbols|var veryShortStandaloneWeekdaySymbols: [String] { get }
      quarterSymbols|var quarterSymbols: [String] { get }
      shortQuarterSymbols|var shortQuarterSymbols: [String] { get }
      standaloneQuarterSymbols|var standaloneQuarterSymbols: [String] { get }
      shortStandaloneQuarterSymbols|var shortStandaloneQuarterSymbols: [String] { get }
      amSymbol|var amSymbol: String { get }
      pmSymbol|var pmSymbol: String { get }
      component|func component(_ component: Calendar.Component, from date: Date) -> Int
      dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
      dateComponents|func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      date|func date(from components: DateComponents) -> Date?
      date|func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = 0) -> Date?
      date|func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = 0) -> Date?
      date|func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
      date|func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
      date|func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
      startOfDay|func startOfDay(for date: Date) -> Date
      isDate|func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      isDate|func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
      isDateInToday|func isDateInToday(_ date: Date) -> Bool
      isDateInYesterday|func isDateInYesterday(_ date: Date) -> Bool
      isDateInTomorrow|func isDateInTomorrow(_ date: Date) -> Bool
      isDateInWeekend|func isDateInWeekend(_ date: Date) -> Bool
      compare|func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
      range|func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      ordinality|func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      minimumRange|func minimumRange(of component: Calendar.Component) -> Range<Int>?
      maximumRange|func maximumRange(of component: Calendar.Component) -> Range<Int>?
      dateInterval|func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      dateIntervalOfWeekend|func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
      nextDate|func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = 0, direction: Calendar.SearchDirection = 0) -> Date?
      >Calendar.Component|extension Calendar.Component: Hashable {}
      era|static var era: Calendar.Component { get }
      year|static var year: Calendar.Component { get }
      month|static var month: Calendar.Component { get }
      day|static var day: Calendar.Component { get }
      hour|static var hour: Calendar.Component { get }
      minute|static var minute: Calendar.Component { get }
      second|static var second: Calendar.Component { get }
      weekday|static var weekday: Calendar.Component { get }
      weekdayOrdinal|static var weekdayOrdinal: Calendar.Component { get }
      quarter|static var quarter: Calendar.Component { get }
      weekOfMonth|static var weekOfMonth: Calendar.Component { get }
      weekOfYear|static var weekOfYear: Calendar.Component { get }
      yearForWeekOfYear|static var yearForWeekOfYear: Calendar.Component { get }
      nanosecond|static var nanosecond: Calendar.Component { get }
      dayOfYear|static var dayOfYear: Calendar.Component { get }
      calendar|static var calendar: Calendar.Component { get }
      timeZone|static var timeZone: Calendar.Component { get }
      isLeapMonth|static var isLeapMonth: Calendar.Component { get }
      >Calendar.Identifier|extension Calendar.Identifier: Hashable {}
      gregorian|static var gregorian: Calendar.Identifier { get }
      buddhist|static var buddhist: Calendar.Identifier { get }
      chinese|static var chinese: Calendar.Identifier { get }
      coptic|static var coptic: Calendar.Identifier { get }
      ethiopicAmeteMihret|static var ethiopicAmeteMihret: Calendar.Identifier { get }
      ethiopicAmeteAlem|static var ethiopicAmeteAlem: Calendar.Identifier { get }
      hebrew|static var hebrew: Calendar.Identifier { get }
      iso8601|static var iso8601: Calendar.Identifier { get }
      indian|static var indian: Calendar.Identifier { get }
      islamic|static var islamic: Calendar.Identifier { get }
      islamicCivil|static var islamicCivil: Calendar.Identifier { get }
      japanese|static var japanese: Calendar.Identifier { get }
      persian|static var persian: Calendar.Identifier { get }
      republicOfChina|static var republicOfChina: Calendar.Identifier { get }
      islamicTabular|static var islamicTabular: Calendar.Identifier { get }
      islamicUmmAlQura|static var islamicUmmAlQura: Calendar.Identifier { get }
      >Calendar.MatchingPolicy|extension Calendar.MatchingPolicy: Hashable {}
      nextTime|static var nextTime: Calendar.MatchingPolicy { get }
      nextTimePreservingSmallerComponents|static var nextTimePreservingSmallerComponents: Calendar.MatchingPolicy { get }
      previousTimePreservingSmallerComponents|static var previousTimePreservingSmallerComponents: Calendar.MatchingPolicy { get }
      strict|static var strict: Calendar.MatchingPolicy { get }
      >Calendar.RepeatedTimePolicy|extension Calendar.RepeatedTimePolicy: Hashable {}
      first|static var first: Calendar.RepeatedTimePolicy { get }
      last|static var last: Calendar.RepeatedTimePolicy { get }
      >Calendar.SearchDirection|extension Calendar.SearchDirection: Hashable {}
      forward|static var forward: Calendar.SearchDirection { get }
      backward|static var backward: Calendar.SearchDirection { get }
      !CalendarUnit|enum CalendarUnit: String, Hashable, Sendable, CaseIterable {}
      second|case second
      minute|case minute
      hour|case hour
      day|case day
      weekday|case weekday
      weekOfYear|case weekOfYear
      weekOfMonth|case weekOfMonth
      month|case month
      quarter|case quarter
      year|case year
      !Canvas|extension Canvas {}
      init|init( opaque: Bool = 0, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = 0, renderer: @escaping (inout GraphicsContext, Size) -> Void )
      init|init<Symbols: View>( opaque: Bool = 0, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = 0, renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols )
      !Canvas|struct Canvas: PrimitiveView {}
      !Capsule|struct Capsule: _MovableOutline {}
      init|init(style: RoundedCornerStyle = 0)
      path|func path(in rect: Rect, inset: Double) -> Path
      >CaseIterable|protocol CaseIterable {}
      >Character|struct Character: Hashable, Comparable, LosslessStringConvertible, Sendable {}
      init|init(_ s: String)
      init|init(_ content: Unicode.Scalar)
      isASCII|var isASCII: Bool { get }
      asciiValue|var asciiValue: UInt8? { get }
      isWhitespace|var isWhitespace: Bool { get }
      isNewline|var isNewline: Bool { get }
      isNumber|var isNumber: Bool { get }
      isWholeNumber|var isWholeNumber: Bool { get }
      wholeNumberValue|var wholeNumberValue: Int? { get }
      isHexDigit|var isHexDigit: Bool { get }
      hexDigitValue|var hexDigitValue: Int? { get }
      isLetter|var isLetter: Bool { get }
      isUppercase|var isUppercase: Bool { get }
      isLowercase|var isLowercase: Bool { get }
      isCased|var isCased: Bool { get }
      isSymbol|var isSymbol: Bool { get }
      isMathSymbol|var isMathSymbol: Bool { get }
      isCurrencySymbol|var isCurrencySymbol: Bool { get }
      isPunctuation|var isPunctuation: Bool { get }
      unicodeScalars|var unicodeScalars: String.UnicodeScalarView { get }
      utf8|var utf8: String.UTF8View { get }
      utf16|var utf16: String.UTF16View { get }
      description|var description: String { get }
      debugDescription|var debugDescription: String { get }
      hashValue|var hashValue: Int { get }
      uppercased|func uppercased() -> String
      lowercased|func lowercased() -> String
      >CharacterSet|struct CharacterSet: Hashable {}
      init|init()
      init|init(charactersIn string: String)
      whitespaces|static var whitespaces: CharacterSet { get }
      newlines|static var newlines: CharacterSet { get }
      whitespacesAndNewlines|static var whitespacesAndNewlines: CharacterSet { get }
      decimalDigits|static var decimalDigits: CharacterSet { get }
      letters|static var letters: CharacterSet { get }
      lowercaseLetters|static var lowercaseLetters: CharacterSet { get }
      uppercaseLetters|static var uppercaseLetters: CharacterSet { get }
      capitalizedLetters|static var capitalizedLetters: CharacterSet { get }
      alphanumerics|static var alphanumerics: CharacterSet { get }
      punctuationCharacters|static var punctuationCharacters: CharacterSet { get }
      symbols|static var symbols: CharacterSet { get }
      controlCharacters|static var controlCharacters: CharacterSet { get }
      illegalCharacters|static var illegalCharacters: CharacterSet { get }
      nonBaseCharacters|static var nonBaseCharacters: CharacterSet { get }
      urlQueryAllowed|static var urlQueryAllowed: CharacterSet { get }
      urlHostAllowed|static var urlHostAllowed: CharacterSet { get }
      urlPathAllowed|static var urlPathAllowed: CharacterSet { get }
      urlFragmentAllowed|static var urlFragmentAllowed: CharacterSet { get }
      urlUserAllowed|static var urlUserAllowed: CharacterSet { get }
      urlPasswordAllowed|static var urlPasswordAllowed: CharacterSet { get }
      inverted|var inverted: CharacterSet { get }
      contains|func contains(_ member: Unicode.Scalar) -> Bool
      union|func union(_ other: CharacterSet) -> CharacterSet
      intersection|func intersection(_ other: CharacterSet) -> CharacterSet
      subtracting|func subtracting(_ other: CharacterSet) -> CharacterSet
      symmetricDifference|func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      isSuperset|func isSuperset(of other: CharacterSet) -> Bool
      insert|mutating func insert(_ character: Unicode.Scalar)
      remove|mutating func remove(_ character: Unicode.Scalar)
      insert|mutating func insert(charactersIn string: String)
      remove|mutating func remove(charactersIn string: String)
      formUnion|mutating func formUnion(_ other: CharacterSet)
      formIntersection|mutating func formIntersection(_ other: CharacterSet)
      invert|mutating func invert()
      !Chart|struct Chart: ControlView {}
      init|init(@ChartContentBuilder content: () -> ChartMarks)
      init|init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks) where Data.Element: Identifiable
      init|init<Data: RandomAccessCollection, ID: Hashable>( _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks )
      !ChartContent|extension ChartContent {}
      accessibilityLabel|func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent
      accessibilityLabel|func accessibilityLabel(_ label: Text) -> some ChartContent
      accessibilityValue|func accessibilityValue(_ value: some StringProtocol) -> some ChartContent
      accessibilityValue|func accessibilityValue(_ value: Text) -> some ChartContent
      accessibilityHidden|func accessibilityHidden(_ hidden: Bool) -> some ChartContent
      accessibilityIdentifier|func accessibilityIdentifier(_ identifier: String) -> some ChartContent
      shadow|func shadow( color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0 ) -> some ChartContent
      mask|func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent
      annotation|func annotation<C: View>( position: AnnotationPosition = 0, alignment: Alignment = 0, spacing: CGFloat? = 0, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C ) -> ChartMarks
      !ChartContent|protocol ChartContent {}
      body|var body: Body { get }
      !ChartContent|extension ChartContent {}
      !ChartContent|extension ChartContent {}
      foregroundStyle|func foregroundStyle(_ style: some ShapeStyle) -> ChartMarks
      foregroundStyle|func foregroundStyle(by value: PlottableValue) -> ChartMarks
      symbol|func symbol(_ symbol: some ChartSymbolShape) -> ChartMarks
      symbol|func symbol(by value: PlottableValue) -> ChartMarks
      symbol|func symbol(@ViewBuilder symbol: () -> some View) -> ChartMarks
      symbolSize|func symbolSize(_ area: Double) -> ChartMarks
      symbolSize|func symbolSize(_ size: Size) -> ChartMarks
      symbolSize|func symbolSize(by value: PlottableValue) -> ChartMarks
      interpolationMethod|func interpolationMethod(_ method: InterpolationMethod) -> ChartMarks
      lineStyle|func lineStyle(_ style: StrokeStyle) -> ChartMarks
      lineStyle|func lineStyle(by value: PlottableValue) -> ChartMarks
      position|func position(by value: PlottableValue, axis: Axis? = 0, span: MarkDimension = 0) -> ChartMarks
      cornerRadius|func cornerRadius(_ radius: Double) -> ChartMarks
      opacity|func opacity(_ opacity: Double) -> ChartMarks
      offset|func offset(x: Double = 0, y: Double = 0) -> ChartMarks
      offset|func offset(_ offset: Size) -> ChartMarks
      zIndex|func zIndex(_ value: Double) -> ChartMarks
      blur|func blur(radius: Double) -> ChartMarks
      clipShape|func clipShape(_ shape: some Shape) -> ChartMarks
      alignsMarkStylesWithPlotArea|func alignsMarkStylesWithPlotArea(_ aligns: Bool = 0) -> ChartMarks
      annotation|func annotation( position: AnnotationPosition = 0, alignment: Alignment = 0, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> ChartMarks
      !ChartContent.Body|associatedtype Body: ChartContent
      !ChartContentBuilder|@resultBuilder enum ChartContentBuilder {}
      buildExpression|static func buildExpression(_ content: some ChartContent) -> ChartMarks
      buildBlock|static func buildBlock(_ parts: ChartMarks...) -> ChartMarks
      buildOptional|static func buildOptional(_ part: ChartMarks?) -> ChartMarks
      buildEither|static func buildEither(first: ChartMarks) -> ChartMarks
      buildEither|static func buildEither(second: ChartMarks) -> ChartMarks
      buildArray|static func buildArray(_ parts: [ChartMarks]) -> ChartMarks
      buildLimitedAvailability|static func buildLimitedAvailability(_ part: ChartMarks) -> ChartMarks
      !ChartMark|extension ChartMark {}
      !ChartMarks|struct ChartMarks: PrimitiveChartContent {}
      !ChartPlotContent|struct ChartPlotContent: View {}
      body|var body: some View { get }
      !ChartProxy|extension ChartProxy {}
      plotAreaFrame|var plotAreaFrame: Anchor<Rect> { get }
      plotAreaSize|var plotAreaSize: Size { get }
      position|func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> Point?
      value|func value<V: Plottable>(atX position: CGFloat, as type: V.Type = 0) -> V?
      value|func value<V: Plottable>(atY position: CGFloat, as type: V.Type = 0) -> V?
      value|func value<X: Plottable, Y: Plottable>(at position: Point, as type: (X, Y).Type = 0) -> (X, Y)?
      !ChartProxy|struct ChartProxy {}
      plotSize|var plotSize: Size { get }
      plotFrame|var plotFrame: Anchor<Rect>? { get }
      position|func position(forX value: some Plottable) -> Double?
      position|func position(forY value: some Plottable) -> Double?
      !ChartScaleDomain|protocol ChartScaleDomain {}
      !ChartSymbolShape|protocol ChartSymbolShape: Shape {}
      !ChartSymbolShape|extension ChartSymbolShape where Self == BasicChartSymbolShape {}
      circle|static var circle: BasicChartSymbolShape { get }
      square|static var square: BasicChartSymbolShape { get }
      triangle|static var triangle: BasicChartSymbolShape { get }
      diamond|static var diamond: BasicChartSymbolShape { get }
      pentagon|static var pentagon: BasicChartSymbolShape { get }
      plus|static var plus: BasicChartSymbolShape { get }
      cross|static var cross: BasicChartSymbolShape { get }
      asterisk|static var asterisk: BasicChartSymbolShape { get }
      !ChartSymbolShape|extension ChartSymbolShape {}
      strokeBorder|func strokeBorder(lineWidth: Double = 0) -> some ChartSymbolShape
      strokeBorder|func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape
      !CheckboxToggleStyle|struct CheckboxToggleStyle: ToggleStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !ChildlessLayoutRule|protocol ChildlessLayoutRule: LayoutRule {}
      !ChildlessLayoutRule|extension ChildlessLayoutRule {}
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !Circle|struct Circle: _MovableOutline {}
      init|init()
      path|func path(in rect: Rect, inset: Double) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !Circle|extension Circle: ChartSymbolShape {}
      !CircleRule|struct CircleRule: LeafLayoutRule {}
      init|init()
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !CircularProgressViewStyle|struct CircularProgressViewStyle: ProgressViewStyle {}
      init|init(tint: Color? = 0)
      makeBody|func makeBody(configuration: Configuration) -> some View
      >ClosedRange|extension ClosedRange {}
      >ClosedRange|struct ClosedRange<Bound: Comparable>: RandomAccessCollection {}
      init|init(_ other: Range<Bound>)
      lowerBound|var lowerBound: Bound { get }
      upperBound|var upperBound: Bound { get }
      isEmpty|var isEmpty: Bool { get }
      count|var count: Int { get }
      first|var first: Bound? { get }
      last|var last: Bound? { get }
      description|var description: String { get }
      contains|func contains(_ element: Bound) -> Bool
      overlaps|func overlaps(_ other: Range<Bound>) -> Bool
      overlaps|func overlaps(_ other: ClosedRange<Bound>) -> Bool
      clamped|func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
      !ClosedRange|extension ClosedRange: ChartScaleDomain where Bound: Plottable {}
      >ClosedRange.Element|typealias Element = Bound
      >CodingKey|protocol CodingKey {}
      >CodingKey|extension CodingKey {}
      stringValue|var stringValue: String { get }
      intValue|var intValue: Int? { get }
      >Collection|protocol Collection<Element>: Sequence {}
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      first|var first: Element? { get }
      startIndex|var startIndex: Index { get }
      endIndex|var endIndex: Index { get }
      indices|var indices: DefaultIndices<Self> { get }
      prefix|func prefix(_ maxLength: Int) -> SubSequence
      suffix|func suffix(_ maxLength: Int) -> SubSequence
      dropFirst|func dropFirst(_ k: Int = 0) -> SubSequence
      dropLast|func dropLast(_ k: Int = 0) -> SubSequence
      prefix|func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      drop|func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      split|func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      firstIndex|func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      randomElement|func randomElement() -> Element?
      index|func index(after i: Index) -> Index
      index|func index(_ i: Index, offsetBy distance: Int) -> Index
      index|func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      distance|func distance(from start: Index, to end: Index) -> Int
      prefix|func prefix(upTo end: Index) -> SubSequence
      prefix|func prefix(through position: Index) -> SubSequence
      suffix|func suffix(from start: Index) -> SubSequence
      >Collection|extension Collection where Element: Equatable {}
      firstIndex|func firstIndex(of element: Element) -> Index?
      split|func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0) -> [SubSequence]
      split|func split(separator: some Collection<Element>, maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0) -> [SubSequence]
      firstRange|func firstRange(of other: some Collection<Element>) -> Range<Index>?
      ranges|func ranges(of other: some Collection<Element>) -> [Range<Index>]
      contains|func contains(_ other: some Collection<Element>) -> Bool
      trimmingPrefix|func trimmingPrefix(_ prefix: some Sequence<Element>) -> SubSequence
      >Collection.Index|associatedtype Index: Comparable
      >Collection.SubSequence|associatedtype SubSequence: Collection
      !Color|extension Color: CustomStringConvertible {}
      description|var description: String { get }
      !Color|extension Color {}
      !Color|extension Color {}
      init|init(_ name: String, bundle: Bundle? = 0)
      init|@_disfavoredOverload init(_ color: Color)
      resolve|func resolve(in environment: EnvironmentValues) -> Resolved
      init|init(_ resolved: Resolved)
      !Color|struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {}
      init|init(_ space: RGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 0)
      init|init(_ space: RGBColorSpace = 0, white: Double, opacity: Double = 0)
      init|init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 0)
      opacity|func opacity(_ opacity: Double) -> Color
      gradient|var gradient: AnyGradient { get }
      !Color|extension Color {}
      red|static var red: Color { get }
      orange|static var orange: Color { get }
      yellow|static var yellow: Color { get }
      green|static var green: Color { get }
      mint|static var mint: Color { get }
      teal|static var teal: Color { get }
      cyan|static var cyan: Color { get }
      blue|static var blue: Color { get }
      indigo|static var indigo: Color { get }
      purple|static var purple: Color { get }
      pink|static var pink: Color { get }
      brown|static var brown: Color { get }
      gray|static var gray: Color { get }
      black|static var black: Color { get }
      white|static var white: Color { get }
      clear|static var clear: Color { get }
      primary|static var primary: Color { get }
      secondary|static var secondary: Color { get }
      accentColor|static var accentColor: Color { get }
      !Color|extension Color {}
      mix|func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = 0) -> Color
      !Color|extension Color {}
      !Color|extension Color: _ExpressibleByColorLiteral {}
      init|init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      init|init(_ color: UIColor)
      init|init(uiColor: UIColor)
      !Color.RGBColorSpace|enum RGBColorSpace: String, Sendable, CaseIterable {}
      sRGB|case sRGB
      sRGBLinear|case sRGBLinear
      displayP3|case displayP3
      !Color.RGBColorSpace|extension Color.RGBColorSpace {}
      !Color.Resolved|struct Resolved: Hashable, Sendable, ShapeStyle {}
      red|var red: Float { get set }
      green|var green: Float { get set }
      blue|var blue: Float { get set }
      opacity|var opacity: Float { get set }
      init|init(red: Float, green: Float, blue: Float, opacity: Float = 0)
      !ColorPicker|struct ColorPicker: ControlView {}
      init|init(selection: Binding<Color>, supportsOpacity: Bool = 0, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = 0)
      !ColorRenderingMode|enum ColorRenderingMode: Hashable, Sendable {}
      nonLinear|case nonLinear
      linear|case linear
      extendedLinear|case extendedLinear
      !ColorScheme|enum ColorScheme: String, Hashable, Sendable, CaseIterable {}
      light|case light
      dark|case dark
      !ColorSchemeContrast|enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {}
      standard|case standard
      increased|case increased
      !CommandGroup|struct CommandGroup<Content: View>: View {}
      init|init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init|init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init|init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      body|var body: some View { get }
      !CommandGroupPlacement|enum CommandGroupPlacement: Hashable, Sendable {}
      appInfo|case appInfo
      appSettings|case appSettings
      appTermination|case appTermination
      appVisibility|case appVisibility
      help|case help
      importExport|case importExport
      newItem|case newItem
      pasteboard|case pasteboard
      printItem|case printItem
      saveItem|case saveItem
      sidebar|case sidebar
      singleWindowList|case singleWindowList
      systemServices|case systemServices
      textEditing|case textEditing
      textFormatting|case textFormatting
      toolbar|case toolbar
      undoRedo|case undoRedo
      windowArrangement|case windowArrangement
      windowList|case windowList
      windowSize|case windowSize
      !CommandMenu|struct CommandMenu<Content: View>: View {}
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
      body|var body: some View { get }
      >Comparable|protocol Comparable: Equatable {}
      >ComparisonResult|enum ComparisonResult: Hashable {}
      orderedAscending|case orderedAscending
      orderedSame|case orderedSame
      orderedDescending|case orderedDescending
      !ComposedView|protocol ComposedView: PrimitiveView {}
      !ComposedView|extension ComposedView {}
      !ConcentricCorners|struct ConcentricCorners: Sendable {}
      concentric|static var concentric: ConcentricCorners { get }
      concentric|static func concentric(minimum: Double) -> ConcentricCorners
      !ConditionalContent|extension ConditionalContent: ViewGroup {}
      !ConditionalContent|enum ConditionalContent<True: View, False: View>: PrimitiveView {}
      first|case first(True)
      second|case second(False)
      !ContainerBackgroundPlacement|enum ContainerBackgroundPlacement: Hashable, Sendable {}
      widget|case widget
      navigation|case navigation
      navigationSplitView|case navigationSplitView
      tabView|case tabView
      window|case window
      subscriptionStore|case subscriptionStore
      !ContainerFrameRule|struct ContainerFrameRule {}
      length|static func length(_ container: Double, count: Int, span: Int, spacing: Double) -> Double
      !ContainerRelativeShape|struct ContainerRelativeShape: _MovableOutline {}
      init|init()
      path|func path(in rect: Rect, inset: Double) -> Path
      !ContainerValueKey|protocol ContainerValueKey {}
      defaultValue|static var defaultValue: Value { get }
      !ContainerValueKey.Value|associatedtype Value
      !ContainerValues|struct ContainerValues {}
      subscript|subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get set }
      tag|func tag<V: Hashable>(for type: V.Type) -> V?
      hasTag|func hasTag<V: Hashable>(_ tag: V) -> Bool
      !ContentMarginPlacement|enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      scrollContent|case scrollContent
      scrollIndicators|case scrollIndicators
      !ContentMode|typealias ContentMode = AspectRatioRule.ContentMode
      !ContentShapeKinds|struct ContentShapeKinds: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      interaction|static var interaction: ContentShapeKinds { get }
      dragPreview|static var dragPreview: ContentShapeKinds { get }
      contextMenuPreview|static var contextMenuPreview: ContentShapeKinds { get }
      hoverEffect|static var hoverEffect: ContentShapeKinds { get }
      focusEffect|static var focusEffect: ContentShapeKinds { get }
      accessibility|static var accessibility: ContentShapeKinds { get }
      !ContentSizeCategory|enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {}
      extraSmall|case extraSmall
      small|case small
      medium|case medium
      large|case large
      extraLarge|case extraLarge
      extraExtraLarge|case extraExtraLarge
      extraExtraExtraLarge|case extraExtraExtraLarge
      accessibilityMedium|case accessibilityMedium
      accessibilityLarge|case accessibilityLarge
      accessibilityExtraLarge|case accessibilityExtraLarge
      accessibilityExtraExtraLarge|case accessibilityExtraExtraLarge
      accessibilityExtraExtraExtraLarge|case accessibilityExtraExtraExtraLarge
      <|static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
      isAccessibilityCategory|var isAccessibilityCategory: Bool { get }
      !ContentTransition|struct ContentTransition: Hashable, Sendable {}
      identity|static var identity: ContentTransition { get }
      opacity|static var opacity: ContentTransition { get }
      interpolate|static var interpolate: ContentTransition { get }
      symbolEffect|static var symbolEffect: ContentTransition { get }
      numericText|static func numericText(countsDown: Bool = 0) -> ContentTransition
      numericText|static func numericText(value: Double) -> ContentTransition
      symbolEffect|static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = 0) -> ContentTransition
      !ContentUnavailableView|struct ContentUnavailableView: ControlView {}
      init|init( @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View )
      init|init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View)
      init|init(@ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, systemImage name: String, description: Text? = 0)
      init|init(_ title: some StringProtocol, image name: String, description: Text? = 0)
      search|static var search: ContentUnavailableView { get }
      search|static func search(text: String) -> ContentUnavailableView
      !ContextMenu|struct ContextMenu<Items: View> {}
      init|init(@ViewBuilder menuItems: @escaping () -> Items)
      >ContiguousArray|struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {}
      init|init()
      init|init<S: Sequence>(_ s: S) where S.Element == Element
      init|init(repeating repeatedValue: Element, count: Int)
      !ControlActiveState|enum ControlActiveState: Hashable, Sendable, CaseIterable {}
      key|case key
      active|case active
      inactive|case inactive
      !ControlGroup|struct ControlGroup: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      !ControlGroupStyle|struct ControlGroupStyle: Hashable, Sendable {}
      automatic|static var automatic: ControlGroupStyle { get }
      navigation|static var navigation: ControlGroupStyle { get }
      menu|static var menu: ControlGroupStyle { get }
      compactMenu|static var compactMenu: ControlGroupStyle { get }
      palette|static var palette: ControlGroupStyle { get }
      !ControlSize|extension ControlSize: Comparable {}
      <|static func < (a: ControlSize, b: ControlSize) -> Bool
      !ControlSize|enum ControlSize: String, Hashable, Sendable, CaseIterable {}
      mini|case mini
      small|case small
      regular|case regular
      large|case large
      extraLarge|case extraLarge
      !ControlView|protocol ControlView: PrimitiveView {}
      !ControlView|extension ControlView {}
      !CoordinateSpace|extension CoordinateSpace {}
      named|@_disfavoredOverload static func named<T: Hashable>(_ name: T) -> CoordinateSpace
      scrollView|static var scrollView: CoordinateSpace { get }
      scrollView|static func scrollView(axis: Axis) -> CoordinateSpace
      isGlobal|var isGlobal: Bool { get }
      isLocal|var isLocal: Bool { get }
      !CoordinateSpace|enum CoordinateSpace: Hashable, Sendable {}
      global|case global
      local|case local
      named|case named(String)
      !CubicKeyframe|struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {}
      init|init(_ to: Value, duration: Double, startVelocity: Value? = 0, endVelocity: Value? = 0)
      >CurrencyFormatStyleConfiguration.Presentation|extension CurrencyFormatStyleConfiguration.Presentation: Hashable {}
      standard|static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
      narrow|static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
      isoCode|static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
      fullName|static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
      !CustomAnimation|protocol CustomAnimation: Hashable {}
      animate|func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
      velocity|func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
      shouldMerge|func shouldMerge<V: VectorArithmetic>( previous: Animation, value: V, time: Double, context: inout AnimationContext<V> ) -> Bool
      !CustomAnimation|extension CustomAnimation {}
      velocity|func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
      shouldMerge|func shouldMerge<V: VectorArithmetic>( previous: Animation, value: V, time: Double, context: inout AnimationContext<V> ) -> Bool
      >CustomDebugStringConvertible|protocol CustomDebugStringConvertible {}
      !CustomLayoutRule|class CustomLayoutRule<L: Layout>: AuthoredLayoutRule {}
      init|init(_ layout: L)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      !CustomPresentationDetent|protocol CustomPresentationDetent {}
      height|static func height(in context: Context) -> Double?
      !CustomPresentationDetent.Context|typealias Context = PresentationDetent.Context
      >CustomStringConvertible|protocol CustomStringConvertible {}
      >Data|struct Data: Hashable, RandomAccessCollection, RangeReplaceableCollection, Sendable {}
      init|init()
      init|init(_ elements: some Sequence<UInt8>)
      init|init(repeating repeatedValue: UInt8, count: Int)
      init|init?(base64Encoded base64String: String)
      description|var description: String { get }
      firstRange|func firstRange(of data: Data) -> Range<Int>?
      base64EncodedString|func base64EncodedString() -> String
      base64EncodedData|func base64EncodedData() -> Data
      append|mutating func append(_ other: Data)
      >Date|struct Date: Hashable, Comparable, Sendable {}
      init|init()
      init|init(timeIntervalSinceReferenceDate: TimeInterval)
      init|init(timeIntervalSince1970: TimeInterval)
      init|init(timeIntervalSinceNow: TimeInterval)
      init|init(timeInterval: TimeInterval, since date: Date)
      now|static var now: Date { get }
      distantPast|static var distantPast: Date { get }
      distantFuture|static var distantFuture: Date { get }
      timeIntervalBetween1970AndReferenceDate|static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
      timeIntervalSinceReferenceDate|var timeIntervalSinceReferenceDate: TimeInterval { get }
      timeIntervalSince1970|var timeIntervalSince1970: TimeInterval { get }
      timeIntervalSinceNow|var timeIntervalSinceNow: TimeInterval { get }
      description|var description: String { get }
      timeIntervalSince|func timeIntervalSince(_ date: Date) -> TimeInterval
      addingTimeInterval|func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      advanced|func advanced(by n: TimeInterval) -> Date
      distance|func distance(to other: Date) -> TimeInterval
      compare|func compare(_ other: Date) -> ComparisonResult
      ISO8601Format|func ISO8601Format() -> String
      addTimeInterval|mutating func addTimeInterval(_ timeInterval: TimeInterval)
      >Date|extension Date {}
      init|init(_ value: String, strategy: some ParseStrategy) throws
      !Date|extension Date: Plottable {}
      >Date.ComponentsFormatStyle|extension Date.ComponentsFormatStyle: FormatStyle {}
      locale|func locale(_ locale: Locale) -> Self
      """#)
}
