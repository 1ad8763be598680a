import Figures
import Foundation
import TestSupport
import Testing
import VitrineUI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `vitrine render` writes.
@Suite struct RenderedFenceTests {
  private static let favorite = "Text(\"Favorite\")\n  .padding(10)\n  .background(Color.teal)"
  private static let flexible = """
    Text("Hello, World")
      .frame(minWidth: 0, maxWidth: .infinity)
      .background(Color.teal)
      .padding(10)
    """

  private func render(
    _ source: String, _ form: RenderedFence.Form, _ settings: [(String, String)] = [], outlines: Bool = false,
    pixels: Double? = nil
  ) throws -> RenderedFence {
    let folder = try TemporaryFolder(["fence.swift": source])
    let input = try FenceInput.read(path: folder.path + "/fence.swift", block: nil)
    let reader = FigureOptionsReader([.book] + settings.map { FigureSetting(key: $0.0, value: $0.1) })
    #expect(reader.diagnostics == [])
    return RenderedFence.draw(
      input, reader.options, RenderedFence.Request(form: form, outlinesText: outlines, pixels: pixels),
      typesetter: TestAssets.typesetter)
  }

  private func text(_ fence: RenderedFence) -> String { String(decoding: fence.output, as: UTF8.self) }

  // MARK: SVG

  @Test func anSVGBringsItsFonts() throws {
    let source = "VStack { Text(\"Favorite 12\"); Text(\"code\").font(.body.monospaced()); Text(\"fin\").italic() }"
    let svg = text(try render(source, .svg))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let fonts = svg.matches(of: /@font-face\{font-family:"([^"]*)";([^}]*?)src:url\(data:font\/ttf;base64,([^)]*)\)\}/)
    #expect(fonts.map { String($0.output.1) } == ["Inter", "JetBrains Mono", "Inter"])
    #expect(fonts.map { $0.output.2.contains("italic") } == [false, false, true])
    for font in fonts {
      let bytes = Array(try #require(Data(base64Encoded: String(font.output.3))))
      #expect(bytes.starts(with: [0, 1, 0, 0]))
      // Cut down: the whole of Inter has 800 kB.
      #expect(bytes.count > 500 && bytes.count < 12_000, "\(bytes.count)")
    }
    // Nothing is fetched from anywhere.
    #expect(!svg.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    #expect(!svg.contains("<image"))
    #expect(svg.contains(">Favorite 12</text>"))
  }

  @Test func whatIsWordsIsSaidToBeLeftOut() throws {
    for form in [RenderedFence.Form.svg, .png] {
      let fence = try render(Self.favorite, form, [("show", "picture,tree,steps,sizes")])
      let diagnostics = fence.diagnostics.filter { !$0.isAdvice }
      #expect(diagnostics.map(\.code) == ["words-in-picture"])
      #expect(diagnostics.first?.message == "a picture cannot show 'steps' and 'sizes'")
    }
    let words = try render(Self.favorite, .text, [("show", "picture,steps,sizes")])
    #expect(words.diagnostics.filter { !$0.isAdvice } == [])
  }

  @Test func outlinesNeedNoFonts() throws {
    let svg = text(try render(Self.favorite, .svg, [("show", "picture,dimensions,tree")], outlines: true))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for word in ["<text", "@font-face", "<style"] { #expect(!svg.contains(word), "\(word)") }
    // Emoji are pictures, in the file itself.
    let emoji = text(try render("Text(\"a🎉\")", .svg, outlines: true))
    if !emoji.contains("<text") { #expect(emoji.matches(of: /<image href="data:image\/png;base64,/).count == 1) }
    let underlined = text(try render("Text(\"a\").underline().strikethrough()", .svg, outlines: true))
    #expect(underlined.matches(of: /stroke-width="0.93"/).count == 2)
  }

  @Test(arguments: [
    ("picture", ["class=\"picture\""], ["class=\"tree\"", ">71<"]),
    ("picture,dimensions", ["class=\"picture\"", ">71<"], ["class=\"tree\""]),
    ("tree", ["class=\"tree\"", ">71 × 37<"], ["class=\"picture\""]),
    ("picture,dimensions,tree", ["class=\"picture\"", "class=\"tree\"", ">71<", ">71 × 37<"], []),
  ])
  func partsAreDrawnOneBelowTheOther(show: String, present: [String], absent: [String]) throws {
    let svg = text(try render(Self.favorite, .svg, [("show", show)]))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for part in present { #expect(svg.contains(part), "\(part)") }
    for part in absent { #expect(!svg.contains(part), "\(part)") }
    #expect(try render(Self.favorite, .svg, [("show", show)]).output == Array(svg.utf8))
  }

  @Test func lightAndDarkAreOfOneSize() throws {
    let light = text(try render(Self.favorite, .svg))
    let dark = text(try render(Self.favorite, .svg, [("scheme", "dark")]))
    #expect(light != dark)
    let size = /width="(\d+)" height="(\d+)"/
    #expect(try size.firstMatch(in: light)?.output.0 == size.firstMatch(in: dark)?.output.0)
    #expect(light.contains("#1d1d1f") && !dark.contains("#1d1d1f"))
  }

  @Test func aTreeTooLargeToBeDrawnIsAWarning() throws {
    let row = (0..<30).map { "Text(\"\($0)\")" }.joined(separator: "; ")
    let drawn = try render("VStack { \(row) }", .svg, [("show", "tree")])
    #expect(drawn.diagnostics.map(\.code).contains("large-tree"))
    #expect(text(drawn).contains("class=\"picture\""))
  }

  /// What a fence draws several times is one file: each picture with its label.
  @Test(arguments: [
    ("widths", "120,200", ["120 wide", "200 wide"], 2), ("schemes", "light,dark", ["light", "dark"], 2),
    ("compare", "width=120", ["as it is", "width=120", "The whole is 200 narrower."], 2),
    ("sweep", "60...300", ["60 to 300 wide", "drawn at 180"], 1),
    ("events", "set isOn true", ["at first", "1 · set isOn true", "Lamp.isOn = true"], 2),
  ])
  func whatIsDrawnSeveralTimesIsOneFile(key: String, value: String, words: [String], count: Int) throws {
    let source = """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Color.teal.overlay { Color.white.frame(width: isOn ? 20 : 10, height: 10) } }
      }
      """
    for outlines in [false, true] {
      let drawn = try render(source, .svg, [(key, value)], outlines: outlines)
      #expect(drawn.diagnostics == [])
      let svg = text(drawn)
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      #expect(svg.matches(of: /class="picture"/).count == count)
      let ids = svg.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
      #expect(Set(ids).count == ids.count)
      for word in words where !outlines { #expect(svg.contains(">\(word)<"), "\(word) is not in \(svg)") }
      if outlines { #expect(!svg.contains("<text")) }
    }
  }

  @Test func aFenceIsComparedWithAnEarlierOneOfItsNote() throws {
    let note = """
      ```swift view-tree id=first
      Color.red.frame(width: 20, height: 20)
      ```

      ```swift view-tree compare=first
      Color.red.frame(width: 30, height: 20)
      ```

      ```swift view-tree compare=frist
      Color.red
      ```
      """
    let folder = try TemporaryFolder(["note.md": note])
    func render(_ number: Int) throws -> RenderedFence {
      let input = try FenceInput.read(path: folder.path + "/note.md", block: number)
      let options = FigureOptionsReader(input.settings).options
      return RenderedFence.draw(input, options, RenderedFence.Request(form: .svg), typesetter: TestAssets.typesetter)
    }
    let second = try render(2)
    #expect(second.diagnostics == [])
    #expect(text(second).contains(">before<") && text(second).contains(">The whole is 10 wider.<"), "\(text(second))")
    #expect(try render(3).diagnostics.map(\.message) == ["no figure before this one has the id 'frist'"])
  }

  // MARK: PNG

  private static let hasConverter = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/rsvg-convert")
  }

  @Test(.enabled(if: hasConverter, "there is no rsvg-convert"), arguments: [1, 2, 3])
  func aPNGHasAsManyPixelsAsItsScaleSays(scale: Int) throws {
    let svg = text(try render(Self.favorite, .svg))
    let size = try #require(try /width="(\d+)" height="(\d+)"/.firstMatch(in: svg))
    let (width, height) = (Int(size.output.1) ?? 0, Int(size.output.2) ?? 0)
    let png = try render(Self.favorite, .png, pixels: Double(scale))
    #expect(png.diagnostics.filter { !$0.isAdvice } == [])
    #expect(Array(png.output.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let sides = [16, 20].map { start in png.output[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [width * scale, height * scale])
  }

  // MARK: Text

  @Test func theTreeIsDrawnAsNotesDrawIt() throws {
    #expect(
      text(try render(Self.favorite, .text)) == """
        71 × 37

                      1 | 8
                        |
                   background
                        |
                -----------------
                |               |
              2 | 5           6 | 7
                |               |
             padding       Color.teal
                |
              3 | 4
                |
        Text("Favorite")

        1. The system proposes 320 × 480 to the background.
        2. The background proposes the same 320 × 480 to its primary subview, the padding.
        3. The padding takes 10 off each edge and proposes 300 × 460 to the Text.
        4. The Text reports 51 × 17.
        5. The padding adds 10 to each edge and reports 71 × 37.
        6. The background proposes 71 × 37 to its secondary subview, the Color.
        7. The Color accepts and reports 71 × 37.
        8. The background reports its primary subview’s size, 71 × 37.

        """)
    let tree = text(try render(Self.flexible, .text)).split(separator: "\n\n")[1]
    #expect(
      tree == """
                         1 | 10
                           |
                        padding
                           |
                         2 | 9
                           |
                      background
                           |
                  -------------------
                  |                 |
                3 | 6             7 | 8
                  |                 |
                frame          Color.teal
                  |
                4 | 5
                  |
        Text("Hello, World")
        """)
  }

  /// Of a control, readers see what they wrote.
  @Test func theInsideOfControlsIsLeftOut() throws {
    let source = "Button {} label: { Text(\"Go\") }.buttonStyle(.borderedProminent)"
    #expect(
      text(try render(source, .text)) == """
        39 × 29

           1 | 4
             |
          Button
             |
           2 | 3
             |
        Text("Go")

        1. The system proposes 320 × 480 to the Button.
        2. The Button proposes 300 × 468 to the Text.
        3. The Text reports 19 × 17.
        4. The Button reports 39 × 29.

        """)
    let whole = text(try render(source, .text, [("show", "internals")]))
    #expect(whole.contains("padding") && whole.contains("RoundedRectangle"))
    #expect(text(try render("Toggle(\"On\", isOn: .constant(true))", .text)).hasSuffix("reports 320 × 26.\n"))
    #expect(text(try render(source, .json)).contains("\"RoundedRectangle\""))
  }

  @Test func aWideTreeIsAnOutline() throws {
    let row = (0..<12).map { "Text(\"number \($0)\")" }.joined(separator: "; ")
    let lines = text(try render("HStack { \(row) }.background(.red)", .text)).split(separator: "\n")
    #expect(lines[1] == "background  1 | 30")
    #expect(lines[2] == "├─ HStack  2 | 27")
    #expect(lines[14].hasPrefix("│  └─ Text(\"number 11\")  "))
    #expect(lines[15] == "└╌ Color.red  28 | 29")
  }

  /// Lines that stand on lines: nothing in a drawing hangs in the air.
  @Test(arguments: [
    "Color.red", "HStack { Color.red; VStack { Text(\"a\"); Text(\"b\"); Divider() }; Spacer() }",
    "ZStack { Text(\"wide label here\").padding(); Color.blue }.overlay { Circle() }",
  ])
  func everyBarHasSomethingAboveAndBelow(source: String) throws {
    let drawn = text(try render(source, .text)).split(separator: "\n\n")[1]
    let lines = drawn.split(separator: "\n").map(Array.init)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() where character == "|" {
        for other in [row - 1, row + 1] where lines.indices.contains(other) {
          let near = lines[other].dropFirst(max(column - 1, 0)).prefix(3)
          #expect(near.contains { $0 != " " }, "\(row + 1):\(column + 1)\n\(drawn)")
        }
      }
      #expect(line.last != " ")
    }
  }
}
