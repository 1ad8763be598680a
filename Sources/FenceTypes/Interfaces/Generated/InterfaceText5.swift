// Written by `make generate` from declarations.

extension InterfaceText {
  static let part5: StaticString = #"""
    >RenderNode|extension RenderNode {}
    >ScrollGeometry|struct ScrollGeometry: Hashable, Sendable {}
    contentOffset|var contentOffset: Point { get }
    contentSize|var contentSize: Size { get }
    contentInsets|var contentInsets: EdgeInsets { get }
    containerSize|var containerSize: Size { get }
    visibleRect|var visibleRect: Rect { get }
    bounds|var bounds: Rect { get }
    >ScrollPhase|enum ScrollPhase: String, Hashable, Sendable, CaseIterable {}
    idle|case idle
    tracking|case tracking
    interacting|case interacting
    decelerating|case decelerating
    animating|case animating
    isScrolling|var isScrolling: Bool { get }
    >View|extension View {}
    onScrollGeometryChange|func onScrollGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
    onScrollVisibilityChange|func onScrollVisibilityChange(threshold: Double = 0, _ action: @escaping (Bool) -> Void) -> some View
    onScrollPhaseChange|func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View
    >LayoutNode|extension LayoutNode {}
    >RenderNode|extension RenderNode {}
    >ScrollPosition|struct ScrollPosition: Hashable {}
    isPositionedByUser|var isPositionedByUser: Bool { get }
    init|init()
    init|init(edge: Edge)
    scrollTo|mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = 0)
    scrollTo|mutating func scrollTo(edge: Edge)
    scrollTo|mutating func scrollTo(x: Double? = 0, y: Double? = 0)
    scrollTo|mutating func scrollTo(point: Point)
    >View|extension View {}
    scrollPosition|func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = 0) -> some View
    scrollPosition|func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = 0) -> some View
    scrollTargetLayout|func scrollTargetLayout(isEnabled: Bool = 0) -> some View
    scrollTargetBehavior|func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View
    >ScrollTargetBehavior|enum ScrollTargetBehavior: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    paging|case paging
    viewAligned|case viewAligned
    viewAligned|static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ScrollTargetBehavior
    >ViewAlignedScrollTargetBehavior|enum ViewAlignedScrollTargetBehavior {}
    >ViewAlignedScrollTargetBehavior.LimitBehavior|enum LimitBehavior: Hashable, Sendable {}
    automatic|case automatic
    always|case always
    alwaysByFew|case alwaysByFew
    alwaysByOne|case alwaysByOne
    never|case never
    >RenderNode|extension RenderNode {}
    >Point|extension Point {}
    >UnitPoint|extension UnitPoint {}
    >ScrollTransitionPhase|enum ScrollTransitionPhase: Hashable, Sendable {}
    topLeading|case topLeading
    identity|case identity
    bottomTrailing|case bottomTrailing
    isIdentity|var isIdentity: Bool { get }
    value|var value: Double { get }
    >View|extension View {}
    scrollTransition|func scrollTransition( transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
    >LayoutNode|extension LayoutNode {}
    >Rect|extension Rect {}
    >NodeKind|extension NodeKind {}
    scrollTransition|static var scrollTransition: NodeKind { get }
    >ScrollTransitionConfiguration|struct ScrollTransitionConfiguration: Sendable {}
    identity|static var identity: ScrollTransitionConfiguration { get }
    interactive|static var interactive: ScrollTransitionConfiguration { get }
    animated|static var animated: ScrollTransitionConfiguration { get }
    animated|static func animated(_ animation: Animation = 0) -> ScrollTransitionConfiguration
    interactive|static func interactive(timingCurve: UnitCurve = 0) -> ScrollTransitionConfiguration
    animation|func animation(_ animation: Animation) -> ScrollTransitionConfiguration
    threshold|func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration
    >ScrollTransitionConfiguration.Threshold|struct Threshold: Sendable {}
    visible|static var visible: Threshold { get }
    hidden|static var hidden: Threshold { get }
    centered|static var centered: Threshold { get }
    visible|static func visible(_ amount: Double) -> Threshold
    inset|func inset(by distance: Double) -> Threshold
    interpolated|func interpolated(towards other: Threshold, amount: Double) -> Threshold
    >View|extension View {}
    scrollTransition|func scrollTransition( _ configuration: ScrollTransitionConfiguration, axis: Axis? = 0, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
    scrollTransition|func scrollTransition( axis: Axis?, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
    scrollTransition|func scrollTransition( topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = 0, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
    >ScrollView|struct ScrollView<Content: View>: PrimitiveView {}
    init|init(_ axes: Axis.Set = 0, showsIndicators: Bool = 0, @ViewBuilder content: () -> Content)
    >RenderNode|extension RenderNode {}
    >NodeKind|extension NodeKind {}
    scrollView|static var scrollView: NodeKind { get }
    >ScrollViewReader|struct ScrollViewReader<Content: View>: PrimitiveView {}
    init|init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
    >ScrollViewProxy|class ScrollViewProxy {}
    scrollTo|func scrollTo(_ id: some Hashable, anchor: UnitPoint? = 0)
    >ShapeStyle|extension ShapeStyle where Self == LinearGradient {}
    linearGradient|static func linearGradient( _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
    linearGradient|static func linearGradient( colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
    linearGradient|static func linearGradient( stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
    >ShapeStyle|extension ShapeStyle where Self == RadialGradient {}
    radialGradient|static func radialGradient( _ gradient: Gradient, center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
    radialGradient|static func radialGradient( colors: [Color], center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
    radialGradient|static func radialGradient( stops: [Gradient.Stop], center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
    >ShapeStyle|extension ShapeStyle where Self == EllipticalGradient {}
    ellipticalGradient|static func ellipticalGradient( colors: [Color], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 ) -> EllipticalGradient
    >ShapeStyle|extension ShapeStyle where Self == AngularGradient {}
    angularGradient|static func angularGradient( _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle ) -> AngularGradient
    angularGradient|static func angularGradient( colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle ) -> AngularGradient
    conicGradient|static func conicGradient( colors: [Color], center: UnitPoint, angle: Angle = 0 ) -> AngularGradient
    >LinearGradient|extension LinearGradient {}
    init|init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    >RadialGradient|extension RadialGradient {}
    init|init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double)
    init|init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
    >EllipticalGradient|extension EllipticalGradient {}
    init|init( colors: [Color], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
    init|init( stops: [Gradient.Stop], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
    >AngularGradient|extension AngularGradient {}
    init|init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    init|init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    init|init(colors: [Color], center: UnitPoint, angle: Angle = 0)
    init|init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = 0)
    >ShapeStyle|extension ShapeStyle where Self == Material {}
    bar|static var bar: Material { get }
    >ShapeStyle|extension ShapeStyle where Self == SemanticShapeStyle {}
    selection|static var selection: SemanticShapeStyle { get }
    separator|static var separator: SemanticShapeStyle { get }
    placeholder|static var placeholder: SemanticShapeStyle { get }
    link|static var link: SemanticShapeStyle { get }
    fill|static var fill: SemanticShapeStyle { get }
    windowBackground|static var windowBackground: SemanticShapeStyle { get }
    >ShapeStyle|extension ShapeStyle where Self == HierarchicalShapeStyle {}
    quinary|static var quinary: HierarchicalShapeStyle { get }
    >ShapeStyle|extension ShapeStyle {}
    opacity|func opacity(_ opacity: Double) -> some ShapeStyle
    blendMode|func blendMode(_ mode: BlendMode) -> some ShapeStyle
    >ImagePaint|struct ImagePaint: ShapeStyle {}
    image|var image: Image { get set }
    sourceRect|var sourceRect: Rect { get set }
    scale|var scale: Double { get set }
    init|init(image: Image, sourceRect: Rect = 0, scale: Double = 0)
    >ShapeStyle|extension ShapeStyle where Self == ImagePaint {}
    image|static func image( _ image: Image, sourceRect: Rect = 0, scale: Double = 0 ) -> ImagePaint
    >MeshGradient|extension MeshGradient {}
    init|init( width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = 0, smoothsColors: Bool = 0, colorSpace: Gradient.ColorSpace = 0 )
    >Spacer|struct Spacer: PrimitiveView {}
    init|init(minLength: Double? = 0)
    >_HSpacer|struct _HSpacer: PrimitiveView {}
    init|init(minWidth: Double? = 0)
    >_VSpacer|struct _VSpacer: PrimitiveView {}
    init|init(minHeight: Double? = 0)
    >RenderNode|extension RenderNode {}
    >Divider|struct Divider: PrimitiveView {}
    init|init()
    >EnvironmentValues|extension EnvironmentValues {}
    >NodeKind|extension NodeKind {}
    spacer|static var spacer: NodeKind { get }
    divider|static var divider: NodeKind { get }
    >View|extension View {}
    accessibilityLabel|func accessibilityLabel(_ label: some StringProtocol) -> some View
    accessibilityLabel|func accessibilityLabel(_ label: Text) -> some View
    accessibilityIdentifier|func accessibilityIdentifier(_ identifier: String) -> some View
    >StackView|protocol StackView: PrimitiveView {}
    >StackView|extension StackView {}
    >RenderNode|extension RenderNode {}
    >HStack|struct HStack<Content: View>: StackView {}
    init|init(alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
    >VStack|struct VStack<Content: View>: StackView {}
    init|init(alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
    >ZStack|struct ZStack<Content: View>: StackView {}
    init|init(alignment: Alignment = 0, @ViewBuilder content: () -> Content)
    >NodeKind|extension NodeKind {}
    hStack|static var hStack: NodeKind { get }
    vStack|static var vStack: NodeKind { get }
    zStack|static var zStack: NodeKind { get }
    >EmptyVisualEffect|struct EmptyVisualEffect: PrimitiveView {}
    >View|extension View {}
    visualEffect|func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some View) -> some View
    >[Mark]|extension [Mark] {}
    >NodeKind|extension NodeKind {}
    visualEffect|static var visualEffect: NodeKind { get }
    >AxisMark|protocol AxisMark {}
    >AxisPart|extension AxisPart: AxisMark {}
    >AxisGridLine|struct AxisGridLine: AxisMark {}
    init|init(centered: Bool? = 0, stroke: StrokeStyle? = 0)
    >AxisTick|struct AxisTick: AxisMark {}
    init|init(centered: Bool? = 0, length: Length = 0, stroke: StrokeStyle? = 0)
    init|init(centered: Bool? = 0, length: CGFloat, stroke: StrokeStyle? = 0)
    >AxisTick.Length|typealias Length = AxisTickLength
    >AxisValueLabel|struct AxisValueLabel: AxisMark {}
    init|init( centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 )
    init|init<C: View>( centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0, @ViewBuilder content: () -> C )
    init|init( _ text: some StringProtocol, centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 )
    init|init<F: FormatStyle>( format: F, centered: Bool? = 0, anchor: UnitPoint? = 0, multiLabelAlignment: Alignment? = 0, collisionResolution: AxisValueLabelCollisionResolution = 0, offsetsMarks: Bool? = 0, orientation: AxisLabelOrientation = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
    >FormatStyle|extension FormatStyle where FormatInput: Plottable, FormatOutput == String {}
    >PlottedValue|extension PlottedValue {}
    >AxisValueLabelCollisionResolution|enum AxisValueLabelCollisionResolution: Hashable, Sendable {}
    automatic|case automatic
    disabled|case disabled
    truncate|case truncate
    greedy|case greedy
    greedy|static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = 0) -> Self
    >AxisMark|extension AxisMark {}
    foregroundStyle|func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark
    font|func font(_ font: Font?) -> some AxisMark
    offset|func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
    >AxisValue|extension AxisValue {}
    `as`|func `as`<Value: Plottable>(_ type: Value.Type) -> Value?
    >AxisMarks|extension AxisMarks {}
    init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping () -> [AxisPart] )
    init|init<V: Plottable>( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0 )
    init|init<V: Plottable>( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart] )
    init|init<F: FormatStyle>( format: F, preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
    init|init<F: FormatStyle, V: Plottable>( format: F, preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: [V], stroke: StrokeStyle? = 0 ) where F.FormatInput: Plottable, F.FormatOutput == String
    >AxisMarks|struct AxisMarks: PrimitiveView {}
    init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0 )
    init|init( preset: AxisMarkPreset = 0, position: AxisMarkPosition = 0, values: AxisMarkValues = 0, stroke: StrokeStyle? = 0, @AxisMarkBuilder content: @escaping (AxisValue) -> [AxisPart] )
    >AxisMarkValues|struct AxisMarkValues {}
    automatic|static var automatic: AxisMarkValues { get }
    automatic|static func automatic( desiredCount: Int? = 0, roundLowerBound: Bool? = 0, roundUpperBound: Bool? = 0 ) -> AxisMarkValues
    stride|static func stride(by unit: CalendarUnit, count: Int = 0) -> AxisMarkValues
    stride|static func stride(by step: Double) -> AxisMarkValues
    >AxisMarkPosition|enum AxisMarkPosition: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    leading|case leading
    trailing|case trailing
    top|case top
    bottom|case bottom
    >AxisMarkPreset|enum AxisMarkPreset: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    aligned|case aligned
    extended|case extended
    inset|case inset
    >AxisValue|struct AxisValue {}
    index|var index: Int { get }
    count|var count: Int { get }
    >AxisPart|struct AxisPart: PrimitiveView {}
    >AxisTickLength|enum AxisTickLength: Hashable, Sendable {}
    automatic|case automatic
    label|case label(extendPastBy: Double)
    longestLabel|case longestLabel(extendPastBy: Double)
    fixed|case fixed(Double)
    label|static var label: AxisTickLength { get }
    longestLabel|static var longestLabel: AxisTickLength { get }
    >AxisLabelOrientation|enum AxisLabelOrientation: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    horizontal|case horizontal
    vertical|case vertical
    verticalReversed|case verticalReversed
    >AxisMarkBuilder|@resultBuilder enum AxisMarkBuilder {}
    buildExpression|static func buildExpression(_ mark: some AxisMark) -> [AxisPart]
    buildBlock|static func buildBlock(_ parts: [AxisPart]...) -> [AxisPart]
    buildOptional|static func buildOptional(_ part: [AxisPart]?) -> [AxisPart]
    buildEither|static func buildEither(first: [AxisPart]) -> [AxisPart]
    buildEither|static func buildEither(second: [AxisPart]) -> [AxisPart]
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
    >UITextView|class UITextView: UIScrollView {}
    >UITextField|class UITextField: UIView {}
    clearButtonMode|var clearButtonMode: _ { get set }
    >UITextField.ViewMode|enum ViewMode: Int, Sendable {}
    never|case never
    whileEditing|case whileEditing
    unlessEditing|case unlessEditing
    always|case always
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
    >UIWindow|class UIWindow: UIView {}
    bounds|var bounds: Rect { get }
    frame|var frame: Rect { get }
    isKeyWindow|var isKeyWindow: Bool { get }
    safeAreaInsets|var safeAreaInsets: UIEdgeInsets { get }
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
