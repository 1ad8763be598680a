extension Prelude {
  /// `Scanner`, by which fences read numbers of a text: most colours in hexadecimal digits are made so.
  ///
  /// Source: https://developer.apple.com/documentation/foundation/scanner
  static let scanner = Prelude(
    words: ["Scanner"],
    source: """
      final class Scanner {
        enum NumberRepresentation { case decimal, hexadecimal }
        let string: String
        var currentIndex: Any
        var charactersToBeSkipped: Any = CharacterSet.whitespacesAndNewlines
        var caseSensitive = false
        var locale: Any = nil

        init(string: String) {
          self.string = string
          self.currentIndex = string.startIndex
        }

        var isAtEnd: Bool {
          skip()
          return rest.isEmpty
        }
        var scanLocation: Int {
          get { string.count - rest.count }
          set { currentIndex = string.index(string.startIndex, offsetBy: newValue) }
        }

        private var rest: String { String(string[currentIndex...]) }
        private func skip() {
          if charactersToBeSkipped != nil { _ = take(rest.prefix { $0.isWhitespace }.count) }
        }
        private func take(_ count: Int) -> String {
          let text = String(rest.prefix(count))
          currentIndex = string.index(currentIndex, offsetBy: count)
          return text
        }
        private func isSame(_ one: String, _ other: String) -> Bool {
          return caseSensitive ? one == other : one.lowercased() == other.lowercased()
        }
        private func digits(_ representation: NumberRepresentation) -> Any {
          skip()
          let start = currentIndex
          let sign = rest.hasPrefix("-") || rest.hasPrefix("+") ? take(1) : ""
          if representation == .hexadecimal {
            if rest.lowercased().hasPrefix("0x") { _ = take(2) }
            let text = sign + take(rest.prefix { $0.isHexDigit }.count)
            if let number = Int(text, radix: 16) { return number }
          } else {
            let text = sign + take(rest.prefix { $0.isNumber }.count)
            if let number = Int(text) { return number }
          }
          currentIndex = start
          return nil
        }
        private func put(_ number: Any, _ result: inout Any) -> Bool {
          guard let value = number else { return false }
          result = value
          return true
        }

        func scanHexInt64(_ result: inout Any) -> Bool { return put(digits(.hexadecimal), &result) }
        func scanHexInt32(_ result: inout Any) -> Bool { return put(digits(.hexadecimal), &result) }
        func scanInt(_ result: inout Any) -> Bool { return put(digits(.decimal), &result) }
        func scanDouble(_ result: inout Any) -> Bool { return put(scanDouble(), &result) }
        func scanFloat(_ result: inout Any) -> Bool { return put(scanDouble(), &result) }
        func scanInt(representation: NumberRepresentation = .decimal) -> Any { return digits(representation) }
        func scanInt32(representation: NumberRepresentation = .decimal) -> Any { return digits(representation) }
        func scanInt64(representation: NumberRepresentation = .decimal) -> Any { return digits(representation) }
        func scanUInt64(representation: NumberRepresentation = .decimal) -> Any { return digits(representation) }
        func scanFloat() -> Any { return scanDouble() }
        func scanDouble() -> Any {
          skip()
          let length = rest.prefix { $0.isNumber || ".-+eE".contains($0) }.count
          for count in stride(from: length, to: 0, by: -1) {
            if let number = Double(String(rest.prefix(count))) {
              _ = take(count)
              return number
            }
          }
          return nil
        }
        func scanString(_ text: String) -> Any {
          skip()
          return isSame(String(rest.prefix(text.count)), text) ? take(text.count) : nil
        }
        func scanUpToString(_ text: String) -> Any {
          skip()
          var count = 0
          while count < rest.count, !isSame(String(rest.dropFirst(count).prefix(text.count)), text) { count += 1 }
          return count == 0 ? nil : take(count)
        }
        func scanCharacter() -> Any {
          skip()
          return rest.isEmpty ? nil : Character(take(1))
        }
        func scanCharacters(from set: Any) -> Any { return scan { Scanner.isIn($0, set) } }
        func scanUpToCharacters(from set: Any) -> Any { return scan { !Scanner.isIn($0, set) } }
        private static func isIn(_ character: Any, _ set: Any) -> Bool {
          return String(character).trimmingCharacters(in: set).isEmpty
        }
        private func scan(_ isWanted: (Any) -> Bool) -> Any {
          skip()
          let count = rest.prefix { isWanted($0) }.count
          return count == 0 ? nil : take(count)
        }
      }
      """)
}
