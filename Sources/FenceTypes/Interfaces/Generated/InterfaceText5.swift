// Written by `make generate` from declarations.

extension InterfaceText {
  static let part5 = InterfacePart(
    starts: [
      0, 691, 1045, 1251, 1359, 5855, 6353, 6456, 6561, 7282, 7376, 7557, 7840, 8352, 8558, 8784,
      9357, 9405, 9569, 9806, 9929, 10083, 10200, 11017, 11993, 12755, 13033, 13208, 13317, 13869, 14814, 14989,
      15075, 15338, 15522, 16008, 16167, 18989, 20712, 20794, 20856, 21036, 22198, 22291, 22378, 22441, 22539, 22618,
      23623, 23683, 23743, 23853, 23894, 24256, 26183, 26236, 26506, 26773, 27006, 27299, 27684, 27868, 28167, 28395,
      28570, 28642, 28736, 28807, 28870, 28911, 29188, 29324, 30354, 30479, 32331, 33010, 33059, 33121, 33211, 33556,
      34025, 34538, 34921, 35553, 36223, 36369, 36503, 36603, 37029, 37138, 37437, 37601, 37749, 38057, 38103, 39089,
      39528, 39701, 39763, 39889, 40094, 40241, 40382, 41091, 41733, 41777, 41855, 42019, 42185, 42419, 42565, 43310,
      43530, 43685, 43874, 44120, 45382, 45666, 46065, 46108, 46164, 46397, 46533, 47091, 47169, 47448, 47543, 47637,
      47711, 47788, 48006, 49138, 49232, 50050, 50655, 51916, 52079, 52520, 52752, 53729, 53836, 54529, 54587, 58331,
      59097, 59482, 59814, 59899, 60660, 61234, 61321, 62327, 62435, 62588, 62668, 62786, 63079, 63359, 63646, 64346,
      64565, 64728, 65180, 65875, 66138, 66231, 66395, 66536, 66897, 67074, 67332, 68595, 68992, 69266, 70265, 70525,
      70655, 71071, 71248, 71721, 72060, 72270, 72516, 72853, 72961, 73131, 73269, 73451, 75090, 76143, 76936, 77170,
      77369, 77506, 77578, 78441, 78543, 78620, 78726, 79024, 79893, 79975, 80042, 80108, 80376, 80542, 80621, 80704,
      80787, 80870, 81012, 83702, 83761, 84566, 84778, 84811,
    ],
    text: #"""
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
      popFirst|mutating func popFirst() -> Character?
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
      init|init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = 0)
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
      init|init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = 0, @ViewBuilder label: () -> Label)
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
      !TextLayout|extension TextLayout {}
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
      !Typesetter|extension Typesetter {}
      fontSubset|func fontSubset(of face: FontFace, text: String) -> [UInt8]?
      !Typesetter|extension Typesetter {}
      outline|func outline(of fragment: TextLayout.Fragment) -> [OutlineElement]?
      outline|func outline( of text: String, font face: FontFace, letterSpacing: Double, isRightToLeft: Bool, x: Double, baseline: Double, width: Double? = 0 ) -> [OutlineElement]?
      !Typesetter|extension Typesetter {}
      pictures|func pictures(of text: String, font face: FontFace, x: Double, baseline: Double) -> [GlyphPicture]?
      !Typesetter|class Typesetter: Sendable {}
      library|var library: FontLibrary? { get }
      failure|var failure: FontLibrary.LoadError? { get }
      icons|var icons: IconLibrary { get }
      init|init(_ assets: Assets)
      withoutFonts|static var withoutFonts: Typesetter { get }
      remarks|func remarks(on text: StyledText, options: TextOptions) -> [FontWarning]
      layout|func layout(_ text: StyledText, options: TextOptions, width: Double?, height: Double?) -> TextLayout
      !Typesetter|extension Typesetter: Hashable {}
      ==|static func == (a: Typesetter, b: Typesetter) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !TypesettingLanguage|enum TypesettingLanguage: Hashable, Sendable {}
      automatic|case automatic
      !TypographyProfile|extension TypographyProfile {}
      lineMetrics|func lineMetrics(size: Double, style: TextStyle?) -> LineMetrics
      leadingAbove|func leadingAbove(size: Double, style: TextStyle?) -> Double
      font|func font(for style: TextStyle, typeSize: DynamicTypeSize = 0) -> FontFace
      !TypographyProfile|extension TypographyProfile {}
      letterSpacing|func letterSpacing(size: Double, weight: Double = 0) -> Double
      !TypographyProfile|enum TypographyProfile: String, Hashable, Sendable, CaseIterable {}
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
      !UIAccessibility|enum UIAccessibility {}
      isReduceMotionEnabled|static var isReduceMotionEnabled: Bool { get }
      isReduceTransparencyEnabled|static var isReduceTransparencyEnabled: Bool { get }
      isVoiceOverRunning|static var isVoiceOverRunning: Bool { get }
      isBoldTextEnabled|static var isBoldTextEnabled: Bool { get }
      isDarkerSystemColorsEnabled|static var isDarkerSystemColorsEnabled: Bool { get }
      isInvertColorsEnabled|static var isInvertColorsEnabled: Bool { get }
      isSwitchControlRunning|static var isSwitchControlRunning: Bool { get }
      isGuidedAccessEnabled|static var isGuidedAccessEnabled: Bool { get }
      !UIApplication|extension UIApplication {}
      !UIApplication|class UIApplication: Sendable {}
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
      !UIApplication|extension UIApplication {}
      windows|var windows: [UIWindow] { get }
      keyWindow|var keyWindow: UIWindow? { get }
      connectedScenes|var connectedScenes: Set<UIScene> { get }
      !UIApplication.LaunchOptionsKey|struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {}
      rawValue|var rawValue: String { get }
      init|init(rawValue: String)
      !UIApplicationDelegate|protocol UIApplicationDelegate: NSObjectProtocol {}
      application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      !UIApplicationDelegate|extension UIApplicationDelegate {}
      application|func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      !UIApplicationDelegateAdaptor|@propertyWrapper struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {}
      init|init(_ type: Delegate.Type = 0)
      wrappedValue|var wrappedValue: Delegate { get }
      !UIBezierPath|class UIBezierPath {}
      cgPath|var cgPath: Path { get set }
      init|init()
      init|init(cgPath: Path)
      init|init(rect: Rect)
      init|init(ovalIn rect: Rect)
      init|init(roundedRect rect: Rect, cornerRadius: CGFloat)
      init|init(roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size)
      init|init( arcCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
      bounds|var bounds: Rect { get }
      isEmpty|var isEmpty: Bool { get }
      currentPoint|var currentPoint: Point { get }
      move|func move(to point: Point)
      addLine|func addLine(to point: Point)
      addQuadCurve|func addQuadCurve(to point: Point, controlPoint: Point)
      addCurve|func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point)
      addArc|func addArc( withCenter center: Point, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool )
      append|func append(_ path: UIBezierPath)
      apply|func apply(_ transform: Transform)
      close|func close()
      !UIBlurEffect|class UIBlurEffect: UIVisualEffect {}
      style|var style: Style { get }
      init|init(style: Style)
      !UIBlurEffect.Style|enum Style: Int, Sendable {}
      extraLight|case extraLight
      light|case light
      dark|case dark
      regular|case regular
      prominent|case prominent
      systemUltraThinMaterial|case systemUltraThinMaterial
      systemThinMaterial|case systemThinMaterial
      systemMaterial|case systemMaterial
      systemThickMaterial|case systemThickMaterial
      systemChromeMaterial|case systemChromeMaterial
      systemUltraThinMaterialLight|case systemUltraThinMaterialLight
      systemThinMaterialLight|case systemThinMaterialLight
      systemMaterialLight|case systemMaterialLight
      systemUltraThinMaterialDark|case systemUltraThinMaterialDark
      systemThinMaterialDark|case systemThinMaterialDark
      systemMaterialDark|case systemMaterialDark
      !UICollectionView|class UICollectionView: UIScrollView {}
      !UIColor|class UIColor: Hashable, Sendable {}
      init|init(_ color: Color)
      init|init(red: Double, green: Double, blue: Double, alpha: Double)
      init|init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double)
      init|init(white: Double, alpha: Double)
      init|init(hue: Double, saturation: Double, brightness: Double, alpha: Double)
      init|init?(named name: String)
      init|init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      withAlphaComponent|func withAlphaComponent(_ alpha: Double) -> UIColor
      getRed|@discardableResult func getRed( _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat ) -> Bool
      ==|static func == (a: UIColor, b: UIColor) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !UIColor|extension UIColor: _ExpressibleByColorLiteral {}
      init|init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      !UIColor|extension UIColor {}
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
      !UIDevice|class UIDevice: Sendable {}
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
      beginGeneratingDeviceOrientationNotifications|func beginGeneratingDeviceOrientationNotifications()
      endGeneratingDeviceOrientationNotifications|func endGeneratingDeviceOrientationNotifications()
      !UIDeviceOrientation|enum UIDeviceOrientation: Int, Hashable, Sendable {}
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
      !UIEdgeInsets|struct UIEdgeInsets: Hashable, Sendable {}
      top|var top: CGFloat { get set }
      left|var left: CGFloat { get set }
      bottom|var bottom: CGFloat { get set }
      right|var right: CGFloat { get set }
      init|init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0)
      zero|static var zero: UIEdgeInsets { get }
      !UIFeedbackGenerator|class UIFeedbackGenerator {}
      init|init()
      prepare|func prepare()
      !UIFont|class UIFont: Sendable {}
      pointSize|var pointSize: CGFloat { get }
      init|init?(name: String, size: CGFloat)
      systemFont|static func systemFont(ofSize size: CGFloat) -> UIFont
      systemFont|static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont
      italicSystemFont|static func italicSystemFont(ofSize size: CGFloat) -> UIFont
      monospacedSystemFont|static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont
      preferredFont|static func preferredFont(forTextStyle style: TextStyle) -> UIFont
      familyNames|static var familyNames: [String] { get }
      fontNames|static func fontNames(forFamilyName name: String) -> [String]
      boldSystemFont|static func boldSystemFont(ofSize size: CGFloat) -> UIFont
      !UIFont|extension UIFont {}
      !UIFont.TextStyle|struct TextStyle: Hashable, Sendable {}
      largeTitle|static var largeTitle: TextStyle { get }
      title1|static var title1: TextStyle { get }
      title2|static var title2: TextStyle { get }
      title3|static var title3: TextStyle { get }
      headline|static var headline: TextStyle { get }
      body|static var body: TextStyle { get }
      callout|static var callout: TextStyle { get }
      subheadline|static var subheadline: TextStyle { get }
      footnote|static var footnote: TextStyle { get }
      caption1|static var caption1: TextStyle { get }
      caption2|static var caption2: TextStyle { get }
      !UIGestureRecognizerDelegate|protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
      !UIGestureRecognizerRepresentable|protocol UIGestureRecognizerRepresentable {}
      makeUIGestureRecognizer|func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
      updateUIGestureRecognizer|func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      handleUIGestureRecognizerAction|func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
      makeCoordinator|func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
      !UIGestureRecognizerRepresentable|extension UIGestureRecognizerRepresentable {}
      updateUIGestureRecognizer|func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      handleUIGestureRecognizerAction|func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
      !UIGestureRecognizerRepresentable|extension UIGestureRecognizerRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator(converter: CoordinateSpaceConverter)
      !UIGestureRecognizerRepresentable.Context|typealias Context = UIGestureRecognizerRepresentableContext<Self>
      !UIGestureRecognizerRepresentable.CoordinateSpaceConverter|typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
      !UIGestureRecognizerRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIGestureRecognizerRepresentable.UIGestureRecognizerType|associatedtype UIGestureRecognizerType: UIGestureRecognizer
      !UIGestureRecognizerRepresentableContext|struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      converter|var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { get }
      !UIGestureRecognizerRepresentableCoordinateSpaceConverter|struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {}
      localLocation|var localLocation: CGPoint { get }
      localTranslation|var localTranslation: CGPoint? { get }
      localVelocity|var localVelocity: CGPoint? { get }
      !UIImage|class UIImage: Hashable {}
      size|var size: Size { get }
      init|init?(named name: String)
      init|init?(systemName name: String)
      init|init?(data: Data)
      init|init?(contentsOfFile path: String)
      ==|static func == (a: UIImage, b: UIImage) -> Bool
      hash|func hash(into hasher: inout Hasher)
      !UIImagePickerControllerDelegate|protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
      imagePickerController|func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      imagePickerControllerDidCancel|func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      !UIImagePickerControllerDelegate|extension UIImagePickerControllerDelegate {}
      imagePickerController|func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any] )
      imagePickerControllerDidCancel|func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      !UIImpactFeedbackGenerator|class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
      init|init(style: FeedbackStyle)
      init|init()
      impactOccurred|func impactOccurred()
      impactOccurred|func impactOccurred(intensity: CGFloat)
      !UIImpactFeedbackGenerator.FeedbackStyle|enum FeedbackStyle: Int, Sendable {}
      light|case light
      medium|case medium
      heavy|case heavy
      soft|case soft
      rigid|case rigid
      !UIKeyboardType|enum UIKeyboardType: Int, Hashable, Sendable {}
      default|case `default`
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
      !UINavigationBar|class UINavigationBar: UIView {}
      barTintColor|var barTintColor: UIColor? { get set }
      isTranslucent|var isTranslucent: Bool { get set }
      prefersLargeTitles|var prefersLargeTitles: Bool { get set }
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any]? { get set }
      largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get set }
      shadowImage|var shadowImage: UIImage? { get set }
      standardAppearance|var standardAppearance: UINavigationBarAppearance { get set }
      compactAppearance|var compactAppearance: UINavigationBarAppearance? { get set }
      scrollEdgeAppearance|var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
      !UINavigationBarAppearance|class UINavigationBarAppearance: UIBarAppearance {}
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
      largeTitleTextAttributes|var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
      !UINavigationControllerDelegate|protocol UINavigationControllerDelegate: NSObjectProtocol {}
      !UINotificationFeedbackGenerator|class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
      notificationOccurred|func notificationOccurred(_ type: FeedbackType)
      !UINotificationFeedbackGenerator.FeedbackType|enum FeedbackType: Int, Sendable {}
      success|case success
      warning|case warning
      error|case error
      !UIPageControl|class UIPageControl: UIControl {}
      numberOfPages|var numberOfPages: Int { get set }
      currentPage|var currentPage: Int { get set }
      hidesForSinglePage|var hidesForSinglePage: Bool { get set }
      currentPageIndicatorTintColor|var currentPageIndicatorTintColor: UIColor? { get set }
      pageIndicatorTintColor|var pageIndicatorTintColor: UIColor? { get set }
      !UIPasteboard|class UIPasteboard: Sendable {}
      general|static var general: UIPasteboard { get }
      string|var string: String? { get set }
      strings|var strings: [String]? { get set }
      !UIPickerViewDataSource|protocol UIPickerViewDataSource: NSObjectProtocol {}
      numberOfComponents|func numberOfComponents(in pickerView: UIPickerView) -> Int
      pickerView|func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
      !UIPickerViewDelegate|protocol UIPickerViewDelegate: NSObjectProtocol {}
      pickerView|func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      pickerView|func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
      pickerView|func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      !UIPickerViewDelegate|extension UIPickerViewDelegate {}
      pickerView|func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      pickerView|func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
      pickerView|func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      pickerView|func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      !UIRectCorner|struct UIRectCorner: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: UInt { get }
      init|init(rawValue: UInt)
      topLeft|static var topLeft: UIRectCorner { get }
      topRight|static var topRight: UIRectCorner { get }
      bottomLeft|static var bottomLeft: UIRectCorner { get }
      bottomRight|static var bottomRight: UIRectCorner { get }
      allCorners|static var allCorners: UIRectCorner { get }
      !UIScreen|class UIScreen: Sendable {}
      main|static var main: UIScreen { get }
      bounds|var bounds: Rect { get }
      nativeBounds|var nativeBounds: Rect { get }
      scale|var scale: CGFloat { get }
      nativeScale|var nativeScale: CGFloat { get }
      brightness|var brightness: CGFloat { get }
      !UISearchBarDelegate|protocol UISearchBarDelegate: NSObjectProtocol {}
      searchBar|func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      searchBarSearchButtonClicked|func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      searchBarCancelButtonClicked|func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      searchBarTextDidBeginEditing|func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      searchBarTextDidEndEditing|func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      !UISearchBarDelegate|extension UISearchBarDelegate {}
      searchBar|func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      searchBarSearchButtonClicked|func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      searchBarCancelButtonClicked|func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      searchBarTextDidBeginEditing|func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      searchBarTextDidEndEditing|func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      !UISegmentedControl|class UISegmentedControl: UIControl {}
      selectedSegmentTintColor|var selectedSegmentTintColor: UIColor? { get set }
      setTitleTextAttributes|func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
      !UISelectionFeedbackGenerator|class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
      selectionChanged|func selectionChanged()
      !UISlider|class UISlider: UIControl {}
      value|var value: Float { get set }
      minimumValue|var minimumValue: Float { get set }
      maximumValue|var maximumValue: Float { get set }
      isContinuous|var isContinuous: Bool { get set }
      thumbTintColor|var thumbTintColor: UIColor? { get set }
      minimumTrackTintColor|var minimumTrackTintColor: UIColor? { get set }
      maximumTrackTintColor|var maximumTrackTintColor: UIColor? { get set }
      !UISwitch|class UISwitch: UIControl {}
      isOn|var isOn: Bool { get set }
      onTintColor|var onTintColor: UIColor? { get set }
      thumbTintColor|var thumbTintColor: UIColor? { get set }
      !UITabBar|class UITabBar: UIView {}
      barTintColor|var barTintColor: UIColor? { get set }
      unselectedItemTintColor|var unselectedItemTintColor: UIColor? { get set }
      isTranslucent|var isTranslucent: Bool { get set }
      backgroundImage|var backgroundImage: UIImage? { get set }
      shadowImage|var shadowImage: UIImage? { get set }
      standardAppearance|var standardAppearance: UITabBarAppearance { get set }
      scrollEdgeAppearance|var scrollEdgeAppearance: UITabBarAppearance? { get set }
      !UITabBarAppearance|class UITabBarAppearance: UIBarAppearance {}
      stackedLayoutAppearance|var stackedLayoutAppearance: UITabBarItemAppearance { get set }
      inlineLayoutAppearance|var inlineLayoutAppearance: UITabBarItemAppearance { get set }
      compactInlineLayoutAppearance|var compactInlineLayoutAppearance: UITabBarItemAppearance { get set }
      !UITabBarItemAppearance|class UITabBarItemAppearance {}
      normal|var normal: State { get }
      selected|var selected: State { get }
      disabled|var disabled: State { get }
      focused|var focused: State { get }
      init|init()
      !UITabBarItemAppearance.State|class State {}
      iconColor|var iconColor: UIColor? { get set }
      titleTextAttributes|var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
      badgeBackgroundColor|var badgeBackgroundColor: UIColor? { get set }
      !UITableView|class UITableView: UIScrollView {}
      separatorStyle|var separatorStyle: _ { get set }
      separatorColor|var separatorColor: UIColor? { get set }
      sectionHeaderTopPadding|var sectionHeaderTopPadding: CGFloat { get set }
      tableFooterView|var tableFooterView: UIView? { get set }
      allowsSelection|var allowsSelection: Bool { get set }
      !UITableView.SeparatorStyle|enum SeparatorStyle: Int, Sendable {}
      none|case none
      singleLine|case singleLine
      !UITableViewCell|class UITableViewCell: UIView {}
      selectionStyle|var selectionStyle: _ { get set }
      selectedBackgroundView|var selectedBackgroundView: UIView? { get set }
      !UITableViewCell.SelectionStyle|enum SelectionStyle: Int, Sendable {}
      none|case none
      blue|case blue
      gray|case gray
      default|case `default`
      !UITextAutocapitalizationType|enum UITextAutocapitalizationType: Int, Hashable, Sendable {}
      none|case none
      words|case words
      sentences|case sentences
      allCharacters|case allCharacters
      !UITextContentType|struct UITextContentType: Hashable, Sendable, RawRepresentable {}
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
      !UITextFieldDelegate|protocol UITextFieldDelegate: NSObjectProtocol {}
      textFieldShouldReturn|func textFieldShouldReturn(_ textField: UITextField) -> Bool
      textFieldDidBeginEditing|func textFieldDidBeginEditing(_ textField: UITextField)
      textFieldDidEndEditing|func textFieldDidEndEditing(_ textField: UITextField)
      textFieldDidChangeSelection|func textFieldDidChangeSelection(_ textField: UITextField)
      textField|func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool
      !UITextFieldDelegate|extension UITextFieldDelegate {}
      textFieldShouldReturn|func textFieldShouldReturn(_ textField: UITextField) -> Bool
      textFieldDidBeginEditing|func textFieldDidBeginEditing(_ textField: UITextField)
      textFieldDidEndEditing|func textFieldDidEndEditing(_ textField: UITextField)
      textFieldDidChangeSelection|func textFieldDidChangeSelection(_ textField: UITextField)
      textField|func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool
      !UITextViewDelegate|protocol UITextViewDelegate: NSObjectProtocol {}
      textViewDidChange|func textViewDidChange(_ textView: UITextView)
      textViewDidBeginEditing|func textViewDidBeginEditing(_ textView: UITextView)
      textViewDidEndEditing|func textViewDidEndEditing(_ textView: UITextView)
      textView|func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      !UITextViewDelegate|extension UITextViewDelegate {}
      textViewDidChange|func textViewDidChange(_ textView: UITextView)
      textViewDidBeginEditing|func textViewDidBeginEditing(_ textView: UITextView)
      textViewDidEndEditing|func textViewDidEndEditing(_ textView: UITextView)
      textView|func textView( _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String ) -> Bool
      !UITraitCollection|class UITraitCollection: Sendable {}
      userInterfaceStyle|var userInterfaceStyle: UIUserInterfaceStyle { get }
      current|static var current: UITraitCollection { get }
      init|init(userInterfaceStyle: UIUserInterfaceStyle)
      !UIUserInterfaceIdiom|enum UIUserInterfaceIdiom: Int, Hashable, Sendable {}
      unspecified|case unspecified
      phone|case phone
      pad|case pad
      tv|case tv
      carPlay|case carPlay
      mac|case mac
      vision|case vision
      !UIUserInterfaceStyle|enum UIUserInterfaceStyle: Int, Hashable, Sendable {}
      unspecified|case unspecified
      light|case light
      dark|case dark
      !UIView|extension UIView {}
      appearance|static func appearance() -> Self
      !UIViewControllerRepresentable|protocol UIViewControllerRepresentable: View where Body == Never {}
      makeUIViewController|func makeUIViewController(context: Context) -> UIViewControllerType
      updateUIViewController|func updateUIViewController( _ uiViewController: UIViewControllerType, context: Context)
      dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator)
      makeCoordinator|func makeCoordinator() -> Coordinator
      !UIViewControllerRepresentable|extension UIViewControllerRepresentable {}
      dismantleUIViewController|static func dismantleUIViewController( _ uiViewController: UIViewControllerType, coordinator: Coordinator )
      body|var body: Never { get }
      !UIViewControllerRepresentable|extension UIViewControllerRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator()
      !UIViewControllerRepresentable.Context|typealias Context = UIViewControllerRepresentableContext<Self>
      !UIViewControllerRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIViewControllerRepresentable.UIViewControllerType|associatedtype UIViewControllerType: UIViewController
      !UIViewControllerRepresentableContext|struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      transaction|var transaction: Transaction { get }
      environment|var environment: EnvironmentValues { get }
      !UIViewRepresentable|protocol UIViewRepresentable: View where Body == Never {}
      makeUIView|func makeUIView(context: Context) -> UIViewType
      updateUIView|func updateUIView(_ uiView: UIViewType, context: Context)
      dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      makeCoordinator|func makeCoordinator() -> Coordinator
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
      !UIViewRepresentable|extension UIViewRepresentable {}
      dismantleUIView|static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
      body|var body: Never { get }
      !UIViewRepresentable|extension UIViewRepresentable where Coordinator == Void {}
      makeCoordinator|func makeCoordinator()
      !UIViewRepresentable.Context|typealias Context = UIViewRepresentableContext<Self>
      !UIViewRepresentable.Coordinator|associatedtype Coordinator = Void
      !UIViewRepresentable.UIViewType|associatedtype UIViewType: UIView
      !UIViewRepresentableContext|struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
      coordinator|var coordinator: Representable.Coordinator { get }
      transaction|var transaction: Transaction { get }
      environment|var environment: EnvironmentValues { get }
      !UIWindowScene|class UIWindowScene: UIScene {}
      windows|var windows: [UIWindow] { get }
      keyWindow|var keyWindow: UIWindow? { get }
      screen|var screen: UIScreen { get }
      >UInt|struct UInt: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt16|struct UInt16: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt32|struct UInt32: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt64|struct UInt64: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt8|struct UInt8: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
      >UInt8|extension UInt8 {}
      init|init(ascii v: Unicode.Scalar)
      >URL|struct URL: Hashable, Sendable {}
      init|init?(string: String)
      init|init?(string: String, relativeTo url: URL?)
      init|init(fileURLWithPath path: String)
      init|init(fileURLWithPath path: String, isDirectory: Bool)
      init|init(filePath path: String)
      absoluteString|var absoluteString: String { get }
      relativeString|var relativeString: String { get }
      relativePath|var relativePath: String { get }
      baseURL|var baseURL: URL? { get }
      absoluteURL|var absoluteURL: URL { get }
      scheme|var scheme: String? { get }
      user|var user: String? { get }
      password|var password: String? { get }
      host|var host: String? { get }
      port|var port: Int? { get }
      path|var path: String { get }
      query|var query: String? { get }
      fragment|var fragment: String? { get }
      lastPathComponent|var lastPathComponent: String { get }
      pathExtension|var pathExtension: String { get }
      pathComponents|var pathComponents: [String] { get }
      isFileURL|var isFileURL: Bool { get }
      hasDirectoryPath|var hasDirectoryPath: Bool { get }
      standardized|var standardized: URL { get }
      description|var description: String { get }
      host|func host(percentEncoded: Bool = 0) -> String?
      user|func user(percentEncoded: Bool = 0) -> String?
      password|func password(percentEncoded: Bool = 0) -> String?
      path|func path(percentEncoded: Bool = 0) -> String
      query|func query(percentEncoded: Bool = 0) -> String?
      fragment|func fragment(percentEncoded: Bool = 0) -> String?
      appendingPathComponent|func appendingPathComponent(_ pathComponent: String) -> URL
      appendingPathComponent|func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      appendingPathExtension|func appendingPathExtension(_ pathExtension: String) -> URL
      deletingLastPathComponent|func deletingLastPathComponent() -> URL
      deletingPathExtension|func deletingPathExtension() -> URL
      appending|func appending(path: some StringProtocol) -> URL
      appending|func appending(component: some StringProtocol) -> URL
      appending|func appending(components: some StringProtocol...) -> URL
      appending|func appending(queryItems: [URLQueryItem]) -> URL
      appendPathComponent|mutating func appendPathComponent(_ pathComponent: String)
      appendPathExtension|mutating func appendPathExtension(_ pathExtension: String)
      deleteLastPathComponent|mutating func deleteLastPathComponent()
      deletePathExtension|mutating func deletePathExtension()
      append|mutating func append(path: some StringProtocol)
      append|mutating func append(component: some StringProtocol)
      append|mutating func append(queryItems: [URLQueryItem])
      !URL|extension URL {}
      documentsDirectory|static var documentsDirectory: URL { get }
      cachesDirectory|static var cachesDirectory: URL { get }
      temporaryDirectory|static var temporaryDirectory: URL { get }
      >URL.FormatStyle|extension URL.FormatStyle: FormatStyle {}
      >URLComponents|struct URLComponents: Hashable, Sendable {}
      init|init()
      init|init?(string: String)
      init|init?(url: URL, resolvingAgainstBaseURL: Bool)
      url|var url: URL? { get }
      string|var string: String? { get }
      scheme|var scheme: String? { get set }
      user|var user: String? { get set }
      password|var password: String? { get set }
      host|var host: String? { get set }
      port|var port: Int? { get }
      path|var path: String { get set }
      query|var query: String? { get set }
      fragment|var fragment: String? { get set }
      percentEncodedPath|var percentEncodedPath: String { get }
      percentEncodedHost|var percentEncodedHost: String? { get }
      percentEncodedQuery|var percentEncodedQuery: String? { get }
      percentEncodedFragment|var percentEncodedFragment: String? { get }
      queryItems|var queryItems: [URLQueryItem]? { get set }
      >URLQueryItem|struct URLQueryItem: Hashable, Sendable {}
      init|init(name: String, value: String?)
      name|var name: String { get set }
      value|var value: String? { get set }
      description|var description: String { get }
      >URLRequest|struct URLRequest {}
      >URLResponse|class URLResponse {}
      """#)
}
