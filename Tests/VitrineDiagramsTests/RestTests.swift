import Markup
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineDiagrams

/// A figure at rest: the thing itself, no higher than a page has room for, with all that is painted; the rest on demand.
struct RestTests {
  private static func rendering(
    _ view: some View, _ width: Double? = 320, _ height: Double? = 480, onPhone: Bool = false
  ) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    if onPhone {
      options.proposal = ProposedViewSize(width: 393, height: 759)
      options.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
      options.screenCornerRadius = 55
      options.profile = .ios18
    }
    return Renderer.render(view, options: options)
  }

  private static func figure(_ rendering: Rendering, _ parts: Figure.Parts = .picture) -> MarkupReader {
    MarkupReader(Figure(rendering, id: "f", parts: parts).element().html)
  }

  private static func box(_ reader: MarkupReader) throws -> Rect {
    let svg = try #require(reader.elements.first { $0.name == "svg" })
    let numbers = svg["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
    try #require(numbers.count == 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static var rows: some View {
    VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }
  }

  // MARK: Ink

  @Test func whatIsPaintedBeyondTheFrameIsInThePicture() throws {
    let bar = Color.orange.frame(width: 160, height: 20)
    let turned = try Self.box(Self.figure(Self.rendering(bar.rotationEffect(.degrees(90)))))
    #expect(turned.minY <= -70 && turned.maxY >= 90)
    let grown = try Self.box(Self.figure(Self.rendering(bar.scaleEffect(2))))
    #expect(grown.minX <= -80 && grown.maxX >= 240 && grown.minY <= -10 && grown.maxY >= 30)
    let moved = try Self.box(Self.figure(Self.rendering(bar.offset(x: 50, y: 30))))
    #expect(moved.maxX >= 210 && moved.maxY >= 50)
    let shaded = try Self.box(Self.figure(Self.rendering(bar.shadow(color: .black, radius: 10, x: 0, y: 12))))
    #expect(shaded.maxY >= 42 && shaded.minY <= -1)
    let blurred = try Self.box(Self.figure(Self.rendering(bar.blur(radius: 8))))
    #expect(blurred.minX <= -8 && blurred.maxX >= 168)
    let clipped = try Self.box(Self.figure(Self.rendering(bar.scaleEffect(2).clipped())))
    // A small view is drawn larger, this one 1.5 times.
    #expect(clipped.minX >= -4 && clipped.maxX <= 1.5 * 160 + 5)
  }

  @Test func aSmallViewFillsItsPlaceAndALargeOneIsAsItIs() throws {
    func width(_ size: Size) throws -> Double {
      try Self.box(Self.figure(Self.rendering(Color.teal.frame(width: size.width, height: size.height)))).width
    }
    #expect(try width(Size(width: 40, height: 20)) == 3 * 40 + 6)
    #expect(try width(Size(width: 120, height: 20)) == 2.5 * 120 + 6)
    #expect(try width(Size(width: 20, height: 120)) == 1.5 * 20 + 6)
    #expect(try width(Size(width: 280, height: 20)) == 280 + 6)
  }

  @Test func dimensionLinesDoNotLieOnInk() {
    let fan = Color.orange.frame(width: 160, height: 20).rotationEffect(.degrees(90))
    let plan = PicturePlan(
      Self.rendering(fan), .whole, PictureDetail(dimensions: true, frames: true, guides: false))
    #expect(!plan.lines.isEmpty)
    for line in plan.lines {
      let common = line.bounds.intersection(plan.scene.painted)
      #expect((common?.width ?? 0) * (common?.height ?? 0) < 0.01, "\(line.label.text)")
    }
  }

  @Test func turnedCurvesAreBoundedWhereTheyTurn() throws {
    var effects = GroupEffects()
    effects.transform = .rotation45
    let circle = Mark.ellipse(Rect(x: -10, y: -10, width: 20, height: 20), .ink(.red), nil)
    let bounds = try #require(PaintedInk([.group([circle], effects)]).bounds)
    for edge in [bounds.minX, bounds.minY, -bounds.maxX, -bounds.maxY] { #expect(abs(edge + 10) < 0.02) }
    let nowhere = Rect(x: .nan, y: 0, width: .infinity, height: 1)
    #expect(PaintedInk([.rectangle(nowhere, cornerRadius: 0, .ink(.red), nil)]).bounds == nil)
    #expect(
      PaintedInk([.rectangle(.init(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0, .ink(.clear), nil)]).places == [])
  }

  // MARK: Frames

  @Test func aDeviceLooksLikeOneUntilFramesAreAskedFor() throws {
    let device = Self.rendering(Text("Hello, and welcome").padding(), onPhone: true)
    let reader = Self.figure(device)
    #expect(reader.elements.contains { $0.text == "9:41" && $0.name == "text" })
    #expect(reader.elements.contains { $0.classes == ["picture", "quiet"] })
    let input = try #require(reader.elements.first { $0.name == "input" })
    #expect(input["type"] == "checkbox")
    #expect(reader.elements.contains { $0.name == "label" && $0.classes == ["frames"] })
    let extra = try #require(reader.elements.first { $0.classes == ["extra"] })
    #expect(extra["display"] == "none")
    for element in reader.elements
    where element.classes.contains("c-safe-area") || element.classes.contains("s-dimension") {
      #expect(reader.isInside(element, "extra"))
    }
    // The names of views are among what is brought.
    #expect(reader.elements.contains { $0.text == "Text" && reader.isInside($0, "extra") })
    let asked = Self.figure(device, [.picture, .frames])
    #expect(asked.elements.contains { $0.classes.contains("c-safe-area") && !asked.isInside($0, "extra") })
    #expect(!asked.elements.contains { $0.name == "input" || $0.classes.contains("s-dimension") })
  }

  @Test func whatIsAskedForTakesRoomOnceItIsThere() throws {
    let reader = Self.figure(Self.rendering(Text("Hello").padding().frame(width: 200)))
    let cell = try #require(reader.elements.first { $0.classes.first == "drawing" })
    #expect(cell.classes.contains { $0.hasPrefix("more-t") } && cell.classes.contains { $0.hasPrefix("more-b") })
    for name in cell.classes where name.hasPrefix("more-") { #expect(ThemeStyle.css.contains(" .\(name)")) }
    let measured = Self.figure(Self.rendering(Text("Hello").padding()), .standard)
    #expect(!measured.elements.contains { $0.classes.contains { $0.hasPrefix("more-") } })
  }

  @Test func outlinesEndWithALevelAndNotInTheMiddle() {
    let grid = VStack(spacing: 0) {
      ForEach(0..<30, id: \.self) { _ in
        HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 9, height: 9) } }
      }
    }
    let labels = ViewLabels(PictureScene(Self.rendering(grid)))
    // The stack and its thirty rows, and none of the six hundred squares.
    #expect(labels.places.count == 31)
  }

  // MARK: Heights

  @Test func nothingIsHigherThanAPageHasRoomFor() throws {
    let tall: [(Rendering, String)] = [
      (Self.rendering(Text("Hello"), onPhone: true), "centred"),
      (Self.rendering(ScrollView { Self.rows }, onPhone: true), "scrolled"),
      (Self.rendering(Color.red, onPhone: true), "filled"),
      (Self.rendering(Self.rows), "rows"), (Self.rendering(Color.red.frame(width: 100, height: 700)), "pillar"),
    ]
    for (rendering, name) in tall {
      for parts in [Figure.Parts.picture, .standard] {
        #expect(try Self.box(Self.figure(rendering, parts)).height <= 541, "\(name)")
      }
      #expect(try Self.box(Self.figure(rendering, [.picture, .full])).height > 541, "\(name)")
    }
  }

  @Test func labelsStayAsLargeInSmallerPictures() throws {
    let reader = Self.figure(Self.rendering(Color.red.frame(width: 100, height: 1000)), .standard)
    #expect(try Self.box(reader).height <= 541)
    let label = try #require(reader.elements.first { $0.text == "1000" && $0.classes.contains("c-dimension") })
    #expect(label["font-size"] == nil)
  }

  @Test func aDeviceIsTornBelowItsContent() throws {
    let page = VStack { Text("Title") }.frame(maxHeight: .infinity, alignment: .top)
    let reader = Self.figure(Self.rendering(page, onPhone: true))
    #expect(try Self.box(reader).height < 300)
    #expect(reader.elements.contains { $0.name == "text" && $0.text.wholeMatch(of: /… \d+ points more/) != nil })
    let centred = Self.figure(Self.rendering(Text("Title"), onPhone: true))
    #expect(!centred.elements.contains { $0.text.hasSuffix(" more") })
  }

  @Test func threePhonesStandAbreast() throws {
    let cells = (1...3).map { StripFigure.Cell(label: "\($0)", rendering: Self.rendering(Self.rows, onPhone: true)) }
    let reader = MarkupReader(StripFigure(cells, id: "f", parts: .picture).element().html)
    let list = try #require(reader.elements.first { $0.name == "ul" })
    #expect(list.classes.contains("across-3") && list.classes.contains("devices"))
    for svg in reader.elements where svg.name == "svg" {
      #expect((svg.number("height") ?? 999) <= 470 && (svg.number("width") ?? 999) <= 224)
    }
    #expect(reader.elements.count { $0.name == "input" } == 1)
  }

  @Test func rowsOfAStripAreAlike() {
    #expect(FigureStyle.strip(of: [200, 200, 200, 200]) == " cells-200 across-2")
    #expect(FigureStyle.strip(of: Array(repeating: 200, count: 5)) == " cells-200 across-3")
    #expect(FigureStyle.strip(of: [400, 300]) == " cells-400 across-1")
  }

  // MARK: Lengths

  @Test func namesHideNoText() {
    let row = VStack(alignment: .leading, spacing: 0) {
      Text("Ride home")
      Text("24 minutes")
      HStack(spacing: 2) {
        Text("Swift").padding(4)
        Text("Layout").padding(9)
      }
    }
    let rendering = Self.rendering(row)
    let texts = PaintedInk(rendering.marks, ofTexts: true).places
    let tags = NameTags(ViewLabels(PictureScene(rendering)).places, texts: texts, in: rendering.typesetter).tags
    #expect(texts.count == 4 && tags.count >= 4)
    for tag in tags {
      for text in texts {
        let common = tag.frame.intersection(text)
        #expect((common?.width ?? 0) * (common?.height ?? 0) == 0, "\(tag.text.text) lies on a text")
      }
    }
  }

  @Test func thereAreAtMostTwoLanesASide() {
    let nested = VStack(spacing: 7) {
      ForEach(1..<9, id: \.self) { index in
        HStack(spacing: 3) {
          Color.red.frame(width: Double(index) * 17, height: Double(index) * 5 + 10)
          Text("Some words \(index)").padding(Double(index))
        }
      }
    }
    let plan = PicturePlan(
      Self.rendering(nested), .whole, PictureDetail(dimensions: true, frames: true, guides: false))
    for axis in Axis.allCases {
      for isBeyond in [false, true] {
        let places = plan.lines.filter { $0.axis == axis && $0.isBeyond == isBeyond }.map(\.at)
        #expect(Set(places).count <= 2)
      }
    }
  }

  @Test func lengthsStandOnTheNearestSideAndLikeOnesOnce() throws {
    let row = VStack(alignment: .leading, spacing: 40) {
      Color.red.frame(width: 90, height: 30)
      Color.blue.frame(width: 60, height: 12)
    }
    let lines = PicturePlan(
      Self.rendering(row), .whole, PictureDetail(dimensions: true, frames: true, guides: false)
    ).lines
    let low = try #require(lines.first { $0.axis == .horizontal && $0.stretch.length == 60 })
    #expect(low.isBeyond)
    let pair = HStack(alignment: .top, spacing: 10) {
      Color.red.frame(width: 20, height: 30)
      Color.blue.frame(width: 20, height: 30).padding(.top, 4)
    }
    let heights = PicturePlan(
      Self.rendering(pair), .whole, PictureDetail(dimensions: true, frames: true, guides: false)
    ).lines.filter { $0.axis == .vertical && $0.stretch.length == 30 }
    #expect(heights.count == 1)
  }

  @Test func coloursWithoutANameAreToldByTheirParts() {
    let node = Self.rendering(Color(red: 1, green: 0.5, blue: 0)).root
    #expect(node?.label == "Color #ff8000")
    #expect(Self.rendering(Color.red).root?.label == "Color.red")
  }

  @Test func aHairlineIsNeverSnappedAway() {
    var writer = SVGWriter(prefix: "x", scale: 3)
    for step in 0..<300 {
      let line = Rect(x: 0, y: 83 + Double(step) / 97, width: 100, height: 1.0 / 3)
      writer.write([.rectangle(line, cornerRadius: 0, .ink(.separator), nil)])
    }
    #expect(writer.nodes.count == 300)
  }
}

extension Transform {
  fileprivate static var rotation45: Transform {
    let part = 0.5.squareRoot()
    return Transform(a: part, b: part, c: -part, d: part)
  }
}
