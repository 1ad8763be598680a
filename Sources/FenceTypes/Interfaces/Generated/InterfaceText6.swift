// Written by `make generate` from declarations.

extension InterfaceText {
  static let part6 = InterfacePart(
    starts: [
      0, 37, 110, 318, 1109, 1670, 1703, 2144, 2187, 2307, 2352, 2410, 2444, 2596, 3416, 3458,
      3595, 4008, 4044, 4217, 4355, 4562, 4877, 4947, 5130, 5506, 5662, 5842, 6013, 6090, 6253, 6377,
      6551, 7022, 7064, 7120, 7182, 7254, 7534, 7614, 7666, 14880, 14937, 15064, 15199, 15276, 15355, 15614,
      15906, 16008, 16155, 16275, 16300, 16378, 16415,
    ],
    text: #"""
      !View.Body|associatedtype Body: View
      !ViewAlignedScrollTargetBehavior|enum ViewAlignedScrollTargetBehavior {}
      !ViewAlignedScrollTargetBehavior.LimitBehavior|enum LimitBehavior: Hashable, Sendable {}
      automatic|case automatic
      always|case always
      alwaysByFew|case alwaysByFew
      alwaysByOne|case alwaysByOne
      never|case never
      !ViewBuilder|@resultBuilder enum ViewBuilder {}
      buildBlock|static func buildBlock() -> EmptyView
      buildBlock|static func buildBlock<Content: View>(_ content: Content) -> Content
      buildBlock|static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
      buildExpression|static func buildExpression<Content: View>(_ content: Content) -> Content
      buildIf|static func buildIf<Content: View>(_ content: Content?) -> Content?
      buildEither|static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False>
      buildEither|static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False>
      buildLimitedAvailability|static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
      !ViewDimensions|struct ViewDimensions {}
      width|var width: Double { get }
      height|var height: Double { get }
      init|init(size: Size)
      size|var size: Size { get }
      subscript|subscript(guide: HorizontalAlignment) -> Double { get }
      subscript|subscript(guide: VerticalAlignment) -> Double { get }
      subscript|subscript(explicit guide: HorizontalAlignment) -> Double? { get }
      subscript|subscript(explicit guide: VerticalAlignment) -> Double? { get }
      subscript|subscript(explicit key: AlignmentKey) -> Double? { get }
      subscript|subscript(key: AlignmentKey) -> Double { get }
      !ViewGroup|protocol ViewGroup {}
      !ViewHost|class ViewHost {}
      lastBodyCount|var lastBodyCount: Int { get }
      init|init(_ view: any View, options: RenderOptions)
      render|func render() -> Rendering
      update|func update()
      tap|func tap(_ name: String) throws(EventFailure)
      select|func select(_ name: String) throws(EventFailure)
      type|func type(_ text: String, in name: String? = 0) throws(EventFailure)
      scroll|func scroll(by length: Double, in name: String? = 0) throws(EventFailure)
      !ViewList|extension ViewList: ViewGroup {}
      !ViewModifier|protocol ViewModifier {}
      body|func body(content: Content) -> Body
      !ViewModifier|extension ViewModifier {}
      !ViewModifier.Body|associatedtype Body: View
      !ViewModifier.Content|typealias Content = ModifierContent
      !ViewScope|extension ViewScope {}
      !ViewSession|extension ViewSession {}
      !ViewSession|extension ViewSession {}
      !ViewSession|extension ViewSession {}
      !ViewSession|extension ViewSession {}
      !ViewSpacing|struct ViewSpacing: Hashable, Sendable {}
      init|init()
      standard|static var standard: ViewSpacing { get }
      zero|static var zero: ViewSpacing { get }
      defaultDistance|static var defaultDistance: Double { get }
      init|init(plain distance: Double, on set: Edge.Set)
      text|static func text( ascender: Double, descender: Double, capHeight: Double, leading: Double, pixel: Double ) -> ViewSpacing
      symbol|static func symbol(baseline: Double) -> ViewSpacing
      formUnion|mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = 0)
      union|func union(_ other: ViewSpacing, edges set: Edge.Set = 0) -> ViewSpacing
      reset|func reset(_ set: Edge.Set) -> ViewSpacing
      replacing|func replacing(_ set: Edge.Set, with other: ViewSpacing) -> ViewSpacing
      distance|func distance(to next: ViewSpacing, along axis: Axis) -> Double
      !ViewTask|protocol ViewTask: AnyObject {}
      !ViewThatFits|struct ViewThatFits<Content: View>: PrimitiveView {}
      init|init(in axes: Axis.Set = 0, @ViewBuilder content: () -> Content)
      !ViewThatFitsRule|struct ViewThatFitsRule: LayoutRule {}
      axes|var axes: Axis.Set { get set }
      init|init(axes: Axis.Set)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !ViewTraits|extension ViewTraits {}
      !ViewWrapper|struct ViewWrapper: Hashable, Sendable {}
      name|var name: String { get }
      source|var source: SourceMark? { get }
      init|init(name: String, source: SourceMark? = 0)
      !Visibility|enum Visibility: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      visible|case visible
      hidden|case hidden
      !VisiblePart|struct VisiblePart: Hashable, Sendable {}
      start|var start: Double { get }
      end|var end: Double { get }
      init|init(start: Double = 0, end: Double)
      below|func below(_ length: Double) -> VisiblePart
      !WebFont|struct WebFont: Hashable, Sendable {}
      family|var family: String { get set }
      isItalic|var isItalic: Bool { get set }
      lightestWeight|var lightestWeight: Double { get set }
      boldestWeight|var boldestWeight: Double { get set }
      path|var path: String { get set }
      unicodeRange|var unicodeRange: String { get set }
      !WheelPickerStyle|struct WheelPickerStyle: PickerStyle {}
      init|init()
      !Window|struct Window<Content: View>: _PrimitiveScene {}
      content|var content: Content { get }
      init|init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)
      !WindowGroup|struct WindowGroup<Content: View>: _PrimitiveScene {}
      content|var content: Content { get }
      init|init(@ViewBuilder content: () -> Content)
      init|init(id: String, @ViewBuilder content: () -> Content)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
      init|init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)
      !WindowResizability|enum WindowResizability: Hashable, Sendable {}
      automatic|case automatic
      contentSize|case contentSize
      contentMinSize|case contentMinSize
      !WindowStyle|enum WindowStyle: Hashable, Sendable {}
      automatic|case automatic
      hiddenTitleBar|case hiddenTitleBar
      titleBar|case titleBar
      plain|case plain
      volumetric|case volumetric
      !WindowToolbarStyle|enum WindowToolbarStyle: Hashable, Sendable {}
      automatic|case automatic
      expanded|case expanded
      unified|case unified
      unifiedCompact|case unifiedCompact
      >WritableKeyPath|class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
      !WritingToolsBehavior|enum WritingToolsBehavior: Hashable, Sendable {}
      automatic|case automatic
      complete|case complete
      limited|case limited
      disabled|case disabled
      !ZStack|struct ZStack<Content: View>: StackView {}
      init|init(alignment: Alignment = 0, @ViewBuilder content: () -> Content)
      !ZStackLayout|struct ZStackLayout: IdentityLayout {}
      alignment|var alignment: Alignment { get set }
      init|init(alignment: Alignment = 0)
      rule|var rule: any LayoutRule { get }
      !ZStackRule|struct ZStackRule: LayoutRule {}
      alignment|var alignment: Alignment { get set }
      init|init(alignment: Alignment)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      ![EventTarget]|extension [EventTarget] {}
      ![Mark]|extension [Mark] {}
      ![Mark]|extension [Mark] {}
      ![NavigationDestination]|extension [NavigationDestination] {}
      ![NavigationSplitView.Column]|extension [NavigationSplitView.Column] {}
      ![OutlineElement]|extension [OutlineElement] {}
      ![OutlineElement]|extension [OutlineElement] {}
      box|var box: OutlineBox? { get }
      ![OutlineElement]|extension [OutlineElement] {}
      transformed|func transformed(scaleX: Double, scaleY: Double, x: Double, y: Double) -> [OutlineElement]
      ![RenderNode]|extension [RenderNode] {}
      ![RenderNode]|extension [RenderNode] {}
      ![ToolbarPlacement]|extension [ToolbarPlacement] {}
      >_|extension _ {}
      print|func print(_ items: Any..., separator: String = 0, terminator: String = 0)
      >_|extension _ {}
      print|func print<Target>(_ items: Any..., separator: String = 0, terminator: String = 0, to output: inout Target)
      >_|extension _ {}
      debugPrint|func debugPrint(_ items: Any..., separator: String = 0, terminator: String = 0)
      >_|extension _ {}
      abs|func abs<T: SignedNumeric>(_ x: T) -> T
      >_|extension _ {}
      min|func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T
      >_|extension _ {}
      max|func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T
      >_|extension _ {}
      zip|func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> [(Sequence1.Element, Sequence2.Element)]
      >_|extension _ {}
      stride|func stride<T: Strideable>(from start: T, to end: T, by stride: T) -> [T]
      >_|extension _ {}
      stride|func stride<T: Strideable>(from start: T, through end: T, by stride: T) -> [T]
      >_|extension _ {}
      repeatElement|func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
      >_|extension _ {}
      sqrt|func sqrt(_ x: Double) -> Double
      >_|extension _ {}
      cbrt|func cbrt(_ x: Double) -> Double
      >_|extension _ {}
      exp|func exp(_ x: Double) -> Double
      >_|extension _ {}
      exp2|func exp2(_ x: Double) -> Double
      >_|extension _ {}
      log|func log(_ x: Double) -> Double
      >_|extension _ {}
      log2|func log2(_ x: Double) -> Double
      >_|extension _ {}
      log10|func log10(_ x: Double) -> Double
      >_|extension _ {}
      log1p|func log1p(_ x: Double) -> Double
      >_|extension _ {}
      sin|func sin(_ x: Double) -> Double
      >_|extension _ {}
      cos|func cos(_ x: Double) -> Double
      >_|extension _ {}
      tan|func tan(_ x: Double) -> Double
      >_|extension _ {}
      asin|func asin(_ x: Double) -> Double
      >_|extension _ {}
      acos|func acos(_ x: Double) -> Double
      >_|extension _ {}
      atan|func atan(_ x: Double) -> Double
      >_|extension _ {}
      atan2|func atan2(_ y: Double, _ x: Double) -> Double
      >_|extension _ {}
      sinh|func sinh(_ x: Double) -> Double
      >_|extension _ {}
      cosh|func cosh(_ x: Double) -> Double
      >_|extension _ {}
      tanh|func tanh(_ x: Double) -> Double
      >_|extension _ {}
      hypot|func hypot(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      pow|func pow(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      pow|func pow(_ x: Decimal, _ y: Int) -> Decimal
      >_|extension _ {}
      fmod|func fmod(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      fmin|func fmin(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      fmax|func fmax(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      floor|func floor(_ x: Double) -> Double
      >_|extension _ {}
      ceil|func ceil(_ x: Double) -> Double
      >_|extension _ {}
      round|func round(_ x: Double) -> Double
      >_|extension _ {}
      trunc|func trunc(_ x: Double) -> Double
      >_|extension _ {}
      fabs|func fabs(_ x: Double) -> Double
      >_|extension _ {}
      copysign|func copysign(_ x: Double, _ y: Double) -> Double
      >_|extension _ {}
      lround|func lround(_ x: Double) -> Int
      !_|extension _ {}
      withAnimation|func withAnimation<Result>( _ animation: Animation? = 0, completionCriteria: AnimationCompletionCriteria = 0, _ body: () throws -> Result, completion: @escaping () -> Void ) rethrows -> Result
      !_|extension _ {}
      withTransaction|func withTransaction<Value, Result>( _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result ) rethrows -> Result
      !_|extension _ {}
      withAnimation|func withAnimation<Result>( _ animation: Animation? = 0, _ body: () throws -> Result ) rethrows -> Result
      !_|extension _ {}
      withTransaction|func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
      !_|extension _ {}
      PageTabViewStyle|func PageTabViewStyle(indexDisplayMode: TabViewStyle.IndexDisplayMode = 0) -> TabViewStyle
      !_|extension _ {}
      DefaultDatePickerStyle|func DefaultDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      CompactDatePickerStyle|func CompactDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      GraphicalDatePickerStyle|func GraphicalDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      WheelDatePickerStyle|func WheelDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      FieldDatePickerStyle|func FieldDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      StepperFieldDatePickerStyle|func StepperFieldDatePickerStyle() -> DatePickerStyle
      !_|extension _ {}
      DefaultMenuStyle|func DefaultMenuStyle() -> MenuStyle
      !_|extension _ {}
      ButtonMenuStyle|func ButtonMenuStyle() -> MenuStyle
      !_|extension _ {}
      BorderlessButtonMenuStyle|func BorderlessButtonMenuStyle() -> MenuStyle
      !_|extension _ {}
      BorderedButtonMenuStyle|func BorderedButtonMenuStyle() -> MenuStyle
      !_|extension _ {}
      AutomaticControlGroupStyle|func AutomaticControlGroupStyle() -> ControlGroupStyle
      !_|extension _ {}
      NavigationControlGroupStyle|func NavigationControlGroupStyle() -> ControlGroupStyle
      !_|extension _ {}
      MenuControlGroupStyle|func MenuControlGroupStyle() -> ControlGroupStyle
      !_|extension _ {}
      CompactMenuControlGroupStyle|func CompactMenuControlGroupStyle() -> ControlGroupStyle
      !_|extension _ {}
      PaletteControlGroupStyle|func PaletteControlGroupStyle() -> ControlGroupStyle
      !_|extension _ {}
      AutomaticFormStyle|func AutomaticFormStyle() -> FormStyle
      !_|extension _ {}
      GroupedFormStyle|func GroupedFormStyle() -> FormStyle
      !_|extension _ {}
      ColumnsFormStyle|func ColumnsFormStyle() -> FormStyle
      !_|extension _ {}
      DefaultNavigationViewStyle|func DefaultNavigationViewStyle() -> NavigationViewStyle
      !_|extension _ {}
      StackNavigationViewStyle|func StackNavigationViewStyle() -> NavigationViewStyle
      !_|extension _ {}
      DoubleColumnNavigationViewStyle|func DoubleColumnNavigationViewStyle() -> NavigationViewStyle
      !_|extension _ {}
      AutomaticNavigationSplitViewStyle|func AutomaticNavigationSplitViewStyle() -> NavigationSplitViewStyle
      !_|extension _ {}
      BalancedNavigationSplitViewStyle|func BalancedNavigationSplitViewStyle() -> NavigationSplitViewStyle
      !_|extension _ {}
      ProminentDetailNavigationSplitViewStyle|func ProminentDetailNavigationSplitViewStyle() -> NavigationSplitViewStyle
      !_|extension _ {}
      DefaultTabViewStyle|func DefaultTabViewStyle() -> TabViewStyle
      !_|extension _ {}
      CarouselTabViewStyle|func CarouselTabViewStyle() -> TabViewStyle
      !_|extension _ {}
      AutomaticLabeledContentStyle|func AutomaticLabeledContentStyle() -> DefaultLabeledContentStyle
      !_|extension _ {}
      AccessoryLinearCapacityGaugeStyle|func AccessoryLinearCapacityGaugeStyle() -> AccessoryLinearGaugeStyle
      !_|extension _ {}
      AccessoryCircularCapacityGaugeStyle|func AccessoryCircularCapacityGaugeStyle() -> AccessoryCircularGaugeStyle
      !_|extension _ {}
      ForegroundStyle|func ForegroundStyle() -> SemanticShapeStyle
      !_|extension _ {}
      BackgroundStyle|func BackgroundStyle() -> SemanticShapeStyle
      !_|extension _ {}
      TintShapeStyle|func TintShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      SelectionShapeStyle|func SelectionShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      SeparatorShapeStyle|func SeparatorShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      LinkShapeStyle|func LinkShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      FillShapeStyle|func FillShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      WindowBackgroundShapeStyle|func WindowBackgroundShapeStyle() -> SemanticShapeStyle
      !_|extension _ {}
      CACurrentMediaTime|func CACurrentMediaTime() -> Double
      !_ColorLiteralType|typealias _ColorLiteralType = UIColor
      !_DrawnTextFieldStyle|protocol _DrawnTextFieldStyle: TextFieldStyle {}
      !_DrawnTextFieldStyle|extension _DrawnTextFieldStyle {}
      !_GestureStep|enum _GestureStep: CaseIterable, Sendable {}
      updates|case updates
      changes|case changes
      ends|case ends
      resets|case resets
      !_HSpacer|struct _HSpacer: PrimitiveView {}
      init|init(minWidth: Double? = 0)
      !_KeyframeList|struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}
      !_MovableOutline|protocol _MovableOutline: InsettableShape {}
      path|func path(in rect: Rect, inset: Double) -> Path
      !_MovableOutline|extension _MovableOutline {}
      path|func path(in rect: Rect) -> Path
      inset|func inset(by amount: CGFloat) -> _MovedOutline<Self>
      !_MovedOutline|struct _MovedOutline<Base: _MovableOutline>: _MovableOutline {}
      animatableData|var animatableData: AnimatablePair<Base.AnimatableData, Double> { get set }
      path|func path(in rect: Rect, inset: Double) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !_ObservedObject|protocol _ObservedObject: AnyObject {}
      !_ObservedObject|extension _ObservedObject {}
      !_PrimitiveScene|protocol _PrimitiveScene: Scene where Body == Never {}
      !_PrimitiveScene|extension _PrimitiveScene {}
      body|var body: Never { get }
      !_StyleFrame|struct _StyleFrame {}
      frame|var frame: Rect { get }
      environment|var environment: EnvironmentValues { get }
      !_Touch|struct _Touch {}
      !_VSpacer|struct _VSpacer: PrimitiveView {}
      init|init(minHeight: Double? = 0)
      !_ViewContext|struct _ViewContext {}
      !_ViewNodes|struct _ViewNodes {}
      """#)
}
