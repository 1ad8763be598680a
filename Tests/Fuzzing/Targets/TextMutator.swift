import TestSupport

/// Changes texts in ways that byte by byte would hardly be found: words of the language put in, brackets nested, numbers made hard.
public struct TextMutator {
  private var generator: SplitMix64

  public init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  private mutating func index(_ count: Int) -> Int { Int(generator.next() % UInt64(max(count, 1))) }

  /// Changes bytes in up to three places.
  public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var text = Array(String(decoding: bytes, as: UTF8.self))
    for _ in 0...index(3) { mutate(&text) }
    return Array(String(text).utf8)
  }

  private mutating func mutate(_ text: inout [Character]) {
    let range = stretch(of: text)
    switch index(9) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: Array(text[range]), at: range.lowerBound)
    case 2: text.insert(contentsOf: Self.pieces[index(Self.pieces.count)], at: range.lowerBound)
    case 3: text.replaceSubrange(range, with: Self.pieces[index(Self.pieces.count)])
    case 4: text[range].reverse()
    case 5: nest(&text, range)
    case 6: text = Array(text[..<range.upperBound])
    case 7: number(&text)
    default:
      if text.indices.contains(range.lowerBound) {
        text[range.lowerBound] = Self.characters[index(Self.characters.count)]
      }
    }
  }

  private mutating func stretch(of text: [Character]) -> Range<Int> {
    let start = index(text.count)
    let length = index(3) == 0 ? index(text.count - start) : index(min(24, text.count - start))
    return start..<min(start + length, text.count)
  }

  /// The same bracket many times around a stretch.
  private mutating func nest(_ text: inout [Character], _ range: Range<Int>) {
    let pairs: [(String, String)] = [
      ("(", ")"), ("{ ", " }"), ("[", "]"), ("VStack { ", " }"), ("> ", ""), ("- ", ""), ("**", "**"),
      ("HStack(spacing: 0) { ", "; Text(\"a\") }"),
    ]
    let (open, close) = pairs[index(pairs.count)]
    let times = [2, 5, 60, 300][index(4)]
    text.insert(contentsOf: String(repeating: close, count: times), at: range.upperBound)
    text.insert(contentsOf: String(repeating: open, count: times), at: range.lowerBound)
  }

  /// A number of the text replaced by one that is hard.
  private mutating func number(_ text: inout [Character]) {
    let digits = text.indices.filter { text[$0].isNumber }
    guard !digits.isEmpty else { return }
    let place = digits[index(digits.count)]
    text.replaceSubrange(place...place, with: Array(Self.numbers[index(Self.numbers.count)]))
  }

  private static let numbers = [
    "0", "-1", "1e308", "-1e308", "999999999999", "0.0000001", "9223372036854775807", ".infinity", ".nan", "1_000_000",
  ]
  private static let characters: [Character] = [
    "\"", "\\", "(", ")", "{", "}", "[", "]", "`", "$", "#", "\n", "\t", "\u{0}", "é", "👨‍👩‍👧", "‏", "\u{FEFF}", "*", "_",
    "<", ">", "&", "|", ":",
  ]
  private static let pieces: [[Character]] = [
    ".frame(width: .infinity, height: -5)", ".padding(-1e9)", ".frame(maxWidth: .infinity)", ".offset(x: .nan)",
    ".fixedSize()",
    ".layoutPriority(1e30)", "ForEach(0..<1000000) { i in Text(\"\\(i)\") }", "while true { }", "func f() { f() }; f()",
    "self", "$0", "{ $0 }",
    "let x = x", "indirect enum E { case a(E) }", "#if DEBUG\n", "\\(", "\"\"\"", "/*", "*/", "//", "```", "~~~\n",
    "---\n", "[[", "]]", "![[x]]",
    "<script>", "|a|b|\n|-|-|\n", "[^1]", "$$", "%%", "==", "> [!note]\n", "width=nil", "sweep=1...2", "widths=1,2,3",
    "expect=\"x\"", ".aspectRatio(0, contentMode: .fit)",
    ".containerRelativeFrame(.horizontal, count: 0, span: 1, spacing: 0)", ".scaleEffect(1e300)",
    ".rotationEffect(.degrees(.nan))", "GeometryReader { p in Text(\"\\(p.size)\") }",
    "ViewThatFits { }", "Grid { GridRow { } }", "LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Text(\"a\") }",
    "String(repeating: \"a\", count: 1000000)", "Array(repeating: 0, count: -1)",
    ".trim(from: 2, to: -1)",
    "Path { p in p.addArc(center: .zero, radius: -1, startAngle: .zero, endAngle: .zero, clockwise: true) }",
    "Int.max + 1", "1 / 0", "%", "5 % 0", "Int(Double.nan)",
  ].map(Array.init)
}
