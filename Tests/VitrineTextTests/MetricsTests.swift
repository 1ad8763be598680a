import Testing
import VitrineText

/// The tables of the profiles, as they are published.
@Suite struct MetricsTests {
  struct Row: CustomTestStringConvertible {
    var style: TextStyle
    var phone: Double
    var phoneLine: Double
    var mac: Double
    var macLine: Double
    var testDescription: String { style.rawValue }
  }

  static let rows = [
    Row(style: .largeTitle, phone: 34, phoneLine: 40.67, mac: 26, macLine: 31),
    Row(style: .title, phone: 28, phoneLine: 33.67, mac: 22, macLine: 26),
    Row(style: .title2, phone: 22, phoneLine: 26.33, mac: 17, macLine: 21),
    Row(style: .title3, phone: 20, phoneLine: 24, mac: 15, macLine: 19),
    Row(style: .headline, phone: 17, phoneLine: 20.33, mac: 13, macLine: 16),
    Row(style: .body, phone: 17, phoneLine: 20.33, mac: 13, macLine: 16),
    Row(style: .callout, phone: 16, phoneLine: 19.33, mac: 12, macLine: 15),
    Row(style: .subheadline, phone: 15, phoneLine: 18, mac: 11, macLine: 14),
    Row(style: .footnote, phone: 13, phoneLine: 15.67, mac: 10, macLine: 13),
    Row(style: .caption, phone: 12, phoneLine: 14.33, mac: 10, macLine: 13),
    Row(style: .caption2, phone: 11, phoneLine: 13.33, mac: 10, macLine: 13),
  ]

  @Test(arguments: rows) func styleSizesAndLines(_ row: Row) {
    #expect(TypographyProfile.ios18.font(for: row.style).size == row.phone)
    #expect(TypographyProfile.macos.font(for: row.style).size == row.mac)
    let phone = TypographyProfile.ios18.lineMetrics(size: row.phone, style: row.style).height
    #expect(abs((phone * 3 - 1e-6).rounded(.up) / 3 - row.phoneLine) < 0.005)
    #expect(TypographyProfile.macos.lineMetrics(size: row.mac, style: row.style).height == row.macLine)
    let book = TypographyProfile.book.font(for: row.style).size
    #expect(abs(book - row.phone * 14 / 17) < 1e-9)
  }

  @Test func headlineIsSemibold() {
    #expect(TypographyProfile.ios18.font(for: .headline).weight == 600)
    #expect(TypographyProfile.macos.font(for: .headline).weight == 700)
    #expect(TypographyProfile.book.font(for: .headline).weight == 600)
  }

  @Test func bodyGrowsWithTheTextSize() {
    let sizes = DynamicTypeSize.allCases.map { TypographyProfile.ios18.font(for: .body, typeSize: $0).size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func everyStyleGrowsWithTheTextSize() {
    for style in TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { TypographyProfile.ios18.font(for: style, typeSize: $0).size }
      #expect(sizes == sizes.sorted(), "\(style)")
    }
  }

  @Test func baselinesOfAStyleAreItsLeadingApart() {
    let body = TypographyProfile.ios18.lineMetrics(size: 17, style: .body)
    #expect(abs(body.leading - 1.713) < 0.001)
    #expect(abs(body.height + body.leading - 22) < 1e-9)
    #expect(TypographyProfile.ios18.lineMetrics(size: 17, style: nil).leading == 0)
    let large = TypographyProfile.ios18.lineMetrics(size: 34, style: .largeTitle)
    #expect(abs(large.leading - 0.426) < 0.001)
  }

  @Test func letterSpacingIsAMultipleOfASixtieth() {
    for profile in TypographyProfile.allCases {
      for size in stride(from: 8.0, through: 40, by: 0.5) {
        let sixtieths = profile.letterSpacing(size: size) * 60
        #expect(abs(sixtieths - sixtieths.rounded()) < 1e-9, "\(profile) \(size)")
      }
    }
    // SF is set wide where it is small, and narrow where it is large.
    #expect(TypographyProfile.ios26.letterSpacing(size: 11) > 0)
    #expect(TypographyProfile.ios26.letterSpacing(size: 34) < 0)
  }
}
