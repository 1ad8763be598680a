import Diagnostics
import Notes
import SiteGenerator
import Testing

@Suite struct FigureOptionTests {
  private func read(_ info: String) -> FigureOptionsReader {
    let parsed = FenceInfo(parsing: "swift view-tree " + info, at: .init(line: 1, column: 4))
    return FigureOptionsReader(FigureSetting.settings(of: parsed, in: "note.md"))
  }

  @Test func lengths() {
    let options = read("width=200.5 height=inf").options
    #expect(options.width == .some(.some(200.5)))
    #expect(options.height == .some(.some(.infinity)))
    #expect(read("width=nil").options.width == .some(.none))
    #expect(read("").options.width == nil)
  }

  @Test func choices() {
    let options = read("device=iphone-landscape profile=ios scheme=dark dir=rtl type=xxxLarge scale=2 locale=ar")
      .options
    #expect(options.device == .iphoneLandscape)
    #expect(options.profile == .ios)
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

  @Test(arguments: [
    ("widht=200", "1:20 unknown fence option ‘widht’ (did you mean ‘width’?)"),
    ("width=wide", "1:20 ‘width=wide’ is not a length (points, ‘nil’ or ‘inf’: width=320)"),
    ("show=pictures", "1:20 ‘show’ knows no ‘pictures’ (did you mean ‘picture’?)"),
    ("device=iphon", "1:20 ‘device’ has no value ‘iphon’ (did you mean ‘iphone’?)"),
    ("sweep=400...100", "1:20 ‘sweep=400...100’ is not a range of lengths (sweep=100...400)"),
    ("expect=big", "1:20 ‘big’ is not a claim (expect=\"71x37\" or expect=\"badge 20x20\")"),
    ("scale=0", "1:20 ‘scale=0’ is not pixels per point (a number from 0.5 to 10: scale=2)"),
    ("dir=up", "1:20 ‘dir’ has no value ‘up’ (‘ltr’ or ‘rtl’)"), ("title=\"x\"", ""),
  ])
  func remarks(info: String, expected: String) {
    let remarks = read(info).diagnostics.map { diagnostic in
      let start = diagnostic.span?.start ?? .init(line: 0, column: 0)
      return "\(start.line):\(start.column) \(diagnostic.message) (\(diagnostic.hint ?? ""))"
    }
    #expect(remarks.joined(separator: "\n") == expected)
  }
}
