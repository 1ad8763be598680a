// Written by `make generate` from declarations.

extension InterfaceText {
  static let part4 = InterfacePart(
    starts: [
      0, 480, 604, 717, 762, 791, 865, 923, 1238, 1398, 1552, 1761, 4036, 4598, 4793, 5191,
      5663, 5827, 6251, 6812, 7885, 8096, 8245, 8405, 8701, 8810, 8955, 9019, 9104, 9431, 9465, 10034,
      10105, 10402, 10618, 11264, 11424, 11545, 11954, 11999, 12293, 12335, 12525, 12810, 12968, 13372, 13579, 13771,
      13890, 14031, 14056, 14095, 14295, 14440, 14749, 14797, 14850, 14905, 14997, 15053, 15722, 15790, 15896, 16074,
      16227, 16410, 16548, 17658, 18272, 18322, 18412, 18634, 19283, 19404, 20020, 20469, 20841, 21215, 21295, 21448,
      22055, 22096, 23480, 23527, 23574, 25322, 25435, 25832, 26348, 26659, 26762, 26844, 27857, 28003, 28046, 28647,
      28758, 28909, 28983, 29045, 29381, 30101, 31000, 32485, 32703, 32880, 33242, 33365, 33486, 33594, 34589, 34953,
      35070, 35323, 35486, 35724, 35825, 35981, 36255, 36529, 36689, 36736, 36837, 36976, 37335, 37770, 38030, 38284,
      38328, 39024, 39618, 39906, 40200, 40471, 40723, 40993, 42279, 42318, 42997, 43047, 43256, 43731, 43875, 44064,
      44192, 44514, 44677, 44917, 45044, 45414, 46123, 46411, 47054, 47459, 47689, 47848, 47958, 48105, 48499, 48655,
      48820, 49650, 50696, 50905, 51135, 51317, 51771, 51849, 52453, 52484, 53305, 53423, 53535, 56632, 56673, 56884,
      57241, 59287, 60401, 60444, 60589, 60698, 60900, 61675, 61909, 62186, 62487, 62538, 65466, 65574, 71013, 71513,
      71547, 71597, 72137, 72546, 72614, 72700, 72919, 73308, 73359, 73566, 73781, 74429, 74688, 75651, 75696, 75850,
      76329, 76556, 76659, 77962, 78137, 78279, 78378, 78669, 79180, 79885, 79953, 80035, 80111, 80636, 80672, 81037,
      81109, 82187,
    ],
    text: #"""
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
      >PersonNameComponents.FormatStyle|extension PersonNameComponents.FormatStyle: FormatStyle {}
      init|init(style: PersonNameComponents.FormatStyle.Style)
      locale|func locale(_ locale: Locale) -> Self
      >PersonNameComponents.FormatStyle.Style|extension PersonNameComponents.FormatStyle.Style: Hashable {}
      short|static var short: PersonNameComponents.FormatStyle.Style { get }
      medium|static var medium: PersonNameComponents.FormatStyle.Style { get }
      long|static var long: PersonNameComponents.FormatStyle.Style { get }
      abbreviated|static var abbreviated: PersonNameComponents.FormatStyle.Style { get }
      >PersonNameComponentsFormatter|class PersonNameComponentsFormatter: Formatter {}
      init|init()
      localizedString|static func localizedString(from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style) -> String
      style|var style: PersonNameComponentsFormatter.Style { get set }
      string|func string(from components: PersonNameComponents) -> String
      personNameComponents|func personNameComponents(from string: String) -> PersonNameComponents?
      >PersonNameComponentsFormatter.Style|enum Style: Hashable {}
      default|case `default`
      short|case short
      medium|case medium
      long|case long
      abbreviated|case abbreviated
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
      >Regex.Match|extension Regex.Match {}
      range|var range: Range<String.Index> { get }
      output|var output: Output { get }
      count|var count: Int { get }
      >RegexComponent|protocol RegexComponent {}
      >RelativeDateTimeFormatter|class RelativeDateTimeFormatter: Formatter {}
      init|init()
      unitsStyle|var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
      dateTimeStyle|var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
      locale|var locale: Locale! { get set }
      calendar|var calendar: Calendar! { get set }
      localizedString|func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
      localizedString|func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
      localizedString|func localizedString(from dateComponents: DateComponents) -> String
      >RelativeDateTimeFormatter.DateTimeStyle|enum DateTimeStyle: Hashable {}
      numeric|case numeric
      named|case named
      >RelativeDateTimeFormatter.UnitsStyle|enum UnitsStyle: Hashable {}
      full|case full
      spellOut|case spellOut
      short|case short
      abbreviated|case abbreviated
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
      !ScrollTransitionConfiguration|struct ScrollTransitionConfiguration: Sendable {}
      identity|static var identity: ScrollTransitionConfiguration { get }
      interactive|static var interactive: ScrollTransitionConfiguration { get }
      animated|static var animated: ScrollTransitionConfiguration { get }
      animated|static func animated(_ animation: Animation = 0) -> ScrollTransitionConfiguration
      interactive|static func interactive(timingCurve: UnitCurve = 0) -> ScrollTransitionConfiguration
      animation|func animation(_ animation: Animation) -> ScrollTransitionConfiguration
      threshold|func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration
      !ScrollTransitionConfiguration.Threshold|struct Threshold: Sendable {}
      visible|static var visible: Threshold { get }
      hidden|static var hidden: Threshold { get }
      centered|static var centered: Threshold { get }
      visible|static func visible(_ amount: Double) -> Threshold
      inset|func inset(by distance: Double) -> Threshold
      interpolated|func interpolated(towards other: Threshold, amount: Double) -> Threshold
      !ScrollTransitionPhase|enum ScrollTransitionPhase: Hashable, Sendable {}
      topLeading|case topLeading
      identity|case identity
      bottomTrailing|case bottomTrailing
      isIdentity|var isIdentity: Bool { get }
      value|var value: Double { get }
      !ScrollView|struct ScrollView<Content: View>: PrimitiveView {}
      init|init(_ axes: Axis.Set = 0, showsIndicators: Bool = 0, @ViewBuilder content: () -> Content)
      !ScrollViewProxy|class ScrollViewProxy {}
      scrollTo|func scrollTo(_ id: some Hashable, anchor: UnitPoint? = 0)
      !ScrollViewReader|struct ScrollViewReader<Content: View>: PrimitiveView {}
      init|init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
      !SearchFieldPlacement|enum SearchFieldPlacement: Hashable, Sendable {}
      automatic|case automatic
      toolbar|case toolbar
      sidebar|case sidebar
      navigationBarDrawer|case navigationBarDrawer
      toolbarPrincipal|case toolbarPrincipal
      drawer|case drawer(NavigationBarDrawerDisplayMode)
      navigationBarDrawer|static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
      !SearchFieldPlacement.NavigationBarDrawerDisplayMode|enum NavigationBarDrawerDisplayMode: Hashable, Sendable {}
      automatic|case automatic
      always|case always
      !SearchPresentationToolbarBehavior|enum SearchPresentationToolbarBehavior: Hashable, Sendable {}
      automatic|case automatic
      avoidHidingContent|case avoidHidingContent
      !SecondaryLayerRule|struct SecondaryLayerRule: UnaryLayoutRule {}
      alignment|var alignment: Alignment { get set }
      deferredSecondary|var deferredSecondary: (() -> LayoutNode?)? { get set }
      init|init(alignment: Alignment, deferredSecondary: (() -> LayoutNode?)? = 0)
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      priority|func priority(_ node: LayoutNode) -> Double
      !Section|struct Section: PrimitiveView {}
      init|init( @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View )
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View)
      init|init(@ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      init|init(header: some View, footer: some View, @ViewBuilder content: () -> some View)
      init|init(header: some View, @ViewBuilder content: () -> some View)
      init|init(footer: some View, @ViewBuilder content: () -> some View)
      init|init( isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View )
      init|init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)
      !Section|extension Section {}
      init|@_disfavoredOverload init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
      !SectionCollection|struct SectionCollection: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> SectionConfiguration { get }
      !SectionConfiguration|struct SectionConfiguration: Identifiable {}
      id|var id: Int { get }
      header|var header: SubviewsCollection { get }
      content|var content: SubviewsCollection { get }
      footer|var footer: SubviewsCollection { get }
      !SectorMark|struct SectorMark: PrimitiveChartContent {}
      init|init( angle: PlottableValue, innerRadius: MarkDimension = 0, outerRadius: MarkDimension = 0, angularInset: Double? = 0 )
      !SecureField|struct SecureField: ControlView {}
      init|init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = 0)
      init|init(text: Binding<String>, prompt: Text? = 0, @ViewBuilder label: () -> some View)
      !SecureField|extension SecureField {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = 0)
      init|init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void)
      !SegmentedPickerStyle|struct SegmentedPickerStyle: PickerStyle {}
      init|init()
      !SemanticShapeStyle|struct SemanticShapeStyle: ShapeStyle, Hashable, Sendable {}
      foreground|static var foreground: SemanticShapeStyle { get }
      background|static var background: SemanticShapeStyle { get }
      tint|static var tint: SemanticShapeStyle { get }
      selection|static var selection: SemanticShapeStyle { get }
      separator|static var separator: SemanticShapeStyle { get }
      placeholder|static var placeholder: SemanticShapeStyle { get }
      link|static var link: SemanticShapeStyle { get }
      fill|static var fill: SemanticShapeStyle { get }
      windowBackground|static var windowBackground: SemanticShapeStyle { get }
      >Sendable|protocol Sendable {}
      !SensoryFeedback|struct SensoryFeedback: Hashable, Sendable {}
      success|static var success: SensoryFeedback { get }
      warning|static var warning: SensoryFeedback { get }
      error|static var error: SensoryFeedback { get }
      selection|static var selection: SensoryFeedback { get }
      increase|static var increase: SensoryFeedback { get }
      decrease|static var decrease: SensoryFeedback { get }
      start|static var start: SensoryFeedback { get }
      stop|static var stop: SensoryFeedback { get }
      alignment|static var alignment: SensoryFeedback { get }
      levelChange|static var levelChange: SensoryFeedback { get }
      impact|static var impact: SensoryFeedback { get }
      impact|static func impact(weight: Weight = 0, intensity: Double = 0) -> SensoryFeedback
      impact|static func impact(flexibility: Flexibility, intensity: Double = 0) -> SensoryFeedback
      !SensoryFeedback.Flexibility|enum Flexibility: Hashable, Sendable {}
      soft|case soft
      solid|case solid
      rigid|case rigid
      !SensoryFeedback.Weight|enum Weight: Hashable, Sendable {}
      light|case light
      medium|case medium
      heavy|case heavy
      >Sequence|protocol Sequence<Element> {}
      lazy|var lazy: LazySequence { get }
      underestimatedCount|var underestimatedCount: Int { get }
      map|func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      filter|func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      compactMap|func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
      flatMap|func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
      forEach|func forEach(_ body: (Element) throws -> Void) rethrows
      first|func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      contains|func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      allSatisfy|func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      reduce|func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
      reduce|func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result
      enumerated|func enumerated() -> EnumeratedSequence<Self>
      shuffled|func shuffled() -> [Element]
      sorted|func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      min|func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      max|func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      reversed|func reversed() -> [Element]
      count|func count(where predicate: (Element) throws -> Bool) rethrows -> Int
      dropLast|func dropLast(_ k: Int = 0) -> [Element]
      suffix|func suffix(_ maxLength: Int) -> [Element]
      prefix|func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      sorted|func sorted<Comparator>(using comparator: Comparator) -> [Element]
      elementsEqual|func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool
      starts|func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool
      lexicographicallyPrecedes|func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool
      >Sequence|extension Sequence where Element: Equatable {}
      contains|func contains(_ element: Element) -> Bool
      starts|func starts(with possiblePrefix: some Sequence<Element>) -> Bool
      elementsEqual|func elementsEqual(_ other: some Sequence<Element>) -> Bool
      >Sequence|extension Sequence where Element: Comparable {}
      sorted|func sorted() -> [Element]
      min|func min() -> Element?
      max|func max() -> Element?
      lexicographicallyPrecedes|func lexicographicallyPrecedes(_ other: some Sequence<Element>) -> Bool
      >Sequence|extension Sequence where Element: Sequence {}
      joined|func joined() -> FlattenSequence<Self>
      joined|func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> where Separator.Element == Element.Element
      !Sequence|extension Sequence where Element: Hashable {}
      >Sequence.Element|associatedtype Element
      !SequenceGesture|struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
      first|var first: First { get set }
      second|var second: Second { get set }
      init|init(_ first: First, _ second: Second)
      !SequenceGesture.Value|enum Value {}
      first|case first(First.Value)
      second|case second(First.Value, Second.Value?)
      !SequenceGesture.Value|extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
      !SequenceGesture.Value|extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
      >Set|extension Set: Equatable {}
      >Set|extension Set: Hashable {}
      >Set|extension Set {}
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      remove|mutating func remove(_ member: Element) -> Element?
      >Set|struct Set<Element: Hashable>: Collection, ExpressibleByArrayLiteral {}
      init|init()
      init|init<S: Sequence>(_ sequence: S) where S.Element == Element
      init|init(minimumCapacity: Int)
      description|var description: String { get }
      capacity|var capacity: Int { get }
      contains|func contains(_ member: Element) -> Bool
      filter|func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      union|func union(_ other: some Sequence<Element>) -> Set<Element>
      intersection|func intersection(_ other: some Sequence<Element>) -> Set<Element>
      subtracting|func subtracting(_ other: some Sequence<Element>) -> Set<Element>
      symmetricDifference|func symmetricDifference(_ other: some Sequence<Element>) -> Set<Element>
      isSubset|func isSubset(of other: some Sequence<Element>) -> Bool
      isSuperset|func isSuperset(of other: some Sequence<Element>) -> Bool
      isStrictSubset|func isStrictSubset(of other: some Sequence<Element>) -> Bool
      isStrictSuperset|func isStrictSuperset(of other: some Sequence<Element>) -> Bool
      isDisjoint|func isDisjoint(with other: some Sequence<Element>) -> Bool
      insert|mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      update|mutating func update(with newMember: Element) -> Element?
      remove|mutating func remove(_ member: Element) -> Element?
      removeFirst|mutating func removeFirst() -> Element
      popFirst|mutating func popFirst() -> Element?
      removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
      formUnion|mutating func formUnion(_ other: some Sequence<Element>)
      formIntersection|mutating func formIntersection(_ other: some Sequence<Element>)
      subtract|mutating func subtract(_ other: some Sequence<Element>)
      formSymmetricDifference|mutating func formSymmetricDifference(_ other: some Sequence<Element>)
      reserveCapacity|mutating func reserveCapacity(_ n: Int)
      >SetAlgebra|protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {}
      init|init()
      isEmpty|var isEmpty: Bool { get }
      contains|func contains(_ member: Element) -> Bool
      union|func union(_ other: Self) -> Self
      intersection|func intersection(_ other: Self) -> Self
      symmetricDifference|func symmetricDifference(_ other: Self) -> Self
      subtracting|func subtracting(_ other: Self) -> Self
      isSubset|func isSubset(of other: Self) -> Bool
      isSuperset|func isSuperset(of other: Self) -> Bool
      isStrictSubset|func isStrictSubset(of other: Self) -> Bool
      isStrictSuperset|func isStrictSuperset(of other: Self) -> Bool
      isDisjoint|func isDisjoint(with other: Self) -> Bool
      insert|mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      remove|mutating func remove(_ member: Element) -> Element?
      update|mutating func update(with newMember: Element) -> Element?
      formUnion|mutating func formUnion(_ other: Self)
      formIntersection|mutating func formIntersection(_ other: Self)
      formSymmetricDifference|mutating func formSymmetricDifference(_ other: Self)
      subtract|mutating func subtract(_ other: Self)
      >SetAlgebra.Element|associatedtype Element
      !Settings|struct Settings<Content: View>: _PrimitiveScene {}
      content|var content: Content { get }
      init|init(@ViewBuilder content: () -> Content)
      !SettingsLink|struct SettingsLink: ControlView {}
      init|init()
      init|init(@ViewBuilder label: () -> some View)
      !Shader|struct Shader: Hashable, Sendable {}
      function|var function: ShaderFunction { get set }
      arguments|var arguments: [Argument] { get set }
      init|init(function: ShaderFunction, arguments: [Argument])
      !Shader.Argument|struct Argument: Hashable, Sendable {}
      float|static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument
      float2|static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument
      float3|static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument
      float4|static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument
      float2|static func float2(_ point: Point) -> Argument
      float2|static func float2(_ size: Size) -> Argument
      color|static func color(_ color: Color) -> Argument
      colorArray|static func colorArray(_ array: [Color]) -> Argument
      floatArray|static func floatArray(_ array: [Float]) -> Argument
      image|static func image(_ image: Image) -> Argument
      boundingRect|static var boundingRect: Argument { get }
      !ShaderFunction|struct ShaderFunction: Hashable, Sendable {}
      name|var name: String { get set }
      init|init(library: ShaderLibrary, name: String)
      dynamicallyCall|func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader
      !ShaderLibrary|@dynamicMemberLookup struct ShaderLibrary: Sendable {}
      default|static var `default`: ShaderLibrary { get }
      subscript|static subscript(dynamicMember name: String) -> ShaderFunction { get }
      subscript|subscript(dynamicMember name: String) -> ShaderFunction { get }
      !ShadowStyle|struct ShadowStyle: Hashable, Sendable {}
      drop|static func drop( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> ShadowStyle
      inner|static func inner( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> ShadowStyle
      !ShadowStyle|extension ShadowStyle {}
      !ShadowedStyle|struct ShadowedStyle: ShapeStyle {}
      !Shape|extension Shape where Self == UnevenRoundedRectangle {}
      rect|static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0) -> Self
      !Shape|extension Shape {}
      size|func size(_ size: Size) -> some Shape
      size|func size(width: Double, height: Double) -> some Shape
      !Shape|extension Shape {}
      fill|func fill(_ content: any ShapeStyle = 0, style: FillStyle) -> ShapeView<Self>
      !Shape|extension Shape where Self == Rectangle {}
      rect|static var rect: Rectangle { get }
      !Shape|extension Shape where Self == RoundedRectangle {}
      rect|static func rect(cornerRadius: Double, style: RoundedCornerStyle = 0) -> RoundedRectangle
      rect|static func rect(cornerSize: Size, style: RoundedCornerStyle = 0) -> RoundedRectangle
      !Shape|extension Shape where Self == UnevenRoundedRectangle {}
      rect|static func rect( topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = 0 ) -> UnevenRoundedRectangle
      !Shape|extension Shape where Self == Circle {}
      circle|static var circle: Circle { get }
      !Shape|extension Shape where Self == Ellipse {}
      ellipse|static var ellipse: Ellipse { get }
      !Shape|extension Shape where Self == Capsule {}
      capsule|static var capsule: Capsule { get }
      capsule|static func capsule(style: RoundedCornerStyle) -> Capsule
      !Shape|extension Shape where Self == ContainerRelativeShape {}
      containerRelative|static var containerRelative: ContainerRelativeShape { get }
      !Shape|extension Shape where Self == AnyShape {}
      rect|static func rect(corners: ConcentricCorners) -> AnyShape
      !Shape|extension Shape {}
      role|static var role: ShapeRole { get }
      offset|func offset(x: Double = 0, y: Double = 0) -> TransformedShape<Self>
      offset|func offset(_ offset: Size) -> TransformedShape<Self>
      offset|func offset(_ offset: Point) -> TransformedShape<Self>
      !Shape|protocol Shape: View, Animatable {}
      path|func path(in rect: Rect) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !Shape|extension Shape {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      body|var body: ShapeView<Self> { get }
      !Shape|extension Shape {}
      fill|func fill(_ style: any ShapeStyle = 0, eoFill: Bool = 0) -> ShapeView<Self>
      stroke|func stroke(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Self>
      stroke|func stroke(_ content: any ShapeStyle = 0, style: StrokeStyle) -> ShapeView<Self>
      trim|func trim(from start: Double = 0, to end: Double = 0) -> TrimmedShape<Self>
      rotation|func rotation(_ angle: Angle, anchor: UnitPoint = 0) -> TransformedShape<Self>
      scale|func scale(x: Double = 0, y: Double = 0, anchor: UnitPoint = 0) -> TransformedShape<Self>
      scale|func scale(_ scale: Double, anchor: UnitPoint = 0) -> TransformedShape<Self>
      !Shape|extension Shape {}
      !Shape|extension Shape {}
      !Shape|extension Shape {}
      transform|func transform(_ transform: Transform) -> TransformedShape<Self>
      !ShapeRole|enum ShapeRole: Hashable, Sendable {}
      fill|case fill
      stroke|case stroke
      separator|case separator
      !ShapeStyle|extension ShapeStyle {}
      secondary|var secondary: LevelShapeStyle { get }
      tertiary|var tertiary: LevelShapeStyle { get }
      quaternary|var quaternary: LevelShapeStyle { get }
      quinary|var quinary: LevelShapeStyle { get }
      !ShapeStyle|extension ShapeStyle {}
      !ShapeStyle|extension ShapeStyle {}
      shadow|func shadow(_ style: ShadowStyle) -> some ShapeStyle
      !ShapeStyle|extension ShapeStyle where Self == AnyShapeStyle {}
      shadow|static func shadow(_ style: ShadowStyle) -> AnyShapeStyle
      !ShapeStyle|extension ShapeStyle {}
      !ShapeStyle|protocol ShapeStyle {}
      !ShapeStyle|extension ShapeStyle {}
      !ShapeStyle|extension ShapeStyle where Self: View {}
      !ShapeStyle|extension ShapeStyle {}
      !ShapeStyle|extension ShapeStyle {}
      !ShapeStyle|extension ShapeStyle where Self == HierarchicalShapeStyle {}
      primary|static var primary: HierarchicalShapeStyle { get }
      secondary|static var secondary: HierarchicalShapeStyle { get }
      tertiary|static var tertiary: HierarchicalShapeStyle { get }
      quaternary|static var quaternary: HierarchicalShapeStyle { get }
      !ShapeStyle|extension ShapeStyle where Self == Color {}
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
      !ShapeStyle|extension ShapeStyle where Self == SemanticShapeStyle {}
      background|static var background: SemanticShapeStyle { get }
      foreground|static var foreground: SemanticShapeStyle { get }
      tint|static var tint: SemanticShapeStyle { get }
      !ShapeStyle|extension ShapeStyle where Self == Material {}
      ultraThinMaterial|static var ultraThinMaterial: Material { get }
      thinMaterial|static var thinMaterial: Material { get }
      regularMaterial|static var regularMaterial: Material { get }
      thickMaterial|static var thickMaterial: Material { get }
      ultraThickMaterial|static var ultraThickMaterial: Material { get }
      !ShapeStyle|extension ShapeStyle where Self == LinearGradient {}
      linearGradient|static func linearGradient( _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
      linearGradient|static func linearGradient( colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
      linearGradient|static func linearGradient( stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint ) -> LinearGradient
      !ShapeStyle|extension ShapeStyle where Self == RadialGradient {}
      radialGradient|static func radialGradient( _ gradient: Gradient, center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
      radialGradient|static func radialGradient( colors: [Color], center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
      radialGradient|static func radialGradient( stops: [Gradient.Stop], center: UnitPoint = 0, startRadius: Double = 0, endRadius: Double ) -> RadialGradient
      !ShapeStyle|extension ShapeStyle where Self == EllipticalGradient {}
      ellipticalGradient|static func ellipticalGradient( _ gradient: Gradient, center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 ) -> EllipticalGradient
      ellipticalGradient|static func ellipticalGradient( stops: [Gradient.Stop], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 ) -> EllipticalGradient
      ellipticalGradient|static func ellipticalGradient( colors: [Color], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 ) -> EllipticalGradient
      !ShapeStyle|extension ShapeStyle where Self == AngularGradient {}
      angularGradient|static func angularGradient( _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle ) -> AngularGradient
      angularGradient|static func angularGradient( colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle ) -> AngularGradient
      conicGradient|static func conicGradient( colors: [Color], center: UnitPoint, angle: Angle = 0 ) -> AngularGradient
      !ShapeStyle|extension ShapeStyle where Self == Material {}
      bar|static var bar: Material { get }
      !ShapeStyle|extension ShapeStyle where Self == SemanticShapeStyle {}
      selection|static var selection: SemanticShapeStyle { get }
      separator|static var separator: SemanticShapeStyle { get }
      placeholder|static var placeholder: SemanticShapeStyle { get }
      link|static var link: SemanticShapeStyle { get }
      fill|static var fill: SemanticShapeStyle { get }
      windowBackground|static var windowBackground: SemanticShapeStyle { get }
      !ShapeStyle|extension ShapeStyle where Self == HierarchicalShapeStyle {}
      quinary|static var quinary: HierarchicalShapeStyle { get }
      !ShapeStyle|extension ShapeStyle {}
      opacity|func opacity(_ opacity: Double) -> some ShapeStyle
      blendMode|func blendMode(_ mode: BlendMode) -> some ShapeStyle
      !ShapeStyle|extension ShapeStyle where Self == OpacityShapeStyle {}
      opacity|static func opacity(_ opacity: Double) -> OpacityShapeStyle
      !ShapeStyle|extension ShapeStyle where Self == ImagePaint {}
      image|static func image( _ image: Image, sourceRect: Rect = 0, scale: Double = 0 ) -> ImagePaint
      !ShapeView|extension ShapeView: BorderedShape {}
      !ShapeView|struct ShapeView<Base: Shape>: PrimitiveView {}
      fill|func fill(_ style: any ShapeStyle = 0) -> ShapeView<Base>
      stroke|func stroke(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Base>
      stroke|func stroke(_ content: any ShapeStyle = 0, style: StrokeStyle) -> ShapeView<Base>
      strokeBorder|func strokeBorder(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Base>
      !ShapeView|extension ShapeView: PaintedShape {}
      !ShapedRun|extension ShapedRun {}
      !ShapedRun.Cluster|extension ShapedRun.Cluster {}
      !ShareLink|struct ShareLink: ControlView {}
      init|init( item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0, @ViewBuilder label: () -> some View )
      init|init(item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0)
      init|init( _ title: some StringProtocol, item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0 )
      init|init(_ title: some StringProtocol, items: [Any], subject: Text? = 0, message: Text? = 0)
      init|init(items: [Any], subject: Text? = 0, message: Text? = 0)
      !SharePreview|struct SharePreview: Hashable, Sendable {}
      init|init(_ title: some StringProtocol)
      init|init(_ title: Text)
      init|init(_ title: Text, image: Any)
      init|init(_ title: Text, icon: Any)
      init|init(_ title: Text, image: Any, icon: Any)
      init|init(_ title: some StringProtocol, icon: Any)
      init|init(_ title: some StringProtocol, image: Any)
      init|init(_ title: some StringProtocol, image: Any, icon: Any)
      !SidebarListStyle|struct SidebarListStyle: ListStyle {}
      init|init()
      >SignedInteger|protocol SignedInteger: BinaryInteger {}
      negate|mutating func negate()
      !SimultaneousGesture|struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
      first|var first: First { get set }
      second|var second: Second { get set }
      init|init(_ first: First, _ second: Second)
      !SimultaneousGesture.Value|struct Value {}
      first|var first: First.Value? { get set }
      second|var second: Second.Value? { get set }
      !SimultaneousGesture.Value|extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
      !SimultaneousGesture.Value|extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
      !SingleModifierView|protocol SingleModifierView {}
      >SingleValueDecodingContainer|protocol SingleValueDecodingContainer {}
      codingPath|var codingPath: [any CodingKey] { get }
      decode|func decode<T>(_ type: T.Type) throws -> T
      decodeNil|func decodeNil() -> Bool
      >SingleValueEncodingContainer|protocol SingleValueEncodingContainer {}
      codingPath|var codingPath: [any CodingKey] { get }
      encode|mutating func encode<T>(_ value: T) throws
      encodeNil|mutating func encodeNil() throws
      !Size|extension Size {}
      !Size|struct Size: Hashable, Sendable {}
      width|var width: Double { get set }
      height|var height: Double { get set }
      init|init(width: Double, height: Double)
      init|init(_ width: Double, _ height: Double)
      zero|static var zero: Size { get }
      subscript|subscript(axis: Axis) -> Double { get set }
      !Size|extension Size {}
      !Size|extension Size: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
      !Size|extension Size {}
      !Size|extension Size {}
      init|init()
      init|init(width: Int, height: Int)
      applying|func applying(_ transform: Transform) -> Size
      equalTo|func equalTo(_ other: Size) -> Bool
      !SizeClasses|struct SizeClasses: Hashable, Sendable {}
      horizontal|var horizontal: UserInterfaceSizeClass { get set }
      vertical|var vertical: UserInterfaceSizeClass { get set }
      init|init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass)
      !Slider|struct Slider: ControlView {}
      init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, onEditingChanged: @escaping (Bool) -> Void = 0, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View )
      !SourcedProperty|protocol SourcedProperty {}
      !Spacer|struct Spacer: PrimitiveView {}
      init|init(minLength: Double? = 0)
      !Spacer|extension Spacer {}
      init|@_disfavoredOverload init(minLength: CGFloat?)
      !SpacerRule|struct SpacerRule: ChildlessLayoutRule {}
      minimumLength|var minimumLength: Double { get set }
      fixedAxis|var fixedAxis: Axis? { get set }
      init|init(minimumLength: Double?, along axis: Axis? = 0)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      priority|func priority(_ node: LayoutNode) -> Double
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !SpatialTapGesture|struct SpatialTapGesture: PrimitiveGesture {}
      count|var count: Int { get set }
      coordinateSpace|var coordinateSpace: CoordinateSpace { get set }
      init|init(count: Int = 0, coordinateSpace: CoordinateSpace = 0)
      !SpatialTapGesture.Value|struct Value: Equatable, Sendable {}
      location|var location: Point { get set }
      !Spring|struct Spring: Hashable, Sendable {}
      mass|var mass: Double { get set }
      stiffness|var stiffness: Double { get set }
      damping|var damping: Double { get set }
      init|init(duration: Double = 0, bounce: Double = 0)
      init|init(response: Double, dampingRatio: Double)
      init|init(mass: Double = 0, stiffness: Double, damping: Double, allowOverDamping: Bool = 0)
      init|init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0)
      smooth|static var smooth: Spring { get }
      snappy|static var snappy: Spring { get }
      bouncy|static var bouncy: Spring { get }
      smooth|static func smooth(duration: Double = 0, extraBounce: Double = 0) -> Spring
      snappy|static func snappy(duration: Double = 0, extraBounce: Double = 0) -> Spring
      bouncy|static func bouncy(duration: Double = 0, extraBounce: Double = 0) -> Spring
      dampingRatio|var dampingRatio: Double { get }
      response|var response: Double { get }
      duration|var duration: Double { get }
      bounce|var bounce: Double { get }
      settlingDuration|var settlingDuration: Double { get }
      value|func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double
      velocity|func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double
      settlingDuration|func settlingDuration(target: Double, initialVelocity: Double, epsilon: Double) -> Double
      !SpringKeyframe|struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {}
      init|init(_ to: Value, duration: Double? = 0, spring: Spring = 0, startVelocity: Value? = 0)
      !SpringLoadingBehavior|enum SpringLoadingBehavior: Hashable, Sendable {}
      automatic|case automatic
      enabled|case enabled
      disabled|case disabled
      !SquareBorderTextFieldStyle|struct SquareBorderTextFieldStyle: _DrawnTextFieldStyle {}
      init|init()
      !StackDivisionTrace|struct StackDivisionTrace: Hashable, Sendable {}
      axis|var axis: Axis { get set }
      spacing|var spacing: Double { get set }
      reserved|var reserved: Double { get set }
      turns|var turns: [Turn] { get set }
      init|init(axis: Axis, spacing: Double, reserved: Double, turns: [Turn])
      !StackDivisionTrace.Turn|struct Turn: Hashable, Sendable {}
      child|var child: Int { get set }
      priority|var priority: Double { get set }
      minimum|var minimum: Double? { get set }
      maximum|var maximum: Double? { get set }
      remaining|var remaining: Double { get set }
      sharers|var sharers: Int { get set }
      offer|var offer: Double { get set }
      taken|var taken: Double { get set }
      init|init( child: Int, priority: Double, minimum: Double?, maximum: Double?, remaining: Double, sharers: Int, offer: Double, taken: Double )
      !StackRule|struct StackRule: LayoutRule {}
      axis|var axis: Axis { get set }
      alignment|var alignment: AlignmentKey { get set }
      fixedSpacing|var fixedSpacing: Double? { get set }
      init|init(_ alignment: VerticalAlignment, spacing: Double?)
      init|init(_ alignment: HorizontalAlignment, spacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !StackSlot|extension StackSlot {}
      !StackSlot|extension StackSlot {}
      !StackView|protocol StackView: PrimitiveView {}
      !StackView|extension StackView {}
      !StackedMark|extension StackedMark {}
      !StackedMark|extension StackedMark {}
      !State|@propertyWrapper struct State<Value> {}
      init|init(wrappedValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      init|init(initialValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding<Value> { get }
      !State|extension State where Value: ExpressibleByNilLiteral {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0)
      !State|extension State: SourcedProperty {}
      !State|extension State: DynamicProperty {}
      !StateGraph|extension StateGraph {}
      !StateObject|extension StateObject: DynamicProperty {}
      !StateObject|@propertyWrapper struct StateObject<Object: _ObservedObject> {}
      init|init( wrappedValue: @autoclosure @escaping () -> Object, file: String = 0, line: Int = 0, column: Int = 0 )
      wrappedValue|var wrappedValue: Object { get }
      projectedValue|var projectedValue: ObservedObject<Object>.Wrapper { get }
      !StateStore|extension StateStore {}
      !StateStore|extension StateStore {}
      !Stepper|struct Stepper: ControlView {}
      init|init( @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init( onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = 0, @ViewBuilder label: () -> some View )
      init|init<Value: Strideable>( value: Binding<Value>, in bounds: ClosedRange<Value>? = 0, step: Value.Stride = 0, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> some View )
      init|init<Value: Strideable>( value: Binding<Value>, in bounds: ClosedRange<Value>? = 0, step: Value.Stride = 0, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init<Value: Strideable>( _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = 0, step: Value.Stride = 0, onEditingChanged: @escaping (Bool) -> Void = 0 )
      init|init( _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = 0 )
      >String|extension String {}
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      append|mutating func append(_ other: String)
      removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
      >String|extension String {}
      init|init<Subject>(reflecting subject: Subject)
      >String|struct String: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, LosslessStringConvertible, ExpressibleByStringLiteral, Sendable {}
      init|init()
      init|init<T>(_ value: T)
      init|init(repeating repeatedValue: String, count: Int)
      init|init(repeating repeatedValue: Character, count: Int)
      init|init<T: BinaryInteger>(_ value: T, radix: Int = 0, uppercase: Bool = 0)
      init|init<Subject>(describing instance: Subject)
      init|init<Subject>(reflecting subject: Subject)
      init|init<Text>(localized key: Text, table: String? = 0, bundle: Any? = 0, locale: Locale? = 0, comment: String? = 0)
      init|init<Text, Value>(localized key: Text, defaultValue value: Value, table: String? = 0, bundle: Any? = 0, locale: Locale? = 0, comment: String? = 0)
      init|init(format: String, _ arguments: CVarArg...)
      init|init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF8.Type)
      init|init?(data: Data, encoding: String.Encoding)
      init|init(contentsOf url: URL) throws
      init|init(contentsOf url: URL, encoding enc: String.Encoding) throws
      init|init(contentsOfFile path: String) throws
      init|init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      utf8|var utf8: String.UTF8View { get }
      utf16|var utf16: String.UTF16View { get }
      unicodeScalars|var unicodeScalars: String.UnicodeScalarView { get }
      debugDescription|var debugDescription: String { get }
      hashValue|var hashValue: Int { get }
      isContiguousUTF8|var isContiguousUTF8: Bool { get }
      append|mutating func append(_ other: String)
      append|mutating func append(_ c: Character)
      append|mutating func append(contentsOf newElements: some StringProtocol)
      insert|mutating func insert(contentsOf newElements: some StringProtocol, at i: String.Index)
      replaceSubrange|mutating func replaceSubrange(_ bounds: some RangeExpression<String.Index>, with newElements: some StringProtocol)
      replace|mutating func replace<C: Collection>(_ other: C, with replacement: String, maxReplacements: Int = 0)
      replacing|func replacing<C: Collection>(_ other: C, with replacement: String, maxReplacements: Int = 0) -> String
      !String|extension String {}
      !String|extension String: Plottable {}
      """#)
}
