// Written by `make generate` from declarations.

extension InterfaceText {
  static let part3 = InterfacePart(
    starts: [
      0, 681, 994, 1092, 1681, 1938, 2112, 2313, 2486, 3038, 3075, 3170, 3213, 3395, 3952, 4331,
      4676, 5541, 6085, 6474, 6823, 7089, 7133, 7232, 7287, 7416, 7627, 7797, 7948, 8277, 8428, 8600,
      8757, 11003, 11041, 11186, 11242, 11290, 11428, 12340, 12526, 12574, 12712, 14251, 14409, 14733, 15335, 15999,
      16410, 16687, 17107, 17261, 17472, 18394, 18637, 18684, 18774, 18946, 18999, 19159, 19446, 19779, 19936, 19982,
      20028, 20211, 20543, 20640, 20963, 21138, 21479, 21979, 22129, 22418, 22542, 22656, 22724, 22985, 23416, 23842,
      23900, 24029, 24130, 24476, 25242, 25558, 25718, 25871, 26015, 26216, 26332, 26377, 26541, 27743, 27831, 28288,
      28473, 29008, 29172, 29458, 29665, 29976, 30260, 30365, 30604, 30773, 30810, 34386, 34495, 34594, 34755, 34988,
      35086, 35153, 35483, 35695, 36004, 36181, 36614, 36823, 36882, 37023, 37109, 37338, 37590, 37846, 37909, 38653,
      38694, 38731, 38992, 39330, 39786, 40266, 40390, 40503, 40548, 40577, 40651, 40709, 41024, 41184, 41338, 41547,
      43822, 44384, 44808, 45369, 46442, 46653, 46802, 46962, 47258, 47367, 47512, 47576, 47661, 47988, 48022, 48591,
      48662, 48959, 49175, 49821, 49981, 50102, 50511, 50556, 50850, 50892, 51082, 51367, 51525, 51929, 52136, 52328,
      52447, 52588, 52613, 52652, 52852, 52997, 53306, 53354, 53407, 53462, 53554, 53610, 54279, 54347, 54453, 54631,
      54784, 54967, 55105, 56215, 56829, 56879, 56969, 57191, 57840, 57961, 58577, 59026, 59374, 59748, 59828, 59981,
      60588, 60629, 62013, 62060, 62107, 63831, 63944, 64341, 64857, 65168, 65271, 65353, 66366, 66409, 66483, 66545,
      66839, 67559, 68458, 69943, 70161, 70338, 70700, 70823, 70944, 71052, 72013, 72377, 72494, 72747, 72910, 73148,
      73249, 73405, 73679, 73953, 74113, 74160, 74261, 74400, 74759, 75194, 75454, 75708, 75752, 76448, 77042, 77330,
      77624, 77895, 78147, 78417, 79703, 79742, 80421, 80471, 80680, 81155, 81299, 81488, 81616, 81938, 82101, 82341,
      82468, 82838, 83547,
    ],
    text: #"""
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
      init|init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row )
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
      !MatchedTransitionSourceConfiguration|protocol MatchedTransitionSourceConfiguration: Sendable {}
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
      >Measurement|struct Measurement<UnitType>: Hashable, Comparable, Sendable {}
      init|init(value: Double, unit: UnitType)
      value|var value: Double { get set }
      unit|var unit: UnitType { get }
      description|var description: String { get }
      converted|func converted(to otherUnit: UnitType) -> Self
      convert|mutating func convert(to otherUnit: UnitType)
      !Menu|struct Menu: ControlView {}
      init|init( @ViewBuilder content: @escaping () -> some View, @ViewBuilder label: () -> some View, primaryAction: (() -> Void)? = 0 )
      init|init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View)
      init|init( _ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View, primaryAction: @escaping () -> Void )
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
      !NSTextAlignment|enum NSTextAlignment: Int, Sendable {}
      left|case left
      center|case center
      right|case right
      justified|case justified
      natural|case natural
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
      !NodeKind.Effect|enum Effect: Hashable, Sendable {}
      none|case none
      clips|case clips
      displaces|case displaces
      !NodeKind.Label|enum Label: Hashable, Sendable {}
      name|case name
      call|case call
      member|case member
      !NodeKind.Noun|enum Noun: String, Hashable, Sendable, CaseIterable {}
      stack|case stack
      shape|case shape
      grid|case grid
      colour|case colour
      gradient|case gradient
      !NodeKind.Telling|enum Telling: Hashable, Sendable {}
      plain|case plain
      padding|case padding
      stack|case stack
      layers|case layers
      idealSize|case idealSize
      ratio|case ratio
      frame|case frame
      primary|case primary
      accepting|case accepting
      !NodeModifier|protocol NodeModifier: PrimitiveModifier {}
      !NodeModifier|extension NodeModifier {}
      >ObjectIdentifier|struct ObjectIdentifier: Hashable, Comparable {}
      !ObservableObject|protocol ObservableObject: _ObservedObject {}
      objectWillChange|var objectWillChange: ObservableObjectPublisher { get }
      !ObservableObject|extension ObservableObject {}
      objectWillChange|var objectWillChange: ObservableObjectPublisher { get }
      !ObservableObject|typealias ObservableObject = Combine.ObservableObject
      !ObservableObjectPublisher|class ObservableObjectPublisher: Observable, Sendable {}
      init|init()
      send|func send()
      !ObservableObjectPublisher|typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher
      !ObservedObject|extension ObservedObject: DynamicProperty {}
      !ObservedObject|@propertyWrapper struct ObservedObject<Object: _ObservedObject> {}
      init|init(wrappedValue: Object)
      init|init(initialValue: Object)
      wrappedValue|var wrappedValue: Object { get set }
      projectedValue|var projectedValue: Wrapper { get }
      !ObservedObject.Wrapper|@dynamicMemberLookup struct Wrapper {}
      subscript|subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> { get }
      !OffsetRule|struct OffsetRule: TransparentLayoutRule {}
      x|var x: Double { get set }
      y|var y: Double { get set }
      init|init(x: Double, y: Double)
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      !OffsetShape|struct OffsetShape<Content: Shape>: Shape {}
      shape|var shape: Content { get set }
      offset|var offset: Size { get set }
      init|init(shape: Content, offset: Size)
      path|func path(in rect: Rect) -> Path
      !OpacityShapeStyle|struct OpacityShapeStyle: ShapeStyle {}
      !OpacityTransition|struct OpacityTransition: Transition {}
      init|init()
      body|func body(content: Content, phase: TransitionPhase) -> some View
      !OpenSettingsAction|struct OpenSettingsAction {}
      callAsFunction|func callAsFunction()
      !OpenURLAction|struct OpenURLAction {}
      init|init(handler: @escaping (URL) -> Result)
      callAsFunction|func callAsFunction(_ url: URL)
      callAsFunction|func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
      !OpenURLAction.Result|struct Result: Sendable {}
      handled|static var handled: Result { get }
      discarded|static var discarded: Result { get }
      systemAction|static var systemAction: Result { get }
      systemAction|static func systemAction(_ url: URL) -> Result
      !OpenWindowAction|struct OpenWindowAction {}
      callAsFunction|func callAsFunction(id: String)
      callAsFunction|func callAsFunction<Value: Codable & Hashable>(value: Value)
      callAsFunction|func callAsFunction<Value: Codable & Hashable>(id: String, value: Value)
      >OptionSet|protocol OptionSet: SetAlgebra, RawRepresentable {}
      >Optional|enum Optional<Wrapped>: ExpressibleByNilLiteral {}
      none|case none
      some|case some(Wrapped)
      init|init(_ value: Wrapped)
      map|func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      flatMap|func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      >Optional|extension Optional: Equatable {}
      >Optional|extension Optional: Hashable {}
      !Optional|extension Optional: ViewGroup where Wrapped: View {}
      !Optional|extension Optional: OptionalValue where Wrapped: Hashable {}
      !Optional|extension Optional: View where Wrapped: View {}
      body|var body: Never { get }
      !Optional|extension Optional: PrimitiveView where Wrapped: View {}
      !Optional|extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
      !OptionalValue|protocol OptionalValue {}
      !OrderByPath|protocol OrderByPath {}
      !OutlineBox|struct OutlineBox: Hashable, Sendable {}
      left|var left: Double { get set }
      top|var top: Double { get set }
      right|var right: Double { get set }
      bottom|var bottom: Double { get set }
      init|init(left: Double, top: Double, right: Double, bottom: Double)
      !OutlineElement|enum OutlineElement: Hashable, Sendable {}
      move|case move(x: Double, y: Double)
      line|case line(x: Double, y: Double)
      quad|case quad(controlX: Double, controlY: Double, x: Double, y: Double)
      cubic|case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
      close|case close
      !OutlineGroup|struct OutlineGroup<Data: RandomAccessCollection>: PrimitiveView where Data.Element: Identifiable {}
      init|init( _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> some View )
      !OutlineGroup|extension OutlineGroup where Data: RangeReplaceableCollection {}
      init|init( _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> some View )
      !PaddingRule|struct PaddingRule: UnaryLayoutRule {}
      insets|var insets: EdgeInsets { get set }
      init|init(_ insets: EdgeInsets)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !PageIndexViewStyle|struct PageIndexViewStyle {}
      init|init(backgroundDisplayMode: IndexViewStyle.BackgroundDisplayMode = 0)
      !PageIndexViewStyle.BackgroundDisplayMode|typealias BackgroundDisplayMode = IndexViewStyle.BackgroundDisplayMode
      !PaintedShape|protocol PaintedShape: View {}
      !Painter|protocol Painter {}
      !PalettePickerStyle|struct PalettePickerStyle: PickerStyle {}
      init|init()
      >PartialKeyPath|class PartialKeyPath<Root>: AnyKeyPath {}
      >PartialRangeFrom|struct PartialRangeFrom<Bound: Comparable> {}
      lowerBound|var lowerBound: Bound { get }
      lazy|var lazy: LazySequence { get }
      prefix|func prefix(_ maxLength: Int) -> [Bound]
      first|func first(where predicate: (Bound) throws -> Bool) rethrows -> Bound?
      contains|func contains(_ element: Bound) -> Bool
      >PartialRangeThrough|struct PartialRangeThrough<Bound: Comparable> {}
      upperBound|var upperBound: Bound { get }
      contains|func contains(_ element: Bound) -> Bool
      >PartialRangeUpTo|struct PartialRangeUpTo<Bound: Comparable> {}
      upperBound|var upperBound: Bound { get }
      contains|func contains(_ element: Bound) -> Bool
      !PasteButton|struct PasteButton: ControlView {}
      init|init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void)
      init|init(supportedTypes: [Any], payloadAction: @escaping ([Any]) -> Void)
      !Path|extension Path {}
      addRoundedRect|mutating func addRoundedRect(in rect: Rect, cornerRadii: RectangleCornerRadii)
      !Path|extension Path {}
      addArc|mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double)
      !Path|struct Path: Hashable, Sendable {}
      drawn|var drawn: DrawnPath { get }
      init|init()
      init|init(_ drawn: DrawnPath)
      init|init(_ build: (inout Path) -> Void)
      init|init(_ rect: Rect)
      init|init(ellipseIn rect: Rect)
      init|init(roundedRect rect: Rect, cornerRadius: Double)
      isEmpty|var isEmpty: Bool { get }
      currentPoint|var currentPoint: Point? { get }
      move|mutating func move(to point: Point)
      addLine|mutating func addLine(to point: Point)
      addLines|mutating func addLines(_ points: [Point])
      addQuadCurve|mutating func addQuadCurve(to point: Point, control: Point)
      addCurve|mutating func addCurve(to point: Point, control1: Point, control2: Point)
      closeSubpath|mutating func closeSubpath()
      addRect|mutating func addRect(_ rect: Rect)
      addPath|mutating func addPath(_ other: Path)
      addEllipse|mutating func addEllipse(in rect: Rect)
      addRoundedRect|mutating func addRoundedRect(in rect: Rect, cornerSize: Size)
      addArc|mutating func addArc(center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool)
      applying|func applying(_ transform: Transform) -> Path
      offsetBy|func offsetBy(dx: Double, dy: Double) -> Path
      boundingRect|var boundingRect: Rect { get }
      !Path|extension Path: Shape {}
      path|func path(in rect: Rect) -> Path
      !Path|extension Path {}
      init|init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = 0)
      init|init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle)
      addRoundedRect|mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle)
      addRects|mutating func addRects(_ rects: [Rect])
      addPath|mutating func addPath(_ path: Path, transform: Transform)
      addRelativeArc|mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle)
      addArc|mutating func addArc( center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: Transform )
      trimmedPath|func trimmedPath(from: Double, to: Double) -> Path
      !Path|extension Path {}
      init|init(_ cgPath: Path)
      cgPath|var cgPath: Path { get }
      >PersonNameComponents|struct PersonNameComponents: Hashable, Sendable {}
      init|init()
      init|init(namePrefix: String? = 0, givenName: String? = 0, middleName: String? = 0, familyName: String? = 0, nameSuffix: String? = 0, nickname: String? = 0)
      namePrefix|var namePrefix: String? { get set }
      givenName|var givenName: String? { get set }
      middleName|var middleName: String? { get set }
      familyName|var familyName: String? { get set }
      nameSuffix|var nameSuffix: String? { get set }
      nickname|var nickname: String? { get set }
      description|var description: String { get }
      !PhaseAnimator|struct PhaseAnimator<Phase: Equatable, Content: View>: View {}
      init|init( _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 )
      init|init( _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 )
      body|var body: some View { get }
      !Picker|struct Picker: PrimitiveView {}
      init|init<Value: Hashable>( selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
      init|init<Value: Hashable>( selection: Binding<Value>, label: some View, @ViewBuilder content: () -> some View )
      init|init<Value: Hashable>( _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View )
      init|init<Value: Hashable>( _ title: some StringProtocol, systemImage name: String, selection: Binding<Value>, @ViewBuilder content: () -> some View )
      !PickerStyle|protocol PickerStyle {}
      !PickerStyle|extension PickerStyle where Self == DefaultPickerStyle {}
      automatic|static var automatic: DefaultPickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == MenuPickerStyle {}
      menu|static var menu: MenuPickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == SegmentedPickerStyle {}
      segmented|static var segmented: SegmentedPickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == PalettePickerStyle {}
      palette|static var palette: PalettePickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == WheelPickerStyle {}
      wheel|static var wheel: WheelPickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == InlinePickerStyle {}
      inline|static var inline: InlinePickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == NavigationLinkPickerStyle {}
      navigationLink|static var navigationLink: NavigationLinkPickerStyle { get }
      !PickerStyle|extension PickerStyle where Self == RadioGroupPickerStyle {}
      radioGroup|static var radioGroup: RadioGroupPickerStyle { get }
      !PickerStyleKind|enum PickerStyleKind: String, Sendable, CaseIterable {}
      menu|case menu
      segmented|case segmented
      wheel|case wheel
      inline|case inline
      navigationLink|case navigationLink
      radioGroup|case radioGroup
      !PictureLibrary|struct PictureLibrary: Sendable {}
      pictures|var pictures: [String: Picture] { get set }
      init|init(_ pictures: [String: Picture] = 0)
      !PictureLibrary.Picture|struct Picture: Sendable {}
      source|var source: String { get set }
      size|var size: Size { get set }
      init|init(source: String, size: Size)
      !PinnedScrollableViews|struct PinnedScrollableViews: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      sectionHeaders|static var sectionHeaders: PinnedScrollableViews { get }
      sectionFooters|static var sectionFooters: PinnedScrollableViews { get }
      !PlaceholderContentView|struct PlaceholderContentView<Value: View>: View {}
      body|var body: some View { get }
      !PlainButtonStyle|struct PlainButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !PlainListStyle|struct PlainListStyle: ListStyle {}
      init|init()
      !PlainTextFieldStyle|struct PlainTextFieldStyle: _DrawnTextFieldStyle {}
      init|init()
      !PlotDimensionRange|struct PlotDimensionRange: Hashable, Sendable {}
      plotDimension|static var plotDimension: PlotDimensionRange { get }
      plotDimension|static func plotDimension(padding: Double) -> PlotDimensionRange
      plotDimension|static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionRange
      !PlotScale|extension PlotScale {}
      !Plottable|protocol Plottable {}
      primitivePlottable|var primitivePlottable: PrimitivePlottable { get }
      init|init?(primitivePlottable: PrimitivePlottable)
      !Plottable|extension Plottable where PrimitivePlottable == Self {}
      primitivePlottable|var primitivePlottable: Self { get }
      init|init?(primitivePlottable: Self)
      !Plottable|extension Plottable where PrimitivePlottable: Plottable {}
      !Plottable|extension Plottable where Self: RawRepresentable, RawValue: Plottable {}
      primitivePlottable|var primitivePlottable: RawValue { get }
      init|init?(primitivePlottable: RawValue)
      !Plottable.PrimitivePlottable|associatedtype PrimitivePlottable = Self
      !PlottableValue|struct PlottableValue: Hashable, Sendable {}
      label|var label: String { get }
      value|static func value(_ label: some StringProtocol, _ value: some Plottable) -> PlottableValue
      value|static func value(_ label: some StringProtocol, _ value: Date, unit: CalendarUnit) -> PlottableValue
      !PlottedValue|extension PlottedValue {}
      !PlottedValue|extension PlottedValue {}
      !PlottedValue|enum PlottedValue: Hashable, Sendable {}
      number|case number(Double)
      date|case date(Double)
      category|case category(String)
      !Point|struct Point: Hashable, Sendable {}
      x|var x: Double { get set }
      y|var y: Double { get set }
      init|init(x: Double, y: Double)
      zero|static var zero: Point { get }
      +|static func + (a: Point, b: Point) -> Point
      -|static func - (a: Point, b: Point) -> Point
      !Point|extension Point {}
      !Point|extension Point {}
      !Point|extension Point: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
      !Point|extension Point {}
      !Point|extension Point {}
      !Point|extension Point {}
      init|init()
      init|init(x: Int, y: Int)
      applying|func applying(_ transform: Transform) -> Point
      equalTo|func equalTo(_ other: Point) -> Bool
      !PointMark|struct PointMark: PrimitiveChartContent {}
      init|init(x: PlottableValue, y: PlottableValue)
      init|init(x: PlottableValue)
      init|init(y: PlottableValue)
      !PopoverAttachmentAnchor|enum PopoverAttachmentAnchor {}
      rect|case rect(Anchor<Rect>.Source)
      point|case point(UnitPoint)
      !PositionRule|struct PositionRule: UnaryLayoutRule {}
      point|var point: Point { get set }
      init|init(_ point: Point)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !PreferenceEntry|protocol PreferenceEntry {}
      !PreferenceKey|protocol PreferenceKey {}
      defaultValue|static var defaultValue: Value { get }
      reduce|static func reduce(value: inout Value, nextValue: () -> Value)
      !PreferenceKey|extension PreferenceKey where Value: ExpressibleByNilLiteral {}
      defaultValue|static var defaultValue: Value { get }
      !PreferenceKey.Value|associatedtype Value
      !PresentationAdaptation|enum PresentationAdaptation: Hashable, Sendable {}
      automatic|case automatic
      none|case none
      popover|case popover
      sheet|case sheet
      fullScreenCover|case fullScreenCover
      !PresentationBackgroundInteraction|enum PresentationBackgroundInteraction: Hashable, Sendable {}
      automatic|case automatic
      enabled|case enabled
      disabled|case disabled
      upThrough|case upThrough(PresentationDetent)
      enabled|static func enabled(upThrough detent: PresentationDetent) -> Self
      !PresentationContentInteraction|enum PresentationContentInteraction: Hashable, Sendable {}
      automatic|case automatic
      resizes|case resizes
      scrolls|case scrolls
      !PresentationDetent|struct PresentationDetent: Hashable, Sendable {}
      medium|static var medium: PresentationDetent { get }
      large|static var large: PresentationDetent { get }
      fraction|static func fraction(_ fraction: Double) -> PresentationDetent
      height|static func height(_ height: Double) -> PresentationDetent
      custom|static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
      !PresentationDetent.Context|@dynamicMemberLookup struct Context {}
      maxDetentValue|var maxDetentValue: Double { get }
      subscript|subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
      !PresentationKind|enum PresentationKind: String, Sendable {}
      sheet|case sheet
      cover|case cover
      alert|case alert
      popover|case popover
      dialog|case dialog
      menu|case menu
      inspector|case inspector
      !PresentationMode|struct PresentationMode {}
      isPresented|var isPresented: Bool { get }
      dismiss|mutating func dismiss()
      !PresentationSizing|enum PresentationSizing: Hashable, Sendable {}
      automatic|case automatic
      fitted|case fitted
      form|case form
      page|case page
      !Preview|enum Preview {}
      !Preview.ViewTraits|enum ViewTraits {}
      !PreviewDevice|struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {}
      rawValue|var rawValue: String { get }
      init|init(rawValue: String)
      init|init(stringLiteral value: String)
      !PreviewLayout|enum PreviewLayout: Sendable {}
      device|case device
      sizeThatFits|case sizeThatFits
      fixed|case fixed(width: Double, height: Double)
      !PreviewModifier|protocol PreviewModifier {}
      makeSharedContext|static func makeSharedContext() async throws -> Context
      body|func body(content: Content, context: Context) -> Body
      !PreviewModifier|extension PreviewModifier where Context == Void {}
      makeSharedContext|static func makeSharedContext() async throws
      !PreviewModifier.Body|associatedtype Body: View
      !PreviewModifier.Content|typealias Content = AnyView
      !PreviewModifier.Context|associatedtype Context = Void
      !PreviewProvider|protocol PreviewProvider {}
      previews|static var previews: Previews { get }
      !PreviewProvider.Previews|associatedtype Previews: View
      !PreviewTrait|struct PreviewTrait<Kind>: Sendable {}
      !PreviewTrait|extension PreviewTrait where Kind == Preview.ViewTraits {}
      defaultLayout|static var defaultLayout: PreviewTrait { get }
      sizeThatFitsLayout|static var sizeThatFitsLayout: PreviewTrait { get }
      portrait|static var portrait: PreviewTrait { get }
      landscapeLeft|static var landscapeLeft: PreviewTrait { get }
      landscapeRight|static var landscapeRight: PreviewTrait { get }
      portraitUpsideDown|static var portraitUpsideDown: PreviewTrait { get }
      fixedLayout|static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait
      modifier|static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait
      !PrimitiveButtonStyle|protocol PrimitiveButtonStyle: ButtonStyle {}
      !PrimitiveButtonStyleConfiguration|typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration
      !PrimitiveChartContent|protocol PrimitiveChartContent: ChartContent where Body == Never {}
      !PrimitiveChartContent|extension PrimitiveChartContent {}
      body|var body: Never { get }
      !PrimitiveGesture|protocol PrimitiveGesture: Gesture where Body == Never {}
      !PrimitiveGesture|extension PrimitiveGesture {}
      body|var body: Never { get }
      !PrimitiveModifier|protocol PrimitiveModifier: ViewModifier where Body == Never {}
      !PrimitiveModifier|extension PrimitiveModifier {}
      body|func body(content: ModifierContent) -> Never
      !PrimitiveView|protocol PrimitiveView: View where Body == Never {}
      !PrimitiveView|extension PrimitiveView {}
      body|var body: Never { get }
      !ProgressView|struct ProgressView: ControlView {}
      init|init()
      init|init(@ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol)
      init|init<Value: BinaryFloatingPoint>( value: Value?, total: Value = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
      init|init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 0, @ViewBuilder label: () -> some View)
      init|init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 0)
      init|init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 0)
      !ProgressView|extension ProgressView {}
      init|init( timerInterval: ClosedRange<Date>, countsDown: Bool = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
      init|init(timerInterval: ClosedRange<Date>, countsDown: Bool = 0, @ViewBuilder label: () -> some View)
      init|init(timerInterval: ClosedRange<Date>, countsDown: Bool = 0)
      !ProgressView|extension ProgressView {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey)
      init|init(_ configuration: ProgressViewStyleConfiguration)
      !ProgressViewStyle|protocol ProgressViewStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !ProgressViewStyle|extension ProgressViewStyle {}
      !ProgressViewStyle|extension ProgressViewStyle where Self == DefaultProgressViewStyle {}
      automatic|static var automatic: DefaultProgressViewStyle { get }
      !ProgressViewStyle|extension ProgressViewStyle where Self == LinearProgressViewStyle {}
      linear|static var linear: LinearProgressViewStyle { get }
      !ProgressViewStyle|extension ProgressViewStyle where Self == CircularProgressViewStyle {}
      circular|static var circular: CircularProgressViewStyle { get }
      !ProgressViewStyle.Body|associatedtype Body: View
      !ProgressViewStyle.Configuration|typealias Configuration = ProgressViewStyleConfiguration
      !ProgressViewStyleConfiguration|struct ProgressViewStyleConfiguration {}
      fractionCompleted|var fractionCompleted: Double? { get }
      label|var label: AnyView? { get }
      currentValueLabel|var currentValueLabel: AnyView? { get }
      !ProjectionTransform|struct ProjectionTransform: Hashable, Sendable {}
      m11|var m11: Double { get set }
      m12|var m12: Double { get set }
      m21|var m21: Double { get set }
      m22|var m22: Double { get set }
      m31|var m31: Double { get set }
      m32|var m32: Double { get set }
      init|init()
      init|init(_ transform: Transform)
      isIdentity|var isIdentity: Bool { get }
      isAffine|var isAffine: Bool { get }
      invert|mutating func invert() -> Bool
      inverted|func inverted() -> ProjectionTransform
      concatenating|func concatenating(_ other: ProjectionTransform) -> ProjectionTransform
      !ProjectionTransform|extension ProjectionTransform {}
      init|init(_ transform: CATransform3D)
      !Prominence|enum Prominence: String, Hashable, Sendable, CaseIterable {}
      standard|case standard
      increased|case increased
      !ProposedViewSize|extension ProposedViewSize {}
      !ProposedViewSize|struct ProposedViewSize: Hashable, Sendable {}
      width|var width: Double? { get set }
      height|var height: Double? { get set }
      init|init(width: Double?, height: Double?)
      init|init(_ size: Size)
      zero|static var zero: ProposedViewSize { get }
      infinity|static var infinity: ProposedViewSize { get }
      unspecified|static var unspecified: ProposedViewSize { get }
      subscript|subscript(axis: Axis) -> Double? { get set }
      replacingUnspecifiedDimensions|func replacingUnspecifiedDimensions(by size: Size = 0) -> Size
      !ProposedViewSize|extension ProposedViewSize {}
      !Published|@propertyWrapper struct Published<Value> {}
      init|init(wrappedValue: Value)
      init|init(initialValue: Value)
      wrappedValue|var wrappedValue: Value { get set }
      subscript|static subscript<Object: ObservableObject>( _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>, storage storage: ReferenceWritableKeyPath<Object, Published<Value>> ) -> Value { get set }
      !Published|typealias Published = Combine.Published
      !RGBA|extension RGBA {}
      !RGBA|struct RGBA: Hashable, Sendable {}
      red|var red: Double { get set }
      green|var green: Double { get set }
      blue|var blue: Double { get set }
      opacity|var opacity: Double { get set }
      init|init(red: Double, green: Double, blue: Double, opacity: Double = 0)
      init|init(hex: UInt32, opacity: Double = 0)
      !RGBA|extension RGBA {}
      !RadialGradient|struct RadialGradient: StyleView, Sendable {}
      init|init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
      !RadialGradient|extension RadialGradient {}
      init|init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double)
      init|init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
      !RadioGroupPickerStyle|struct RadioGroupPickerStyle: PickerStyle {}
      init|init()
      >RandomAccessCollection|protocol RandomAccessCollection<Element>: BidirectionalCollection {}
      !RandomAccessCollection|extension RandomAccessCollection {}
      >Range|extension Range {}
      >Range|struct Range<Bound: Comparable>: RandomAccessCollection {}
      init|init(_ other: ClosedRange<Bound>)
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
      clamped|func clamped(to limits: Range<Bound>) -> Range<Bound>
      >Range.Element|typealias Element = Bound
      >RangeReplaceableCollection|protocol RangeReplaceableCollection<Element>: Collection {}
      append|mutating func append(_ newElement: Element)
      append|mutating func append(contentsOf newElements: some Sequence<Element>)
      insert|mutating func insert(_ newElement: Element, at i: Index)
      insert|mutating func insert(contentsOf newElements: some Collection<Element>, at i: Index)
      remove|mutating func remove(at i: Index) -> Element
      removeFirst|mutating func removeFirst() -> Element
      removeFirst|mutating func removeFirst(_ k: Int)
      removeLast|mutating func removeLast() -> Element
      removeLast|mutating func removeLast(_ k: Int)
      popLast|mutating func popLast() -> Element?
      removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
      removeAll|mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      removeSubrange|mutating func removeSubrange(_ bounds: some RangeExpression<Index>)
      replaceSubrange|mutating func replaceSubrange(_ subrange: some RangeExpression<Index>, with newElements: some Collection<Element>)
      reserveCapacity|mutating func reserveCapacity(_ n: Int)
      filter|func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      remove|mutating func remove(atOffsets offsets: IndexSet)
      !RangeReplaceableCollection|extension RangeReplaceableCollection where Self: MutableCollection {}
      remove|mutating func remove(atOffsets offsets: IndexSet)
      !RangeViews|extension RangeViews: ViewGroup {}
      >RawRepresentable|protocol RawRepresentable {}
      !Rect|struct Rect: Hashable, Sendable {}
      origin|var origin: Point { get set }
      size|var size: Size { get set }
      init|init(origin: Point, size: Size)
      init|init(x: Double, y: Double, width: Double, height: Double)
      zero|static var zero: Rect { get }
      minX|var minX: Double { get }
      minY|var minY: Double { get }
      midX|var midX: Double { get }
      midY|var midY: Double { get }
      maxX|var maxX: Double { get }
      maxY|var maxY: Double { get }
      width|var width: Double { get }
      height|var height: Double { get }
      offset|func offset(by delta: Point) -> Rect
      inset|func inset(by insets: EdgeInsets) -> Rect
      union|func union(_ other: Rect) -> Rect
      contains|func contains(_ point: Point) -> Bool
      intersection|func intersection(_ other: Rect) -> Rect?
      snapped|func snapped(toScale scale: Double) -> Rect
      !Rect|extension Rect: Animatable {}
      animatableData|var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> { get set }
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      !Rect|extension Rect {}
      init|init()
      init|init(x: Int, y: Int, width: Int, height: Int)
      null|static var null: Rect { get }
      infinite|static var infinite: Rect { get }
      isEmpty|var isEmpty: Bool { get }
      isNull|var isNull: Bool { get }
      isInfinite|var isInfinite: Bool { get }
      standardized|var standardized: Rect { get }
      integral|var integral: Rect { get }
      insetBy|func insetBy(dx: CGFloat, dy: CGFloat) -> Rect
      offsetBy|func offsetBy(dx: CGFloat, dy: CGFloat) -> Rect
      intersects|func intersects(_ other: Rect) -> Bool
      contains|func contains(_ other: Rect) -> Bool
      applying|func applying(_ transform: Transform) -> Rect
      !Rectangle|struct Rectangle: _MovableOutline {}
      init|init()
      path|func path(in rect: Rect, inset: Double) -> Path
      !RectangleCornerRadii|struct RectangleCornerRadii: Hashable, Sendable {}
      topLeading|var topLeading: CGFloat { get set }
      bottomLeading|var bottomLeading: CGFloat { get set }
      bottomTrailing|var bottomTrailing: CGFloat { get set }
      topTrailing|var topTrailing: CGFloat { get set }
      init|init( topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0 )
      !RectangleMark|struct RectangleMark: PrimitiveChartContent {}
      init|init( x: PlottableValue, y: PlottableValue, width: MarkDimension = 0, height: MarkDimension = 0 )
      init|init( xStart: PlottableValue? = 0, xEnd: PlottableValue? = 0, yStart: PlottableValue? = 0, yEnd: PlottableValue? = 0 )
      init|init( x: PlottableValue, yStart: PlottableValue? = 0, yEnd: PlottableValue? = 0, width: MarkDimension = 0 )
      init|init( xStart: PlottableValue? = 0, xEnd: PlottableValue? = 0, y: PlottableValue, height: MarkDimension = 0 )
      !RedactionReasons|struct RedactionReasons: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      placeholder|static var placeholder: RedactionReasons { get }
      privacy|static var privacy: RedactionReasons { get }
      invalidated|static var invalidated: RedactionReasons { get }
      >ReferenceWritableKeyPath|class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
      !RefreshAction|struct RefreshAction {}
      callAsFunction|func callAsFunction() async
      >Regex|struct Regex<Output>: Hashable, RegexComponent, Sendable {}
      init|init(_ pattern: String) throws
      init|init(_ pattern: String, as outputType: Output.Type) throws
      init|init(verbatim verbatimString: String)
      init|init(_ component: some RegexComponent)
      init|init(_ content: () -> some RegexComponent)
      firstMatch|func firstMatch(in string: String) throws -> Regex<Output>.Match?
      wholeMatch|func wholeMatch(in string: String) throws -> Regex<Output>.Match?
      prefixMatch|func prefixMatch(in string: String) throws -> Regex<Output>.Match?
      firstMatch|func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
      wholeMatch|func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
      prefixMatch|func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
      ignoresCase|func ignoresCase(_ ignoresCase: Bool = 0) -> Self
      dotMatchesNewlines|func dotMatchesNewlines(_ dotMatchesNewlines: Bool = 0) -> Self
      anchorsMatchLineEndings|func anchorsMatchLineEndings(_ matchLineEndings: Bool = 0) -> Self
      >RegexComponent|protocol RegexComponent {}
      !RenameAction|struct RenameAction {}
      callAsFunction|func callAsFunction()
      !RenameButton|struct RenameButton: ControlView {}
      init|init()
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderContext|extension RenderContext {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderNode|extension RenderNode {}
      !RenderOptions|struct RenderOptions {}
      typesetter|var typesetter: Typesetter { get set }
      proposal|var proposal: ProposedViewSize { get set }
      profile|var profile: _ { get set }
      scale|var scale: Double? { get set }
      layoutDirection|var layoutDirection: _ { get set }
      colorScheme|var colorScheme: _ { get set }
      typeSize|var typeSize: _ { get set }
      language|var language: String { get set }
      pictures|var pictures: PictureLibrary { get set }
      safeAreaInsets|var safeAreaInsets: _ { get set }
      screenCornerRadius|var screenCornerRadius: Double? { get set }
      screenForm|var screenForm: _ { get set }
      sizeClasses|var sizeClasses: SizeClasses? { get set }
      recordsGuides|var recordsGuides: Bool { get set }
      recordsQuestions|var recordsQuestions: Bool { get set }
      traced|var traced: Bool { get set }
      probesSizing|var probesSizing: Bool { get set }
      init|init(typesetter: Typesetter, profile: TypographyProfile = 0)
      !RenderedNode|extension RenderedNode {}
      !RenderedNode|extension RenderedNode {}
      !RenderedNode|struct RenderedNode: Hashable, Sendable {}
      kind|var kind: NodeKind { get set }
      type|var type: String { get }
      argument|var argument: String { get set }
      summary|var summary: String { get set }
      id|var id: String? { get set }
      path|var path: String { get set }
      role|var role: Role { get set }
      wrappers|var wrappers: [ViewWrapper] { get set }
      proposal|var proposal: ProposedViewSize { get set }
      report|var report: Size { get set }
      frame|var frame: Rect { get set }
      sizingHorizontal|var sizingHorizontal: Sizing { get set }
      sizingVertical|var sizingVertical: Sizing { get set }
      fillsHorizontally|var fillsHorizontally: Bool { get set }
      fillsVertically|var fillsVertically: Bool { get set }
      priority|var priority: Double { get set }
      parameters|var parameters: [Parameter] { get set }
      division|var division: StackDivisionTrace? { get set }
      source|var source: SourceMark? { get set }
      guides|var guides: [Guide] { get set }
      questions|var questions: [Question] { get set }
      isInternal|var isInternal: Bool { get set }
      children|var children: [RenderedNode] { get set }
      init|init( kind: NodeKind, argument: String, id: String?, path: String, role: Role, wrappers: [ViewWrapper], proposal: ProposedViewSize, report: Size, frame: Rect, sizingHorizontal: Sizing, sizingVertical: Sizing, priority: Double, parameters: [Parameter], division: StackDivisionTrace?, source: SourceMark?, children: [RenderedNode] )
      !RenderedNode.Guide|struct Guide: Hashable, Sendable {}
      axis|var axis: Axis { get set }
      position|var position: Double { get set }
      name|var name: String { get set }
      init|init(axis: Axis, position: Double, name: String)
      !RenderedNode.Parameter|struct Parameter: Hashable, Sendable {}
      name|var name: String { get set }
      value|var value: Double { get set }
      init|init(_ name: String, _ value: Double)
      !RenderedNode.Question|struct Question: Hashable, Sendable {}
      to|var to: String { get set }
      proposal|var proposal: ProposedViewSize { get set }
      report|var report: Size { get set }
      isProbe|var isProbe: Bool { get set }
      isFromCache|var isFromCache: Bool { get set }
      init|init(to: String, proposal: ProposedViewSize, report: Size, isProbe: Bool, isFromCache: Bool)
      !RenderedNode.Role|enum Role: String, Hashable, Sendable {}
      child|case child
      primary|case primary
      secondary|case secondary
      !RenderedNode.Sizing|enum Sizing: String, Hashable, Sendable {}
      expands|case expands
      hugs|case hugs
      neutral|case neutral
      !Renderer|enum Renderer {}
      render|static func render(_ view: any View, options: RenderOptions) -> Rendering
      !Rendering|extension Rendering {}
      withoutInternals|var withoutInternals: Rendering { get }
      !Rendering|extension Rendering {}
      withWrappers|var withWrappers: Rendering { get }
      !Rendering|struct Rendering: Hashable, Sendable {}
      proposal|var proposal: ProposedViewSize { get set }
      size|var size: Size { get set }
      root|var root: RenderedNode? { get set }
      steps|var steps: [LayoutStep] { get set }
      marks|var marks: [Mark] { get set }
      scale|var scale: Double { get set }
      layoutDirection|var layoutDirection: LayoutDirection { get set }
      screen|var screen: Screen? { get set }
      remarks|var remarks: [Remark] { get set }
      measurements|var measurements: Int { get set }
      typesetter|var typesetter: Typesetter { get set }
      init|init( proposal: ProposedViewSize, size: Size, root: RenderedNode?, steps: [LayoutStep], marks: [Mark], scale: Double, layoutDirection: LayoutDirection, remarks: [Remark], measurements: Int, typesetter: Typesetter )
      !Rendering|extension Rendering {}
      !Rendering.Remark|struct Remark: Hashable, Sendable {}
      severity|var severity: Severity { get set }
      code|var code: String { get set }
      message|var message: String { get set }
      hint|var hint: String? { get set }
      source|var source: SourceMark? { get set }
      init|init( _ severity: Severity, _ code: String, _ message: String, hint: String? = 0, source: SourceMark? = 0 )
      !Rendering.Remark.Severity|enum Severity: Hashable, Sendable {}
      note|case note
      warning|case warning
      error|case error
      !Rendering.Screen|struct Screen: Hashable, Sendable {}
      safeArea|var safeArea: EdgeInsets { get set }
      cornerRadius|var cornerRadius: Double { get set }
      form|var form: Form { get set }
      init|init(safeArea: EdgeInsets, cornerRadius: Double, form: Form = 0)
      !Rendering.Screen.Form|enum Form: Hashable, Sendable {}
      phone|case phone
      phoneOnItsSide|case phoneOnItsSide
      tablet|case tablet
      watch|case watch
      window|case window
      !ResizableRule|struct ResizableRule: LeafLayoutRule {}
      ideal|var ideal: Size { get set }
      minimum|var minimum: Size { get set }
      init|init(ideal: Size, minimum: Size = 0)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      >Result|enum Result<Success, Failure> {}
      success|case success(Success)
      failure|case failure(Failure)
      !RotateGesture|struct RotateGesture: PrimitiveGesture {}
      minimumAngleDelta|var minimumAngleDelta: Angle { get set }
      init|init(minimumAngleDelta: Angle = 0)
      !RotateGesture.Value|struct Value: Equatable, Sendable {}
      time|var time: Date { get set }
      rotation|var rotation: Angle { get set }
      velocity|var velocity: Angle { get set }
      startAnchor|var startAnchor: UnitPoint { get set }
      startLocation|var startLocation: Point { get set }
      !RotatedShape|struct RotatedShape<Content: Shape>: Shape {}
      shape|var shape: Content { get set }
      angle|var angle: Angle { get set }
      anchor|var anchor: UnitPoint { get set }
      init|init(shape: Content, angle: Angle, anchor: UnitPoint = 0)
      path|func path(in rect: Rect) -> Path
      !RotationGesture|struct RotationGesture: PrimitiveGesture {}
      minimumAngleDelta|var minimumAngleDelta: Angle { get set }
      init|init(minimumAngleDelta: Angle = 0)
      !RotationGesture.Value|typealias Value = Angle
      !RoundedBorderTextFieldStyle|struct RoundedBorderTextFieldStyle: _DrawnTextFieldStyle {}
      init|init()
      !RoundedCornerStyle|enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {}
      circular|case circular
      continuous|case continuous
      !RoundedRectangle|struct RoundedRectangle: _MovableOutline {}
      cornerSize|var cornerSize: Size { get set }
      animatableData|var animatableData: AnimatablePair<Double, Double> { get set }
      init|init(cornerRadius: Double, style: RoundedCornerStyle = 0)
      init|init(cornerSize: Size, style: RoundedCornerStyle = 0)
      path|func path(in rect: Rect, inset: Double) -> Path
      !RuleLayout|protocol RuleLayout: Layout where Cache == Void {}
      rule|var rule: any LayoutRule { get }
      !RuleLayout|extension RuleLayout {}
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size
      placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
      spacing|func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing
      !RuleMark|struct RuleMark: PrimitiveChartContent {}
      init|init(x: PlottableValue)
      init|init(y: PlottableValue)
      init|init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue)
      init|init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue)
      !SafeArea|struct SafeArea: Hashable, Sendable {}
      init|init()
      init|init(bounds: Rect, insets: EdgeInsets)
      insets|func insets(reachedBy frame: Rect, _ edges: Edge.Set = 0) -> EdgeInsets
      extending|func extending(_ frame: Rect, over edges: Edge.Set) -> Rect
      !SafeArea.Layer|extension SafeArea.Layer {}
      !SafeAreaInsetRule|struct SafeAreaInsetRule: UnaryLayoutRule {}
      edge|var edge: Edge { get set }
      alignment|var alignment: AlignmentKey { get set }
      fixedSpacing|var fixedSpacing: Double? { get set }
      init|init(edge: Edge, alignment: AlignmentKey, spacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !SafeAreaPaddingRule|struct SafeAreaPaddingRule: UnaryLayoutRule {}
      init|init(_ insets: EdgeInsets)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !SafeAreaRegions|struct SafeAreaRegions: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      container|static var container: SafeAreaRegions { get }
      keyboard|static var keyboard: SafeAreaRegions { get }
      all|static var all: SafeAreaRegions { get }
      !ScaleDomain|struct ScaleDomain: Hashable, Sendable {}
      automatic|static var automatic: ScaleDomain { get }
      automatic|static func automatic(includesZero: Bool? = 0, reversed: Bool? = 0) -> ScaleDomain
      !ScaleDomain|extension ScaleDomain: ChartScaleDomain {}
      !ScaleDomain|extension ScaleDomain {}
      !ScaleType|extension ScaleType {}
      !ScaleType|enum ScaleType: Hashable, Sendable {}
      automatic|case automatic
      linear|case linear
      log|case log
      symmetricLog|case symmetricLog
      squareRoot|case squareRoot
      date|case date
      category|case category
      power|case power(exponent: Double)
      !ScaledMetric|extension ScaledMetric: DynamicProperty {}
      !ScaledMetric|@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {}
      init|init(wrappedValue: Value, relativeTo textStyle: TextStyle = 0)
      wrappedValue|var wrappedValue: Value { get }
      !ScaledShape|struct ScaledShape<Content: Shape>: Shape {}
      shape|var shape: Content { get set }
      scale|var scale: Size { get set }
      anchor|var anchor: UnitPoint { get set }
      init|init(shape: Content, scale: Size, anchor: UnitPoint = 0)
      path|func path(in rect: Rect) -> Path
      !Scene|protocol Scene {}
      body|var body: Body { get }
      !Scene|extension Scene {}
      commands|func commands<C: View>(@ViewBuilder content: () -> C) -> some Scene
      defaultSize|func defaultSize(width: Double, height: Double) -> some Scene
      defaultSize|func defaultSize(_ size: Size) -> some Scene
      defaultPosition|func defaultPosition(_ position: UnitPoint) -> some Scene
      windowStyle|func windowStyle(_ style: WindowStyle) -> some Scene
      windowResizability|func windowResizability(_ resizability: WindowResizability) -> some Scene
      windowToolbarStyle|func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene
      menuBarExtraStyle|func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene
      environment|func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
      environmentObject|func environmentObject<Object: _ObservedObject>(_ object: Object) -> some Scene
      onChange|func onChange<V: Equatable>( of value: V, initial: Bool = 0, _ action: @escaping (V, V) -> Void ) -> some Scene
      onChange|func onChange<V: Equatable>(of value: V, initial: Bool = 0, _ action: @escaping () -> Void) -> some Scene
      onChange|func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
      commandsRemoved|func commandsRemoved() -> some Scene
      !Scene.Body|associatedtype Body: Scene
      !SceneBuilder|@resultBuilder enum SceneBuilder {}
      buildExpression|static func buildExpression<Content: Scene>(_ content: Content) -> Content
      buildBlock|static func buildBlock<Content: Scene>(_ content: Content) -> Content
      buildBlock|static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup
      buildIf|static func buildIf<Content: Scene>(_ content: Content?) -> SceneGroup
      buildEither|static func buildEither<Content: Scene>(first: Content) -> SceneGroup
      buildEither|static func buildEither<Content: Scene>(second: Content) -> SceneGroup
      buildLimitedAvailability|static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> SceneGroup
      !SceneGroup|struct SceneGroup: _PrimitiveScene {}
      !ScenePhase|enum ScenePhase: String, Hashable, Sendable, CaseIterable, Comparable {}
      background|case background
      inactive|case inactive
      active|case active
      <|static func < (a: ScenePhase, b: ScenePhase) -> Bool
      !SceneStorage|extension SceneStorage: DynamicProperty {}
      !SceneStorage|@propertyWrapper struct SceneStorage<Value> {}
      init|init( wrappedValue: Value, _ key: String, file: String = 0, line: Int = 0, column: Int = 0 )
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding<Value> { get }
      !SceneStorage|extension SceneStorage where Value: ExpressibleByNilLiteral {}
      init|init(_ key: String, file: String = 0, line: Int = 0, column: Int = 0)
      !ScrollBounceBehavior|enum ScrollBounceBehavior: Hashable, Sendable {}
      automatic|case automatic
      always|case always
      basedOnSize|case basedOnSize
      !ScrollDismissesKeyboardMode|enum ScrollDismissesKeyboardMode: Hashable, Sendable {}
      automatic|case automatic
      immediately|case immediately
      interactively|case interactively
      never|case never
      !ScrollEdgeEffectStyle|enum ScrollEdgeEffectStyle: Hashable, Sendable {}
      automatic|case automatic
      hard|case hard
      soft|case soft
      !ScrollGeometry|struct ScrollGeometry: Hashable, Sendable {}
      contentOffset|var contentOffset: Point { get }
      contentSize|var contentSize: Size { get }
      contentInsets|var contentInsets: EdgeInsets { get }
      containerSize|var containerSize: Size { get }
      visibleRect|var visibleRect: Rect { get }
      bounds|var bounds: Rect { get }
      !ScrollIndicatorVisibility|enum ScrollIndicatorVisibility: Hashable, Sendable {}
      automatic|case automatic
      visible|case visible
      hidden|case hidden
      never|case never
      !ScrollPhase|enum ScrollPhase: String, Hashable, Sendable, CaseIterable {}
      idle|case idle
      tracking|case tracking
      interacting|case interacting
      decelerating|case decelerating
      animating|case animating
      isScrolling|var isScrolling: Bool { get }
      !ScrollPhaseChangeContext|struct ScrollPhaseChangeContext: Hashable, Sendable {}
      geometry|var geometry: ScrollGeometry { get }
      !ScrollPosition|struct ScrollPosition: Hashable {}
      isPositionedByUser|var isPositionedByUser: Bool { get }
      init|init()
      init|init(edge: Edge)
      scrollTo|mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = 0)
      scrollTo|mutating func scrollTo(edge: Edge)
      scrollTo|mutating func scrollTo(x: Double? = 0, y: Double? = 0)
      scrollTo|mutating func scrollTo(point: Point)
      !ScrollRule|struct ScrollRule: LayoutRule {}
      axes|var axes: Axis.Set { get set }
      margins|var margins: EdgeInsets { get set }
      anchor|var anchor: UnitPoint? { get set }
      offset|var offset: _ { get set }
      init|init(axes: Axis.Set, margins: EdgeInsets = 0, anchor: UnitPoint? = 0)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !ScrollTargetBehavior|enum ScrollTargetBehavior: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      paging|case paging
      viewAligned|case viewAligned
      viewAligned|static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ScrollTargetBehavior
      """#)
}
