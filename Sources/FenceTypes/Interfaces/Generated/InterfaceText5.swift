// Written by `make generate` from declarations.

extension InterfaceText {
  static let part5: StaticString = #"""
    >AxisPart|extension AxisPart {}
    >AxisMarks|extension AxisMarks {}
    >AxisTitle|extension AxisTitle {}
    >Chart|struct Chart: ControlView {}
    init|init(@ChartContentBuilder content: () -> ChartMarks)
    init|init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks) where Data.Element: Identifiable
    init|init<Data: RandomAccessCollection, ID: Hashable>( _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks )
    >NodeKind|extension NodeKind {}
    chart|static var chart: NodeKind { get }
    >AxisTitle|extension AxisTitle {}
    >StrokeStyle|extension StrokeStyle {}
    >MarkFigure.Form|extension MarkFigure.Form {}
    >View|extension View {}
    chartOverlay|func chartOverlay<C: View>( alignment: Alignment = 0, @ViewBuilder content: @escaping (ChartProxy) -> C ) -> some View
    chartBackground|func chartBackground<C: View>( alignment: Alignment = 0, @ViewBuilder content: @escaping (ChartProxy) -> C ) -> some View
    chartPlotStyle|func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
    chartScrollableAxes|func chartScrollableAxes(_ axes: Axis.Set) -> some View
    chartXVisibleDomain|func chartXVisibleDomain<L: BinaryFloatingPoint>(length: L) -> some View
    chartXVisibleDomain|func chartXVisibleDomain(length: Int) -> some View
    chartYVisibleDomain|func chartYVisibleDomain<L: BinaryFloatingPoint>(length: L) -> some View
    chartYVisibleDomain|func chartYVisibleDomain(length: Int) -> some View
    chartScrollPosition|func chartScrollPosition<V: Plottable>(x: Binding<V>) -> some View
    chartScrollPosition|func chartScrollPosition<V: Plottable>(y: Binding<V>) -> some View
    chartScrollPosition|func chartScrollPosition<V: Plottable>(initialX: V) -> some View
    chartScrollPosition|func chartScrollPosition<V: Plottable>(initialY: V) -> some View
    chartXSelection|func chartXSelection<V: Plottable>(value: Binding<V?>) -> some View
    chartXSelection|func chartXSelection<V: Plottable>(range: Binding<ClosedRange<V>?>) -> some View
    chartYSelection|func chartYSelection<V: Plottable>(value: Binding<V?>) -> some View
    chartYSelection|func chartYSelection<V: Plottable>(range: Binding<ClosedRange<V>?>) -> some View
    chartAngleSelection|func chartAngleSelection<V: Plottable>(value: Binding<V?>) -> some View
    chartGesture|func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View
    >ChartPlotContent|struct ChartPlotContent: View {}
    body|var body: some View { get }
    >ChartProxy|extension ChartProxy {}
    plotAreaFrame|var plotAreaFrame: Anchor<Rect> { get }
    plotAreaSize|var plotAreaSize: Size { get }
    position|func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> Point?
    value|func value<V: Plottable>(atX position: CGFloat, as type: V.Type = 0) -> V?
    value|func value<V: Plottable>(atY position: CGFloat, as type: V.Type = 0) -> V?
    value|func value<X: Plottable, Y: Plottable>(at position: Point, as type: (X, Y).Type = 0) -> (X, Y)?
    >ChartContent|extension ChartContent {}
    accessibilityLabel|func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent
    accessibilityLabel|func accessibilityLabel(_ label: Text) -> some ChartContent
    accessibilityValue|func accessibilityValue(_ value: some StringProtocol) -> some ChartContent
    accessibilityValue|func accessibilityValue(_ value: Text) -> some ChartContent
    accessibilityHidden|func accessibilityHidden(_ hidden: Bool) -> some ChartContent
    accessibilityIdentifier|func accessibilityIdentifier(_ identifier: String) -> some ChartContent
    shadow|func shadow( color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0 ) -> some ChartContent
    mask|func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent
    annotation|func annotation<C: View>( position: AnnotationPosition = 0, alignment: Alignment = 0, spacing: CGFloat? = 0, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C ) -> ChartMarks
    >AnnotationOverflowResolution|struct AnnotationOverflowResolution: Hashable, Sendable {}
    automatic|static var automatic: AnnotationOverflowResolution { get }
    init|init(x: Strategy = 0, y: Strategy = 0)
    >AnnotationOverflowResolution.Strategy|enum Strategy: Hashable, Sendable {}
    automatic|case automatic
    disabled|case disabled
    fit|case fit
    padScale|case padScale
    fit|static func fit(to boundary: Boundary) -> Strategy
    >AnnotationOverflowResolution.Boundary|enum Boundary: Hashable, Sendable {}
    automatic|case automatic
    chart|case chart
    plot|case plot
    >View|extension View {}
    chartXAxis|func chartXAxis<C: View>(@ViewBuilder content: () -> C) -> some View
    chartXAxis|func chartXAxis(_ visibility: Visibility) -> some View
    chartYAxis|func chartYAxis<C: View>(@ViewBuilder content: () -> C) -> some View
    chartYAxis|func chartYAxis(_ visibility: Visibility) -> some View
    chartXAxisLabel|func chartXAxisLabel( _ label: some StringProtocol, position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0 ) -> some View
    chartXAxisLabel|func chartXAxisLabel<C: View>( position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> C ) -> some View
    chartYAxisLabel|func chartYAxisLabel( _ label: some StringProtocol, position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0 ) -> some View
    chartYAxisLabel|func chartYAxisLabel<C: View>( position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> C ) -> some View
    chartXScale|func chartXScale<D: ChartScaleDomain>( domain: D, range: PlotDimensionRange? = 0, type: ScaleType = 0 ) -> some View
    chartXScale|func chartXScale(domain: ScaleDomain, type: ScaleType = 0) -> some View
    chartXScale|func chartXScale(range: PlotDimensionRange, type: ScaleType = 0) -> some View
    chartXScale|func chartXScale(type: ScaleType) -> some View
    chartYScale|func chartYScale<D: ChartScaleDomain>( domain: D, range: PlotDimensionRange? = 0, type: ScaleType = 0 ) -> some View
    chartYScale|func chartYScale(domain: ScaleDomain, type: ScaleType = 0) -> some View
    chartYScale|func chartYScale(range: PlotDimensionRange, type: ScaleType = 0) -> some View
    chartYScale|func chartYScale(type: ScaleType) -> some View
    chartForegroundStyleScale|func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>( _ mapping: KeyValuePairs<D, S>, type: ScaleType? = 0 ) -> some View
    chartForegroundStyleScale|func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>( domain: [D], range: [S], type: ScaleType? = 0 ) -> some View
    chartForegroundStyleScale|func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>( domain: [D], type: ScaleType? = 0, mapping: @escaping (D) -> S ) -> some View
    chartForegroundStyleScale|func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = 0) -> some View
    chartForegroundStyleScale|func chartForegroundStyleScale(range: Gradient, type: ScaleType? = 0) -> some View
    chartSymbolScale|func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View
    chartSymbolScale|func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View
    chartSymbolSizeScale|func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View
    chartLineStyleScale|func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View
    chartLegend|func chartLegend(_ visibility: Visibility) -> some View
    chartLegend|func chartLegend( position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0 ) -> some View
    chartLegend|func chartLegend<C: View>( position: AnnotationPosition = 0, alignment: Alignment? = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> C ) -> some View
    >AxisPart|extension AxisPart {}
    >LegendSettings|extension LegendSettings {}
    >ChartProxy|struct ChartProxy {}
    plotSize|var plotSize: Size { get }
    plotFrame|var plotFrame: Anchor<Rect>? { get }
    position|func position(forX value: some Plottable) -> Double?
    position|func position(forY value: some Plottable) -> Double?
    >View|extension View {}
    >StackedMark|extension StackedMark {}
    >PlotScale|extension PlotScale {}
    >MarkFigure.Note|extension MarkFigure.Note {}
    >UnitPoint|extension UnitPoint {}
    >ChartContent|protocol ChartContent {}
    body|var body: Body { get }
    >ChartContent.Body|associatedtype Body: ChartContent
    >ChartContent|extension ChartContent {}
    >PrimitiveChartContent|protocol PrimitiveChartContent: ChartContent where Body == Never {}
    >PrimitiveChartContent|extension PrimitiveChartContent {}
    body|var body: Never { get }
    >Never|extension Never: ChartContent {}
    >ChartMarks|struct ChartMarks: PrimitiveChartContent {}
    >ChartContentBuilder|@resultBuilder enum ChartContentBuilder {}
    buildExpression|static func buildExpression(_ content: some ChartContent) -> ChartMarks
    buildBlock|static func buildBlock(_ parts: ChartMarks...) -> ChartMarks
    buildOptional|static func buildOptional(_ part: ChartMarks?) -> ChartMarks
    buildEither|static func buildEither(first: ChartMarks) -> ChartMarks
    buildEither|static func buildEither(second: ChartMarks) -> ChartMarks
    buildArray|static func buildArray(_ parts: [ChartMarks]) -> ChartMarks
    buildLimitedAvailability|static func buildLimitedAvailability(_ part: ChartMarks) -> ChartMarks
    >ForEach|extension ForEach: PrimitiveChartContent where Content: ChartContent {}
    >ForEach|extension ForEach: ChartContent where Content: ChartContent {}
    >ForEach|extension ForEach where Content: ChartContent {}
    init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content )
    >ForEach|extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {}
    init|init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    >ForEach|extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {}
    init|init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    >AnnotationPosition|enum AnnotationPosition: String, Hashable, Sendable, CaseIterable {}
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
    >ChartSymbolShape|protocol ChartSymbolShape: Shape {}
    >Circle|extension Circle: ChartSymbolShape {}
    >BasicChartSymbolShape|struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {}
    circle|static var circle: BasicChartSymbolShape { get }
    square|static var square: BasicChartSymbolShape { get }
    triangle|static var triangle: BasicChartSymbolShape { get }
    diamond|static var diamond: BasicChartSymbolShape { get }
    pentagon|static var pentagon: BasicChartSymbolShape { get }
    plus|static var plus: BasicChartSymbolShape { get }
    cross|static var cross: BasicChartSymbolShape { get }
    asterisk|static var asterisk: BasicChartSymbolShape { get }
    path|func path(in rect: Rect) -> Path
    >ChartSymbolShape|extension ChartSymbolShape where Self == BasicChartSymbolShape {}
    circle|static var circle: BasicChartSymbolShape { get }
    square|static var square: BasicChartSymbolShape { get }
    triangle|static var triangle: BasicChartSymbolShape { get }
    diamond|static var diamond: BasicChartSymbolShape { get }
    pentagon|static var pentagon: BasicChartSymbolShape { get }
    plus|static var plus: BasicChartSymbolShape { get }
    cross|static var cross: BasicChartSymbolShape { get }
    asterisk|static var asterisk: BasicChartSymbolShape { get }
    >Rect|extension Rect {}
    >ChartContent|extension ChartContent {}
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
    >BarMark|struct BarMark: PrimitiveChartContent {}
    init|init( x: PlottableValue, y: PlottableValue, width: MarkDimension = 0, height: MarkDimension = 0, stacking: MarkStackingMethod = 0 )
    init|init( xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = 0 )
    init|init( x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = 0 )
    init|init(x: PlottableValue, height: MarkDimension = 0, stacking: MarkStackingMethod = 0)
    init|init(y: PlottableValue, width: MarkDimension = 0, stacking: MarkStackingMethod = 0)
    init|init(xStart: PlottableValue, xEnd: PlottableValue, height: MarkDimension = 0)
    init|init(yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = 0)
    >LineMark|struct LineMark: PrimitiveChartContent {}
    init|init(x: PlottableValue, y: PlottableValue, series: PlottableValue? = 0)
    >PointMark|struct PointMark: PrimitiveChartContent {}
    init|init(x: PlottableValue, y: PlottableValue)
    init|init(x: PlottableValue)
    init|init(y: PlottableValue)
    >AreaMark|struct AreaMark: PrimitiveChartContent {}
    init|init( x: PlottableValue, y: PlottableValue, series: PlottableValue? = 0, stacking: MarkStackingMethod = 0 )
    init|init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue? = 0)
    init|init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, series: PlottableValue? = 0)
    >RuleMark|struct RuleMark: PrimitiveChartContent {}
    init|init(x: PlottableValue)
    init|init(y: PlottableValue)
    init|init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue)
    init|init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue)
    >RectangleMark|struct RectangleMark: PrimitiveChartContent {}
    init|init( x: PlottableValue, y: PlottableValue, width: MarkDimension = 0, height: MarkDimension = 0 )
    init|init( xStart: PlottableValue? = 0, xEnd: PlottableValue? = 0, yStart: PlottableValue? = 0, yEnd: PlottableValue? = 0 )
    init|init( x: PlottableValue, yStart: PlottableValue? = 0, yEnd: PlottableValue? = 0, width: MarkDimension = 0 )
    init|init( xStart: PlottableValue? = 0, xEnd: PlottableValue? = 0, y: PlottableValue, height: MarkDimension = 0 )
    >SectorMark|struct SectorMark: PrimitiveChartContent {}
    init|init( angle: PlottableValue, innerRadius: MarkDimension = 0, outerRadius: MarkDimension = 0, angularInset: Double? = 0 )
    >Rect|extension Rect {}
    >InterpolationMethod|extension InterpolationMethod {}
    >PlottedValue|extension PlottedValue {}
    >AxisData|extension AxisData {}
    >ScaleType|extension ScaleType {}
    >ScaleDomain|struct ScaleDomain: Hashable, Sendable {}
    automatic|static var automatic: ScaleDomain { get }
    automatic|static func automatic(includesZero: Bool? = 0, reversed: Bool? = 0) -> ScaleDomain
    >ChartScaleDomain|protocol ChartScaleDomain {}
    >ScaleDomain|extension ScaleDomain: ChartScaleDomain {}
    >ClosedRange|extension ClosedRange: ChartScaleDomain where Bound: Plottable {}
    >Array|extension Array: ChartScaleDomain where Element: Plottable {}
    >ScaleType|enum ScaleType: Hashable, Sendable {}
    automatic|case automatic
    linear|case linear
    log|case log
    symmetricLog|case symmetricLog
    squareRoot|case squareRoot
    date|case date
    category|case category
    power|case power(exponent: Double)
    >PlotDimensionRange|struct PlotDimensionRange: Hashable, Sendable {}
    plotDimension|static var plotDimension: PlotDimensionRange { get }
    plotDimension|static func plotDimension(padding: Double) -> PlotDimensionRange
    plotDimension|static func plotDimension(startPadding: Double = 0, endPadding: Double = 0) -> PlotDimensionRange
    >ScaleDomain|extension ScaleDomain {}
    >CalendarUnit|enum CalendarUnit: String, Hashable, Sendable, CaseIterable {}
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
    >MarkDimension|enum MarkDimension: Hashable, Sendable {}
    automatic|case automatic
    fixed|case fixed(Double)
    ratio|case ratio(Double)
    inset|case inset(Double)
    >MarkStackingMethod|enum MarkStackingMethod: String, Hashable, Sendable, CaseIterable {}
    standard|case standard
    normalized|case normalized
    center|case center
    unstacked|case unstacked
    >InterpolationMethod|enum InterpolationMethod: Hashable, Sendable {}
    linear|case linear
    monotone|case monotone
    stepStart|case stepStart
    stepCenter|case stepCenter
    stepEnd|case stepEnd
    catmullRom|case catmullRom(alpha: Double)
    cardinal|case cardinal(tension: Double)
    catmullRom|static var catmullRom: InterpolationMethod { get }
    cardinal|static var cardinal: InterpolationMethod { get }
    >PlottedValue|enum PlottedValue: Hashable, Sendable {}
    number|case number(Double)
    date|case date(Double)
    category|case category(String)
    >Plottable|protocol Plottable {}
    primitivePlottable|var primitivePlottable: PrimitivePlottable { get }
    init|init?(primitivePlottable: PrimitivePlottable)
    >Plottable.PrimitivePlottable|associatedtype PrimitivePlottable = Self
    >Plottable|extension Plottable where PrimitivePlottable == Self {}
    primitivePlottable|var primitivePlottable: Self { get }
    init|init?(primitivePlottable: Self)
    >Plottable|extension Plottable where PrimitivePlottable: Plottable {}
    >Plottable|extension Plottable where Self: RawRepresentable, RawValue: Plottable {}
    primitivePlottable|var primitivePlottable: RawValue { get }
    init|init?(primitivePlottable: RawValue)
    >Int|extension Int: Plottable {}
    >Double|extension Double: Plottable {}
    >CGFloat|extension CGFloat: Plottable {}
    >Decimal|extension Decimal: Plottable {}
    >Float|extension Float: Plottable {}
    >String|extension String: Plottable {}
    >Bool|extension Bool: Plottable {}
    >Date|extension Date: Plottable {}
    >PlottableValue|struct PlottableValue: Hashable, Sendable {}
    label|var label: String { get }
    value|static func value(_ label: some StringProtocol, _ value: some Plottable) -> PlottableValue
    value|static func value(_ label: some StringProtocol, _ value: Date, unit: CalendarUnit) -> PlottableValue
    >LinePlot|struct LinePlot: PrimitiveChartContent {}
    init|init( x: String, y: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> Double )
    >AreaPlot|struct AreaPlot: PrimitiveChartContent {}
    init|init( x: String, y: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> Double )
    init|init( x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = 0, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double) )
    >ChartMark|extension ChartMark {}
    >RangeReplaceableCollection|extension RangeReplaceableCollection where Self: MutableCollection {}
    remove|mutating func remove(atOffsets offsets: IndexSet)
    >MutableCollection|extension MutableCollection {}
    move|mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
    >URL|extension URL {}
    documentsDirectory|static var documentsDirectory: URL { get }
    cachesDirectory|static var cachesDirectory: URL { get }
    temporaryDirectory|static var temporaryDirectory: URL { get }
    >CGSize|typealias CGSize = VitrineLayout.Size
    >CGPoint|typealias CGPoint = VitrineLayout.Point
    >CGRect|typealias CGRect = VitrineLayout.Rect
    >CGAffineTransform|typealias CGAffineTransform = VitrineLayout.Transform
    >CGLineCap|typealias CGLineCap = VitrineUI.Stroke.Cap
    >CGLineJoin|typealias CGLineJoin = VitrineUI.Stroke.Join
    >CGVector|struct CGVector: Hashable, Sendable {}
    dx|var dx: CGFloat { get set }
    dy|var dy: CGFloat { get set }
    init|init()
    init|init(dx: CGFloat, dy: CGFloat)
    zero|static var zero: CGVector { get }
    >Size|extension Size {}
    init|init()
    init|init(width: Int, height: Int)
    applying|func applying(_ transform: Transform) -> Size
    equalTo|func equalTo(_ other: Size) -> Bool
    >Point|extension Point {}
    init|init()
    init|init(x: Int, y: Int)
    applying|func applying(_ transform: Transform) -> Point
    equalTo|func equalTo(_ other: Point) -> Bool
    >Rect|extension Rect {}
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
    >Transform|extension Transform {}
    init|init()
    init|init(translationX x: CGFloat, y: CGFloat)
    init|init(scaleX x: CGFloat, y: CGFloat)
    init|init(rotationAngle angle: CGFloat)
    isIdentity|var isIdentity: Bool { get }
    translatedBy|func translatedBy(x: CGFloat, y: CGFloat) -> Transform
    scaledBy|func scaledBy(x: CGFloat, y: CGFloat) -> Transform
    rotated|func rotated(by angle: CGFloat) -> Transform
    concatenating|func concatenating(_ other: Transform) -> Transform
    >GridItem|extension GridItem {}
    init|@_disfavoredOverload init(_ size: Size = 0, spacing: CGFloat?, alignment: Alignment? = 0)
    >Spacer|extension Spacer {}
    init|@_disfavoredOverload init(minLength: CGFloat?)
    >StrokeStyle|extension StrokeStyle {}
    init|@_disfavoredOverload init( lineWidth: CGFloat = 0, lineCap: Stroke.Cap = 0, lineJoin: Stroke.Join = 0, miterLimit: CGFloat = 0, dash: [CGFloat], dashPhase: CGFloat = 0 )
    >View|extension View {}
    onGeometryChange|@_disfavoredOverload func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (CGFloat) -> Void ) -> some View
    onGeometryChange|@_disfavoredOverload func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void ) -> some View
    >Text|extension Text {}
    init|init( _ key: LocalizedStringKey, tableName: String? = 0, bundle: Bundle? = 0, comment: StaticString? = 0 )
    >Preview|enum Preview {}
    >Preview.ViewTraits|enum ViewTraits {}
    >PreviewTrait|struct PreviewTrait<Kind>: Sendable {}
    >PreviewTrait|extension PreviewTrait where Kind == Preview.ViewTraits {}
    defaultLayout|static var defaultLayout: PreviewTrait { get }
    sizeThatFitsLayout|static var sizeThatFitsLayout: PreviewTrait { get }
    portrait|static var portrait: PreviewTrait { get }
    landscapeLeft|static var landscapeLeft: PreviewTrait { get }
    landscapeRight|static var landscapeRight: PreviewTrait { get }
    portraitUpsideDown|static var portraitUpsideDown: PreviewTrait { get }
    fixedLayout|static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait
    modifier|static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait
    >PreviewModifier|protocol PreviewModifier {}
    makeSharedContext|static func makeSharedContext() async throws -> Context
    body|func body(content: Content, context: Context) -> Body
    >PreviewModifier.Context|associatedtype Context = Void
    >PreviewModifier.Body|associatedtype Body: View
    >PreviewModifier.Content|typealias Content = AnyView
    >PreviewModifier|extension PreviewModifier where Context == Void {}
    makeSharedContext|static func makeSharedContext() async throws
    >View|extension View {}
    onReceive|func onReceive<P: Publisher>( _ publisher: P, perform action: @escaping (P.Output) -> Void ) -> some View where P.Failure == Never
    >ObservableObject|typealias ObservableObject = Combine.ObservableObject
    >ObservableObjectPublisher|typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher
    >Published|typealias Published = Combine.Published
    >UITableView|class UITableView: UIScrollView {}
    separatorStyle|var separatorStyle: _ { get set }
    separatorColor|var separatorColor: UIColor? { get set }
    sectionHeaderTopPadding|var sectionHeaderTopPadding: CGFloat { get set }
    tableFooterView|var tableFooterView: UIView? { get set }
    allowsSelection|var allowsSelection: Bool { get set }
    >UITableView.SeparatorStyle|enum SeparatorStyle: Int, Sendable {}
    none|case none
    singleLine|case singleLine
    >UITableViewCell|class UITableViewCell: UIView {}
    selectionStyle|var selectionStyle: _ { get set }
    selectedBackgroundView|var selectedBackgroundView: UIView? { get set }
    >UITableViewCell.SelectionStyle|enum SelectionStyle: Int, Sendable {}
    none|case none
    blue|case blue
    gray|case gray
    `default`|case `default`
    >UICollectionView|class UICollectionView: UIScrollView {}
    >UISegmentedControl|class UISegmentedControl: UIView {}
    selectedSegmentTintColor|var selectedSegmentTintColor: UIColor? { get set }
    setTitleTextAttributes|func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState)
    >UIControlState|enum UIControlState: Hashable, Sendable {}
    normal|case normal
    highlighted|case highlighted
    disabled|case disabled
    selected|case selected
    >UIPageControl|class UIPageControl: UIView {}
    currentPageIndicatorTintColor|var currentPageIndicatorTintColor: UIColor? { get set }
    pageIndicatorTintColor|var pageIndicatorTintColor: UIColor? { get set }
    >UISwitch|class UISwitch: UIView {}
    onTintColor|var onTintColor: UIColor? { get set }
    thumbTintColor|var thumbTintColor: UIColor? { get set }
    >UISlider|class UISlider: UIView {}
    thumbTintColor|var thumbTintColor: UIColor? { get set }
    minimumTrackTintColor|var minimumTrackTintColor: UIColor? { get set }
    maximumTrackTintColor|var maximumTrackTintColor: UIColor? { get set }
    >UINavigationBar|class UINavigationBar: UIView {}
    barTintColor|var barTintColor: UIColor? { get set }
    isTranslucent|var isTranslucent: Bool { get set }
    prefersLargeTitles|var prefersLargeTitles: Bool { get set }
    titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any]? { get set }
    largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get set }
    shadowImage|var shadowImage: UIImage? { get set }
    standardAppearance|var standardAppearance: UINavigationBarAppearance { get set }
    compactAppearance|var compactAppearance: UINavigationBarAppearance? { get set }
    scrollEdgeAppearance|var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
    >UITabBar|class UITabBar: UIView {}
    barTintColor|var barTintColor: UIColor? { get set }
    unselectedItemTintColor|var unselectedItemTintColor: UIColor? { get set }
    isTranslucent|var isTranslucent: Bool { get set }
    backgroundImage|var backgroundImage: UIImage? { get set }
    shadowImage|var shadowImage: UIImage? { get set }
    standardAppearance|var standardAppearance: UITabBarAppearance { get set }
    scrollEdgeAppearance|var scrollEdgeAppearance: UITabBarAppearance? { get set }
    >UINavigationBarAppearance|class UINavigationBarAppearance: UIBarAppearance {}
    titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
    largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
    >UITabBarAppearance|class UITabBarAppearance: UIBarAppearance {}
    >NSAttributedString.Key|extension NSAttributedString.Key {}
    foregroundColor|static var foregroundColor: NSAttributedString.Key { get }
    backgroundColor|static var backgroundColor: NSAttributedString.Key { get }
    font|static var font: NSAttributedString.Key { get }
    kern|static var kern: NSAttributedString.Key { get }
    >UIFont|class UIFont: Sendable {}
    pointSize|var pointSize: CGFloat { get }
    init|init?(name: String, size: CGFloat)
    systemFont|static func systemFont(ofSize size: CGFloat) -> UIFont
    systemFont|static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont
    boldSystemFont|static func boldSystemFont(ofSize size: CGFloat) -> UIFont
    >Font|extension Font {}
    init|init(_ font: UIFont)
    >Path|extension Path {}
    init|init(_ cgPath: Path)
    cgPath|var cgPath: Path { get }
    >UIRectCorner|struct UIRectCorner: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: UInt { get }
    init|init(rawValue: UInt)
    topLeft|static var topLeft: UIRectCorner { get }
    topRight|static var topRight: UIRectCorner { get }
    bottomLeft|static var bottomLeft: UIRectCorner { get }
    bottomRight|static var bottomRight: UIRectCorner { get }
    allCorners|static var allCorners: UIRectCorner { get }
    >UIBezierPath|class UIBezierPath {}
    cgPath|var cgPath: Path { get set }
    init|init()
    init|init(cgPath: Path)
    init|init(rect: Rect)
    init|init(ovalIn rect: Rect)
    init|init(roundedRect rect: Rect, cornerRadius: CGFloat)
    init|init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size)
    init|init( arcCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
    bounds|var bounds: Rect { get }
    isEmpty|var isEmpty: Bool { get }
    currentPoint|var currentPoint: Point { get }
    move|func move(to point: Point)
    addLine|func addLine(to point: Point)
    addQuadCurve|func addQuadCurve(to point: Point, controlPoint: Point)
    addCurve|func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point)
    addArc|func addArc( withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
    append|func append(_ path: UIBezierPath)
    apply|func apply(_ transform: Transform)
    close|func close()
    >UIApplicationDelegate|protocol UIApplicationDelegate: NSObjectProtocol {}
    application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
    >UIApplicationDelegate|extension UIApplicationDelegate {}
    application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
    >UIApplication|extension UIApplication {}
    >UIApplication.LaunchOptionsKey|struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {}
    rawValue|var rawValue: String { get }
    init|init(rawValue: String)
    >UIApplicationDelegateAdaptor|@propertyWrapper struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {}
    init|init(_ type: Delegate.Type = 0)
    wrappedValue|var wrappedValue: Delegate { get }
    >UIAccessibility|enum UIAccessibility {}
    isReduceMotionEnabled|static var isReduceMotionEnabled: Bool { get }
    isReduceTransparencyEnabled|static var isReduceTransparencyEnabled: Bool { get }
    isVoiceOverRunning|static var isVoiceOverRunning: Bool { get }
    isBoldTextEnabled|static var isBoldTextEnabled: Bool { get }
    isDarkerSystemColorsEnabled|static var isDarkerSystemColorsEnabled: Bool { get }
    isInvertColorsEnabled|static var isInvertColorsEnabled: Bool { get }
    isSwitchControlRunning|static var isSwitchControlRunning: Bool { get }
    isGuidedAccessEnabled|static var isGuidedAccessEnabled: Bool { get }
    >UIScreen|class UIScreen: Sendable {}
    main|static var main: UIScreen { get }
    bounds|var bounds: Rect { get }
    nativeBounds|var nativeBounds: Rect { get }
    scale|var scale: CGFloat { get }
    nativeScale|var nativeScale: CGFloat { get }
    brightness|var brightness: CGFloat { get }
    >UIDevice|class UIDevice: Sendable {}
    current|static var current: UIDevice { get }
    orientationDidChangeNotification|static var orientationDidChangeNotification: Notification.Name { get }
    name|var name: String { get }
    model|var model: String { get }
    systemName|var systemName: String { get }
    systemVersion|var systemVersion: String { get }
    orientation|var orientation: UIDeviceOrientation { get }
    userInterfaceIdiom|var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    identifierForVendor|var identifierForVendor: UUID? { get }
    batteryLevel|var batteryLevel: Float { get }
    >UIDeviceOrientation|enum UIDeviceOrientation: Int, Hashable, Sendable {}
    unknown|case unknown
    portrait|case portrait
    portraitUpsideDown|case portraitUpsideDown
    landscapeLeft|case landscapeLeft
    landscapeRight|case landscapeRight
    faceUp|case faceUp
    faceDown|case faceDown
    isPortrait|var isPortrait: Bool { get }
    isLandscape|var isLandscape: Bool { get }
    isFlat|var isFlat: Bool { get }
    >UIUserInterfaceIdiom|enum UIUserInterfaceIdiom: Int, Hashable, Sendable {}
    unspecified|case unspecified
    phone|case phone
    pad|case pad
    tv|case tv
    carPlay|case carPlay
    mac|case mac
    vision|case vision
    >UIApplication|class UIApplication: Sendable {}
    shared|static var shared: UIApplication { get }
    openSettingsURLString|static var openSettingsURLString: String { get }
    didBecomeActiveNotification|static var didBecomeActiveNotification: Notification.Name { get }
    willResignActiveNotification|static var willResignActiveNotification: Notification.Name { get }
    didEnterBackgroundNotification|static var didEnterBackgroundNotification: Notification.Name { get }
    willEnterForegroundNotification|static var willEnterForegroundNotification: Notification.Name { get }
    willTerminateNotification|static var willTerminateNotification: Notification.Name { get }
    userDidTakeScreenshotNotification|static var userDidTakeScreenshotNotification: Notification.Name { get }
    isIdleTimerDisabled|var isIdleTimerDisabled: Bool { get set }
    applicationIconBadgeNumber|var applicationIconBadgeNumber: Int { get set }
    canOpenURL|func canOpenURL(_ url: URL) -> Bool
    open|func open(_ url: URL, options: [String: Any] = 0, completionHandler: ((Bool) -> Void)? = 0)
    >UIFeedbackGenerator|class UIFeedbackGenerator {}
    init|init()
    prepare|func prepare()
    >UIImpactFeedbackGenerator|class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
    init|init(style: FeedbackStyle)
    init|init()
    impactOccurred|func impactOccurred()
    impactOccurred|func impactOccurred(intensity: CGFloat)
    >UIImpactFeedbackGenerator.FeedbackStyle|enum FeedbackStyle: Int, Sendable {}
    light|case light
    medium|case medium
    heavy|case heavy
    soft|case soft
    rigid|case rigid
    >UINotificationFeedbackGenerator|class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
    notificationOccurred|func notificationOccurred(_ type: FeedbackType)
    >UINotificationFeedbackGenerator.FeedbackType|enum FeedbackType: Int, Sendable {}
    success|case success
    warning|case warning
    error|case error
    >UISelectionFeedbackGenerator|class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
    selectionChanged|func selectionChanged()
    >UIPasteboard|class UIPasteboard: Sendable {}
    general|static var general: UIPasteboard { get }
    string|var string: String? { get set }
    strings|var strings: [String]? { get set }
    >UIImage|class UIImage: Hashable {}
    size|var size: Size { get }
    init|init?(named name: String)
    init|init?(systemName name: String)
    init|init?(data: Data)
    init|init?(contentsOfFile path: String)
    ==|static func == (a: UIImage, b: UIImage) -> Bool
    hash|func hash(into hasher: inout Hasher)
    >Image|extension Image {}
    init|init(uiImage: UIImage)
    >_|extension _ {}
    CACurrentMediaTime|func CACurrentMediaTime() -> Double
    >UIViewRepresentable|protocol UIViewRepresentable: View where Body == Never {}
    makeUIView|func makeUIView(context: Context) -> UIViewType
    updateUIView|func updateUIView(_ uiView: UIViewType, context: Context)
    dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    makeCoordinator|func makeCoordinator() -> Coordinator
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    >UIViewRepresentable.UIViewType|associatedtype UIViewType: UIView
    >UIViewRepresentable.Coordinator|associatedtype Coordinator = Void
    >UIViewRepresentable.Context|typealias Context = UIViewRepresentableContext<Self>
    >UIViewRepresentable|extension UIViewRepresentable {}
    dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    body|var body: Never { get }
    >UIViewRepresentable|extension UIViewRepresentable where Coordinator == Void {}
    makeCoordinator|func makeCoordinator()
    >UIViewRepresentableContext|struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
    coordinator|var coordinator: Representable.Coordinator { get }
    transaction|var transaction: Transaction { get }
    environment|var environment: EnvironmentValues { get }
    >UIViewControllerRepresentable|protocol UIViewControllerRepresentable: View where Body == Never {}
    makeUIViewController|func makeUIViewController(context: Context) -> UIViewControllerType
    updateUIViewController|func updateUIViewController( _ uiViewController: UIViewControllerType, context: Context)
    dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    makeCoordinator|func makeCoordinator() -> Coordinator
    >UIViewControllerRepresentable.UIViewControllerType|associatedtype UIViewControllerType: UIViewController
    >UIViewControllerRepresentable.Coordinator|associatedtype Coordinator = Void
    >UIViewControllerRepresentable.Context|typealias Context = UIViewControllerRepresentableContext<Self>
    >UIViewControllerRepresentable|extension UIViewControllerRepresentable {}
    dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator )
    body|var body: Never { get }
    >UIViewControllerRepresentable|extension UIViewControllerRepresentable where Coordinator == Void {}
    makeCoordinator|func makeCoordinator()
    >UIViewControllerRepresentableContext|struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
    coordinator|var coordinator: Representable.Coordinator { get }
    transaction|var transaction: Transaction { get }
    environment|var environment: EnvironmentValues { get }
    >UIColor|class UIColor: Hashable, Sendable {}
    init|init(_ color: Color)
    init|init(red: Double, green: Double, blue: Double, alpha: Double)
    init|init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double)
    init|init(white: Double, alpha: Double)
    init|init(hue: Double, saturation: Double, brightness: Double, alpha: Double)
    init|init?(named name: String)
    init|init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    withAlphaComponent|func withAlphaComponent(_ alpha: Double) -> UIColor
    getRed|func getRed( _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat ) -> Bool
    ==|static func == (a: UIColor, b: UIColor) -> Bool
    hash|func hash(into hasher: inout Hasher)
    >UITraitCollection|class UITraitCollection: Sendable {}
    userInterfaceStyle|var userInterfaceStyle: UIUserInterfaceStyle { get }
    current|static var current: UITraitCollection { get }
    init|init(userInterfaceStyle: UIUserInterfaceStyle)
    >UIUserInterfaceStyle|enum UIUserInterfaceStyle: Int, Hashable, Sendable {}
    unspecified|case unspecified
    light|case light
    dark|case dark
    >UIColor|extension UIColor: _ExpressibleByColorLiteral {}
    init|init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
    >Color|extension Color: _ExpressibleByColorLiteral {}
    init|init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
    init|init(_ color: UIColor)
    init|init(uiColor: UIColor)
    >_ColorLiteralType|typealias _ColorLiteralType = UIColor
    >UIColor|extension UIColor {}
    clear|static var clear: UIColor { get }
    black|static var black: UIColor { get }
    darkGray|static var darkGray: UIColor { get }
    lightGray|static var lightGray: UIColor { get }
    white|static var white: UIColor { get }
    gray|static var gray: UIColor { get }
    red|static var red: UIColor { get }
    green|static var green: UIColor { get }
    blue|static var blue: UIColor { get }
    cyan|static var cyan: UIColor { get }
    yellow|static var yellow: UIColor { get }
    magenta|static var magenta: UIColor { get }
    orange|static var orange: UIColor { get }
    purple|static var purple: UIColor { get }
    brown|static var brown: UIColor { get }
    label|static var label: UIColor { get }
    secondaryLabel|static var secondaryLabel: UIColor { get }
    tertiaryLabel|static var tertiaryLabel: UIColor { get }
    quaternaryLabel|static var quaternaryLabel: UIColor { get }
    placeholderText|static var placeholderText: UIColor { get }
    separator|static var separator: UIColor { get }
    opaqueSeparator|static var opaqueSeparator: UIColor { get }
    link|static var link: UIColor { get }
    tintColor|static var tintColor: UIColor { get }
    darkText|static var darkText: UIColor { get }
    lightText|static var lightText: UIColor { get }
    systemBackground|static var systemBackground: UIColor { get }
    secondarySystemBackground|static var secondarySystemBackground: UIColor { get }
    tertiarySystemBackground|static var tertiarySystemBackground: UIColor { get }
    systemGroupedBackground|static var systemGroupedBackground: UIColor { get }
    secondarySystemGroupedBackground|static var secondarySystemGroupedBackground: UIColor { get }
    tertiarySystemGroupedBackground|static var tertiarySystemGroupedBackground: UIColor { get }
    systemFill|static var systemFill: UIColor { get }
    secondarySystemFill|static var secondarySystemFill: UIColor { get }
    tertiarySystemFill|static var tertiarySystemFill: UIColor { get }
    quaternarySystemFill|static var quaternarySystemFill: UIColor { get }
    systemRed|static var systemRed: UIColor { get }
    systemOrange|static var systemOrange: UIColor { get }
    systemYellow|static var systemYellow: UIColor { get }
    systemGreen|static var systemGreen: UIColor { get }
    systemMint|static var systemMint: UIColor { get }
    systemTeal|static var systemTeal: UIColor { get }
    systemCyan|static var systemCyan: UIColor { get }
    systemBlue|static var systemBlue: UIColor { get }
    systemIndigo|static var systemIndigo: UIColor { get }
    systemPurple|static var systemPurple: UIColor { get }
    systemPink|static var systemPink: UIColor { get }
    systemBrown|static var systemBrown: UIColor { get }
    systemGray|static var systemGray: UIColor { get }
    systemGray2|static var systemGray2: UIColor { get }
    systemGray3|static var systemGray3: UIColor { get }
    systemGray4|static var systemGray4: UIColor { get }
    systemGray5|static var systemGray5: UIColor { get }
    systemGray6|static var systemGray6: UIColor { get }
    >UIEdgeInsets|struct UIEdgeInsets: Hashable, Sendable {}
    top|var top: CGFloat { get set }
    left|var left: CGFloat { get set }
    bottom|var bottom: CGFloat { get set }
    right|var right: CGFloat { get set }
    init|init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0)
    zero|static var zero: UIEdgeInsets { get }
    >UIWindowScene|class UIWindowScene: UIScene {}
    windows|var windows: [UIWindow] { get }
    keyWindow|var keyWindow: UIWindow? { get }
    screen|var screen: UIScreen { get }
    >UIApplication|extension UIApplication {}
    windows|var windows: [UIWindow] { get }
    keyWindow|var keyWindow: UIWindow? { get }
    connectedScenes|var connectedScenes: Set<UIScene> { get }
    """#
}
