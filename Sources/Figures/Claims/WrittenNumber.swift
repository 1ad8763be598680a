import Markup

/// A number that a text states, in digits or as a word.
struct WrittenNumber: Hashable {
  var value: Double
  /// The number of digits after the decimal point.
  var decimals = 0
  /// Whether it is written as a word.
  var isWord = false
  /// The place in the text, in UTF-8 offsets.
  var range: Range<Int>

  /// The words for whole numbers from 0.
  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]

  /// Returns the first number of a text, in digits or as a word.
  static func first(in text: String) -> WrittenNumber? {
    let digits = all(in: text).first
    guard let word = firstWord(in: text), word.range.lowerBound < digits?.range.lowerBound ?? .max else {
      return digits
    }
    return word
  }

  private static func firstWord(in text: String) -> WrittenNumber? {
    for part in text.split(whereSeparator: { !$0.isLetter }) {
      guard let value = words.firstIndex(of: part.lowercased()) else { continue }
      let start = text[..<part.startIndex].utf8.count
      return WrittenNumber(value: Double(value), isWord: true, range: start..<start + part.utf8.count)
    }
    return nil
  }

  /// Returns the numbers in digits, with a point before decimals and commas between thousands: `5,000`, `61.3`.
  static func all(in text: String) -> [WrittenNumber] {
    let bytes = Array(text.utf8)
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && (48...57).contains(bytes[index]) }
    var found: [WrittenNumber] = []
    var index = 0
    while index < bytes.count {
      guard isDigit(index) else {
        index += 1
        continue
      }
      let start = index
      var digits: [UInt8] = []
      while isDigit(index) || (bytes[safe: index] == 44 && isGroup(after: index, in: bytes)) {
        if isDigit(index) { digits.append(bytes[index]) }
        index += 1
      }
      var decimals = 0
      if bytes[safe: index] == 46, isDigit(index + 1) {
        digits.append(46)
        index += 1
        while isDigit(index) {
          digits.append(bytes[index])
          (index, decimals) = (index + 1, decimals + 1)
        }
      }
      guard let value = Double(String(decoding: digits, as: UTF8.self)) else { continue }
      found.append(WrittenNumber(value: value, decimals: decimals, range: start..<index))
    }
    return found
  }

  /// Whether three digits and no more follow a comma.
  private static func isGroup(after comma: Int, in bytes: [UInt8]) -> Bool {
    let next = bytes[(comma + 1)...].prefix { (48...57).contains($0) }
    return next.count == 3
  }

  /// Whether it states a value, rounded to the decimals that are written.
  func states(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    return abs(Self.rounded(value, decimals) - self.value) < 1e-9
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let unit = decimals > 2 ? 1e6 : [1.0, 10, 100][decimals]
    // A length that is half of a unit except for an error of computing is rounded up.
    return ((value * unit) + 1e-7).rounded() / unit
  }

  /// Returns another value in the form of this number: as a word if there is one, with the same decimals otherwise.
  func written(_ value: Double, in text: String) -> String {
    if isWord, value == value.rounded(), Self.words.indices.contains(Int(value)) {
      let isCapital = String(decoding: Array(text.utf8)[range], as: UTF8.self).first?.isUppercase == true
      let word = Self.words[Int(value)]
      return isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return NumberText.text(Self.rounded(value, isWord ? 2 : decimals), decimals: isWord ? 2 : decimals)
  }
}

extension [UInt8] {
  /// Returns the byte at an index; `nil` outside of the array.
  fileprivate subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
