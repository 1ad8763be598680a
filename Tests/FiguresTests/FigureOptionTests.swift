import Diagnostics
import Figures
import Notes
import TestSupport
import Testing

/// Options of fences; the values are those that the manual documents.
@Suite struct FigureOptionTests {
  private func read(_ info: String) -> FigureOptionsReader {
    let parsed = FenceInfo(parsing: "swift view-tree " + info, at: .init(line: 1, column: 4))
    return FigureOptionsReader(FigureSetting.settings(of: parsed, in: "note.md"))
  }

  @Test func lengthsAreReadAsNumbers() {
    let options = read("width=200.5 height=inf").options
    #expect(options.width == .some(.some(200.5)))
    #expect(options.height == .some(.some(.infinity)))
    #expect(read("width=nil").options.width == .some(.none))
    #expect(read("").options.width == nil)
  }

  @Test func choicesAreReadByName() {
    let options = read("device=iphone-landscape profile=ios scheme=dark dir=rtl type=xxxLarge scale=2 locale=ar")
      .options
    #expect(options.device == .iphoneLandscape)
    #expect(options.profile == .ios18)
    #expect(options.scheme == .dark)
    #expect(options.direction == .rightToLeft)
    #expect(options.typeSize == .xxxLarge)
    #expect(options.scale == 2)
    #expect(options.locale == "ar")
  }

  @Test func panelsSweepsAndClaims() {
    let options = read("show=picture,tree,picture sweep=100...400 expect=\"71x37; badge 20×_\" id=fig-1").options
    #expect(options.show == [.picture, .tree])
    #expect(options.sweep == 100...400)
    #expect(options.expectations.map(\.id) == [nil, "badge"])
    #expect(options.expectations.map(\.width) == [71, 20])
    #expect(options.expectations.map(\.height) == [37, nil])
    #expect(options.id == "fig-1")
  }

  @Test(arguments: ["10xinf", "10x∞", "10 × infinity".replacing(" ", with: "")])
  func claimsMayBeInfinite(claim: String) throws {
    let options = read("width=nil height=inf expect=\"\(claim)\"").options
    #expect(options.expectations.map(\.height) == [.infinity])
    let drawn = FigurePipeline.draw("Color.red", options, with: TestAssets.typesetter)
    let rendering = try #require(drawn.figures.first?.rendering)
    #expect(Expectations.check(options.expectations, in: rendering).isEmpty)
  }

  @Test func claimsThatDoNotHoldNameInfinity() throws {
    let options = read("width=20 height=inf expect=20x40").options
    let rendering = try #require(
      FigurePipeline.draw("Color.red", options, with: TestAssets.typesetter).figures.first?.rendering)
    let remarks = Expectations.check(options.expectations, in: rendering)
    #expect(remarks.map(\.message) == ["the view is 20 × ∞, not 20 × 40"])
    #expect(remarks.map(\.hint) == ["expect=\"20x∞\""])
  }

  /// A mistake in an option is shown where the option stands.
  @Test(arguments: [
    ("let=x", "1:20 option 'let': 'x' is not a variable with an initial value (write let=\"showText = true\")"),
    (
      "let=\"b = 2\" let=\"c = nowhere\"",
      "1:32 option 'let': cannot find 'nowhere' in scope (declare it in the fence, or supply it with let=\"nowhere = …\")"
    ),
  ])
  func bindingsAreReadAsExpressions(info: String, expected: String) {
    let remarks = FigurePipeline.draw("Color.red", read(info).options, with: TestAssets.typesetter).diagnostics.map {
      remark in
      let start = remark.span?.start ?? .init(line: 0, column: 0)
      #expect(remark.file == "note.md")
      return "\(start.line):\(start.column) \(remark.message) (\(remark.hint ?? ""))"
    }
    #expect(remarks.joined(separator: "\n") == expected)
  }

  @Test func listsOfValuesMakeStrips() {
    let strip = read("widths=240,nil,240,inf types=small,XXXLarge dirs=ltr,rtl schemes=dark").options.strip
    #expect(strip.widths == [240, nil, .infinity])
    #expect(strip.typeSizes == [.small, .xxxLarge])
    #expect(strip.directions == [.leftToRight, .rightToLeft])
    #expect(strip.schemes == [.dark])
    #expect(strip.count == 12)
    #expect(read("width=200").options.strip.count == 0)
    #expect(FigureVariants.variants(of: read("width=200").options).isEmpty)
  }

  @Test func everyCombinationOfAStripIsDrawnOnce() {
    let variants = FigureVariants.variants(of: read("widths=240,nil dirs=ltr,rtl height=80").options)
    #expect(
      variants.map(\.label) == [
        "240 wide, left to right", "240 wide, right to left", "no width proposed, left to right",
        "no width proposed, right to left",
      ])
    #expect(variants.map(\.options.direction) == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    #expect(variants.map(\.options.width) == [.some(240), .some(240), .some(nil), .some(nil)])
    #expect(variants.allSatisfy { $0.options.height == .some(80) })
  }

  @Test(arguments: [
    ("width=-5", "1:20 'width=-5' is not a length (points, 'nil' or 'inf': width=320)"),
    ("locale=___", "1:20 'locale=___' is not a language tag (locale=ar or locale=de-CH)"),
    ("expect=nanx3", "1:20 'nanx3' is not an expected size (expect=\"71x37\" or expect=\"badge 20x20\")"),
    ("expect=-1x3", "1:20 '-1x3' is not an expected size (expect=\"71x37\" or expect=\"badge 20x20\")"),
    ("widht=200", "1:20 unknown fence option 'widht' (did you mean 'width'?)"),
    ("width=wide", "1:20 'width=wide' is not a length (points, 'nil' or 'inf': width=320)"),
    ("show=pictures", "1:20 'show' has no value 'pictures' (did you mean 'picture'?)"),
    ("device=iphon", "1:20 'device' has no value 'iphon' (did you mean 'iphone'?)"),
    ("sweep=400...100", "1:20 'sweep=400...100' is not a range of lengths (sweep=100...400)"),
    ("expect=big", "1:20 'big' is not an expected size (expect=\"71x37\" or expect=\"badge 20x20\")"),
    ("scale=0", "1:20 'scale=0' is not a number of pixels per point (write a number from 0.5 to 10: scale=2)"),
    ("dir=up", "1:20 'dir' has no value 'up' ('ltr' or 'rtl')"), ("title=\"x\"", ""),
    (
      "widths=240,wide",
      "1:20 'widths' has no value 'wide' (points, 'nil' or 'inf', separated by commas: widths=240,320,393)"
    ),
    (
      "widths=-1",
      "1:20 'widths' has no value '-1' (points, 'nil' or 'inf', separated by commas: widths=240,320,393)"
    ),
    ("types=smal", "1:20 'types' has no value 'smal' (did you mean 'small'?)"),
    ("dirs=up", "1:20 'dirs' has no value 'up' (dirs=ltr,rtl)"),
    ("schemes=ligth,dark", "1:20 'schemes' has no value 'ligth' (did you mean 'light'?)"),
    ("widths=\"\"", "1:20 'widths' is empty (points, 'nil' or 'inf', separated by commas: widths=240,320,393)"),
    (
      "compare=\"a b\"",
      "1:20 'compare=a b' is neither an id nor options (compare=first-id, compare=\"width=200\" or compare=@HEAD~1)"
    ),
    ("compare=\"widht=200\"", "1:20 unknown fence option 'widht' (did you mean 'width'?)"),
    (
      "events=\"tap Add; jump\"",
      "1:37 'jump' is not an event (events=\"tap Increment; set isOn true; wait 0.5\" (seconds, at most 3600))"
    ),
    (
      "widths=1,2,3,4,5,6,7 types=small,large dirs=ltr,rtl",
      "1:59 the strip has 28 pictures, of which 24 are drawn (vary fewer values, or use sweep= for many widths)"
    ),
  ])
  func wrongOptionsAreWarnings(info: String, expected: String) {
    let remarks = read(info).diagnostics.map { diagnostic in
      let start = diagnostic.span?.start ?? .init(line: 0, column: 0)
      return "\(start.line):\(start.column) \(diagnostic.message) (\(diagnostic.hint ?? ""))"
    }
    #expect(remarks.joined(separator: "\n") == expected)
  }
}
