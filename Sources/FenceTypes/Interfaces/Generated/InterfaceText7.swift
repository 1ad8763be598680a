// Written by `make generate` from declarations.

extension InterfaceText {
  static let part7 = InterfacePart(
    starts: [
      0, 8760, 8817, 8844, 8971, 9106, 9183, 9262, 9521, 9813, 9915, 10062, 10182, 10207, 10285, 10322,
    ],
    text: #"""
      >_|extension _ {}
      print|func print(_ items: Any..., separator: String = 0, terminator: String = 0)
      >_|extension _ {}
      print|func print<Target>(_ items: Any..., separator: String = 0, terminator: String = 0, to output: inout Target)
      >_|extension _ {}
      debugPrint|func debugPrint(_ items: Any..., separator: String = 0, terminator: String = 0)
      >_|extension _ {}
      debugPrint|func debugPrint<Target>(_ items: Any..., separator: String = 0, terminator: String = 0, to output: inout Target)
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
      dump|@discardableResult func dump<T>(_ value: T, name: String? = 0, indent: Int = 0, maxDepth: Int = 0, maxItems: Int = 0) -> T
      >_|extension _ {}
      dump|@discardableResult func dump<T, Target>(_ value: T, to target: inout Target, name: String? = 0, indent: Int = 0, maxDepth: Int = 0, maxItems: Int = 0) -> T
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
      !_|extension _ {}
      CATransform3DIdentity|var CATransform3DIdentity: CATransform3D { get }
      !_|extension _ {}
      CATransform3DMakeTranslation|func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
      !_|extension _ {}
      CATransform3DMakeScale|func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
      !_|extension _ {}
      CATransform3DMakeRotation|func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
      !_|extension _ {}
      CATransform3DConcat|func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
      !_|extension _ {}
      CATransform3DTranslate|func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
      !_|extension _ {}
      CATransform3DScale|func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
      !_|extension _ {}
      CATransform3DRotate|func CATransform3DRotate( _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat ) -> CATransform3D
      !_ColorLiteralType|typealias _ColorLiteralType = UIColor
      !_Column|struct _Column {}
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
