// Written by `make generate` from declarations.

extension InterfaceText {
  static let part3: StaticString = #"""
    >SimultaneousGesture.Value|extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    >SimultaneousGesture.Value|extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
    >ExclusiveGesture|struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
    first|var first: First { get set }
    second|var second: Second { get set }
    init|init(_ first: First, _ second: Second)
    >ExclusiveGesture.Value|enum Value {}
    first|case first(First.Value)
    second|case second(Second.Value)
    >ExclusiveGesture.Value|extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    >ExclusiveGesture.Value|extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
    >SequenceGesture|struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
    first|var first: First { get set }
    second|var second: Second { get set }
    init|init(_ first: First, _ second: Second)
    >SequenceGesture.Value|enum Value {}
    first|case first(First.Value)
    second|case second(First.Value, Second.Value?)
    >SequenceGesture.Value|extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    >SequenceGesture.Value|extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
    >AnyGesture|struct AnyGesture<Value>: PrimitiveGesture {}
    init|init<G: Gesture>(_ gesture: G) where G.Value == Value
    >Gesture|protocol Gesture<Value> {}
    body|var body: Body { get }
    >Gesture.Value|associatedtype Value
    >Gesture.Body|associatedtype Body: Gesture
    >_GestureStep|enum _GestureStep: CaseIterable, Sendable {}
    updates|case updates
    changes|case changes
    ends|case ends
    resets|case resets
    >_Touch|struct _Touch {}
    >Gesture|extension Gesture where Body.Value == Value {}
    >Never|extension Never: Gesture {}
    >Never.Value|typealias Value = Never
    >PrimitiveGesture|protocol PrimitiveGesture: Gesture where Body == Never {}
    >PrimitiveGesture|extension PrimitiveGesture {}
    body|var body: Never { get }
    >Gesture|extension Gesture {}
    onEnded|func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    updating|func updating<State>( _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void ) -> some Gesture<Value>
    simultaneously|func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
    exclusively|func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
    sequenced|func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
    map|func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result>
    >Gesture|extension Gesture where Value: Equatable {}
    onChanged|func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    >GestureMask|struct GestureMask: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    none|static var none: GestureMask { get }
    gesture|static var gesture: GestureMask { get }
    subviews|static var subviews: GestureMask { get }
    all|static var all: GestureMask { get }
    >View|extension View {}
    gesture|func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
    gesture|func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
    simultaneousGesture|func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
    highPriorityGesture|func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = 0) -> some View
    >GestureState|@propertyWrapper struct GestureState<Value> {}
    init|init(wrappedValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
    init|init(initialValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
    init|init( wrappedValue: Value, resetTransaction: Transaction, file: String = 0, line: Int = 0, column: Int = 0 )
    wrappedValue|var wrappedValue: Value { get }
    projectedValue|var projectedValue: GestureState<Value> { get }
    >GestureState|extension GestureState where Value: ExpressibleByNilLiteral {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >GestureState|extension GestureState: DynamicProperty {}
    >TapGesture|struct TapGesture: PrimitiveGesture {}
    count|var count: Int { get set }
    init|init(count: Int = 0)
    >TapGesture.Value|typealias Value = Void
    >SpatialTapGesture|struct SpatialTapGesture: PrimitiveGesture {}
    count|var count: Int { get set }
    coordinateSpace|var coordinateSpace: CoordinateSpace { get set }
    init|init(count: Int = 0, coordinateSpace: CoordinateSpace = 0)
    >SpatialTapGesture.Value|struct Value: Equatable, Sendable {}
    location|var location: Point { get set }
    >LongPressGesture|struct LongPressGesture: PrimitiveGesture {}
    minimumDuration|var minimumDuration: Double { get set }
    maximumDistance|var maximumDistance: Double { get set }
    init|init(minimumDuration: Double = 0, maximumDistance: Double = 0)
    >LongPressGesture.Value|typealias Value = Bool
    >DragGesture|struct DragGesture: PrimitiveGesture {}
    minimumDistance|var minimumDistance: Double { get set }
    coordinateSpace|var coordinateSpace: CoordinateSpace { get set }
    init|init(minimumDistance: Double = 0, coordinateSpace: CoordinateSpace = 0)
    >DragGesture.Value|struct Value: Equatable, Sendable {}
    time|var time: Date { get set }
    location|var location: Point { get set }
    startLocation|var startLocation: Point { get set }
    translation|var translation: Size { get }
    velocity|var velocity: Size { get }
    predictedEndLocation|var predictedEndLocation: Point { get }
    predictedEndTranslation|var predictedEndTranslation: Size { get }
    >MagnifyGesture|struct MagnifyGesture: PrimitiveGesture {}
    minimumScaleDelta|var minimumScaleDelta: Double { get set }
    init|init(minimumScaleDelta: Double = 0)
    >MagnifyGesture.Value|struct Value: Equatable, Sendable {}
    time|var time: Date { get set }
    magnification|var magnification: Double { get set }
    velocity|var velocity: Double { get set }
    startAnchor|var startAnchor: UnitPoint { get set }
    startLocation|var startLocation: Point { get set }
    >MagnificationGesture|struct MagnificationGesture: PrimitiveGesture {}
    minimumScaleDelta|var minimumScaleDelta: Double { get set }
    init|init(minimumScaleDelta: Double = 0)
    >MagnificationGesture.Value|typealias Value = Double
    >RotateGesture|struct RotateGesture: PrimitiveGesture {}
    minimumAngleDelta|var minimumAngleDelta: Angle { get set }
    init|init(minimumAngleDelta: Angle = 0)
    >RotateGesture.Value|struct Value: Equatable, Sendable {}
    time|var time: Date { get set }
    rotation|var rotation: Angle { get set }
    velocity|var velocity: Angle { get set }
    startAnchor|var startAnchor: UnitPoint { get set }
    startLocation|var startLocation: Point { get set }
    >RotationGesture|struct RotationGesture: PrimitiveGesture {}
    minimumAngleDelta|var minimumAngleDelta: Angle { get set }
    init|init(minimumAngleDelta: Angle = 0)
    >RotationGesture.Value|typealias Value = Angle
    >View|extension View {}
    onTapGesture|func onTapGesture(count: Int = 0, perform action: @escaping () -> Void) -> some View
    onTapGesture|func onTapGesture( count: Int = 0, coordinateSpace: CoordinateSpace = 0, perform action: @escaping (Point) -> Void ) -> some View
    onLongPressGesture|func onLongPressGesture( minimumDuration: Double = 0, maximumDistance: Double = 0, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = 0 ) -> some View
    onLongPressGesture|@_disfavoredOverload func onLongPressGesture( minimumDuration: Double = 0, maximumDistance: Double = 0, pressing: ((Bool) -> Void)? = 0, perform action: @escaping () -> Void ) -> some View
    >AccessibilityRotorContent|protocol AccessibilityRotorContent {}
    >AccessibilityRotorContentBuilder|@resultBuilder enum AccessibilityRotorContentBuilder {}
    buildExpression|static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content
    buildBlock|static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content
    buildIf|static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content?
    >Optional|extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
    >ForEach|extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
    >ForEach|extension ForEach where Content: AccessibilityRotorContent {}
    init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content )
    >ForEach|extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {}
    init|init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    >AccessibilityRotorEntry|struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {}
    init|init(_ label: some StringProtocol, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = 0)
    init|init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = 0)
    init|init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = 0)
    >AccessibilityTraits|struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {}
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
    >View|extension View {}
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
    >View|extension View {}
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
    >View|extension View {}
    accessibilityCustomContent|func accessibilityCustomContent( _ label: some StringProtocol, _ value: some StringProtocol, importance: AccessibilityImportance = 0 ) -> some View
    accessibilityRotor|func accessibilityRotor<Content: AccessibilityRotorContent>( _ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: @escaping () -> Content ) -> some View
    accessibilityRotor|func accessibilityRotor<Content: AccessibilityRotorContent>( _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content ) -> some View
    accessibilityRotorEntry|func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    accessibilityLinkedGroup|func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    speechAdjustedPitch|func speechAdjustedPitch(_ value: Double) -> some View
    speechAlwaysIncludesPunctuation|func speechAlwaysIncludesPunctuation(_ value: Bool = 0) -> some View
    speechAnnouncementsQueued|func speechAnnouncementsQueued(_ value: Bool = 0) -> some View
    speechSpellsOutCharacters|func speechSpellsOutCharacters(_ value: Bool = 0) -> some View
    >AccessibilityChildBehavior|enum AccessibilityChildBehavior: Hashable, Sendable {}
    ignore|case ignore
    contain|case contain
    combine|case combine
    >AccessibilityActionKind|enum AccessibilityActionKind: Equatable {}
    `default`|case `default`
    escape|case escape
    magicTap|case magicTap
    delete|case delete
    showMenu|case showMenu
    named|case named(Text)
    init|init(named name: Text)
    >AccessibilityAdjustmentDirection|enum AccessibilityAdjustmentDirection: Hashable, Sendable {}
    increment|case increment
    decrement|case decrement
    >AccessibilityHeadingLevel|enum AccessibilityHeadingLevel: Hashable, Sendable {}
    unspecified|case unspecified
    h1|case h1
    h2|case h2
    h3|case h3
    h4|case h4
    h5|case h5
    h6|case h6
    >AccessibilityTextContentType|enum AccessibilityTextContentType: Hashable, Sendable {}
    plain|case plain
    console|case console
    fileSystem|case fileSystem
    messaging|case messaging
    narrative|case narrative
    sourceCode|case sourceCode
    spreadsheet|case spreadsheet
    wordProcessing|case wordProcessing
    >AccessibilityLabeledPairRole|enum AccessibilityLabeledPairRole: Hashable, Sendable {}
    label|case label
    content|case content
    >AccessibilityImportance|enum AccessibilityImportance: Hashable, Sendable {}
    `default`|case `default`
    high|case high
    >View|extension View {}
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
    >View|extension View {}
    focusedObject|func focusedObject<T: _ObservedObject>(_ object: T) -> some View
    focusedSceneObject|func focusedSceneObject<T: _ObservedObject>(_ object: T) -> some View
    searchFocused|func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    searchFocused|func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
    >View|extension View {}
    dialogSuppressionToggle|func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
    dialogSuppressionToggle|func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> some View
    dialogSuppressionToggle|func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View
    dismissalConfirmationDialog|func dismissalConfirmationDialog<A: View>( _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A ) -> some View
    presentationPreventsAppTermination|func presentationPreventsAppTermination(_ prevents: Bool?) -> some View
    >MoveCommandDirection|enum MoveCommandDirection: Hashable, Sendable {}
    up|case up
    down|case down
    left|case left
    right|case right
    >NSItemProvider|class NSItemProvider {}
    suggestedName|var suggestedName: String? { get set }
    init|init()
    init|init(object: Any)
    init|init?(contentsOf url: URL)
    >DropDelegate|protocol DropDelegate {}
    validateDrop|func validateDrop(info: DropInfo) -> Bool
    performDrop|func performDrop(info: DropInfo) -> Bool
    dropEntered|func dropEntered(info: DropInfo)
    dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
    dropExited|func dropExited(info: DropInfo)
    >DropDelegate|extension DropDelegate {}
    validateDrop|func validateDrop(info: DropInfo) -> Bool
    dropEntered|func dropEntered(info: DropInfo)
    dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
    dropExited|func dropExited(info: DropInfo)
    >DropInfo|struct DropInfo {}
    location|var location: Point { get }
    hasItemsConforming|func hasItemsConforming(to types: [String]) -> Bool
    itemProviders|func itemProviders(for types: [String]) -> [NSItemProvider]
    >DropOperation|enum DropOperation: Hashable, Sendable {}
    cancel|case cancel
    forbidden|case forbidden
    copy|case copy
    move|case move
    delete|case delete
    alias|case alias
    >DropProposal|struct DropProposal: Sendable {}
    operation|var operation: DropOperation { get }
    init|init(operation: DropOperation)
    >View|extension View {}
    drawingGroup|func drawingGroup(opaque: Bool = 0, colorMode: ColorRenderingMode = 0) -> some View
    compositingGroup|func compositingGroup() -> some View
    geometryGroup|func geometryGroup() -> some View
    materialActiveAppearance|func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
    allowedDynamicRange|func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    >View|extension View {}
    symbolEffect|func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = 0, isActive: Bool = 0) -> some View
    symbolEffect|func symbolEffect<Value: Equatable>( _ effect: SymbolEffect, options: SymbolEffectOptions = 0, value: Value ) -> some View
    symbolEffectsRemoved|func symbolEffectsRemoved(_ isEnabled: Bool = 0) -> some View
    contentTransition|func contentTransition(_ transition: ContentTransition) -> some View
    glassEffectID|func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
    glassEffectUnion|func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View
    glassEffectTransition|func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    >View|extension View {}
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
    >MaterialActiveAppearance|enum MaterialActiveAppearance: Hashable, Sendable {}
    automatic|case automatic
    active|case active
    inactive|case inactive
    matchWindow|case matchWindow
    >Image|extension Image {}
    resizable|func resizable(capInsets: EdgeInsets = 0, resizingMode: ResizingMode) -> Image
    interpolation|func interpolation(_ interpolation: Interpolation) -> Image
    antialiased|func antialiased(_ isAntialiased: Bool) -> Image
    symbolRenderingMode|func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    allowedDynamicRange|func allowedDynamicRange(_ range: DynamicRange?) -> Image
    >Image.DynamicRange|enum DynamicRange: Hashable, Sendable {}
    standard|case standard
    constrainedHigh|case constrainedHigh
    high|case high
    >Image.Interpolation|enum Interpolation: Hashable, Sendable {}
    none|case none
    low|case low
    medium|case medium
    high|case high
    >Image.ResizingMode|enum ResizingMode: Hashable, Sendable {}
    tile|case tile
    stretch|case stretch
    >Image.Orientation|enum Orientation: UInt8, Hashable, Sendable, CaseIterable {}
    up|case up
    upMirrored|case upMirrored
    down|case down
    downMirrored|case downMirrored
    left|case left
    leftMirrored|case leftMirrored
    right|case right
    rightMirrored|case rightMirrored
    >SymbolRenderingMode|enum SymbolRenderingMode: Hashable, Sendable {}
    monochrome|case monochrome
    multicolor|case multicolor
    hierarchical|case hierarchical
    palette|case palette
    >SymbolColorRenderingMode|enum SymbolColorRenderingMode: Hashable, Sendable {}
    flat|case flat
    gradient|case gradient
    >SymbolVariableValueMode|enum SymbolVariableValueMode: Hashable, Sendable {}
    color|case color
    draw|case draw
    >TypesettingLanguage|enum TypesettingLanguage: Hashable, Sendable {}
    automatic|case automatic
    >Font|extension Font {}
    width|func width(_ width: Width) -> Font
    leading|func leading(_ leading: Leading) -> Font
    smallCaps|func smallCaps() -> Font
    lowercaseSmallCaps|func lowercaseSmallCaps() -> Font
    uppercaseSmallCaps|func uppercaseSmallCaps() -> Font
    >Font.Width|struct Width: Hashable, Sendable {}
    value|var value: Double { get set }
    init|init(_ value: Double)
    compressed|static var compressed: Width { get }
    condensed|static var condensed: Width { get }
    standard|static var standard: Width { get }
    expanded|static var expanded: Width { get }
    >Font.Leading|enum Leading: Hashable, Sendable {}
    standard|case standard
    tight|case tight
    loose|case loose
    >Text|extension Text {}
    >Text.Scale|enum Scale: Hashable, Sendable {}
    `default`|case `default`
    secondary|case secondary
    >SymbolEffect|@dynamicMemberLookup struct SymbolEffect: Hashable, Sendable {}
    appear|static var appear: SymbolEffect { get }
    automatic|static var automatic: SymbolEffect { get }
    bounce|static var bounce: SymbolEffect { get }
    breathe|static var breathe: SymbolEffect { get }
    disappear|static var disappear: SymbolEffect { get }
    drawOff|static var drawOff: SymbolEffect { get }
    drawOn|static var drawOn: SymbolEffect { get }
    pulse|static var pulse: SymbolEffect { get }
    replace|static var replace: SymbolEffect { get }
    rotate|static var rotate: SymbolEffect { get }
    scale|static var scale: SymbolEffect { get }
    variableColor|static var variableColor: SymbolEffect { get }
    wiggle|static var wiggle: SymbolEffect { get }
    subscript|subscript(dynamicMember variant: KeyPath<Variants, SymbolEffect>) -> SymbolEffect { get }
    >SymbolEffect.Variants|struct Variants {}
    >SymbolEffectOptions|struct SymbolEffectOptions: Hashable, Sendable {}
    default|static var `default`: SymbolEffectOptions { get }
    repeating|static var repeating: SymbolEffectOptions { get }
    nonRepeating|static var nonRepeating: SymbolEffectOptions { get }
    repeating|var repeating: SymbolEffectOptions { get }
    nonRepeating|var nonRepeating: SymbolEffectOptions { get }
    speed|static func speed(_ speed: Double) -> SymbolEffectOptions
    `repeat`|static func `repeat`(_ count: Int) -> SymbolEffectOptions
    `repeat`|static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions
    speed|func speed(_ speed: Double) -> SymbolEffectOptions
    `repeat`|func `repeat`(_ count: Int) -> SymbolEffectOptions
    `repeat`|func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions
    >SymbolEffectOptions.RepeatBehavior|struct RepeatBehavior: Hashable, Sendable {}
    continuous|static var continuous: RepeatBehavior { get }
    periodic|static var periodic: RepeatBehavior { get }
    periodic|static func periodic(_ count: Int? = 0, delay: Double? = 0) -> RepeatBehavior
    >ContentTransition|struct ContentTransition: Hashable, Sendable {}
    identity|static var identity: ContentTransition { get }
    opacity|static var opacity: ContentTransition { get }
    interpolate|static var interpolate: ContentTransition { get }
    symbolEffect|static var symbolEffect: ContentTransition { get }
    numericText|static func numericText(countsDown: Bool = 0) -> ContentTransition
    numericText|static func numericText(value: Double) -> ContentTransition
    symbolEffect|static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = 0) -> ContentTransition
    >GlassEffectTransition|struct GlassEffectTransition: Hashable, Sendable {}
    identity|static var identity: GlassEffectTransition { get }
    matchedGeometry|static var matchedGeometry: GlassEffectTransition { get }
    materialize|static var materialize: GlassEffectTransition { get }
    >GlassEffectContainer|struct GlassEffectContainer<Content: View>: View {}
    init|init(spacing: Double? = 0, @ViewBuilder content: () -> Content)
    body|var body: some View { get }
    >ShaderLibrary|@dynamicMemberLookup struct ShaderLibrary: Sendable {}
    default|static var `default`: ShaderLibrary { get }
    subscript|static subscript(dynamicMember name: String) -> ShaderFunction { get }
    subscript|subscript(dynamicMember name: String) -> ShaderFunction { get }
    >ShaderFunction|struct ShaderFunction: Hashable, Sendable {}
    name|var name: String { get set }
    dynamicallyCall|func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader
    >Shader|struct Shader: Hashable, Sendable {}
    function|var function: ShaderFunction { get set }
    arguments|var arguments: [Argument] { get set }
    init|init(function: ShaderFunction, arguments: [Argument])
    >Shader.Argument|struct Argument: Hashable, Sendable {}
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
    >Font|extension Font {}
    system|static func system( size: Double, weight: Weight? = 0, width: Width, design: Design? = 0 ) -> Font
    >View|extension View {}
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
    >ContextMenu|struct ContextMenu<Items: View> {}
    init|init(@ViewBuilder menuItems: @escaping () -> Items)
    >PresentationBackgroundInteraction|enum PresentationBackgroundInteraction: Hashable, Sendable {}
    automatic|case automatic
    enabled|case enabled
    disabled|case disabled
    upThrough|case upThrough(PresentationDetent)
    enabled|static func enabled(upThrough detent: PresentationDetent) -> Self
    >PresentationContentInteraction|enum PresentationContentInteraction: Hashable, Sendable {}
    automatic|case automatic
    resizes|case resizes
    scrolls|case scrolls
    >PresentationAdaptation|enum PresentationAdaptation: Hashable, Sendable {}
    automatic|case automatic
    none|case none
    popover|case popover
    sheet|case sheet
    fullScreenCover|case fullScreenCover
    >PresentationSizing|enum PresentationSizing: Hashable, Sendable {}
    automatic|case automatic
    fitted|case fitted
    form|case form
    page|case page
    >DialogSeverity|enum DialogSeverity: Hashable, Sendable {}
    automatic|case automatic
    standard|case standard
    critical|case critical
    >MenuOrder|enum MenuOrder: Hashable, Sendable {}
    automatic|case automatic
    priority|case priority
    fixed|case fixed
    >MenuActionDismissBehavior|enum MenuActionDismissBehavior: Hashable, Sendable {}
    automatic|case automatic
    enabled|case enabled
    disabled|case disabled
    >View|extension View {}
    scrollIndicators|func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = 0) -> some View
    scrollIndicatorsFlash|func scrollIndicatorsFlash(onAppear: Bool) -> some View
    scrollIndicatorsFlash|func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
    scrollDisabled|func scrollDisabled(_ disabled: Bool) -> some View
    scrollBounceBehavior|func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = 0) -> some View
    scrollDismissesKeyboard|func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    scrollEdgeEffectStyle|func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    scrollEdgeEffectHidden|func scrollEdgeEffectHidden(_ hidden: Bool = 0, for edges: Edge.Set = 0) -> some View
    >View|extension View {}
    searchScopes|func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    searchSuggestions|func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
    searchCompletion|func searchCompletion(_ completion: String) -> some View
    searchPresentationToolbarBehavior|func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    >View|extension View {}
    focusable|func focusable(_ isFocusable: Bool = 0) -> some View
    focusable|func focusable(_ isFocusable: Bool = 0, interactions: FocusInteractions) -> some View
    focusSection|func focusSection() -> some View
    focusScope|func focusScope(_ namespace: Namespace.ID) -> some View
    focusEffectDisabled|func focusEffectDisabled(_ disabled: Bool = 0) -> some View
    prefersDefaultFocus|func prefersDefaultFocus(_ prefers: Bool = 0, in namespace: Namespace.ID) -> some View
    defaultFocus|func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
    >View|extension View {}
    previewDevice|func previewDevice(_ value: PreviewDevice?) -> some View
    previewLayout|func previewLayout(_ value: PreviewLayout) -> some View
    previewDisplayName|func previewDisplayName(_ value: String?) -> some View
    previewInterfaceOrientation|func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    >View|extension View {}
    statusBar|func statusBar(hidden: Bool) -> some View
    statusBarHidden|func statusBarHidden(_ hidden: Bool = 0) -> some View
    persistentSystemOverlays|func persistentSystemOverlays(_ visibility: Visibility) -> some View
    defersSystemGestures|func defersSystemGestures(on edges: Edge.Set) -> some View
    containerBackground|func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    containerBackground|func containerBackground<V: View>( for container: ContainerBackgroundPlacement, alignment: Alignment = 0, @ViewBuilder content: () -> V ) -> some View
    >View|extension View {}
    tabBarMinimizeBehavior|func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    navigationTransition|func navigationTransition(_ style: NavigationTransition) -> some View
    matchedTransitionSource|func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    toolbarRole|func toolbarRole(_ role: ToolbarRole) -> some View
    toolbarColorScheme|func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    toolbarTitleMenu|func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
    >View|extension View {}
    listItemTint|func listItemTint(_ tint: Color?) -> some View
    listItemTint|func listItemTint(_ tint: ListItemTint?) -> some View
    listSectionSeparatorTint|func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = 0) -> some View
    containerShape|func containerShape<T: Shape>(_ shape: T) -> some View
    >ScrollIndicatorVisibility|enum ScrollIndicatorVisibility: Hashable, Sendable {}
    automatic|case automatic
    visible|case visible
    hidden|case hidden
    never|case never
    >ScrollBounceBehavior|enum ScrollBounceBehavior: Hashable, Sendable {}
    automatic|case automatic
    always|case always
    basedOnSize|case basedOnSize
    >ScrollDismissesKeyboardMode|enum ScrollDismissesKeyboardMode: Hashable, Sendable {}
    automatic|case automatic
    immediately|case immediately
    interactively|case interactively
    never|case never
    >ScrollEdgeEffectStyle|enum ScrollEdgeEffectStyle: Hashable, Sendable {}
    automatic|case automatic
    hard|case hard
    soft|case soft
    >TabBarMinimizeBehavior|enum TabBarMinimizeBehavior: Hashable, Sendable {}
    automatic|case automatic
    never|case never
    onScrollDown|case onScrollDown
    onScrollUp|case onScrollUp
    >NavigationTransition|struct NavigationTransition: Sendable {}
    automatic|static var automatic: NavigationTransition { get }
    crossFade|static var crossFade: NavigationTransition { get }
    zoom|static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition
    >ToolbarRole|enum ToolbarRole: Hashable, Sendable {}
    automatic|case automatic
    navigationStack|case navigationStack
    browser|case browser
    editor|case editor
    >SearchPresentationToolbarBehavior|enum SearchPresentationToolbarBehavior: Hashable, Sendable {}
    automatic|case automatic
    avoidHidingContent|case avoidHidingContent
    >FocusInteractions|struct FocusInteractions: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    activate|static var activate: FocusInteractions { get }
    edit|static var edit: FocusInteractions { get }
    automatic|static var automatic: FocusInteractions { get }
    >PreviewDevice|struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {}
    rawValue|var rawValue: String { get }
    init|init(rawValue: String)
    init|init(stringLiteral value: String)
    >PreviewLayout|enum PreviewLayout: Sendable {}
    device|case device
    sizeThatFits|case sizeThatFits
    fixed|case fixed(width: Double, height: Double)
    >InterfaceOrientation|enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {}
    portrait|case portrait
    portraitUpsideDown|case portraitUpsideDown
    landscapeLeft|case landscapeLeft
    landscapeRight|case landscapeRight
    >ListItemTint|enum ListItemTint: Sendable {}
    fixed|case fixed(Color)
    preferred|case preferred(Color)
    monochrome|static var monochrome: _ { get }
    >ContainerBackgroundPlacement|enum ContainerBackgroundPlacement: Hashable, Sendable {}
    widget|case widget
    navigation|case navigation
    navigationSplitView|case navigationSplitView
    tabView|case tabView
    window|case window
    subscriptionStore|case subscriptionStore
    >PreviewProvider|protocol PreviewProvider {}
    previews|static var previews: Previews { get }
    >PreviewProvider.Previews|associatedtype Previews: View
    >View|extension View {}
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
    >SubmitLabel|enum SubmitLabel: Hashable, Sendable {}
    done|case done
    go|case go
    send|case send
    join|case join
    route|case route
    search|case search
    `return`|case `return`
    next|case next
    `continue`|case `continue`
    >TextSelectability|enum TextSelectability: Hashable, Sendable {}
    enabled|case enabled
    disabled|case disabled
    >TextInputAutocapitalization|struct TextInputAutocapitalization: Hashable, Sendable {}
    never|static var never: TextInputAutocapitalization { get }
    words|static var words: TextInputAutocapitalization { get }
    sentences|static var sentences: TextInputAutocapitalization { get }
    characters|static var characters: TextInputAutocapitalization { get }
    >TextEditorStyle|enum TextEditorStyle: Hashable, Sendable {}
    automatic|case automatic
    plain|case plain
    roundedBorder|case roundedBorder
    >WritingToolsBehavior|enum WritingToolsBehavior: Hashable, Sendable {}
    automatic|case automatic
    complete|case complete
    limited|case limited
    disabled|case disabled
    >UIKeyboardType|enum UIKeyboardType: Int, Hashable, Sendable {}
    `default`|case `default`
    asciiCapable|case asciiCapable
    numbersAndPunctuation|case numbersAndPunctuation
    URL|case URL
    numberPad|case numberPad
    phonePad|case phonePad
    namePhonePad|case namePhonePad
    emailAddress|case emailAddress
    decimalPad|case decimalPad
    twitter|case twitter
    webSearch|case webSearch
    asciiCapableNumberPad|case asciiCapableNumberPad
    alphabet|static var alphabet: _ { get }
    >UITextAutocapitalizationType|enum UITextAutocapitalizationType: Int, Hashable, Sendable {}
    none|case none
    words|case words
    sentences|case sentences
    allCharacters|case allCharacters
    >UITextContentType|struct UITextContentType: Hashable, Sendable, RawRepresentable {}
    rawValue|var rawValue: String { get }
    init|init(rawValue: String)
    name|static var name: UITextContentType { get }
    namePrefix|static var namePrefix: UITextContentType { get }
    givenName|static var givenName: UITextContentType { get }
    middleName|static var middleName: UITextContentType { get }
    familyName|static var familyName: UITextContentType { get }
    nickname|static var nickname: UITextContentType { get }
    jobTitle|static var jobTitle: UITextContentType { get }
    organizationName|static var organizationName: UITextContentType { get }
    location|static var location: UITextContentType { get }
    fullStreetAddress|static var fullStreetAddress: UITextContentType { get }
    streetAddressLine1|static var streetAddressLine1: UITextContentType { get }
    streetAddressLine2|static var streetAddressLine2: UITextContentType { get }
    addressCity|static var addressCity: UITextContentType { get }
    addressState|static var addressState: UITextContentType { get }
    postalCode|static var postalCode: UITextContentType { get }
    countryName|static var countryName: UITextContentType { get }
    telephoneNumber|static var telephoneNumber: UITextContentType { get }
    emailAddress|static var emailAddress: UITextContentType { get }
    URL|static var URL: UITextContentType { get }
    creditCardNumber|static var creditCardNumber: UITextContentType { get }
    username|static var username: UITextContentType { get }
    password|static var password: UITextContentType { get }
    newPassword|static var newPassword: UITextContentType { get }
    oneTimeCode|static var oneTimeCode: UITextContentType { get }
    >View|extension View {}
    contentShape|func contentShape<S: Shape>(_ shape: S, eoFill: Bool = 0) -> some View
    contentShape|func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = 0) -> some View
    onHover|func onHover(perform action: @escaping (Bool) -> Void) -> some View
    onContinuousHover|func onContinuousHover( coordinateSpace: CoordinateSpace = 0, perform action: @escaping (HoverPhase) -> Void ) -> some View
    hoverEffect|func hoverEffect(_ effect: HoverEffect = 0) -> some View
    hoverEffect|func hoverEffect(_ effect: HoverEffect = 0, isEnabled: Bool) -> some View
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
    >ContentShapeKinds|struct ContentShapeKinds: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    interaction|static var interaction: ContentShapeKinds { get }
    dragPreview|static var dragPreview: ContentShapeKinds { get }
    contextMenuPreview|static var contextMenuPreview: ContentShapeKinds { get }
    hoverEffect|static var hoverEffect: ContentShapeKinds { get }
    focusEffect|static var focusEffect: ContentShapeKinds { get }
    accessibility|static var accessibility: ContentShapeKinds { get }
    >HoverPhase|enum HoverPhase: Equatable, Sendable {}
    active|case active(Point)
    ended|case ended
    >HoverEffect|struct HoverEffect: Hashable, Sendable {}
    automatic|static var automatic: HoverEffect { get }
    highlight|static var highlight: HoverEffect { get }
    lift|static var lift: HoverEffect { get }
    >ButtonRepeatBehavior|enum ButtonRepeatBehavior: Hashable, Sendable {}
    automatic|case automatic
    enabled|case enabled
    disabled|case disabled
    >SpringLoadingBehavior|enum SpringLoadingBehavior: Hashable, Sendable {}
    automatic|case automatic
    enabled|case enabled
    disabled|case disabled
    >SensoryFeedback|struct SensoryFeedback: Hashable, Sendable {}
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
    >SensoryFeedback.Weight|enum Weight: Hashable, Sendable {}
    light|case light
    medium|case medium
    heavy|case heavy
    >SensoryFeedback.Flexibility|enum Flexibility: Hashable, Sendable {}
    soft|case soft
    solid|case solid
    rigid|case rigid
    >KeyEquivalent|struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {}
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
    >EventModifiers|struct EventModifiers: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    capsLock|static var capsLock: EventModifiers { get }
    shift|static var shift: EventModifiers { get }
    control|static var control: EventModifiers { get }
    option|static var option: EventModifiers { get }
    command|static var command: EventModifiers { get }
    numericPad|static var numericPad: EventModifiers { get }
    all|static var all: EventModifiers { get }
    >KeyboardShortcut|struct KeyboardShortcut: Hashable, Sendable {}
    key|var key: KeyEquivalent { get set }
    modifiers|var modifiers: EventModifiers { get set }
    init|init(_ key: KeyEquivalent, modifiers: EventModifiers = 0)
    defaultAction|static var defaultAction: KeyboardShortcut { get }
    cancelAction|static var cancelAction: KeyboardShortcut { get }
    >KeyPress|struct KeyPress: Sendable {}
    phase|var phase: Phases { get }
    key|var key: KeyEquivalent { get }
    characters|var characters: String { get }
    modifiers|var modifiers: EventModifiers { get }
    >KeyPress.Phases|struct Phases: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    down|static var down: Phases { get }
    repeat|static var `repeat`: Phases { get }
    up|static var up: Phases { get }
    all|static var all: Phases { get }
    >KeyPress.Result|enum Result: Sendable {}
    handled|case handled
    ignored|case ignored
    >DisclosureGroup|struct DisclosureGroup: PrimitiveView {}
    init|init( isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
    init|init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)
    >RenderContext|extension RenderContext {}
    >OutlineGroup|struct OutlineGroup<Data: RandomAccessCollection>: PrimitiveView where Data.Element: Identifiable {}
    init|init( _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> some View )
    >OutlineGroup|extension OutlineGroup where Data: RangeReplaceableCollection {}
    init|init( _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> some View )
    >Prominence|enum Prominence: String, Hashable, Sendable, CaseIterable {}
    standard|case standard
    increased|case increased
    >EnvironmentValues|extension EnvironmentValues {}
    headerProminence|var headerProminence: Prominence { get set }
    >View|extension View {}
    headerProminence|func headerProminence(_ prominence: Prominence) -> some View
    >List|extension List {}
    init|init<C: MutableCollection & RandomAccessCollection, Row: View>( _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
    init|init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row )
    init|init<C: MutableCollection & RandomAccessCollection, Selection, Row: View>( _ data: Binding<C>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
    init|init<C: MutableCollection & RandomAccessCollection, Row: View>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row ) where C.Element: Identifiable
    >EditActions|struct EditActions<Data>: OptionSet, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    move|static var move: EditActions<Data> { get }
    delete|static var delete: EditActions<Data> { get }
    all|static var all: EditActions<Data> { get }
    >ForEach|extension ForEach where Content: View {}
    init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
    >List|struct List: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    init|init<Selection>(selection: Binding<Selection>?, @ViewBuilder content: () -> some View)
    init|init<Data: RandomAccessCollection>( _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
    init|init<Data: RandomAccessCollection, ID: Hashable>( _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View )
    init|init(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> some View)
    init|init<Data: RandomAccessCollection, Selection>( _ data: Data, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
    init|init<Data: RandomAccessCollection, ID: Hashable, Selection>( _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> some View )
    init|init<Data: RandomAccessCollection>( _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View ) where Data.Element: Identifiable
    >EnvironmentValues|extension EnvironmentValues {}
    >Form|struct Form: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    >FormStyle|struct FormStyle: Hashable, Sendable {}
    automatic|static var automatic: FormStyle { get }
    grouped|static var grouped: FormStyle { get }
    columns|static var columns: FormStyle { get }
    >View|extension View {}
    formStyle|func formStyle(_ style: FormStyle) -> some View
    >NodeKind|extension NodeKind {}
    list|static var list: NodeKind { get }
    form|static var form: NodeKind { get }
    >RenderNode|extension RenderNode {}
    >ListMetrics.Gaps|extension ListMetrics.Gaps {}
    >ListMetrics.Captions|extension ListMetrics.Captions {}
    >EnvironmentValues|extension EnvironmentValues {}
    defaultMinListRowHeight|var defaultMinListRowHeight: Double? { get set }
    >View|extension View {}
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
    >VerticalEdge|enum VerticalEdge: String, Hashable, Sendable, CaseIterable {}
    top|case top
    bottom|case bottom
    >VerticalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    top|static var top: Set { get }
    bottom|static var bottom: Set { get }
    all|static var all: Set { get }
    >RenderNode|extension RenderNode {}
    >ListStyle|protocol ListStyle {}
    >ListStyleKind|enum ListStyleKind: String, Hashable, Sendable, CaseIterable {}
    plain|case plain
    inset|case inset
    grouped|case grouped
    insetGrouped|case insetGrouped
    sidebar|case sidebar
    >DefaultListStyle|struct DefaultListStyle: ListStyle {}
    init|init()
    >PlainListStyle|struct PlainListStyle: ListStyle {}
    init|init()
    >InsetListStyle|struct InsetListStyle: ListStyle {}
    init|init()
    >GroupedListStyle|struct GroupedListStyle: ListStyle {}
    init|init()
    >InsetGroupedListStyle|struct InsetGroupedListStyle: ListStyle {}
    init|init()
    >SidebarListStyle|struct SidebarListStyle: ListStyle {}
    init|init()
    >ListStyle|extension ListStyle where Self == DefaultListStyle {}
    automatic|static var automatic: DefaultListStyle { get }
    >ListStyle|extension ListStyle where Self == PlainListStyle {}
    plain|static var plain: PlainListStyle { get }
    bordered|static var bordered: PlainListStyle { get }
    carousel|static var carousel: PlainListStyle { get }
    elliptical|static var elliptical: PlainListStyle { get }
    >ListStyle|extension ListStyle where Self == InsetListStyle {}
    inset|static var inset: InsetListStyle { get }
    >ListStyle|extension ListStyle where Self == GroupedListStyle {}
    grouped|static var grouped: GroupedListStyle { get }
    >ListStyle|extension ListStyle where Self == InsetGroupedListStyle {}
    insetGrouped|static var insetGrouped: InsetGroupedListStyle { get }
    >ListStyle|extension ListStyle where Self == SidebarListStyle {}
    sidebar|static var sidebar: SidebarListStyle { get }
    >View|extension View {}
    listStyle|func listStyle(_ style: some ListStyle) -> some View
    >ListSectionSpacing|enum ListSectionSpacing: Hashable, Sendable {}
    `default`|case `default`
    compact|case compact
    custom|case custom(Double)
    >View|extension View {}
    listSectionSpacing|func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    listSectionSpacing|func listSectionSpacing(_ spacing: Double) -> some View
    listRowSpacing|func listRowSpacing(_ spacing: Double?) -> some View
    >Section|struct Section: PrimitiveView {}
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
    >EnvironmentValues|extension EnvironmentValues {}
    >EnvironmentValues|extension EnvironmentValues {}
    >RenderNode|extension RenderNode {}
    >[EventTarget]|extension [EventTarget] {}
    >[RenderNode]|extension [RenderNode] {}
    >RenderNode|extension RenderNode {}
    >ViewSession|extension ViewSession {}
    >ViewSession|extension ViewSession {}
    >LiveSession|protocol LiveSession: AnyObject {}
    >StateGraph|extension StateGraph {}
    >ViewHost|class ViewHost {}
    lastBodyCount|var lastBodyCount: Int { get }
    init|init(_ view: any View, options: RenderOptions)
    render|func render() -> Rendering
    update|func update()
    tap|func tap(_ name: String) throws(EventFailure)
    select|func select(_ name: String) throws(EventFailure)
    type|func type(_ text: String, in name: String? = 0) throws(EventFailure)
    scroll|func scroll(by length: Double, in name: String? = 0) throws(EventFailure)
    >EventFailure|struct EventFailure: Error, Hashable, CustomStringConvertible {}
    description|var description: String { get }
    >ViewSession|extension ViewSession {}
    >ViewSession|extension ViewSession {}
    >StateStore|extension StateStore {}
    >View|extension View {}
    background|func background(ignoresSafeAreaEdges edges: Edge.Set = 0) -> some View
    >Color|extension Color: CustomStringConvertible {}
    description|var description: String { get }
    >BlendMode|enum BlendMode: String, Hashable, Sendable, CaseIterable {}
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
    >View|extension View {}
    blendMode|func blendMode(_ mode: BlendMode) -> some View
    >View|extension View {}
    >View|extension View {}
    containerRelativeFrame|func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = 0) -> some View
    containerRelativeFrame|func containerRelativeFrame( _ axes: Axis.Set, count: Int, span: Int = 0, spacing: Double, alignment: Alignment = 0 ) -> some View
    containerRelativeFrame|func containerRelativeFrame( _ axes: Axis.Set, alignment: Alignment = 0, _ length: @escaping (Double, Axis) -> Double ) -> some View
    >ContentMarginPlacement|enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    scrollContent|case scrollContent
    scrollIndicators|case scrollIndicators
    >View|extension View {}
    contentMargins|func contentMargins( _ edges: Edge.Set = 0, _ insets: EdgeInsets, for placement: ContentMarginPlacement = 0 ) -> some View
    contentMargins|func contentMargins( _ edges: Edge.Set = 0, _ length: Double?, for placement: ContentMarginPlacement = 0 ) -> some View
    contentMargins|func contentMargins(_ length: Double, for placement: ContentMarginPlacement = 0) -> some View
    >View|extension View {}
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
    >Transform|extension Transform {}
    >NodeKind|extension NodeKind {}
    clipShape|static var clipShape: NodeKind { get }
    clipped|static var clipped: NodeKind { get }
    scaleEffect|static var scaleEffect: NodeKind { get }
    rotationEffect|static var rotationEffect: NodeKind { get }
    border|static var border: NodeKind { get }
    mask|static var mask: NodeKind { get }
    >Glass|struct Glass: Hashable, Sendable {}
    regular|static var regular: Glass { get }
    clear|static var clear: Glass { get }
    identity|static var identity: Glass { get }
    tint|func tint(_ color: Color?) -> Glass
    interactive|func interactive(_ isEnabled: Bool = 0) -> Glass
    >DefaultGlassEffectShape|struct DefaultGlassEffectShape: Shape {}
    init|init()
    path|func path(in rect: Rect) -> Path
    >View|extension View {}
    glassEffect|func glassEffect(_ glass: Glass = 0, in shape: some Shape = 0) -> some View
    >Color|extension Color {}
    >NodeKind|extension NodeKind {}
    glassEffect|static var glassEffect: NodeKind { get }
    >CGFloat?|extension CGFloat? {}
    >RectangleCornerRadii|struct RectangleCornerRadii: Hashable, Sendable {}
    topLeading|var topLeading: CGFloat { get set }
    bottomLeading|var bottomLeading: CGFloat { get set }
    bottomTrailing|var bottomTrailing: CGFloat { get set }
    topTrailing|var topTrailing: CGFloat { get set }
    init|init( topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0 )
    >Path|extension Path {}
    addRoundedRect|mutating func addRoundedRect(in rect: Rect, cornerRadii: RectangleCornerRadii)
    >UnevenRoundedRectangle|extension UnevenRoundedRectangle {}
    init|init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0)
    >Shape|extension Shape where Self == UnevenRoundedRectangle {}
    rect|static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = 0) -> Self
    >View|extension View {}
    id|func id(_ id: some Hashable) -> some View
    >View|extension View {}
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
    >EdgeInsets|extension EdgeInsets {}
    >NodeKind|extension NodeKind {}
    padding|static var padding: NodeKind { get }
    frame|static var frame: NodeKind { get }
    aspectRatio|static var aspectRatio: NodeKind { get }
    fixedSize|static var fixedSize: NodeKind { get }
    offset|static var offset: NodeKind { get }
    position|static var position: NodeKind { get }
    >RedactionReasons|struct RedactionReasons: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    placeholder|static var placeholder: RedactionReasons { get }
    privacy|static var privacy: RedactionReasons { get }
    invalidated|static var invalidated: RedactionReasons { get }
    >EnvironmentValues|extension EnvironmentValues {}
    redactionReasons|var redactionReasons: RedactionReasons { get set }
    >View|extension View {}
    redacted|func redacted(reason: RedactionReasons) -> some View
    unredacted|func unredacted() -> some View
    privacySensitive|func privacySensitive(_ isSensitive: Bool = 0) -> some View
    >Fill|extension Fill {}
    >TextLayout.Line|extension TextLayout.Line {}
    >View|extension View {}
    ignoresSafeArea|func ignoresSafeArea(edges: Edge.Set = 0) -> some View
    edgesIgnoringSafeArea|func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    safeAreaInset|func safeAreaInset( edge: Edge, alignment: HorizontalAlignment = 0, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
    safeAreaInset|func safeAreaInset( edge: Edge, alignment: VerticalAlignment, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
    safeAreaBar|func safeAreaBar( edge: Edge, alignment: HorizontalAlignment = 0, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
    safeAreaBar|func safeAreaBar( edge: Edge, alignment: VerticalAlignment, spacing: Double? = 0, @ViewBuilder content: () -> some View ) -> some View
    safeAreaPadding|func safeAreaPadding(_ insets: EdgeInsets) -> some View
    safeAreaPadding|func safeAreaPadding(_ length: Double) -> some View
    safeAreaPadding|func safeAreaPadding(_ edges: Edge.Set = 0, _ length: Double? = 0) -> some View
    >SafeAreaRegions|struct SafeAreaRegions: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    container|static var container: SafeAreaRegions { get }
    keyboard|static var keyboard: SafeAreaRegions { get }
    all|static var all: SafeAreaRegions { get }
    >View|extension View {}
    ignoresSafeArea|func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = 0) -> some View
    >Ink|extension Ink {}
    >Fill|extension Fill {}
    >Stroke|extension Stroke {}
    >Mark|extension Mark {}
    >View|extension View {}
    defaultScrollAnchor|func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    >View|extension View {}
    scrollClipDisabled|func scrollClipDisabled(_ disabled: Bool = 0) -> some View
    >View|extension View {}
    overlay|func overlay(alignment: Alignment = 0, @ViewBuilder content: () -> some View) -> some View
    overlay|@_disfavoredOverload func overlay(_ overlay: some View, alignment: Alignment = 0) -> some View
    overlay|func overlay<Style: ShapeStyle>(_ style: Style) -> some View
    overlay|func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View
    background|func background(alignment: Alignment = 0, @ViewBuilder content: () -> some View) -> some View
    background|@_disfavoredOverload func background(_ background: some View, alignment: Alignment = 0) -> some View
    background|func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = 0) -> some View
    background|func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape) -> some View
    >NodeKind|extension NodeKind {}
    overlay|static var overlay: NodeKind { get }
    background|static var background: NodeKind { get }
    >Animation|struct Animation: Hashable, Sendable {}
    delay|func delay(_ delay: Double) -> Animation
    speed|func speed(_ speed: Double) -> Animation
    repeatCount|func repeatCount(_ repeatCount: Int, autoreverses: Bool = 0) -> Animation
    repeatForever|func repeatForever(autoreverses: Bool = 0) -> Animation
    duration|var duration: Double { get }
    cycleDuration|var cycleDuration: Double { get }
    value|func value(at time: Double) -> Double
    >Spring|struct Spring: Hashable, Sendable {}
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
    >UnitCurve|struct UnitCurve: Hashable, Sendable {}
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
    >VectorArithmetic|protocol VectorArithmetic: AdditiveArithmetic {}
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >VectorArithmetic|extension VectorArithmetic {}
    >Double|extension Double: VectorArithmetic {}
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >Float|extension Float: VectorArithmetic {}
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >AnimatablePair|struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {}
    first|var first: First { get set }
    second|var second: Second { get set }
    init|init(_ first: First, _ second: Second)
    zero|static var zero: AnimatablePair { get }
    +|static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair
    -|static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >EmptyAnimatableData|struct EmptyAnimatableData: VectorArithmetic {}
    init|init()
    zero|static var zero: EmptyAnimatableData { get }
    +|static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
    -|static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >Animatable|protocol Animatable {}
    animatableData|var animatableData: AnimatableData { get set }
    >Animatable.AnimatableData|associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    >Animatable|extension Animatable where AnimatableData == EmptyAnimatableData {}
    animatableData|var animatableData: EmptyAnimatableData { get set }
    >Animatable|extension Animatable where Self: VectorArithmetic {}
    animatableData|var animatableData: Self { get set }
    >AnimatablePair|extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
    >DismissAction|struct DismissAction {}
    callAsFunction|func callAsFunction()
    >PresentationMode|struct PresentationMode {}
    isPresented|var isPresented: Bool { get }
    dismiss|mutating func dismiss()
    >OpenURLAction|struct OpenURLAction {}
    init|init(handler: @escaping (URL) -> Result)
    callAsFunction|func callAsFunction(_ url: URL)
    callAsFunction|func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    >OpenURLAction.Result|struct Result: Sendable {}
    handled|static var handled: Result { get }
    discarded|static var discarded: Result { get }
    systemAction|static var systemAction: Result { get }
    systemAction|static func systemAction(_ url: URL) -> Result
    >RefreshAction|struct RefreshAction {}
    callAsFunction|func callAsFunction() async
    >OpenWindowAction|struct OpenWindowAction {}
    callAsFunction|func callAsFunction(id: String)
    callAsFunction|func callAsFunction<Value: Codable & Hashable>(value: Value)
    callAsFunction|func callAsFunction<Value: Codable & Hashable>(id: String, value: Value)
    >DismissWindowAction|struct DismissWindowAction {}
    callAsFunction|func callAsFunction()
    callAsFunction|func callAsFunction(id: String)
    >OpenSettingsAction|struct OpenSettingsAction {}
    callAsFunction|func callAsFunction()
    >DismissSearchAction|struct DismissSearchAction {}
    callAsFunction|func callAsFunction()
    >RenameAction|struct RenameAction {}
    callAsFunction|func callAsFunction()
    >EditMode|enum EditMode: Hashable, Sendable {}
    inactive|case inactive
    transient|case transient
    active|case active
    isEditing|var isEditing: Bool { get }
    >LegibilityWeight|enum LegibilityWeight: Hashable, Sendable {}
    regular|case regular
    bold|case bold
    >ColorSchemeContrast|enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {}
    standard|case standard
    increased|case increased
    >ControlActiveState|enum ControlActiveState: Hashable, Sendable, CaseIterable {}
    key|case key
    active|case active
    inactive|case inactive
    >EnvironmentValues|extension EnvironmentValues {}
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
    >View|extension View {}
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
    >Binding|extension Binding where Value == Bool {}
    >Alert|struct Alert {}
    init|init(title: Text, message: Text? = 0, dismissButton: Button? = 0)
    init|init(title: Text, message: Text? = 0, primaryButton: Button, secondaryButton: Button)
    >Alert.Button|struct Button {}
    `default`|static func `default`(_ label: Text, action: (() -> Void)? = 0) -> Button
    cancel|static func cancel(_ label: Text, action: (() -> Void)? = 0) -> Button
    cancel|static func cancel(_ action: (() -> Void)? = 0) -> Button
    destructive|static func destructive(_ label: Text, action: (() -> Void)? = 0) -> Button
    >ActionSheet|struct ActionSheet {}
    init|init(title: Text, message: Text? = 0, buttons: [Button] = 0)
    >ActionSheet.Button|typealias Button = Alert.Button
    >ListBuilder|extension ListBuilder {}
    >TextField|extension TextField where Label == Text {}
    init|init<F: ParseableFormatStyle>( _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = 0 ) where F.FormatOutput == String
    init|init<F: ParseableFormatStyle>( _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = 0 ) where F.FormatOutput == String
    init|init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = 0)
    init|init<V>( _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = 0, onCommit: @escaping () -> Void )
    init|init( _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void )
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = 0, axis: Axis = 0)
    >TextField|extension TextField {}
    init|init<F: ParseableFormatStyle>( value: Binding<F.FormatInput>, format: F, prompt: Text? = 0, @ViewBuilder label: () -> Label ) where F.FormatOutput == String
    >SecureField|extension SecureField {}
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = 0)
    init|init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void)
    >Button|extension Button where Content == Text {}
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, role: ButtonRole? = 0, action: @escaping () -> Void)
    >Button|extension Button where Content == AnyView {}
    init|init(_ configuration: PrimitiveButtonStyleConfiguration)
    >Label|extension Label where Title == Text, Icon == Image {}
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, systemImage name: String)
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, image name: String)
    >Label|extension Label where Title == AnyView, Icon == AnyView {}
    init|init(_ configuration: LabelStyleConfiguration)
    >Toggle|extension Toggle {}
    init|@_disfavoredOverload init(_ title: LocalizedStringKey, isOn: Binding<Bool>)
    init|init(_ configuration: ToggleStyleConfiguration)
    init|init<C: RandomAccessCollection, L: View>( sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> L )
    """#
}
