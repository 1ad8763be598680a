import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

/// Lines under and through text, type sizes, timers, headers and symbols' variants.
@Suite(.enabled(if: TestAssets.typesetter.failure == nil, "the fonts are missing: run Scripts/prepare-fonts"))
struct TextStyleTests {
  private func strokes(_ view: some View) -> [Stroke] {
    Drawn.leaves(view).compactMap { mark in
      if case .path(_, _, let stroke?) = mark { stroke } else { nil }
    }
  }

  @Test func linesHaveAPatternAndAColour() throws {
    let dashed = try #require(strokes(Text("a").underline(pattern: .dash, color: .red)).first)
    #expect(dashed.fill == .ink(.red) && dashed.dash.count == 2)
    let through = try #require(strokes(Text("a").foregroundColor(.green).strikethrough(pattern: .dot)).first)
    #expect(through.fill == .ink(.green) && !through.dash.isEmpty)
    #expect(strokes(VStack { Text("a") }.underline(pattern: .dashDot)).first?.dash.count == 4)
  }

  @Test func aPlainLineStaysWithItsText() {
    #expect(strokes(Text("a").underline().strikethrough()).isEmpty)
    let mark = Drawn.texts(Text("a").underline().strikethrough()).first
    #expect(mark?.underline == true && mark?.strikethrough == true)
    #expect(Drawn.texts(Text("a").underline(false, pattern: .dash)).first?.underline == false)
  }

  @Test func typeSizesStayInTheirRange() {
    func size(_ view: some View) -> Double? {
      Drawn.leaves(view) { $0.typeSize = .accessibility5 }.compactMap { mark in
        if case .text(let text) = mark { text.font.size } else { nil }
      }.first
    }
    let large = size(Text("a").dynamicTypeSize(.large))
    #expect(size(Text("a").dynamicTypeSize(...DynamicTypeSize.large)) == large)
    #expect(size(Text("a").dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)) == large)
    #expect(size(Text("a").dynamicTypeSize(DynamicTypeSize.large...)) == size(Text("a")))
    #expect(size(Text("a")) != large)
  }

  @Test func headersStandOut() throws {
    func header(_ prominence: Prominence) throws -> TextMark {
      let list = List {
        Section("Title") { Text("row") }.headerProminence(prominence)
      }
      return try #require(Drawn.texts(list).first)
    }
    let (plain, prominent) = (try header(.standard), try header(.increased))
    #expect(plain.text == "TITLE" && prominent.text == "Title")
    #expect(prominent.font.size > plain.font.size && prominent.font.weight == 700)
  }

  @Test func symbolsAreVaried() {
    func marks(_ view: some View) -> [Mark] { Drawn.leaves(view) }
    let heart = Image(systemName: "heart")
    #expect(marks(heart.symbolVariant(.fill)) == marks(Image(systemName: "heart.fill")))
    #expect(marks(heart.symbolVariant(.circle.fill)) == marks(Image(systemName: "heart.circle.fill")))
    #expect(
      marks(heart.symbolVariant(.circle).symbolVariant(.fill)) == marks(Image(systemName: "heart.circle.fill")))
    #expect(marks(Image(systemName: "bell").symbolVariant(.slash)) == marks(Image(systemName: "bell.slash")))
    #expect(marks(heart.symbolVariant(.none)) == marks(heart))
  }
}
