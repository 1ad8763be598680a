// Written by `make generate` from declarations.

extension InterfaceText {
  static let part4 = InterfacePart(
    starts: [
      0, 643, 1048, 1278, 1437, 1547, 1694, 2088, 2244, 2409, 3239, 4285, 4494, 4724, 4906, 5360,
      5438, 6042, 6073, 6894, 7012, 7124, 10221, 10262, 10473, 10830, 12876, 13990, 14033, 14178, 14287, 14489,
      15264, 15498, 15775, 16076, 16127, 19055, 19163, 24602, 25053, 25087, 25137, 25677, 26086, 26154, 26240, 26459,
      26848, 26899, 27106, 27754, 28013, 28976, 29021, 29175, 29654, 29881, 29984, 31287, 31462, 31604, 31703, 31994,
      32505, 33210, 33278, 33360, 33398, 33923, 33959, 34324, 34396, 35474, 37366, 38057, 38411, 38617, 38725, 43221,
      43719, 43822, 43927, 44648, 44742, 44923, 45206, 45718, 45924, 46150, 46675, 46723, 46887, 47124, 47247, 47401,
      47518, 48335, 49311, 50073, 50351, 50526, 50635, 51187, 52132, 52307, 52393, 52656, 52840, 53326, 53485, 56307,
      58030, 58112, 58174, 58354, 59516, 59609, 59696, 59759, 59857, 59936, 60941, 61001, 61061, 61171, 61212, 61574,
      63501, 63554, 63824, 64091, 64324, 64617, 65002, 65186, 65485, 65713, 65888, 65960, 66054, 66125, 66188, 66229,
      66413, 66549, 67579, 67704, 69450, 70129, 70178, 70240, 70330, 70675, 71108, 71621, 72004, 72636, 73306, 73452,
      73586, 73686, 74112, 74221, 74520, 74684, 74832, 75140, 75186, 76172, 76611, 76784, 76846, 76972, 77177, 77324,
      77465, 78174, 78816, 78860, 78938, 79102, 79268, 79502, 79648, 80393, 80613, 80768, 80957, 81203, 82465, 82749,
      83148, 83191, 83247, 83480, 83616, 84174, 84252, 84531, 84626, 84720, 84794, 84871,
    ],
    text: #"""
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
      init|init<T: BinaryInteger>(_ value: T, radix: Int = 0, uppercase: Bool = 0)
      init|init<Subject>(describing instance: Subject)
      init|init<Subject>(reflecting subject: Subject)
      init|init<Text>(localized key: Text)
      init|init(format: String, _ arguments: CVarArg...)
      init|init<C: Collection>(decoding codeUnits: C, as sourceEncoding: UTF8.Type)
      init|init?(data: Data, encoding: String.Encoding)
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
      >String.CompareOptions|extension String.CompareOptions: OptionSet {}
      caseInsensitive|static var caseInsensitive: String.CompareOptions { get }
      literal|static var literal: String.CompareOptions { get }
      backwards|static var backwards: String.CompareOptions { get }
      anchored|static var anchored: String.CompareOptions { get }
      numeric|static var numeric: String.CompareOptions { get }
      diacriticInsensitive|static var diacriticInsensitive: String.CompareOptions { get }
      widthInsensitive|static var widthInsensitive: String.CompareOptions { get }
      forcedOrdering|static var forcedOrdering: String.CompareOptions { get }
      regularExpression|static var regularExpression: String.CompareOptions { get }
      >String.Encoding|extension String.Encoding: Hashable {}
      utf8|static var utf8: String.Encoding { get }
      ascii|static var ascii: String.Encoding { get }
      utf16|static var utf16: String.Encoding { get }
      utf32|static var utf32: String.Encoding { get }
      isoLatin1|static var isoLatin1: String.Encoding { get }
      unicode|static var unicode: String.Encoding { get }
      >String.Index|typealias Index = String.Index
      >String.Index|extension String.Index: Comparable, Hashable {}
      init|init(utf16Offset offset: Int, in s: String)
      utf16Offset|func utf16Offset(in s: String) -> Int
      >String.SubSequence|typealias SubSequence = Substring
      >String.SubSequence|typealias SubSequence = Substring
      >StringProtocol|extension StringProtocol {}
      capitalized|var capitalized: String { get }
      localizedUppercase|var localizedUppercase: String { get }
      localizedLowercase|var localizedLowercase: String { get }
      localizedCapitalized|var localizedCapitalized: String { get }
      removingPercentEncoding|var removingPercentEncoding: String? { get }
      components|func components(separatedBy separator: CharacterSet) -> [String]
      components|func components(separatedBy separator: some StringProtocol) -> [String]
      trimmingCharacters|func trimmingCharacters(in set: CharacterSet) -> String
      replacingOccurrences|func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol, options: String.CompareOptions = 0, range searchRange: Range<String.Index>? = 0) -> String
      range|func range(of searchString: some StringProtocol, options mask: String.CompareOptions = 0, range searchRange: Range<String.Index>? = 0, locale: Locale? = 0) -> Range<String.Index>?
      rangeOfCharacter|func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = 0, range aRange: Range<String.Index>? = 0) -> Range<String.Index>?
      compare|func compare(_ aString: some StringProtocol, options mask: String.CompareOptions = 0, range: Range<String.Index>? = 0, locale: Locale? = 0) -> ComparisonResult
      caseInsensitiveCompare|func caseInsensitiveCompare(_ aString: some StringProtocol) -> ComparisonResult
      localizedCompare|func localizedCompare(_ aString: some StringProtocol) -> ComparisonResult
      localizedCaseInsensitiveCompare|func localizedCaseInsensitiveCompare(_ aString: some StringProtocol) -> ComparisonResult
      localizedStandardCompare|func localizedStandardCompare(_ aString: some StringProtocol) -> ComparisonResult
      localizedStandardContains|func localizedStandardContains(_ string: some StringProtocol) -> Bool
      localizedCaseInsensitiveContains|func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool
      localizedStandardRange|func localizedStandardRange(of string: some StringProtocol) -> Range<String.Index>?
      commonPrefix|func commonPrefix(with aString: some StringProtocol, options: String.CompareOptions = 0) -> String
      folding|func folding(options: String.CompareOptions = 0, locale: Locale?) -> String
      padding|func padding(toLength newLength: Int, withPad padString: some StringProtocol, startingAt padIndex: Int) -> String
      addingPercentEncoding|func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      appending|func appending(_ aString: some StringProtocol) -> String
      data|func data(using encoding: String.Encoding, allowLossyConversion: Bool = 0) -> Data?
      >StringProtocol|extension StringProtocol {}
      firstMatch|func firstMatch(of r: some RegexComponent) -> Regex<Output>.Match?
      wholeMatch|func wholeMatch(of r: some RegexComponent) -> Regex<Output>.Match?
      prefixMatch|func prefixMatch(of r: some RegexComponent) -> Regex<Output>.Match?
      matches|func matches(of r: some RegexComponent) -> [Regex<Output>.Match]
      contains|func contains(_ regex: some RegexComponent) -> Bool
      starts|func starts(with regex: some RegexComponent) -> Bool
      ranges|func ranges(of regex: some RegexComponent) -> [Range<String.Index>]
      firstRange|func firstRange(of regex: some RegexComponent) -> Range<String.Index>?
      trimmingPrefix|func trimmingPrefix(_ regex: some RegexComponent) -> Substring
      split|func split(separator: some RegexComponent, maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0) -> [Substring]
      replacing|func replacing(_ regex: some RegexComponent, with replacement: String, maxReplacements: Int = 0) -> String
      replacing|func replacing(_ regex: some RegexComponent, maxReplacements: Int = 0, with replacement: (Regex<Output>.Match) throws -> String) rethrows -> String
      replace|mutating func replace(_ regex: some RegexComponent, with replacement: String, maxReplacements: Int = 0)
      replace|mutating func replace(_ regex: some RegexComponent, maxReplacements: Int = 0, with replacement: (Regex<Output>.Match) throws -> String) rethrows
      >StringProtocol|protocol StringProtocol: BidirectionalCollection {}
      hasPrefix|func hasPrefix(_ prefix: some StringProtocol) -> Bool
      hasSuffix|func hasSuffix(_ suffix: some StringProtocol) -> Bool
      lowercased|func lowercased() -> String
      uppercased|func uppercased() -> String
      description|var description: String { get }
      contains|func contains(_ other: some StringProtocol) -> Bool
      subscript|subscript(i: String.Index) -> Character { get }
      subscript|subscript(r: Range<String.Index>) -> Substring { get }
      !Stroke|extension Stroke {}
      !Stroke|extension Stroke {}
      !Stroke|struct Stroke: Hashable, Sendable {}
      fill|var fill: Fill { get set }
      width|var width: Double { get set }
      dash|var dash: [Double] { get set }
      dashPhase|var dashPhase: Double { get set }
      cap|var cap: Cap { get set }
      join|var join: Join { get set }
      miterLimit|var miterLimit: Double { get set }
      init|init( _ fill: Fill, width: Double = 0, dash: [Double] = 0, dashPhase: Double = 0, cap: Cap = 0, join: Join = 0, miterLimit: Double = 0 )
      !Stroke.Cap|enum Cap: String, Hashable, Sendable {}
      butt|case butt
      round|case round
      square|case square
      !Stroke.Join|enum Join: String, Hashable, Sendable {}
      miter|case miter
      round|case round
      bevel|case bevel
      !StrokeStyle|struct StrokeStyle: Hashable, Sendable {}
      lineWidth|var lineWidth: Double { get set }
      lineCap|var lineCap: Stroke.Cap { get set }
      lineJoin|var lineJoin: Stroke.Join { get set }
      miterLimit|var miterLimit: Double { get set }
      dash|var dash: [Double] { get set }
      dashPhase|var dashPhase: Double { get set }
      init|init( lineWidth: Double = 0, lineCap: Stroke.Cap = 0, lineJoin: Stroke.Join = 0, miterLimit: Double = 0, dash: [Double] = 0, dashPhase: Double = 0 )
      !StrokeStyle|extension StrokeStyle {}
      !StrokeStyle|extension StrokeStyle {}
      init|@_disfavoredOverload init( lineWidth: CGFloat = 0, lineCap: Stroke.Cap = 0, lineJoin: Stroke.Join = 0, miterLimit: CGFloat = 0, dash: [CGFloat], dashPhase: CGFloat = 0 )
      !StyleView|protocol StyleView: PrimitiveView, ShapeStyle {}
      !StyleView|extension StyleView {}
      !StyledText|extension StyledText {}
      !StyledText|struct StyledText: Hashable, Sendable {}
      runs|var runs: [Run] { get set }
      init|init(_ runs: [Run])
      string|var string: String { get }
      !StyledText.Attachment|struct Attachment: Hashable, Sendable {}
      character|static var character: String { get }
      width|var width: Double { get set }
      ascent|var ascent: Double { get set }
      descent|var descent: Double { get set }
      init|init(width: Double, ascent: Double, descent: Double)
      !StyledText.Run|struct Run: Hashable, Sendable {}
      text|var text: String { get set }
      font|var font: FontFace { get set }
      textStyle|var textStyle: TextStyle? { get set }
      tracking|var tracking: Double { get set }
      baselineOffset|var baselineOffset: Double { get set }
      paint|var paint: Int { get set }
      attachment|var attachment: Attachment? { get set }
      init|init( text: String, font: FontFace, textStyle: TextStyle? = 0, tracking: Double = 0, baselineOffset: Double = 0, paint: Int = 0, attachment: Attachment? = 0 )
      !SubmitLabel|enum SubmitLabel: Hashable, Sendable {}
      done|case done
      go|case go
      send|case send
      join|case join
      route|case route
      search|case search
      return|case `return`
      next|case next
      continue|case `continue`
      !SubmitTriggers|struct SubmitTriggers: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      text|static var text: SubmitTriggers { get }
      search|static var search: SubmitTriggers { get }
      >Substring|struct Substring: StringProtocol, RangeReplaceableCollection, Hashable, Comparable, LosslessStringConvertible, Sendable {}
      init|init()
      init|init(_ content: String)
      base|var base: String { get }
      utf8|var utf8: String.UTF8View { get }
      utf16|var utf16: String.UTF16View { get }
      unicodeScalars|var unicodeScalars: String.UnicodeScalarView { get }
      debugDescription|var debugDescription: String { get }
      append|mutating func append(_ c: Character)
      append|mutating func append(contentsOf newElements: some StringProtocol)
      >Substring.Index|typealias Index = String.Index
      !Subview|struct Subview: View, Identifiable {}
      id|var id: Int { get }
      containerValues|var containerValues: ContainerValues { get }
      body|var body: some View { get }
      !SubviewsCollection|struct SubviewsCollection: RandomAccessCollection, View {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> Subview { get }
      body|var body: some View { get }
      !SurroundingStack|struct SurroundingStack: Hashable, Sendable {}
      axis|var axis: Axis? { get }
      init|init(_ axis: Axis? = 0)
      !SwitchToggleStyle|struct SwitchToggleStyle: ToggleStyle {}
      init|init(tint: Color? = 0)
      makeBody|func makeBody(configuration: Configuration) -> some View
      !SymbolColorRenderingMode|enum SymbolColorRenderingMode: Hashable, Sendable {}
      flat|case flat
      gradient|case gradient
      !SymbolEffect|@dynamicMemberLookup struct SymbolEffect: Hashable, Sendable {}
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
      !SymbolEffect.Variants|struct Variants {}
      byLayer|var byLayer: SymbolEffect { get }
      wholeSymbol|var wholeSymbol: SymbolEffect { get }
      up|var up: SymbolEffect { get }
      down|var down: SymbolEffect { get }
      left|var left: SymbolEffect { get }
      right|var right: SymbolEffect { get }
      forward|var forward: SymbolEffect { get }
      backward|var backward: SymbolEffect { get }
      clockwise|var clockwise: SymbolEffect { get }
      counterClockwise|var counterClockwise: SymbolEffect { get }
      plain|var plain: SymbolEffect { get }
      pulse|var pulse: SymbolEffect { get }
      iterative|var iterative: SymbolEffect { get }
      cumulative|var cumulative: SymbolEffect { get }
      reversing|var reversing: SymbolEffect { get }
      nonReversing|var nonReversing: SymbolEffect { get }
      dimInactiveLayers|var dimInactiveLayers: SymbolEffect { get }
      hideInactiveLayers|var hideInactiveLayers: SymbolEffect { get }
      downUp|var downUp: SymbolEffect { get }
      upUp|var upUp: SymbolEffect { get }
      offUp|var offUp: SymbolEffect { get }
      !SymbolEffectOptions|struct SymbolEffectOptions: Hashable, Sendable {}
      default|static var `default`: SymbolEffectOptions { get }
      repeating|static var repeating: SymbolEffectOptions { get }
      nonRepeating|static var nonRepeating: SymbolEffectOptions { get }
      repeating|var repeating: SymbolEffectOptions { get }
      nonRepeating|var nonRepeating: SymbolEffectOptions { get }
      speed|static func speed(_ speed: Double) -> SymbolEffectOptions
      repeat|static func `repeat`(_ count: Int) -> SymbolEffectOptions
      repeat|static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions
      speed|func speed(_ speed: Double) -> SymbolEffectOptions
      repeat|func `repeat`(_ count: Int) -> SymbolEffectOptions
      repeat|func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions
      !SymbolEffectOptions.RepeatBehavior|struct RepeatBehavior: Hashable, Sendable {}
      continuous|static var continuous: RepeatBehavior { get }
      periodic|static var periodic: RepeatBehavior { get }
      periodic|static func periodic(_ count: Int? = 0, delay: Double? = 0) -> RepeatBehavior
      !SymbolRenderingMode|enum SymbolRenderingMode: Hashable, Sendable {}
      monochrome|case monochrome
      multicolor|case multicolor
      hierarchical|case hierarchical
      palette|case palette
      !SymbolVariableValueMode|enum SymbolVariableValueMode: Hashable, Sendable {}
      color|case color
      draw|case draw
      !SymbolVariants|struct SymbolVariants: Hashable, Sendable {}
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
      !Tab|struct Tab: PrimitiveView {}
      init|init<Value: Hashable>( value: Value, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, image name: String, @ViewBuilder content: () -> some View)
      init|init<Value: Hashable>( _ title: some StringProtocol, systemImage name: String, value: Value, @ViewBuilder content: () -> some View )
      init|init(role: TabRole?, @ViewBuilder content: () -> some View)
      init|init<Value: Hashable>(value: Value, role: TabRole?, @ViewBuilder content: () -> some View)
      init|init<Value: Hashable>(value: Value, @ViewBuilder content: () -> some View)
      init|init( _ title: some StringProtocol, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> some View )
      !TabBarMinimizeBehavior|enum TabBarMinimizeBehavior: Hashable, Sendable {}
      automatic|case automatic
      never|case never
      onScrollDown|case onScrollDown
      onScrollUp|case onScrollUp
      !TabRole|enum TabRole: String, Hashable, Sendable, CaseIterable {}
      search|case search
      !TabSection|struct TabSection: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)
      init|init(@ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      !TabView|struct TabView: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      init|init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> some View)
      !TabViewStyle|struct TabViewStyle: Hashable, Sendable {}
      automatic|static var automatic: TabViewStyle { get }
      sidebarAdaptable|static var sidebarAdaptable: TabViewStyle { get }
      tabBarOnly|static var tabBarOnly: TabViewStyle { get }
      grouped|static var grouped: _ { get }
      carousel|static var carousel: _ { get }
      page|static var page: TabViewStyle { get }
      verticalPage|static var verticalPage: TabViewStyle { get }
      page|static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle
      !TabViewStyle.IndexDisplayMode|enum IndexDisplayMode: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      always|case always
      never|case never
      !Table|struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView where Rows.TableRowValue == Value, Columns.TableRowValue == Value {}
      !Table|extension Table where Value: Identifiable {}
      init|init<Data: RandomAccessCollection>( _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value
      init|init<Data: RandomAccessCollection>( _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value
      init|init<Data: RandomAccessCollection>( _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value
      init|init<Data: RandomAccessCollection, Sort: SortComparator>( _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
      init|init<Data: RandomAccessCollection, Sort: SortComparator>( _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
      init|init<Data: RandomAccessCollection, Sort: SortComparator>( _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value
      init|init( of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows )
      init|init( of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows )
      init|init( of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows )
      init|init<Sort: SortComparator>( of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows ) where Sort.Compared == Value
      init|init<Sort: SortComparator>( of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows ) where Sort.Compared == Value
      init|init<Sort: SortComparator>( of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows ) where Sort.Compared == Value
      !TableColumn|struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {}
      width|func width(_ width: Double?) -> TableColumn
      width|func width(min: Double? = 0, ideal: Double? = 0, max: Double? = 0) -> TableColumn
      alignment|func alignment(_ alignment: TableColumnAlignment) -> TableColumn
      customizationID|func customizationID(_ id: String) -> TableColumn
      defaultVisibility|func defaultVisibility(_ visibility: Visibility) -> TableColumn
      !TableColumn|extension TableColumn where Sort == Never, Label == Text {}
      init|init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content)
      init|init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
      init|init<V>( _ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content )
      !TableColumn|extension TableColumn where Sort == Never, Label == Text, Content == Text {}
      init|init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)
      !TableColumn|extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {}
      init|init<V: Comparable>( _ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content )
      init|init<V, C: SortComparator>( _ title: some StringProtocol, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content ) where C.Compared == V
      !TableColumn|extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {}
      init|init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)
      init|init( _ title: some StringProtocol, value: KeyPath<RowValue, String>, comparator: String.StandardComparator )
      !TableColumn.TableColumnSortComparator|typealias TableColumnSortComparator = Sort
      !TableColumn.TableRowValue|typealias TableRowValue = RowValue
      !TableColumnAlignment|enum TableColumnAlignment: Hashable, Sendable {}
      automatic|case automatic
      leading|case leading
      center|case center
      trailing|case trailing
      numeric|case numeric
      !TableColumnBuilder|@resultBuilder enum TableColumnBuilder<RowValue, Sort> {}
      buildExpression|static func buildExpression<Content: View, Label: View>( _ column: TableColumn<RowValue, Sort, Content, Label> ) -> TableColumn<RowValue, Sort, Content, Label>
      buildExpression|@_disfavoredOverload static func buildExpression<Content: View, Label: View>( _ column: TableColumn<RowValue, Never, Content, Label> ) -> TupleTableColumnContent<RowValue, Sort>
      buildPartialBlock|static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
      buildPartialBlock|static func buildPartialBlock<Column: TableColumnContent, Next: TableColumnContent>( accumulated: Column, next: Next ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort, Next.TableRowValue == RowValue, Next.TableColumnSortComparator == Sort
      buildIf|static func buildIf<Column: TableColumnContent>(_ column: Column?) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
      !TableColumnContent|protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {}
      !TableColumnContent.TableColumnSortComparator|associatedtype TableColumnSortComparator
      !TableColumnContent.TableRowValue|associatedtype TableRowValue
      !TableForEachContent|struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent {}
      !TableRow|struct TableRow<Value>: TableRowContent {}
      init|init(_ value: Value)
      !TableRowBuilder|@resultBuilder enum TableRowBuilder<Value> {}
      buildExpression|static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value
      buildPartialBlock|static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Content.TableRowValue == Value
      buildPartialBlock|static func buildPartialBlock<Content: TableRowContent, Next: TableRowContent>( accumulated: Content, next: Next ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value, Next.TableRowValue == Value
      buildIf|static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value> where Content.TableRowValue == Value
      buildEither|static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value> where Content.TableRowValue == Value
      buildEither|static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value> where Content.TableRowValue == Value
      !TableRowContent|protocol TableRowContent<TableRowValue> {}
      !TableRowContent.TableRowValue|associatedtype TableRowValue
      !TapGesture|struct TapGesture: PrimitiveGesture {}
      count|var count: Int { get set }
      init|init(count: Int = 0)
      !TapGesture.Value|typealias Value = Void
      >Task|struct Task<Success, Failure> {}
      isCancelled|static var isCancelled: Bool { get }
      sleep|static func sleep(for duration: Duration, tolerance: Duration? = 0) async throws
      sleep|static func sleep(nanoseconds duration: UInt64) async throws
      checkCancellation|static func checkCancellation() throws
      isCancelled|var isCancelled: Bool { get }
      cancel|func cancel()
      !Text|extension Text {}
      init|init( timerInterval: ClosedRange<Date>, pauseTime: Date? = 0, countsDown: Bool = 0, showsHours: Bool = 0 )
      !Text|extension Text {}
      !Text|extension Text {}
      customAttribute|func customAttribute<T: TextAttribute>(_ value: T) -> Text
      !Text|extension Text {}
      !Text|extension Text {}
      underline|func underline(_ isActive: Bool = 0, pattern: LineStyle.Pattern = 0, color: Color? = 0) -> Text
      strikethrough|func strikethrough(_ isActive: Bool = 0, pattern: LineStyle.Pattern = 0, color: Color? = 0) -> Text
      !Text|extension Text {}
      !Text|extension Text {}
      !Text|extension Text {}
      init|@_disfavoredOverload init(_ attributed: AttributedString)
      init|init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      init|init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter)
      init|init<Subject>(_ subject: Subject, formatter: Formatter)
      init|init(_ date: Date, style: DateStyle)
      init|init(_ dates: ClosedRange<Date>)
      !Text|struct Text: PrimitiveView, Hashable {}
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
      !Text|extension Text {}
      init|init( _ key: LocalizedStringKey, tableName: String? = 0, bundle: Bundle? = 0, comment: StaticString? = 0 )
      !Text.Case|typealias Case = TextEnvironment.TextCase
      !Text.DateStyle|struct DateStyle: Hashable, Sendable {}
      date|static var date: DateStyle { get }
      time|static var time: DateStyle { get }
      relative|static var relative: DateStyle { get }
      offset|static var offset: DateStyle { get }
      timer|static var timer: DateStyle { get }
      !Text.Layout|struct Layout: RandomAccessCollection, Equatable {}
      isTruncated|var isTruncated: Bool { get }
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> Line { get }
      !Text.Layout|extension Text.Layout {}
      !Text.Layout.DrawingOptions|struct DrawingOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      disablesSubpixelQuantization|static var disablesSubpixelQuantization: DrawingOptions { get }
      !Text.Layout.Line|struct Line: RandomAccessCollection, Equatable {}
      origin|var origin: Point { get set }
      typographicBounds|var typographicBounds: TypographicBounds { get }
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> Run { get }
      !Text.Layout.Run|struct Run: RandomAccessCollection, Equatable {}
      layoutDirection|var layoutDirection: LayoutDirection { get }
      typographicBounds|var typographicBounds: TypographicBounds { get }
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> RunSlice { get }
      subscript|subscript<T: TextAttribute>(key: T.Type) -> T? { get }
      !Text.Layout.RunSlice|struct RunSlice: Equatable {}
      typographicBounds|var typographicBounds: TypographicBounds { get }
      subscript|subscript<T: TextAttribute>(key: T.Type) -> T? { get }
      !Text.Layout.TypographicBounds|struct TypographicBounds: Equatable, Sendable {}
      origin|var origin: Point { get set }
      width|var width: Double { get set }
      ascent|var ascent: Double { get set }
      descent|var descent: Double { get set }
      leading|var leading: Double { get set }
      rect|var rect: Rect { get }
      !Text.LineStyle|struct LineStyle: Hashable, Sendable {}
      pattern|var pattern: Pattern { get set }
      color|var color: Color? { get set }
      init|init(pattern: Pattern = 0, color: Color? = 0)
      single|static var single: LineStyle { get }
      !Text.LineStyle.Pattern|enum Pattern: String, Hashable, Sendable, CaseIterable {}
      solid|case solid
      dot|case dot
      dash|case dash
      dashDot|case dashDot
      dashDotDot|case dashDotDot
      !Text.Piece|extension Text.Piece {}
      !Text.Piece|extension Text.Piece {}
      !Text.Scale|enum Scale: Hashable, Sendable {}
      default|case `default`
      secondary|case secondary
      !Text.TruncationMode|typealias TruncationMode = TextOptions.Truncation
      !TextAlignment|typealias TextAlignment = TextOptions.Alignment
      !TextAttribute|protocol TextAttribute {}
      !TextEditor|struct TextEditor: ControlView {}
      init|init(text: Binding<String>)
      !TextEditor|extension TextEditor {}
      init|init(text: Binding<String>, selection: Binding<TextSelection?>)
      !TextEditorStyle|enum TextEditorStyle: Hashable, Sendable {}
      automatic|case automatic
      plain|case plain
      roundedBorder|case roundedBorder
      !TextEnvironment|struct TextEnvironment {}
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
      !TextEnvironment.TextCase|enum TextCase: String, Sendable, CaseIterable {}
      uppercase|case uppercase
      lowercase|case lowercase
      !TextField|struct TextField<Label: View>: ControlView {}
      init|init( text: Binding<String>, prompt: Text? = 0, axis: Axis = 0, @ViewBuilder label: () -> Label )
      !TextField|extension TextField {}
      !TextField|extension TextField where Label == Text {}
      init|init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = 0, axis: Axis = 0)
      init|init( _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = 0, onCommit: @escaping () -> Void )
      !TextField|extension TextField where Label == Text {}
      init|init( _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = 0, axis: Axis = 0 )
      !TextField|extension TextField where Label == Text {}
      init|init<F: ParseableFormatStyle>( _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = 0 ) where F.FormatOutput == String
      init|init<F: ParseableFormatStyle>( _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = 0 ) where F.FormatOutput == String
      init|init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = 0)
      init|init<V>( _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = 0, onCommit: @escaping () -> Void )
      init|init( _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void )
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = 0, axis: Axis = 0)
      !TextField|extension TextField {}
      init|init<F: ParseableFormatStyle>( value: Binding<F.FormatInput>, format: F, prompt: Text? = 0, @ViewBuilder label: () -> Label ) where F.FormatOutput == String
      !TextFieldStyle|protocol TextFieldStyle {}
      !TextFieldStyle|extension TextFieldStyle {}
      !TextFieldStyle|extension TextFieldStyle where Self == DefaultTextFieldStyle {}
      automatic|static var automatic: DefaultTextFieldStyle { get }
      !TextFieldStyle|extension TextFieldStyle where Self == PlainTextFieldStyle {}
      plain|static var plain: PlainTextFieldStyle { get }
      !TextFieldStyle|extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {}
      roundedBorder|static var roundedBorder: RoundedBorderTextFieldStyle { get }
      !TextFieldStyle|extension TextFieldStyle where Self == SquareBorderTextFieldStyle {}
      squareBorder|static var squareBorder: SquareBorderTextFieldStyle { get }
      !TextFieldStyle._Body|associatedtype _Body: View
      !TextFieldStyle._Label|typealias _Label = TextFieldStyleLabel
      !TextFieldStyleLabel|struct TextFieldStyleLabel: View {}
      body|var body: some View { get }
      !TextInputAutocapitalization|struct TextInputAutocapitalization: Hashable, Sendable {}
      never|static var never: TextInputAutocapitalization { get }
      words|static var words: TextInputAutocapitalization { get }
      sentences|static var sentences: TextInputAutocapitalization { get }
      characters|static var characters: TextInputAutocapitalization { get }
      !TextLayout|struct TextLayout: Hashable, Sendable {}
      width|var width: Double { get set }
      height|var height: Double { get set }
      firstBaseline|var firstBaseline: Double { get set }
      lastBaseline|var lastBaseline: Double { get set }
      lines|var lines: [Line] { get set }
      isTruncated|var isTruncated: Bool { get set }
      init|init( width: Double, height: Double, firstBaseline: Double, lastBaseline: Double, lines: [Line], isTruncated: Bool )
      !TextLayout.Fragment|struct Fragment: Hashable, Sendable {}
      text|var text: String { get set }
      font|var font: FontFace { get set }
      x|var x: Double { get set }
      baseline|var baseline: Double { get set }
      width|var width: Double { get set }
      letterSpacing|var letterSpacing: Double { get set }
      paint|var paint: Int { get set }
      isRightToLeft|var isRightToLeft: Bool { get set }
      init|init( text: String, font: FontFace, x: Double, baseline: Double, width: Double, letterSpacing: Double, paint: Int, isRightToLeft: Bool )
      !TextLayout.Line|struct Line: Hashable, Sendable {}
      fragments|var fragments: [Fragment] { get set }
      y|var y: Double { get set }
      width|var width: Double { get set }
      height|var height: Double { get set }
      baseline|var baseline: Double { get set }
      init|init(fragments: [Fragment], y: Double, width: Double, height: Double, baseline: Double)
      !TextLayout.Line|extension TextLayout.Line {}
      !TextMark|extension TextMark {}
      !TextMark|struct TextMark: Hashable, Sendable {}
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
      !TextOptions|extension TextOptions {}
      !TextOptions|struct TextOptions: Hashable, Sendable {}
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
      !TextOptions.Alignment|enum Alignment: String, Hashable, Sendable, CaseIterable {}
      leading|case leading
      center|case center
      trailing|case trailing
      !TextOptions.Truncation|enum Truncation: String, Hashable, Sendable, CaseIterable {}
      head|case head
      middle|case middle
      tail|case tail
      !TextProxy|struct TextProxy {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !TextRenderer|protocol TextRenderer {}
      draw|func draw(layout: Text.Layout, in context: inout GraphicsContext)
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size
      displayPadding|var displayPadding: EdgeInsets { get }
      !TextRenderer|extension TextRenderer {}
      sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size
      displayPadding|var displayPadding: EdgeInsets { get }
      !TextSelectability|enum TextSelectability: Hashable, Sendable {}
      enabled|case enabled
      disabled|case disabled
      !TextSelection|struct TextSelection: Hashable, Sendable {}
      indices|var indices: Indices { get set }
      affinity|var affinity: _ { get set }
      init|init(range: Range<String.Index>)
      init|init(ranges: RangeSet<String.Index>)
      init|init(insertionPoint: String.Index)
      isInsertion|var isInsertion: Bool { get }
      !TextSelection.Indices|enum Indices: Hashable, Sendable {}
      selection|case selection(Range<String.Index>)
      multiSelection|case multiSelection(RangeSet<String.Index>)
      !TextSelectionAffinity|enum TextSelectionAffinity: Hashable, Sendable {}
      automatic|case automatic
      upstream|case upstream
      downstream|case downstream
      !TextStyle|enum TextStyle: String, Hashable, Sendable, CaseIterable {}
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
      >TimeInterval|typealias TimeInterval = Double
      >TimeZone|struct TimeZone: Hashable, Sendable {}
      init|init?(identifier: String)
      init|init?(abbreviation: String)
      init|init?(secondsFromGMT seconds: Int)
      gmt|static var gmt: TimeZone { get }
      current|static var current: TimeZone { get }
      autoupdatingCurrent|static var autoupdatingCurrent: TimeZone { get }
      knownTimeZoneIdentifiers|static var knownTimeZoneIdentifiers: [String] { get }
      identifier|var identifier: String { get }
      description|var description: String { get }
      secondsFromGMT|func secondsFromGMT() -> Int
      secondsFromGMT|func secondsFromGMT(for date: Date) -> Int
      abbreviation|func abbreviation() -> String?
      abbreviation|func abbreviation(for date: Date) -> String?
      isDaylightSavingTime|func isDaylightSavingTime() -> Bool
      isDaylightSavingTime|func isDaylightSavingTime(for date: Date) -> Bool
      daylightSavingTimeOffset|func daylightSavingTimeOffset(for date: Date) -> TimeInterval
      nextDaylightSavingTimeTransition|func nextDaylightSavingTimeTransition(after date: Date) -> Date?
      !TimelineSchedule|struct TimelineSchedule: Hashable, Sendable {}
      animation|static var animation: TimelineSchedule { get }
      everyMinute|static var everyMinute: TimelineSchedule { get }
      animation|static func animation(minimumInterval: Double? = 0, paused: Bool = 0) -> TimelineSchedule
      periodic|static func periodic(from start: Date, by interval: Double) -> TimelineSchedule
      explicit|static func explicit(_ dates: [Date]) -> TimelineSchedule
      !TimelineView|struct TimelineView<Content: View>: PrimitiveView {}
      init|init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content)
      !TimelineView.Context|typealias Context = TimelineViewContext
      !TimelineViewContext|struct TimelineViewContext: Sendable {}
      date|var date: Date { get }
      cadence|var cadence: Cadence { get }
      !TimelineViewContext.Cadence|enum Cadence: String, Hashable, Sendable, CaseIterable, Comparable {}
      live|case live
      seconds|case seconds
      minutes|case minutes
      <|static func < (a: Cadence, b: Cadence) -> Bool
      !TitleAndIconLabelStyle|struct TitleAndIconLabelStyle: LabelStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !TitleOnlyLabelStyle|struct TitleOnlyLabelStyle: LabelStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !Toggle|struct Toggle: ControlView {}
      init|init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, isOn: Binding<Bool>)
      init|init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>)
      init|init<Values: RandomAccessCollection>( _ title: some StringProtocol, systemImage name: String, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>> )
      !Toggle|extension Toggle {}
      init|@_disfavoredOverload init(_ title: LocalizedStringKey, isOn: Binding<Bool>)
      init|init(_ configuration: ToggleStyleConfiguration)
      init|init<C: RandomAccessCollection, L: View>( sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> L )
      !ToggleStyle|protocol ToggleStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !ToggleStyle|extension ToggleStyle {}
      !ToggleStyle|extension ToggleStyle where Self == DefaultToggleStyle {}
      automatic|static var automatic: DefaultToggleStyle { get }
      !ToggleStyle|extension ToggleStyle where Self == SwitchToggleStyle {}
      switch|static var `switch`: SwitchToggleStyle { get }
      !ToggleStyle|extension ToggleStyle where Self == ButtonToggleStyle {}
      button|static var button: ButtonToggleStyle { get }
      !ToggleStyle|extension ToggleStyle where Self == CheckboxToggleStyle {}
      checkbox|static var checkbox: CheckboxToggleStyle { get }
      !ToggleStyle.Body|associatedtype Body: View
      !ToggleStyle.Configuration|typealias Configuration = ToggleStyleConfiguration
      !ToggleStyleConfiguration|struct ToggleStyleConfiguration {}
      label|var label: AnyView { get }
      isOn|var isOn: Bool { get set }
      isMixed|var isMixed: Bool { get set }
      !ToolbarDefaultItemKind|enum ToolbarDefaultItemKind: String, Hashable, Sendable, CaseIterable {}
      sidebarToggle|case sidebarToggle
      title|case title
      search|case search
      !ToolbarItem|struct ToolbarItem: PrimitiveView {}
      init|init(placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
      init|init(id: String, placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
      !ToolbarItemGroup|struct ToolbarItemGroup: PrimitiveView {}
      init|init(placement: ToolbarItemPlacement = 0, @ViewBuilder content: () -> some View)
      !ToolbarItemPlacement|enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {}
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
      !ToolbarPlacement|enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      bottomBar|case bottomBar
      navigationBar|case navigationBar
      tabBar|case tabBar
      windowToolbar|case windowToolbar
      !ToolbarRole|enum ToolbarRole: Hashable, Sendable {}
      automatic|case automatic
      navigationStack|case navigationStack
      browser|case browser
      editor|case editor
      !ToolbarTitleDisplayMode|enum ToolbarTitleDisplayMode: String, Hashable, Sendable, CaseIterable {}
      automatic|case automatic
      inline|case inline
      inlineLarge|case inlineLarge
      large|case large
      !Transaction|struct Transaction: Sendable {}
      animation|var animation: Animation? { get set }
      disablesAnimations|var disablesAnimations: Bool { get set }
      isContinuous|var isContinuous: Bool { get set }
      init|init()
      init|init(animation: Animation?)
      !Transform|struct Transform: Hashable, Sendable {}
      a|var a: _ { get set }
      b|var b: _ { get set }
      c|var c: _ { get set }
      d|var d: _ { get set }
      tx|var tx: _ { get set }
      ty|var ty: Double { get set }
      init|init(a: Double = 0, b: Double = 0, c: Double = 0, d: Double = 0, tx: Double = 0, ty: Double = 0)
      identity|static var identity: Transform { get }
      translation|static func translation(x: Double, y: Double) -> Transform
      scale|static func scale(x: Double, y: Double) -> Transform
      then|func then(_ next: Transform) -> Transform
      inverse|var inverse: Transform? { get }
      apply|func apply(_ p: Point) -> Point
      !Transform|extension Transform {}
      !Transform|extension Transform {}
      !Transform|extension Transform {}
      !Transform|extension Transform {}
      init|init()
      init|init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
      init|init(translationX x: CGFloat, y: CGFloat)
      init|init(scaleX x: CGFloat, y: CGFloat)
      init|init(rotationAngle angle: CGFloat)
      isIdentity|var isIdentity: Bool { get }
      translatedBy|func translatedBy(x: CGFloat, y: CGFloat) -> Transform
      scaledBy|func scaledBy(x: CGFloat, y: CGFloat) -> Transform
      rotated|func rotated(by angle: CGFloat) -> Transform
      concatenating|func concatenating(_ other: Transform) -> Transform
      !TransformedShape|struct TransformedShape<Base: Shape>: Shape {}
      init|init(shape: Base, transform: Transform)
      animatableData|var animatableData: Base.AnimatableData { get set }
      path|func path(in rect: Rect) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !Transition|protocol Transition {}
      body|func body(content: Content, phase: TransitionPhase) -> Body
      properties|static var properties: TransitionProperties { get }
      !Transition|extension Transition {}
      properties|static var properties: TransitionProperties { get }
      animation|func animation(_ animation: Animation?) -> AnyTransition
      combined|func combined<T: Transition>(with other: T) -> AnyTransition
      !Transition.Body|associatedtype Body: View
      !Transition.Content|typealias Content = ModifierContent
      !TransitionPhase|enum TransitionPhase: Int, Hashable, Sendable, CaseIterable {}
      willAppear|case willAppear
      identity|case identity
      didDisappear|case didDisappear
      isIdentity|var isIdentity: Bool { get }
      value|var value: Double { get }
      !TransitionProperties|struct TransitionProperties: Sendable {}
      hasMotion|var hasMotion: Bool { get set }
      init|init(hasMotion: Bool = 0)
      !TransparentLayoutRule|protocol TransparentLayoutRule: UnaryLayoutRule {}
      !TransparentLayoutRule|extension TransparentLayoutRule {}
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      priority|func priority(_ node: LayoutNode) -> Double
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      !TransparentRule|struct TransparentRule: TransparentLayoutRule {}
      init|init()
      !TrimmedShape|struct TrimmedShape<Base: Shape>: Shape {}
      animatableData|var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<Double, Double>> { get set }
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      path|func path(in rect: Rect) -> Path
      !TupleTableColumnContent|struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {}
      !TupleTableColumnContent.TableColumnSortComparator|typealias TableColumnSortComparator = Sort
      !TupleTableColumnContent.TableRowValue|typealias TableRowValue = RowValue
      !TupleTableRowContent|struct TupleTableRowContent<Value>: TableRowContent {}
      !TupleView|extension TupleView: ViewGroup {}
      !TupleView|struct TupleView<each Content: View>: PrimitiveView {}
      init|init(_ content: repeat each Content)
      init|@_disfavoredOverload init(_ content: (repeat each Content))
      """#)
}
