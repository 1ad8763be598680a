// Written by `make generate` from declarations.

extension InterfaceText {
  static let part6 = InterfacePart(
    starts: [
      0, 219, 446, 803, 1548, 1879, 2540, 3357, 4062, 4573, 5681, 5820, 5917, 6074, 6402, 6616,
      7133, 7242, 7467, 71268, 71305, 71378, 71586, 72377, 72938, 72971, 73412, 73455, 73575, 73620, 73678, 73712,
      73864, 74684, 74726, 74863, 75276, 75312, 75485, 75623, 75830, 76145, 76215, 76398, 76774, 76930, 77110, 77281,
      77358, 77521, 77645, 77819, 78290, 78332, 78388, 78450, 78522, 78802, 78882,
    ],
    text: #"""
      >URLSession|class URLSession {}
      shared|static var shared: URLSession { get }
      data|func data(from url: URL) async throws -> (Data, URLResponse)
      data|func data(for request: URLRequest) async throws -> (Data, URLResponse)
      >UUID|extension UUID: Identifiable {}
      >UUID|struct UUID: Hashable, Comparable, Sendable {}
      init|init()
      init|init?(uuidString string: String)
      uuidString|var uuidString: String { get }
      description|var description: String { get }
      !UnaryLayoutRule|protocol UnaryLayoutRule: LayoutRule {}
      !UnaryLayoutRule|extension UnaryLayoutRule {}
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      !UnevenRoundedRectangle|extension UnevenRoundedRectangle {}
      init|init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)
      !UnevenRoundedRectangle|struct UnevenRoundedRectangle: _MovableOutline {}
      topLeading|var topLeading: _ { get set }
      bottomLeading|var bottomLeading: _ { get set }
      bottomTrailing|var bottomTrailing: _ { get set }
      topTrailing|var topTrailing: Double { get set }
      animatableData|var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> { get set }
      init|init( topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = 0 )
      path|func path(in rect: Rect, inset: Double) -> Path
      >Unicode.Scalar|extension Unicode.Scalar: Hashable, Comparable {}
      init|init(_ v: UInt8)
      init|init?(_ v: UInt32)
      init|init?(_ v: Int)
      init|init?(_ description: String)
      value|var value: UInt32 { get }
      isASCII|var isASCII: Bool { get }
      description|var description: String { get }
      debugDescription|var debugDescription: String { get }
      !UnitCurve|struct UnitCurve: Hashable, Sendable {}
      bezier|static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
      linear|static var linear: UnitCurve { get }
      easeIn|static var easeIn: UnitCurve { get }
      easeOut|static var easeOut: UnitCurve { get }
      easeInOut|static var easeInOut: UnitCurve { get }
      circularEaseIn|static var circularEaseIn: UnitCurve { get }
      circularEaseOut|static var circularEaseOut: UnitCurve { get }
      circularEaseInOut|static var circularEaseInOut: UnitCurve { get }
      inverse|var inverse: UnitCurve { get }
      value|func value(at progress: Double) -> Double
      velocity|func velocity(at progress: Double) -> Double
      !UnitPoint|struct UnitPoint: Hashable, Sendable {}
      x|var x: Double { get set }
      y|var y: Double { get set }
      init|init(x: Double, y: Double)
      zero|static var zero: UnitPoint { get }
      center|static var center: UnitPoint { get }
      leading|static var leading: UnitPoint { get }
      trailing|static var trailing: UnitPoint { get }
      top|static var top: UnitPoint { get }
      bottom|static var bottom: UnitPoint { get }
      topLeading|static var topLeading: UnitPoint { get }
      topTrailing|static var topTrailing: UnitPoint { get }
      bottomLeading|static var bottomLeading: UnitPoint { get }
      bottomTrailing|static var bottomTrailing: UnitPoint { get }
      !UnitPoint|extension UnitPoint: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
      !UnitPoint|extension UnitPoint {}
      !UnitPoint|extension UnitPoint {}
      >UnkeyedDecodingContainer|protocol UnkeyedDecodingContainer {}
      codingPath|var codingPath: [any CodingKey] { get }
      count|var count: Int? { get }
      isAtEnd|var isAtEnd: Bool { get }
      currentIndex|var currentIndex: Int { get }
      decode|mutating func decode<T>(_ type: T.Type) throws -> T
      decodeIfPresent|mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
      decodeNil|mutating func decodeNil() throws -> Bool
      nestedContainer|mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      nestedUnkeyedContainer|mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      superDecoder|mutating func superDecoder() throws -> any Decoder
      >UnkeyedEncodingContainer|protocol UnkeyedEncodingContainer {}
      codingPath|var codingPath: [any CodingKey] { get }
      count|var count: Int { get }
      encode|mutating func encode<T>(_ value: T) throws
      encodeNil|mutating func encodeNil() throws
      nestedContainer|mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
      nestedUnkeyedContainer|mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      superEncoder|mutating func superEncoder() -> any Encoder
      >UserDefaults|class UserDefaults: Hashable {}
      standard|static var standard: UserDefaults { get }
      init|init()
      init|init?(suiteName suitename: String?)
      set|func set(_ value: Any?, forKey defaultName: String)
      setValue|func setValue(_ value: Any?, forKey key: String)
      removeObject|func removeObject(forKey defaultName: String)
      register|func register(defaults registrationDictionary: [String: Any])
      object|func object(forKey defaultName: String) -> Any?
      value|func value(forKey key: String) -> Any?
      string|func string(forKey defaultName: String) -> String?
      array|func array(forKey defaultName: String) -> [Any]?
      stringArray|func stringArray(forKey defaultName: String) -> [String]?
      dictionary|func dictionary(forKey defaultName: String) -> [String: Any]?
      data|func data(forKey defaultName: String) -> Data?
      url|func url(forKey defaultName: String) -> URL?
      integer|func integer(forKey defaultName: String) -> Int
      double|func double(forKey defaultName: String) -> Double
      float|func float(forKey defaultName: String) -> Float
      bool|func bool(forKey defaultName: String) -> Bool
      synchronize|func synchronize() -> Bool
      !UserInterfaceSizeClass|enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {}
      compact|case compact
      regular|case regular
      !VSplitView|struct VSplitView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !VStack|struct VStack<Content: View>: StackView {}
      init|init(alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !VStackLayout|struct VStackLayout: IdentityLayout {}
      alignment|var alignment: HorizontalAlignment { get set }
      spacing|var spacing: Double? { get set }
      init|init(alignment: HorizontalAlignment = 0, spacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      !VectorArithmetic|protocol VectorArithmetic: AdditiveArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !VectorArithmetic|extension VectorArithmetic {}
      !VerticalAlignment|struct VerticalAlignment: Hashable, Sendable {}
      key|var key: AlignmentKey { get }
      init|init(_ id: any AlignmentID.Type)
      init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
      top|static var top: VerticalAlignment { get }
      center|static var center: VerticalAlignment { get }
      bottom|static var bottom: VerticalAlignment { get }
      firstTextBaseline|static var firstTextBaseline: VerticalAlignment { get }
      lastTextBaseline|static var lastTextBaseline: VerticalAlignment { get }
      !VerticalEdge|enum VerticalEdge: String, Hashable, Sendable, CaseIterable {}
      top|case top
      bottom|case bottom
      !VerticalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      top|static var top: Set { get }
      bottom|static var bottom: Set { get }
      all|static var all: Set { get }
      !View|extension View {}
      transition|func transition(_ transition: AnyTransition) -> some View
      !View|extension View {}
      keyframeAnimator|func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>( initialValue: Value, repeating: Bool = 0, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K ) -> some View
      keyframeAnimator|func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>( initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K ) -> some View
      !View|extension View {}
      !View|extension View {}
      phaseAnimator|func phaseAnimator<Phase: Equatable, Content: View>( _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 ) -> some View
      phaseAnimator|func phaseAnimator<Phase: Equatable, Content: View>( _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 ) -> some View
      !View|extension View {}
      animation|func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View
      transaction|func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
      transaction|func transaction<Watched: Equatable>( value: Watched, _ transform: @escaping (inout Transaction) -> Void ) -> some View
      !View|extension View {}
      animation|func animation(_ animation: Animation?) -> some View
      animation|func animation<V: View>( _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V ) -> some View
      !View|extension View {}
      transition|func transition<T: Transition>(_ transition: T) -> some View
      !View|extension View {}
      buttonStyle|func buttonStyle(_ style: some ButtonStyle) -> some View
      !View|extension View {}
      disabled|func disabled(_ disabled: Bool) -> some View
      controlSize|func controlSize(_ size: ControlSize) -> some View
      buttonBorderShape|func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
      labelsHidden|func labelsHidden() -> some View
      labelsVisibility|func labelsVisibility(_ visibility: Visibility) -> some View
      !View|extension View {}
      controlGroupStyle|func controlGroupStyle(_ style: ControlGroupStyle) -> some View
      !View|extension View {}
      gaugeStyle|func gaugeStyle(_ style: some GaugeStyle) -> some View
      !View|extension View {}
      groupBoxStyle|func groupBoxStyle(_ style: some GroupBoxStyle) -> some View
      !View|extension View {}
      labelIconToTitleSpacing|func labelIconToTitleSpacing(_ spacing: Double) -> some View
      labelReservedIconWidth|func labelReservedIconWidth(_ value: Double) -> some View
      !View|extension View {}
      labelStyle|func labelStyle(_ style: some LabelStyle) -> some View
      !View|extension View {}
      labeledContentStyle|func labeledContentStyle(_ style: some LabeledContentStyle) -> some View
      !View|extension View {}
      progressViewStyle|func progressViewStyle(_ style: some ProgressViewStyle) -> some View
      !View|extension View {}
      textFieldStyle|func textFieldStyle(_ style: some TextFieldStyle) -> some View
      !View|extension View {}
      toggleStyle|func toggleStyle(_ style: some ToggleStyle) -> some View
      !View|extension View {}
      containerValue|func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
      !View|extension View {}
      environment|func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View
      transformEnvironment|func transformEnvironment<Value>( _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void ) -> some View
      !View|extension View {}
      !View|extension View {}
      modifier|func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
      !View|extension View {}
      tag|func tag(_ tag: some Hashable, includeOptional: Bool = 0) -> some View
      !View|protocol View {}
      body|var body: Body { get }
      !View|extension View {}
      !View|extension View {}
      gesture|func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
      gesture|@_disfavoredOverload func gesture<G: Gesture>(_ gesture: G?, including mask: GestureMask = 0) -> some View
      gesture|func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
      simultaneousGesture|func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
      highPriorityGesture|func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
      !View|extension View {}
      onTapGesture|func onTapGesture(count: Int = 0, perform action: @escaping () -> Void) -> some View
      onTapGesture|func onTapGesture( count: Int = 0, coordinateSpace: CoordinateSpace = 0, perform action: @escaping (Point) -> Void ) -> some View
      onLongPressGesture|func onLongPressGesture( minimumDuration: Double = 0, maximumDistance: Double = 0, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = 0 ) -> some View
      onLongPressGesture|@_disfavoredOverload func onLongPressGesture( minimumDuration: Double = 0, maximumDistance: Double = 0, pressing: ((Bool) -> Void)? = 0, perform action: @escaping () -> Void ) -> some View
      !View|extension View {}
      accessibility|func accessibility(label: Text) -> some View
      accessibility|func accessibility(hidden: Bool) -> some View
      accessibility|func accessibility(hint: Text) -> some View
      accessibility|func accessibility(value: Text) -> some View
      accessibility|func accessibility(identifier: String) -> some View
      accessibility|func accessibility(addTraits traits: AccessibilityTraits) -> some View
      accessibility|func accessibility(removeTraits traits: AccessibilityTraits) -> some View
      accessibility|func accessibility(sortPriority: Double) -> some View
      accessibilityHint|func accessibilityHint(_ hint: some StringProtocol) -> some View
      accessibilityHint|func accessibilityHint(_ hint: Text) -> some View
      accessibilityValue|func accessibilityValue(_ value: some StringProtocol) -> some View
      accessibilityValue|func accessibilityValue(_ value: Text) -> some View
      accessibilityHidden|func accessibilityHidden(_ hidden: Bool) -> some View
      accessibilityElement|func accessibilityElement(children: AccessibilityChildBehavior = 0) -> some View
      accessibilityAddTraits|func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
      accessibilityRemoveTraits|func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
      accessibilityAction|func accessibilityAction( _ actionKind: AccessibilityActionKind = 0, _ handler: @escaping () -> Void ) -> some View
      accessibilityAction|func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View
      accessibilityAction|func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
      accessibilityAction|func accessibilityAction<Label: View>( action: @escaping () -> Void, @ViewBuilder label: () -> Label ) -> some View
      accessibilityActions|func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
      accessibilityAdjustableAction|func accessibilityAdjustableAction( _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void ) -> some View
      !View|extension View {}
      accessibilityScrollAction|func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
      accessibilityInputLabels|func accessibilityInputLabels(_ labels: [Text]) -> some View
      accessibilityInputLabels|func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View
      accessibilitySortPriority|func accessibilitySortPriority(_ priority: Double) -> some View
      accessibilityRepresentation|func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
      accessibilityChildren|func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
      accessibilityHeading|func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
      accessibilityTextContentType|func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
      accessibilityShowsLargeContentViewer|func accessibilityShowsLargeContentViewer() -> some View
      accessibilityShowsLargeContentViewer|func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View
      accessibilityIgnoresInvertColors|func accessibilityIgnoresInvertColors(_ active: Bool = 0) -> some View
      accessibilityRespondsToUserInteraction|func accessibilityRespondsToUserInteraction(_ active: Bool = 0) -> some View
      accessibilityActivationPoint|func accessibilityActivationPoint(_ point: UnitPoint) -> some View
      accessibilityLabeledPair|func accessibilityLabeledPair<ID: Hashable>( role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID ) -> some View
      !View|extension View {}
      accessibilityCustomContent|func accessibilityCustomContent( _ label: some StringProtocol, _ value: some StringProtocol, importance: AccessibilityImportance = 0 ) -> some View
      accessibilityRotor|func accessibilityRotor<Content: AccessibilityRotorContent>( _ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: @escaping () -> Content ) -> some View
      accessibilityRotor|func accessibilityRotor<Content: AccessibilityRotorContent>( _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content ) -> some View
      accessibilityRotorEntry|func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
      accessibilityLinkedGroup|func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
      speechAdjustedPitch|func speechAdjustedPitch(_ value: Double) -> some View
      speechAlwaysIncludesPunctuation|func speechAlwaysIncludesPunctuation(_ value: Bool = 0) -> some View
      speechAnnouncementsQueued|func speechAnnouncementsQueued(_ value: Bool = 0) -> some View
      speechSpellsOutCharacters|func speechSpellsOutCharacters(_ value: Bool = 0) -> some View
      !View|extension View {}
      onDrag|func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
      onDrag|func onDrag<V: View>( _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V ) -> some View
      onDrop|func onDrop( of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool ) -> some View
      onDrop|func onDrop( of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], Point) -> Bool ) -> some View
      onDrop|func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
      onMoveCommand|func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
      onExitCommand|func onExitCommand(perform action: (() -> Void)?) -> some View
      onDeleteCommand|func onDeleteCommand(perform action: (() -> Void)?) -> some View
      onPlayPauseCommand|func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
      onModifierKeysChanged|func onModifierKeysChanged( mask: EventModifiers = 0, initial: Bool = 0, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void ) -> some View
      pointerVisibility|func pointerVisibility(_ visibility: Visibility) -> some View
      defaultHoverEffect|func defaultHoverEffect(_ effect: HoverEffect?) -> some View
      !View|extension View {}
      focusedObject|func focusedObject<T: _ObservedObject>(_ object: T) -> some View
      focusedSceneObject|func focusedSceneObject<T: _ObservedObject>(_ object: T) -> some View
      searchFocused|func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
      searchFocused|func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
      !View|extension View {}
      dialogSuppressionToggle|func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
      dialogSuppressionToggle|func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> some View
      dialogSuppressionToggle|func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View
      dismissalConfirmationDialog|func dismissalConfirmationDialog<A: View>( _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A ) -> some View
      presentationPreventsAppTermination|func presentationPreventsAppTermination(_ prevents: Bool?) -> some View
      !View|extension View {}
      drawingGroup|func drawingGroup(opaque: Bool = 0, colorMode: ColorRenderingMode = 0) -> some View
      compositingGroup|func compositingGroup() -> some View
      geometryGroup|func geometryGroup() -> some View
      materialActiveAppearance|func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
      allowedDynamicRange|func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
      !View|extension View {}
      symbolEffect|func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = 0, isActive: Bool = 0) -> some View
      symbolEffect|func symbolEffect<Value: Equatable>( _ effect: SymbolEffect, options: SymbolEffectOptions = 0, value: Value ) -> some View
      symbolEffectsRemoved|func symbolEffectsRemoved(_ isEnabled: Bool = 0) -> some View
      contentTransition|func contentTransition(_ transition: ContentTransition) -> some View
      glassEffectID|func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
      glassEffectUnion|func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View
      glassEffectTransition|func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
      !View|extension View {}
      symbolRenderingMode|func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
      symbolColorRenderingMode|func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
      symbolVariableValueMode|func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
      fontWidth|func fontWidth(_ width: Font.Width?) -> some View
      textScale|func textScale(_ scale: Text.Scale, isEnabled: Bool = 0) -> some View
      typesettingLanguage|func typesettingLanguage(_ language: TypesettingLanguage) -> some View
      backgroundExtensionEffect|func backgroundExtensionEffect() -> some View
      colorEffect|func colorEffect(_ shader: Shader, isEnabled: Bool = 0) -> some View
      distortionEffect|func distortionEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = 0) -> some View
      layerEffect|func layerEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = 0) -> some View
      projectionEffect|func projectionEffect(_ transform: ProjectionTransform) -> some View
      !View|extension View {}
      presentationDragIndicator|func presentationDragIndicator(_ visibility: Visibility) -> some View
      presentationBackground|func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
      presentationBackground|func presentationBackground<V: View>( alignment: Alignment = 0, @ViewBuilder content: () -> V ) -> some View
      presentationCornerRadius|func presentationCornerRadius(_ cornerRadius: Double?) -> some View
      presentationBackgroundInteraction|func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
      presentationContentInteraction|func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
      presentationCompactAdaptation|func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
      presentationCompactAdaptation|func presentationCompactAdaptation( horizontal: PresentationAdaptation, vertical: PresentationAdaptation ) -> some View
      presentationSizing|func presentationSizing(_ sizing: PresentationSizing) -> some View
      interactiveDismissDisabled|func interactiveDismissDisabled(_ isDisabled: Bool = 0) -> some View
      inspectorColumnWidth|func inspectorColumnWidth(_ width: Double) -> some View
      inspectorColumnWidth|func inspectorColumnWidth(min: Double? = 0, ideal: Double, max: Double? = 0) -> some View
      dialogIcon|func dialogIcon(_ icon: Image?) -> some View
      dialogSeverity|func dialogSeverity(_ severity: DialogSeverity) -> some View
      help|func help(_ text: some StringProtocol) -> some View
      help|func help(_ text: Text) -> some View
      menuOrder|func menuOrder(_ order: MenuOrder) -> some View
      menuIndicator|func menuIndicator(_ visibility: Visibility) -> some View
      menuActionDismissBehavior|func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
      contextMenu|func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View
      contextMenu|func contextMenu<Items: View, Preview: View>( @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: () -> Preview ) -> some View
      contextMenu|func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View
      !View|extension View {}
      scrollIndicators|func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = 0) -> some View
      scrollIndicatorsFlash|func scrollIndicatorsFlash(onAppear: Bool) -> some View
      scrollIndicatorsFlash|func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
      scrollDisabled|func scrollDisabled(_ disabled: Bool) -> some View
      scrollBounceBehavior|func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = 0) -> some View
      scrollDismissesKeyboard|func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
      scrollEdgeEffectStyle|func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
      scrollEdgeEffectHidden|func scrollEdgeEffectHidden(_ hidden: Bool = 0, for edges: Edge.Set = 0) -> some View
      !View|extension View {}
      searchScopes|func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
      searchSuggestions|func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
      searchCompletion|func searchCompletion(_ completion: String) -> some View
      searchPresentationToolbarBehavior|func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
      !View|extension View {}
      focusable|func focusable(_ isFocusable: Bool = 0) -> some View
      focusable|func focusable(_ isFocusable: Bool = 0, interactions: FocusInteractions) -> some View
      focusSection|func focusSection() -> some View
      focusScope|func focusScope(_ namespace: Namespace.ID) -> some View
      focusEffectDisabled|func focusEffectDisabled(_ disabled: Bool = 0) -> some View
      prefersDefaultFocus|func prefersDefaultFocus(_ prefers: Bool = 0, in namespace: Namespace.ID) -> some View
      defaultFocus|func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
      !View|extension View {}
      previewDevice|func previewDevice(_ value: PreviewDevice?) -> some View
      previewLayout|func previewLayout(_ value: PreviewLayout) -> some View
      previewDisplayName|func previewDisplayName(_ value: String?) -> some View
      previewInterfaceOrientation|func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
      !View|extension View {}
      statusBar|func statusBar(hidden: Bool) -> some View
      statusBarHidden|func statusBarHidden(_ hidden: Bool = 0) -> some View
      persistentSystemOverlays|func persistentSystemOverlays(_ visibility: Visibility) -> some View
      defersSystemGestures|func defersSystemGestures(on edges: Edge.Set) -> some View
      containerBackground|func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
      containerBackground|func containerBackground<V: View>( for container: ContainerBackgroundPlacement, alignment: Alignment = 0, @ViewBuilder content: () -> V ) -> some View
      !View|extension View {}
      tabBarMinimizeBehavior|func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
      navigationTransition|func navigationTransition(_ style: NavigationTransition) -> some View
      matchedTransitionSource|func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
      matchedTransitionSource|func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>( id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C ) -> some View
      toolbarRole|func toolbarRole(_ role: ToolbarRole) -> some View
      toolbarColorScheme|func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
      toolbarTitleMenu|func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
      !View|extension View {}
      listItemTint|func listItemTint(_ tint: Color?) -> some View
      listItemTint|func listItemTint(_ tint: ListItemTint?) -> some View
      listSectionSeparatorTint|func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = 0) -> some View
      containerShape|func containerShape<T: Shape>(_ shape: T) -> some View
      badgeProminence|func badgeProminence(_ prominence: BadgeProminence) -> some View
      layoutDirectionBehavior|func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
      listSectionIndexVisibility|func listSectionIndexVisibility(_ visibility: Visibility) -> some View
      sectionIndexLabel|func sectionIndexLabel(_ label: Text?) -> some View
      sectionActions|func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View
      tabViewBottomAccessory|func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
      sectionIndexLabel|func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View
      !View|extension View {}
      autocorrectionDisabled|func autocorrectionDisabled(_ disable: Bool = 0) -> some View
      disableAutocorrection|func disableAutocorrection(_ disable: Bool?) -> some View
      submitLabel|func submitLabel(_ label: SubmitLabel) -> some View
      textSelection|func textSelection(_ selectability: TextSelectability) -> some View
      textInputAutocapitalization|func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
      keyboardType|func keyboardType(_ type: UIKeyboardType) -> some View
      textContentType|func textContentType(_ type: UITextContentType?) -> some View
      autocapitalization|func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
      findNavigator|func findNavigator(isPresented: Binding<Bool>) -> some View
      findDisabled|func findDisabled(_ isDisabled: Bool = 0) -> some View
      replaceDisabled|func replaceDisabled(_ isDisabled: Bool = 0) -> some View
      textInputCompletion|func textInputCompletion(_ completion: String) -> some View
      textInputSuggestions|func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
      textEditorStyle|func textEditorStyle(_ style: TextEditorStyle) -> some View
      writingToolsBehavior|func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
      allowsTightening|func allowsTightening(_ flag: Bool) -> some View
      speechPhoneticRepresentation|func speechPhoneticRepresentation(_ value: String) -> some View
      !View|extension View {}
      contentShape|func contentShape<S: Shape>(_ shape: S, eoFill: Bool = 0) -> some View
      contentShape|func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = 0) -> some View
      onHover|func onHover(perform action: @escaping (Bool) -> Void) -> some View
      onContinuousHover|func onContinuousHover( coordinateSpace: CoordinateSpace = 0, perform action: @escaping (HoverPhase) -> Void ) -> some View
      hoverEffect|func hoverEffect(_ effect: HoverEffect = 0) -> some View
      hoverEffect|func hoverEffect(_ effect: HoverEffect = 0, isEnabled: Bool) -> some View
      renameAction|func renameAction(_ action: @escaping () -> Void) -> some View
      renameAction|func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
      hoverEffectDisabled|func hoverEffectDisabled(_ disabled: Bool = 0) -> some View
      draggable|func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View
      draggable|func draggable<Payload, Preview: View>( _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview ) -> some View
      dropDestination|func dropDestination<Payload>( for payloadType: Payload.Type, action: @escaping (_ items: [Payload], _ location: Point) -> Bool, isTargeted: @escaping (Bool) -> Void = 0 ) -> some View
      onKeyPress|func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
      onKeyPress|func onKeyPress( phases: KeyPress.Phases = 0, action: @escaping (KeyPress) -> KeyPress.Result ) -> some View
      onKeyPress|func onKeyPress( _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result ) -> some View
      onKeyPress|func onKeyPress( keys: Set<KeyEquivalent>, phases: KeyPress.Phases = 0, action: @escaping (KeyPress) -> KeyPress.Result ) -> some View
      onOpenURL|func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
      onContinueUserActivity|func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void) -> some View
      handlesExternalEvents|func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
      sensoryFeedback|func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
      sensoryFeedback|func sensoryFeedback<T: Equatable>( _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool ) -> some View
      sensoryFeedback|func sensoryFeedback<T: Equatable>( trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback? ) -> some View
      sensoryFeedback|func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
      keyboardShortcut|func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = 0) -> some View
      keyboardShortcut|func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
      keyboardShortcut|func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
      buttonRepeatBehavior|func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
      selectionDisabled|func selectionDisabled(_ isDisabled: Bool = 0) -> some View
      moveDisabled|func moveDisabled(_ isDisabled: Bool) -> some View
      springLoadingBehavior|func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
      !View|extension View {}
      textRenderer|func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
      !View|extension View {}
      headerProminence|func headerProminence(_ prominence: Prominence) -> some View
      !View|extension View {}
      formStyle|func formStyle(_ style: FormStyle) -> some View
      !View|extension View {}
      listRowInsets|func listRowInsets(_ insets: EdgeInsets?) -> some View
      listRowInsets|func listRowInsets(_ edges: Edge.Set = 0, _ length: Double?) -> some View
      listRowBackground|func listRowBackground(_ view: (some View)?) -> some View
      listRowSeparator|func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = 0) -> some View
      listRowSeparatorTint|func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = 0) -> some View
      listSectionSeparator|func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = 0) -> some View
      deleteDisabled|func deleteDisabled(_ isDisabled: Bool) -> some View
      scrollContentBackground|func scrollContentBackground(_ visibility: Visibility) -> some View
      badge|func badge(_ text: String?) -> some View
      badge|func badge(_ text: Text?) -> some View
      badge|func badge(_ count: Int) -> some View
      !View|extension View {}
      listStyle|func listStyle(_ style: some ListStyle) -> some View
      !View|extension View {}
      listSectionSpacing|func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
      listSectionSpacing|func listSectionSpacing(_ spacing: Double) -> some View
      listRowSpacing|func listRowSpacing(_ spacing: Double?) -> some View
      !View|extension View {}
      background|func background(ignoresSafeAreaEdges edges: Edge.Set = 0) -> some View
      !View|extension View {}
      blendMode|func blendMode(_ mode: BlendMode) -> some View
      !View|extension View {}
      !View|extension View {}
      containerRelativeFrame|func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = 0) -> some View
      containerRelativeFrame|func containerRelativeFrame( _ axes: Axis.Set, count: Int, span: Int = 0, spacing: Double, alignment: Alignment = 0 ) -> some View
      containerRelativeFrame|func containerRelativeFrame( _ axes: Axis.Set, alignment: Alignment = 0, _ length: @escaping (Double, Axis) -> Double ) -> some View
      !View|extension View {}
      contentMargins|func contentMargins( _ edges: Edge.Set = 0, _ insets: EdgeInsets, for placement: ContentMarginPlacement = 0 ) -> some View
      contentMargins|func contentMargins( _ edges: Edge.Set = 0, _ length: Double?, for placement: ContentMarginPlacement = 0 ) -> some View
      contentMargins|func contentMargins(_ length: Double, for placement: ContentMarginPlacement = 0) -> some View
      !View|extension View {}
      opacity|func opacity(_ opacity: Double) -> some View
      hidden|func hidden() -> some View
      clipShape|func clipShape(_ shape: some Shape, style: FillStyle = 0) -> some View
      cornerRadius|func cornerRadius(_ radius: Double, antialiased: Bool = 0) -> some View
      clipped|func clipped(antialiased: Bool = 0) -> some View
      blur|func blur(radius: Double, opaque: Bool = 0) -> some View
      shadow|func shadow( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> some View
      scaleEffect|func scaleEffect(x: Double = 0, y: Double = 0, anchor: UnitPoint = 0) -> some View
      scaleEffect|func scaleEffect(_ scale: Double, anchor: UnitPoint = 0) -> some View
      scaleEffect|func scaleEffect(_ scale: Size, anchor: UnitPoint = 0) -> some View
      rotationEffect|func rotationEffect(_ angle: Angle, anchor: UnitPoint = 0) -> some View
      rotation3DEffect|func rotation3DEffect( _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = 0, perspective: Double = 0 ) -> some View
      transformEffect|func transformEffect(_ transform: Transform) -> some View
      blendMode|func blendMode(_ mode: String) -> some View
      grayscale|func grayscale(_ amount: Double) -> some View
      saturation|func saturation(_ amount: Double) -> some View
      brightness|func brightness(_ amount: Double) -> some View
      contrast|func contrast(_ amount: Double) -> some View
      hueRotation|func hueRotation(_ angle: Angle) -> some View
      colorInvert|func colorInvert() -> some View
      luminanceToAlpha|func luminanceToAlpha() -> some View
      flipsForRightToLeftLayoutDirection|func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
      colorMultiply|func colorMultiply(_ color: Color) -> some View
      border|func border(_ style: any ShapeStyle, width: Double = 0) -> some View
      zIndex|func zIndex(_ value: Double) -> some View
      mask|func mask(alignment: Alignment = 0, @ViewBuilder _ mask: () -> some View) -> some View
      mask|func mask(_ mask: some View) -> some View
      !View|extension View {}
      glassEffect|func glassEffect(_ glass: Glass = 0, in shape: some Shape = 0) -> some View
      !View|extension View {}
      id|func id(_ id: some Hashable) -> some View
      !View|extension View {}
      padding|func padding(_ insets: EdgeInsets) -> some View
      padding|func padding(_ length: Double) -> some View
      padding|func padding(_ edges: Edge.Set = 0, _ length: CGFloat? = 0) -> some View
      frame|func frame(width: CGFloat? = 0, height: CGFloat? = 0, alignment: Alignment = 0) -> some View
      frame|func frame( minWidth: CGFloat? = 0, idealWidth: CGFloat? = 0, maxWidth: CGFloat? = 0, minHeight: CGFloat? = 0, idealHeight: CGFloat? = 0, maxHeight: CGFloat? = 0, alignment: Alignment = 0 ) -> some View
      aspectRatio|func aspectRatio(_ ratio: CGFloat? = 0, contentMode: AspectRatioRule.ContentMode) -> some View
      aspectRatio|func aspectRatio(_ size: Size, contentMode: AspectRatioRule.ContentMode) -> some View
      scaledToFit|func scaledToFit() -> some View
      scaledToFill|func scaledToFill() -> some View
      fixedSize|func fixedSize() -> some View
      fixedSize|func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      offset|func offset(x: Double = 0, y: Double = 0) -> some View
      offset|func offset(_ size: Size) -> some View
      position|func position(x: Double = 0, y: Double = 0) -> some View
      position|func position(_ point: Point) -> some View
      layoutPriority|func layoutPriority(_ value: Double) -> some View
      alignmentGuide|func alignmentGuide( _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double ) -> some View
      alignmentGuide|func alignmentGuide( _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double ) -> some View
      !View|extension View {}
      redacted|func redacted(reason: RedactionReasons) -> some View
      unredacted|func unredacted() -> some View
      privacySensitive|func privacySensitive(_ isSensitive: Bool = 0) -> some View
      !View|extension View {}
      ignoresSafeArea|func ignoresSafeArea(edges: Edge.Set = 0) -> some View
      edgesIgnoringSafeArea|func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
      safeAreaInset|func safeAreaInset( edge: Edge, alignment: HorizontalAlignment = 0, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
      safeAreaInset|@_disfavoredOverload func safeAreaInset( edge: Edge, alignment: VerticalAlignment, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
      safeAreaBar|func safeAreaBar( edge: Edge, alignment: HorizontalAlignment = 0, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
      safeAreaBar|@_disfavoredOverload func safeAreaBar( edge: Edge, alignment: VerticalAlignment, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
      safeAreaPadding|func safeAreaPadding(_ insets: EdgeInsets) -> some View
      safeAreaPadding|func safeAreaPadding(_ length: Double) -> some View
      safeAreaPadding|func safeAreaPadding(_ edges: Edge.Set = 0, _ length: Double? = 0) -> some View
      !View|extension View {}
      ignoresSafeArea|func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = 0) -> some View
      !View|extension View {}
      defaultScrollAnchor|func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
      !View|extension View {}
      scrollClipDisabled|func scrollClipDisabled(_ disabled: Bool = 0) -> some View
      !View|extension View {}
      overlay|func overlay(alignment: Alignment = 0, @ViewBuilder content: () -> some View) -> some View
      overlay|@_disfavoredOverload func overlay(_ overlay: some View, alignment: Alignment = 0) -> some View
      overlay|func overlay<Style: ShapeStyle>(_ style: Style) -> some View
      overlay|func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View
      background|func background(alignment: Alignment = 0, @ViewBuilder content: () -> some View) -> some View
      background|@_disfavoredOverload func background(_ background: some View, alignment: Alignment = 0) -> some View
      background|func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = 0) -> some View
      background|func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View
      !View|extension View {}
      alert|func alert<Actions: View>( _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions ) -> some View
      alert|func alert<Actions: View, Message: View>( _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message ) -> some View
      alert|func alert<Actions: View>( _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions ) -> some View
      alert|func alert<Actions: View, Message: View>( _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message ) -> some View
      alert|func alert<Actions: View, Data>( _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions ) -> some View
      alert|func alert<Actions: View, Message: View, Data>( _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message ) -> some View
      alert|func alert<Actions: View, Data>( _ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions ) -> some View
      alert|func alert<Actions: View, Message: View, Data>( _ title: Text, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message ) -> some View
      alert|func alert<Failure: Error, Actions: View>( isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions ) -> some View
      alert|func alert<Failure: Error, Actions: View, Message: View>( isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions, @ViewBuilder message: @escaping (Failure) -> Message ) -> some View
      alert|func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View
      alert|func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
      actionSheet|func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View
      actionSheet|func actionSheet<Item: Identifiable>( item: Binding<Item?>, content: @escaping (Item) -> ActionSheet ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View>( _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: @escaping () -> Actions ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Message: View>( _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Data>( _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Message: View, Data>( _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View>( _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: @escaping () -> Actions ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Message: View>( _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Data>( _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions ) -> some View
      confirmationDialog|func confirmationDialog<Actions: View, Message: View, Data>( _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = 0, presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message ) -> some View
      !View|extension View {}
      !View|extension View {}
      navigationLinkIndicatorVisibility|func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
      !View|extension View {}
      rotation3DEffect|func rotation3DEffect( _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = 0, anchorZ: CGFloat = 0, perspective: CGFloat = 0 ) -> some View
      navigationDestination|func navigationDestination<D: Hashable, C: View>( item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C ) -> some View
      searchable|func searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: Text? = 0) -> some View
      searchable|func searchable( text: Binding<String>, placement: SearchFieldPlacement, prompt: some StringProtocol ) -> some View
      searchable|func searchable( text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = 0, prompt: Text? = 0 ) -> some View
      searchable|func searchable( text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = 0, prompt: some StringProtocol ) -> some View
      searchable|func searchable<S: View>( text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: Text? = 0, @ViewBuilder suggestions: () -> S ) -> some View
      searchable|func searchable<S: View>( text: Binding<String>, placement: SearchFieldPlacement = 0, prompt: some StringProtocol, @ViewBuilder suggestions: () -> S ) -> some View
      searchable|func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>( text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = 0, prompt: Text? = 0, @ViewBuilder token: @escaping (C.Element) -> T ) -> some View where C.Element: Identifiable
      swipeActions|func swipeActions<T: View>( edge: HorizontalEdge = 0, allowsFullSwipe: Bool = 0, @ViewBuilder content: @escaping () -> T ) -> some View
      accessibilityLabel|func accessibilityLabel(_ label: LocalizedStringKey) -> some View
      navigationTitle|@_disfavoredOverload func navigationTitle(_ title: LocalizedStringKey) -> some View
      navigationBarTitle|@_disfavoredOverload func navigationBarTitle( _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = 0 ) -> some View
      simultaneousGesture|func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
      highPriorityGesture|func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
      equatable|func equatable() -> EquatableView<Self> where Self: Equatable
      indexViewStyle|func indexViewStyle(_ style: PageIndexViewStyle) -> some View
      digitalCrownRotation|func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
      digitalCrownRotation|func digitalCrownRotation<V: BinaryFloatingPoint>( _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = 0, sensitivity: DigitalCrownRotationalSensitivity = 0, isContinuous: Bool = 0, isHapticFeedbackEnabled: Bool = 0 ) -> some View
      digitalCrownRotation|func digitalCrownRotation<V: BinaryFloatingPoint>( _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = 0, sensitivity: DigitalCrownRotationalSensitivity = 0, isContinuous: Bool = 0, isHapticFeedbackEnabled: Bool = 0, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void = 0 ) -> some View
      digitalCrownRotation|func digitalCrownRotation<V: BinaryFloatingPoint>( _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void = 0 ) -> some View
      coordinateSpace|func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
      coordinateSpace|func coordinateSpace<T: Hashable>(name: T) -> some View
      defaultAppStorage|func defaultAppStorage(_ store: UserDefaults) -> some View
      !View|extension View {}
      navigationTitle|func navigationTitle(_ title: Text) -> some View
      navigationTitle|func navigationTitle(_ title: some StringProtocol) -> some View
      navigationTitle|func navigationTitle(_ title: Binding<String>) -> some View
      navigationSubtitle|func navigationSubtitle(_ title: some StringProtocol) -> some View
      navigationBarTitle|func navigationBarTitle( _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = 0 ) -> some View
      navigationBarTitle|func navigationBarTitle( _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = 0 ) -> some View
      navigationBarTitleDisplayMode|func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
      navigationBarHidden|func navigationBarHidden(_ hidden: Bool) -> some View
      toolbar|func toolbar(@ViewBuilder content: () -> some View) -> some View
      toolbar|func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      toolbar|func toolbar(removing item: ToolbarDefaultItemKind?) -> some View
      toolbarBackground|func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View
      toolbarBackground|func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      toolbarBackgroundVisibility|func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      navigationBarItems|func navigationBarItems(leading: some View, trailing: some View) -> some View
      navigationBarItems|func navigationBarItems(leading: some View) -> some View
      navigationBarItems|func navigationBarItems(trailing: some View) -> some View
      searchable|func searchable(text: Binding<String>, prompt: Text? = 0) -> some View
      searchable|func searchable(text: Binding<String>, prompt: some StringProtocol) -> some View
      !View|extension View {}
      navigationSplitViewColumnWidth|func navigationSplitViewColumnWidth(_ width: Double) -> some View
      navigationSplitViewColumnWidth|func navigationSplitViewColumnWidth(min: Double? = 0, ideal: Double, max: Double? = 0) -> some View
      !View|extension View {}
      navigationSplitViewStyle|func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View
      !View|extension View {}
      navigationViewStyle|func navigationViewStyle(_ style: NavigationViewStyle) -> some View
      !View|extension View {}
      navigationDestination|func navigationDestination<Value: Hashable>( for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View ) -> some View
      navigationDestination|func navigationDestination( isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View ) -> some View
      navigationBarBackButtonHidden|func navigationBarBackButtonHidden(_ hidesBackButton: Bool = 0) -> some View
      !View|extension View {}
      !View|extension View {}
      sheet|func sheet<Content: View>( isPresented: Binding<Bool>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
      sheet|func sheet<Item: Identifiable, Content: View>( item: Binding<Item?>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
      fullScreenCover|func fullScreenCover<Content: View>( isPresented: Binding<Bool>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
      fullScreenCover|func fullScreenCover<Item: Identifiable, Content: View>( item: Binding<Item?>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
      popover|func popover<Content: View>( isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
      popover|func popover<Item: Identifiable, Content: View>( item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
      inspector|func inspector<Content: View>( isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content ) -> some View
      !View|extension View {}
      presentationDetents|func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
      presentationDetents|func presentationDetents( _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent> ) -> some View
      !View|extension View {}
      tabItem|func tabItem(@ViewBuilder _ label: () -> some View) -> some View
      !View|extension View {}
      tabViewStyle|func tabViewStyle(_ style: TabViewStyle) -> some View
      indexViewStyle|func indexViewStyle(_ style: IndexViewStyle) -> some View
      !View|extension View {}
      toolbarTitleDisplayMode|func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
      !View|extension View {}
      datePickerStyle|func datePickerStyle(_ style: DatePickerStyle) -> some View
      !View|extension View {}
      menuStyle|func menuStyle(_ style: MenuStyle) -> some View
      !View|extension View {}
      pickerStyle|func pickerStyle(_ style: some PickerStyle) -> some View
      !View|extension View {}
      overlay|func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View
      background|func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View
      background|func background(in shape: some Shape, fillStyle: FillStyle = 0) -> some View
      !View|extension View {}
      allowsHitTesting|func allowsHitTesting(_ enabled: Bool) -> some View
      !View|extension View {}
      environment|func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View
      !View|extension View {}
      onSubmit|func onSubmit(of triggers: SubmitTriggers = 0, _ action: @escaping () -> Void) -> some View
      submitScope|func submitScope(_ isBlocking: Bool = 0) -> some View
      !View|extension View {}
      focused|func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
      focused|func focused(_ condition: FocusState<Bool>.Binding) -> some View
      !View|extension View {}
      accessibilityFocused|func accessibilityFocused<Value: Hashable>( _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value ) -> some View
      accessibilityFocused|func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
      !View|extension View {}
      focusedValue|func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
      focusedSceneValue|func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
      !View|extension View {}
      onAppear|func onAppear(perform action: (() -> Void)? = 0) -> some View
      onDisappear|func onDisappear(perform action: (() -> Void)? = 0) -> some View
      onChange|func onChange<Value: Equatable>( of value: Value, initial: Bool = 0, _ action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
      onChange|func onChange<Value: Equatable>( of value: Value, initial: Bool = 0, _ action: @escaping () -> Void ) -> some View
      !View|extension View {}
      onChange|@_disfavoredOverload func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View
      task|func task( priority: TaskPriority = 0, _ action: @escaping @Sendable () async -> Void ) -> some View
      task|func task<ID: Equatable>( id value: ID, priority: TaskPriority = 0, _ action: @escaping @Sendable () async -> Void ) -> some View
      refreshable|func refreshable(action: @escaping @Sendable () async -> Void) -> some View
      !View|extension View {}
      matchedGeometryEffect|func matchedGeometryEffect<ID: Hashable>( id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = 0, anchor: UnitPoint = 0, isSource: Bool = 0 ) -> some View
      !View|extension View {}
      environmentObject|func environmentObject<Object: _ObservedObject>(_ object: Object) -> some View
      !View|extension View {}
      backgroundStyle|func backgroundStyle(_ style: any ShapeStyle) -> some View
      !View|extension View {}
      tint|func tint(_ tint: Color?) -> some View
      tint|func tint(_ style: (any ShapeStyle)?) -> some View
      !View|extension View {}
      imageScale|func imageScale(_ scale: Image.Scale) -> some View
      !View|extension View {}
      underline|func underline( _ isActive: Bool = 0, pattern: Text.LineStyle.Pattern = 0, color: Color? = 0 ) -> some View
      strikethrough|func strikethrough( _ isActive: Bool = 0, pattern: Text.LineStyle.Pattern = 0, color: Color? = 0 ) -> some View
      !View|extension View {}
      symbolVariant|func symbolVariant(_ variant: SymbolVariants) -> some View
      !View|extension View {}
      font|func font(_ font: Font?) -> some View
      fontWeight|func fontWeight(_ weight: Font.Weight?) -> some View
      fontDesign|func fontDesign(_ design: Font.Design?) -> some View
      bold|func bold(_ isActive: Bool = 0) -> some View
      italic|func italic(_ isActive: Bool = 0) -> some View
      monospaced|func monospaced(_ isActive: Bool = 0) -> some View
      monospacedDigit|func monospacedDigit() -> some View
      kerning|func kerning(_ points: Double) -> some View
      tracking|func tracking(_ points: Double) -> some View
      baselineOffset|func baselineOffset(_ points: Double) -> some View
      textCase|func textCase(_ textCase: TextEnvironment.TextCase?) -> some View
      lineSpacing|func lineSpacing(_ points: Double) -> some View
      multilineTextAlignment|func multilineTextAlignment(_ alignment: TextOptions.Alignment) -> some View
      truncationMode|func truncationMode(_ mode: TextOptions.Truncation) -> some View
      minimumScaleFactor|func minimumScaleFactor(_ factor: Double) -> some View
      lineLimit|func lineLimit(_ number: Int?) -> some View
      lineLimit|func lineLimit(_ number: Int, reservesSpace: Bool) -> some View
      lineLimit|func lineLimit(_ limit: ClosedRange<Int>) -> some View
      lineLimit|func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
      lineLimit|func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
      dynamicTypeSize|func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
      dynamicTypeSize|func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View
      dynamicTypeSize|func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View
      dynamicTypeSize|func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View
      foregroundColor|func foregroundColor(_ color: Color?) -> some View
      foregroundStyle|func foregroundStyle(_ style: any ShapeStyle) -> some View
      foregroundStyle|func foregroundStyle(_ primary: any ShapeStyle, _ secondary: any ShapeStyle) -> some View
      foregroundStyle|func foregroundStyle( _ primary: any ShapeStyle, _ secondary: any ShapeStyle, _ tertiary: any ShapeStyle ) -> some View
      accentColor|func accentColor(_ color: Color?) -> some View
      preferredColorScheme|func preferredColorScheme(_ scheme: ColorScheme?) -> some View
      colorScheme|func colorScheme(_ scheme: ColorScheme) -> some View
      !View|extension View {}
      coordinateSpace|func coordinateSpace(name: String) -> some View
      onGeometryChange|func onGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void ) -> some View
      onGeometryChange|func onGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
      onGeometryChange|func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (CGFloat) -> Void ) -> some View
      onGeometryChange|func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void ) -> some View
      !View|extension View {}
      gridCellColumns|func gridCellColumns(_ count: Int) -> some View
      gridColumnAlignment|func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
      gridCellAnchor|func gridCellAnchor(_ anchor: UnitPoint) -> some View
      gridCellUnsizedAxes|func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
      layoutValue|func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View
      !View|extension View {}
      preference|func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View
      transformPreference|func transformPreference<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) -> some View
      anchorPreference|func anchorPreference<Key: PreferenceKey, Value>( key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value ) -> some View
      transformAnchorPreference|func transformAnchorPreference<Key: PreferenceKey, Value>( key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void ) -> some View
      onPreferenceChange|func onPreferenceChange<Key: PreferenceKey>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void) -> some View where Key.Value: Equatable
      overlayPreferenceValue|func overlayPreferenceValue<Key: PreferenceKey>( _ key: Key.Type, alignment: Alignment = 0, @ViewBuilder _ content: @escaping (Key.Value) -> some View ) -> some View
      backgroundPreferenceValue|func backgroundPreferenceValue<Key: PreferenceKey>( _ key: Key.Type, alignment: Alignment = 0, @ViewBuilder _ content: @escaping (Key.Value) -> some View ) -> some View
      !View|extension View {}
      onScrollGeometryChange|func onScrollGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
      onScrollGeometryChange|func onScrollGeometryChange( for type: CGFloat.Type, of transform: @escaping (ScrollGeometry) -> Double, action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void ) -> some View
      onScrollVisibilityChange|func onScrollVisibilityChange(threshold: Double = 0, _ action: @escaping (Bool) -> Void) -> some View
      onScrollPhaseChange|func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View
      onScrollPhaseChange|func onScrollPhaseChange( _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void ) -> some View
      !View|extension View {}
      scrollPosition|func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = 0) -> some View
      scrollPosition|func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = 0) -> some View
      scrollTargetLayout|func scrollTargetLayout(isEnabled: Bool = 0) -> some View
      scrollTargetBehavior|func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View
      !View|extension View {}
      scrollTransition|func scrollTransition( transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
      !View|extension View {}
      scrollTransition|func scrollTransition( _ configuration: ScrollTransitionConfiguration, axis: Axis? = 0, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
      scrollTransition|func scrollTransition( axis: Axis?, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
      scrollTransition|func scrollTransition( topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = 0, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View ) -> some View
      !View|extension View {}
      accessibilityLabel|func accessibilityLabel(_ label: some StringProtocol) -> some View
      accessibilityLabel|func accessibilityLabel(_ label: Text) -> some View
      accessibilityIdentifier|func accessibilityIdentifier(_ identifier: String) -> some View
      !View|extension View {}
      visualEffect|func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some View) -> some View
      !View|extension View {}
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
      !View|extension View {}
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
      !View|extension View {}
      !View|extension View {}
      onGeometryChange|@_disfavoredOverload func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (CGFloat) -> Void ) -> some View
      onGeometryChange|@_disfavoredOverload func onGeometryChange( for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void ) -> some View
      !View|extension View {}
      onReceive|func onReceive<P: Publisher>( _ publisher: P, perform action: @escaping (P.Output) -> Void ) -> some View where P.Failure == Never
      !View|extension View {}
      gesture|func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
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
      """#)
}
