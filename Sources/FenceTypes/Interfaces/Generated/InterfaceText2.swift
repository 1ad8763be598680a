// Written by `make generate` from declarations.

extension InterfaceText {
  static let part2: StaticString = #"""
    >AspectRatioRule.ContentMode|enum ContentMode: String, Hashable, Sendable, CaseIterable {}
    fit|case fit
    fill|case fill
    >Point|extension Point {}
    >FixedSizeRule|struct FixedSizeRule: UnaryLayoutRule {}
    axes|var axes: Axis.Set { get set }
    init|init(_ axes: Axis.Set)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    priority|func priority(_ node: LayoutNode) -> Double
    >FlexibleFrameRule|struct FlexibleFrameRule: UnaryLayoutRule {}
    horizontal|var horizontal: Lengths { get set }
    vertical|var vertical: Lengths { get set }
    alignment|var alignment: Alignment { get set }
    init|init(horizontal: Lengths, vertical: Lengths, alignment: Alignment)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >FlexibleFrameRule.Lengths|struct Lengths {}
    minimum|var minimum: Double? { get set }
    ideal|var ideal: Double? { get set }
    maximum|var maximum: Double? { get set }
    isContradictory|var isContradictory: Bool { get }
    init|init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?)
    >FlexibleFrameRule.Lengths|extension FlexibleFrameRule.Lengths {}
    >FrameRule|struct FrameRule: UnaryLayoutRule {}
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
    >Alignment|extension Alignment {}
    origin|func origin(of child: ViewDimensions, in size: Size) -> Point
    >LayoutNode|extension LayoutNode {}
    >GeometryReaderRule|struct GeometryReaderRule: LayoutRule {}
    init|init(makeContent: @escaping (LayoutNode) -> Void)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >GridRule|struct GridRule: LayoutRule {}
    alignment|var alignment: Alignment { get set }
    horizontalSpacing|var horizontalSpacing: Double { get set }
    verticalSpacing|var verticalSpacing: Double { get set }
    init|init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    >GridRowRule|struct GridRowRule: LayoutRule {}
    alignment|var alignment: VerticalAlignment? { get }
    init|init(alignment: VerticalAlignment?)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    >GridItem|struct GridItem: Sendable {}
    size|var size: Size { get set }
    spacing|var spacing: Double? { get set }
    alignment|var alignment: Alignment? { get set }
    init|init(_ size: Size = 0, spacing: Double? = 0, alignment: Alignment? = 0)
    >GridItem.Size|enum Size: Hashable, Sendable {}
    fixed|case fixed(Double)
    flexible|case flexible(minimum: Double = 10, maximum: Double = .infinity)
    adaptive|case adaptive(minimum: Double, maximum: Double = .infinity)
    flexible|static var flexible: Size { get }
    >LazyGridRule|struct LazyGridRule: LayoutRule {}
    items|var items: [GridItem] { get set }
    trackAxis|var trackAxis: Axis { get set }
    alignment|var alignment: Alignment { get set }
    lineSpacing|var lineSpacing: Double? { get set }
    init|init(_ items: [GridItem], trackAxis: Axis, alignment: Alignment, lineSpacing: Double?)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    >LazyStackRule|struct LazyStackRule: LayoutRule {}
    axis|var axis: Axis { get set }
    alignment|var alignment: AlignmentKey { get set }
    fixedSpacing|var fixedSpacing: Double? { get set }
    init|init(_ alignment: VerticalAlignment, spacing: Double?)
    init|init(_ alignment: HorizontalAlignment, spacing: Double?)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    >FlexibleLeafRule|struct FlexibleLeafRule: LeafLayoutRule {}
    init|init()
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >FixedLeafRule|struct FixedLeafRule: LeafLayoutRule {}
    size|var size: Size { get set }
    init|init(_ size: Size)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    >CircleRule|struct CircleRule: LeafLayoutRule {}
    init|init()
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >ResizableRule|struct ResizableRule: LeafLayoutRule {}
    ideal|var ideal: Size { get set }
    minimum|var minimum: Size { get set }
    init|init(ideal: Size, minimum: Size = 0)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >SpacerRule|struct SpacerRule: ChildlessLayoutRule {}
    minimumLength|var minimumLength: Double { get set }
    fixedAxis|var fixedAxis: Axis? { get set }
    init|init(minimumLength: Double?, along axis: Axis? = 0)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    priority|func priority(_ node: LayoutNode) -> Double
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >DividerRule|struct DividerRule: ChildlessLayoutRule {}
    thickness|var thickness: Double { get set }
    init|init(thickness: Double)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    >AlignmentKey|extension AlignmentKey {}
    >OffsetRule|struct OffsetRule: TransparentLayoutRule {}
    x|var x: Double { get set }
    y|var y: Double { get set }
    init|init(x: Double, y: Double)
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    >PaddingRule|struct PaddingRule: UnaryLayoutRule {}
    insets|var insets: EdgeInsets { get set }
    init|init(_ insets: EdgeInsets)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >PositionRule|struct PositionRule: UnaryLayoutRule {}
    point|var point: Point { get set }
    init|init(_ point: Point)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >SafeAreaInsetRule|struct SafeAreaInsetRule: UnaryLayoutRule {}
    edge|var edge: Edge { get set }
    alignment|var alignment: AlignmentKey { get set }
    fixedSpacing|var fixedSpacing: Double? { get set }
    init|init(edge: Edge, alignment: AlignmentKey, spacing: Double?)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >IgnoresSafeAreaRule|struct IgnoresSafeAreaRule: UnaryLayoutRule {}
    edges|var edges: Edge.Set { get set }
    init|init(edges: Edge.Set)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    >SafeAreaPaddingRule|struct SafeAreaPaddingRule: UnaryLayoutRule {}
    init|init(_ insets: EdgeInsets)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >LayoutNode|extension LayoutNode {}
    >ContainerFrameRule|struct ContainerFrameRule {}
    length|static func length(_ container: Double, count: Int, span: Int, spacing: Double) -> Double
    >ScrollRule|struct ScrollRule: LayoutRule {}
    axes|var axes: Axis.Set { get set }
    margins|var margins: EdgeInsets { get set }
    anchor|var anchor: UnitPoint? { get set }
    offset|var offset: _ { get set }
    init|init(axes: Axis.Set, margins: EdgeInsets = 0, anchor: UnitPoint? = 0)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >SecondaryLayerRule|struct SecondaryLayerRule: UnaryLayoutRule {}
    alignment|var alignment: Alignment { get set }
    deferredSecondary|var deferredSecondary: (() -> LayoutNode?)? { get set }
    init|init(alignment: Alignment, deferredSecondary: (() -> LayoutNode?)? = 0)
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    priority|func priority(_ node: LayoutNode) -> Double
    >StackSlot|extension StackSlot {}
    >StackRule|struct StackRule: LayoutRule {}
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
    >StackSlot|extension StackSlot {}
    >Size|extension Size {}
    >Point|extension Point {}
    >ProposedViewSize|extension ProposedViewSize {}
    >LayoutPriorityRule|struct LayoutPriorityRule: TransparentLayoutRule {}
    value|var value: Double { get set }
    init|init(_ value: Double)
    priority|func priority(_ node: LayoutNode) -> Double
    >AlignmentGuideRule|struct AlignmentGuideRule: TransparentLayoutRule {}
    key|var key: AlignmentKey { get set }
    value|var value: (ViewDimensions) -> Double { get set }
    init|init(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double)
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    >ViewThatFitsRule|struct ViewThatFitsRule: LayoutRule {}
    axes|var axes: Axis.Set { get set }
    init|init(axes: Axis.Set)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >ZStackRule|struct ZStackRule: LayoutRule {}
    alignment|var alignment: Alignment { get set }
    init|init(alignment: Alignment)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    priority|func priority(_ node: LayoutNode) -> Double
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >FontFace|struct FontFace: Hashable, Sendable {}
    family|var family: Family { get set }
    fallbackName|var fallbackName: String { get set }
    size|var size: Double { get set }
    weight|var weight: Double { get set }
    italic|var italic: Bool { get set }
    monospacedDigits|var monospacedDigits: Bool { get set }
    init|init( family: Family = 0, fallbackName: String = 0, size: Double, weight: Double = 0, italic: Bool = 0, monospacedDigits: Bool = 0 )
    >FontFace.Family|enum Family: String, Hashable, Sendable, CaseIterable {}
    system|case system
    monospaced|case monospaced
    fallback|case fallback
    >FontFace|extension FontFace {}
    isEmoji|var isEmoji: Bool { get }
    >FontLibrary|class FontLibrary: Sendable {}
    folder|var folder: String { get }
    webFonts|var webFonts: [WebFont] { get }
    init|init(_ assets: Assets) throws(LoadError)
    >FontLibrary.LoadError|enum LoadError: Error, CustomStringConvertible {}
    missing|case missing(MissingAssets)
    unreadable|case unreadable(path: String, reason: String)
    description|var description: String { get }
    >FontManifest.Entry|extension FontManifest.Entry {}
    >FontManifest.Part|extension FontManifest.Part {}
    >WebFont|struct WebFont: Hashable, Sendable {}
    family|var family: String { get set }
    isItalic|var isItalic: Bool { get set }
    lightestWeight|var lightestWeight: Double { get set }
    boldestWeight|var boldestWeight: Double { get set }
    path|var path: String { get set }
    unicodeRange|var unicodeRange: String { get set }
    >FontStyleSheet|enum FontStyleSheet {}
    textDeclarations|static var textDeclarations: _ { get }
    fontFaces|static func fontFaces(_ fonts: [WebFont], address: (WebFont) -> String) -> String
    >FontFace|extension FontFace {}
    cssFontFamily|var cssFontFamily: String { get }
    >Typesetter|extension Typesetter {}
    fontSubset|func fontSubset(of face: FontFace, text: String) -> [UInt8]?
    >FontWarning|struct FontWarning: Hashable, Sendable {}
    message|var message: String { get set }
    hint|var hint: String { get set }
    >LocalFont|struct LocalFont: Hashable, Sendable {}
    measured|static var measured: String { get }
    fontFaces|static var fontFaces: _ { get }
    >Icon|struct Icon: Hashable, Sendable {}
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
    >IconLibrary|extension IconLibrary {}
    >IconLibrary|extension IconLibrary {}
    >[OutlineElement]|extension [OutlineElement] {}
    >IconLibrary|class IconLibrary: Sendable {}
    failure|var failure: String? { get }
    init|init(_ assets: Assets)
    names|var names: [String] { get }
    icon|func icon(named name: String, weight: Double = 0) -> Icon?
    >Typesetter|extension Typesetter {}
    outline|func outline(of fragment: TextLayout.Fragment) -> [OutlineElement]?
    outline|func outline( of text: String, font face: FontFace, letterSpacing: Double, isRightToLeft: Bool, x: Double, baseline: Double, width: Double? = 0 ) -> [OutlineElement]?
    >GlyphPicture|struct GlyphPicture: Hashable, Sendable {}
    png|var png: [UInt8] { get set }
    x|var x: Double { get set }
    y|var y: Double { get set }
    width|var width: Double { get set }
    height|var height: Double { get set }
    >Typesetter|extension Typesetter {}
    pictures|func pictures(of text: String, font face: FontFace, x: Double, baseline: Double) -> [GlyphPicture]?
    >OutlineBox|struct OutlineBox: Hashable, Sendable {}
    left|var left: Double { get set }
    top|var top: Double { get set }
    right|var right: Double { get set }
    bottom|var bottom: Double { get set }
    init|init(left: Double, top: Double, right: Double, bottom: Double)
    >[OutlineElement]|extension [OutlineElement] {}
    box|var box: OutlineBox? { get }
    >OutlineElement|enum OutlineElement: Hashable, Sendable {}
    move|case move(x: Double, y: Double)
    line|case line(x: Double, y: Double)
    quad|case quad(controlX: Double, controlY: Double, x: Double, y: Double)
    cubic|case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
    close|case close
    >[OutlineElement]|extension [OutlineElement] {}
    transformed|func transformed(scaleX: Double, scaleY: Double, x: Double, y: Double) -> [OutlineElement]
    >TextOptions|extension TextOptions {}
    >StyledText|extension StyledText {}
    >ShapedRun.Cluster|extension ShapedRun.Cluster {}
    >RandomAccessCollection|extension RandomAccessCollection {}
    >String|extension String {}
    >StyledText|struct StyledText: Hashable, Sendable {}
    runs|var runs: [Run] { get set }
    init|init(_ runs: [Run])
    string|var string: String { get }
    >StyledText.Run|struct Run: Hashable, Sendable {}
    text|var text: String { get set }
    font|var font: FontFace { get set }
    textStyle|var textStyle: TextStyle? { get set }
    tracking|var tracking: Double { get set }
    baselineOffset|var baselineOffset: Double { get set }
    paint|var paint: Int { get set }
    attachment|var attachment: Attachment? { get set }
    init|init( text: String, font: FontFace, textStyle: TextStyle? = 0, tracking: Double = 0, baselineOffset: Double = 0, paint: Int = 0, attachment: Attachment? = 0 )
    >StyledText.Attachment|struct Attachment: Hashable, Sendable {}
    character|static var character: String { get }
    width|var width: Double { get set }
    ascent|var ascent: Double { get set }
    descent|var descent: Double { get set }
    init|init(width: Double, ascent: Double, descent: Double)
    >TextOptions|struct TextOptions: Hashable, Sendable {}
    profile|var profile: TypographyProfile { get set }
    scale|var scale: Double { get set }
    lineLimit|var lineLimit: Int? { get set }
    reservedLines|var reservedLines: Int { get set }
    lineSpacing|var lineSpacing: Double { get set }
    isTight|var isTight: Bool { get set }
    truncation|var truncation: Truncation { get set }
    alignment|var alignment: Alignment { get set }
    minimumScaleFactor|var minimumScaleFactor: Double { get set }
    isRightToLeft|var isRightToLeft: Bool { get set }
    language|var language: String { get set }
    init|init(profile: TypographyProfile = 0, scale: Double? = 0)
    >TextOptions.Truncation|enum Truncation: String, Hashable, Sendable, CaseIterable {}
    head|case head
    middle|case middle
    tail|case tail
    >TextOptions.Alignment|enum Alignment: String, Hashable, Sendable, CaseIterable {}
    leading|case leading
    center|case center
    trailing|case trailing
    >TextLayout|struct TextLayout: Hashable, Sendable {}
    width|var width: Double { get set }
    height|var height: Double { get set }
    firstBaseline|var firstBaseline: Double { get set }
    lastBaseline|var lastBaseline: Double { get set }
    lines|var lines: [Line] { get set }
    isTruncated|var isTruncated: Bool { get set }
    init|init( width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lines: [Line], isTruncated: Bool )
    >TextLayout.Fragment|struct Fragment: Hashable, Sendable {}
    text|var text: String { get set }
    font|var font: FontFace { get set }
    x|var x: Double { get set }
    baseline|var baseline: Double { get set }
    width|var width: Double { get set }
    letterSpacing|var letterSpacing: Double { get set }
    paint|var paint: Int { get set }
    isRightToLeft|var isRightToLeft: Bool { get set }
    init|init( text: String, font: FontFace, x: Double, baseline: Double, width: Double, letterSpacing: Double, paint: Int, isRightToLeft: Bool )
    >TextLayout.Line|struct Line: Hashable, Sendable {}
    fragments|var fragments: [Fragment] { get set }
    y|var y: Double { get set }
    width|var width: Double { get set }
    height|var height: Double { get set }
    baseline|var baseline: Double { get set }
    init|init(fragments: [Fragment], y: Double, width: Double, height: Double, baseline: Double)
    >Typesetter|class Typesetter: Sendable {}
    library|var library: FontLibrary? { get }
    failure|var failure: FontLibrary.LoadError? { get }
    icons|var icons: IconLibrary { get }
    init|init(_ assets: Assets)
    withoutFonts|static var withoutFonts: Typesetter { get }
    remarks|func remarks(on text: StyledText, options: TextOptions) -> [FontWarning]
    layout|func layout(_ text: StyledText, options: TextOptions, width: Double?, height: Double?) -> TextLayout
    >Typesetter|extension Typesetter: Hashable {}
    ==|static func == (a: Typesetter, b: Typesetter) -> Bool
    hash|func hash(into hasher: inout Hasher)
    >LineMetrics|struct LineMetrics: Hashable, Sendable {}
    height|var height: Double { get set }
    baseline|var baseline: Double { get set }
    leading|var leading: Double { get set }
    descent|var descent: Double { get }
    >TypographyProfile|extension TypographyProfile {}
    lineMetrics|func lineMetrics(size: Double, style: TextStyle?) -> LineMetrics
    leadingAbove|func leadingAbove(size: Double, style: TextStyle?) -> Double
    font|func font(for style: TextStyle, typeSize: DynamicTypeSize = 0) -> FontFace
    >TypographyProfile|extension TypographyProfile {}
    letterSpacing|func letterSpacing(size: Double, weight: Double = 0) -> Double
    >ShapedRun|extension ShapedRun {}
    >TextStyle|enum TextStyle: String, Hashable, Sendable, CaseIterable {}
    largeTitle|case largeTitle
    title|case title
    title2|case title2
    title3|case title3
    headline|case headline
    subheadline|case subheadline
    body|case body
    callout|case callout
    footnote|case footnote
    caption|case caption
    caption2|case caption2
    >DynamicTypeSize|enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {}
    xSmall|case xSmall
    small|case small
    medium|case medium
    large|case large
    xLarge|case xLarge
    xxLarge|case xxLarge
    xxxLarge|case xxxLarge
    accessibility1|case accessibility1
    accessibility2|case accessibility2
    accessibility3|case accessibility3
    accessibility4|case accessibility4
    accessibility5|case accessibility5
    <|static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
    isAccessibilitySize|var isAccessibilitySize: Bool { get }
    >TypographyProfile|enum TypographyProfile: String, Hashable, Sendable, CaseIterable {}
    book|case book
    ios18|case ios18
    ios26|case ios26
    macos|case macos
    standard|static var standard: _ { get }
    platforms|static var platforms: [(name: String, profile: TypographyProfile)] { get }
    init|init?(platform name: String)
    title|var title: String { get }
    isPhone|var isPhone: Bool { get }
    scale|var scale: Double { get }
    >CGFloat|extension CGFloat: VectorArithmetic {}
    scale|mutating func scale(by factor: Double)
    magnitudeSquared|var magnitudeSquared: Double { get }
    >CGFloat|extension CGFloat: Animatable {}
    >Size|extension Size: Animatable {}
    animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
    >Point|extension Point: Animatable {}
    animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
    >Rect|extension Rect: Animatable {}
    animatableData|var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> { get set }
    >UnitPoint|extension UnitPoint: Animatable {}
    animatableData|var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
    >EdgeInsets|extension EdgeInsets: Animatable {}
    animatableData|var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> { get set }
    >AnimatableModifier|protocol AnimatableModifier: Animatable, ViewModifier {}
    >Animation|extension Animation {}
    interactiveSpring|@_disfavoredOverload static func interactiveSpring( duration: Double = 0, extraBounce: Double = 0, blendDuration: Double = 0 ) -> Animation
    logicallyComplete|func logicallyComplete(after duration: Double) -> Animation
    >AnimationCompletionCriteria|enum AnimationCompletionCriteria: Hashable, Sendable {}
    logicallyComplete|case logicallyComplete
    removed|case removed
    >_|extension _ {}
    withAnimation|func withAnimation<Result>( _ animation: Animation? = 0, completionCriteria: AnimationCompletionCriteria = 0, _ body: () throws -> Result, completion: @escaping () -> Void ) rethrows -> Result
    >_|extension _ {}
    withTransaction|func withTransaction<Value, Result>( _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result ) rethrows -> Result
    >AnimatedChange|extension AnimatedChange {}
    >AnimatedCourse|protocol AnimatedCourse {}
    >JoinedNode|extension JoinedNode {}
    >Animation|extension Animation {}
    default|static var `default`: Animation { get }
    linear|static var linear: Animation { get }
    easeIn|static var easeIn: Animation { get }
    easeOut|static var easeOut: Animation { get }
    easeInOut|static var easeInOut: Animation { get }
    spring|static var spring: Animation { get }
    smooth|static var smooth: Animation { get }
    snappy|static var snappy: Animation { get }
    bouncy|static var bouncy: Animation { get }
    interactiveSpring|static var interactiveSpring: Animation { get }
    interpolatingSpring|static var interpolatingSpring: Animation { get }
    linear|static func linear(duration: Double) -> Animation
    easeIn|static func easeIn(duration: Double) -> Animation
    easeOut|static func easeOut(duration: Double) -> Animation
    easeInOut|static func easeInOut(duration: Double) -> Animation
    timingCurve|static func timingCurve( _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0 ) -> Animation
    timingCurve|static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation
    spring|static func spring(duration: Double = 0, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    spring|static func spring( response: Double, dampingFraction: Double = 0, blendDuration: Double = 0 ) -> Animation
    spring|static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation
    interactiveSpring|static func interactiveSpring( response: Double = 0, dampingFraction: Double = 0, blendDuration: Double = 0 ) -> Animation
    smooth|static func smooth(duration: Double = 0, extraBounce: Double = 0) -> Animation
    snappy|static func snappy(duration: Double = 0, extraBounce: Double = 0) -> Animation
    bouncy|static func bouncy(duration: Double = 0, extraBounce: Double = 0) -> Animation
    interpolatingSpring|static func interpolatingSpring( mass: Double = 0, stiffness: Double, damping: Double, initialVelocity: Double = 0 ) -> Animation
    interpolatingSpring|static func interpolatingSpring( duration: Double = 0, bounce: Double = 0, initialVelocity: Double = 0 ) -> Animation
    >Animation|extension Animation: CustomStringConvertible {}
    description|var description: String { get }
    >AnimationTrack|struct AnimationTrack: Hashable, Sendable {}
    name|var name: String { get }
    views|var views: [String] { get }
    values|var values: [Double] { get }
    >AnimatedChange|extension AnimatedChange {}
    >JoinedNode|extension JoinedNode {}
    >RenderNode|extension RenderNode {}
    >AnyTransition|struct AnyTransition {}
    modifier|static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition
    identity|static var identity: AnyTransition { get }
    opacity|static var opacity: AnyTransition { get }
    slide|static var slide: AnyTransition { get }
    scale|static var scale: AnyTransition { get }
    blurReplace|static var blurReplace: AnyTransition { get }
    scale|static func scale(scale: Double, anchor: UnitPoint = 0) -> AnyTransition
    scale|static func scale(_ scale: Double, anchor: UnitPoint = 0) -> AnyTransition
    offset|static func offset(x: Double = 0, y: Double = 0) -> AnyTransition
    offset|static func offset(_ offset: Size) -> AnyTransition
    move|static func move(edge: Edge) -> AnyTransition
    push|static func push(from edge: Edge) -> AnyTransition
    asymmetric|static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    combined|func combined(with other: AnyTransition) -> AnyTransition
    animation|func animation(_ animation: Animation?) -> AnyTransition
    >Edge|extension Edge {}
    >View|extension View {}
    transition|func transition(_ transition: AnyTransition) -> some View
    >Rect|extension Rect {}
    >AnimatedPainter|protocol AnimatedPainter: Painter {}
    >GeometryEffect|protocol GeometryEffect: ViewModifier, Animatable where Body == Never {}
    effectValue|func effectValue(size: Size) -> ProjectionTransform
    >GeometryEffect|extension GeometryEffect {}
    body|func body(content: ModifierContent) -> Never
    >Ink|extension Ink {}
    >RGBA|extension RGBA {}
    >GradientStops|extension GradientStops {}
    >Fill|extension Fill {}
    >Stroke|extension Stroke {}
    >GroupEffects.Shadow|extension GroupEffects.Shadow {}
    >GroupEffects.ColorAdjustment|extension GroupEffects.ColorAdjustment {}
    >KeyframeAnimator|struct KeyframeAnimator<Value, Content: View>: View {}
    init|init<K: Keyframes<Value>>( initialValue: Value, repeating: Bool = 0, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
    init|init<K: Keyframes<Value>>( initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
    body|var body: some View { get }
    >View|extension View {}
    keyframeAnimator|func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>( initialValue: Value, repeating: Bool = 0, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K ) -> some View
    keyframeAnimator|func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>( initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K ) -> some View
    >Keyframes|protocol Keyframes<Value> {}
    >Keyframes.Value|associatedtype Value
    >KeyframeTrackContent|protocol KeyframeTrackContent<Value> {}
    >KeyframeTrackContent.Value|associatedtype Value
    >_KeyframeList|struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}
    >KeyframeTrack|struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {}
    init|init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content)
    init|init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Part == Root
    >KeyframeTrack.Value|typealias Value = Root
    >KeyframesBuilder|@resultBuilder enum KeyframesBuilder<Value> {}
    buildExpression|static func buildExpression<K: Keyframes>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
    buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
    buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
    buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
    buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
    buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
    >KeyframeTrackContentBuilder|@resultBuilder enum KeyframeTrackContentBuilder<Value> {}
    buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
    buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
    buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
    buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
    buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
    >LinearKeyframe|struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {}
    init|init(_ to: Value, duration: Double, timingCurve: UnitCurve = 0)
    >CubicKeyframe|struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {}
    init|init(_ to: Value, duration: Double, startVelocity: Value? = 0, endVelocity: Value? = 0)
    >SpringKeyframe|struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {}
    init|init(_ to: Value, duration: Double? = 0, spring: Spring = 0, startVelocity: Value? = 0)
    >MoveKeyframe|struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {}
    init|init(_ to: Value)
    >Double|extension Double: Animatable {}
    >Float|extension Float: Animatable {}
    >AnimatablePair|extension AnimatablePair: Animatable {}
    >[Mark]|extension [Mark] {}
    >Double|extension Double {}
    >Point|extension Point {}
    >Rect|extension Rect {}
    >Mark|extension Mark {}
    >DrawnPath|extension DrawnPath {}
    >TextMark|extension TextMark {}
    >GroupEffects|extension GroupEffects {}
    >Transform|extension Transform {}
    >MatchedGeometryProperties|struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int { get }
    init|init(rawValue: Int)
    position|static var position: MatchedGeometryProperties { get }
    size|static var size: MatchedGeometryProperties { get }
    frame|static var frame: MatchedGeometryProperties { get }
    >View|extension View {}
    >PhaseAnimator|struct PhaseAnimator<Phase: Equatable, Content: View>: View {}
    init|init( _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 )
    init|init( _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 )
    body|var body: some View { get }
    >View|extension View {}
    phaseAnimator|func phaseAnimator<Phase: Equatable, Content: View>( _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 ) -> some View
    phaseAnimator|func phaseAnimator<Phase: Equatable, Content: View>( _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content, animation: @escaping (Phase) -> Animation? = 0 ) -> some View
    >ProjectionTransform|struct ProjectionTransform: Hashable, Sendable {}
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
    >View|extension View {}
    animation|func animation<Watched: Equatable>(_ animation: Animation?, value: Watched) -> some View
    transaction|func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    transaction|func transaction<Watched: Equatable>( value: Watched, _ transform: @escaping (inout Transaction) -> Void ) -> some View
    >View|extension View {}
    animation|func animation(_ animation: Animation?) -> some View
    animation|func animation<V: View>( _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V ) -> some View
    >PlaceholderContentView|struct PlaceholderContentView<Value: View>: View {}
    body|var body: some View { get }
    >Transition|protocol Transition {}
    body|func body(content: Content, phase: TransitionPhase) -> Body
    properties|static var properties: TransitionProperties { get }
    >Transition.Body|associatedtype Body: View
    >Transition.Content|typealias Content = ModifierContent
    >TransitionProperties|struct TransitionProperties: Sendable {}
    hasMotion|var hasMotion: Bool { get set }
    init|init(hasMotion: Bool = 0)
    >Transition|extension Transition {}
    properties|static var properties: TransitionProperties { get }
    animation|func animation(_ animation: Animation?) -> AnyTransition
    combined|func combined<T: Transition>(with other: T) -> AnyTransition
    >AnyTransition|extension AnyTransition {}
    init|init<T: Transition>(_ transition: T)
    >View|extension View {}
    transition|func transition<T: Transition>(_ transition: T) -> some View
    >IdentityTransition|struct IdentityTransition: Transition {}
    init|init()
    body|func body(content: Content, phase: TransitionPhase) -> some View
    >OpacityTransition|struct OpacityTransition: Transition {}
    init|init()
    body|func body(content: Content, phase: TransitionPhase) -> some View
    >CustomAnimation|protocol CustomAnimation: Hashable {}
    animate|func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
    velocity|func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
    shouldMerge|func shouldMerge<V: VectorArithmetic>( previous: Animation, value: V, time: Double, context: inout AnimationContext<V> ) -> Bool
    >CustomAnimation|extension CustomAnimation {}
    velocity|func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
    shouldMerge|func shouldMerge<V: VectorArithmetic>( previous: Animation, value: V, time: Double, context: inout AnimationContext<V> ) -> Bool
    >AnimationContext|struct AnimationContext<Value: VectorArithmetic> {}
    environment|var environment: EnvironmentValues { get }
    isLogicallyComplete|var isLogicallyComplete: Bool { get set }
    >Animation|extension Animation {}
    init|init<A: CustomAnimation>(_ base: A)
    >TransitionPhase|enum TransitionPhase: Int, Hashable, Sendable, CaseIterable {}
    willAppear|case willAppear
    identity|case identity
    didDisappear|case didDisappear
    isIdentity|var isIdentity: Bool { get }
    value|var value: Double { get }
    >AnimatedChange|extension AnimatedChange {}
    >Button|extension Button where Content == Label<Text, Image> {}
    init|init( _ title: some StringProtocol, image name: String, role: ButtonRole? = 0, action: @escaping () -> Void )
    >ButtonRole|enum ButtonRole: String, Hashable, Sendable, CaseIterable {}
    destructive|case destructive
    cancel|case cancel
    close|case close
    confirm|case confirm
    >Button|struct Button<Content: View>: ControlView {}
    init|init(action: @escaping () -> Void, @ViewBuilder label: () -> Content)
    init|init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content)
    >Button|extension Button where Content == Text {}
    init|init(_ title: some StringProtocol, role: ButtonRole? = 0, action: @escaping () -> Void)
    >Button|extension Button where Content == Label<Text, Image> {}
    init|init( _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = 0, action: @escaping () -> Void )
    >NodeKind|extension NodeKind {}
    button|static var button: NodeKind { get }
    >ButtonStyle|protocol ButtonStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >ButtonStyle.Body|associatedtype Body: View
    >ButtonStyle.Configuration|typealias Configuration = ButtonStyleConfiguration
    >PrimitiveButtonStyle|protocol PrimitiveButtonStyle: ButtonStyle {}
    >PrimitiveButtonStyleConfiguration|typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration
    >ButtonStyleConfiguration|struct ButtonStyleConfiguration {}
    role|var role: ButtonRole? { get }
    label|var label: AnyView { get }
    isPressed|var isPressed: Bool { get set }
    trigger|func trigger()
    >ButtonStyle|extension ButtonStyle {}
    >DefaultButtonStyle|struct DefaultButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >EnvironmentValues|extension EnvironmentValues {}
    >BorderlessButtonStyle|struct BorderlessButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >PlainButtonStyle|struct PlainButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >BorderedButtonStyle|struct BorderedButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >BorderedProminentButtonStyle|struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >ControlSize|extension ControlSize: Comparable {}
    <|static func < (a: ControlSize, b: ControlSize) -> Bool
    >ButtonBorderShape|extension ButtonBorderShape {}
    >ButtonStyle|extension ButtonStyle where Self == DefaultButtonStyle {}
    automatic|static var automatic: DefaultButtonStyle { get }
    >ButtonStyle|extension ButtonStyle where Self == BorderlessButtonStyle {}
    borderless|static var borderless: BorderlessButtonStyle { get }
    accessoryBar|static var accessoryBar: BorderlessButtonStyle { get }
    accessoryBarAction|static var accessoryBarAction: BorderlessButtonStyle { get }
    link|static var link: BorderlessButtonStyle { get }
    >ButtonStyle|extension ButtonStyle where Self == PlainButtonStyle {}
    plain|static var plain: PlainButtonStyle { get }
    >ButtonStyle|extension ButtonStyle where Self == BorderedButtonStyle {}
    bordered|static var bordered: BorderedButtonStyle { get }
    card|static var card: BorderedButtonStyle { get }
    >ButtonStyle|extension ButtonStyle where Self == BorderedProminentButtonStyle {}
    borderedProminent|static var borderedProminent: BorderedProminentButtonStyle { get }
    >View|extension View {}
    buttonStyle|func buttonStyle(_ style: some ButtonStyle) -> some View
    >ContentUnavailableView|struct ContentUnavailableView: ControlView {}
    init|init( @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View )
    init|init(@ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View)
    init|init(@ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, systemImage name: String, description: Text? = 0)
    init|init(_ title: some StringProtocol, image name: String, description: Text? = 0)
    search|static var search: ContentUnavailableView { get }
    search|static func search(text: String) -> ContentUnavailableView
    >ControlSize|enum ControlSize: String, Hashable, Sendable, CaseIterable {}
    mini|case mini
    small|case small
    regular|case regular
    large|case large
    extraLarge|case extraLarge
    >ButtonBorderShape|enum ButtonBorderShape: Hashable, Sendable {}
    automatic|case automatic
    capsule|case capsule
    roundedRectangle|case roundedRectangle
    circle|case circle
    rounded|case rounded(radius: Double)
    roundedRectangle|static func roundedRectangle(radius: Double) -> ButtonBorderShape
    >Visibility|enum Visibility: String, Hashable, Sendable, CaseIterable {}
    automatic|case automatic
    visible|case visible
    hidden|case hidden
    >EnvironmentValues|extension EnvironmentValues {}
    controlSize|var controlSize: ControlSize { get set }
    >View|extension View {}
    disabled|func disabled(_ disabled: Bool) -> some View
    controlSize|func controlSize(_ size: ControlSize) -> some View
    buttonBorderShape|func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    labelsHidden|func labelsHidden() -> some View
    labelsVisibility|func labelsVisibility(_ visibility: Visibility) -> some View
    >ControlGroup|struct ControlGroup: PrimitiveView {}
    init|init(@ViewBuilder content: () -> some View)
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
    >ControlGroupStyle|struct ControlGroupStyle: Hashable, Sendable {}
    automatic|static var automatic: ControlGroupStyle { get }
    navigation|static var navigation: ControlGroupStyle { get }
    menu|static var menu: ControlGroupStyle { get }
    compactMenu|static var compactMenu: ControlGroupStyle { get }
    palette|static var palette: ControlGroupStyle { get }
    >View|extension View {}
    controlGroupStyle|func controlGroupStyle(_ style: ControlGroupStyle) -> some View
    >ControlView|protocol ControlView: PrimitiveView {}
    >ControlView|extension ControlView {}
    >RenderContext|extension RenderContext {}
    >RenderNode|extension RenderNode {}
    >GroupEffects|extension GroupEffects {}
    >RenderContext|extension RenderContext {}
    >Gauge|struct Gauge: ControlView {}
    init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View )
    init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
    init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View )
    >GaugeStyle|protocol GaugeStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >GaugeStyle.Body|associatedtype Body: View
    >GaugeStyle.Configuration|typealias Configuration = GaugeStyleConfiguration
    >GaugeStyleConfiguration|struct GaugeStyleConfiguration {}
    value|var value: Double { get }
    label|var label: AnyView { get }
    currentValueLabel|var currentValueLabel: AnyView? { get }
    minimumValueLabel|var minimumValueLabel: AnyView? { get }
    maximumValueLabel|var maximumValueLabel: AnyView? { get }
    >GaugeStyle|extension GaugeStyle {}
    >DefaultGaugeStyle|struct DefaultGaugeStyle: GaugeStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >LinearCapacityGaugeStyle|struct LinearCapacityGaugeStyle: GaugeStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >AccessoryLinearGaugeStyle|struct AccessoryLinearGaugeStyle: GaugeStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >AccessoryCircularGaugeStyle|struct AccessoryCircularGaugeStyle: GaugeStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >GaugeStyle|extension GaugeStyle where Self == DefaultGaugeStyle {}
    automatic|static var automatic: DefaultGaugeStyle { get }
    >GaugeStyle|extension GaugeStyle where Self == LinearCapacityGaugeStyle {}
    linearCapacity|static var linearCapacity: LinearCapacityGaugeStyle { get }
    >GaugeStyle|extension GaugeStyle where Self == AccessoryLinearGaugeStyle {}
    accessoryLinear|static var accessoryLinear: AccessoryLinearGaugeStyle { get }
    linear|static var linear: AccessoryLinearGaugeStyle { get }
    accessoryLinearCapacity|static var accessoryLinearCapacity: AccessoryLinearGaugeStyle { get }
    >GaugeStyle|extension GaugeStyle where Self == AccessoryCircularGaugeStyle {}
    accessoryCircular|static var accessoryCircular: AccessoryCircularGaugeStyle { get }
    circular|static var circular: AccessoryCircularGaugeStyle { get }
    accessoryCircularCapacity|static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { get }
    >View|extension View {}
    gaugeStyle|func gaugeStyle(_ style: some GaugeStyle) -> some View
    >DrawnPath|extension DrawnPath {}
    >GlassButtonStyle|struct GlassButtonStyle: PrimitiveButtonStyle {}
    init|init(_ glass: Glass = 0)
    makeBody|func makeBody(configuration: Configuration) -> some View
    >GlassProminentButtonStyle|struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >ButtonStyle|extension ButtonStyle where Self == GlassButtonStyle {}
    glass|static var glass: GlassButtonStyle { get }
    glass|static func glass(_ glass: Glass) -> GlassButtonStyle
    >ButtonStyle|extension ButtonStyle where Self == GlassProminentButtonStyle {}
    glassProminent|static var glassProminent: GlassProminentButtonStyle { get }
    >GroupBox|struct GroupBox: ControlView {}
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
    init|init(label: some View, @ViewBuilder content: () -> some View)
    init|init(@ViewBuilder content: () -> some View)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
    >GroupBoxStyle|protocol GroupBoxStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >GroupBoxStyle.Body|associatedtype Body: View
    >GroupBoxStyle.Configuration|typealias Configuration = GroupBoxStyleConfiguration
    >GroupBoxStyleConfiguration|struct GroupBoxStyleConfiguration {}
    label|var label: AnyView { get }
    content|var content: AnyView { get }
    >GroupBoxStyle|extension GroupBoxStyle {}
    >DefaultGroupBoxStyle|struct DefaultGroupBoxStyle: GroupBoxStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >EnvironmentValues|extension EnvironmentValues {}
    >GroupBoxStyle|extension GroupBoxStyle where Self == DefaultGroupBoxStyle {}
    automatic|static var automatic: DefaultGroupBoxStyle { get }
    >View|extension View {}
    groupBoxStyle|func groupBoxStyle(_ style: some GroupBoxStyle) -> some View
    >Label|struct Label<Title: View, Icon: View>: ControlView {}
    init|init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    >Label|extension Label where Title == Text, Icon == Image {}
    init|init(_ title: some StringProtocol, systemImage name: String)
    init|init(_ title: some StringProtocol, image name: String)
    >NodeKind|extension NodeKind {}
    label|static var label: NodeKind { get }
    >View|extension View {}
    labelIconToTitleSpacing|func labelIconToTitleSpacing(_ spacing: Double) -> some View
    labelReservedIconWidth|func labelReservedIconWidth(_ value: Double) -> some View
    >LabelStyle|protocol LabelStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >LabelStyle.Body|associatedtype Body: View
    >LabelStyle.Configuration|typealias Configuration = LabelStyleConfiguration
    >LabelStyleConfiguration|struct LabelStyleConfiguration {}
    title|var title: AnyView { get }
    icon|var icon: AnyView { get }
    >LabelStyle|extension LabelStyle {}
    >DefaultLabelStyle|struct DefaultLabelStyle: LabelStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >TitleAndIconLabelStyle|struct TitleAndIconLabelStyle: LabelStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >IconOnlyLabelStyle|struct IconOnlyLabelStyle: LabelStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >TitleOnlyLabelStyle|struct TitleOnlyLabelStyle: LabelStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >LabelStyle|extension LabelStyle where Self == DefaultLabelStyle {}
    automatic|static var automatic: DefaultLabelStyle { get }
    >LabelStyle|extension LabelStyle where Self == TitleAndIconLabelStyle {}
    titleAndIcon|static var titleAndIcon: TitleAndIconLabelStyle { get }
    >LabelStyle|extension LabelStyle where Self == IconOnlyLabelStyle {}
    iconOnly|static var iconOnly: IconOnlyLabelStyle { get }
    >LabelStyle|extension LabelStyle where Self == TitleOnlyLabelStyle {}
    titleOnly|static var titleOnly: TitleOnlyLabelStyle { get }
    >View|extension View {}
    labelStyle|func labelStyle(_ style: some LabelStyle) -> some View
    >LabeledContent|struct LabeledContent: ControlView {}
    init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
    init|init(_ title: some StringProtocol, value: some StringProtocol)
    >LabeledContentStyle|protocol LabeledContentStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >LabeledContentStyle.Body|associatedtype Body: View
    >LabeledContentStyle.Configuration|typealias Configuration = LabeledContentStyleConfiguration
    >LabeledContentStyleConfiguration|struct LabeledContentStyleConfiguration {}
    label|var label: AnyView { get }
    content|var content: AnyView { get }
    >LabeledContentStyle|extension LabeledContentStyle {}
    >DefaultLabeledContentStyle|struct DefaultLabeledContentStyle: LabeledContentStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >LabeledContentStyle|extension LabeledContentStyle where Self == DefaultLabeledContentStyle {}
    automatic|static var automatic: DefaultLabeledContentStyle { get }
    >View|extension View {}
    labeledContentStyle|func labeledContentStyle(_ style: some LabeledContentStyle) -> some View
    >Link|struct Link: ControlView {}
    init|init(destination: URL, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, destination: URL)
    >SharePreview|struct SharePreview: Hashable, Sendable {}
    init|init(_ title: some StringProtocol)
    init|init(_ title: Text)
    init|init(_ title: Text, image: Any)
    init|init(_ title: Text, icon: Any)
    init|init(_ title: Text, image: Any, icon: Any)
    init|init(_ title: some StringProtocol, icon: Any)
    init|init(_ title: some StringProtocol, image: Any)
    init|init(_ title: some StringProtocol, image: Any, icon: Any)
    >ShareLink|struct ShareLink: ControlView {}
    init|init( item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0, @ViewBuilder label: () -> some View )
    init|init(item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0)
    init|init( _ title: some StringProtocol, item: Any, subject: Text? = 0, message: Text? = 0, preview: SharePreview? = 0 )
    init|init(items: [Any], subject: Text? = 0, message: Text? = 0)
    >ProgressView|struct ProgressView: ControlView {}
    init|init()
    init|init(@ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol)
    init|init<Value: BinaryFloatingPoint>( value: Value?, total: Value = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
    init|init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 0, @ViewBuilder label: () -> some View)
    init|init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 0)
    init|init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 0)
    >ProgressViewStyle|protocol ProgressViewStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >ProgressViewStyle.Body|associatedtype Body: View
    >ProgressViewStyle.Configuration|typealias Configuration = ProgressViewStyleConfiguration
    >ProgressViewStyleConfiguration|struct ProgressViewStyleConfiguration {}
    fractionCompleted|var fractionCompleted: Double? { get }
    label|var label: AnyView? { get }
    currentValueLabel|var currentValueLabel: AnyView? { get }
    >ProgressViewStyle|extension ProgressViewStyle {}
    >DefaultProgressViewStyle|struct DefaultProgressViewStyle: ProgressViewStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >LinearProgressViewStyle|struct LinearProgressViewStyle: ProgressViewStyle {}
    init|init(tint: Color? = 0)
    makeBody|func makeBody(configuration: Configuration) -> some View
    >CircularProgressViewStyle|struct CircularProgressViewStyle: ProgressViewStyle {}
    init|init(tint: Color? = 0)
    makeBody|func makeBody(configuration: Configuration) -> some View
    >ProgressViewStyle|extension ProgressViewStyle where Self == DefaultProgressViewStyle {}
    automatic|static var automatic: DefaultProgressViewStyle { get }
    >ProgressViewStyle|extension ProgressViewStyle where Self == LinearProgressViewStyle {}
    linear|static var linear: LinearProgressViewStyle { get }
    >ProgressViewStyle|extension ProgressViewStyle where Self == CircularProgressViewStyle {}
    circular|static var circular: CircularProgressViewStyle { get }
    >View|extension View {}
    progressViewStyle|func progressViewStyle(_ style: some ProgressViewStyle) -> some View
    >SettingsLink|struct SettingsLink: ControlView {}
    init|init()
    init|init(@ViewBuilder label: () -> some View)
    >Slider|struct Slider: ControlView {}
    init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init<Value: BinaryFloatingPoint>( value: Binding<Value>, in bounds: ClosedRange<Value> = 0, step: Value? = 0, onEditingChanged: @escaping (Bool) -> Void = 0, minimumValueLabel: some View, maximumValueLabel: some View, @ViewBuilder label: () -> some View )
    >RenderNode|extension RenderNode {}
    >NodeKind|extension NodeKind {}
    slider|static var slider: NodeKind { get }
    >EditButton|struct EditButton: ControlView {}
    init|init()
    >RenameButton|struct RenameButton: ControlView {}
    init|init()
    >PasteButton|struct PasteButton: ControlView {}
    init|init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void)
    init|init(supportedTypes: [Any], payloadAction: @escaping ([Any]) -> Void)
    >Stepper|struct Stepper: ControlView {}
    init|init( @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init<Value: Strideable>( value: Binding<Value>, in bounds: ClosedRange<Value>? = 0, step: Value.Stride = 0, @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init<Value: Strideable>( _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = 0, step: Value.Stride = 0, onEditingChanged: @escaping (Bool) -> Void = 0 )
    init|init( _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = 0 )
    >TextEditor|struct TextEditor: ControlView {}
    init|init(text: Binding<String>)
    >TextField|struct TextField<Label: View>: ControlView {}
    init|init( text: Binding<String>, prompt: Text? = 0, axis: Axis = 0, @ViewBuilder label: () -> Label )
    >TextField|extension TextField {}
    >TextField|extension TextField where Label == Text {}
    init|init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = 0, axis: Axis = 0)
    init|init( _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = 0, onCommit: @escaping () -> Void )
    >SecureField|struct SecureField: ControlView {}
    init|init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = 0)
    init|init(text: Binding<String>, prompt: Text? = 0, @ViewBuilder label: () -> some View)
    >EnvironmentValues|extension EnvironmentValues {}
    >TextFieldStyle|protocol TextFieldStyle {}
    >TextFieldStyle._Body|associatedtype _Body: View
    >TextFieldStyle._Label|typealias _Label = TextFieldStyleLabel
    >View|extension View {}
    textFieldStyle|func textFieldStyle(_ style: some TextFieldStyle) -> some View
    >TextFieldStyle|extension TextFieldStyle {}
    >_DrawnTextFieldStyle|protocol _DrawnTextFieldStyle: TextFieldStyle {}
    >_DrawnTextFieldStyle|extension _DrawnTextFieldStyle {}
    >TextFieldStyleLabel|struct TextFieldStyleLabel: View {}
    body|var body: some View { get }
    >DefaultTextFieldStyle|struct DefaultTextFieldStyle: _DrawnTextFieldStyle {}
    init|init()
    >PlainTextFieldStyle|struct PlainTextFieldStyle: _DrawnTextFieldStyle {}
    init|init()
    >RoundedBorderTextFieldStyle|struct RoundedBorderTextFieldStyle: _DrawnTextFieldStyle {}
    init|init()
    >SquareBorderTextFieldStyle|struct SquareBorderTextFieldStyle: _DrawnTextFieldStyle {}
    init|init()
    >TextFieldStyle|extension TextFieldStyle where Self == DefaultTextFieldStyle {}
    automatic|static var automatic: DefaultTextFieldStyle { get }
    >TextFieldStyle|extension TextFieldStyle where Self == PlainTextFieldStyle {}
    plain|static var plain: PlainTextFieldStyle { get }
    >TextFieldStyle|extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {}
    roundedBorder|static var roundedBorder: RoundedBorderTextFieldStyle { get }
    >TextFieldStyle|extension TextFieldStyle where Self == SquareBorderTextFieldStyle {}
    squareBorder|static var squareBorder: SquareBorderTextFieldStyle { get }
    >TimelineSchedule|struct TimelineSchedule: Hashable, Sendable {}
    animation|static var animation: TimelineSchedule { get }
    everyMinute|static var everyMinute: TimelineSchedule { get }
    animation|static func animation(minimumInterval: Double? = 0, paused: Bool = 0) -> TimelineSchedule
    periodic|static func periodic(from start: Date, by interval: Double) -> TimelineSchedule
    explicit|static func explicit(_ dates: [Date]) -> TimelineSchedule
    >TimelineViewContext|struct TimelineViewContext: Sendable {}
    date|var date: Date { get }
    cadence|var cadence: Cadence { get }
    >TimelineViewContext.Cadence|enum Cadence: String, Hashable, Sendable, CaseIterable, Comparable {}
    live|case live
    seconds|case seconds
    minutes|case minutes
    <|static func < (a: Cadence, b: Cadence) -> Bool
    >TimelineView|struct TimelineView<Content: View>: PrimitiveView {}
    init|init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content)
    >TimelineView.Context|typealias Context = TimelineViewContext
    >Text|extension Text {}
    init|init( timerInterval: ClosedRange<Date>, pauseTime: Date? = 0, countsDown: Bool = 0, showsHours: Bool = 0 )
    >ProgressView|extension ProgressView {}
    init|init( timerInterval: ClosedRange<Date>, countsDown: Bool = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
    init|init(timerInterval: ClosedRange<Date>, countsDown: Bool = 0, @ViewBuilder label: () -> some View)
    init|init(timerInterval: ClosedRange<Date>, countsDown: Bool = 0)
    >Toggle|struct Toggle: ControlView {}
    init|init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)
    init|init(_ title: some StringProtocol, isOn: Binding<Bool>)
    init|init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>)
    >ToggleStyle|protocol ToggleStyle {}
    makeBody|func makeBody(configuration: Configuration) -> Body
    >ToggleStyle.Body|associatedtype Body: View
    >ToggleStyle.Configuration|typealias Configuration = ToggleStyleConfiguration
    >ToggleStyleConfiguration|struct ToggleStyleConfiguration {}
    label|var label: AnyView { get }
    isOn|var isOn: Bool { get set }
    isMixed|var isMixed: Bool { get set }
    >ToggleStyle|extension ToggleStyle {}
    >DefaultToggleStyle|struct DefaultToggleStyle: ToggleStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >SwitchToggleStyle|struct SwitchToggleStyle: ToggleStyle {}
    init|init(tint: Color? = 0)
    makeBody|func makeBody(configuration: Configuration) -> some View
    >ButtonToggleStyle|struct ButtonToggleStyle: ToggleStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >CheckboxToggleStyle|struct CheckboxToggleStyle: ToggleStyle {}
    init|init()
    makeBody|func makeBody(configuration: Configuration) -> some View
    >ToggleStyle|extension ToggleStyle where Self == DefaultToggleStyle {}
    automatic|static var automatic: DefaultToggleStyle { get }
    >ToggleStyle|extension ToggleStyle where Self == SwitchToggleStyle {}
    switch|static var `switch`: SwitchToggleStyle { get }
    >ToggleStyle|extension ToggleStyle where Self == ButtonToggleStyle {}
    button|static var button: ButtonToggleStyle { get }
    >ToggleStyle|extension ToggleStyle where Self == CheckboxToggleStyle {}
    checkbox|static var checkbox: CheckboxToggleStyle { get }
    >View|extension View {}
    toggleStyle|func toggleStyle(_ style: some ToggleStyle) -> some View
    >NodeKind|extension NodeKind {}
    toggle|static var toggle: NodeKind { get }
    >DrawnPath|extension DrawnPath {}
    >App|protocol App {}
    body|var body: Body { get }
    init|init()
    >App.Body|associatedtype Body: Scene
    >App|extension App {}
    main|static func main()
    >Scene|protocol Scene {}
    body|var body: Body { get }
    >Scene.Body|associatedtype Body: Scene
    >Never|extension Never: Scene {}
    >_PrimitiveScene|protocol _PrimitiveScene: Scene where Body == Never {}
    >_PrimitiveScene|extension _PrimitiveScene {}
    body|var body: Never { get }
    >SceneBuilder|@resultBuilder enum SceneBuilder {}
    buildExpression|static func buildExpression<Content: Scene>(_ content: Content) -> Content
    buildBlock|static func buildBlock<Content: Scene>(_ content: Content) -> Content
    buildBlock|static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup
    buildIf|static func buildIf<Content: Scene>(_ content: Content?) -> SceneGroup
    buildEither|static func buildEither<Content: Scene>(first: Content) -> SceneGroup
    buildEither|static func buildEither<Content: Scene>(second: Content) -> SceneGroup
    buildLimitedAvailability|static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> SceneGroup
    >SceneGroup|struct SceneGroup: _PrimitiveScene {}
    >WindowGroup|struct WindowGroup<Content: View>: _PrimitiveScene {}
    content|var content: Content { get }
    init|init(@ViewBuilder content: () -> Content)
    init|init(id: String, @ViewBuilder content: () -> Content)
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
    init|init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)
    >Window|struct Window<Content: View>: _PrimitiveScene {}
    content|var content: Content { get }
    init|init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)
    >Settings|struct Settings<Content: View>: _PrimitiveScene {}
    content|var content: Content { get }
    init|init(@ViewBuilder content: () -> Content)
    >MenuBarExtra|struct MenuBarExtra<Content: View>: _PrimitiveScene {}
    content|var content: Content { get }
    init|init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)
    init|init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
    >Scene|extension Scene {}
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
    >WindowStyle|enum WindowStyle: Hashable, Sendable {}
    automatic|case automatic
    hiddenTitleBar|case hiddenTitleBar
    titleBar|case titleBar
    plain|case plain
    volumetric|case volumetric
    >WindowResizability|enum WindowResizability: Hashable, Sendable {}
    automatic|case automatic
    contentSize|case contentSize
    contentMinSize|case contentMinSize
    >WindowToolbarStyle|enum WindowToolbarStyle: Hashable, Sendable {}
    automatic|case automatic
    expanded|case expanded
    unified|case unified
    unifiedCompact|case unifiedCompact
    >MenuBarExtraStyle|enum MenuBarExtraStyle: Hashable, Sendable {}
    automatic|case automatic
    menu|case menu
    window|case window
    >CommandMenu|struct CommandMenu<Content: View>: View {}
    init|init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
    body|var body: some View { get }
    >CommandGroup|struct CommandGroup<Content: View>: View {}
    init|init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    init|init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    init|init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    body|var body: some View { get }
    >CommandGroupPlacement|enum CommandGroupPlacement: Hashable, Sendable {}
    appInfo|case appInfo
    appSettings|case appSettings
    appTermination|case appTermination
    appVisibility|case appVisibility
    help|case help
    importExport|case importExport
    newItem|case newItem
    pasteboard|case pasteboard
    printItem|case printItem
    saveItem|case saveItem
    sidebar|case sidebar
    singleWindowList|case singleWindowList
    systemServices|case systemServices
    textEditing|case textEditing
    textFormatting|case textFormatting
    toolbar|case toolbar
    undoRedo|case undoRedo
    windowArrangement|case windowArrangement
    windowList|case windowList
    windowSize|case windowSize
    >RenderNode|extension RenderNode {}
    >ContentSizeCategory|enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {}
    extraSmall|case extraSmall
    small|case small
    medium|case medium
    large|case large
    extraLarge|case extraLarge
    extraExtraLarge|case extraExtraLarge
    extraExtraExtraLarge|case extraExtraExtraLarge
    accessibilityMedium|case accessibilityMedium
    accessibilityLarge|case accessibilityLarge
    accessibilityExtraLarge|case accessibilityExtraLarge
    accessibilityExtraExtraLarge|case accessibilityExtraExtraLarge
    accessibilityExtraExtraExtraLarge|case accessibilityExtraExtraExtraLarge
    <|static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
    isAccessibilityCategory|var isAccessibilityCategory: Bool { get }
    >EnvironmentValues|extension EnvironmentValues {}
    sizeCategory|var sizeCategory: ContentSizeCategory { get set }
    >DynamicTypeSize|typealias DynamicTypeSize = VitrineText.DynamicTypeSize
    >EffectfulView|extension EffectfulView: ViewGroup {}
    >EnvironmentKey|protocol EnvironmentKey {}
    defaultValue|static var defaultValue: Value { get }
    >EnvironmentKey.Value|associatedtype Value
    >EnvironmentValues|struct EnvironmentValues {}
    init|init()
    subscript|subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get set }
    text|var text: TextEnvironment { get set }
    layoutDirection|var layoutDirection: _ { get set }
    colorScheme|var colorScheme: _ { get set }
    isEnabled|var isEnabled: Bool { get set }
    tint|var tint: Color? { get set }
    safeAreaInsets|var safeAreaInsets: _ { get set }
    >TextEnvironment|struct TextEnvironment {}
    font|var font: Font? { get set }
    weight|var weight: Font.Weight? { get set }
    isItalic|var isItalic: Bool { get set }
    profile|var profile: _ { get set }
    scale|var scale: Double { get set }
    typeSize|var typeSize: _ { get set }
    language|var language: String { get set }
    lineLimit|var lineLimit: Int? { get set }
    reservedLines|var reservedLines: Int { get set }
    lineSpacing|var lineSpacing: Double { get set }
    truncation|var truncation: _ { get set }
    alignment|var alignment: _ { get set }
    minimumScaleFactor|var minimumScaleFactor: Double { get set }
    tracking|var tracking: Double { get set }
    baselineOffset|var baselineOffset: Double { get set }
    underline|var underline: Bool { get set }
    strikethrough|var strikethrough: Bool { get set }
    underlineStyle|var underlineStyle: _ { get set }
    strikethroughStyle|var strikethroughStyle: _ { get set }
    textCase|var textCase: TextCase? { get set }
    monospaced|var monospaced: Bool { get set }
    monospacedDigits|var monospacedDigits: Bool { get set }
    >TextEnvironment.TextCase|enum TextCase: String, Sendable, CaseIterable {}
    uppercase|case uppercase
    lowercase|case lowercase
    >ColorScheme|enum ColorScheme: String, Hashable, Sendable, CaseIterable {}
    light|case light
    dark|case dark
    >EnvironmentValues|extension EnvironmentValues {}
    pixelLength|var pixelLength: Double { get }
    displayScale|var displayScale: Double { get set }
    dynamicTypeSize|var dynamicTypeSize: DynamicTypeSize { get set }
    font|var font: Font? { get set }
    lineLimit|var lineLimit: Int? { get set }
    lineSpacing|var lineSpacing: Double { get set }
    multilineTextAlignment|var multilineTextAlignment: TextOptions.Alignment { get set }
    >View|extension View {}
    environment|func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View
    transformEnvironment|func transformEnvironment<Value>( _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void ) -> some View
    >ForEach|struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
    data|var data: Data { get }
    content|var content: (Data.Element) -> Content { get }
    >ForEach|extension ForEach: View where Content: View {}
    body|var body: Never { get }
    >ForEach|extension ForEach where Content: View {}
    init|init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    >ForEach|extension ForEach: PrimitiveView where Content: View {}
    >ForEach|extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
    init|init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    >ForEach|extension ForEach where Data == Range<Int>, ID == Int, Content: View {}
    init|init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    >RenderContext|extension RenderContext {}
    >RangeViews|extension RangeViews: ViewGroup {}
    >[RenderNode]|extension [RenderNode] {}
    >ViewModifier|protocol ViewModifier {}
    body|func body(content: Content) -> Body
    >ViewModifier.Body|associatedtype Body: View
    >ViewModifier.Content|typealias Content = ModifierContent
    >ViewModifier|extension ViewModifier {}
    >ModifierContent|struct ModifierContent: PrimitiveView {}
    >ModifiedContent|struct ModifiedContent<Content: View, Modifier> {}
    init|init(content: Content, modifier: Modifier)
    >View|extension View {}
    >ModifiedContent|extension ModifiedContent: View where Modifier: ViewModifier {}
    body|var body: Never { get }
    >ModifiedContent|extension ModifiedContent: PrimitiveView where Modifier: ViewModifier {}
    >PrimitiveModifier|protocol PrimitiveModifier: ViewModifier where Body == Never {}
    >PrimitiveModifier|extension PrimitiveModifier {}
    body|func body(content: ModifierContent) -> Never
    >EnvironmentModifier|protocol EnvironmentModifier: PrimitiveModifier {}
    >EnvironmentModifier|extension EnvironmentModifier {}
    >NodeModifier|protocol NodeModifier: PrimitiveModifier {}
    >NodeModifier|extension NodeModifier {}
    >View|extension View {}
    modifier|func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
    >NodeKind|struct NodeKind: Hashable, Sendable, ExpressibleByStringLiteral {}
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
    >NodeKind.Noun|enum Noun: String, Hashable, Sendable, CaseIterable {}
    stack|case stack
    shape|case shape
    grid|case grid
    colour|case colour
    gradient|case gradient
    >NodeKind.Telling|enum Telling: Hashable, Sendable {}
    plain|case plain
    padding|case padding
    stack|case stack
    layers|case layers
    idealSize|case idealSize
    ratio|case ratio
    frame|case frame
    primary|case primary
    accepting|case accepting
    >NodeKind.Label|enum Label: Hashable, Sendable {}
    name|case name
    call|case call
    member|case member
    >NodeKind.Effect|enum Effect: Hashable, Sendable {}
    none|case none
    clips|case clips
    displaces|case displaces
    >PreferenceKey|protocol PreferenceKey {}
    defaultValue|static var defaultValue: Value { get }
    reduce|static func reduce(value: inout Value, nextValue: () -> Value)
    >PreferenceKey.Value|associatedtype Value
    >PreferenceKey|extension PreferenceKey where Value: ExpressibleByNilLiteral {}
    defaultValue|static var defaultValue: Value { get }
    >PreferenceEntry|protocol PreferenceEntry {}
    >BodyNode|extension BodyNode {}
    >StateStore|extension StateStore {}
    >State|@propertyWrapper struct State<Value> {}
    init|init(wrappedValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
    init|init(initialValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
    wrappedValue|var wrappedValue: Value { get set }
    projectedValue|var projectedValue: Binding<Value> { get }
    >State|extension State where Value: ExpressibleByNilLiteral {}
    init|init(file: String = 0, line: Int = 0, column: Int = 0)
    >Binding|@propertyWrapper @dynamicMemberLookup struct Binding<Value> {}
    init|init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    constant|static func constant(_ value: Value) -> Binding<Value>
    wrappedValue|var wrappedValue: Value { get set }
    init|init(projectedValue: Binding<Value>)
    projectedValue|var projectedValue: Binding<Value> { get }
    subscript|subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> { get }
    >Painter|protocol Painter {}
    >RenderOptions|struct RenderOptions {}
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
    >Renderer|enum Renderer {}
    render|static func render(_ view: any View, options: RenderOptions) -> Rendering
    >Rendering|extension Rendering {}
    withoutInternals|var withoutInternals: Rendering { get }
    >RenderedNode|extension RenderedNode {}
    >Rendering|extension Rendering {}
    withWrappers|var withWrappers: Rendering { get }
    >RenderedNode|extension RenderedNode {}
    >Rendering|struct Rendering: Hashable, Sendable {}
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
    >Rendering.Screen|struct Screen: Hashable, Sendable {}
    safeArea|var safeArea: EdgeInsets { get set }
    cornerRadius|var cornerRadius: Double { get set }
    form|var form: Form { get set }
    init|init(safeArea: EdgeInsets, cornerRadius: Double, form: Form = 0)
    >Rendering.Screen.Form|enum Form: Hashable, Sendable {}
    phone|case phone
    phoneOnItsSide|case phoneOnItsSide
    tablet|case tablet
    watch|case watch
    window|case window
    >Rendering.Remark|struct Remark: Hashable, Sendable {}
    severity|var severity: Severity { get set }
    code|var code: String { get set }
    message|var message: String { get set }
    hint|var hint: String? { get set }
    source|var source: SourceMark? { get set }
    init|init( _ severity: Severity, _ code: String, _ message: String, hint: String? = 0, source: SourceMark? = 0 )
    >Rendering.Remark.Severity|enum Severity: Hashable, Sendable {}
    note|case note
    warning|case warning
    error|case error
    >RenderedNode|struct RenderedNode: Hashable, Sendable {}
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
    >RenderedNode.Role|enum Role: String, Hashable, Sendable {}
    child|case child
    primary|case primary
    secondary|case secondary
    >RenderedNode.Sizing|enum Sizing: String, Hashable, Sendable {}
    expands|case expands
    hugs|case hugs
    neutral|case neutral
    >RenderedNode.Question|struct Question: Hashable, Sendable {}
    to|var to: String { get set }
    proposal|var proposal: ProposedViewSize { get set }
    report|var report: Size { get set }
    isProbe|var isProbe: Bool { get set }
    isFromCache|var isFromCache: Bool { get set }
    init|init(to: String, proposal: ProposedViewSize, report: Size, isProbe: Bool, isFromCache: Bool)
    >RenderedNode.Guide|struct Guide: Hashable, Sendable {}
    axis|var axis: Axis { get set }
    position|var position: Double { get set }
    name|var name: String { get set }
    init|init(axis: Axis, position: Double, name: String)
    >RenderedNode.Parameter|struct Parameter: Hashable, Sendable {}
    name|var name: String { get set }
    value|var value: Double { get set }
    init|init(_ name: String, _ value: Double)
    >LayoutStep|struct LayoutStep: Hashable, Sendable {}
    number|var number: Int { get set }
    kind|var kind: Kind { get set }
    from|var from: String { get set }
    to|var to: String { get set }
    size|var size: ProposedViewSize { get set }
    init|init(number: Int, kind: Kind, from: String, to: String, size: ProposedViewSize)
    >LayoutStep.Kind|enum Kind: String, Hashable, Sendable {}
    propose|case propose
    report|case report
    >RenderNode|extension RenderNode {}
    >SourcedProperty|protocol SourcedProperty {}
    >State|extension State: SourcedProperty {}
    >Binding|extension Binding: SourcedProperty {}
    >UserInterfaceSizeClass|enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {}
    compact|case compact
    regular|case regular
    >SizeClasses|struct SizeClasses: Hashable, Sendable {}
    horizontal|var horizontal: UserInterfaceSizeClass { get set }
    vertical|var vertical: UserInterfaceSizeClass { get set }
    init|init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass)
    >EnvironmentValues|extension EnvironmentValues {}
    horizontalSizeClass|var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    verticalSizeClass|var verticalSizeClass: UserInterfaceSizeClass? { get set }
    >ScenePhase|enum ScenePhase: String, Hashable, Sendable, CaseIterable, Comparable {}
    background|case background
    inactive|case inactive
    active|case active
    <|static func < (a: ScenePhase, b: ScenePhase) -> Bool
    >ViewGroup|protocol ViewGroup {}
    >AnyView|extension AnyView: ViewGroup {}
    >BranchView|extension BranchView: ViewGroup {}
    >Group|extension Group: ViewGroup {}
    >IdentifiedViews|extension IdentifiedViews: ViewGroup {}
    >ViewList|extension ViewList: ViewGroup {}
    >SingleModifierView|protocol SingleModifierView {}
    >ModifiedContent|extension ModifiedContent: SingleModifierView where Content: View, Modifier: ViewModifier {}
    >OptionalValue|protocol OptionalValue {}
    >Optional|extension Optional: OptionalValue where Wrapped: Hashable {}
    >RenderNode|extension RenderNode {}
    >View|extension View {}
    tag|func tag(_ tag: some Hashable, includeOptional: Bool = 0) -> some View
    >ViewTask|protocol ViewTask: AnyObject {}
    >ViewScope|extension ViewScope {}
    >Rendering|extension Rendering {}
    >Transaction|struct Transaction: Sendable {}
    animation|var animation: Animation? { get set }
    disablesAnimations|var disablesAnimations: Bool { get set }
    isContinuous|var isContinuous: Bool { get set }
    init|init()
    init|init(animation: Animation?)
    >_|extension _ {}
    withAnimation|func withAnimation<Result>( _ animation: Animation? = 0, _ body: () throws -> Result ) rethrows -> Result
    >_|extension _ {}
    withTransaction|func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
    >Binding|extension Binding {}
    animation|func animation(_ animation: Animation? = 0) -> Binding<Value>
    transaction|func transaction(_ transaction: Transaction) -> Binding<Value>
    >Sequence|extension Sequence where Element: Hashable {}
    >View|protocol View {}
    body|var body: Body { get }
    >View.Body|associatedtype Body: View
    >_ViewContext|struct _ViewContext {}
    >_ViewNodes|struct _ViewNodes {}
    >View|extension View {}
    >Never|extension Never: View {}
    body|var body: Never { get }
    >PrimitiveView|protocol PrimitiveView: View where Body == Never {}
    >PrimitiveView|extension PrimitiveView {}
    body|var body: Never { get }
    >ComposedView|protocol ComposedView: PrimitiveView {}
    >ComposedView|extension ComposedView {}
    >ViewBuilder|@resultBuilder enum ViewBuilder {}
    buildBlock|static func buildBlock() -> EmptyView
    buildBlock|static func buildBlock<Content: View>(_ content: Content) -> Content
    buildBlock|static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    buildExpression|static func buildExpression<Content: View>(_ content: Content) -> Content
    buildIf|static func buildIf<Content: View>(_ content: Content?) -> Content?
    buildEither|static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False>
    buildEither|static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False>
    buildLimitedAvailability|static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
    >TupleView|struct TupleView<each Content: View>: PrimitiveView {}
    init|init(_ content: repeat each Content)
    >ConditionalContent|enum ConditionalContent<True: View, False: View>: PrimitiveView {}
    first|case first(True)
    second|case second(False)
    >Optional|extension Optional: View where Wrapped: View {}
    body|var body: Never { get }
    >Optional|extension Optional: PrimitiveView where Wrapped: View {}
    >EmptyView|struct EmptyView: PrimitiveView {}
    init|init()
    >AnyView|struct AnyView: PrimitiveView {}
    init|init(_ view: any View)
    >Group|struct Group<Content: View>: PrimitiveView {}
    init|init(@ViewBuilder content: () -> Content)
    >RenderContext|extension RenderContext {}
    >ViewTraits|extension ViewTraits {}
    >ViewWrapper|struct ViewWrapper: Hashable, Sendable {}
    name|var name: String { get }
    source|var source: SourceMark? { get }
    init|init(name: String, source: SourceMark? = 0)
    >SimultaneousGesture|struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
    first|var first: First { get set }
    second|var second: Second { get set }
    init|init(_ first: First, _ second: Second)
    >SimultaneousGesture.Value|struct Value {}
    first|var first: First.Value? { get set }
    second|var second: Second.Value? { get set }
    """#
}
