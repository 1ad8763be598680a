// Written by `make generate` from declarations.

extension InterfaceText {
  static let part1: StaticString = #"""
    >Optional|enum Optional<Wrapped>: ExpressibleByNilLiteral {}
    none|case none
    some|case some(Wrapped)
    init|init(_ value: Wrapped)
    map|func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    flatMap|func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    >Optional|extension Optional: Equatable {}
    >Optional|extension Optional: Hashable {}
    >Result|enum Result<Success, Failure> {}
    success|case success(Success)
    failure|case failure(Failure)
    >AnyKeyPath|class AnyKeyPath: Hashable {}
    >PartialKeyPath|class PartialKeyPath<Root>: AnyKeyPath {}
    >KeyPath|class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    >WritableKeyPath|class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    >ReferenceWritableKeyPath|class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    >Identifiable|protocol Identifiable {}
    id|var id: ID { get }
    >Identifiable.ID|associatedtype ID: Hashable
    >ObjectIdentifier|struct ObjectIdentifier: Hashable, Comparable {}
    >AnyHashable|struct AnyHashable: Hashable {}
    >UUID|extension UUID: Identifiable {}
    >Bundle|struct Bundle {}
    >AttributedString|struct AttributedString: Hashable {}
    >Array|extension Array: Equatable {}
    >Array|extension Array: Hashable {}
    >Dictionary|extension Dictionary: Equatable {}
    >Dictionary|extension Dictionary: Hashable {}
    >Set|extension Set: Equatable {}
    >Set|extension Set: Hashable {}
    >Bool|extension Bool {}
    toggle|mutating func toggle()
    random|static func random() -> Bool
    >Array|extension Array {}
    append|mutating func append(_ newElement: Element)
    append|mutating func append(contentsOf newElements: some Sequence)
    insert|mutating func insert(_ newElement: Element, at i: Int)
    remove|mutating func remove(at index: Int) -> Element
    removeLast|mutating func removeLast() -> Element
    removeFirst|mutating func removeFirst() -> Element
    removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
    removeAll|mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    popLast|mutating func popLast() -> Element?
    sort|mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    shuffle|mutating func shuffle()
    reverse|mutating func reverse()
    swapAt|mutating func swapAt(_ i: Int, _ j: Int)
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    first|var first: Element? { get }
    last|var last: Element? { get }
    indices|var indices: Range<Int> { get }
    >Dictionary|extension Dictionary {}
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    removeValue|mutating func removeValue(forKey key: Key) -> Value?
    >Set|extension Set {}
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    remove|mutating func remove(_ member: Element) -> Element?
    >String|extension String {}
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    append|mutating func append(_ other: String)
    removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
    >Array|struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {}
    init|init()
    init|init<S: Sequence>(_ s: S)
    init|init(repeating repeatedValue: Element, count: Int)
    description|var description: String { get }
    capacity|var capacity: Int { get }
    subscript|subscript(index: Int) -> Element { get }
    subscript|subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
    >Array.Index|typealias Index = Int
    >Array.SubSequence|typealias SubSequence = ArraySlice<Element>
    >ArraySlice|struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {}
    init|init()
    init|init<S: Sequence>(_ s: S)
    init|init(repeating repeatedValue: Element, count: Int)
    description|var description: String { get }
    popFirst|mutating func popFirst() -> Element?
    subscript|subscript(index: Int) -> Element { get }
    subscript|subscript(bounds: Range<Int>) -> ArraySlice<Element> { get }
    >ArraySlice.Index|typealias Index = Int
    >ArraySlice.SubSequence|typealias SubSequence = ArraySlice<Element>
    >ContiguousArray|struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {}
    init|init()
    init|init<S: Sequence>(_ s: S)
    init|init(repeating repeatedValue: Element, count: Int)
    >Set|struct Set<Element: Hashable>: Collection, ExpressibleByArrayLiteral {}
    init|init()
    init|init<S: Sequence>(_ sequence: S)
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
    >Dictionary|struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {}
    init|init()
    init|init(minimumCapacity: Int)
    init|init<S: Sequence>(uniqueKeysWithValues keysAndValues: S)
    init|init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    init|init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
    description|var description: String { get }
    capacity|var capacity: Int { get }
    keys|var keys: [Key] { get }
    values|var values: [Value] { get }
    filter|func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
    mapValues|func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
    compactMapValues|func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
    merging|func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
    merging|func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
    updateValue|mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    removeValue|mutating func removeValue(forKey key: Key) -> Value?
    removeAll|mutating func removeAll(keepingCapacity keepCapacity: Bool = 0)
    merge|mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    merge|mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    popFirst|mutating func popFirst() -> Element?
    reserveCapacity|mutating func reserveCapacity(_ n: Int)
    subscript|subscript(key: Key) -> Value? { get }
    subscript|subscript(key: Key, default defaultValue: Value) -> Value { get }
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
    >ClosedRange|struct ClosedRange<Bound: Comparable>: RandomAccessCollection {}
    init|init(_ other: Range<Bound>)
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
    clamped|func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
    >PartialRangeFrom|struct PartialRangeFrom<Bound: Comparable> {}
    lowerBound|var lowerBound: Bound { get }
    lazy|var lazy: LazySequence { get }
    prefix|func prefix(_ maxLength: Int) -> [Bound]
    first|func first(where predicate: (Bound) throws -> Bool) rethrows -> Bound?
    contains|func contains(_ element: Bound) -> Bool
    >PartialRangeUpTo|struct PartialRangeUpTo<Bound: Comparable> {}
    upperBound|var upperBound: Bound { get }
    contains|func contains(_ element: Bound) -> Bool
    >PartialRangeThrough|struct PartialRangeThrough<Bound: Comparable> {}
    upperBound|var upperBound: Bound { get }
    contains|func contains(_ element: Bound) -> Bool
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
    >Date|struct Date: Hashable, Comparable, Sendable {}
    init|init()
    init|init(timeIntervalSinceReferenceDate: TimeInterval)
    init|init(timeIntervalSince1970: TimeInterval)
    init|init(timeIntervalSinceNow: TimeInterval)
    init|init(timeInterval: TimeInterval, since date: Date)
    now|static var now: Date { get }
    distantPast|static var distantPast: Date { get }
    distantFuture|static var distantFuture: Date { get }
    timeIntervalBetween1970AndReferenceDate|static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
    timeIntervalSinceReferenceDate|var timeIntervalSinceReferenceDate: TimeInterval { get }
    timeIntervalSince1970|var timeIntervalSince1970: TimeInterval { get }
    timeIntervalSinceNow|var timeIntervalSinceNow: TimeInterval { get }
    description|var description: String { get }
    timeIntervalSince|func timeIntervalSince(_ date: Date) -> TimeInterval
    addingTimeInterval|func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    advanced|func advanced(by n: TimeInterval) -> Date
    distance|func distance(to other: Date) -> TimeInterval
    compare|func compare(_ other: Date) -> ComparisonResult
    ISO8601Format|func ISO8601Format() -> String
    addTimeInterval|mutating func addTimeInterval(_ timeInterval: TimeInterval)
    >DateInterval|struct DateInterval: Hashable, Comparable, Sendable {}
    init|init(start: Date, end: Date)
    init|init(start: Date, duration: TimeInterval)
    start|var start: Date { get }
    end|var end: Date { get }
    duration|var duration: TimeInterval { get }
    description|var description: String { get }
    contains|func contains(_ date: Date) -> Bool
    intersects|func intersects(_ dateInterval: DateInterval) -> Bool
    intersection|func intersection(with dateInterval: DateInterval) -> DateInterval?
    compare|func compare(_ dateInterval: DateInterval) -> ComparisonResult
    >DateComponents|struct DateComponents: Hashable, Sendable {}
    init|init(calendar: Calendar? = 0, timeZone: TimeZone? = 0, era: Int? = 0, year: Int? = 0, month: Int? = 0, day: Int? = 0, hour: Int? = 0, minute: Int? = 0, second: Int? = 0, nanosecond: Int? = 0, weekday: Int? = 0, weekdayOrdinal: Int? = 0, quarter: Int? = 0, weekOfMonth: Int? = 0, weekOfYear: Int? = 0, yearForWeekOfYear: Int? = 0)
    calendar|var calendar: Calendar? { get set }
    timeZone|var timeZone: TimeZone? { get set }
    era|var era: Int? { get set }
    year|var year: Int? { get set }
    month|var month: Int? { get set }
    day|var day: Int? { get set }
    hour|var hour: Int? { get set }
    minute|var minute: Int? { get set }
    second|var second: Int? { get set }
    nanosecond|var nanosecond: Int? { get set }
    weekday|var weekday: Int? { get set }
    weekdayOrdinal|var weekdayOrdinal: Int? { get set }
    quarter|var quarter: Int? { get set }
    weekOfMonth|var weekOfMonth: Int? { get set }
    weekOfYear|var weekOfYear: Int? { get set }
    yearForWeekOfYear|var yearForWeekOfYear: Int? { get set }
    isLeapMonth|var isLeapMonth: Bool? { get set }
    date|var date: Date? { get }
    isValidDate|var isValidDate: Bool { get }
    description|var description: String { get }
    isValidDate|func isValidDate(in calendar: Calendar) -> Bool
    value|func value(for component: Calendar.Component) -> Int?
    setValue|mutating func setValue(_ value: Int?, for component: Calendar.Component)
    >Calendar|struct Calendar: Hashable, Sendable {}
    init|init(identifier: Calendar.Identifier)
    current|static var current: Calendar { get }
    autoupdatingCurrent|static var autoupdatingCurrent: Calendar { get }
    identifier|var identifier: Calendar.Identifier { get }
    locale|var locale: Locale? { get set }
    timeZone|var timeZone: TimeZone { get set }
    firstWeekday|var firstWeekday: Int { get set }
    minimumDaysInFirstWeek|var minimumDaysInFirstWeek: Int { get set }
    description|var description: String { get }
    eraSymbols|var eraSymbols: [String] { get }
    longEraSymbols|var longEraSymbols: [String] { get }
    monthSymbols|var monthSymbols: [String] { get }
    shortMonthSymbols|var shortMonthSymbols: [String] { get }
    veryShortMonthSymbols|var veryShortMonthSymbols: [String] { get }
    standaloneMonthSymbols|var standaloneMonthSymbols: [String] { get }
    shortStandaloneMonthSymbols|var shortStandaloneMonthSymbols: [String] { get }
    veryShortStandaloneMonthSymbols|var veryShortStandaloneMonthSymbols: [String] { get }
    weekdaySymbols|var weekdaySymbols: [String] { get }
    shortWeekdaySymbols|var shortWeekdaySymbols: [String] { get }
    veryShortWeekdaySymbols|var veryShortWeekdaySymbols: [String] { get }
    standaloneWeekdaySymbols|var standaloneWeekdaySymbols: [String] { get }
    shortStandaloneWeekdaySymbols|var shortStandaloneWeekdaySymbols: [String] { get }
    veryShortStandaloneWeekdaySymbols|var veryShortStandaloneWeekdaySymbols: [String] { get }
    quarterSymbols|var quarterSymbols: [String] { get }
    shortQuarterSymbols|var shortQuarterSymbols: [String] { get }
    standaloneQuarterSymbols|var standaloneQuarterSymbols: [String] { get }
    shortStandaloneQuarterSymbols|var shortStandaloneQuarterSymbols: [String] { get }
    amSymbol|var amSymbol: String { get }
    pmSymbol|var pmSymbol: String { get }
    component|func component(_ component: Calendar.Component, from date: Date) -> Int
    dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    dateComponents|func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
    dateComponents|func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
    date|func date(from components: DateComponents) -> Date?
    date|func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = 0) -> Date?
    date|func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = 0) -> Date?
    date|func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
    date|func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    date|func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    startOfDay|func startOfDay(for date: Date) -> Date
    isDate|func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    isDate|func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    isDateInToday|func isDateInToday(_ date: Date) -> Bool
    isDateInYesterday|func isDateInYesterday(_ date: Date) -> Bool
    isDateInTomorrow|func isDateInTomorrow(_ date: Date) -> Bool
    isDateInWeekend|func isDateInWeekend(_ date: Date) -> Bool
    compare|func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
    range|func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
    ordinality|func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
    minimumRange|func minimumRange(of component: Calendar.Component) -> Range<Int>?
    maximumRange|func maximumRange(of component: Calendar.Component) -> Range<Int>?
    dateInterval|func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
    dateIntervalOfWeekend|func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
    nextDate|func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = 0, direction: Calendar.SearchDirection = 0) -> Date?
    >Calendar.Component|extension Calendar.Component: Hashable {}
    era|static var era: Calendar.Component { get }
    year|static var year: Calendar.Component { get }
    month|static var month: Calendar.Component { get }
    day|static var day: Calendar.Component { get }
    hour|static var hour: Calendar.Component { get }
    minute|static var minute: Calendar.Component { get }
    second|static var second: Calendar.Component { get }
    weekday|static var weekday: Calendar.Component { get }
    weekdayOrdinal|static var weekdayOrdinal: Calendar.Component { get }
    quarter|static var quarter: Calendar.Component { get }
    weekOfMonth|static var weekOfMonth: Calendar.Component { get }
    weekOfYear|static var weekOfYear: Calendar.Component { get }
    yearForWeekOfYear|static var yearForWeekOfYear: Calendar.Component { get }
    nanosecond|static var nanosecond: Calendar.Component { get }
    dayOfYear|static var dayOfYear: Calendar.Component { get }
    calendar|static var calendar: Calendar.Component { get }
    timeZone|static var timeZone: Calendar.Component { get }
    isLeapMonth|static var isLeapMonth: Calendar.Component { get }
    >Calendar.Identifier|extension Calendar.Identifier: Hashable {}
    gregorian|static var gregorian: Calendar.Identifier { get }
    buddhist|static var buddhist: Calendar.Identifier { get }
    chinese|static var chinese: Calendar.Identifier { get }
    coptic|static var coptic: Calendar.Identifier { get }
    ethiopicAmeteMihret|static var ethiopicAmeteMihret: Calendar.Identifier { get }
    ethiopicAmeteAlem|static var ethiopicAmeteAlem: Calendar.Identifier { get }
    hebrew|static var hebrew: Calendar.Identifier { get }
    iso8601|static var iso8601: Calendar.Identifier { get }
    indian|static var indian: Calendar.Identifier { get }
    islamic|static var islamic: Calendar.Identifier { get }
    islamicCivil|static var islamicCivil: Calendar.Identifier { get }
    japanese|static var japanese: Calendar.Identifier { get }
    persian|static var persian: Calendar.Identifier { get }
    republicOfChina|static var republicOfChina: Calendar.Identifier { get }
    islamicTabular|static var islamicTabular: Calendar.Identifier { get }
    islamicUmmAlQura|static var islamicUmmAlQura: Calendar.Identifier { get }
    >Calendar.MatchingPolicy|extension Calendar.MatchingPolicy: Hashable {}
    nextTime|static var nextTime: Calendar.MatchingPolicy { get }
    nextTimePreservingSmallerComponents|static var nextTimePreservingSmallerComponents: Calendar.MatchingPolicy { get }
    previousTimePreservingSmallerComponents|static var previousTimePreservingSmallerComponents: Calendar.MatchingPolicy { get }
    strict|static var strict: Calendar.MatchingPolicy { get }
    >Calendar.RepeatedTimePolicy|extension Calendar.RepeatedTimePolicy: Hashable {}
    first|static var first: Calendar.RepeatedTimePolicy { get }
    last|static var last: Calendar.RepeatedTimePolicy { get }
    >Calendar.SearchDirection|extension Calendar.SearchDirection: Hashable {}
    forward|static var forward: Calendar.SearchDirection { get }
    backward|static var backward: Calendar.SearchDirection { get }
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
    >BinaryInteger|extension BinaryInteger {}
    init|init(_ value: String, format: some FormatStyle) throws
    >FloatingPoint|extension FloatingPoint {}
    init|init(_ value: String, format: some FormatStyle) throws
    >Decimal|extension Decimal {}
    init|init(_ value: String, format: some FormatStyle) throws
    >Date|extension Date {}
    init|init(_ value: String, strategy: some ParseStrategy) throws
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
    >CharacterSet|struct CharacterSet: Hashable {}
    init|init()
    init|init(charactersIn string: String)
    whitespaces|static var whitespaces: CharacterSet { get }
    newlines|static var newlines: CharacterSet { get }
    whitespacesAndNewlines|static var whitespacesAndNewlines: CharacterSet { get }
    decimalDigits|static var decimalDigits: CharacterSet { get }
    letters|static var letters: CharacterSet { get }
    lowercaseLetters|static var lowercaseLetters: CharacterSet { get }
    uppercaseLetters|static var uppercaseLetters: CharacterSet { get }
    capitalizedLetters|static var capitalizedLetters: CharacterSet { get }
    alphanumerics|static var alphanumerics: CharacterSet { get }
    punctuationCharacters|static var punctuationCharacters: CharacterSet { get }
    symbols|static var symbols: CharacterSet { get }
    controlCharacters|static var controlCharacters: CharacterSet { get }
    illegalCharacters|static var illegalCharacters: CharacterSet { get }
    nonBaseCharacters|static var nonBaseCharacters: CharacterSet { get }
    urlQueryAllowed|static var urlQueryAllowed: CharacterSet { get }
    urlHostAllowed|static var urlHostAllowed: CharacterSet { get }
    urlPathAllowed|static var urlPathAllowed: CharacterSet { get }
    urlFragmentAllowed|static var urlFragmentAllowed: CharacterSet { get }
    urlUserAllowed|static var urlUserAllowed: CharacterSet { get }
    urlPasswordAllowed|static var urlPasswordAllowed: CharacterSet { get }
    inverted|var inverted: CharacterSet { get }
    contains|func contains(_ member: Unicode.Scalar) -> Bool
    union|func union(_ other: CharacterSet) -> CharacterSet
    intersection|func intersection(_ other: CharacterSet) -> CharacterSet
    subtracting|func subtracting(_ other: CharacterSet) -> CharacterSet
    symmetricDifference|func symmetricDifference(_ other: CharacterSet) -> CharacterSet
    isSuperset|func isSuperset(of other: CharacterSet) -> Bool
    insert|mutating func insert(_ character: Unicode.Scalar)
    remove|mutating func remove(_ character: Unicode.Scalar)
    insert|mutating func insert(charactersIn string: String)
    remove|mutating func remove(charactersIn string: String)
    formUnion|mutating func formUnion(_ other: CharacterSet)
    formIntersection|mutating func formIntersection(_ other: CharacterSet)
    invert|mutating func invert()
    >ComparisonResult|enum ComparisonResult: Hashable {}
    orderedAscending|case orderedAscending
    orderedSame|case orderedSame
    orderedDescending|case orderedDescending
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
    >BinaryInteger|protocol BinaryInteger: Hashable, Comparable, Strideable {}
    init|init<T: BinaryInteger>(_ source: T)
    init|init<T: BinaryFloatingPoint>(_ source: T)
    init|init?<T: BinaryInteger>(exactly source: T)
    init|init?<T: BinaryFloatingPoint>(exactly source: T)
    init|init<T: BinaryInteger>(clamping source: T)
    init|init<T: BinaryInteger>(truncatingIfNeeded source: T)
    isSigned|static var isSigned: Bool { get }
    zero|static var zero: Self { get }
    bitWidth|var bitWidth: Int { get }
    trailingZeroBitCount|var trailingZeroBitCount: Int { get }
    magnitude|var magnitude: Self { get }
    description|var description: String { get }
    hashValue|var hashValue: Int { get }
    signum|func signum() -> Self
    isMultiple|func isMultiple(of other: Self) -> Bool
    quotientAndRemainder|func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
    advanced|func advanced(by n: Int) -> Self
    distance|func distance(to other: Self) -> Int
    >FixedWidthInteger|protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
    init|init()
    init|init?(_ description: String)
    init|init?<S: StringProtocol>(_ text: S, radix: Int = 0)
    init|init(bigEndian value: Self)
    init|init(littleEndian value: Self)
    max|static var max: Self { get }
    min|static var min: Self { get }
    bitWidth|static var bitWidth: Int { get }
    nonzeroBitCount|var nonzeroBitCount: Int { get }
    leadingZeroBitCount|var leadingZeroBitCount: Int { get }
    byteSwapped|var byteSwapped: Self { get }
    bigEndian|var bigEndian: Self { get }
    littleEndian|var littleEndian: Self { get }
    addingReportingOverflow|func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    subtractingReportingOverflow|func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    multipliedReportingOverflow|func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    dividedReportingOverflow|func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    remainderReportingOverflow|func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
    random|static func random(in range: Range<Self>) -> Self
    random|static func random(in range: ClosedRange<Self>) -> Self
    >Int|struct Int: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
    >Int8|struct Int8: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
    >Int16|struct Int16: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
    >Int32|struct Int32: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
    >Int64|struct Int64: FixedWidthInteger, SignedInteger, ExpressibleByIntegerLiteral, Sendable {}
    >UInt|struct UInt: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
    >UInt8|struct UInt8: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
    >UInt16|struct UInt16: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
    >UInt32|struct UInt32: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
    >UInt64|struct UInt64: FixedWidthInteger, ExpressibleByIntegerLiteral, Sendable {}
    >SignedInteger|protocol SignedInteger: BinaryInteger {}
    negate|mutating func negate()
    >UInt8|extension UInt8 {}
    init|init(ascii v: Unicode.Scalar)
    >FloatingPoint|protocol FloatingPoint: Hashable, Comparable, Strideable {}
    infinity|static var infinity: Self { get }
    nan|static var nan: Self { get }
    signalingNaN|static var signalingNaN: Self { get }
    pi|static var pi: Self { get }
    zero|static var zero: Self { get }
    radix|static var radix: Int { get }
    greatestFiniteMagnitude|static var greatestFiniteMagnitude: Self { get }
    leastNonzeroMagnitude|static var leastNonzeroMagnitude: Self { get }
    leastNormalMagnitude|static var leastNormalMagnitude: Self { get }
    ulpOfOne|static var ulpOfOne: Self { get }
    ulp|var ulp: Self { get }
    sign|var sign: FloatingPointSign { get }
    exponent|var exponent: Int { get }
    significand|var significand: Self { get }
    magnitude|var magnitude: Self { get }
    nextUp|var nextUp: Self { get }
    nextDown|var nextDown: Self { get }
    isNormal|var isNormal: Bool { get }
    isFinite|var isFinite: Bool { get }
    isZero|var isZero: Bool { get }
    isSubnormal|var isSubnormal: Bool { get }
    isInfinite|var isInfinite: Bool { get }
    isNaN|var isNaN: Bool { get }
    isSignalingNaN|var isSignalingNaN: Bool { get }
    isCanonical|var isCanonical: Bool { get }
    floatingPointClass|var floatingPointClass: FloatingPointClassification { get }
    description|var description: String { get }
    hashValue|var hashValue: Int { get }
    rounded|func rounded(_ rule: FloatingPointRoundingRule) -> Self
    rounded|func rounded() -> Self
    round|mutating func round(_ rule: FloatingPointRoundingRule)
    round|mutating func round()
    squareRoot|func squareRoot() -> Self
    formSquareRoot|mutating func formSquareRoot()
    remainder|func remainder(dividingBy other: Self) -> Self
    formRemainder|mutating func formRemainder(dividingBy other: Self)
    truncatingRemainder|func truncatingRemainder(dividingBy other: Self) -> Self
    formTruncatingRemainder|mutating func formTruncatingRemainder(dividingBy other: Self)
    addingProduct|func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
    addProduct|mutating func addProduct(_ lhs: Self, _ rhs: Self)
    negate|mutating func negate()
    isEqual|func isEqual(to other: Self) -> Bool
    isLess|func isLess(than other: Self) -> Bool
    isLessThanOrEqualTo|func isLessThanOrEqualTo(_ other: Self) -> Bool
    isTotallyOrdered|func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
    minimum|static func minimum(_ x: Self, _ y: Self) -> Self
    maximum|static func maximum(_ x: Self, _ y: Self) -> Self
    minimumMagnitude|static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
    maximumMagnitude|static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
    advanced|func advanced(by n: Self) -> Self
    distance|func distance(to other: Self) -> Self
    >BinaryFloatingPoint|protocol BinaryFloatingPoint: FloatingPoint {}
    init|init<Source: BinaryInteger>(_ value: Source)
    init|init<Source: BinaryFloatingPoint>(_ value: Source)
    init|init?<Source: BinaryInteger>(exactly value: Source)
    init|init?<Source: BinaryFloatingPoint>(exactly value: Source)
    init|init(signOf signProvider: Self, magnitudeOf source: Self)
    init|init?(_ text: some StringProtocol)
    binade|var binade: Self { get }
    significandWidth|var significandWidth: Int { get }
    random|static func random(in range: Range<Self>) -> Self
    random|static func random(in range: ClosedRange<Self>) -> Self
    >Double|struct Double: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
    init|init()
    init|init(bitPattern: UInt64)
    bitPattern|var bitPattern: UInt64 { get }
    >Float|struct Float: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
    init|init()
    init|init(bitPattern: UInt32)
    bitPattern|var bitPattern: UInt32 { get }
    >CGFloat|struct CGFloat: BinaryFloatingPoint, ExpressibleByFloatLiteral, Sendable {}
    init|init()
    >TimeInterval|typealias TimeInterval = Double
    >FloatingPointRoundingRule|enum FloatingPointRoundingRule {}
    toNearestOrAwayFromZero|case toNearestOrAwayFromZero
    toNearestOrEven|case toNearestOrEven
    up|case up
    down|case down
    towardZero|case towardZero
    awayFromZero|case awayFromZero
    >FloatingPointSign|enum FloatingPointSign {}
    plus|case plus
    minus|case minus
    >FloatingPointClassification|enum FloatingPointClassification {}
    signalingNaN|case signalingNaN
    quietNaN|case quietNaN
    negativeInfinity|case negativeInfinity
    negativeNormal|case negativeNormal
    negativeSubnormal|case negativeSubnormal
    negativeZero|case negativeZero
    positiveZero|case positiveZero
    positiveSubnormal|case positiveSubnormal
    positiveNormal|case positiveNormal
    positiveInfinity|case positiveInfinity
    >Bool|struct Bool: Hashable, LosslessStringConvertible, ExpressibleByBooleanLiteral, Sendable {}
    init|init()
    init|init?(_ description: String)
    init|init(_ value: Bool)
    description|var description: String { get }
    hashValue|var hashValue: Int { get }
    toggle|mutating func toggle()
    random|static func random() -> Bool
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
    >Locale.LanguageDirection|extension Locale.LanguageDirection: Hashable {}
    unknown|static var unknown: Locale.LanguageDirection { get }
    leftToRight|static var leftToRight: Locale.LanguageDirection { get }
    rightToLeft|static var rightToLeft: Locale.LanguageDirection { get }
    topToBottom|static var topToBottom: Locale.LanguageDirection { get }
    bottomToTop|static var bottomToTop: Locale.LanguageDirection { get }
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
    >Locale.Currency|extension Locale.Currency: Hashable, ExpressibleByStringLiteral {}
    init|init(_ identifier: String)
    identifier|var identifier: String { get }
    >Locale.MeasurementSystem|extension Locale.MeasurementSystem: Hashable {}
    identifier|var identifier: String { get }
    metric|static var metric: Locale.MeasurementSystem { get }
    us|static var us: Locale.MeasurementSystem { get }
    uk|static var uk: Locale.MeasurementSystem { get }
    >Locale.HourCycle|extension Locale.HourCycle: Hashable {}
    zeroToEleven|static var zeroToEleven: Locale.HourCycle { get }
    oneToTwelve|static var oneToTwelve: Locale.HourCycle { get }
    zeroToTwentyThree|static var zeroToTwentyThree: Locale.HourCycle { get }
    oneToTwentyFour|static var oneToTwentyFour: Locale.HourCycle { get }
    >Equatable|protocol Equatable {}
    >Hashable|protocol Hashable: Equatable {}
    >Comparable|protocol Comparable: Equatable {}
    >Identifiable|protocol Identifiable {}
    >Error|protocol Error: Sendable {}
    >Sendable|protocol Sendable {}
    >CustomStringConvertible|protocol CustomStringConvertible {}
    >CustomDebugStringConvertible|protocol CustomDebugStringConvertible {}
    >LosslessStringConvertible|protocol LosslessStringConvertible: CustomStringConvertible {}
    >CaseIterable|protocol CaseIterable {}
    >RawRepresentable|protocol RawRepresentable {}
    >Encodable|protocol Encodable {}
    >Decodable|protocol Decodable {}
    >ExpressibleByIntegerLiteral|protocol ExpressibleByIntegerLiteral {}
    >ExpressibleByFloatLiteral|protocol ExpressibleByFloatLiteral: ExpressibleByIntegerLiteral {}
    >ExpressibleByStringLiteral|protocol ExpressibleByStringLiteral {}
    >ExpressibleByBooleanLiteral|protocol ExpressibleByBooleanLiteral {}
    >ExpressibleByArrayLiteral|protocol ExpressibleByArrayLiteral {}
    >ExpressibleByDictionaryLiteral|protocol ExpressibleByDictionaryLiteral {}
    >ExpressibleByNilLiteral|protocol ExpressibleByNilLiteral {}
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
    >Sequence.Element|associatedtype Element
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
    joined|func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
    >Collection|protocol Collection<Element>: Sequence {}
    count|var count: Int { get }
    isEmpty|var isEmpty: Bool { get }
    first|var first: Element? { get }
    startIndex|var startIndex: Index { get }
    endIndex|var endIndex: Index { get }
    indices|var indices: DefaultIndices<Self> { get }
    prefix|func prefix(_ maxLength: Int) -> SubSequence
    suffix|func suffix(_ maxLength: Int) -> SubSequence
    dropFirst|func dropFirst(_ k: Int = 0) -> SubSequence
    dropLast|func dropLast(_ k: Int = 0) -> SubSequence
    prefix|func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    drop|func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    split|func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
    firstIndex|func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    randomElement|func randomElement() -> Element?
    index|func index(after i: Index) -> Index
    index|func index(_ i: Index, offsetBy distance: Int) -> Index
    index|func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    distance|func distance(from start: Index, to end: Index) -> Int
    prefix|func prefix(upTo end: Index) -> SubSequence
    prefix|func prefix(through position: Index) -> SubSequence
    suffix|func suffix(from start: Index) -> SubSequence
    >Collection.Index|associatedtype Index: Comparable
    >Collection.SubSequence|associatedtype SubSequence: Collection
    >Collection|extension Collection where Element: Equatable {}
    firstIndex|func firstIndex(of element: Element) -> Index?
    split|func split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0) -> [SubSequence]
    split|func split(separator: some Collection<Element>, maxSplits: Int = 0, omittingEmptySubsequences: Bool = 0) -> [SubSequence]
    firstRange|func firstRange(of other: some Collection<Element>) -> Range<Index>?
    ranges|func ranges(of other: some Collection<Element>) -> [Range<Index>]
    contains|func contains(_ other: some Collection<Element>) -> Bool
    trimmingPrefix|func trimmingPrefix(_ prefix: some Sequence<Element>) -> SubSequence
    >BidirectionalCollection|protocol BidirectionalCollection<Element>: Collection {}
    last|var last: Element? { get }
    last|func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
    lastIndex|func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    reversed|func reversed() -> ReversedCollection<Element>
    index|func index(before i: Index) -> Index
    >BidirectionalCollection|extension BidirectionalCollection where Element: Equatable {}
    lastIndex|func lastIndex(of element: Element) -> Index?
    >RandomAccessCollection|protocol RandomAccessCollection<Element>: BidirectionalCollection {}
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
    >String.Index|typealias Index = String.Index
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
    >StringProtocol|protocol StringProtocol: BidirectionalCollection {}
    hasPrefix|func hasPrefix(_ prefix: some StringProtocol) -> Bool
    hasSuffix|func hasSuffix(_ suffix: some StringProtocol) -> Bool
    lowercased|func lowercased() -> String
    uppercased|func uppercased() -> String
    description|var description: String { get }
    contains|func contains(_ other: some StringProtocol) -> Bool
    subscript|subscript(i: String.Index) -> Character { get }
    subscript|subscript(r: Range<String.Index>) -> Substring { get }
    >String.Index|extension String.Index: Comparable, Hashable {}
    init|init(utf16Offset offset: Int, in s: String)
    utf16Offset|func utf16Offset(in s: String) -> Int
    >Character|struct Character: Hashable, Comparable, LosslessStringConvertible, Sendable {}
    init|init(_ s: String)
    init|init(_ content: Unicode.Scalar)
    isASCII|var isASCII: Bool { get }
    asciiValue|var asciiValue: UInt8? { get }
    isWhitespace|var isWhitespace: Bool { get }
    isNewline|var isNewline: Bool { get }
    isNumber|var isNumber: Bool { get }
    isWholeNumber|var isWholeNumber: Bool { get }
    wholeNumberValue|var wholeNumberValue: Int? { get }
    isHexDigit|var isHexDigit: Bool { get }
    hexDigitValue|var hexDigitValue: Int? { get }
    isLetter|var isLetter: Bool { get }
    isUppercase|var isUppercase: Bool { get }
    isLowercase|var isLowercase: Bool { get }
    isCased|var isCased: Bool { get }
    isSymbol|var isSymbol: Bool { get }
    isMathSymbol|var isMathSymbol: Bool { get }
    isCurrencySymbol|var isCurrencySymbol: Bool { get }
    isPunctuation|var isPunctuation: Bool { get }
    unicodeScalars|var unicodeScalars: String.UnicodeScalarView { get }
    utf8|var utf8: String.UTF8View { get }
    utf16|var utf16: String.UTF16View { get }
    description|var description: String { get }
    debugDescription|var debugDescription: String { get }
    hashValue|var hashValue: Int { get }
    uppercased|func uppercased() -> String
    lowercased|func lowercased() -> String
    >Unicode.Scalar|extension Unicode.Scalar: Hashable, Comparable {}
    init|init(_ v: UInt8)
    init|init?(_ v: UInt32)
    init|init?(_ v: Int)
    init|init?(_ description: String)
    value|var value: UInt32 { get }
    isASCII|var isASCII: Bool { get }
    description|var description: String { get }
    debugDescription|var debugDescription: String { get }
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
    >UUID|struct UUID: Hashable, Comparable, Sendable {}
    init|init()
    init|init?(uuidString string: String)
    uuidString|var uuidString: String { get }
    description|var description: String { get }
    >Data|struct Data: Hashable, RandomAccessCollection, RangeReplaceableCollection, Sendable {}
    init|init()
    init|init(_ elements: some Sequence<UInt8>)
    init|init(repeating repeatedValue: UInt8, count: Int)
    init|init?(base64Encoded base64String: String)
    description|var description: String { get }
    firstRange|func firstRange(of data: Data) -> Range<Int>?
    base64EncodedString|func base64EncodedString() -> String
    base64EncodedData|func base64EncodedData() -> Data
    append|mutating func append(_ other: Data)
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
    >Decimal|struct Decimal: Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {}
    init|init()
    init|init(_ value: Double)
    init|init(_ value: Int)
    init|init(_ value: Int8)
    init|init(_ value: Int16)
    init|init(_ value: Int32)
    init|init(_ value: Int64)
    init|init(_ value: UInt)
    init|init(_ value: UInt8)
    init|init(_ value: UInt16)
    init|init(_ value: UInt32)
    init|init(_ value: UInt64)
    init|init?(string: String, locale: Locale? = 0)
    pi|static var pi: Decimal { get }
    nan|static var nan: Decimal { get }
    zero|static var zero: Decimal { get }
    greatestFiniteMagnitude|static var greatestFiniteMagnitude: Decimal { get }
    leastNormalMagnitude|static var leastNormalMagnitude: Decimal { get }
    leastNonzeroMagnitude|static var leastNonzeroMagnitude: Decimal { get }
    isNaN|var isNaN: Bool { get }
    isZero|var isZero: Bool { get }
    isFinite|var isFinite: Bool { get }
    isSignMinus|var isSignMinus: Bool { get }
    exponent|var exponent: Int { get }
    sign|var sign: FloatingPointSign { get }
    magnitude|var magnitude: Decimal { get }
    significand|var significand: Decimal { get }
    ulp|var ulp: Decimal { get }
    nextUp|var nextUp: Decimal { get }
    nextDown|var nextDown: Decimal { get }
    description|var description: String { get }
    isEqual|func isEqual(to other: Decimal) -> Bool
    isLess|func isLess(than other: Decimal) -> Bool
    isLessThanOrEqualTo|func isLessThanOrEqualTo(_ other: Decimal) -> Bool
    advanced|func advanced(by other: Decimal) -> Decimal
    distance|func distance(to other: Decimal) -> Decimal
    negate|mutating func negate()
    >Duration|struct Duration: Hashable, Comparable, Sendable {}
    seconds|static func seconds(_ seconds: Int) -> Duration
    seconds|static func seconds(_ seconds: Double) -> Duration
    milliseconds|static func milliseconds(_ milliseconds: Int) -> Duration
    milliseconds|static func milliseconds(_ milliseconds: Double) -> Duration
    microseconds|static func microseconds(_ microseconds: Int) -> Duration
    microseconds|static func microseconds(_ microseconds: Double) -> Duration
    nanoseconds|static func nanoseconds(_ nanoseconds: Int) -> Duration
    zero|static var zero: Duration { get }
    components|var components: (seconds: Int64, attoseconds: Int64) { get }
    description|var description: String { get }
    !|
    >AuthoredLayoutRule|protocol AuthoredLayoutRule: LayoutRule {}
    >CustomLayoutRule|class CustomLayoutRule<L: Layout>: AuthoredLayoutRule {}
    init|init(_ layout: L)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    >RuleLayout|protocol RuleLayout: Layout where Cache == Void {}
    rule|var rule: any LayoutRule { get }
    >RuleLayout|extension RuleLayout {}
    sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size
    placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    spacing|func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing
    >IdentityLayout|protocol IdentityLayout: RuleLayout {}
    >HStackLayout|struct HStackLayout: IdentityLayout {}
    alignment|var alignment: VerticalAlignment { get set }
    spacing|var spacing: Double? { get set }
    init|init(alignment: VerticalAlignment = 0, spacing: Double? = 0)
    rule|var rule: any LayoutRule { get }
    layoutProperties|static var layoutProperties: LayoutProperties { get }
    >VStackLayout|struct VStackLayout: IdentityLayout {}
    alignment|var alignment: HorizontalAlignment { get set }
    spacing|var spacing: Double? { get set }
    init|init(alignment: HorizontalAlignment = 0, spacing: Double? = 0)
    rule|var rule: any LayoutRule { get }
    layoutProperties|static var layoutProperties: LayoutProperties { get }
    >ZStackLayout|struct ZStackLayout: IdentityLayout {}
    alignment|var alignment: Alignment { get set }
    init|init(alignment: Alignment = 0)
    rule|var rule: any LayoutRule { get }
    >GridLayout|struct GridLayout: RuleLayout {}
    alignment|var alignment: Alignment { get set }
    horizontalSpacing|var horizontalSpacing: Double? { get set }
    verticalSpacing|var verticalSpacing: Double? { get set }
    init|init(alignment: Alignment = 0, horizontalSpacing: Double? = 0, verticalSpacing: Double? = 0)
    rule|var rule: any LayoutRule { get }
    >AnyLayout|struct AnyLayout: Layout {}
    init|init(_ layout: any Layout)
    makeCache|func makeCache(subviews: Subviews) -> Cache
    sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
    placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    >AnyLayout.Cache|struct Cache {}
    >Layout|extension Layout {}
    >LayoutProperties|extension LayoutProperties {}
    >Layout|protocol Layout {}
    layoutProperties|static var layoutProperties: LayoutProperties { get }
    makeCache|func makeCache(subviews: Subviews) -> Cache
    updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
    sizeThatFits|func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
    placeSubviews|func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
    explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
    >Layout.Subviews|typealias Subviews = LayoutSubviews
    >Layout.Cache|associatedtype Cache = Void
    >LayoutProperties|struct LayoutProperties: Hashable, Sendable {}
    stackOrientation|var stackOrientation: Axis? { get set }
    init|init()
    >Layout|extension Layout where Cache == Void {}
    makeCache|func makeCache(subviews: Subviews)
    >Layout|extension Layout {}
    layoutProperties|static var layoutProperties: LayoutProperties { get }
    updateCache|func updateCache(_ cache: inout Cache, subviews: Subviews)
    spacing|func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    explicitAlignment|func explicitAlignment( of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
    explicitAlignment|func explicitAlignment( of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache ) -> Double?
    >LayoutValueKey|protocol LayoutValueKey {}
    defaultValue|static var defaultValue: Value { get }
    >LayoutValueKey.Value|associatedtype Value
    >LayoutSubviews|struct LayoutSubviews: RandomAccessCollection {}
    startIndex|var startIndex: Int { get }
    endIndex|var endIndex: Int { get }
    subscript|subscript(index: Int) -> LayoutSubview { get }
    layoutDirection|var layoutDirection: LayoutDirection { get }
    >LayoutSubview|struct LayoutSubview: Equatable {}
    ==|static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    dimensions|func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    spacing|var spacing: ViewSpacing { get }
    priority|var priority: Double { get }
    place|func place(at position: Point, anchor: UnitPoint = 0, proposal: ProposedViewSize)
    subscript|subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { get }
    layoutValue|func layoutValue<Value>(named name: String, as type: Value.Type) -> Value?
    >LayoutNode|extension LayoutNode {}
    containerLengths|var containerLengths: Size { get }
    asContainer|func asContainer<Result>(of room: ProposedViewSize, _ body: () -> Result) -> Result
    visiblePart|var visiblePart: VisiblePart { get }
    showing|func showing(_ part: VisiblePart, _ place: () -> Void)
    >VisiblePart|struct VisiblePart: Hashable, Sendable {}
    start|var start: Double { get }
    end|var end: Double { get }
    init|init(start: Double = 0, end: Double)
    below|func below(_ length: Double) -> VisiblePart
    >LayoutConversation|struct LayoutConversation {}
    events|var events: [Event] { get }
    init|init?(of root: LayoutNode)
    settlement|func settlement(of node: LayoutNode) -> Settlement?
    >LayoutConversation.Event|struct Event {}
    kind|var kind: Kind { get }
    node|var node: LayoutNode { get }
    parent|var parent: LayoutNode? { get }
    size|var size: ProposedViewSize { get }
    >LayoutConversation.Event.Kind|enum Kind {}
    proposal|case proposal
    report|case report
    >LayoutConversation.Settlement|struct Settlement {}
    proposal|var proposal: ProposedViewSize { get }
    report|var report: Size { get }
    division|var division: StackDivisionTrace? { get }
    questions|var questions: [Answer] { get }
    >LayoutConversation.Answer|struct Answer {}
    child|var child: LayoutNode { get }
    proposal|var proposal: ProposedViewSize { get }
    report|var report: Size { get }
    isProbe|var isProbe: Bool { get }
    isFromCache|var isFromCache: Bool { get }
    >LayoutNode|extension LayoutNode {}
    isNeeded|var isNeeded: Bool { get }
    >LayoutNode|class LayoutNode {}
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
    >LayoutNode.GuideSet|struct GuideSet: OptionSet, Sendable {}
    rawValue|var rawValue: UInt8 { get }
    init|init(rawValue: UInt8)
    baselines|static var baselines: GuideSet { get }
    any|static var any: GuideSet { get }
    >ProposedViewSize|extension ProposedViewSize {}
    >Size|extension Size {}
    >LayoutRule|protocol LayoutRule {}
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (_ child: Int, _ origin: Point, _ proposal: ProposedViewSize) -> Void)
    explicitAlignment|func explicitAlignment(_ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode) -> Double?
    priority|func priority(_ node: LayoutNode) -> Double
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    forwardsChildTraits|var forwardsChildTraits: Bool { get }
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
    >LayoutRule|extension LayoutRule {}
    priority|func priority(_ node: LayoutNode) -> Double
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
    forwardsChildTraits|var forwardsChildTraits: Bool { get }
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    >UnaryLayoutRule|protocol UnaryLayoutRule: LayoutRule {}
    >UnaryLayoutRule|extension UnaryLayoutRule {}
    forwardsChildTraits|var forwardsChildTraits: Bool { get }
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    >TransparentLayoutRule|protocol TransparentLayoutRule: UnaryLayoutRule {}
    >TransparentLayoutRule|extension TransparentLayoutRule {}
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    priority|func priority(_ node: LayoutNode) -> Double
    keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
    constantSize|func constantSize(_ node: LayoutNode) -> Size?
    >TransparentRule|struct TransparentRule: TransparentLayoutRule {}
    init|init()
    >ChildlessLayoutRule|protocol ChildlessLayoutRule: LayoutRule {}
    >ChildlessLayoutRule|extension ChildlessLayoutRule {}
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
    spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
    >LeafLayoutRule|protocol LeafLayoutRule: ChildlessLayoutRule {}
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    >LeafLayoutRule|extension LeafLayoutRule {}
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    >LayoutSession|class LayoutSession {}
    measurements|var measurements: Int { get }
    placements|var placements: Int { get }
    keepsPlaces|var keepsPlaces: Bool { get set }
    keepsAnswers|var keepsAnswers: Bool { get set }
    measurementLimit|var measurementLimit: _ { get set }
    window|var window: Size { get set }
    safeArea|var safeArea: SafeArea { get set }
    trace|var trace: LayoutTrace? { get }
    remarks|var remarks: [LayoutWarning] { get }
    init|init(traced: Bool = 0)
    beginLayout|func beginLayout()
    isExhausted|var isExhausted: Bool { get }
    remark|func remark(_ remark: LayoutWarning)
    >LayoutWarning|enum LayoutWarning: Hashable, Sendable {}
    invalidFrameDimension|case invalidFrameDimension
    contradictoryFrame|case contradictoryFrame
    invalidReport|case invalidReport
    >LayoutTrace|class LayoutTrace {}
    record|func record(of node: LayoutNode, for proposal: ProposedViewSize) -> Record?
    placement|func placement(of node: LayoutNode) -> Record?
    >LayoutTrace.Question|struct Question {}
    child|var child: LayoutNode { get }
    proposal|var proposal: ProposedViewSize { get }
    isProbe|var isProbe: Bool { get }
    isFromCache|var isFromCache: Bool { get }
    >LayoutTrace.Record|struct Record {}
    questions|var questions: [Question] { get set }
    report|var report: _ { get set }
    division|var division: StackDivisionTrace? { get set }
    >LayoutTraits|struct LayoutTraits {}
    gridColumns|var gridColumns: Int? { get set }
    gridColumnAlignment|var gridColumnAlignment: HorizontalAlignment? { get set }
    gridAnchor|var gridAnchor: UnitPoint? { get set }
    gridUnsizedAxes|var gridUnsizedAxes: Axis.Set? { get set }
    hasOwnLine|var hasOwnLine: Bool { get set }
    lazySection|var lazySection: AnyHashable? { get set }
    init|init()
    subscript|subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value? { get set }
    subscript|subscript<Value>(named name: String, as type: Value.Type) -> Value? { get set }
    >LayoutValue|protocol LayoutValue {}
    >SafeArea|struct SafeArea: Hashable, Sendable {}
    init|init()
    init|init(bounds: Rect, insets: EdgeInsets)
    insets|func insets(reachedBy frame: Rect, _ edges: Edge.Set = 0) -> EdgeInsets
    extending|func extending(_ frame: Rect, over edges: Edge.Set) -> Rect
    >SafeArea.Layer|extension SafeArea.Layer {}
    >EdgeInsets|extension EdgeInsets {}
    >Edge.Set|extension Edge.Set {}
    >StackDivisionTrace|struct StackDivisionTrace: Hashable, Sendable {}
    axis|var axis: Axis { get set }
    spacing|var spacing: Double { get set }
    reserved|var reserved: Double { get set }
    turns|var turns: [Turn] { get set }
    init|init(axis: Axis, spacing: Double, reserved: Double, turns: [Turn])
    >StackDivisionTrace.Turn|struct Turn: Hashable, Sendable {}
    child|var child: Int { get set }
    priority|var priority: Double { get set }
    minimum|var minimum: Double? { get set }
    maximum|var maximum: Double? { get set }
    remaining|var remaining: Double { get set }
    sharers|var sharers: Int { get set }
    offer|var offer: Double { get set }
    taken|var taken: Double { get set }
    init|init( child: Int, priority: Double, minimum: Double?, maximum: Double?, remaining: Double, sharers: Int, offer: Double, taken: Double )
    >SurroundingStack|struct SurroundingStack: Hashable, Sendable {}
    axis|var axis: Axis? { get }
    init|init(_ axis: Axis? = 0)
    >LayoutSession|extension LayoutSession {}
    makeStack|func makeStack(along axis: Axis?) -> SurroundingStack
    >LayoutNode|extension LayoutNode {}
    stand|func stand(in other: SurroundingStack)
    >AlignmentID|protocol AlignmentID {}
    defaultValue|static func defaultValue(in context: ViewDimensions) -> Length
    >AlignmentID.Length|associatedtype Length: BinaryFloatingPoint = Double
    >AlignmentID|extension AlignmentID {}
    >AlignmentKey|struct AlignmentKey: Hashable, Sendable {}
    axis|var axis: Axis { get }
    ==|static func == (a: AlignmentKey, b: AlignmentKey) -> Bool
    hash|func hash(into hasher: inout Hasher)
    name|var name: String { get }
    >HorizontalAlignment|struct HorizontalAlignment: Hashable, Sendable {}
    key|var key: AlignmentKey { get }
    init|init(_ id: any AlignmentID.Type)
    init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
    leading|static var leading: HorizontalAlignment { get }
    center|static var center: HorizontalAlignment { get }
    trailing|static var trailing: HorizontalAlignment { get }
    listRowSeparatorLeading|static var listRowSeparatorLeading: HorizontalAlignment { get }
    listRowSeparatorTrailing|static var listRowSeparatorTrailing: HorizontalAlignment { get }
    >VerticalAlignment|struct VerticalAlignment: Hashable, Sendable {}
    key|var key: AlignmentKey { get }
    init|init(_ id: any AlignmentID.Type)
    init|init(named name: String, defaultValue: @escaping (ViewDimensions) -> Double)
    top|static var top: VerticalAlignment { get }
    center|static var center: VerticalAlignment { get }
    bottom|static var bottom: VerticalAlignment { get }
    firstTextBaseline|static var firstTextBaseline: VerticalAlignment { get }
    lastTextBaseline|static var lastTextBaseline: VerticalAlignment { get }
    >Alignment|struct Alignment: Hashable, Sendable {}
    horizontal|var horizontal: HorizontalAlignment { get set }
    vertical|var vertical: VerticalAlignment { get set }
    init|init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    center|static var center: Alignment { get }
    leading|static var leading: Alignment { get }
    trailing|static var trailing: Alignment { get }
    top|static var top: Alignment { get }
    bottom|static var bottom: Alignment { get }
    topLeading|static var topLeading: Alignment { get }
    topTrailing|static var topTrailing: Alignment { get }
    bottomLeading|static var bottomLeading: Alignment { get }
    bottomTrailing|static var bottomTrailing: Alignment { get }
    centerFirstTextBaseline|static var centerFirstTextBaseline: Alignment { get }
    centerLastTextBaseline|static var centerLastTextBaseline: Alignment { get }
    leadingFirstTextBaseline|static var leadingFirstTextBaseline: Alignment { get }
    leadingLastTextBaseline|static var leadingLastTextBaseline: Alignment { get }
    trailingFirstTextBaseline|static var trailingFirstTextBaseline: Alignment { get }
    trailingLastTextBaseline|static var trailingLastTextBaseline: Alignment { get }
    >Size|struct Size: Hashable, Sendable {}
    width|var width: Double { get set }
    height|var height: Double { get set }
    init|init(width: Double, height: Double)
    init|init(_ width: Double, _ height: Double)
    zero|static var zero: Size { get }
    subscript|subscript(axis: Axis) -> Double { get set }
    >Point|struct Point: Hashable, Sendable {}
    x|var x: Double { get set }
    y|var y: Double { get set }
    init|init(x: Double, y: Double)
    zero|static var zero: Point { get }
    +|static func + (a: Point, b: Point) -> Point
    -|static func - (a: Point, b: Point) -> Point
    >Rect|struct Rect: Hashable, Sendable {}
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
    >Axis|enum Axis: Int8, Hashable, Sendable, CaseIterable {}
    horizontal|case horizontal
    vertical|case vertical
    other|var other: Axis { get }
    >Axis.Set|struct Set: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int8 { get }
    init|init(rawValue: Int8)
    init|init(_ axis: Axis)
    horizontal|static var horizontal: Set { get }
    vertical|static var vertical: Set { get }
    contains|func contains(_ axis: Axis) -> Bool
    >Edge|enum Edge: Int8, Hashable, Sendable, CaseIterable {}
    top|case top
    leading|case leading
    bottom|case bottom
    trailing|case trailing
    >Edge.Set|struct Set: OptionSet, Hashable, Sendable {}
    rawValue|var rawValue: Int8 { get }
    init|init(rawValue: Int8)
    init|init(_ edge: Edge)
    top|static var top: Set { get }
    leading|static var leading: Set { get }
    bottom|static var bottom: Set { get }
    trailing|static var trailing: Set { get }
    horizontal|static var horizontal: Set { get }
    vertical|static var vertical: Set { get }
    all|static var all: Set { get }
    contains|func contains(_ edge: Edge) -> Bool
    >EdgeInsets|struct EdgeInsets: Hashable, Sendable {}
    top|var top: Double { get set }
    leading|var leading: Double { get set }
    bottom|var bottom: Double { get set }
    trailing|var trailing: Double { get set }
    init|init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0)
    init|init(_ edges: Edge.Set, _ length: Double)
    zero|static var zero: EdgeInsets { get }
    subscript|subscript(edge: Edge) -> Double { get set }
    total|func total(along axis: Axis) -> Double
    >UnitPoint|struct UnitPoint: Hashable, Sendable {}
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
    >LayoutDirection|enum LayoutDirection: String, Hashable, Sendable, CaseIterable {}
    leftToRight|case leftToRight
    rightToLeft|case rightToLeft
    >ProposedViewSize|struct ProposedViewSize: Hashable, Sendable {}
    width|var width: Double? { get set }
    height|var height: Double? { get set }
    init|init(width: Double?, height: Double?)
    init|init(_ size: Size)
    zero|static var zero: ProposedViewSize { get }
    infinity|static var infinity: ProposedViewSize { get }
    unspecified|static var unspecified: ProposedViewSize { get }
    subscript|subscript(axis: Axis) -> Double? { get set }
    replacingUnspecifiedDimensions|func replacingUnspecifiedDimensions(by size: Size = 0) -> Size
    >Transform|struct Transform: Hashable, Sendable {}
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
    >ViewDimensions|struct ViewDimensions {}
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
    >ViewSpacing|struct ViewSpacing: Hashable, Sendable {}
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
    >Int|extension Int {}
    >AspectRatioRule|struct AspectRatioRule: UnaryLayoutRule {}
    ratio|var ratio: Double? { get set }
    contentMode|var contentMode: ContentMode { get set }
    init|init(ratio: Double?, contentMode: ContentMode)
    sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
    placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
    """#
}
