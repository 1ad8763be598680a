// Written by `make generate` from declarations.

extension InterfaceText {
  static let part2 = InterfacePart(
    starts: [
      0, 33, 207, 242, 365, 848, 1061, 1409, 1474, 1543, 1618, 1712, 1781, 1842, 1909, 2288,
      2484, 2724, 3135, 4423, 5065, 5413, 5555, 5965, 8642, 9053, 9288, 9365, 9665, 10064, 10219, 10472,
      10649, 10694, 10738, 10860, 12327, 12485, 12592, 12652, 13071, 13364, 13949, 14092, 14257, 14467, 14519, 14569,
      14756, 14885, 18122, 18207, 18400, 18491, 19247, 19857, 20901, 20944, 21020, 21318, 21565, 21911, 22052, 22674,
      23574, 23617, 23653, 23959, 24598, 24867, 25030, 25206, 25481, 25644, 25864, 26044, 26172, 26341, 26505, 26669,
      28253, 28322, 28566, 28752, 29578, 29886, 30081, 30147, 30211, 31434, 31624, 31988, 32247, 32593, 32732, 33110,
      33638, 33775, 34098, 34380, 34426, 34508, 34643, 35182, 35594, 35944, 36012, 36109, 36264, 36588, 36630, 37026,
      37597, 37729, 37970, 38215, 38310, 38842, 39125, 39264, 39364, 39409, 39466, 39521, 39664, 40035, 41143, 41279,
      41404, 41664, 41744, 41841, 41963, 42003, 42150, 42312, 42537, 43779, 43976, 44176, 46143, 46215, 46293, 46357,
      46805, 46876, 47023, 47119, 47215, 47311, 47405, 47632, 48072, 48144, 49134, 49195, 49391, 49664, 49748, 50095,
      50579, 50897, 50941, 51003, 51052, 51635, 51675, 51713, 52393, 53060, 53716, 53759, 53835, 53958, 54391, 54721,
      54773, 54867, 55014, 56698, 56740, 56793, 56972, 57208, 57391, 57477, 57702, 57843, 60009, 60220, 60408, 60590,
      61955, 62636, 62949, 63047, 63636, 63893, 64067, 64268, 64441, 64993, 65030, 65125, 65168, 65350, 65907, 66286,
      66631, 67496, 68040, 68429, 68778, 69044, 69088, 69187, 69242, 69371, 69582, 69752, 69903, 70232, 70383, 70555,
      70712, 72733, 72771, 72916, 72972, 73020, 73158, 74070, 74256, 74304, 74442, 75981, 76139, 76463, 77065, 77729,
      78140, 78417, 78837, 78991, 79202, 80124, 80367, 80414, 80504, 80676, 80729, 80889, 81176, 81509, 81666, 81712,
      81758, 81941, 82273, 82596, 82771, 83143, 83293, 83582, 83706, 83820, 83888, 84149, 84580, 85006, 85064, 85193,
      85294, 85640, 86406, 86722, 86882, 87026, 87227, 87343, 87388, 87552, 88754, 88842, 89299, 89484, 90019, 90183,
      90469, 90676, 90987, 91271, 91376, 91615, 91784, 91821,
    ],
    text: #"""
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
      !ForEach|extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
      !ForEach|extension ForEach where Content: AccessibilityRotorContent {}
      init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content )
      !ForEach|extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {}
      init|init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Content: View {}
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
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
      !LayoutSession|class LayoutSession {}
      measurements|var measurements: Int { get }
      placements|var placements: Int { get }
      keepsPlaces|var keepsPlaces: Bool { get set }
      keepsAnswers|var keepsAnswers: Bool { get set }
      measurementLimit|var measurementLimit: _ { get set }
      window|var window: Size { get set }
      safeArea|var safeArea: SafeArea { get set }
      trace|var trace: LayoutTrace? { get }
      remarks|var remarks: [LayoutWarning] { get }
      init|init(traced: Bool = 0)
      beginLayout|func beginLayout()
      isExhausted|var isExhausted: Bool { get }
      remark|func remark(_ remark: LayoutWarning)
      !LayoutSession|extension LayoutSession {}
      makeStack|func makeStack(along axis: Axis?) -> SurroundingStack
      !LayoutStep|struct LayoutStep: Hashable, Sendable {}
      number|var number: Int { get set }
      kind|var kind: Kind { get set }
      from|var from: String { get set }
      to|var to: String { get set }
      size|var size: ProposedViewSize { get set }
      init|init(number: Int, kind: Kind, from: String, to: String, size: ProposedViewSize)
      !LayoutStep.Kind|enum Kind: String, Hashable, Sendable {}
      propose|case propose
      report|case report
      !LayoutSubview|struct LayoutSubview: Equatable {}
      ==|static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      dimensions|func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      spacing|var spacing: ViewSpacing { get }
      priority|var priority: Double { get }
      place|func place(at position: Point, anchor: UnitPoint = 0, proposal: ProposedViewSize)
      subscript|subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { get }
      layoutValue|func layoutValue<Value>(named name: String, as type: Value.Type) -> Value?
      !LayoutSubviews|struct LayoutSubviews: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> LayoutSubview { get }
      layoutDirection|var layoutDirection: LayoutDirection { get }
      !LayoutTrace|class LayoutTrace {}
      record|func record(of node: LayoutNode, for proposal: ProposedViewSize) -> Record?
      placement|func placement(of node: LayoutNode) -> Record?
      !LayoutTrace.Question|struct Question {}
      child|var child: LayoutNode { get }
      proposal|var proposal: ProposedViewSize { get }
      isProbe|var isProbe: Bool { get }
      isFromCache|var isFromCache: Bool { get }
      !LayoutTrace.Record|struct Record {}
      questions|var questions: [Question] { get set }
      report|var report: _ { get set }
      division|var division: StackDivisionTrace? { get set }
      !LayoutTraits|struct LayoutTraits {}
      gridColumns|var gridColumns: Int? { get set }
      gridColumnAlignment|var gridColumnAlignment: HorizontalAlignment? { get set }
      gridAnchor|var gridAnchor: UnitPoint? { get set }
      gridUnsizedAxes|var gridUnsizedAxes: Axis.Set? { get set }
      hasOwnLine|var hasOwnLine: Bool { get set }
      lazySection|var lazySection: AnyHashable? { get set }
      init|init()
      subscript|subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? { get set }
      subscript|subscript<Value>(named name: String, as type: Value.Type) -> Value? { get set }
      !LayoutValue|protocol LayoutValue {}
      !LayoutValueKey|protocol LayoutValueKey {}
      defaultValue|static var defaultValue: Value { get }
      !LayoutValueKey.Value|associatedtype Value
      !LayoutWarning|enum LayoutWarning: Hashable, Sendable {}
      invalidFrameDimension|case invalidFrameDimension
      contradictoryFrame|case contradictoryFrame
      invalidReport|case invalidReport
      !LazyGridRule|struct LazyGridRule: LayoutRule {}
      items|var items: [GridItem] { get set }
      trackAxis|var trackAxis: Axis { get set }
      alignment|var alignment: Alignment { get set }
      lineSpacing|var lineSpacing: Double? { get set }
      init|init(_ items: [GridItem], trackAxis: Axis, alignment: Alignment, lineSpacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !LazyHGrid|struct LazyHGrid<Content: View>: PrimitiveView {}
      init|init( rows: [GridItem], alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
      !LazyHGrid|extension LazyHGrid {}
      init|init( rows: [GridItem], alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
      !LazyHStack|struct LazyHStack<Content: View>: PrimitiveView {}
      init|init(alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !LazyHStack|extension LazyHStack {}
      init|init( alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
      >LazySequence|struct LazySequence: BidirectionalCollection {}
      lazy|var lazy: LazySequence { get }
      first|var first: Element? { get }
      map|func map<T>(_ transform: (Element) throws -> T) -> LazySequence
      compactMap|func compactMap<T>(_ transform: (Element) throws -> T?) -> LazySequence
      filter|func filter(_ isIncluded: (Element) throws -> Bool) -> LazySequence
      prefix|func prefix(while predicate: (Element) throws -> Bool) -> LazySequence
      drop|func drop(while predicate: (Element) throws -> Bool) -> LazySequence
      prefix|func prefix(_ maxLength: Int) -> LazySequence
      dropFirst|func dropFirst(_ k: Int = 0) -> LazySequence
      first|func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      contains|func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      allSatisfy|func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      !LazyStackRule|struct LazyStackRule: LayoutRule {}
      axis|var axis: Axis { get set }
      alignment|var alignment: AlignmentKey { get set }
      fixedSpacing|var fixedSpacing: Double? { get set }
      init|init(_ alignment: VerticalAlignment, spacing: Double?)
      init|init(_ alignment: HorizontalAlignment, spacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !LazyVGrid|struct LazyVGrid<Content: View>: PrimitiveView {}
      init|init( columns: [GridItem], alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
      !LazyVGrid|extension LazyVGrid {}
      init|init( columns: [GridItem], alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
      !LazyVStack|struct LazyVStack<Content: View>: PrimitiveView {}
      init|init(alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !LazyVStack|extension LazyVStack {}
      init|init( alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
      !LeafLayoutRule|protocol LeafLayoutRule: ChildlessLayoutRule {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !LeafLayoutRule|extension LeafLayoutRule {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      !LegendSettings|extension LegendSettings {}
      !LegibilityWeight|enum LegibilityWeight: Hashable, Sendable {}
      regular|case regular
      bold|case bold
      !LevelShapeStyle|struct LevelShapeStyle: ShapeStyle {}
      !LineMark|struct LineMark: PrimitiveChartContent {}
      init|init(x: PlottableValue, y: PlottableValue, series: PlottableValue? = 0)
      !LineMetrics|struct LineMetrics: Hashable, Sendable {}
      height|var height: Double { get set }
      baseline|var baseline: Double { get set }
      leading|var leading: Double { get set }
      descent|var descent: Double { get }
      !LinePlot|struct LinePlot: PrimitiveChartContent {}
      init|init( x: String, y: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> Double )
      !LinearCapacityGaugeStyle|struct LinearCapacityGaugeStyle: GaugeStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !LinearGradient|struct LinearGradient: StyleView, Sendable {}
      init|init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      init|init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      !LinearGradient|extension LinearGradient {}
      init|init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
      !LinearKeyframe|struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {}
      init|init(_ to: Value, duration: Double, timingCurve: UnitCurve = 0)
      !LinearProgressViewStyle|struct LinearProgressViewStyle: ProgressViewStyle {}
      init|init(tint: Color? = 0)
      makeBody|func makeBody(configuration: Configuration) -> some View
      !Link|struct Link: ControlView {}
      init|init(destination: URL, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, destination: URL)
      !List|extension List {}
      init|init<C: MutableCollection & RandomAccessCollection, Row: View>( _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
      init|init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row )
      init|init<C: MutableCollection & RandomAccessCollection, Selection, Row: View>( _ data: Binding<C>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
      init|init<C: MutableCollection & RandomAccessCollection, Row: View>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
      !List|struct List: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      init|init<Selection>(selection: Binding<Selection>?, @ViewBuilder content: () -> some View)
      init|init<Data: RandomAccessCollection>( _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
      init|init<Data: RandomAccessCollection, ID: Hashable>( _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View )
      init|init(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> some View)
      init|init<Data: RandomAccessCollection, Selection>( _ data: Data, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
      init|init<Data: RandomAccessCollection, ID: Hashable, Selection>( _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View )
      init|init<Data: RandomAccessCollection>( _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
      !ListBuilder|extension ListBuilder {}
      !ListItemTint|enum ListItemTint: Sendable {}
      fixed|case fixed(Color)
      preferred|case preferred(Color)
      monochrome|static var monochrome: _ { get }
      !ListMetrics.Captions|extension ListMetrics.Captions {}
      !ListMetrics.Gaps|extension ListMetrics.Gaps {}
      !ListSectionSpacing|enum ListSectionSpacing: Hashable, Sendable {}
      default|case `default`
      compact|case compact
      custom|case custom(Double)
      !ListStyle|protocol ListStyle {}
      !ListStyle|extension ListStyle where Self == DefaultListStyle {}
      automatic|static var automatic: DefaultListStyle { get }
      !ListStyle|extension ListStyle where Self == PlainListStyle {}
      plain|static var plain: PlainListStyle { get }
      bordered|static var bordered: PlainListStyle { get }
      carousel|static var carousel: PlainListStyle { get }
      elliptical|static var elliptical: PlainListStyle { get }
      !ListStyle|extension ListStyle where Self == InsetListStyle {}
      inset|static var inset: InsetListStyle { get }
      !ListStyle|extension ListStyle where Self == GroupedListStyle {}
      grouped|static var grouped: GroupedListStyle { get }
      !ListStyle|extension ListStyle where Self == InsetGroupedListStyle {}
      insetGrouped|static var insetGrouped: InsetGroupedListStyle { get }
      !ListStyle|extension ListStyle where Self == SidebarListStyle {}
      sidebar|static var sidebar: SidebarListStyle { get }
      !ListStyleKind|enum ListStyleKind: String, Hashable, Sendable, CaseIterable {}
      plain|case plain
      inset|case inset
      grouped|case grouped
      insetGrouped|case insetGrouped
      sidebar|case sidebar
      !LiveSession|protocol LiveSession: AnyObject {}
      !LocalFont|struct LocalFont: Hashable, Sendable {}
      measured|static var measured: String { get }
      fontFaces|static var fontFaces: _ { get }
      >Locale|struct Locale: Hashable, Sendable {}
      init|init(identifier: String)
      current|static var current: Locale { get }
      autoupdatingCurrent|static var autoupdatingCurrent: Locale { get }
      availableIdentifiers|static var availableIdentifiers: [String] { get }
      canonicalIdentifier|static func canonicalIdentifier(from string: String) -> String
      identifier|var identifier: String { get }
      description|var description: String { get }
      languageCode|var languageCode: String? { get }
      regionCode|var regionCode: String? { get }
      scriptCode|var scriptCode: String? { get }
      currencyCode|var currencyCode: String? { get }
      currencySymbol|var currencySymbol: String? { get }
      decimalSeparator|var decimalSeparator: String? { get }
      groupingSeparator|var groupingSeparator: String? { get }
      usesMetricSystem|var usesMetricSystem: Bool { get }
      language|var language: Locale.Language { get }
      region|var region: Locale.Region? { get }
      currency|var currency: Locale.Currency? { get }
      measurementSystem|var measurementSystem: Locale.MeasurementSystem { get }
      hourCycle|var hourCycle: Locale.HourCycle { get }
      calendar|var calendar: Calendar { get }
      localizedString|func localizedString(forIdentifier identifier: String) -> String?
      localizedString|func localizedString(forLanguageCode languageCode: String) -> String?
      localizedString|func localizedString(forRegionCode regionCode: String) -> String?
      localizedString|func localizedString(forScriptCode scriptCode: String) -> String?
      localizedString|func localizedString(forCurrencyCode currencyCode: String) -> String?
      >Locale.Currency|extension Locale.Currency: Hashable, ExpressibleByStringLiteral {}
      init|init(_ identifier: String)
      identifier|var identifier: String { get }
      >Locale.HourCycle|extension Locale.HourCycle: Hashable {}
      zeroToEleven|static var zeroToEleven: Locale.HourCycle { get }
      oneToTwelve|static var oneToTwelve: Locale.HourCycle { get }
      zeroToTwentyThree|static var zeroToTwentyThree: Locale.HourCycle { get }
      oneToTwentyFour|static var oneToTwentyFour: Locale.HourCycle { get }
      >Locale.Language|extension Locale.Language: Hashable {}
      init|init(languageCode: Locale.LanguageCode? = 0, script: Locale.Script? = 0, region: Locale.Region? = 0)
      init|init(identifier: String)
      languageCode|var languageCode: Locale.LanguageCode? { get }
      script|var script: Locale.Script? { get }
      region|var region: Locale.Region? { get }
      minimalIdentifier|var minimalIdentifier: String { get }
      maximalIdentifier|var maximalIdentifier: String { get }
      characterDirection|var characterDirection: Locale.LanguageDirection { get }
      lineLayoutDirection|var lineLayoutDirection: Locale.LanguageDirection { get }
      >Locale.LanguageCode|extension Locale.LanguageCode: Hashable, ExpressibleByStringLiteral {}
      init|init(_ identifier: String)
      identifier|var identifier: String { get }
      english|static var english: Locale.LanguageCode { get }
      german|static var german: Locale.LanguageCode { get }
      french|static var french: Locale.LanguageCode { get }
      spanish|static var spanish: Locale.LanguageCode { get }
      italian|static var italian: Locale.LanguageCode { get }
      japanese|static var japanese: Locale.LanguageCode { get }
      chinese|static var chinese: Locale.LanguageCode { get }
      arabic|static var arabic: Locale.LanguageCode { get }
      hebrew|static var hebrew: Locale.LanguageCode { get }
      >Locale.LanguageDirection|extension Locale.LanguageDirection: Hashable {}
      unknown|static var unknown: Locale.LanguageDirection { get }
      leftToRight|static var leftToRight: Locale.LanguageDirection { get }
      rightToLeft|static var rightToLeft: Locale.LanguageDirection { get }
      topToBottom|static var topToBottom: Locale.LanguageDirection { get }
      bottomToTop|static var bottomToTop: Locale.LanguageDirection { get }
      >Locale.MeasurementSystem|extension Locale.MeasurementSystem: Hashable {}
      identifier|var identifier: String { get }
      metric|static var metric: Locale.MeasurementSystem { get }
      us|static var us: Locale.MeasurementSystem { get }
      uk|static var uk: Locale.MeasurementSystem { get }
      >Locale.Region|extension Locale.Region: Hashable, ExpressibleByStringLiteral {}
      init|init(_ identifier: String)
      identifier|var identifier: String { get }
      unitedStates|static var unitedStates: Locale.Region { get }
      unitedKingdom|static var unitedKingdom: Locale.Region { get }
      germany|static var germany: Locale.Region { get }
      france|static var france: Locale.Region { get }
      japan|static var japan: Locale.Region { get }
      >Locale.Script|extension Locale.Script: Hashable, ExpressibleByStringLiteral {}
      init|init(_ identifier: String)
      identifier|var identifier: String { get }
      !LocalizedStringKey|struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {}
      init|init(_ value: String)
      init|init(stringLiteral value: String)
      init|init(stringInterpolation: StringInterpolation)
      !LocalizedStringKey.StringInterpolation|struct StringInterpolation: StringInterpolationProtocol {}
      init|init(literalCapacity: Int, interpolationCount: Int)
      appendLiteral|mutating func appendLiteral(_ literal: String)
      appendInterpolation|mutating func appendInterpolation<T>(_ value: T)
      appendInterpolation|mutating func appendInterpolation<T: BinaryInteger>(_ value: T)
      appendInterpolation|mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T)
      appendInterpolation|mutating func appendInterpolation(_ text: Text)
      appendInterpolation|mutating func appendInterpolation(_ image: Image)
      appendInterpolation|mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String)
      appendInterpolation|mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String
      appendInterpolation|mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
      !LongPressGesture|struct LongPressGesture: PrimitiveGesture {}
      minimumDuration|var minimumDuration: Double { get set }
      maximumDistance|var maximumDistance: Double { get set }
      init|init(minimumDuration: Double = 0, maximumDistance: Double = 0)
      !LongPressGesture.Value|typealias Value = Bool
      >LosslessStringConvertible|protocol LosslessStringConvertible: CustomStringConvertible {}
      !MagnificationGesture|struct MagnificationGesture: PrimitiveGesture {}
      minimumScaleDelta|var minimumScaleDelta: Double { get set }
      init|init(minimumScaleDelta: Double = 0)
      !MagnificationGesture.Value|typealias Value = Double
      !MagnifyGesture|struct MagnifyGesture: PrimitiveGesture {}
      minimumScaleDelta|var minimumScaleDelta: Double { get set }
      init|init(minimumScaleDelta: Double = 0)
      !MagnifyGesture.Value|struct Value: Equatable, Sendable {}
      time|var time: Date { get set }
      magnification|var magnification: Double { get set }
      velocity|var velocity: Double { get set }
      startAnchor|var startAnchor: UnitPoint { get set }
      startLocation|var startLocation: Point { get set }
      !Mark|extension Mark {}
      !Mark|extension Mark {}
      !Mark|enum Mark: Hashable, Sendable {}
      group|case group([Mark], GroupEffects)
      rectangle|case rectangle(Rect, cornerRadius: Double, Fill?, Stroke?)
      ellipse|case ellipse(Rect, Fill?, Stroke?)
      path|case path(DrawnPath, Fill?, Stroke?)
      text|case text(TextMark)
      image|case image(ImageMark)
      !MarkDimension|enum MarkDimension: Hashable, Sendable {}
      automatic|case automatic
      fixed|case fixed(Double)
      ratio|case ratio(Double)
      inset|case inset(Double)
      !MarkFigure.Form|extension MarkFigure.Form {}
      !MarkFigure.Note|extension MarkFigure.Note {}
      !MarkStackingMethod|enum MarkStackingMethod: String, Hashable, Sendable, CaseIterable {}
      standard|case standard
      normalized|case normalized
      center|case center
      unstacked|case unstacked
      !MatchedGeometryProperties|struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      position|static var position: MatchedGeometryProperties { get }
      size|static var size: MatchedGeometryProperties { get }
      frame|static var frame: MatchedGeometryProperties { get }
      !Material|struct Material: ShapeStyle, Hashable, Sendable {}
      ultraThin|static var ultraThin: Material { get }
      thin|static var thin: Material { get }
      regular|static var regular: Material { get }
      thick|static var thick: Material { get }
      ultraThick|static var ultraThick: Material { get }
      bar|static var bar: Material { get }
      !MaterialActiveAppearance|enum MaterialActiveAppearance: Hashable, Sendable {}
      automatic|case automatic
      active|case active
      inactive|case inactive
      matchWindow|case matchWindow
      !Menu|struct Menu: ControlView {}
      init|init( @ViewBuilder content: @escaping () -> some View, @ViewBuilder label: () -> some View, primaryAction: (() -> Void)? = 0 )
      init|init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View)
      init|init( _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: @escaping () -> some View )
      !MenuActionDismissBehavior|enum MenuActionDismissBehavior: Hashable, Sendable {}
      automatic|case automatic
      enabled|case enabled
      disabled|case disabled
      !MenuBarExtra|struct MenuBarExtra<Content: View>: _PrimitiveScene {}
      content|var content: Content { get }
      init|init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
      init|init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
      !MenuBarExtraStyle|enum MenuBarExtraStyle: Hashable, Sendable {}
      automatic|case automatic
      menu|case menu
      window|case window
      !MenuOrder|enum MenuOrder: Hashable, Sendable {}
      automatic|case automatic
      priority|case priority
      fixed|case fixed
      !MenuPickerStyle|struct MenuPickerStyle: PickerStyle {}
      init|init()
      !MenuStyle|struct MenuStyle: Hashable, Sendable {}
      automatic|static var automatic: MenuStyle { get }
      button|static var button: MenuStyle { get }
      borderedButton|static var borderedButton: _ { get }
      borderlessButton|static var borderlessButton: MenuStyle { get }
      !MeshGradient|struct MeshGradient: StyleView, Hashable, Sendable {}
      init|init( width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = 0, smoothsColors: Bool = 0, colorSpace: Gradient.ColorSpace = 0 )
      !MeshGradient|extension MeshGradient {}
      init|init( width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = 0, smoothsColors: Bool = 0, colorSpace: Gradient.ColorSpace = 0 )
      !ModifiedContent|struct ModifiedContent<Content: View, Modifier> {}
      init|init(content: Content, modifier: Modifier)
      !ModifiedContent|extension ModifiedContent: View where Modifier: ViewModifier {}
      body|var body: Never { get }
      !ModifiedContent|extension ModifiedContent: PrimitiveView where Modifier: ViewModifier {}
      !ModifiedContent|extension ModifiedContent: SingleModifierView where Content: View, Modifier: ViewModifier {}
      !ModifierContent|struct ModifierContent: PrimitiveView {}
      !MoveCommandDirection|enum MoveCommandDirection: Hashable, Sendable {}
      up|case up
      down|case down
      left|case left
      right|case right
      !MoveKeyframe|struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {}
      init|init(_ to: Value)
      !MultiDatePicker|struct MultiDatePicker: ControlView {}
      init|init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>)
      init|init( _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in range: some RangeExpression<Date> )
      >MutableCollection|protocol MutableCollection<Element>: Collection {}
      swapAt|mutating func swapAt(_ i: Index, _ j: Index)
      reverse|mutating func reverse()
      sort|mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      sort|mutating func sort<Comparator>(using comparator: Comparator)
      partition|mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      shuffle|mutating func shuffle()
      move|mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
      >MutableCollection|extension MutableCollection where Element: Comparable {}
      sort|mutating func sort()
      !MutableCollection|extension MutableCollection {}
      move|mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
      !NSAttributedString.Key|extension NSAttributedString.Key {}
      foregroundColor|static var foregroundColor: NSAttributedString.Key { get }
      backgroundColor|static var backgroundColor: NSAttributedString.Key { get }
      font|static var font: NSAttributedString.Key { get }
      kern|static var kern: NSAttributedString.Key { get }
      !NSItemProvider|class NSItemProvider {}
      suggestedName|var suggestedName: String? { get set }
      init|init()
      init|init(object: Any)
      init|init?(contentsOf url: URL)
      !NamedCoordinateSpace|struct NamedCoordinateSpace: Hashable, Sendable {}
      named|static func named(_ name: some Hashable) -> NamedCoordinateSpace
      !Namespace|extension Namespace: DynamicProperty {}
      !Namespace|@propertyWrapper struct Namespace {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0)
      wrappedValue|var wrappedValue: ID { get }
      !Namespace.ID|struct ID: Hashable, Sendable, CustomStringConvertible {}
      description|var description: String { get }
      !NavigationBarItem|enum NavigationBarItem {}
      !NavigationBarItem.TitleDisplayMode|enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      inline|case inline
      large|case large
      !NavigationLink|extension NavigationLink {}
      init|@_disfavoredOverload init<D: View>(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> D)
      init|@_disfavoredOverload init<D: View>(_ title: LocalizedStringKey, destination: D)
      !NavigationLink|struct NavigationLink: ControlView {}
      init|init(@ViewBuilder destination: @escaping () -> some View, @ViewBuilder label: () -> some View)
      init|init(destination: some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> some View)
      init|init(_ title: some StringProtocol, destination: some View)
      init|init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>)
      init|init<Tag: Hashable>( destination: some View, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> some View )
      init|init<Tag: Hashable>( _ title: some StringProtocol, destination: some View, tag: Tag, selection: Binding<Tag?> )
      init|init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View)
      init|init<Value: Hashable>(_ title: some StringProtocol, value: Value?)
      !NavigationLinkPickerStyle|struct NavigationLinkPickerStyle: PickerStyle {}
      init|init()
      !NavigationPath|extension NavigationPath {}
      codable|var codable: CodableRepresentation? { get }
      init|init(_ codable: CodableRepresentation)
      !NavigationPath|struct NavigationPath: Hashable {}
      init|init()
      init|init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      append|mutating func append(_ value: some Hashable)
      removeLast|mutating func removeLast(_ count: Int = 0)
      !NavigationPath.CodableRepresentation|struct CodableRepresentation: Codable, Equatable {}
      init|init(from decoder: any Decoder) throws
      encode|func encode(to encoder: any Encoder) throws
      !NavigationSplitView|struct NavigationSplitView: PrimitiveView {}
      init|init( columnVisibility: Binding<NavigationSplitViewVisibility> = 0, preferredCompactColumn: Binding<NavigationSplitViewColumn> = 0, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View )
      init|init( columnVisibility: Binding<NavigationSplitViewVisibility> = 0, preferredCompactColumn: Binding<NavigationSplitViewColumn> = 0, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View )
      !NavigationSplitViewColumn|enum NavigationSplitViewColumn: String, Hashable, Sendable, CaseIterable {}
      sidebar|case sidebar
      content|case content
      detail|case detail
      !NavigationSplitViewStyle|struct NavigationSplitViewStyle: Hashable, Sendable {}
      automatic|static var automatic: NavigationSplitViewStyle { get }
      balanced|static var balanced: NavigationSplitViewStyle { get }
      prominentDetail|static var prominentDetail: NavigationSplitViewStyle { get }
      !NavigationSplitViewVisibility|enum NavigationSplitViewVisibility: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      all|case all
      doubleColumn|case doubleColumn
      detailOnly|case detailOnly
      !NavigationStack|struct NavigationStack: PrimitiveView {}
      init|init(@ViewBuilder root: () -> some View)
      init|init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View)
      init|init<Path: RangeReplaceableCollection>(path: Binding<Path>, @ViewBuilder root: () -> some View) where Path.Element: Hashable
      !NavigationTransition|struct NavigationTransition: Sendable {}
      automatic|static var automatic: NavigationTransition { get }
      crossFade|static var crossFade: NavigationTransition { get }
      zoom|static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition
      !NavigationView|struct NavigationView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !NavigationViewStyle|struct NavigationViewStyle: Hashable, Sendable {}
      automatic|static var automatic: NavigationViewStyle { get }
      stack|static var stack: NavigationViewStyle { get }
      columns|static var columns: NavigationViewStyle { get }
      !Never|extension Never: Scene {}
      !Never|extension Never: View {}
      body|var body: Never { get }
      !Never|extension Never: Gesture {}
      !Never|extension Never: ChartContent {}
      !Never.Value|typealias Value = Never
      !NodeKind|extension NodeKind {}
      button|static var button: NodeKind { get }
      !NodeKind|extension NodeKind {}
      label|static var label: NodeKind { get }
      !NodeKind|extension NodeKind {}
      slider|static var slider: NodeKind { get }
      !NodeKind|extension NodeKind {}
      toggle|static var toggle: NodeKind { get }
      !NodeKind|struct NodeKind: Hashable, Sendable, ExpressibleByStringLiteral {}
      name|var name: String { get }
      noun|var noun: Noun? { get }
      telling|var telling: Telling { get }
      label|var label: Label { get }
      effect|var effect: Effect { get }
      isStandIn|var isStandIn: Bool { get }
      init|init( _ name: String, noun: Noun? = 0, telling: Telling = 0, label: Label = 0, effect: Effect = 0, isStandIn: Bool = 0 )
      init|init(stringLiteral name: String)
      isModifier|var isModifier: Bool { get }
      emptyView|static var emptyView: NodeKind { get }
      familiarNouns|static var familiarNouns: [Noun] { get }
      familiar|static var familiar: [NodeKind] { get }
      !NodeKind|extension NodeKind {}
      list|static var list: NodeKind { get }
      form|static var form: NodeKind { get }
      !NodeKind|extension NodeKind {}
      clipShape|static var clipShape: NodeKind { get }
      clipped|static var clipped: NodeKind { get }
      scaleEffect|static var scaleEffect: NodeKind { get }
      rotationEffect|static var rotationEffect: NodeKind { get }
      border|static var border: NodeKind { get }
      mask|static var mask: NodeKind { get }
      !NodeKind|extension NodeKind {}
      glassEffect|static var glassEffect: NodeKind { get }
      !NodeKind|extension NodeKind {}
      padding|static var padding: NodeKind { get }
      frame|static var frame: NodeKind { get }
      aspectRatio|static var aspectRatio: NodeKind { get }
      fixedSize|static var fixedSize: NodeKind { get }
      offset|static var offset: NodeKind { get }
      position|static var position: NodeKind { get }
      !NodeKind|extension NodeKind {}
      overlay|static var overlay: NodeKind { get }
      background|static var background: NodeKind { get }
      !NodeKind|extension NodeKind {}
      menu|static var menu: NodeKind { get }
      !NodeKind|extension NodeKind {}
      path|static var path: NodeKind { get }
      rectangle|static var rectangle: NodeKind { get }
      roundedRectangle|static var roundedRectangle: NodeKind { get }
      unevenRoundedRectangle|static var unevenRoundedRectangle: NodeKind { get }
      capsule|static var capsule: NodeKind { get }
      ellipse|static var ellipse: NodeKind { get }
      circle|static var circle: NodeKind { get }
      !NodeKind|extension NodeKind {}
      color|static var color: NodeKind { get }
      !NodeKind|extension NodeKind {}
      image|static var image: NodeKind { get }
      !NodeKind|extension NodeKind {}
      text|static var text: NodeKind { get }
      !NodeKind|extension NodeKind {}
      lazyVStack|static var lazyVStack: NodeKind { get }
      lazyHStack|static var lazyHStack: NodeKind { get }
      lazyVGrid|static var lazyVGrid: NodeKind { get }
      lazyHGrid|static var lazyHGrid: NodeKind { get }
      !NodeKind|extension NodeKind {}
      geometryReader|static var geometryReader: NodeKind { get }
      !NodeKind|extension NodeKind {}
      grid|static var grid: NodeKind { get }
      !NodeKind|extension NodeKind {}
      scrollTransition|static var scrollTransition: NodeKind { get }
      !NodeKind|extension NodeKind {}
      scrollView|static var scrollView: NodeKind { get }
      !NodeKind|extension NodeKind {}
      spacer|static var spacer: NodeKind { get }
      divider|static var divider: NodeKind { get }
      !NodeKind|extension NodeKind {}
      hStack|static var hStack: NodeKind { get }
      vStack|static var vStack: NodeKind { get }
      zStack|static var zStack: NodeKind { get }
      !NodeKind|extension NodeKind {}
      visualEffect|static var visualEffect: NodeKind { get }
      !NodeKind|extension NodeKind {}
      chart|static var chart: NodeKind { get }
      """#)
}
