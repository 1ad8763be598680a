let empty = ""
let hello = "hello"
let spaced = "  a b  "
let dashed = "a-b--c"
let flags = "🇩🇪é5"
let digits = "1234567"
let accented = "naïve Zürich"
let name = "file10"
let part = hello.dropFirst()
let noPart = hello.prefix(0)
let letter: Character = "a"
let digit: Character = "7"
let fraction: Character = "½"
let smile: Character = "😀"
let newline: Character = "\n"
let zero = 0
let three = 3
let minus = -5
let large = Int.max
let int8: Int8 = 100
let least8: Int8 = -128
let int16: Int16 = -300
let int32: Int32 = 70_000
let int64: Int64 = 5_000_000_000
let uint: UInt = 42
let byte: UInt8 = 200
let most8: UInt8 = 255
let uint16: UInt16 = 65_535
let uint32: UInt32 = 1 << 31
let uint64 = UInt64.max
let half = 0.5
let negative = -2.75
let whole = 4.0
let noNumber = Double.nan
let endless = Double.infinity
let tiny = 1e-20
let single: Float = 0.1
let yes = true
let no = false
let numbers = [3, 1, 2]
let noNumbers: [Int] = []
let repeated = [1, 2, 2, 3, 1]
let words = ["b", "aa", "c"]
let noWords: [String] = []
let nested = [[1], [2, 3], []]
let slice = repeated[1..<4]
let someSet: Set<Int> = [1, 2, 3]
let otherSet: Set<Int> = [3, 4]
let ages = ["Ada": 36, "Bob": 7]
let noAges: [String: Int] = [:]
let range = 1..<5
let noRange = 3..<3
let closed = 2...4
let realRange = 0.5..<2.5
let realClosed = 0.0...1.0
let scalar: Unicode.Scalar = "é"
let letters = CharacterSet(charactersIn: "lo")
// swift-format-ignore: NeverForceUnwrap
let address = URL(string: "https://ada:pw@example.com:8080/a%20b/c.txt?q=x%20y&n=1#top")!
let file = URL(fileURLWithPath: "/tmp/notes/a.md")
// swift-format-ignore: NeverForceUnwrap
let parts = URLComponents(string: "https://example.com/search?q=a%20b#end")!
let item = URLQueryItem(name: "q", value: "a b")
// swift-format-ignore: NeverForceUnwrap
let identifier = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
let jane = PersonNameComponents(givenName: "Jane", familyName: "Doe")
let epoch = Date(timeIntervalSince1970: 0)
let someDay = Date(timeIntervalSince1970: 1_749_462_060.5)
let leapDay = Date(timeIntervalSince1970: 1_709_208_000)
let hour = DateInterval(start: epoch, duration: 3600)
let week = DateInterval(start: leapDay, end: someDay)
let dayParts = DateComponents(year: 2024, month: 2, day: 29, hour: 9)
let noParts = DateComponents()
let american = Locale(identifier: "en_US")
let german = Locale(identifier: "de_DE")
let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  (calendar.locale, calendar.timeZone) = (american, .gmt)
  return calendar
}()
let iso: Calendar = {
  var calendar = Calendar(identifier: .iso8601)
  (calendar.locale, calendar.timeZone) = (german, .gmt)
  return calendar
}()
let hebrew: Calendar = {
  var calendar = Calendar(identifier: .hebrew)
  (calendar.locale, calendar.timeZone) = (american, .gmt)
  return calendar
}()
// swift-format-ignore: NeverForceUnwrap
let newYork = TimeZone(identifier: "America/New_York")!
let bytes = Data([72, 105, 0, 255])
let noBytes = Data()
let offsets = IndexSet([1, 2, 5])
let noOffsets = IndexSet()
let price = Decimal(12.5)
let debt = Decimal(-3)
let oneThird = Decimal(1) / Decimal(3)
let minute = Duration.seconds(60)
let blink = Duration.milliseconds(150)
