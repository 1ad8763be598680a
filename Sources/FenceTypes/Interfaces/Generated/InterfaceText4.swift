// Written by `make generate` from declarations.

extension InterfaceText {
  static let part4: StaticString = #"""
    >ProgressView|extension ProgressView {}
    init|@_disfavoredOverload init(_ title: LocalizedStringKey)
    init|init(_ configuration: ProgressViewStyleConfiguration)
    >Section|extension Section {}
    init|@_disfavoredOverload init<C: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> C)
    >NavigationLink|extension NavigationLink {}
    init|@_disfavoredOverload init<D: View>(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> D)
    init|@_disfavoredOverload init<D: View>(_ title: LocalizedStringKey, destination: D)
    >EnvironmentValues|extension EnvironmentValues {}
    >View|extension View {}
    >EnvironmentValues|extension EnvironmentValues {}
    >View|extension View {}
    navigationLinkIndicatorVisibility|func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
    >View|extension View {}
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
    >DigitalCrownEvent|struct DigitalCrownEvent: Sendable {}
    offset|var offset: Double { get }
    velocity|var velocity: Double { get }
    >EquatableView|struct EquatableView<Content: Equatable & View>: View {}
    content|var content: Content { get set }
    init|init(content: Content)
    body|var body: some View { get }
    >SearchFieldPlacement|enum SearchFieldPlacement: Hashable, Sendable {}
    automatic|case automatic
    toolbar|case toolbar
    sidebar|case sidebar
    navigationBarDrawer|case navigationBarDrawer
    toolbarPrincipal|case toolbarPrincipal
    drawer|case drawer(NavigationBarDrawerDisplayMode)
    navigationBarDrawer|static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
    >SearchFieldPlacement.NavigationBarDrawerDisplayMode|enum NavigationBarDrawerDisplayMode: Hashable, Sendable {}
    automatic|case automatic
    always|case always
    >HorizontalEdge|enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {}
    leading|case leading
    trailing|case trailing
    >HorizontalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int8 { get }
    init|init(rawValue: Int8)
    leading|static var leading: Set { get }
    trailing|static var trailing: Set { get }
    all|static var all: Set { get }
    >PageIndexViewStyle|struct PageIndexViewStyle {}
    init|init(backgroundDisplayMode: IndexViewStyle.BackgroundDisplayMode = 0)
    >PageIndexViewStyle.BackgroundDisplayMode|typealias BackgroundDisplayMode = IndexViewStyle.BackgroundDisplayMode
    >DigitalCrownRotationalSensitivity|enum DigitalCrownRotationalSensitivity: Hashable, Sendable {}
    low|case low
    medium|case medium
    high|case high
    >NamedCoordinateSpace|struct NamedCoordinateSpace: Hashable, Sendable {}
    named|static func named(_ name: some Hashable) -> NamedCoordinateSpace
    >CoordinateSpace|extension CoordinateSpace {}
    named|@_disfavoredOverload static func named<T: Hashable>(_ name: T) -> CoordinateSpace
    scrollView|static var scrollView: CoordinateSpace { get }
    scrollView|static func scrollView(axis: Axis) -> CoordinateSpace
    isGlobal|var isGlobal: Bool { get }
    isLocal|var isLocal: Bool { get }
    >NavigationLink|struct NavigationLink: ControlView {}
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
    >NavigationBarItem|enum NavigationBarItem {}
    >NavigationBarItem.TitleDisplayMode|enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    inline|case inline
    large|case large
    >ToolbarPlacement|enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    bottomBar|case bottomBar
    navigationBar|case navigationBar
    tabBar|case tabBar
    windowToolbar|case windowToolbar
    >[ToolbarPlacement]|extension [ToolbarPlacement] {}
    >ToolbarDefaultItemKind|enum ToolbarDefaultItemKind: String, Hashable, Sendable, CaseIterable {}
    sidebarToggle|case sidebarToggle
    title|case title
    search|case search
    >View|extension View {}
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
    >[NavigationDestination]|extension [NavigationDestination] {}
    >NavigationSplitView|struct NavigationSplitView: PrimitiveView {}
    init|init( columnVisibility: Binding<NavigationSplitViewVisibility> = 0, preferredCompactColumn: Binding<NavigationSplitViewColumn> = 0, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View )
    init|init( columnVisibility: Binding<NavigationSplitViewVisibility> = 0, preferredCompactColumn: Binding<NavigationSplitViewColumn> = 0, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View )
    >View|extension View {}
    navigationSplitViewColumnWidth|func navigationSplitViewColumnWidth(_ width: Double) -> some View
    navigationSplitViewColumnWidth|func navigationSplitViewColumnWidth(min: Double? = 0, ideal: Double, max: Double? = 0) -> some View
    >NavigationSplitViewVisibility|enum NavigationSplitViewVisibility: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    all|case all
    doubleColumn|case doubleColumn
    detailOnly|case detailOnly
    >NavigationSplitViewColumn|enum NavigationSplitViewColumn: String, Hashable, Sendable, CaseIterable {}
    sidebar|case sidebar
    content|case content
    detail|case detail
    >[NavigationSplitView.Column]|extension [NavigationSplitView.Column] {}
    >NavigationSplitViewStyle|struct NavigationSplitViewStyle: Hashable, Sendable {}
    automatic|static var automatic: NavigationSplitViewStyle { get }
    balanced|static var balanced: NavigationSplitViewStyle { get }
    prominentDetail|static var prominentDetail: NavigationSplitViewStyle { get }
    >View|extension View {}
    navigationSplitViewStyle|func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View
    >NavigationStack|struct NavigationStack: PrimitiveView {}
    init|init(@ViewBuilder root: () -> some View)
    init|init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View)
    init|init<Path: RangeReplaceableCollection>(path: Binding<Path>, @ViewBuilder root: () -> some View) where Path.Element: Hashable
    >NavigationView|struct NavigationView: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    >NavigationViewStyle|struct NavigationViewStyle: Hashable, Sendable {}
    automatic|static var automatic: NavigationViewStyle { get }
    stack|static var stack: NavigationViewStyle { get }
    columns|static var columns: NavigationViewStyle { get }
    >View|extension View {}
    navigationViewStyle|func navigationViewStyle(_ style: NavigationViewStyle) -> some View
    >RenderNode|extension RenderNode {}
    >EnvironmentValues|extension EnvironmentValues {}
    >NavigationPath|struct NavigationPath: Hashable {}
    init|init()
    init|init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    append|mutating func append(_ value: some Hashable)
    removeLast|mutating func removeLast(_ count: Int = 0)
    >View|extension View {}
    navigationDestination|func navigationDestination<Value: Hashable>( for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View ) -> some View
    navigationDestination|func navigationDestination( isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View ) -> some View
    navigationBarBackButtonHidden|func navigationBarBackButtonHidden(_ hidesBackButton: Bool = 0) -> some View
    >HSplitView|struct HSplitView: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    >VSplitView|struct VSplitView: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    >PresentationKind|enum PresentationKind: String, Sendable {}
    sheet|case sheet
    cover|case cover
    alert|case alert
    popover|case popover
    dialog|case dialog
    menu|case menu
    inspector|case inspector
    >RenderContext|extension RenderContext {}
    >EnvironmentValues|extension EnvironmentValues {}
    >View|extension View {}
    >View|extension View {}
    sheet|func sheet<Content: View>( isPresented: Binding<Bool>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
    sheet|func sheet<Item: Identifiable, Content: View>( item: Binding<Item?>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
    fullScreenCover|func fullScreenCover<Content: View>( isPresented: Binding<Bool>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
    fullScreenCover|func fullScreenCover<Item: Identifiable, Content: View>( item: Binding<Item?>, onDismiss: (() -> Void)? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
    popover|func popover<Content: View>( isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge? = 0, @ViewBuilder content: @escaping () -> Content ) -> some View
    popover|func popover<Item: Identifiable, Content: View>( item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = 0, arrowEdge: Edge? = 0, @ViewBuilder content: @escaping (Item) -> Content ) -> some View
    inspector|func inspector<Content: View>( isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content ) -> some View
    >PopoverAttachmentAnchor|enum PopoverAttachmentAnchor {}
    rect|case rect(Anchor<Rect>.Source)
    point|case point(UnitPoint)
    >PresentationDetent|struct PresentationDetent: Hashable, Sendable {}
    medium|static var medium: PresentationDetent { get }
    large|static var large: PresentationDetent { get }
    fraction|static func fraction(_ fraction: Double) -> PresentationDetent
    height|static func height(_ height: Double) -> PresentationDetent
    custom|static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
    >PresentationDetent.Context|@dynamicMemberLookup struct Context {}
    maxDetentValue|var maxDetentValue: Double { get }
    subscript|subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
    >CustomPresentationDetent|protocol CustomPresentationDetent {}
    height|static func height(in context: Context) -> Double?
    >CustomPresentationDetent.Context|typealias Context = PresentationDetent.Context
    >View|extension View {}
    presentationDetents|func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    presentationDetents|func presentationDetents( _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent> ) -> some View
    >TabSection|struct TabSection: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)
    init|init(@ViewBuilder content: () -> some View)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
    >TabView|struct TabView: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    init|init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> some View)
    >Tab|struct Tab: PrimitiveView {}
    init|init<Value: Hashable>( value: Value, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> some View)
    init|init(_ title: some StringProtocol, image name: String, @ViewBuilder content: () -> some View)
    init|init<Value: Hashable>( _ title: some StringProtocol, systemImage name: String, value: Value, @ViewBuilder content: () -> some View )
    init|init(role: TabRole?, @ViewBuilder content: () -> some View)
    >TabRole|enum TabRole: String, Hashable, Sendable, CaseIterable {}
    search|case search
    >View|extension View {}
    tabItem|func tabItem(@ViewBuilder _ label: () -> some View) -> some View
    >TabViewStyle|struct TabViewStyle: Hashable, Sendable {}
    automatic|static var automatic: TabViewStyle { get }
    sidebarAdaptable|static var sidebarAdaptable: TabViewStyle { get }
    tabBarOnly|static var tabBarOnly: TabViewStyle { get }
    grouped|static var grouped: _ { get }
    carousel|static var carousel: _ { get }
    page|static var page: TabViewStyle { get }
    verticalPage|static var verticalPage: TabViewStyle { get }
    page|static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle
    >TabViewStyle.IndexDisplayMode|enum IndexDisplayMode: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    always|case always
    never|case never
    >_|extension _ {}
    PageTabViewStyle|func PageTabViewStyle(indexDisplayMode: TabViewStyle.IndexDisplayMode = 0) -> TabViewStyle
    >IndexViewStyle|struct IndexViewStyle: Hashable, Sendable {}
    page|static var page: IndexViewStyle { get }
    page|static func page(backgroundDisplayMode mode: BackgroundDisplayMode) -> IndexViewStyle
    >IndexViewStyle.BackgroundDisplayMode|enum BackgroundDisplayMode: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    always|case always
    interactive|case interactive
    never|case never
    >View|extension View {}
    tabViewStyle|func tabViewStyle(_ style: TabViewStyle) -> some View
    indexViewStyle|func indexViewStyle(_ style: IndexViewStyle) -> some View
    >ToolbarItemPlacement|enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    principal|case principal
    navigation|case navigation
    primaryAction|case primaryAction
    secondaryAction|case secondaryAction
    status|case status
    confirmationAction|case confirmationAction
    cancellationAction|case cancellationAction
    destructiveAction|case destructiveAction
    navigationBarLeading|case navigationBarLeading
    navigationBarTrailing|case navigationBarTrailing
    topBarLeading|case topBarLeading
    topBarTrailing|case topBarTrailing
    topBarPinnedTrailing|case topBarPinnedTrailing
    bottomBar|case bottomBar
    keyboard|case keyboard
    title|case title
    subtitle|case subtitle
    largeTitle|case largeTitle
    largeSubtitle|case largeSubtitle
    >ToolbarItem|struct ToolbarItem: PrimitiveView {}
    init|init(placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
    init|init(id: String, placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
    >ToolbarItemGroup|struct ToolbarItemGroup: PrimitiveView {}
    init|init(placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
    >ToolbarTitleDisplayMode|enum ToolbarTitleDisplayMode: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    inline|case inline
    inlineLarge|case inlineLarge
    large|case large
    >View|extension View {}
    toolbarTitleDisplayMode|func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    >Angle|struct Angle: Hashable, Sendable, Comparable {}
    radians|var radians: Double { get set }
    degrees|var degrees: Double { get set }
    init|init(degrees: Double)
    init|init(radians: Double = 0)
    degrees|static func degrees(_ degrees: Double) -> Angle
    radians|static func radians(_ radians: Double) -> Angle
    zero|static var zero: Angle { get }
    <|static func < (a: Angle, b: Angle) -> Bool
    >RGBA|struct RGBA: Hashable, Sendable {}
    red|var red: Double { get set }
    green|var green: Double { get set }
    blue|var blue: Double { get set }
    opacity|var opacity: Double { get set }
    init|init(red: Double, green: Double, blue: Double, opacity: Double = 0)
    init|init(hex: UInt32, opacity: Double = 0)
    >Ink|struct Ink: Hashable, Sendable {}
    light|var light: RGBA { get set }
    dark|var dark: RGBA { get set }
    name|var name: String? { get set }
    init|init(light: RGBA, dark: RGBA, name: String? = 0)
    init|init(_ color: RGBA)
    opacity|func opacity(_ factor: Double) -> Ink
    >Mark|enum Mark: Hashable, Sendable {}
    group|case group([Mark], GroupEffects)
    rectangle|case rectangle(Rect, cornerRadius: Double, Fill?, Stroke?)
    ellipse|case ellipse(Rect, Fill?, Stroke?)
    path|case path(DrawnPath, Fill?, Stroke?)
    text|case text(TextMark)
    image|case image(ImageMark)
    >GroupEffects|struct GroupEffects: Hashable, Sendable {}
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
    >GroupEffects.Shadow|struct Shadow: Hashable, Sendable {}
    ink|var ink: Ink { get set }
    radius|var radius: Double { get set }
    x|var x: Double { get set }
    y|var y: Double { get set }
    isInner|var isInner: Bool { get set }
    init|init(ink: Ink, radius: Double, x: Double, y: Double, isInner: Bool = 0)
    >GroupEffects.ColorAdjustment|enum ColorAdjustment: Hashable, Sendable {}
    grayscale|case grayscale(Double)
    saturation|case saturation(Double)
    brightness|case brightness(Double)
    contrast|case contrast(Double)
    hueRotation|case hueRotation(degrees: Double)
    invert|case invert
    multiply|case multiply(Ink)
    luminanceToAlpha|case luminanceToAlpha
    >DrawnPath|struct DrawnPath: Hashable, Sendable {}
    elements|var elements: [Element] { get set }
    evenOdd|var evenOdd: Bool { get set }
    init|init(_ elements: [Element] = 0, evenOdd: Bool = 0)
    >DrawnPath.Element|enum Element: Hashable, Sendable {}
    move|case move(Point)
    line|case line(Point)
    quad|case quad(Point, control: Point)
    cubic|case cubic(Point, control1: Point, control2: Point)
    close|case close
    >Fill|enum Fill: Hashable, Sendable {}
    ink|case ink(Ink)
    linear|case linear(GradientStops, from: Point, to: Point)
    radial|case radial(GradientStops, center: Point, startRadius: Double, endRadius: Double)
    angular|case angular(GradientStops, center: Point, start: Double, end: Double)
    >GradientStops|struct GradientStops: Hashable, Sendable {}
    stops|var stops: [Stop] { get set }
    init|init(_ stops: [Stop])
    >GradientStops.Stop|struct Stop: Hashable, Sendable {}
    ink|var ink: Ink { get set }
    location|var location: Double { get set }
    init|init(ink: Ink, location: Double)
    >Stroke|struct Stroke: Hashable, Sendable {}
    fill|var fill: Fill { get set }
    width|var width: Double { get set }
    dash|var dash: [Double] { get set }
    dashPhase|var dashPhase: Double { get set }
    cap|var cap: Cap { get set }
    join|var join: Join { get set }
    miterLimit|var miterLimit: Double { get set }
    init|init( _ fill: Fill, width: Double = 0, dash: [Double] = 0, dashPhase: Double = 0, cap: Cap = 0, join: Join = 0, miterLimit: Double = 0 )
    >Stroke.Cap|enum Cap: String, Hashable, Sendable {}
    butt|case butt
    round|case round
    square|case square
    >Stroke.Join|enum Join: String, Hashable, Sendable {}
    miter|case miter
    round|case round
    bevel|case bevel
    >TextMark|struct TextMark: Hashable, Sendable {}
    text|var text: String { get set }
    origin|var origin: Point { get set }
    width|var width: Double { get set }
    font|var font: FontFace { get set }
    letterSpacing|var letterSpacing: Double { get set }
    fill|var fill: Fill { get set }
    underline|var underline: Bool { get set }
    strikethrough|var strikethrough: Bool { get set }
    isRightToLeft|var isRightToLeft: Bool { get set }
    init|init( text: String, origin: Point, width: Double, font: FontFace, letterSpacing: Double = 0, fill: Fill, underline: Bool = 0, strikethrough: Bool = 0, isRightToLeft: Bool = 0 )
    >ImageMark|struct ImageMark: Hashable, Sendable {}
    source|var source: String { get set }
    frame|var frame: Rect { get set }
    init|init(source: String, frame: Rect)
    >Path|extension Path {}
    addArc|mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double)
    >Path|struct Path: Hashable, Sendable {}
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
    >DrawnPath.Element|extension DrawnPath.Element {}
    >ColorPicker|struct ColorPicker: ControlView {}
    init|init(selection: Binding<Color>, supportsOpacity: Bool = 0, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = 0)
    >DatePickerComponents|struct DatePickerComponents: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    date|static var date: DatePickerComponents { get }
    hourAndMinute|static var hourAndMinute: DatePickerComponents { get }
    hourMinuteAndSecond|static var hourMinuteAndSecond: _ { get }
    >DatePicker|struct DatePicker: ControlView {}
    init|init( selection: Binding<Date>, displayedComponents: DatePickerComponents = 0, @ViewBuilder label: () -> some View )
    init|init( selection: Binding<Date>, in range: some RangeExpression<Date>, displayedComponents: DatePickerComponents = 0, @ViewBuilder label: () -> some View )
    init|init( _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = 0 )
    init|init( _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>, displayedComponents: DatePickerComponents = 0 )
    >EnvironmentValues|extension EnvironmentValues {}
    >DatePickerStyle|enum DatePickerStyle: Hashable, Sendable {}
    compact|case compact
    graphical|case graphical
    wheel|case wheel
    automatic|static var automatic: _ { get }
    field|static var field: _ { get }
    stepperField|static var stepperField: _ { get }
    >View|extension View {}
    datePickerStyle|func datePickerStyle(_ style: DatePickerStyle) -> some View
    >MultiDatePicker|struct MultiDatePicker: ControlView {}
    init|init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>)
    init|init( _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in range: some RangeExpression<Date> )
    >Menu|struct Menu: ControlView {}
    init|init( @ViewBuilder content: @escaping () -> some View, @ViewBuilder label: () -> some View, primaryAction: (() -> Void)? = 0 )
    init|init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View)
    init|init( _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: @escaping () -> some View )
    >MenuStyle|struct MenuStyle: Hashable, Sendable {}
    automatic|static var automatic: MenuStyle { get }
    button|static var button: MenuStyle { get }
    borderedButton|static var borderedButton: _ { get }
    borderlessButton|static var borderlessButton: MenuStyle { get }
    >RenderNode|extension RenderNode {}
    >View|extension View {}
    menuStyle|func menuStyle(_ style: MenuStyle) -> some View
    >NodeKind|extension NodeKind {}
    menu|static var menu: NodeKind { get }
    >RenderContext|extension RenderContext {}
    >Picker|struct Picker: PrimitiveView {}
    init|init<Value: Hashable>( selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
    init|init<Value: Hashable>( selection: Binding<Value>, label: some View, @ViewBuilder content: () -> some View )
    init|init<Value: Hashable>( _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View )
    init|init<Value: Hashable>( _ title: some StringProtocol, systemImage name: String, selection: Binding<Value>, @ViewBuilder content: () -> some View )
    >PickerStyle|protocol PickerStyle {}
    >PickerStyleKind|enum PickerStyleKind: String, Sendable, CaseIterable {}
    menu|case menu
    segmented|case segmented
    wheel|case wheel
    inline|case inline
    navigationLink|case navigationLink
    radioGroup|case radioGroup
    >DefaultPickerStyle|struct DefaultPickerStyle: PickerStyle {}
    init|init()
    >MenuPickerStyle|struct MenuPickerStyle: PickerStyle {}
    init|init()
    >SegmentedPickerStyle|struct SegmentedPickerStyle: PickerStyle {}
    init|init()
    >PalettePickerStyle|struct PalettePickerStyle: PickerStyle {}
    init|init()
    >WheelPickerStyle|struct WheelPickerStyle: PickerStyle {}
    init|init()
    >InlinePickerStyle|struct InlinePickerStyle: PickerStyle {}
    init|init()
    >NavigationLinkPickerStyle|struct NavigationLinkPickerStyle: PickerStyle {}
    init|init()
    >RadioGroupPickerStyle|struct RadioGroupPickerStyle: PickerStyle {}
    init|init()
    >PickerStyle|extension PickerStyle where Self == DefaultPickerStyle {}
    automatic|static var automatic: DefaultPickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == MenuPickerStyle {}
    menu|static var menu: MenuPickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == SegmentedPickerStyle {}
    segmented|static var segmented: SegmentedPickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == PalettePickerStyle {}
    palette|static var palette: PalettePickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == WheelPickerStyle {}
    wheel|static var wheel: WheelPickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == InlinePickerStyle {}
    inline|static var inline: InlinePickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == NavigationLinkPickerStyle {}
    navigationLink|static var navigationLink: NavigationLinkPickerStyle { get }
    >PickerStyle|extension PickerStyle where Self == RadioGroupPickerStyle {}
    radioGroup|static var radioGroup: RadioGroupPickerStyle { get }
    >View|extension View {}
    pickerStyle|func pickerStyle(_ style: some PickerStyle) -> some View
    >_|extension _ {}
    DefaultDatePickerStyle|func DefaultDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    CompactDatePickerStyle|func CompactDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    GraphicalDatePickerStyle|func GraphicalDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    WheelDatePickerStyle|func WheelDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    FieldDatePickerStyle|func FieldDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    StepperFieldDatePickerStyle|func StepperFieldDatePickerStyle() -> DatePickerStyle
    >_|extension _ {}
    DefaultMenuStyle|func DefaultMenuStyle() -> MenuStyle
    >_|extension _ {}
    ButtonMenuStyle|func ButtonMenuStyle() -> MenuStyle
    >_|extension _ {}
    BorderlessButtonMenuStyle|func BorderlessButtonMenuStyle() -> MenuStyle
    >_|extension _ {}
    BorderedButtonMenuStyle|func BorderedButtonMenuStyle() -> MenuStyle
    >_|extension _ {}
    AutomaticControlGroupStyle|func AutomaticControlGroupStyle() -> ControlGroupStyle
    >_|extension _ {}
    NavigationControlGroupStyle|func NavigationControlGroupStyle() -> ControlGroupStyle
    >_|extension _ {}
    MenuControlGroupStyle|func MenuControlGroupStyle() -> ControlGroupStyle
    >_|extension _ {}
    CompactMenuControlGroupStyle|func CompactMenuControlGroupStyle() -> ControlGroupStyle
    >_|extension _ {}
    PaletteControlGroupStyle|func PaletteControlGroupStyle() -> ControlGroupStyle
    >_|extension _ {}
    AutomaticFormStyle|func AutomaticFormStyle() -> FormStyle
    >_|extension _ {}
    GroupedFormStyle|func GroupedFormStyle() -> FormStyle
    >_|extension _ {}
    ColumnsFormStyle|func ColumnsFormStyle() -> FormStyle
    >_|extension _ {}
    DefaultNavigationViewStyle|func DefaultNavigationViewStyle() -> NavigationViewStyle
    >_|extension _ {}
    StackNavigationViewStyle|func StackNavigationViewStyle() -> NavigationViewStyle
    >_|extension _ {}
    DoubleColumnNavigationViewStyle|func DoubleColumnNavigationViewStyle() -> NavigationViewStyle
    >_|extension _ {}
    AutomaticNavigationSplitViewStyle|func AutomaticNavigationSplitViewStyle() -> NavigationSplitViewStyle
    >_|extension _ {}
    BalancedNavigationSplitViewStyle|func BalancedNavigationSplitViewStyle() -> NavigationSplitViewStyle
    >_|extension _ {}
    ProminentDetailNavigationSplitViewStyle|func ProminentDetailNavigationSplitViewStyle() -> NavigationSplitViewStyle
    >_|extension _ {}
    DefaultTabViewStyle|func DefaultTabViewStyle() -> TabViewStyle
    >_|extension _ {}
    CarouselTabViewStyle|func CarouselTabViewStyle() -> TabViewStyle
    >_|extension _ {}
    AutomaticLabeledContentStyle|func AutomaticLabeledContentStyle() -> DefaultLabeledContentStyle
    >_|extension _ {}
    AccessoryLinearCapacityGaugeStyle|func AccessoryLinearCapacityGaugeStyle() -> AccessoryLinearGaugeStyle
    >_|extension _ {}
    AccessoryCircularCapacityGaugeStyle|func AccessoryCircularCapacityGaugeStyle() -> AccessoryCircularGaugeStyle
    >_|extension _ {}
    ForegroundStyle|func ForegroundStyle() -> SemanticShapeStyle
    >_|extension _ {}
    BackgroundStyle|func BackgroundStyle() -> SemanticShapeStyle
    >_|extension _ {}
    TintShapeStyle|func TintShapeStyle() -> SemanticShapeStyle
    >_|extension _ {}
    SelectionShapeStyle|func SelectionShapeStyle() -> SemanticShapeStyle
    >_|extension _ {}
    SeparatorShapeStyle|func SeparatorShapeStyle() -> SemanticShapeStyle
    >_|extension _ {}
    LinkShapeStyle|func LinkShapeStyle() -> SemanticShapeStyle
    >_|extension _ {}
    FillShapeStyle|func FillShapeStyle() -> SemanticShapeStyle
    >_|extension _ {}
    WindowBackgroundShapeStyle|func WindowBackgroundShapeStyle() -> SemanticShapeStyle
    >Angle|extension Angle {}
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
    >Angle|extension Angle: Animatable {}
    animatableData|var animatableData: Double { get set }
    >Rectangle|struct Rectangle: _MovableOutline {}
    init|init()
    path|func path(in rect: Rect, inset: Double) -> Path
    >RoundedCornerStyle|enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {}
    circular|case circular
    continuous|case continuous
    >RoundedRectangle|struct RoundedRectangle: _MovableOutline {}
    cornerSize|var cornerSize: Size { get set }
    animatableData|var animatableData: AnimatablePair<Double, Double> { get set }
    init|init(cornerRadius: Double, style: RoundedCornerStyle = 0)
    init|init(cornerSize: Size, style: RoundedCornerStyle = 0)
    path|func path(in rect: Rect, inset: Double) -> Path
    >UnevenRoundedRectangle|struct UnevenRoundedRectangle: _MovableOutline {}
    topLeading|var topLeading: _ { get set }
    bottomLeading|var bottomLeading: _ { get set }
    bottomTrailing|var bottomTrailing: _ { get set }
    topTrailing|var topTrailing: Double { get set }
    animatableData|var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> { get set }
    init|init( topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = 0 )
    path|func path(in rect: Rect, inset: Double) -> Path
    >Capsule|struct Capsule: _MovableOutline {}
    init|init(style: RoundedCornerStyle = 0)
    path|func path(in rect: Rect, inset: Double) -> Path
    >Ellipse|struct Ellipse: _MovableOutline {}
    init|init()
    path|func path(in rect: Rect, inset: Double) -> Path
    >Circle|struct Circle: _MovableOutline {}
    init|init()
    path|func path(in rect: Rect, inset: Double) -> Path
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >ContainerRelativeShape|struct ContainerRelativeShape: _MovableOutline {}
    init|init()
    path|func path(in rect: Rect, inset: Double) -> Path
    >Path|extension Path: Shape {}
    path|func path(in rect: Rect) -> Path
    >_MovedOutline|struct _MovedOutline<Base: _MovableOutline>: _MovableOutline {}
    animatableData|var animatableData: AnimatablePair<Base.AnimatableData, Double> { get set }
    path|func path(in rect: Rect, inset: Double) -> Path
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >AnyShape|struct AnyShape: Shape {}
    init|init(_ shape: any Shape)
    path|func path(in rect: Rect) -> Path
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >TransformedShape|struct TransformedShape<Base: Shape>: Shape {}
    animatableData|var animatableData: Base.AnimatableData { get set }
    path|func path(in rect: Rect) -> Path
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >Rect|extension Rect {}
    >NodeKind|extension NodeKind {}
    path|static var path: NodeKind { get }
    rectangle|static var rectangle: NodeKind { get }
    roundedRectangle|static var roundedRectangle: NodeKind { get }
    unevenRoundedRectangle|static var unevenRoundedRectangle: NodeKind { get }
    capsule|static var capsule: NodeKind { get }
    ellipse|static var ellipse: NodeKind { get }
    circle|static var circle: NodeKind { get }
    >FillStyle|struct FillStyle: Hashable, Sendable {}
    isEOFilled|var isEOFilled: Bool { get set }
    isAntialiased|var isAntialiased: Bool { get set }
    init|init(eoFill: Bool = 0, antialiased: Bool = 0)
    >Shape|extension Shape {}
    fill|func fill(_ content: any ShapeStyle = 0, style: FillStyle) -> ShapeView<Self>
    >View|extension View {}
    overlay|func overlay<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View
    background|func background<Style: ShapeStyle>(_ style: Style, in shape: some Shape, fillStyle: FillStyle) -> some View
    background|func background(in shape: some Shape, fillStyle: FillStyle = 0) -> some View
    >Path|extension Path {}
    init|init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = 0)
    init|init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle)
    addRoundedRect|mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle)
    addRects|mutating func addRects(_ rects: [Rect])
    addPath|mutating func addPath(_ path: Path, transform: Transform)
    addRelativeArc|mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle)
    addArc|mutating func addArc( center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: Transform )
    trimmedPath|func trimmedPath(from: Double, to: Double) -> Path
    >Shape|extension Shape where Self == Rectangle {}
    rect|static var rect: Rectangle { get }
    >Shape|extension Shape where Self == RoundedRectangle {}
    rect|static func rect(cornerRadius: Double, style: RoundedCornerStyle = 0) -> RoundedRectangle
    rect|static func rect(cornerSize: Size, style: RoundedCornerStyle = 0) -> RoundedRectangle
    >Shape|extension Shape where Self == UnevenRoundedRectangle {}
    rect|static func rect( topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0, style: RoundedCornerStyle = 0 ) -> UnevenRoundedRectangle
    >Shape|extension Shape where Self == Circle {}
    circle|static var circle: Circle { get }
    >Shape|extension Shape where Self == Ellipse {}
    ellipse|static var ellipse: Ellipse { get }
    >Shape|extension Shape where Self == Capsule {}
    capsule|static var capsule: Capsule { get }
    capsule|static func capsule(style: RoundedCornerStyle) -> Capsule
    >Shape|extension Shape where Self == ContainerRelativeShape {}
    containerRelative|static var containerRelative: ContainerRelativeShape { get }
    >Shape|extension Shape where Self == AnyShape {}
    rect|static func rect(corners: ConcentricCorners) -> AnyShape
    >ConcentricCorners|struct ConcentricCorners: Sendable {}
    concentric|static var concentric: ConcentricCorners { get }
    concentric|static func concentric(minimum: Double) -> ConcentricCorners
    >ShapeRole|enum ShapeRole: Hashable, Sendable {}
    fill|case fill
    stroke|case stroke
    separator|case separator
    >Shape|extension Shape {}
    role|static var role: ShapeRole { get }
    offset|func offset(x: Double = 0, y: Double = 0) -> TransformedShape<Self>
    offset|func offset(_ offset: Size) -> TransformedShape<Self>
    offset|func offset(_ offset: Point) -> TransformedShape<Self>
    >Shape|protocol Shape: View, Animatable {}
    path|func path(in rect: Rect) -> Path
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >Shape|extension Shape {}
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    body|var body: ShapeView<Self> { get }
    >InsettableShape|protocol InsettableShape: Shape {}
    inset|func inset(by amount: CGFloat) -> InsetShape
    >InsettableShape.InsetShape|associatedtype InsetShape: InsettableShape
    >InsettableShape|extension InsettableShape {}
    >_MovableOutline|protocol _MovableOutline: InsettableShape {}
    path|func path(in rect: Rect, inset: Double) -> Path
    >_MovableOutline|extension _MovableOutline {}
    path|func path(in rect: Rect) -> Path
    inset|func inset(by amount: CGFloat) -> _MovedOutline<Self>
    >InsettableShape|extension InsettableShape {}
    strokeBorder|func strokeBorder(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Self>
    strokeBorder|func strokeBorder(_ content: any ShapeStyle = 0, style: StrokeStyle) -> ShapeView<Self>
    >StrokeStyle|struct StrokeStyle: Hashable, Sendable {}
    lineWidth|var lineWidth: Double { get set }
    lineCap|var lineCap: Stroke.Cap { get set }
    lineJoin|var lineJoin: Stroke.Join { get set }
    miterLimit|var miterLimit: Double { get set }
    dash|var dash: [Double] { get set }
    dashPhase|var dashPhase: Double { get set }
    init|init( lineWidth: Double = 0, lineCap: Stroke.Cap = 0, lineJoin: Stroke.Join = 0, miterLimit: Double = 0, dash: [Double] = 0, dashPhase: Double = 0 )
    >Shape|extension Shape {}
    fill|func fill(_ style: any ShapeStyle = 0, eoFill: Bool = 0) -> ShapeView<Self>
    stroke|func stroke(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Self>
    stroke|func stroke(_ content: any ShapeStyle = 0, style: StrokeStyle) -> ShapeView<Self>
    trim|func trim(from start: Double = 0, to end: Double = 0) -> TrimmedShape<Self>
    rotation|func rotation(_ angle: Angle, anchor: UnitPoint = 0) -> TransformedShape<Self>
    scale|func scale(x: Double = 0, y: Double = 0, anchor: UnitPoint = 0) -> TransformedShape<Self>
    scale|func scale(_ scale: Double, anchor: UnitPoint = 0) -> TransformedShape<Self>
    >Transform|extension Transform {}
    >ShapeView|struct ShapeView<Base: Shape>: PrimitiveView {}
    fill|func fill(_ style: any ShapeStyle = 0) -> ShapeView<Base>
    stroke|func stroke(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Base>
    stroke|func stroke(_ content: any ShapeStyle = 0, style: StrokeStyle) -> ShapeView<Base>
    strokeBorder|func strokeBorder(_ style: any ShapeStyle = 0, lineWidth: Double = 0) -> ShapeView<Base>
    >Shape|extension Shape {}
    >PaintedShape|protocol PaintedShape: View {}
    >ShapeView|extension ShapeView: PaintedShape {}
    >Shape|extension Shape {}
    >Shape|extension Shape {}
    transform|func transform(_ transform: Transform) -> TransformedShape<Self>
    >TrimmedShape|struct TrimmedShape<Base: Shape>: Shape {}
    animatableData|var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> { get set }
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    path|func path(in rect: Rect) -> Path
    >DrawnPath|extension DrawnPath {}
    >View|extension View {}
    allowsHitTesting|func allowsHitTesting(_ enabled: Bool) -> some View
    >RenderNode|extension RenderNode {}
    >Bindable|@propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject & Observable> {}
    wrappedValue|var wrappedValue: Value { get set }
    init|init(wrappedValue: Value)
    init|init(_ value: Value)
    projectedValue|var projectedValue: Bindable<Value> { get }
    subscript|subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> { get }
    >DynamicProperty|protocol DynamicProperty {}
    update|mutating func update()
    >DynamicProperty|extension DynamicProperty {}
    update|mutating func update()
    >State|extension State: DynamicProperty {}
    >Binding|extension Binding: DynamicProperty {}
    >Environment|extension Environment: DynamicProperty {}
    >StateObject|extension StateObject: DynamicProperty {}
    >ObservedObject|extension ObservedObject: DynamicProperty {}
    >EnvironmentObject|extension EnvironmentObject: DynamicProperty {}
    >FocusState|extension FocusState: DynamicProperty {}
    >AccessibilityFocusState|extension AccessibilityFocusState: DynamicProperty {}
    >AppStorage|extension AppStorage: DynamicProperty {}
    >SceneStorage|extension SceneStorage: DynamicProperty {}
    >ScaledMetric|extension ScaledMetric: DynamicProperty {}
    >Namespace|extension Namespace: DynamicProperty {}
    >Binding|extension Binding {}
    init|init?(_ base: Binding<Value?>)
    init|init<V>(_ base: Binding<V>) where Value == V?
    init|init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
    init|init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    transaction|var transaction: Transaction { get }
    >Binding|extension Binding: Identifiable where Value: Identifiable {}
    id|var id: Value.ID { get }
    >Binding|extension Binding: Sequence where Value: MutableCollection {}
    >Binding.Element|typealias Element = Binding<Value.Element>
    >Binding.Iterator|typealias Iterator = IndexingIterator<Binding<Value>>
    >Binding.SubSequence|typealias SubSequence = Slice<Binding<Value>>
    >Binding|extension Binding: Collection where Value: MutableCollection {}
    startIndex|var startIndex: Value.Index { get }
    endIndex|var endIndex: Value.Index { get }
    indices|var indices: Value.Indices { get }
    index|func index(after index: Value.Index) -> Value.Index
    formIndex|func formIndex(after index: inout Value.Index)
    subscript|subscript(position: Value.Index) -> Binding<Value.Element> { get }
    >Binding.Index|typealias Index = Value.Index
    >Binding.Indices|typealias Indices = Value.Indices
    >Binding|extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {}
    index|func index(before index: Value.Index) -> Value.Index
    >Binding|extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
    >ForEach|extension ForEach where Content: View {}
    init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
    init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>
    >ForEach|extension ForEach where Content: View {}
    onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    onInsert|func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent
    >DynamicViewContent|protocol DynamicViewContent: View {}
    data|var data: Data { get }
    >DynamicViewContent.Data|associatedtype Data: Collection
    >ForEach|extension ForEach: DynamicViewContent where Content: View {}
    >DynamicViewContent|extension DynamicViewContent {}
    onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    >Environment|@propertyWrapper struct Environment<Value> {}
    init|init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    wrappedValue|var wrappedValue: Value { get }
    >Environment|extension Environment where Value: AnyObject & Observable {}
    init|init(_ type: Value.Type)
    >Environment|extension Environment {}
    init|init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object?
    >Environment|extension Environment: SourcedProperty {}
    >View|extension View {}
    environment|func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View
    >SubmitTriggers|struct SubmitTriggers: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    text|static var text: SubmitTriggers { get }
    search|static var search: SubmitTriggers { get }
    >EnvironmentValues|extension EnvironmentValues {}
    >View|extension View {}
    onSubmit|func onSubmit(of triggers: SubmitTriggers = 0, _ action: @escaping () -> Void) -> some View
    submitScope|func submitScope(_ isBlocking: Bool = 0) -> some View
    >RenderNode|extension RenderNode {}
    >FocusState|@propertyWrapper struct FocusState<Value: Hashable> {}
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding { get }
    >FocusState.Binding|@propertyWrapper struct Binding {}
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding { get }
    >FocusState|extension FocusState where Value == Bool {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >FocusState|extension FocusState where Value: ExpressibleByNilLiteral {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >View|extension View {}
    focused|func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    focused|func focused(_ condition: FocusState<Bool>.Binding) -> some View
    >AccessibilityFocusState|@propertyWrapper struct AccessibilityFocusState<Value: Hashable> {}
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding { get }
    >AccessibilityFocusState.Binding|@propertyWrapper struct Binding {}
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding { get }
    >AccessibilityFocusState|extension AccessibilityFocusState where Value == Bool {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >AccessibilityFocusState|extension AccessibilityFocusState where Value: ExpressibleByNilLiteral {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >View|extension View {}
    accessibilityFocused|func accessibilityFocused<Value: Hashable>( _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value ) -> some View
    accessibilityFocused|func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    >FocusedValues|struct FocusedValues {}
    subscript|subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
    >FocusedValueKey|protocol FocusedValueKey {}
    >FocusedValueKey.Value|associatedtype Value
    >FocusedValue|@propertyWrapper struct FocusedValue<Value>: DynamicProperty {}
    init|init(_ keyPath: KeyPath<FocusedValues, Value?>)
    wrappedValue|var wrappedValue: Value? { get }
    >FocusedBinding|@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {}
    init|init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    wrappedValue|var wrappedValue: Value? { get set }
    projectedValue|var projectedValue: Binding<Value?> { get }
    >View|extension View {}
    focusedValue|func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    focusedSceneValue|func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    >View|extension View {}
    onAppear|func onAppear(perform action: (() -> Void)? = 0) -> some View
    onDisappear|func onDisappear(perform action: (() -> Void)? = 0) -> some View
    onChange|func onChange<Value: Equatable>( of value: Value, initial: Bool = 0, _ action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
    onChange|func onChange<Value: Equatable>( of value: Value, initial: Bool = 0, _ action: @escaping () -> Void ) -> some View
    >View|extension View {}
    onChange|@_disfavoredOverload func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View
    task|func task( priority: TaskPriority = 0, _ action: @escaping @Sendable () async -> Void ) -> some View
    task|func task<ID: Equatable>( id value: ID, priority: TaskPriority = 0, _ action: @escaping @Sendable () async -> Void ) -> some View
    refreshable|func refreshable(action: @escaping @Sendable () async -> Void) -> some View
    >Namespace|@propertyWrapper struct Namespace {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    wrappedValue|var wrappedValue: ID { get }
    >Namespace.ID|struct ID: Hashable, Sendable, CustomStringConvertible {}
    description|var description: String { get }
    >View|extension View {}
    matchedGeometryEffect|func matchedGeometryEffect<ID: Hashable>( id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = 0, anchor: UnitPoint = 0, isSource: Bool = 0 ) -> some View
    >_ObservedObject|protocol _ObservedObject: AnyObject {}
    >ObservableObject|protocol ObservableObject: _ObservedObject {}
    objectWillChange|var objectWillChange: ObservableObjectPublisher { get }
    >ObservableObject|extension ObservableObject {}
    objectWillChange|var objectWillChange: ObservableObjectPublisher { get }
    >_ObservedObject|extension _ObservedObject {}
    >ObservableObjectPublisher|class ObservableObjectPublisher: Observable, Sendable {}
    init|init()
    send|func send()
    >Published|@propertyWrapper struct Published<Value> {}
    init|init(wrappedValue: Value)
    init|init(initialValue: Value)
    wrappedValue|var wrappedValue: Value { get set }
    subscript|static subscript<Object: ObservableObject>( _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>, storage storage: ReferenceWritableKeyPath<Object, Published<Value>> ) -> Value { get set }
    >StateObject|@propertyWrapper struct StateObject<Object: _ObservedObject> {}
    init|init( wrappedValue: @autoclosure @escaping () -> Object, file: String = 0, line: Int = 0, column: Int = 0 )
    wrappedValue|var wrappedValue: Object { get }
    projectedValue|var projectedValue: ObservedObject<Object>.Wrapper { get }
    >ObservedObject|@propertyWrapper struct ObservedObject<Object: _ObservedObject> {}
    init|init(wrappedValue: Object)
    init|init(initialValue: Object)
    wrappedValue|var wrappedValue: Object { get set }
    projectedValue|var projectedValue: Wrapper { get }
    >ObservedObject.Wrapper|@dynamicMemberLookup struct Wrapper {}
    subscript|subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> { get }
    >EnvironmentObject|@propertyWrapper struct EnvironmentObject<Object: _ObservedObject> {}
    init|init()
    wrappedValue|var wrappedValue: Object { get }
    projectedValue|var projectedValue: ObservedObject<Object>.Wrapper { get }
    >View|extension View {}
    environmentObject|func environmentObject<Object: _ObservedObject>(_ object: Object) -> some View
    >AppStorage|@propertyWrapper struct AppStorage<Value> {}
    init|init( wrappedValue: Value, _ key: String, store: UserDefaults? = 0, file: String = 0, line: Int = 0, column: Int = 0 )
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding<Value> { get }
    >AppStorage|extension AppStorage where Value: ExpressibleByNilLiteral {}
    init|init( _ key: String, store: UserDefaults? = 0, file: String = 0, line: Int = 0, column: Int = 0 )
    >SceneStorage|@propertyWrapper struct SceneStorage<Value> {}
    init|init( wrappedValue: Value, _ key: String, file: String = 0, line: Int = 0, column: Int = 0 )
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding<Value> { get }
    >SceneStorage|extension SceneStorage where Value: ExpressibleByNilLiteral {}
    init|init(_ key: String, file: String = 0, line: Int = 0, column: Int = 0)
    >ScaledMetric|@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {}
    init|init(wrappedValue: Value, relativeTo textStyle: TextStyle = 0)
    wrappedValue|var wrappedValue: Value { get }
    >EnvironmentValues|extension EnvironmentValues {}
    backgroundStyle|var backgroundStyle: AnyShapeStyle? { get set }
    >View|extension View {}
    backgroundStyle|func backgroundStyle(_ style: any ShapeStyle) -> some View
    >Color|extension Color {}
    init|init(_ name: String, bundle: Bundle? = 0)
    init|@_disfavoredOverload init(_ color: Color)
    resolve|func resolve(in environment: EnvironmentValues) -> Resolved
    init|init(_ resolved: Resolved)
    >Color.Resolved|struct Resolved: Hashable, Sendable, ShapeStyle {}
    red|var red: Float { get set }
    green|var green: Float { get set }
    blue|var blue: Float { get set }
    opacity|var opacity: Float { get set }
    init|init(red: Float, green: Float, blue: Float, opacity: Float = 0)
    >Color|struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {}
    init|init(_ space: RGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 0)
    init|init(_ space: RGBColorSpace = 0, white: Double, opacity: Double = 0)
    init|init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 0)
    opacity|func opacity(_ opacity: Double) -> Color
    gradient|var gradient: AnyGradient { get }
    >Color.RGBColorSpace|enum RGBColorSpace: String, Sendable, CaseIterable {}
    sRGB|case sRGB
    sRGBLinear|case sRGBLinear
    displayP3|case displayP3
    >Color|extension Color {}
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
    >AnyGradient|struct AnyGradient: ShapeStyle, Hashable, Sendable {}
    >NodeKind|extension NodeKind {}
    color|static var color: NodeKind { get }
    >Gradient|extension Gradient {}
    >Gradient.ColorSpace|enum ColorSpace: String, Hashable, Sendable, CaseIterable {}
    device|case device
    perceptual|case perceptual
    >Color|extension Color {}
    mix|func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = 0) -> Color
    >RGBA|extension RGBA {}
    >Gradient|struct Gradient: StyleView, Hashable, Sendable {}
    stops|var stops: [Stop] { get set }
    init|init(stops: [Stop])
    init|init(colors: [Color])
    >Gradient.Stop|struct Stop: Hashable, Sendable {}
    color|var color: Color { get set }
    location|var location: Double { get set }
    init|init(color: Color, location: Double)
    >StyleView|protocol StyleView: PrimitiveView, ShapeStyle {}
    >StyleView|extension StyleView {}
    >Rect|extension Rect {}
    >LinearGradient|struct LinearGradient: StyleView, Sendable {}
    init|init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    init|init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    >RadialGradient|struct RadialGradient: StyleView, Sendable {}
    init|init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    >EllipticalGradient|struct EllipticalGradient: StyleView, Sendable {}
    init|init( gradient: Gradient, center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
    >AngularGradient|struct AngularGradient: StyleView, Sendable {}
    init|init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    init|init(gradient: Gradient, center: UnitPoint, angle: Angle = 0)
    >LevelShapeStyle|struct LevelShapeStyle: ShapeStyle {}
    >ShapeStyle|extension ShapeStyle {}
    secondary|var secondary: LevelShapeStyle { get }
    tertiary|var tertiary: LevelShapeStyle { get }
    quaternary|var quaternary: LevelShapeStyle { get }
    quinary|var quinary: LevelShapeStyle { get }
    >MeshGradient|struct MeshGradient: StyleView, Hashable, Sendable {}
    init|init( width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = 0, smoothsColors: Bool = 0, colorSpace: Gradient.ColorSpace = 0 )
    >Size|extension Size {}
    >ShapeStyle|extension ShapeStyle {}
    >Color.RGBColorSpace|extension Color.RGBColorSpace {}
    >ShadowStyle|struct ShadowStyle: Hashable, Sendable {}
    drop|static func drop( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> ShadowStyle
    inner|static func inner( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> ShadowStyle
    >ShadowedStyle|struct ShadowedStyle: ShapeStyle {}
    >ShapeStyle|extension ShapeStyle {}
    shadow|func shadow(_ style: ShadowStyle) -> some ShapeStyle
    >ShapeStyle|extension ShapeStyle where Self == AnyShapeStyle {}
    shadow|static func shadow(_ style: ShadowStyle) -> AnyShapeStyle
    >ShapeStyle|extension ShapeStyle {}
    >ShadowStyle|extension ShadowStyle {}
    >ShapeStyle|protocol ShapeStyle {}
    >ShapeStyle|extension ShapeStyle {}
    >ShapeStyle|extension ShapeStyle where Self: View {}
    >_StyleFrame|struct _StyleFrame {}
    frame|var frame: Rect { get }
    environment|var environment: EnvironmentValues { get }
    >ShapeStyle|extension ShapeStyle {}
    >Color|extension Color {}
    >AnyShapeStyle|struct AnyShapeStyle: ShapeStyle {}
    init|init(_ style: any ShapeStyle)
    >HierarchicalShapeStyle|struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {}
    primary|static var primary: HierarchicalShapeStyle { get }
    secondary|static var secondary: HierarchicalShapeStyle { get }
    tertiary|static var tertiary: HierarchicalShapeStyle { get }
    quaternary|static var quaternary: HierarchicalShapeStyle { get }
    quinary|static var quinary: HierarchicalShapeStyle { get }
    >AnyShapeStyle|extension AnyShapeStyle {}
    >Fill|extension Fill {}
    >SemanticShapeStyle|struct SemanticShapeStyle: ShapeStyle, Hashable, Sendable {}
    foreground|static var foreground: SemanticShapeStyle { get }
    background|static var background: SemanticShapeStyle { get }
    tint|static var tint: SemanticShapeStyle { get }
    selection|static var selection: SemanticShapeStyle { get }
    separator|static var separator: SemanticShapeStyle { get }
    placeholder|static var placeholder: SemanticShapeStyle { get }
    link|static var link: SemanticShapeStyle { get }
    fill|static var fill: SemanticShapeStyle { get }
    windowBackground|static var windowBackground: SemanticShapeStyle { get }
    >Material|struct Material: ShapeStyle, Hashable, Sendable {}
    ultraThin|static var ultraThin: Material { get }
    thin|static var thin: Material { get }
    regular|static var regular: Material { get }
    thick|static var thick: Material { get }
    ultraThick|static var ultraThick: Material { get }
    bar|static var bar: Material { get }
    >ShapeStyle|extension ShapeStyle {}
    >OpacityShapeStyle|struct OpacityShapeStyle: ShapeStyle {}
    >ShapeStyle|extension ShapeStyle where Self == HierarchicalShapeStyle {}
    primary|static var primary: HierarchicalShapeStyle { get }
    secondary|static var secondary: HierarchicalShapeStyle { get }
    tertiary|static var tertiary: HierarchicalShapeStyle { get }
    quaternary|static var quaternary: HierarchicalShapeStyle { get }
    >ShapeStyle|extension ShapeStyle where Self == Color {}
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
    >ShapeStyle|extension ShapeStyle where Self == SemanticShapeStyle {}
    background|static var background: SemanticShapeStyle { get }
    foreground|static var foreground: SemanticShapeStyle { get }
    tint|static var tint: SemanticShapeStyle { get }
    >ShapeStyle|extension ShapeStyle where Self == Material {}
    ultraThinMaterial|static var ultraThinMaterial: Material { get }
    thinMaterial|static var thinMaterial: Material { get }
    regularMaterial|static var regularMaterial: Material { get }
    thickMaterial|static var thickMaterial: Material { get }
    ultraThickMaterial|static var ultraThickMaterial: Material { get }
    >Ink|extension Ink {}
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
    >EnvironmentValues|extension EnvironmentValues {}
    >View|extension View {}
    tint|func tint(_ tint: Color?) -> some View
    tint|func tint(_ style: (any ShapeStyle)?) -> some View
    >Font|struct Font: Hashable, Sendable {}
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
    system|static func system(_ style: TextStyle, design: Design? = 0, weight: Weight? = 0) -> Font
    custom|static func custom(_ name: String, size: Double, relativeTo style: TextStyle = 0) -> Font
    custom|static func custom(_ name: String, fixedSize: Double) -> Font
    weight|func weight(_ weight: Weight) -> Font
    bold|func bold() -> Font
    italic|func italic() -> Font
    monospaced|func monospaced() -> Font
    monospacedDigit|func monospacedDigit() -> Font
    >Font.Design|enum Design: String, Hashable, Sendable, CaseIterable {}
    `default`|case `default`
    serif|case serif
    rounded|case rounded
    monospaced|case monospaced
    >Font.Weight|struct Weight: Hashable, Sendable {}
    ultraLight|static var ultraLight: Weight { get }
    thin|static var thin: Weight { get }
    light|static var light: Weight { get }
    regular|static var regular: Weight { get }
    medium|static var medium: Weight { get }
    semibold|static var semibold: Weight { get }
    bold|static var bold: Weight { get }
    heavy|static var heavy: Weight { get }
    black|static var black: Weight { get }
    >Text|extension Text {}
    >Text.Piece|extension Text.Piece {}
    >Image|struct Image: PrimitiveView, Hashable, Sendable {}
    init|init(systemName: String)
    init|init(_ name: String)
    init|init(decorative name: String)
    resizable|func resizable(capInsets: EdgeInsets = 0) -> Image
    >Image.Scale|enum Scale: String, Hashable, Sendable, CaseIterable {}
    small|case small
    medium|case medium
    large|case large
    >Image.Source|extension Image.Source {}
    >View|extension View {}
    imageScale|func imageScale(_ scale: Image.Scale) -> some View
    >PictureLibrary|struct PictureLibrary: Sendable {}
    pictures|var pictures: [String: Picture] { get set }
    init|init(_ pictures: [String: Picture] = 0)
    >PictureLibrary.Picture|struct Picture: Sendable {}
    source|var source: String { get set }
    size|var size: Size { get set }
    init|init(source: String, size: Size)
    >NodeKind|extension NodeKind {}
    image|static var image: NodeKind { get }
    >Text|extension Text {}
    underline|func underline(_ isActive: Bool = 0, pattern: LineStyle.Pattern = 0, color: Color? = 0) -> Text
    strikethrough|func strikethrough(_ isActive: Bool = 0, pattern: LineStyle.Pattern = 0, color: Color? = 0) -> Text
    >Text.LineStyle|struct LineStyle: Hashable, Sendable {}
    pattern|var pattern: Pattern { get set }
    color|var color: Color? { get set }
    init|init(pattern: Pattern = 0, color: Color? = 0)
    single|static var single: LineStyle { get }
    >Text.LineStyle.Pattern|enum Pattern: String, Hashable, Sendable, CaseIterable {}
    solid|case solid
    dot|case dot
    dash|case dash
    dashDot|case dashDot
    dashDotDot|case dashDotDot
    >View|extension View {}
    underline|func underline( _ isActive: Bool = 0, pattern: Text.LineStyle.Pattern = 0, color: Color? = 0 ) -> some View
    strikethrough|func strikethrough( _ isActive: Bool = 0, pattern: Text.LineStyle.Pattern = 0, color: Color? = 0 ) -> some View
    >TextAlignment|typealias TextAlignment = TextOptions.Alignment
    >ContentMode|typealias ContentMode = AspectRatioRule.ContentMode
    >Font|extension Font {}
    >Font.TextStyle|typealias TextStyle = VitrineText.TextStyle
    >Text|extension Text {}
    >Text.TruncationMode|typealias TruncationMode = TextOptions.Truncation
    >Text.Case|typealias Case = TextEnvironment.TextCase
    >Image|extension Image {}
    renderingMode|func renderingMode(_ mode: TemplateRenderingMode?) -> Image
    >Image.TemplateRenderingMode|enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {}
    template|case template
    original|case original
    >DrawnPath.Element|extension DrawnPath.Element {}
    >SymbolVariants|struct SymbolVariants: Hashable, Sendable {}
    none|static var none: SymbolVariants { get }
    fill|static var fill: _ { get }
    slash|static var slash: _ { get }
    circle|static var circle: _ { get }
    square|static var square: _ { get }
    rectangle|static var rectangle: _ { get }
    fill|var fill: SymbolVariants { get }
    slash|var slash: SymbolVariants { get }
    circle|var circle: SymbolVariants { get }
    square|var square: SymbolVariants { get }
    rectangle|var rectangle: SymbolVariants { get }
    contains|func contains(_ other: SymbolVariants) -> Bool
    >EnvironmentValues|extension EnvironmentValues {}
    symbolVariants|var symbolVariants: SymbolVariants { get set }
    >View|extension View {}
    symbolVariant|func symbolVariant(_ variant: SymbolVariants) -> some View
    >LocalizedStringKey|struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {}
    init|init(_ value: String)
    init|init(stringLiteral value: String)
    init|init(stringInterpolation: StringInterpolation)
    >LocalizedStringKey.StringInterpolation|struct StringInterpolation: StringInterpolationProtocol {}
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
    >Text|extension Text {}
    >Text|extension Text {}
    init|@_disfavoredOverload init(_ attributed: AttributedString)
    init|init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
    init|init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter)
    init|init<Subject>(_ subject: Subject, formatter: Formatter)
    init|init(_ date: Date, style: DateStyle)
    init|init(_ dates: ClosedRange<Date>)
    >Text.DateStyle|struct DateStyle: Hashable, Sendable {}
    date|static var date: DateStyle { get }
    time|static var time: DateStyle { get }
    relative|static var relative: DateStyle { get }
    offset|static var offset: DateStyle { get }
    timer|static var timer: DateStyle { get }
    >Text|struct Text: PrimitiveView, Hashable {}
    init|@_disfavoredOverload init(_ string: some StringProtocol)
    init|init(verbatim string: String)
    init|init(_ image: Image)
    +|static func + (a: Text, b: Text) -> Text
    font|func font(_ font: Font?) -> Text
    fontWeight|func fontWeight(_ weight: Font.Weight?) -> Text
    bold|func bold(_ isActive: Bool = 0) -> Text
    italic|func italic(_ isActive: Bool = 0) -> Text
    foregroundColor|func foregroundColor(_ color: Color?) -> Text
    foregroundStyle|func foregroundStyle(_ color: Color) -> Text
    kerning|func kerning(_ points: Double) -> Text
    tracking|func tracking(_ points: Double) -> Text
    baselineOffset|func baselineOffset(_ points: Double) -> Text
    monospaced|func monospaced(_ isActive: Bool = 0) -> Text
    monospacedDigit|func monospacedDigit() -> Text
    >Text.Piece|extension Text.Piece {}
    >NodeKind|extension NodeKind {}
    text|static var text: NodeKind { get }
    >View|extension View {}
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
    >EnvironmentValues|extension EnvironmentValues {}
    >Canvas|extension Canvas {}
    init|init( opaque: Bool = 0, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = 0, renderer: @escaping (inout GraphicsContext, Size) -> Void )
    init|init<Symbols: View>( opaque: Bool = 0, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = 0, renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols )
    >GraphicsContext.Shading|extension GraphicsContext.Shading {}
    color|static func color(_ color: Color) -> Self
    color|static func color( _ colorSpace: Color.RGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 0 ) -> Self
    color|static func color( _ colorSpace: Color.RGBColorSpace = 0, white: Double, opacity: Double = 0 ) -> Self
    linearGradient|static func linearGradient( _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GraphicsContext.GradientOptions = 0 ) -> Self
    radialGradient|static func radialGradient( _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double, options: GraphicsContext.GradientOptions = 0 ) -> Self
    conicGradient|static func conicGradient( _ gradient: Gradient, center: Point, angle: Angle = 0, options: GraphicsContext.GradientOptions = 0 ) -> Self
    foreground|static var foreground: Self { get }
    palette|static func palette(_ array: [GraphicsContext.Shading]) -> Self
    >GraphicsContext|extension GraphicsContext {}
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
    >GraphicsContext.GradientOptions|struct GradientOptions: OptionSet, Sendable {}
    rawValue|var rawValue: UInt32 { get }
    init|init(rawValue: UInt32)
    repeat|static var `repeat`: GradientOptions { get }
    mirror|static var mirror: GradientOptions { get }
    linearColor|static var linearColor: GradientOptions { get }
    >GraphicsContext.ClipOptions|struct ClipOptions: OptionSet, Sendable {}
    rawValue|var rawValue: UInt32 { get }
    init|init(rawValue: UInt32)
    inverse|static var inverse: ClipOptions { get }
    >GraphicsContext.Filter|struct Filter: Sendable {}
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
    >GraphicsContext.BlurOptions|struct BlurOptions: OptionSet, Sendable {}
    rawValue|var rawValue: UInt32 { get }
    init|init(rawValue: UInt32)
    opaque|static var opaque: BlurOptions { get }
    dithersResult|static var dithersResult: BlurOptions { get }
    >GraphicsContext.BlendMode|typealias BlendMode = VitrineUI.BlendMode
    >GraphicsContext.ResolvedText|typealias ResolvedText = Resolved
    >GraphicsContext.ResolvedImage|typealias ResolvedImage = Resolved
    >GraphicsContext.Resolved|extension GraphicsContext.Resolved {}
    measure|func measure(in size: Size) -> Size
    >ColorRenderingMode|enum ColorRenderingMode: Hashable, Sendable {}
    nonLinear|case nonLinear
    linear|case linear
    extendedLinear|case extendedLinear
    >Canvas|struct Canvas: PrimitiveView {}
    >LazyVStack|struct LazyVStack<Content: View>: PrimitiveView {}
    init|init(alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
    >LazyHStack|struct LazyHStack<Content: View>: PrimitiveView {}
    init|init(alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
    >LazyVGrid|struct LazyVGrid<Content: View>: PrimitiveView {}
    init|init( columns: [GridItem], alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
    >LazyHGrid|struct LazyHGrid<Content: View>: PrimitiveView {}
    init|init( rows: [GridItem], alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
    >ViewThatFits|struct ViewThatFits<Content: View>: PrimitiveView {}
    init|init(in axes: Axis.Set = 0, @ViewBuilder content: () -> Content)
    >NodeKind|extension NodeKind {}
    lazyVStack|static var lazyVStack: NodeKind { get }
    lazyHStack|static var lazyHStack: NodeKind { get }
    lazyVGrid|static var lazyVGrid: NodeKind { get }
    lazyHGrid|static var lazyHGrid: NodeKind { get }
    >GeometryProxy|struct GeometryProxy {}
    size|var size: Size { get }
    safeAreaInsets|var safeAreaInsets: EdgeInsets { get }
    frame|func frame(in space: CoordinateSpace) -> Rect
    bounds|func bounds(of space: CoordinateSpace) -> Rect?
    subscript|subscript(anchor: Anchor<Rect>) -> Rect { get }
    subscript|subscript(anchor: Anchor<Point>) -> Point { get }
    >CoordinateSpace|enum CoordinateSpace: Hashable, Sendable {}
    global|case global
    local|case local
    named|case named(String)
    >Anchor|struct Anchor<Value> {}
    >Anchor.Source|struct Source {}
    >Anchor.Source|extension Anchor.Source where Value == Rect {}
    bounds|static var bounds: Anchor<Rect>.Source { get }
    rect|static func rect(_ rect: Rect) -> Anchor<Rect>.Source
    >Anchor.Source|extension Anchor.Source where Value == Point {}
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
    >LayoutNode|extension LayoutNode {}
    >Rect|extension Rect {}
    >GeometryReader|struct GeometryReader<Content: View>: PrimitiveView {}
    init|init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
    >View|extension View {}
    coordinateSpace|func coordinateSpace(name: String) -> some View
    onGeometryChange|func onGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void ) -> some View
    onGeometryChange|func onGeometryChange<Value: Equatable>( for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ old: Value, _ new: Value) -> Void ) -> some View
    >NodeKind|extension NodeKind {}
    geometryReader|static var geometryReader: NodeKind { get }
    >GraphicsContext|struct GraphicsContext {}
    environment|var environment: EnvironmentValues { get set }
    opacity|var opacity: Double { get set }
    transform|var transform: _ { get set }
    translateBy|mutating func translateBy(x: Double, y: Double)
    scaleBy|mutating func scaleBy(x: Double, y: Double)
    rotate|mutating func rotate(by angle: Angle)
    concatenate|mutating func concatenate(_ inner: Transform)
    stroke|func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
    >GraphicsContext.Shading|enum Shading {}
    style|case style(any ShapeStyle)
    linear|case linear(Gradient, from: Point, to: Point)
    radial|case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    conic|case conic(Gradient, center: Point, angle: Angle)
    >GraphicsContext|extension GraphicsContext {}
    resolve|func resolve(_ text: Text) -> Resolved
    resolve|func resolve(_ image: Image) -> Resolved
    draw|func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = 0)
    draw|func draw(_ resolved: Resolved, in frame: Rect)
    >GraphicsContext.Resolved|struct Resolved {}
    shading|var shading: Shading? { get set }
    >Grid|struct Grid<Content: View>: PrimitiveView {}
    init|init( alignment: Alignment = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
    >GridRow|struct GridRow<Content: View>: PrimitiveView {}
    init|init(alignment: VerticalAlignment? = 0, @ViewBuilder content: () -> Content)
    >View|extension View {}
    gridCellColumns|func gridCellColumns(_ count: Int) -> some View
    gridColumnAlignment|func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
    gridCellAnchor|func gridCellAnchor(_ anchor: UnitPoint) -> some View
    gridCellUnsizedAxes|func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    layoutValue|func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View
    >Layout|extension Layout {}
    callAsFunction|func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View
    >NodeKind|extension NodeKind {}
    grid|static var grid: NodeKind { get }
    >Image|extension Image {}
    init|init(_ name: String, bundle: Bundle?)
    init|init(_ name: String, bundle: Bundle? = 0, label: Text)
    init|init(_ name: String, variableValue: Double?, bundle: Bundle? = 0)
    init|init(decorative name: String, bundle: Bundle?)
    init|init(systemName: String, variableValue: Double?)
    >AsyncImage|struct AsyncImage<Content: View>: View {}
    init|init(url: URL?, scale: Double = 0) where Content == Image.Placeholder
    init|init<I: View, P: View>( url: URL?, scale: Double = 0, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P ) where Content == ConditionalContent<I, P>
    init|init( url: URL?, scale: Double = 0, transaction: Transaction = 0, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content )
    body|var body: some View { get }
    >Image|extension Image {}
    >Image.Placeholder|struct Placeholder: View {}
    body|var body: some View { get }
    >AsyncImagePhase|enum AsyncImagePhase {}
    empty|case empty
    success|case success(Image)
    failure|case failure(any Error)
    image|var image: Image? { get }
    error|var error: (any Error)? { get }
    >LayoutNode|extension LayoutNode {}
    >PinnedScrollableViews|struct PinnedScrollableViews: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: UInt32 { get }
    init|init(rawValue: UInt32)
    sectionHeaders|static var sectionHeaders: PinnedScrollableViews { get }
    sectionFooters|static var sectionFooters: PinnedScrollableViews { get }
    >LazyVStack|extension LazyVStack {}
    init|init( alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
    >LazyHStack|extension LazyHStack {}
    init|init( alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
    >LazyVGrid|extension LazyVGrid {}
    init|init( columns: [GridItem], alignment: HorizontalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
    >LazyHGrid|extension LazyHGrid {}
    init|init( rows: [GridItem], alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content )
    >View|extension View {}
    preference|func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View
    transformPreference|func transformPreference<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) -> some View
    anchorPreference|func anchorPreference<Key: PreferenceKey, Value>( key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value ) -> some View
    transformAnchorPreference|func transformAnchorPreference<Key: PreferenceKey, Value>( key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void ) -> some View
    onPreferenceChange|func onPreferenceChange<Key: PreferenceKey>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void) -> some View where Key.Value: Equatable
    overlayPreferenceValue|func overlayPreferenceValue<Key: PreferenceKey>( _ key: Key.Type, alignment: Alignment = 0, @ViewBuilder _ content: @escaping (Key.Value) -> some View ) -> some View
    backgroundPreferenceValue|func backgroundPreferenceValue<Key: PreferenceKey>( _ key: Key.Type, alignment: Alignment = 0, @ViewBuilder _ content: @escaping (Key.Value) -> some View ) -> some View
    """#
}
