import TestSupport
import Testing
import VitrineText

/// What holds for every text and every width, tried on random ones.
@Suite(.enabled(if: Fonts.areThere, Fonts.missingMessage)) struct PropertyTests {
  static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x61...0x7A, 0x20...0x20, 0xA0...0x17F, 0x300...0x36F, 0x370...0x4FF, 0x590...0x6FF,
    0x900...0x97F, 0xE00...0xE7F, 0x1200...0x137F, 0x2000...0x206F, 0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x4FFF,
    0xAC00...0xADFF, 0xFE00...0xFEFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0xE0100...0xE01EF, 0x0...0x1F,
  ]

  static func text(_ generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &generator) {
      let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  @Test func layoutsKeepTheirPromises() {
    for seed in Samples.seeds(150, of: "random texts") {
      var generator = SplitMix64(seed: seed)
      let text = Self.text(&generator)
      let width = Double.random(in: 0...200, using: &generator).rounded()
      let layout = Fonts.set(text, width: width)
      let widest = Fonts.widestCharacter(text)
      let escaped = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      #expect(layout.width <= max(width, widest + 1), "seed \(seed): \(escaped) at \(width)")
      #expect(layout.lines.allSatisfy { $0.width <= layout.width + 1e-6 }, "seed \(seed): \(escaped) at \(width)")
      #expect(!layout.isTruncated && layout.height >= 17)
      let shown = layout.lines.flatMap(\.fragments).map(\.text).joined()
      #expect(Self.letters(shown) == Self.letters(text), "seed \(seed): \(escaped)")
    }
  }

  /// The letters in any order: lines reorder right-to-left text and drop white space.
  static func letters(_ text: String) -> [UInt32] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0.value != 0x200B }.map(\.value).sorted()
  }

  @Test func narrowerIsNeverLower() {
    let text = "The quick brown fox jumps over the lazy dog, twice; well-known incomprehensibilities."
    var lines = Int.max
    for width in stride(from: 1.0, through: 500, by: 3) {
      let now = Fonts.set(text, width: width).lines.count
      #expect(now <= lines, "at \(width)")
      lines = now
    }
    #expect(lines == 2)
  }

  @Test func truncatedTextKeepsToItsWidth() {
    for seed in Samples.seeds(40, of: "random texts that are cut") {
      var generator = SplitMix64(seed: 11 << 40 | seed)
      let text = Self.text(&generator)
      let width = Double.random(in: 20...120, using: &generator)
      let mode = TextOptions.Truncation.allCases.randomElement(using: &generator) ?? .tail
      let layout = Fonts.set(text, width: width) {
        $0.lineLimit = 1
        $0.truncation = mode
      }
      #expect(layout.lines.count == 1)
      #expect(layout.width <= max(width, Fonts.widestCharacter(text) + 1), "seed \(seed) \(mode) at \(width)")
    }
  }

  @Test func manyThreadsMeasureAlike() async {
    let text = "The quick brown fox مرحبا بالعالم 你好 jumps"
    let expected = Fonts.set(text, width: 90)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let run = StyledText.Run(text: text, font: TypographyProfile.book.font(for: .body), textStyle: .body)
          let fresh = Typesetter(TestAssets.assets)
          return (0..<50).allSatisfy { _ in
            fresh.layout(StyledText([run]), options: TextOptions(profile: .book), width: 90, height: nil) == expected
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}

extension Fonts {
  /// The width of the widest character of a text.
  static func widestCharacter(_ text: String) -> Double {
    text.map { set(String($0)).width }.max() ?? 0
  }
}
