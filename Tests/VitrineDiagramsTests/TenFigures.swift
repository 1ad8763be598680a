import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// Ten figures of increasing difficulty: what holds for figures is tested on these, and hashes of their output are in `Goldens.txt`.
struct TestFigure: Sendable, CustomTestStringConvertible {
  let name: String
  let rendering: Rendering

  var testDescription: String { name }

  static let parts: Figure.Parts = [.picture, .dimensions, .guides, .tree, .steps, .sizes]

  /// All parts, as on a page.
  var html: String { Figure(rendering, id: "f", parts: Self.parts, caption: name).element().html }
  /// As a file of its own.
  var picture: String { StandaloneSVG.picture(rendering).fileText }

  static let ten: [TestFigure] = [
    TestFigure("text", 320, 480, Text("Hello, World!")),
    TestFigure("favorite", 320, 480, Text("Favorite").padding(10).background(Color.teal)),
    TestFigure("row", 180, 180, row), TestFigure("priorities", 320, 120, priorities),
    TestFigure("flexible", 240, 200, flexible), TestFigure("device", 393, 759, device, screen: true),
    TestFigure("grid", 300, 200, grid), TestFigure("fits", 160, 200, fits), TestFigure("stairs", 280, 300, stairs),
    TestFigure("rightToLeft", 260, 80, rightToLeft, mirrored: true),
  ]

  static func named(_ name: String) -> TestFigure? { ten.first { $0.name == name } }

  init(
    _ name: String, _ width: Double, _ height: Double, _ view: some View, screen: Bool = false,
    mirrored: Bool = false
  ) {
    self.name = name
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    options.recordsGuides = true
    if mirrored {
      options.layoutDirection = .rightToLeft
      options.language = "ar"
    }
    if screen {
      options.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
      options.screenCornerRadius = 55
      options.profile = .ios18
    }
    rendering = Renderer.render(view, options: options)
  }

  private static var row: some View {
    HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
      Color.teal
    }
  }

  private static var priorities: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Text("A long title that gives way to others").lineLimit(1)
        Text("12:04").layoutPriority(1).foregroundStyle(Color.secondary)
      }
      HStack(spacing: 4) {
        Color.orange.frame(width: 24, height: 24)
        Text("Subtitle").font(.caption)
        Spacer()
        Color.green.frame(width: 12, height: 12)
      }
    }.padding(12)
  }

  private static var flexible: some View {
    VStack(spacing: 10) {
      Text("Top").frame(maxWidth: .infinity, alignment: .leading).background(Color.yellow)
      Spacer()
      Text("Bottom").frame(minWidth: 100, maxWidth: 160, minHeight: 40).background(Color.mint)
      Text("Too wide for what it is in").fixedSize().frame(width: 90)
    }.padding()
  }

  private static var device: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Library").font(.largeTitle).bold()
        ForEach(0..<5, id: \.self) { index in
          HStack {
            Image(systemName: "book")
            Text("Chapter \(index + 1)")
            Spacer()
            Text("\(index * 7 + 3) min").foregroundStyle(Color.secondary)
          }.padding(.vertical, 64).padding(.horizontal).background(Color.gray.opacity(0.15))
        }
      }.padding()
    }
  }

  private static var grid: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        Text("Name").bold()
        Text("Points").bold()
        Text("Rank").bold()
      }
      Divider()
      GridRow {
        Text("Ada")
        Text("1,204").gridColumnAlignment(.trailing)
        Text("1st")
      }
      GridRow {
        Text("No entry yet").gridCellColumns(2)
        Text("–")
      }
    }
  }

  private static var fits: some View {
    VStack {
      ViewThatFits {
        HStack {
          Text("Upload progress")
          Color.blue.frame(width: 100, height: 8)
        }
        Text("Upload progress")
        Text("75 %")
      }
      Color.purple.aspectRatio(16 / 9, contentMode: .fit)
    }
  }

  private static var stairs: some View {
    Stairs {
      Text("One").padding(8).background(Color.orange)
      Text("Two").padding(8).background(Color.pink)
      Text("Three").padding(8).background(Color.cyan)
    }
  }

  private static var rightToLeft: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("مرحبا").font(.title)
      Text("Vitrine")
      Spacer()
      Text("١٢ نقطة").foregroundStyle(Color.secondary)
    }.padding(.leading, 24).border(Color.indigo)
  }
}

/// Each subview begins where the one before ends, in both directions.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(into: Size.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total.width += size.width
      total.height += size.height
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(size))
      place = place + Point(x: size.width, y: size.height)
    }
  }
}
