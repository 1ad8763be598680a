/// A buffer of UTF-8 bytes to which markup is printed.
struct MarkupOutput {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ byte: Unicode.Scalar) { bytes.append(UInt8(ascii: byte)) }

  mutating func append(escaping text: String) { Escaping.append(text, to: &bytes) }

  mutating func append(_ number: Double, decimals: Int) { NumberText.append(number, decimals: decimals, to: &bytes) }

  /// Appends a value; text is not escaped.
  mutating func append(_ value: AttributeValue) {
    switch value {
    case .text(let text): append(text)
    case .flag: break
    case .number(let number, let decimals): append(number, decimals: decimals)
    case .numbers(let numbers, let decimals): append(numbers[...], decimals: decimals)
    case .path(let data, let decimals): append(data, decimals: decimals)
    case .matrix(let numbers, let decimals):
      append("matrix(")
      append(numbers.prefix(4), decimals: 5)
      append(" ")
      append(numbers.dropFirst(4), decimals: decimals)
      append(")")
    }
  }

  private mutating func append(_ numbers: ArraySlice<Double>, decimals: Int) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(" ") }
      append(number, decimals: decimals)
    }
  }

  private mutating func append(_ data: PathData, decimals: Int) {
    var next = 0
    for command in data.commands {
      bytes.append(command)
      let end = min(next + PathData.count(of: command), data.numbers.count)
      append(data.numbers[next..<end], decimals: decimals)
      next = end
    }
  }
}
