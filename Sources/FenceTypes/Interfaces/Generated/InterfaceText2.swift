// Written by `make generate` from declarations.

extension InterfaceText {
  static let part2 = InterfacePart(
    starts: [
      0, 539, 1002, 2353, 2750, 3062, 3388, 3660, 4424, 4826, 5062, 5492, 5926, 6162, 6450, 7226,
      7468, 7769, 8267, 8756, 9094, 9905, 10147, 10409, 10653, 10913, 11715, 12001, 12245, 12631, 12704, 14104,
      15006, 15199, 15834, 17057, 17183, 17739, 18255, 18389, 18985, 19311, 19559, 21229, 21353, 21521, 21661, 21694,
      22038, 22187, 22324, 22440, 22586, 22723, 22887, 22955, 23029, 23187, 23276, 23416, 23546, 25593, 25658, 25787,
      25931, 26005, 26449, 26525, 26613, 26748, 26802, 27020, 27506, 27757, 28142, 28502, 28814, 29356, 29567, 29734,
      29864, 30553, 30728, 31576, 31700, 32336, 32746, 33062, 33213, 33814, 34130, 34187, 34346, 34836, 35568, 35836,
      35894, 36046, 36099, 36208, 36688, 37094, 37542, 37600, 37662, 37695, 38018, 38093, 38178, 38676, 38771, 38814,
      38940, 39228, 44683, 44716, 44890, 44925, 45048, 45531, 45744, 46092, 46157, 46226, 46301, 46395, 46464, 46525,
      46592, 46995, 47191, 47431, 47842, 49306, 49948, 50296, 50438, 50888, 53565, 53976, 54114, 54292, 54442, 54677,
      54754, 55054, 55453, 55608, 55861, 56038, 56083, 56127, 56249, 57716, 57874, 57981, 58041, 58460, 58753, 59338,
      59481, 59646, 59856, 59908, 59958, 60145, 60274, 64501, 64733, 64952, 65037, 65230, 67535, 67775, 67815, 67915,
      68671, 69281, 70325, 70368, 70444, 70742, 70989, 71335, 71476, 72098, 72998, 73041, 73077, 73383, 74022, 74291,
      74454, 74630, 74905, 75068, 75288, 75468, 75596, 75765, 75929, 76093, 77972, 78041, 78285, 78471, 79692, 80000,
      80195, 80261, 80325, 81548, 81738, 82102, 82361, 82707, 82846, 83224, 83752, 84272, 84595, 84877,
    ],
    text: #"""
      >Date.ComponentsFormatStyle.Field|extension Date.ComponentsFormatStyle.Field: Hashable {}
      year|static var year: Date.ComponentsFormatStyle.Field { get }
      month|static var month: Date.ComponentsFormatStyle.Field { get }
      week|static var week: Date.ComponentsFormatStyle.Field { get }
      day|static var day: Date.ComponentsFormatStyle.Field { get }
      hour|static var hour: Date.ComponentsFormatStyle.Field { get }
      minute|static var minute: Date.ComponentsFormatStyle.Field { get }
      second|static var second: Date.ComponentsFormatStyle.Field { get }
      >Date.ComponentsFormatStyle.Style|extension Date.ComponentsFormatStyle.Style: Hashable {}
      wide|static var wide: Date.ComponentsFormatStyle.Style { get }
      spellOut|static var spellOut: Date.ComponentsFormatStyle.Style { get }
      abbreviated|static var abbreviated: Date.ComponentsFormatStyle.Style { get }
      condensedAbbreviated|static var condensedAbbreviated: Date.ComponentsFormatStyle.Style { get }
      narrow|static var narrow: Date.ComponentsFormatStyle.Style { get }
      >Date.FormatStyle|extension Date.FormatStyle: FormatStyle {}
      init|init()
      init|init(date: Date.FormatStyle.DateStyle? = 0, time: Date.FormatStyle.TimeStyle? = 0, locale: Locale = 0, calendar: Calendar = 0, timeZone: TimeZone = 0)
      locale|var locale: Locale { get set }
      calendar|var calendar: Calendar { get set }
      timeZone|var timeZone: TimeZone { get set }
      era|func era(_ format: Date.FormatStyle.Symbol.Era = 0) -> Self
      year|func year(_ format: Date.FormatStyle.Symbol.Year = 0) -> Self
      quarter|func quarter(_ format: Date.FormatStyle.Symbol.Quarter = 0) -> Self
      month|func month(_ format: Date.FormatStyle.Symbol.Month = 0) -> Self
      week|func week(_ format: Date.FormatStyle.Symbol.Week = 0) -> Self
      day|func day(_ format: Date.FormatStyle.Symbol.Day = 0) -> Self
      dayOfYear|func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = 0) -> Self
      weekday|func weekday(_ format: Date.FormatStyle.Symbol.Weekday = 0) -> Self
      hour|func hour(_ format: Date.FormatStyle.Symbol.Hour = 0) -> Self
      minute|func minute(_ format: Date.FormatStyle.Symbol.Minute = 0) -> Self
      second|func second(_ format: Date.FormatStyle.Symbol.Second = 0) -> Self
      secondFraction|func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Self
      timeZone|func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = 0) -> Self
      locale|func locale(_ locale: Locale) -> Self
      >Date.FormatStyle.DateStyle|extension Date.FormatStyle.DateStyle: Hashable {}
      omitted|static var omitted: Date.FormatStyle.DateStyle { get }
      numeric|static var numeric: Date.FormatStyle.DateStyle { get }
      abbreviated|static var abbreviated: Date.FormatStyle.DateStyle { get }
      long|static var long: Date.FormatStyle.DateStyle { get }
      complete|static var complete: Date.FormatStyle.DateStyle { get }
      >Date.FormatStyle.Symbol.Day|extension Date.FormatStyle.Symbol.Day: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Day { get }
      ordinalOfDayInMonth|static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
      >Date.FormatStyle.Symbol.DayOfYear|extension Date.FormatStyle.Symbol.DayOfYear: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
      threeDigits|static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
      >Date.FormatStyle.Symbol.Era|extension Date.FormatStyle.Symbol.Era: Hashable {}
      abbreviated|static var abbreviated: Date.FormatStyle.Symbol.Era { get }
      wide|static var wide: Date.FormatStyle.Symbol.Era { get }
      narrow|static var narrow: Date.FormatStyle.Symbol.Era { get }
      >Date.FormatStyle.Symbol.Hour|extension Date.FormatStyle.Symbol.Hour: Hashable {}
      defaultDigits|static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
      twoDigits|static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
      conversationalDefaultDigits|static func conversationalDefaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
      conversationalTwoDigits|static func conversationalTwoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
      defaultDigitsNoAMPM|static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
      twoDigitsNoAMPM|static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
      >Date.FormatStyle.Symbol.Hour.AMPMStyle|extension Date.FormatStyle.Symbol.Hour.AMPMStyle: Hashable {}
      omitted|static var omitted: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
      narrow|static var narrow: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
      abbreviated|static var abbreviated: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
      wide|static var wide: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
      >Date.FormatStyle.Symbol.Minute|extension Date.FormatStyle.Symbol.Minute: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
      >Date.FormatStyle.Symbol.Month|extension Date.FormatStyle.Symbol.Month: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Month { get }
      abbreviated|static var abbreviated: Date.FormatStyle.Symbol.Month { get }
      wide|static var wide: Date.FormatStyle.Symbol.Month { get }
      narrow|static var narrow: Date.FormatStyle.Symbol.Month { get }
      >Date.FormatStyle.Symbol.Quarter|extension Date.FormatStyle.Symbol.Quarter: Hashable {}
      oneDigit|static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
      abbreviated|static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
      wide|static var wide: Date.FormatStyle.Symbol.Quarter { get }
      narrow|static var narrow: Date.FormatStyle.Symbol.Quarter { get }
      >Date.FormatStyle.Symbol.Second|extension Date.FormatStyle.Symbol.Second: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Second { get }
      >Date.FormatStyle.Symbol.SecondFraction|extension Date.FormatStyle.Symbol.SecondFraction: Hashable {}
      fractional|static func fractional(_ length: Int) -> Date.FormatStyle.Symbol.SecondFraction
      milliseconds|static func milliseconds(_ length: Int) -> Date.FormatStyle.Symbol.SecondFraction
      >Date.FormatStyle.Symbol.TimeZone|extension Date.FormatStyle.Symbol.TimeZone: Hashable {}
      specificName|static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      genericName|static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      iso8601|static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      localizedGMT|static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      identifier|static func identifier(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
      exemplarLocation|static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
      >Date.FormatStyle.Symbol.TimeZone.Width|extension Date.FormatStyle.Symbol.TimeZone.Width: Hashable {}
      short|static var short: Date.FormatStyle.Symbol.TimeZone.Width { get }
      long|static var long: Date.FormatStyle.Symbol.TimeZone.Width { get }
      >Date.FormatStyle.Symbol.Week|extension Date.FormatStyle.Symbol.Week: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Week { get }
      weekOfMonth|static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
      >Date.FormatStyle.Symbol.Weekday|extension Date.FormatStyle.Symbol.Weekday: Hashable {}
      abbreviated|static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
      wide|static var wide: Date.FormatStyle.Symbol.Weekday { get }
      narrow|static var narrow: Date.FormatStyle.Symbol.Weekday { get }
      short|static var short: Date.FormatStyle.Symbol.Weekday { get }
      oneDigit|static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
      >Date.FormatStyle.Symbol.Year|extension Date.FormatStyle.Symbol.Year: Hashable {}
      defaultDigits|static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
      twoDigits|static var twoDigits: Date.FormatStyle.Symbol.Year { get }
      padded|static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
      relatedGregorian|static func relatedGregorian(minimumLength: Int = 0) -> Date.FormatStyle.Symbol.Year
      extended|static func extended(minimumLength: Int = 0) -> Date.FormatStyle.Symbol.Year
      >Date.FormatStyle.TimeStyle|extension Date.FormatStyle.TimeStyle: Hashable {}
      omitted|static var omitted: Date.FormatStyle.TimeStyle { get }
      shortened|static var shortened: Date.FormatStyle.TimeStyle { get }
      standard|static var standard: Date.FormatStyle.TimeStyle { get }
      complete|static var complete: Date.FormatStyle.TimeStyle { get }
      >Date.ISO8601FormatStyle|extension Date.ISO8601FormatStyle: FormatStyle {}
      init|init()
      init|init(timeZone: TimeZone)
      timeZone|var timeZone: TimeZone { get set }
      year|func year() -> Self
      month|func month() -> Self
      day|func day() -> Self
      weekOfYear|func weekOfYear() -> Self
      time|func time(includingFractionalSeconds: Bool) -> Self
      timeZone|func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
      dateSeparator|func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Self
      dateTimeSeparator|func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Self
      timeSeparator|func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Self
      timeZoneSeparator|func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
      >Date.ISO8601FormatStyle.DateSeparator|extension Date.ISO8601FormatStyle.DateSeparator: Hashable {}
      dash|static var dash: Date.ISO8601FormatStyle.DateSeparator { get }
      omitted|static var omitted: Date.ISO8601FormatStyle.DateSeparator { get }
      >Date.ISO8601FormatStyle.DateTimeSeparator|extension Date.ISO8601FormatStyle.DateTimeSeparator: Hashable {}
      space|static var space: Date.ISO8601FormatStyle.DateTimeSeparator { get }
      standard|static var standard: Date.ISO8601FormatStyle.DateTimeSeparator { get }
      >Date.ISO8601FormatStyle.TimeSeparator|extension Date.ISO8601FormatStyle.TimeSeparator: Hashable {}
      colon|static var colon: Date.ISO8601FormatStyle.TimeSeparator { get }
      omitted|static var omitted: Date.ISO8601FormatStyle.TimeSeparator { get }
      >Date.ISO8601FormatStyle.TimeZoneSeparator|extension Date.ISO8601FormatStyle.TimeZoneSeparator: Hashable {}
      colon|static var colon: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
      omitted|static var omitted: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
      >Date.IntervalFormatStyle|extension Date.IntervalFormatStyle: FormatStyle {}
      init|init(date: Date.FormatStyle.DateStyle? = 0, time: Date.FormatStyle.TimeStyle? = 0, locale: Locale = 0, calendar: Calendar = 0, timeZone: TimeZone = 0)
      locale|var locale: Locale { get set }
      calendar|var calendar: Calendar { get set }
      timeZone|var timeZone: TimeZone { get set }
      year|func year() -> Self
      month|func month(_ format: Date.FormatStyle.Symbol.Month = 0) -> Self
      day|func day() -> Self
      weekday|func weekday(_ format: Date.FormatStyle.Symbol.Weekday = 0) -> Self
      hour|func hour(_ format: Date.FormatStyle.Symbol.Hour = 0) -> Self
      minute|func minute() -> Self
      second|func second() -> Self
      timeZone|func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = 0) -> Self
      locale|func locale(_ locale: Locale) -> Self
      >Date.RelativeFormatStyle|extension Date.RelativeFormatStyle: FormatStyle {}
      init|init(presentation: Date.RelativeFormatStyle.Presentation = 0, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = 0, locale: Locale = 0, calendar: Calendar = 0)
      locale|func locale(_ locale: Locale) -> Self
      >Date.RelativeFormatStyle.Presentation|extension Date.RelativeFormatStyle.Presentation: Hashable {}
      numeric|static var numeric: Date.RelativeFormatStyle.Presentation { get }
      named|static var named: Date.RelativeFormatStyle.Presentation { get }
      >Date.RelativeFormatStyle.UnitsStyle|extension Date.RelativeFormatStyle.UnitsStyle: Hashable {}
      wide|static var wide: Date.RelativeFormatStyle.UnitsStyle { get }
      spellOut|static var spellOut: Date.RelativeFormatStyle.UnitsStyle { get }
      abbreviated|static var abbreviated: Date.RelativeFormatStyle.UnitsStyle { get }
      narrow|static var narrow: Date.RelativeFormatStyle.UnitsStyle { get }
      >Date.TimeDurationStyle|extension Date.TimeDurationStyle: FormatStyle {}
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
      >DateComponentsFormatter|class DateComponentsFormatter: Formatter {}
      init|init()
      localizedString|static func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String?
      unitsStyle|var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      allowedUnits|var allowedUnits: NSCalendar.Unit { get set }
      zeroFormattingBehavior|var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get set }
      maximumUnitCount|var maximumUnitCount: Int { get set }
      includesApproximationPhrase|var includesApproximationPhrase: Bool { get set }
      includesTimeRemainingPhrase|var includesTimeRemainingPhrase: Bool { get set }
      calendar|var calendar: Calendar? { get set }
      string|func string(from ti: TimeInterval) -> String?
      string|func string(from components: DateComponents) -> String?
      string|func string(from startDate: Date, to endDate: Date) -> String?
      >DateComponentsFormatter.UnitsStyle|enum UnitsStyle: Hashable {}
      positional|case positional
      abbreviated|case abbreviated
      short|case short
      full|case full
      spellOut|case spellOut
      brief|case brief
      >DateComponentsFormatter.ZeroFormattingBehavior|extension DateComponentsFormatter.ZeroFormattingBehavior: OptionSet {}
      default|static var `default`: DateComponentsFormatter.ZeroFormattingBehavior { get }
      dropLeading|static var dropLeading: DateComponentsFormatter.ZeroFormattingBehavior { get }
      dropMiddle|static var dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior { get }
      dropTrailing|static var dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior { get }
      dropAll|static var dropAll: DateComponentsFormatter.ZeroFormattingBehavior { get }
      pad|static var pad: DateComponentsFormatter.ZeroFormattingBehavior { get }
      >DateFormatter|class DateFormatter: Formatter {}
      init|init()
      localizedString|static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      dateFormat|static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?
      dateStyle|var dateStyle: DateFormatter.Style { get set }
      timeStyle|var timeStyle: DateFormatter.Style { get set }
      dateFormat|var dateFormat: String! { get set }
      locale|var locale: Locale! { get set }
      timeZone|var timeZone: TimeZone! { get set }
      calendar|var calendar: Calendar! { get set }
      isLenient|var isLenient: Bool { get set }
      amSymbol|var amSymbol: String { get set }
      pmSymbol|var pmSymbol: String { get set }
      monthSymbols|var monthSymbols: [String] { get }
      shortMonthSymbols|var shortMonthSymbols: [String] { get }
      weekdaySymbols|var weekdaySymbols: [String] { get }
      shortWeekdaySymbols|var shortWeekdaySymbols: [String] { get }
      veryShortWeekdaySymbols|var veryShortWeekdaySymbols: [String] { get }
      string|func string(from date: Date) -> String
      date|func date(from string: String) -> Date?
      setLocalizedDateFormatFromTemplate|func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
      >DateFormatter.Style|enum Style: Hashable {}
      none|case none
      short|case short
      medium|case medium
      long|case long
      full|case full
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
      >DateIntervalFormatter|class DateIntervalFormatter: Formatter {}
      init|init()
      dateStyle|var dateStyle: DateIntervalFormatter.Style { get set }
      timeStyle|var timeStyle: DateIntervalFormatter.Style { get set }
      dateTemplate|var dateTemplate: String { get set }
      locale|var locale: Locale! { get set }
      timeZone|var timeZone: TimeZone! { get set }
      calendar|var calendar: Calendar! { get set }
      string|func string(from fromDate: Date, to toDate: Date) -> String
      string|func string(from dateInterval: DateInterval) -> String?
      >DateIntervalFormatter.Style|enum Style: Hashable {}
      none|case none
      short|case short
      medium|case medium
      long|case long
      full|case full
      !DatePicker|struct DatePicker: ControlView {}
      init|init( selection: Binding<Date>, displayedComponents: DatePickerComponents = 0, @ViewBuilder label: () -> some View )
      init|init( selection: Binding<Date>, in range: some RangeExpression<Date>, displayedComponents: DatePickerComponents = 0, @ViewBuilder label: () -> some View )
      init|init( _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = 0 )
      init|init( _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>, displayedComponents: DatePickerComponents = 0 )
      !DatePickerComponents|struct DatePickerComponents: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      date|static var date: DatePickerComponents { get }
      hourAndMinute|static var hourAndMinute: DatePickerComponents { get }
      hourMinuteAndSecond|static var hourMinuteAndSecond: _ { get }
      !DatePickerStyle|enum DatePickerStyle: Hashable, Sendable {}
      compact|case compact
      graphical|case graphical
      wheel|case wheel
      automatic|static var automatic: _ { get }
      field|static var field: _ { get }
      stepperField|static var stepperField: _ { get }
      >Decimal|extension Decimal {}
      init|init(_ value: String, format: some FormatStyle) throws
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
      !Decimal|extension Decimal: Plottable {}
      >Decimal.FormatStyle|extension Decimal.FormatStyle: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
      >Decimal.FormatStyle.Currency|extension Decimal.FormatStyle.Currency: FormatStyle, NumberFormatStyle {}
      init|init(code: String)
      init|init(code: String, locale: Locale)
      >Decimal.FormatStyle.Percent|extension Decimal.FormatStyle.Percent: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
      >Decodable|protocol Decodable {}
      >Decoder|protocol Decoder {}
      codingPath|var codingPath: [any CodingKey] { get }
      container|func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      unkeyedContainer|func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      singleValueContainer|func singleValueContainer() throws -> any SingleValueDecodingContainer
      !DefaultButtonStyle|struct DefaultButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultGaugeStyle|struct DefaultGaugeStyle: GaugeStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultGlassEffectShape|struct DefaultGlassEffectShape: Shape {}
      init|init()
      path|func path(in rect: Rect) -> Path
      !DefaultGroupBoxStyle|struct DefaultGroupBoxStyle: GroupBoxStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultLabelStyle|struct DefaultLabelStyle: LabelStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultLabeledContentStyle|struct DefaultLabeledContentStyle: LabeledContentStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultListStyle|struct DefaultListStyle: ListStyle {}
      init|init()
      !DefaultPickerStyle|struct DefaultPickerStyle: PickerStyle {}
      init|init()
      !DefaultProgressViewStyle|struct DefaultProgressViewStyle: ProgressViewStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DefaultTextFieldStyle|struct DefaultTextFieldStyle: _DrawnTextFieldStyle {}
      init|init()
      !DefaultToggleStyle|struct DefaultToggleStyle: ToggleStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !DialogSeverity|enum DialogSeverity: Hashable, Sendable {}
      automatic|case automatic
      standard|case standard
      critical|case critical
      >Dictionary|extension Dictionary {}
      >Dictionary|extension Dictionary: Equatable {}
      >Dictionary|extension Dictionary: Hashable {}
      >Dictionary|extension Dictionary {}
      count|var count: Int { get }
      isEmpty|var isEmpty: Bool { get }
      removeValue|mutating func removeValue(forKey key: Key) -> Value?
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
      >Dictionary.Element|typealias Element = (key: Key, value: Value)
      !DigitalCrownEvent|struct DigitalCrownEvent: Sendable {}
      offset|var offset: Double { get }
      velocity|var velocity: Double { get }
      !DigitalCrownRotationalSensitivity|enum DigitalCrownRotationalSensitivity: Hashable, Sendable {}
      low|case low
      medium|case medium
      high|case high
      >Dimension|class Dimension: Hashable {}
      symbol|var symbol: String { get }
      !DisclosureGroup|struct DisclosureGroup: PrimitiveView {}
      init|init( isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View )
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)
      !DismissAction|struct DismissAction {}
      callAsFunction|func callAsFunction()
      !DismissSearchAction|struct DismissSearchAction {}
      callAsFunction|func callAsFunction()
      !DismissWindowAction|struct DismissWindowAction {}
      callAsFunction|func callAsFunction()
      callAsFunction|func callAsFunction(id: String)
      !Divider|struct Divider: PrimitiveView {}
      init|init()
      !DividerRule|struct DividerRule: ChildlessLayoutRule {}
      thickness|var thickness: Double { get set }
      init|init(thickness: Double)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      >Double|struct Double: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
      init|init()
      init|init?(_ text: some StringProtocol)
      init|init(bitPattern: UInt64)
      bitPattern|var bitPattern: UInt64 { get }
      !Double|extension Double: Animatable {}
      !Double|extension Double {}
      !Double|extension Double: VectorArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !Double|extension Double: Plottable {}
      !DragGesture|struct DragGesture: PrimitiveGesture {}
      minimumDistance|var minimumDistance: Double { get set }
      coordinateSpace|var coordinateSpace: CoordinateSpace { get set }
      init|init(minimumDistance: Double = 0, coordinateSpace: CoordinateSpace = 0)
      !DragGesture.Value|struct Value: Equatable, Sendable {}
      time|var time: Date { get set }
      location|var location: Point { get set }
      startLocation|var startLocation: Point { get set }
      translation|var translation: Size { get }
      velocity|var velocity: Size { get }
      predictedEndLocation|var predictedEndLocation: Point { get }
      predictedEndTranslation|var predictedEndTranslation: Size { get }
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|struct DrawnPath: Hashable, Sendable {}
      elements|var elements: [Element] { get set }
      evenOdd|var evenOdd: Bool { get set }
      init|init(_ elements: [Element] = 0, evenOdd: Bool = 0)
      !DrawnPath|extension DrawnPath {}
      !DrawnPath|extension DrawnPath {}
      !DrawnPath.Element|enum Element: Hashable, Sendable {}
      move|case move(Point)
      line|case line(Point)
      quad|case quad(Point, control: Point)
      cubic|case cubic(Point, control1: Point, control2: Point)
      close|case close
      !DrawnPath.Element|extension DrawnPath.Element {}
      !DrawnPath.Element|extension DrawnPath.Element {}
      !DropDelegate|protocol DropDelegate {}
      validateDrop|func validateDrop(info: DropInfo) -> Bool
      performDrop|func performDrop(info: DropInfo) -> Bool
      dropEntered|func dropEntered(info: DropInfo)
      dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
      dropExited|func dropExited(info: DropInfo)
      !DropDelegate|extension DropDelegate {}
      validateDrop|func validateDrop(info: DropInfo) -> Bool
      dropEntered|func dropEntered(info: DropInfo)
      dropUpdated|func dropUpdated(info: DropInfo) -> DropProposal?
      dropExited|func dropExited(info: DropInfo)
      !DropInfo|struct DropInfo {}
      location|var location: Point { get }
      hasItemsConforming|func hasItemsConforming(to types: [String]) -> Bool
      itemProviders|func itemProviders(for types: [String]) -> [NSItemProvider]
      !DropOperation|enum DropOperation: Hashable, Sendable {}
      cancel|case cancel
      forbidden|case forbidden
      copy|case copy
      move|case move
      delete|case delete
      alias|case alias
      !DropProposal|struct DropProposal: Sendable {}
      operation|var operation: DropOperation { get }
      init|init(operation: DropOperation)
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
      >Duration.TimeFormatStyle|extension Duration.TimeFormatStyle: FormatStyle {}
      init|init(pattern: Duration.TimeFormatStyle.Pattern)
      locale|func locale(_ locale: Locale) -> Self
      >Duration.TimeFormatStyle.Pattern|extension Duration.TimeFormatStyle.Pattern: Hashable {}
      hourMinute|static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
      hourMinuteSecond|static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
      minuteSecond|static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
      hourMinute|static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = 0) -> Duration.TimeFormatStyle.Pattern
      hourMinuteSecond|static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = 0) -> Duration.TimeFormatStyle.Pattern
      minuteSecond|static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = 0) -> Duration.TimeFormatStyle.Pattern
      >Duration.UnitsFormatStyle|extension Duration.UnitsFormatStyle: FormatStyle {}
      locale|func locale(_ locale: Locale) -> Self
      >Duration.UnitsFormatStyle.Unit|extension Duration.UnitsFormatStyle.Unit: Hashable {}
      weeks|static var weeks: Duration.UnitsFormatStyle.Unit { get }
      days|static var days: Duration.UnitsFormatStyle.Unit { get }
      hours|static var hours: Duration.UnitsFormatStyle.Unit { get }
      minutes|static var minutes: Duration.UnitsFormatStyle.Unit { get }
      seconds|static var seconds: Duration.UnitsFormatStyle.Unit { get }
      milliseconds|static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
      microseconds|static var microseconds: Duration.UnitsFormatStyle.Unit { get }
      nanoseconds|static var nanoseconds: Duration.UnitsFormatStyle.Unit { get }
      >Duration.UnitsFormatStyle.UnitWidth|extension Duration.UnitsFormatStyle.UnitWidth: Hashable {}
      wide|static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
      abbreviated|static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
      condensedAbbreviated|static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
      narrow|static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
      >Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy|extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy: Hashable {}
      hide|static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get }
      show|static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
      !DynamicProperty|protocol DynamicProperty {}
      update|mutating func update()
      !DynamicProperty|extension DynamicProperty {}
      update|mutating func update()
      !DynamicTypeSize|enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {}
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
      !DynamicTypeSize|typealias DynamicTypeSize = VitrineText.DynamicTypeSize
      !DynamicViewContent|protocol DynamicViewContent: View {}
      data|var data: Data { get }
      !DynamicViewContent|extension DynamicViewContent {}
      onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
      !DynamicViewContent.Data|associatedtype Data: Collection
      !Edge|enum Edge: Int8, Hashable, Sendable, CaseIterable {}
      top|case top
      leading|case leading
      bottom|case bottom
      trailing|case trailing
      !Edge|extension Edge {}
      !Edge.Set|extension Edge.Set {}
      !Edge.Set|struct Set: OptionSet, Hashable, Sendable {}
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
      !EdgeInsets|extension EdgeInsets {}
      !EdgeInsets|struct EdgeInsets: Hashable, Sendable {}
      top|var top: Double { get set }
      leading|var leading: Double { get set }
      bottom|var bottom: Double { get set }
      trailing|var trailing: Double { get set }
      init|init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0)
      init|init(_ edges: Edge.Set, _ length: Double)
      zero|static var zero: EdgeInsets { get }
      subscript|subscript(edge: Edge) -> Double { get set }
      total|func total(along axis: Axis) -> Double
      !EdgeInsets|extension EdgeInsets: Animatable {}
      animatableData|var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> { get set }
      !EdgeInsets|extension EdgeInsets {}
      !EditActions|struct EditActions<Data>: OptionSet, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      move|static var move: EditActions<Data> { get }
      delete|static var delete: EditActions<Data> { get }
      all|static var all: EditActions<Data> { get }
      !EditButton|struct EditButton: ControlView {}
      init|init()
      !EditMode|enum EditMode: Hashable, Sendable {}
      inactive|case inactive
      transient|case transient
      active|case active
      isEditing|var isEditing: Bool { get }
      !EffectfulView|extension EffectfulView: ViewGroup {}
      !Ellipse|struct Ellipse: _MovableOutline {}
      init|init()
      path|func path(in rect: Rect, inset: Double) -> Path
      !EllipticalGradient|struct EllipticalGradient: StyleView, Sendable {}
      init|init( gradient: Gradient, center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      !EllipticalGradient|extension EllipticalGradient {}
      init|init( colors: [Color], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      init|init( stops: [Gradient.Stop], center: UnitPoint = 0, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0 )
      !EmptyAnimatableData|struct EmptyAnimatableData: VectorArithmetic {}
      init|init()
      zero|static var zero: EmptyAnimatableData { get }
      +|static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      -|static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !EmptyMatchedTransitionSourceConfiguration|struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
      background|func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration
      clipShape|func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration
      shadow|func shadow( color: Color = 0, radius: Double, x: Double = 0, y: Double = 0 ) -> EmptyMatchedTransitionSourceConfiguration
      !EmptyView|struct EmptyView: PrimitiveView {}
      init|init()
      !EmptyVisualEffect|struct EmptyVisualEffect: PrimitiveView {}
      >Encodable|protocol Encodable {}
      >Encoder|protocol Encoder {}
      codingPath|var codingPath: [any CodingKey] { get }
      container|func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      unkeyedContainer|func unkeyedContainer() -> any UnkeyedEncodingContainer
      singleValueContainer|func singleValueContainer() -> any SingleValueEncodingContainer
      >EnumeratedSequence|struct EnumeratedSequence<Base: Sequence>: Sequence {}
      >EnumeratedSequence.Element|typealias Element = (offset: Int, element: Base.Element)
      !Environment|extension Environment: DynamicProperty {}
      !Environment|@propertyWrapper struct Environment<Value> {}
      init|init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      wrappedValue|var wrappedValue: Value { get }
      !Environment|extension Environment where Value: AnyObject & Observable {}
      init|init(_ type: Value.Type)
      !Environment|extension Environment {}
      init|init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object?
      !Environment|extension Environment: SourcedProperty {}
      !EnvironmentKey|protocol EnvironmentKey {}
      defaultValue|static var defaultValue: Value { get }
      !EnvironmentKey.Value|associatedtype Value
      !EnvironmentModifier|protocol EnvironmentModifier: PrimitiveModifier {}
      !EnvironmentModifier|extension EnvironmentModifier {}
      !EnvironmentObject|extension EnvironmentObject: DynamicProperty {}
      !EnvironmentObject|@propertyWrapper struct EnvironmentObject<Object: _ObservedObject> {}
      init|init()
      wrappedValue|var wrappedValue: Object { get }
      projectedValue|var projectedValue: ObservedObject<Object>.Wrapper { get }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      controlSize|var controlSize: ControlSize { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      sizeCategory|var sizeCategory: ContentSizeCategory { get set }
      !EnvironmentValues|struct EnvironmentValues {}
      init|init()
      subscript|subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get set }
      text|var text: TextEnvironment { get set }
      layoutDirection|var layoutDirection: _ { get set }
      colorScheme|var colorScheme: _ { get set }
      isEnabled|var isEnabled: Bool { get set }
      tint|var tint: Color? { get set }
      safeAreaInsets|var safeAreaInsets: _ { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      pixelLength|var pixelLength: Double { get }
      displayScale|var displayScale: Double { get set }
      dynamicTypeSize|var dynamicTypeSize: DynamicTypeSize { get set }
      font|var font: Font? { get set }
      lineLimit|var lineLimit: Int? { get set }
      lineSpacing|var lineSpacing: Double { get set }
      multilineTextAlignment|var multilineTextAlignment: TextOptions.Alignment { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      horizontalSizeClass|var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      verticalSizeClass|var verticalSizeClass: UserInterfaceSizeClass? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      badgeProminence|var badgeProminence: BadgeProminence { get set }
      backgroundProminence|var backgroundProminence: BackgroundProminence { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      headerProminence|var headerProminence: Prominence { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      defaultMinListRowHeight|var defaultMinListRowHeight: CGFloat { get set }
      defaultMinListHeaderHeight|var defaultMinListHeaderHeight: CGFloat? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      redactionReasons|var redactionReasons: RedactionReasons { get set }
      !EnvironmentValues|extension EnvironmentValues {}
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
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      backgroundStyle|var backgroundStyle: AnyShapeStyle? { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      symbolVariants|var symbolVariants: SymbolVariants { get set }
      !EnvironmentValues|extension EnvironmentValues {}
      !EnvironmentValues|extension EnvironmentValues {}
      >Equatable|protocol Equatable {}
      !EquatableView|struct EquatableView<Content: Equatable & View>: View {}
      content|var content: Content { get set }
      init|init(content: Content)
      body|var body: some View { get }
      >Error|protocol Error: Sendable {}
      !EventFailure|struct EventFailure: Error, Hashable, CustomStringConvertible {}
      description|var description: String { get }
      !EventModifiers|struct EventModifiers: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      capsLock|static var capsLock: EventModifiers { get }
      shift|static var shift: EventModifiers { get }
      control|static var control: EventModifiers { get }
      option|static var option: EventModifiers { get }
      command|static var command: EventModifiers { get }
      numericPad|static var numericPad: EventModifiers { get }
      all|static var all: EventModifiers { get }
      !ExclusiveGesture|struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {}
      first|var first: First { get set }
      second|var second: Second { get set }
      init|init(_ first: First, _ second: Second)
      !ExclusiveGesture.Value|enum Value {}
      first|case first(First.Value)
      second|case second(Second.Value)
      !ExclusiveGesture.Value|extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
      !ExclusiveGesture.Value|extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
      >ExpressibleByArrayLiteral|protocol ExpressibleByArrayLiteral {}
      >ExpressibleByBooleanLiteral|protocol ExpressibleByBooleanLiteral {}
      >ExpressibleByDictionaryLiteral|protocol ExpressibleByDictionaryLiteral {}
      >ExpressibleByFloatLiteral|protocol ExpressibleByFloatLiteral: ExpressibleByIntegerLiteral {}
      >ExpressibleByIntegerLiteral|protocol ExpressibleByIntegerLiteral {}
      >ExpressibleByNilLiteral|protocol ExpressibleByNilLiteral {}
      >ExpressibleByStringLiteral|protocol ExpressibleByStringLiteral {}
      !Fill|extension Fill {}
      !Fill|extension Fill {}
      !Fill|extension Fill {}
      !Fill|enum Fill: Hashable, Sendable {}
      ink|case ink(Ink)
      linear|case linear(GradientStops, from: Point, to: Point)
      radial|case radial(GradientStops, center: Point, startRadius: Double, endRadius: Double)
      angular|case angular(GradientStops, center: Point, start: Double, end: Double)
      !Fill|extension Fill {}
      !Fill|extension Fill {}
      !FillStyle|struct FillStyle: Hashable, Sendable {}
      isEOFilled|var isEOFilled: Bool { get set }
      isAntialiased|var isAntialiased: Bool { get set }
      init|init(eoFill: Bool = 0, antialiased: Bool = 0)
      !FixedLeafRule|struct FixedLeafRule: LeafLayoutRule {}
      size|var size: Size { get set }
      init|init(_ size: Size)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      constantSize|func constantSize(_ node: LayoutNode) -> Size?
      !FixedSizeRule|struct FixedSizeRule: UnaryLayoutRule {}
      axes|var axes: Axis.Set { get set }
      init|init(_ axes: Axis.Set)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      priority|func priority(_ node: LayoutNode) -> Double
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
      random|static func random(in range: Range<Self>, using generator: inout Any) -> Self
      random|static func random(in range: ClosedRange<Self>, using generator: inout Any) -> Self
      !FlexibleFrameRule|struct FlexibleFrameRule: UnaryLayoutRule {}
      horizontal|var horizontal: Lengths { get set }
      vertical|var vertical: Lengths { get set }
      alignment|var alignment: Alignment { get set }
      init|init(horizontal: Lengths, vertical: Lengths, alignment: Alignment)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      keepsSpacingInFrames|func keepsSpacingInFrames(_ node: LayoutNode) -> Bool
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !FlexibleFrameRule.Lengths|struct Lengths {}
      minimum|var minimum: Double? { get set }
      ideal|var ideal: Double? { get set }
      maximum|var maximum: Double? { get set }
      isContradictory|var isContradictory: Bool { get }
      init|init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?)
      !FlexibleFrameRule.Lengths|extension FlexibleFrameRule.Lengths {}
      !FlexibleLeafRule|struct FlexibleLeafRule: LeafLayoutRule {}
      init|init()
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      >Float|struct Float: BinaryFloatingPoint, LosslessStringConvertible, ExpressibleByFloatLiteral, Sendable {}
      init|init()
      init|init?(_ text: some StringProtocol)
      init|init(bitPattern: UInt32)
      bitPattern|var bitPattern: UInt32 { get }
      !Float|extension Float: Animatable {}
      !Float|extension Float: VectorArithmetic {}
      scale|mutating func scale(by factor: Double)
      magnitudeSquared|var magnitudeSquared: Double { get }
      !Float|extension Float: Plottable {}
      >FloatingPoint|extension FloatingPoint {}
      init|init(_ value: String, format: some FormatStyle) throws
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
      >FloatingPointFormatStyle|struct FloatingPointFormatStyle<Value>: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
      >FloatingPointFormatStyle.Currency|extension FloatingPointFormatStyle.Currency: FormatStyle, NumberFormatStyle {}
      init|init(code: String)
      init|init(code: String, locale: Locale)
      >FloatingPointFormatStyle.Percent|extension FloatingPointFormatStyle.Percent: FormatStyle, NumberFormatStyle {}
      init|init()
      init|init(locale: Locale)
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
      !FocusInteractions|struct FocusInteractions: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      activate|static var activate: FocusInteractions { get }
      edit|static var edit: FocusInteractions { get }
      automatic|static var automatic: FocusInteractions { get }
      !FocusState|extension FocusState: DynamicProperty {}
      !FocusState|@propertyWrapper struct FocusState<Value: Hashable> {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0) where Value == Bool
      init|init<Field: Hashable>(file: String = 0, line: Int = 0, column: Int = 0) where Value == Field?
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !FocusState.Binding|@propertyWrapper struct Binding {}
      wrappedValue|var wrappedValue: Value { get set }
      projectedValue|var projectedValue: Binding { get }
      !FocusedBinding|@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {}
      init|init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      wrappedValue|var wrappedValue: Value? { get set }
      projectedValue|var projectedValue: Binding<Value?> { get }
      !FocusedValue|@propertyWrapper struct FocusedValue<Value>: DynamicProperty {}
      init|init(_ keyPath: KeyPath<FocusedValues, Value?>)
      wrappedValue|var wrappedValue: Value? { get }
      !FocusedValueKey|protocol FocusedValueKey {}
      !FocusedValueKey.Value|associatedtype Value
      !FocusedValues|struct FocusedValues {}
      subscript|subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
      !Font|extension Font {}
      width|func width(_ width: Width) -> Font
      leading|func leading(_ leading: Leading) -> Font
      smallCaps|func smallCaps() -> Font
      lowercaseSmallCaps|func lowercaseSmallCaps() -> Font
      uppercaseSmallCaps|func uppercaseSmallCaps() -> Font
      !Font|struct Font: Hashable, Sendable {}
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
      system|static func system(size: Double, weight: Weight? = 0, width: Width?, design: Design? = 0) -> Font
      system|static func system(_ style: TextStyle, design: Design? = 0, weight: Weight? = 0) -> Font
      custom|static func custom(_ name: String, size: Double, relativeTo style: TextStyle = 0) -> Font
      custom|static func custom(_ name: String, fixedSize: Double) -> Font
      weight|func weight(_ weight: Weight) -> Font
      bold|func bold() -> Font
      italic|func italic() -> Font
      monospaced|func monospaced() -> Font
      monospacedDigit|func monospacedDigit() -> Font
      !Font|extension Font {}
      !Font|extension Font {}
      init|init(_ font: UIFont)
      !Font.Design|enum Design: String, Hashable, Sendable, CaseIterable {}
      default|case `default`
      serif|case serif
      rounded|case rounded
      monospaced|case monospaced
      !Font.Leading|enum Leading: Hashable, Sendable {}
      standard|case standard
      tight|case tight
      loose|case loose
      !Font.TextStyle|typealias TextStyle = VitrineText.TextStyle
      !Font.Weight|struct Weight: Hashable, Sendable {}
      ultraLight|static var ultraLight: Weight { get }
      thin|static var thin: Weight { get }
      light|static var light: Weight { get }
      regular|static var regular: Weight { get }
      medium|static var medium: Weight { get }
      semibold|static var semibold: Weight { get }
      bold|static var bold: Weight { get }
      heavy|static var heavy: Weight { get }
      black|static var black: Weight { get }
      !Font.Width|struct Width: Hashable, Sendable {}
      value|var value: Double { get set }
      init|init(_ value: Double)
      compressed|static var compressed: Width { get }
      condensed|static var condensed: Width { get }
      standard|static var standard: Width { get }
      expanded|static var expanded: Width { get }
      !FontFace|struct FontFace: Hashable, Sendable {}
      family|var family: Family { get set }
      fallbackName|var fallbackName: String { get set }
      size|var size: Double { get set }
      weight|var weight: Double { get set }
      italic|var italic: Bool { get set }
      monospacedDigits|var monospacedDigits: Bool { get set }
      init|init( family: Family = 0, fallbackName: String = 0, size: Double, weight: Double = 0, italic: Bool = 0, monospacedDigits: Bool = 0 )
      !FontFace|extension FontFace {}
      isEmoji|var isEmoji: Bool { get }
      !FontFace|extension FontFace {}
      cssFontFamily|var cssFontFamily: String { get }
      !FontFace.Family|enum Family: String, Hashable, Sendable, CaseIterable {}
      system|case system
      monospaced|case monospaced
      fallback|case fallback
      !FontLibrary|class FontLibrary: Sendable {}
      folder|var folder: String { get }
      webFonts|var webFonts: [WebFont] { get }
      init|init(_ assets: Assets) throws(LoadError)
      !FontLibrary.LoadError|enum LoadError: Error, CustomStringConvertible {}
      missing|case missing(MissingAssets)
      unreadable|case unreadable(path: String, reason: String)
      description|var description: String { get }
      !FontManifest.Entry|extension FontManifest.Entry {}
      !FontManifest.Part|extension FontManifest.Part {}
      !FontStyleSheet|enum FontStyleSheet {}
      textDeclarations|static var textDeclarations: _ { get }
      fontFaces|static func fontFaces(_ fonts: [WebFont], address: (WebFont) -> String) -> String
      !FontWarning|struct FontWarning: Hashable, Sendable {}
      message|var message: String { get set }
      hint|var hint: String { get set }
      !ForEach|extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {}
      init|init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
      !ForEach|extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {}
      init|init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
      !ForEach|struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
      data|var data: Data { get }
      content|var content: (Data.Element) -> Content { get }
      !ForEach|extension ForEach: View where Content: View {}
      body|var body: Never { get }
      !ForEach|extension ForEach where Content: View {}
      init|init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach: PrimitiveView where Content: View {}
      !ForEach|extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}
      init|init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Data == Range<Int>, ID == Int, Content: View {}
      init|init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
      !ForEach|extension ForEach: ViewGroup where Content: View {}
      !ForEach|extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
      !ForEach|extension ForEach where Content: AccessibilityRotorContent {}
      init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content )
      !ForEach|extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {}
      init|init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Content: View {}
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
      !ForEach|extension ForEach: TableRowContent where Content: TableRowContent {}
      !ForEach|extension ForEach where Content: TableRowContent {}
      init|init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value
      init|init<Value>( _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content ) where Content.TableRowValue == Value
      !ForEach|extension ForEach where Content: View {}
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID
      init|init<C: MutableCollection & RandomAccessCollection>( _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content ) where Data == Binding<C>
      !ForEach|extension ForEach where Content: View {}
      onDelete|func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      onMove|func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
      onInsert|func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent
      !ForEach|extension ForEach: DynamicViewContent where Content: View {}
      !ForEach|extension ForEach: PrimitiveChartContent where Content: ChartContent {}
      !ForEach|extension ForEach: ChartContent where Content: ChartContent {}
      !ForEach|extension ForEach where Content: ChartContent {}
      init|init( _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content )
      !ForEach|extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {}
      init|init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
      !ForEach|extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {}
      init|init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
      !ForEachSectionCollection|struct ForEachSectionCollection<Content>: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> SectionConfiguration { get }
      !ForEachSubviewCollection|struct ForEachSubviewCollection<Content>: RandomAccessCollection {}
      startIndex|var startIndex: Int { get }
      endIndex|var endIndex: Int { get }
      subscript|subscript(index: Int) -> Subview { get }
      !Form|struct Form: PrimitiveView {}
      init|init(@ViewBuilder content: () -> some View)
      !FormStyle|struct FormStyle: Hashable, Sendable {}
      automatic|static var automatic: FormStyle { get }
      grouped|static var grouped: FormStyle { get }
      columns|static var columns: FormStyle { get }
      >FormatStyle|extension FormatStyle {}
      number|static var number: FloatingPointFormatStyle { get }
      percent|static var percent: FloatingPointFormatStyle.Percent { get }
      currency|static func currency(code: String) -> FloatingPointFormatStyle.Currency
      dateTime|static var dateTime: Date.FormatStyle { get }
      interval|static var interval: Date.IntervalFormatStyle { get }
      iso8601|static var iso8601: Date.ISO8601FormatStyle { get }
      relative|static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = 0) -> Date.RelativeFormatStyle
      components|static func components(style: Date.ComponentsFormatStyle.Style, fields: [Date.ComponentsFormatStyle.Field]? = 0) -> Date.ComponentsFormatStyle
      timeDuration|static var timeDuration: Date.TimeDurationStyle { get }
      list|static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = 0) -> ListFormatStyle
      list|static func list(memberStyle: some FormatStyle, type: ListFormatStyle.ListType, width: ListFormatStyle.Width = 0) -> ListFormatStyle
      byteCount|static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = 0, spellsOutZero: Bool = 0, includesActualByteCount: Bool = 0) -> ByteCountFormatStyle
      measurement|static func measurement(width: Measurement.FormatStyle.UnitWidth, usage: Measurement.FormatStyle.Usage = 0, numberFormatStyle: FloatingPointFormatStyle? = 0) -> Measurement.FormatStyle
      measurement|static func measurement(width: Measurement.FormatStyle.UnitWidth, usage: Measurement.FormatStyle.Usage = 0, hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle? = 0) -> Measurement.FormatStyle
      name|static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle
      time|static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle
      units|static func units(allowed units: [Duration.UnitsFormatStyle.Unit] = 0, width: Duration.UnitsFormatStyle.UnitWidth = 0, maximumUnitCount: Int? = 0, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = 0) -> Duration.UnitsFormatStyle
      url|static var url: URL.FormatStyle { get }
      format|func format(_ value: Any) -> String
      !FormatStyle|extension FormatStyle where FormatInput: Plottable, FormatOutput == String {}
      >Formattable|extension Formattable {}
      formatted|func formatted() -> String
      formatted|func formatted(_ style: some FormatStyle) -> String
      formatted|func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      >Formatter|class Formatter: Hashable {}
      >Formatter.UnitStyle|enum UnitStyle: Hashable {}
      short|case short
      medium|case medium
      long|case long
      !FrameRule|struct FrameRule: UnaryLayoutRule {}
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
      !Gauge|struct Gauge: ControlView {}
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View )
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View, @ViewBuilder currentValueLabel: () -> some View )
      init|init<Value: BinaryFloatingPoint>( value: Value, in bounds: ClosedRange<Value> = 0, @ViewBuilder label: () -> some View )
      !GaugeStyle|protocol GaugeStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !GaugeStyle|extension GaugeStyle {}
      !GaugeStyle|extension GaugeStyle where Self == DefaultGaugeStyle {}
      automatic|static var automatic: DefaultGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == LinearCapacityGaugeStyle {}
      linearCapacity|static var linearCapacity: LinearCapacityGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == AccessoryLinearGaugeStyle {}
      accessoryLinear|static var accessoryLinear: AccessoryLinearGaugeStyle { get }
      linear|static var linear: AccessoryLinearGaugeStyle { get }
      accessoryLinearCapacity|static var accessoryLinearCapacity: AccessoryLinearGaugeStyle { get }
      !GaugeStyle|extension GaugeStyle where Self == AccessoryCircularGaugeStyle {}
      accessoryCircular|static var accessoryCircular: AccessoryCircularGaugeStyle { get }
      circular|static var circular: AccessoryCircularGaugeStyle { get }
      accessoryCircularCapacity|static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { get }
      !GaugeStyle.Body|associatedtype Body: View
      !GaugeStyle.Configuration|typealias Configuration = GaugeStyleConfiguration
      !GaugeStyleConfiguration|struct GaugeStyleConfiguration {}
      value|var value: Double { get }
      label|var label: AnyView { get }
      currentValueLabel|var currentValueLabel: AnyView? { get }
      minimumValueLabel|var minimumValueLabel: AnyView? { get }
      maximumValueLabel|var maximumValueLabel: AnyView? { get }
      !GeometryEffect|protocol GeometryEffect: ViewModifier, Animatable where Body == Never {}
      effectValue|func effectValue(size: Size) -> ProjectionTransform
      !GeometryEffect|extension GeometryEffect {}
      body|func body(content: ModifierContent) -> Never
      !GeometryProxy|struct GeometryProxy {}
      size|var size: Size { get }
      safeAreaInsets|var safeAreaInsets: EdgeInsets { get }
      frame|func frame(in space: CoordinateSpace) -> Rect
      bounds|func bounds(of space: CoordinateSpace) -> Rect?
      subscript|subscript(anchor: Anchor<Rect>) -> Rect { get }
      subscript|subscript(anchor: Anchor<Point>) -> Point { get }
      !GeometryReader|struct GeometryReader<Content: View>: PrimitiveView {}
      init|init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      !GeometryReaderRule|struct GeometryReaderRule: LayoutRule {}
      init|init(makeContent: @escaping (LayoutNode) -> Void)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      prepareChildren|func prepareChildren(in size: Size, _ node: LayoutNode)
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      explicitAlignment|func explicitAlignment( _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode ) -> Double?
      spacing|func spacing(_ node: LayoutNode) -> ViewSpacing
      !Gesture|protocol Gesture<Value> {}
      body|var body: Body { get }
      !Gesture|extension Gesture where Body.Value == Value {}
      !Gesture|extension Gesture {}
      onEnded|func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
      updating|func updating<State>( _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void ) -> some Gesture<Value>
      simultaneously|func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
      exclusively|func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
      sequenced|func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
      map|func map<Result>(_ body: @escaping (Value) -> Result) -> some Gesture<Result>
      !Gesture|extension Gesture where Value: Equatable {}
      onChanged|func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
      !Gesture.Body|associatedtype Body: Gesture
      !Gesture.Value|associatedtype Value
      !GestureMask|struct GestureMask: OptionSet, Hashable, Sendable {}
      rawValue|var rawValue: Int { get }
      init|init(rawValue: Int)
      none|static var none: GestureMask { get }
      gesture|static var gesture: GestureMask { get }
      subviews|static var subviews: GestureMask { get }
      all|static var all: GestureMask { get }
      !GestureState|@propertyWrapper struct GestureState<Value> {}
      init|init(wrappedValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      init|init(initialValue: Value, file: String = 0, line: Int = 0, column: Int = 0)
      init|init( wrappedValue: Value, resetTransaction: Transaction, file: String = 0, line: Int = 0, column: Int = 0 )
      wrappedValue|var wrappedValue: Value { get }
      projectedValue|var projectedValue: GestureState<Value> { get }
      !GestureState|extension GestureState where Value: ExpressibleByNilLiteral {}
      init|init(file: String = 0, line: Int = 0, column: Int = 0)
      !GestureState|extension GestureState: DynamicProperty {}
      !Glass|struct Glass: Hashable, Sendable {}
      regular|static var regular: Glass { get }
      clear|static var clear: Glass { get }
      identity|static var identity: Glass { get }
      tint|func tint(_ color: Color?) -> Glass
      interactive|func interactive(_ isEnabled: Bool = 0) -> Glass
      !GlassButtonStyle|struct GlassButtonStyle: PrimitiveButtonStyle {}
      init|init(_ glass: Glass = 0)
      makeBody|func makeBody(configuration: Configuration) -> some View
      !GlassEffectContainer|struct GlassEffectContainer<Content: View>: View {}
      init|init(spacing: Double? = 0, @ViewBuilder content: () -> Content)
      body|var body: some View { get }
      !GlassEffectTransition|struct GlassEffectTransition: Hashable, Sendable {}
      identity|static var identity: GlassEffectTransition { get }
      matchedGeometry|static var matchedGeometry: GlassEffectTransition { get }
      materialize|static var materialize: GlassEffectTransition { get }
      !GlassProminentButtonStyle|struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
      init|init()
      makeBody|func makeBody(configuration: Configuration) -> some View
      !GlyphPicture|struct GlyphPicture: Hashable, Sendable {}
      png|var png: [UInt8] { get set }
      x|var x: Double { get set }
      y|var y: Double { get set }
      width|var width: Double { get set }
      height|var height: Double { get set }
      !Gradient|extension Gradient {}
      !Gradient|struct Gradient: StyleView, Hashable, Sendable {}
      stops|var stops: [Stop] { get set }
      init|init(stops: [Stop])
      init|init(colors: [Color])
      !Gradient.ColorSpace|enum ColorSpace: String, Hashable, Sendable, CaseIterable {}
      device|case device
      perceptual|case perceptual
      !Gradient.Stop|struct Stop: Hashable, Sendable {}
      color|var color: Color { get set }
      location|var location: Double { get set }
      init|init(color: Color, location: Double)
      !GradientStops|extension GradientStops {}
      !GradientStops|struct GradientStops: Hashable, Sendable {}
      stops|var stops: [Stop] { get set }
      init|init(_ stops: [Stop])
      !GradientStops.Stop|struct Stop: Hashable, Sendable {}
      ink|var ink: Ink { get set }
      location|var location: Double { get set }
      init|init(ink: Ink, location: Double)
      !GraphicsContext|extension GraphicsContext {}
      draw|func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = 0)
      draw|func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = 0)
      draw|func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = 0)
      !GraphicsContext|extension GraphicsContext {}
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
      !GraphicsContext|struct GraphicsContext {}
      environment|var environment: EnvironmentValues { get set }
      opacity|var opacity: Double { get set }
      transform|var transform: _ { get set }
      translateBy|mutating func translateBy(x: Double, y: Double)
      scaleBy|mutating func scaleBy(x: Double, y: Double)
      rotate|mutating func rotate(by angle: Angle)
      concatenate|mutating func concatenate(_ inner: Transform)
      stroke|func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
      !GraphicsContext|extension GraphicsContext {}
      resolve|func resolve(_ text: Text) -> Resolved
      resolve|func resolve(_ image: Image) -> Resolved
      draw|func draw(_ resolved: Resolved, at point: Point, anchor: UnitPoint = 0)
      draw|func draw(_ resolved: Resolved, in frame: Rect)
      !GraphicsContext.BlendMode|typealias BlendMode = VitrineUI.BlendMode
      !GraphicsContext.BlurOptions|struct BlurOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      opaque|static var opaque: BlurOptions { get }
      dithersResult|static var dithersResult: BlurOptions { get }
      !GraphicsContext.ClipOptions|struct ClipOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      inverse|static var inverse: ClipOptions { get }
      !GraphicsContext.Filter|extension GraphicsContext.Filter {}
      colorShader|static func colorShader(_ shader: Shader) -> Self
      distortionShader|static func distortionShader(_ shader: Shader, maxSampleOffset: Size) -> Self
      layerShader|static func layerShader(_ shader: Shader, maxSampleOffset: Size) -> Self
      !GraphicsContext.Filter|struct Filter: Sendable {}
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
      projectionTransform|static func projectionTransform(_ matrix: ProjectionTransform) -> Filter
      !GraphicsContext.GradientOptions|struct GradientOptions: OptionSet, Sendable {}
      rawValue|var rawValue: UInt32 { get }
      init|init(rawValue: UInt32)
      repeat|static var `repeat`: GradientOptions { get }
      mirror|static var mirror: GradientOptions { get }
      linearColor|static var linearColor: GradientOptions { get }
      !GraphicsContext.Resolved|extension GraphicsContext.Resolved {}
      measure|func measure(in size: Size) -> Size
      !GraphicsContext.Resolved|struct Resolved {}
      shading|var shading: Shading? { get set }
      !GraphicsContext.ResolvedImage|typealias ResolvedImage = Resolved
      !GraphicsContext.ResolvedText|typealias ResolvedText = Resolved
      !GraphicsContext.Shading|extension GraphicsContext.Shading {}
      color|static func color(_ color: Color) -> Self
      color|static func color( _ colorSpace: Color.RGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 0 ) -> Self
      color|static func color( _ colorSpace: Color.RGBColorSpace = 0, white: Double, opacity: Double = 0 ) -> Self
      linearGradient|static func linearGradient( _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GraphicsContext.GradientOptions = 0 ) -> Self
      radialGradient|static func radialGradient( _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double, options: GraphicsContext.GradientOptions = 0 ) -> Self
      conicGradient|static func conicGradient( _ gradient: Gradient, center: Point, angle: Angle = 0, options: GraphicsContext.GradientOptions = 0 ) -> Self
      foreground|static var foreground: Self { get }
      palette|static func palette(_ array: [GraphicsContext.Shading]) -> Self
      !GraphicsContext.Shading|enum Shading {}
      style|case style(any ShapeStyle)
      linear|case linear(Gradient, from: Point, to: Point)
      radial|case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
      conic|case conic(Gradient, center: Point, angle: Angle)
      !Grid|struct Grid<Content: View>: PrimitiveView {}
      init|init( alignment: Alignment = 0, horizontalSpacing: CGFloat? = 0, verticalSpacing: CGFloat? = 0, @ViewBuilder content: () -> Content )
      !GridItem|struct GridItem: Sendable {}
      size|var size: Size { get set }
      spacing|var spacing: Double? { get set }
      alignment|var alignment: Alignment? { get set }
      init|init(_ size: Size = 0, spacing: Double? = 0, alignment: Alignment? = 0)
      !GridItem|extension GridItem {}
      init|@_disfavoredOverload init(_ size: Size = 0, spacing: CGFloat?, alignment: Alignment? = 0)
      !GridItem.Size|enum Size: Hashable, Sendable {}
      fixed|case fixed(Double)
      flexible|case flexible(minimum: Double = 10, maximum: Double = .infinity)
      adaptive|case adaptive(minimum: Double, maximum: Double = .infinity)
      flexible|static var flexible: Size { get }
      !GridLayout|struct GridLayout: RuleLayout {}
      alignment|var alignment: Alignment { get set }
      horizontalSpacing|var horizontalSpacing: Double? { get set }
      verticalSpacing|var verticalSpacing: Double? { get set }
      init|init(alignment: Alignment = 0, horizontalSpacing: Double? = 0, verticalSpacing: Double? = 0)
      rule|var rule: any LayoutRule { get }
      !GridRow|struct GridRow<Content: View>: PrimitiveView {}
      init|init(alignment: VerticalAlignment? = 0, @ViewBuilder content: () -> Content)
      !GridRowRule|struct GridRowRule: LayoutRule {}
      alignment|var alignment: VerticalAlignment? { get }
      init|init(alignment: VerticalAlignment?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !GridRule|struct GridRule: LayoutRule {}
      alignment|var alignment: Alignment { get set }
      horizontalSpacing|var horizontalSpacing: Double { get set }
      verticalSpacing|var verticalSpacing: Double { get set }
      init|init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size
      placeChildren|func placeChildren( in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void )
      !Group|extension Group {}
      init|init<Base: View, Result: View>( subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result ) where Content == GroupElementsOfContent<Base, Result>
      init|init<Base: View, Result: View>( sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result ) where Content == GroupSectionsOfContent<Base, Result>
      !Group|extension Group: ViewGroup {}
      !Group|struct Group<Content: View>: PrimitiveView {}
      init|init(@ViewBuilder content: () -> Content)
      !GroupBox|struct GroupBox: ControlView {}
      init|init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
      init|init(label: some View, @ViewBuilder content: () -> some View)
      init|init(@ViewBuilder content: () -> some View)
      init|init(_ title: some StringProtocol, @ViewBuilder content: () -> some View)
      !GroupBoxStyle|protocol GroupBoxStyle {}
      makeBody|func makeBody(configuration: Configuration) -> Body
      !GroupBoxStyle|extension GroupBoxStyle {}
      !GroupBoxStyle|extension GroupBoxStyle where Self == DefaultGroupBoxStyle {}
      automatic|static var automatic: DefaultGroupBoxStyle { get }
      !GroupBoxStyle.Body|associatedtype Body: View
      """#)
}
