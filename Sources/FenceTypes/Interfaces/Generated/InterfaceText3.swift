// Written by `make generate` from declarations.

extension InterfaceText {
  static let part3 = InterfacePart(
    starts: [
      0, 82, 217, 756, 1168, 1518, 1641, 1764, 1832, 1929, 2084, 2408, 2450, 2846, 3417, 3549,
      3790, 4035, 4130, 4415, 5662, 6194, 6477, 6616, 6716, 6761, 6818, 6873, 7016, 7387, 8495, 8631,
      8756, 9016, 9096, 9193, 9315, 9355, 9502, 9664, 9889, 11131, 11328, 11528, 13495, 13567, 14047, 14125,
      14189, 14637, 14708, 14855, 14951, 15047, 15143, 15237, 15363, 15529, 15667, 15894, 16334, 16638, 17160, 17424,
      17790, 18312, 18572, 18898, 18970, 19960, 20021, 20084, 20280, 20553, 20637, 20984, 21696, 22327, 22811, 23129,
      23173, 23235, 23284, 23867, 23907, 23945, 24625, 25292, 25948, 25991, 26067, 26190, 26623, 26953, 27005, 27099,
      27246, 28930, 28972, 29025, 29204, 29440, 29623, 29709, 29934, 30075, 30249, 32415, 32626, 32814, 32996, 34361,
      35049, 35362, 35460, 36049, 36306, 36492, 36693, 36866, 37418, 37455, 37550, 37593, 37775, 38332, 38711, 39056,
      39921, 40465, 40854, 41203, 41469, 41513, 41612, 41667, 41796, 42007, 42177, 42328, 42657, 42808, 42980, 43137,
      45383, 45421, 45522, 45599, 45705, 45937, 46082, 46138, 46186, 46324, 47236, 47422, 47470, 47608, 49147, 49305,
      49629, 50231, 50895, 51306, 51583, 52003, 52157, 52368, 53290, 53533, 53580, 53670, 53842, 53895, 54055, 54342,
      54675, 55005, 55051, 55097, 55280, 55612, 55709, 56032, 56207, 56548, 56668, 56970, 57804, 58129, 58477, 58977,
      59127, 59416, 59540, 59654, 59722, 59983, 60414, 60686, 60902, 61328, 61386, 61515, 61616, 61962, 62728, 63044,
      63503, 63657, 63817, 64404, 64557, 64701, 64902, 65018, 65063, 65227, 66429, 66517, 66974, 67159, 67694, 67858,
      68144, 68351, 68662, 68946, 69051, 69290, 69459, 69496, 73072, 73181, 73280, 73441, 73674, 73772, 74547, 74897,
      75153, 75503, 76599, 77313, 79103, 79293, 79606, 79673, 80003, 80215, 80524, 80701, 81134, 81343, 81402, 81543,
      81629, 81858, 82110, 82366, 82429, 83173, 83214, 83251, 83512, 83850,
    ],
    text: #"""
      !GroupBoxStyle.Configuration|typealias Configuration = GroupBoxStyleConfiguration
      !GroupBoxStyleConfiguration|struct GroupBoxStyleConfiguration {}
      label|var label: AnyView { get }
      content|var content: AnyView { get }
      !GroupEffects|extension GroupEffects {}
      !GroupEffects|extension GroupEffects {}
      !GroupEffects|struct GroupEffects: Hashable, Sendable {}
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
      !GroupEffects.ColorAdjustment|extension GroupEffects.ColorAdjustment {}
      !GroupEffects.ColorAdjustment|enum ColorAdjustment: Hashable, Sendable {}
      grayscale|case grayscale(Double)
      saturation|case saturation(Double)
      brightness|case brightness(Double)
      contrast|case contrast(Double)
      hueRotation|case hueRotation(degrees: Double)
      invert|case invert
      multiply|case multiply(Ink)
      luminanceToAlpha|case luminanceToAlpha
      !GroupEffects.Shadow|extension GroupEffects.Shadow {}
      !GroupEffects.Shadow|struct Shadow: Hashable, Sendable {}
      ink|var ink: Ink { get set }
      radius|var radius: Double { get set }
      x|var x: Double { get set }
      y|var y: Double { get set }
      isInner|var isInner: Bool { get set }
      init|init(ink: Ink, radius: Double, x: Double, y: Double, isInner: Bool = 0)
      !GroupElementsOfContent|struct GroupElementsOfContent<Base: View, Content: View>: View {}
      body|var body: some View { get }
      !GroupSectionsOfContent|struct GroupSectionsOfContent<Base: View, Content: View>: View {}
      body|var body: some View { get }
      !GroupedListStyle|struct GroupedListStyle: ListStyle {}
      init|init()
      !HSplitView|struct HSplitView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !HStack|struct HStack<Content: View>: StackView {}
      init|init(alignment: VerticalAlignment = 0, spacing: CGFloat? = 0, @ViewBuilder content: () -> Content)
      !HStackLayout|struct HStackLayout: IdentityLayout {}
      alignment|var alignment: VerticalAlignment { get set }
      spacing|var spacing: Double? { get set }
      init|init(alignment: VerticalAlignment = 0, spacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      >Hashable|protocol Hashable: Equatable {}
      !HierarchicalShapeStyle|struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {}
      primary|static var primary: HierarchicalShapeStyle { get }
      secondary|static var secondary: HierarchicalShapeStyle { get }
      tertiary|static var tertiary: HierarchicalShapeStyle { get }
      quaternary|static var quaternary: HierarchicalShapeStyle { get }
      quinary|static var quinary: HierarchicalShapeStyle { get }
      !HorizontalAlignment|struct HorizontalAlignment: Hashable, Sendable {}
      key|var key: AlignmentKey { get }
      init|init(_ id: any AlignmentID.Type)
      init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
      leading|static var leading: HorizontalAlignment { get }
      center|static var center: HorizontalAlignment { get }
      trailing|static var trailing: HorizontalAlignment { get }
      listRowSeparatorLeading|static var listRowSeparatorLeading: HorizontalAlignment { get }
      listRowSeparatorTrailing|static var listRowSeparatorTrailing: HorizontalAlignment { get }
      !HorizontalEdge|enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {}
      leading|case leading
      trailing|case trailing
      !HorizontalEdge.Set|struct Set: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int8 { get }
      init|init(rawValue: Int8)
      leading|static var leading: Set { get }
      trailing|static var trailing: Set { get }
      all|static var all: Set { get }
      !HoverEffect|struct HoverEffect: Hashable, Sendable {}
      automatic|static var automatic: HoverEffect { get }
      highlight|static var highlight: HoverEffect { get }
      lift|static var lift: HoverEffect { get }
      empty|static var empty: HoverEffect { get }
      !HoverPhase|enum HoverPhase: Equatable, Sendable {}
      active|case active(Point)
      ended|case ended
      >ISO8601DateFormatter|class ISO8601DateFormatter: Formatter {}
      init|init()
      formatOptions|var formatOptions: ISO8601DateFormatter.Options { get set }
      timeZone|var timeZone: TimeZone! { get set }
      string|func string(from date: Date) -> String
      date|func date(from string: String) -> Date?
      >ISO8601DateFormatter.Options|extension ISO8601DateFormatter.Options: OptionSet {}
      withYear|static var withYear: ISO8601DateFormatter.Options { get }
      withMonth|static var withMonth: ISO8601DateFormatter.Options { get }
      withWeekOfYear|static var withWeekOfYear: ISO8601DateFormatter.Options { get }
      withDay|static var withDay: ISO8601DateFormatter.Options { get }
      withTime|static var withTime: ISO8601DateFormatter.Options { get }
      withTimeZone|static var withTimeZone: ISO8601DateFormatter.Options { get }
      withSpaceBetweenDateAndTime|static var withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options { get }
      withDashSeparatorInDate|static var withDashSeparatorInDate: ISO8601DateFormatter.Options { get }
      withColonSeparatorInTime|static var withColonSeparatorInTime: ISO8601DateFormatter.Options { get }
      withColonSeparatorInTimeZone|static var withColonSeparatorInTimeZone: ISO8601DateFormatter.Options { get }
      withFractionalSeconds|static var withFractionalSeconds: ISO8601DateFormatter.Options { get }
      withFullDate|static var withFullDate: ISO8601DateFormatter.Options { get }
      withFullTime|static var withFullTime: ISO8601DateFormatter.Options { get }
      withInternetDateTime|static var withInternetDateTime: ISO8601DateFormatter.Options { get }
      !Icon|struct Icon: Hashable, Sendable {}
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
      !IconLibrary|extension IconLibrary {}
      !IconLibrary|extension IconLibrary {}
      !IconLibrary|class IconLibrary: Sendable {}
      failure|var failure: String? { get }
      init|init(_ assets: Assets)
      names|var names: [String] { get }
      icon|func icon(named name: String, weight: Double = 0) -> Icon?
      !IconOnlyLabelStyle|struct IconOnlyLabelStyle: LabelStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      >Identifiable|protocol Identifiable {}
      id|var id: ID { get }
      >Identifiable|protocol Identifiable {}
      >Identifiable.ID|associatedtype ID: Hashable
      !IdentifiedViews|extension IdentifiedViews: ViewGroup {}
      !IdentityLayout|protocol IdentityLayout: RuleLayout {}
      !IdentityTransition|struct IdentityTransition: Transition {}
      init|init()
      body|func body(content: Content, phase: TransitionPhase) -> some View
      !IgnoresSafeAreaRule|struct IgnoresSafeAreaRule: UnaryLayoutRule {}
      edges|var edges: Edge.Set { get set }
      init|init(edges: Edge.Set)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !Image|extension Image {}
      resizable|func resizable(capInsets: EdgeInsets = 0, resizingMode: ResizingMode) -> Image
      interpolation|func interpolation(_ interpolation: Interpolation) -> Image
      antialiased|func antialiased(_ isAntialiased: Bool) -> Image
      symbolRenderingMode|func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
      allowedDynamicRange|func allowedDynamicRange(_ range: DynamicRange?) -> Image
      !Image|struct Image: PrimitiveView, Hashable, Sendable {}
      init|init(systemName: String)
      init|init(_ name: String)
      init|init(decorative name: String)
      resizable|func resizable(capInsets: EdgeInsets = 0) -> Image
      !Image|extension Image {}
      renderingMode|func renderingMode(_ mode: TemplateRenderingMode?) -> Image
      !Image|extension Image {}
      init|init(_ name: String, bundle: Bundle?)
      init|init(_ name: String, bundle: Bundle? = 0, label: Text)
      init|init(_ name: String, variableValue: Double?, bundle: Bundle? = 0)
      init|init(decorative name: String, bundle: Bundle?)
      init|init(systemName: String, variableValue: Double?)
      !Image|extension Image {}
      !Image|extension Image {}
      init|init(uiImage: UIImage)
      !Image.DynamicRange|enum DynamicRange: Hashable, Sendable {}
      standard|case standard
      constrainedHigh|case constrainedHigh
      high|case high
      !Image.Interpolation|enum Interpolation: Hashable, Sendable {}
      none|case none
      low|case low
      medium|case medium
      high|case high
      !Image.Orientation|enum Orientation: UInt8, Hashable, Sendable, CaseIterable {}
      up|case up
      upMirrored|case upMirrored
      down|case down
      downMirrored|case downMirrored
      left|case left
      leftMirrored|case leftMirrored
      right|case right
      rightMirrored|case rightMirrored
      !Image.Placeholder|struct Placeholder: View {}
      body|var body: some View { get }
      !Image.ResizingMode|enum ResizingMode: Hashable, Sendable {}
      tile|case tile
      stretch|case stretch
      !Image.Scale|enum Scale: String, Hashable, Sendable, CaseIterable {}
      small|case small
      medium|case medium
      large|case large
      !Image.Source|extension Image.Source {}
      !Image.TemplateRenderingMode|enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {}
      template|case template
      original|case original
      !ImageMark|struct ImageMark: Hashable, Sendable {}
      source|var source: String { get set }
      frame|var frame: Rect { get set }
      init|init(source: String, frame: Rect)
      !ImagePaint|struct ImagePaint: ShapeStyle {}
      image|var image: Image { get set }
      sourceRect|var sourceRect: Rect { get set }
      scale|var scale: Double { get set }
      init|init(image: Image, sourceRect: Rect = 0, scale: Double = 0)
      >IndexSet|struct IndexSet: Hashable, BidirectionalCollection, Sendable {}
      init|init()
      init|init(integer: Int)
      init|init(integersIn range: Range<Int>)
      init|init(integersIn range: ClosedRange<Int>)
      init|init(_ elements: some Sequence<Int>)
      first|var first: Int? { get }
      last|var last: Int? { get }
      isEmpty|var isEmpty: Bool { get }
      count|var count: Int { get }
      description|var description: String { get }
      contains|func contains(_ integer: Int) -> Bool
      contains|func contains(integersIn indexSet: IndexSet) -> Bool
      integerGreaterThan|func integerGreaterThan(_ integer: Int) -> Int?
      integerLessThan|func integerLessThan(_ integer: Int) -> Int?
      integerGreaterThanOrEqualTo|func integerGreaterThanOrEqualTo(_ integer: Int) -> Int?
      integerLessThanOrEqualTo|func integerLessThanOrEqualTo(_ integer: Int) -> Int?
      union|func union(_ other: IndexSet) -> IndexSet
      intersection|func intersection(_ other: IndexSet) -> IndexSet
      symmetricDifference|func symmetricDifference(_ other: IndexSet) -> IndexSet
      insert|mutating func insert(_ integer: Int)
      remove|mutating func remove(_ integer: Int) -> Int?
      removeAll|mutating func removeAll()
      formUnion|mutating func formUnion(_ other: IndexSet)
      formIntersection|mutating func formIntersection(_ other: IndexSet)
      !IndexViewStyle|struct IndexViewStyle: Hashable, Sendable {}
      page|static var page: IndexViewStyle { get }
      page|static func page(backgroundDisplayMode mode: BackgroundDisplayMode) -> IndexViewStyle
      !IndexViewStyle.BackgroundDisplayMode|enum BackgroundDisplayMode: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      always|case always
      interactive|case interactive
      never|case never
      !Ink|extension Ink {}
      !Ink|extension Ink {}
      !Ink|struct Ink: Hashable, Sendable {}
      light|var light: RGBA { get set }
      dark|var dark: RGBA { get set }
      name|var name: String? { get set }
      init|init(light: RGBA, dark: RGBA, name: String? = 0)
      init|init(_ color: RGBA)
      opacity|func opacity(_ factor: Double) -> Ink
      !Ink|extension Ink {}
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
      !InlinePickerStyle|struct InlinePickerStyle: PickerStyle {}
      init|init()
      >InlinePresentationIntent|struct InlinePresentationIntent: OptionSet {}
      emphasized|static var emphasized: InlinePresentationIntent { get }
      stronglyEmphasized|static var stronglyEmphasized: InlinePresentationIntent { get }
      code|static var code: InlinePresentationIntent { get }
      strikethrough|static var strikethrough: InlinePresentationIntent { get }
      softBreak|static var softBreak: InlinePresentationIntent { get }
      lineBreak|static var lineBreak: InlinePresentationIntent { get }
      !InsetGroupedListStyle|struct InsetGroupedListStyle: ListStyle {}
      init|init()
      !InsetListStyle|struct InsetListStyle: ListStyle {}
      init|init()
      !InsettableShape|protocol InsettableShape: Shape {}
      inset|func inset(by amount: CGFloat) -> InsetShape
      !InsettableShape|extension InsettableShape {}
      !InsettableShape|extension InsettableShape {}
      strokeBorder|func strokeBorder( _ style: any ShapeStyle = 0, lineWidth: Double = 0, antialiased: Bool = 0 ) -> ShapeView<Self>
      strokeBorder|func strokeBorder( _ content: any ShapeStyle = 0, style: StrokeStyle, antialiased: Bool = 0 ) -> ShapeView<Self>
      !InsettableShape.InsetShape|associatedtype InsetShape: InsettableShape
      >Int|struct Int: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      !Int|extension Int {}
      !Int|extension Int: Plottable {}
      >Int16|struct Int16: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int32|struct Int32: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int64|struct Int64: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >Int8|struct Int8: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
      >IntegerFormatStyle|struct IntegerFormatStyle<Value>: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
      >IntegerFormatStyle.Currency|extension IntegerFormatStyle.Currency: FormatStyle, NumberFormatStyle {}
      init|init(code: String)
      init|init(code: String, locale: Locale)
      >IntegerFormatStyle.Percent|extension IntegerFormatStyle.Percent: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
      !InterfaceOrientation|enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {}
      portrait|case portrait
      portraitUpsideDown|case portraitUpsideDown
      landscapeLeft|case landscapeLeft
      landscapeRight|case landscapeRight
      !InterpolationMethod|extension InterpolationMethod {}
      !InterpolationMethod|enum InterpolationMethod: Hashable, Sendable {}
      linear|case linear
      monotone|case monotone
      stepStart|case stepStart
      stepCenter|case stepCenter
      stepEnd|case stepEnd
      catmullRom|case catmullRom(alpha: Double)
      cardinal|case cardinal(tension: Double)
      catmullRom|static var catmullRom: InterpolationMethod { get }
      cardinal|static var cardinal: InterpolationMethod { get }
      >JSONDecoder|class JSONDecoder: Hashable {}
      init|init()
      dateDecodingStrategy|var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
      keyDecodingStrategy|var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
      decode|func decode<T>(_ type: T.Type, from data: Data) throws -> T
      >JSONDecoder.DateDecodingStrategy|extension JSONDecoder.DateDecodingStrategy: Hashable {}
      deferredToDate|static var deferredToDate: JSONDecoder.DateDecodingStrategy { get }
      secondsSince1970|static var secondsSince1970: JSONDecoder.DateDecodingStrategy { get }
      millisecondsSince1970|static var millisecondsSince1970: JSONDecoder.DateDecodingStrategy { get }
      iso8601|static var iso8601: JSONDecoder.DateDecodingStrategy { get }
      formatted|static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy
      >JSONDecoder.KeyDecodingStrategy|extension JSONDecoder.KeyDecodingStrategy: Hashable {}
      useDefaultKeys|static var useDefaultKeys: JSONDecoder.KeyDecodingStrategy { get }
      convertFromSnakeCase|static var convertFromSnakeCase: JSONDecoder.KeyDecodingStrategy { get }
      >JSONEncoder|class JSONEncoder: Hashable {}
      init|init()
      outputFormatting|var outputFormatting: JSONEncoder.OutputFormatting { get set }
      dateEncodingStrategy|var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
      keyEncodingStrategy|var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
      encode|func encode<T>(_ value: T) throws -> Data
      >JSONEncoder.DateEncodingStrategy|extension JSONEncoder.DateEncodingStrategy: Hashable {}
      deferredToDate|static var deferredToDate: JSONEncoder.DateEncodingStrategy { get }
      secondsSince1970|static var secondsSince1970: JSONEncoder.DateEncodingStrategy { get }
      millisecondsSince1970|static var millisecondsSince1970: JSONEncoder.DateEncodingStrategy { get }
      iso8601|static var iso8601: JSONEncoder.DateEncodingStrategy { get }
      formatted|static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy
      >JSONEncoder.KeyEncodingStrategy|extension JSONEncoder.KeyEncodingStrategy: Hashable {}
      useDefaultKeys|static var useDefaultKeys: JSONEncoder.KeyEncodingStrategy { get }
      convertToSnakeCase|static var convertToSnakeCase: JSONEncoder.KeyEncodingStrategy { get }
      >JSONEncoder.OutputFormatting|extension JSONEncoder.OutputFormatting: OptionSet {}
      prettyPrinted|static var prettyPrinted: JSONEncoder.OutputFormatting { get }
      sortedKeys|static var sortedKeys: JSONEncoder.OutputFormatting { get }
      withoutEscapingSlashes|static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
      !JoinedNode|extension JoinedNode {}
      !JoinedNode|extension JoinedNode {}
      !KeyEquivalent|struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {}
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
      >KeyPath|class KeyPath<Root, Value>: PartialKeyPath<Root> {}
      !KeyPathComparator|extension KeyPathComparator: OrderByPath {}
      !KeyPress|struct KeyPress: Sendable {}
      phase|var phase: Phases { get }
      key|var key: KeyEquivalent { get }
      characters|var characters: String { get }
      modifiers|var modifiers: EventModifiers { get }
      !KeyPress.Phases|struct Phases: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      down|static var down: Phases { get }
      repeat|static var `repeat`: Phases { get }
      up|static var up: Phases { get }
      all|static var all: Phases { get }
      !KeyPress.Result|enum Result: Sendable {}
      handled|case handled
      ignored|case ignored
      !KeyboardShortcut|struct KeyboardShortcut: Hashable, Sendable {}
      key|var key: KeyEquivalent { get set }
      modifiers|var modifiers: EventModifiers { get set }
      init|init(_ key: KeyEquivalent, modifiers: EventModifiers = 0)
      defaultAction|static var defaultAction: KeyboardShortcut { get }
      cancelAction|static var cancelAction: KeyboardShortcut { get }
      >KeyedDecodingContainer|struct KeyedDecodingContainer<Key> {}
      codingPath|var codingPath: [any CodingKey] { get }
      allKeys|var allKeys: [any CodingKey] { get }
      contains|func contains(_ key: Key) -> Bool
      decode|func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
      decodeIfPresent|func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
      decodeNil|func decodeNil(forKey key: Key) throws -> Bool
      nestedContainer|func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
      nestedUnkeyedContainer|func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
      superDecoder|func superDecoder() throws -> any Decoder
      >KeyedEncodingContainer|struct KeyedEncodingContainer<Key> {}
      codingPath|var codingPath: [any CodingKey] { get }
      encode|mutating func encode<T>(_ value: T, forKey key: Key) throws
      encodeIfPresent|mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
      encodeNil|mutating func encodeNil(forKey key: Key) throws
      nestedContainer|mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>
      nestedUnkeyedContainer|mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
      superEncoder|mutating func superEncoder() -> any Encoder
      !KeyframeAnimator|struct KeyframeAnimator<Value, Content: View>: View {}
      init|init<K: Keyframes<Value>>( initialValue: Value, repeating: Bool = 0, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
      init|init<K: Keyframes<Value>>( initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K )
      body|var body: some View { get }
      !KeyframeTrack|struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {}
      init|init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content)
      init|init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Part == Root
      !KeyframeTrack.Value|typealias Value = Root
      !KeyframeTrackContent|protocol KeyframeTrackContent<Value> {}
      !KeyframeTrackContent.Value|associatedtype Value
      !KeyframeTrackContentBuilder|@resultBuilder enum KeyframeTrackContentBuilder<Value> {}
      buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
      buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
      buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
      buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
      !Keyframes|protocol Keyframes<Value> {}
      !Keyframes.Value|associatedtype Value
      !KeyframesBuilder|@resultBuilder enum KeyframesBuilder<Value> {}
      buildExpression|static func buildExpression<K: Keyframes>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildExpression|static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value> where K.Value == Value
      buildBlock|static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value>
      buildArray|static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value>
      buildEither|static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
      buildEither|static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
      !Label|struct Label<Title: View, Icon: View>: ControlView {}
      init|init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
      !Label|extension Label where Title == Text, Icon == Image {}
      init|init(_ title: some StringProtocol, systemImage name: String)
      init|init(_ title: some StringProtocol, image name: String)
      !Label|extension Label where Title == Text, Icon == Image {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, systemImage name: String)
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, image name: String)
      !Label|extension Label where Title == AnyView, Icon == AnyView {}
      init|init(_ configuration: LabelStyleConfiguration)
      !LabelStyle|protocol LabelStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !LabelStyle|extension LabelStyle {}
      !LabelStyle|extension LabelStyle where Self == DefaultLabelStyle {}
      automatic|static var automatic: DefaultLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == TitleAndIconLabelStyle {}
      titleAndIcon|static var titleAndIcon: TitleAndIconLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == IconOnlyLabelStyle {}
      iconOnly|static var iconOnly: IconOnlyLabelStyle { get }
      !LabelStyle|extension LabelStyle where Self == TitleOnlyLabelStyle {}
      titleOnly|static var titleOnly: TitleOnlyLabelStyle { get }
      !LabelStyle.Body|associatedtype Body: View
      !LabelStyle.Configuration|typealias Configuration = LabelStyleConfiguration
      !LabelStyleConfiguration|struct LabelStyleConfiguration {}
      title|var title: AnyView { get }
      icon|var icon: AnyView { get }
      !LabeledContent|struct LabeledContent: ControlView {}
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, value: some StringProtocol)
      init|init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      !LabeledContentStyle|protocol LabeledContentStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !LabeledContentStyle|extension LabeledContentStyle {}
      !LabeledContentStyle|extension LabeledContentStyle where Self == DefaultLabeledContentStyle {}
      automatic|static var automatic: DefaultLabeledContentStyle { get }
      !LabeledContentStyle.Body|associatedtype Body: View
      !LabeledContentStyle.Configuration|typealias Configuration = LabeledContentStyleConfiguration
      !LabeledContentStyleConfiguration|struct LabeledContentStyleConfiguration {}
      label|var label: AnyView { get }
      content|var content: AnyView { get }
      !Layout|extension Layout {}
      !Layout|protocol Layout {}
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      makeCache|func makeCache(subviews: Subviews) -> Cache
      updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
      placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      !Layout|extension Layout where Cache == Void {}
      makeCache|func makeCache(subviews: Subviews)
      !Layout|extension Layout {}
      layoutProperties|static var layoutProperties: LayoutProperties { get }
      updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
      spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
      !Layout|extension Layout {}
      callAsFunction|func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View
      !Layout.Cache|associatedtype Cache = Void
      !Layout.Subviews|typealias Subviews = LayoutSubviews
      !LayoutConversation|struct LayoutConversation {}
      events|var events: [Event] { get }
      init|init?(of root: LayoutNode)
      settlement|func settlement(of node: LayoutNode) -> Settlement?
      !LayoutConversation.Answer|struct Answer {}
      child|var child: LayoutNode { get }
      proposal|var proposal: ProposedViewSize { get }
      report|var report: Size { get }
      isProbe|var isProbe: Bool { get }
      isFromCache|var isFromCache: Bool { get }
      !LayoutConversation.Event|struct Event {}
      kind|var kind: Kind { get }
      node|var node: LayoutNode { get }
      parent|var parent: LayoutNode? { get }
      size|var size: ProposedViewSize { get }
      !LayoutConversation.Event.Kind|enum Kind {}
      proposal|case proposal
      report|case report
      !LayoutConversation.Settlement|struct Settlement {}
      proposal|var proposal: ProposedViewSize { get }
      report|var report: Size { get }
      division|var division: StackDivisionTrace? { get }
      questions|var questions: [Answer] { get }
      !LayoutDirection|enum LayoutDirection: String, Hashable, Sendable, CaseIterable {}
      leftToRight|case leftToRight
      rightToLeft|case rightToLeft
      !LayoutDirectionBehavior|enum LayoutDirectionBehavior: Hashable, Sendable {}
      fixed|case fixed
      mirrors|case mirrors(in: LayoutDirection)
      mirrors|static var mirrors: _ { get }
      !LayoutNode|extension LayoutNode {}
      containerLengths|var containerLengths: Size { get }
      asContainer|func asContainer<Result>(of room: ProposedViewSize, _ body: () -> Result) -> Result
      visiblePart|var visiblePart: VisiblePart { get }
      showing|func showing(_ part: VisiblePart, _ place: () -> Void)
      !LayoutNode|extension LayoutNode {}
      isNeeded|var isNeeded: Bool { get }
      !LayoutNode|class LayoutNode {}
      rule|var rule: any LayoutRule { get }
      children|var children: [LayoutNode] { get set }
      session|var session: LayoutSession { get }
      mirrors|var mirrors: Bool { get }
      stack|var stack: SurroundingStack { get }
      frame|var frame: _ { get }
      parent|var parent: LayoutNode? { get }
      safeArea|var safeArea: SafeArea { get }
      placedProposal|var placedProposal: ProposedViewSize? { get }
      spaceNames|var spaceNames: [String] { get set }
      drawnTransform|var drawnTransform: ((Rect) -> Transform)? { get set }
      init|init( _ rule: any LayoutRule, _ children: [LayoutNode] = 0, session: LayoutSession, in stack: SurroundingStack = 0, mirrors: Bool = 0, guides: GuideSet = 0 )
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      probe|func probe(_ proposal: ProposedViewSize) -> Size
      constantSize|var constantSize: Size? { get }
      again|func again<Answer>(_ ask: (LayoutNode) -> Answer) -> Answer
      dimensions|func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      spacing|var spacing: ViewSpacing { get }
      priority|var priority: Double { get }
      place|func place(at origin: Point, proposal asked: ProposedViewSize)
      restoring|var restoring: () -> Void { get }
      leaveOut|func leaveOut()
      isPlacedWithAllAround|var isPlacedWithAllAround: Bool { get }
      move|func move(by delta: Point)
      trait|func trait<Value>(_ read: (LayoutTraits) -> Value?) -> Value?
      setTrait|func setTrait(_ change: (inout LayoutTraits) -> Void)
      replaceChildren|func replaceChildren(_ children: [LayoutNode])
      !LayoutNode|extension LayoutNode {}
      stand|func stand(in other: SurroundingStack)
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode|extension LayoutNode {}
      !LayoutNode.GuideSet|struct GuideSet: OptionSet, Sendable {}
      rawValue|var rawValue: UInt8 { get }
      init|init(rawValue: UInt8)
      baselines|static var baselines: GuideSet { get }
      any|static var any: GuideSet { get }
      !LayoutPriorityRule|struct LayoutPriorityRule: TransparentLayoutRule {}
      value|var value: Double { get set }
      init|init(_ value: Double)
      priority|func priority(_ node: LayoutNode) -> Double
      !LayoutProperties|extension LayoutProperties {}
      !LayoutProperties|struct LayoutProperties: Hashable, Sendable {}
      stackOrientation|var stackOrientation: Axis? { get set }
      init|init()
      !LayoutRule|protocol LayoutRule {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) -> Void)
      explicitAlignment|func explicitAlignment(_ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode) -> Double?
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      !LayoutRule|extension LayoutRule {}
      priority|func priority(_ node: LayoutNode) -> Double
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      forwardsChildTraits|var forwardsChildTraits: Bool { get }
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
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
      init|init(trace: LayoutTrace? = 0)
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
      init|init()
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
      >ListFormatStyle|struct ListFormatStyle: FormatStyle {}
      locale|func locale(_ locale: Locale) -> Self
      >ListFormatStyle.ListType|enum ListType: Hashable {}
      and|case and
      or|case or
      >ListFormatStyle.Width|enum Width: Hashable {}
      standard|case standard
      short|case short
      narrow|case narrow
      >ListFormatter|class ListFormatter: Formatter {}
      init|init()
      localizedString|static func localizedString(byJoining strings: [String]) -> String
      locale|var locale: Locale! { get set }
      string|func string(from items: [Any]) -> String?
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
      !MarkDimension|extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}
      init|init(integerLiteral value: Int)
      init|init(floatLiteral value: Double)
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
      >Measurement.FormatStyle|extension Measurement.FormatStyle: FormatStyle {}
      locale|func locale(_ locale: Locale) -> Self
      >Measurement.FormatStyle.UnitWidth|extension Measurement.FormatStyle.UnitWidth: Hashable {}
      wide|static var wide: Measurement.FormatStyle.UnitWidth { get }
      abbreviated|static var abbreviated: Measurement.FormatStyle.UnitWidth { get }
      narrow|static var narrow: Measurement.FormatStyle.UnitWidth { get }
      >Measurement.FormatStyle.Usage|extension Measurement.FormatStyle.Usage: Hashable {}
      general|static var general: Measurement.FormatStyle.Usage { get }
      asProvided|static var asProvided: Measurement.FormatStyle.Usage { get }
      road|static var road: Measurement.FormatStyle.Usage { get }
      person|static var person: Measurement.FormatStyle.Usage { get }
      personHeight|static var personHeight: Measurement.FormatStyle.Usage { get }
      personWeight|static var personWeight: Measurement.FormatStyle.Usage { get }
      weather|static var weather: Measurement.FormatStyle.Usage { get }
      food|static var food: Measurement.FormatStyle.Usage { get }
      focalLength|static var focalLength: Measurement.FormatStyle.Usage { get }
      rainfall|static var rainfall: Measurement.FormatStyle.Usage { get }
      snowfall|static var snowfall: Measurement.FormatStyle.Usage { get }
      >MeasurementFormatter|class MeasurementFormatter: Formatter {}
      init|init()
      unitStyle|var unitStyle: Formatter.UnitStyle { get set }
      unitOptions|var unitOptions: MeasurementFormatter.UnitOptions { get set }
      locale|var locale: Locale! { get set }
      string|func string<UnitType>(from measurement: Measurement<UnitType>) -> String
      >MeasurementFormatter.UnitOptions|extension MeasurementFormatter.UnitOptions: OptionSet {}
      providedUnit|static var providedUnit: MeasurementFormatter.UnitOptions { get }
      naturalScale|static var naturalScale: MeasurementFormatter.UnitOptions { get }
      temperatureWithoutUnit|static var temperatureWithoutUnit: MeasurementFormatter.UnitOptions { get }
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
      >Mirror|struct Mirror {}
      init|init(reflecting subject: Any)
      children|var children: [(label: String?, value: Any)] { get }
      subjectType|var subjectType: Any.Type { get }
      displayStyle|var displayStyle: Mirror.DisplayStyle? { get }
      description|var description: String { get }
      >Mirror.DisplayStyle|enum DisplayStyle: Hashable {}
      struct|case `struct`
      class|case `class`
      enum|case `enum`
      tuple|case tuple
      optional|case optional
      collection|case collection
      dictionary|case dictionary
      set|case set
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
      >NSCalendar.Unit|extension NSCalendar.Unit: OptionSet {}
      year|static var year: NSCalendar.Unit { get }
      month|static var month: NSCalendar.Unit { get }
      weekOfMonth|static var weekOfMonth: NSCalendar.Unit { get }
      weekOfYear|static var weekOfYear: NSCalendar.Unit { get }
      day|static var day: NSCalendar.Unit { get }
      hour|static var hour: NSCalendar.Unit { get }
      minute|static var minute: NSCalendar.Unit { get }
      second|static var second: NSCalendar.Unit { get }
      >NSDecimalNumber|class NSDecimalNumber: NSNumber {}
      init|init(value: Int)
      init|init(value: Double)
      init|init(string: String?)
      init|init(decimal: Decimal)
      !NSItemProvider|class NSItemProvider {}
      suggestedName|var suggestedName: String? { get set }
      init|init()
      init|init(object: Any)
      init|init?(contentsOf url: URL)
      >NSNumber|class NSNumber: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {}
      init|init(value: Int)
      init|init(value: Double)
      init|init(value: Float)
      init|init(value: Bool)
      init|init(value: Int64)
      init|init(value: Int32)
      init|init(value: UInt)
      intValue|var intValue: Int { get }
      doubleValue|var doubleValue: Double { get }
      floatValue|var floatValue: Float { get }
      boolValue|var boolValue: Bool { get }
      stringValue|var stringValue: String { get }
      decimalValue|var decimalValue: Decimal { get }
      isEqual|func isEqual(to number: NSNumber) -> Bool
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
      >NumberFormatStyle|protocol NumberFormatStyle {}
      grouping|func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
      precision|func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
      sign|func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
      decimalSeparator|func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
      rounded|func rounded(rule: FloatingPointRoundingRule = 0, increment: Double? = 0) -> Self
      scale|func scale(_ multiplicand: Double) -> Self
      notation|func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
      presentation|func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self
      locale|func locale(_ locale: Locale) -> Self
      >NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy|extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: Hashable {}
      automatic|static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
      always|static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
      >NumberFormatStyleConfiguration.Grouping|extension NumberFormatStyleConfiguration.Grouping: Hashable {}
      automatic|static var automatic: NumberFormatStyleConfiguration.Grouping { get }
      never|static var never: NumberFormatStyleConfiguration.Grouping { get }
      >NumberFormatStyleConfiguration.Notation|extension NumberFormatStyleConfiguration.Notation: Hashable {}
      automatic|static var automatic: NumberFormatStyleConfiguration.Notation { get }
      scientific|static var scientific: NumberFormatStyleConfiguration.Notation { get }
      compactName|static var compactName: NumberFormatStyleConfiguration.Notation { get }
      >NumberFormatStyleConfiguration.Precision|extension NumberFormatStyleConfiguration.Precision: Hashable {}
      significantDigits|static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
      significantDigits|static func significantDigits<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
      fractionLength|static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
      fractionLength|static func fractionLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
      integerLength|static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
      integerLength|static func integerLength<R: RangeExpression>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
      integerAndFractionLength|static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision
      integerAndFractionLength|static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(integerLimits: R1, fractionLimits: R2) -> NumberFormatStyleConfiguration.Precision
      >NumberFormatStyleConfiguration.SignDisplayStrategy|extension NumberFormatStyleConfiguration.SignDisplayStrategy: Hashable {}
      automatic|static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
      never|static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
      accounting|static var accounting: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
      always|static func always(includingZero: Bool = 0) -> NumberFormatStyleConfiguration.SignDisplayStrategy
      always|static func always(showZero: Bool) -> NumberFormatStyleConfiguration.SignDisplayStrategy
      accountingAlways|static func accountingAlways(showZero: Bool = 0) -> NumberFormatStyleConfiguration.SignDisplayStrategy
      >NumberFormatter|class NumberFormatter: Formatter {}
      init|init()
      localizedString|static func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
      numberStyle|var numberStyle: NumberFormatter.Style { get set }
      roundingMode|var roundingMode: NumberFormatter.RoundingMode { get set }
      locale|var locale: Locale! { get set }
      minimumIntegerDigits|var minimumIntegerDigits: Int { get set }
      maximumIntegerDigits|var maximumIntegerDigits: Int { get set }
      minimumFractionDigits|var minimumFractionDigits: Int { get set }
      maximumFractionDigits|var maximumFractionDigits: Int { get set }
      minimumSignificantDigits|var minimumSignificantDigits: Int { get set }
      maximumSignificantDigits|var maximumSignificantDigits: Int { get set }
      usesGroupingSeparator|var usesGroupingSeparator: Bool { get set }
      usesSignificantDigits|var usesSignificantDigits: Bool { get set }
      alwaysShowsDecimalSeparator|var alwaysShowsDecimalSeparator: Bool { get set }
      isLenient|var isLenient: Bool { get set }
      currencyCode|var currencyCode: String! { get set }
      currencySymbol|var currencySymbol: String! { get set }
      groupingSeparator|var groupingSeparator: String! { get set }
      decimalSeparator|var decimalSeparator: String! { get set }
      percentSymbol|var percentSymbol: String! { get set }
      minusSign|var minusSign: String! { get set }
      plusSign|var plusSign: String! { get set }
      zeroSymbol|var zeroSymbol: String? { get set }
      positivePrefix|var positivePrefix: String! { get set }
      positiveSuffix|var positiveSuffix: String! { get set }
      negativePrefix|var negativePrefix: String! { get set }
      negativeSuffix|var negativeSuffix: String! { get set }
      multiplier|var multiplier: NSNumber? { get set }
      string|func string(from number: NSNumber) -> String?
      number|func number(from string: String) -> NSNumber?
      >NumberFormatter.RoundingMode|enum RoundingMode: Hashable {}
      ceiling|case ceiling
      floor|case floor
      down|case down
      up|case up
      halfEven|case halfEven
      halfDown|case halfDown
      halfUp|case halfUp
      >NumberFormatter.Style|enum Style: Hashable {}
      none|case none
      decimal|case decimal
      percent|case percent
      scientific|case scientific
      spellOut|case spellOut
      ordinal|case ordinal
      currency|case currency
      currencyAccounting|case currencyAccounting
      currencyISOCode|case currencyISOCode
      currencyPlural|case currencyPlural
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
      >Optional|extension Optional: Equatable {}
      >Optional|extension Optional: Hashable {}
      >Optional|enum Optional<Wrapped>: ExpressibleByNilLiteral {}
      none|case none
      some|case some(Wrapped)
      init|init(_ value: Wrapped)
      map|func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      flatMap|func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
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
      """#)
}
