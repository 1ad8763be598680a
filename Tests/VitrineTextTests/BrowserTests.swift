import Foundation
import Programs
import TestSupport
import Testing
import VitrineText

/// What headless Chromium measures of the drawn text, with the prepared fonts and nothing that forces a width.
@Suite(
  .enabled(if: Fonts.areThere, Fonts.missingMessage),
  .enabled(if: Browser.path != nil, "there is no Chromium (Debian and Ubuntu: the package chromium)"))
struct BrowserTests {
  struct Sample {
    var profile: TypographyProfile
    var face: FontFace
    var text: String
    var tolerance: Double
  }

  static func samples() throws -> [Sample] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases/browser.txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", maxSplits: 4)
      guard fields.count == 5, let profile = TypographyProfile(platform: String(fields[0])),
        let size = Double(fields[1]), let weight = Double(fields[2])
      else { return nil }
      let face = FontFace(
        family: fields[3] == "mono" ? .monospaced : .system, size: size, weight: weight, italic: fields[3] == "italic",
        monospacedDigits: fields[3] == "digits")
      let text = String(fields[4])
      return Sample(profile: profile, face: face, text: text, tolerance: fields[3] == "emoji" ? 0.5 : 0.1)
    }
  }

  @Test func widthsAgreeWithTheBrowser() throws {
    let samples = try Self.samples().filter { Fonts.covers($0.text) }
    #expect(samples.count >= 30)
    var page = Browser.Page(fonts: try #require(TestAssets.typesetter.library).webFonts)
    var expected: [(sample: Sample, text: String, width: Double)] = []
    for sample in samples {
      let run = StyledText.Run(text: sample.text, font: sample.face)
      let layout = TestAssets.typesetter.layout(
        StyledText([run]), options: TextOptions(profile: sample.profile), width: nil, height: nil)
      for fragment in layout.lines.flatMap(\.fragments) {
        page.add(fragment)
        expected.append((sample, fragment.text, fragment.width))
      }
    }
    let measured = try page.measure()
    #expect(measured.count == expected.count)
    for (width, known) in zip(measured, expected) {
      let message: Comment = "“\(known.text)” is \(width) wide in the browser, measured \(known.width)"
      #expect(abs(width - known.width) <= known.sample.tolerance, message)
    }
  }
}

/// A headless Chromium.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  struct Failure: Error {
    var output: String
  }

  /// A page of drawn text that says how wide it is.
  struct Page {
    private var html: String

    init(fonts: [WebFont]) {
      let faces = FontStyleSheet.fontFaces(fonts) { font in
        let data = FileManager.default.contents(atPath: font.path) ?? Data()
        return "data:font/woff2;base64,\(data.base64EncodedString())"
      }.replacing("font-display:swap", with: "font-display:block")
      let rules = FontStyleSheet.textDeclarations.joined(separator: ";")
      html = "<!doctype html><meta charset=utf-8><style>\(faces) svg text { \(rules) }</style><svg>\n"
    }

    mutating func add(_ fragment: TextLayout.Fragment) {
      let face = fragment.font
      let text = fragment.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      let style =
        "font-family:\(face.cssFontFamily.replacing("\"", with: "'"));font-size:\(face.size)px;"
        + "font-weight:\(Int(face.weight));font-style:\(face.italic ? "italic" : "normal");"
        + "letter-spacing:\(fragment.letterSpacing)px;"
        + (face.monospacedDigits ? "font-variant-numeric:tabular-nums;" : "")
        + (fragment.isRightToLeft ? "direction:rtl;text-anchor:end" : "")
      html += "<text y=\"50\" style=\"\(style)\">\(text)</text>\n"
    }

    /// The width of each text, in the order they were added.
    func measure() throws -> [Double] {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widths-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let script = """
        onload = async () => {
          // On a busy machine the fonts may not be there yet when the page is.
          await Promise.all([...document.fonts].map(font => font.load()))
          await document.fonts.ready
          document.body.dataset.widths = [...document.querySelectorAll("text")]
            .map(text => text.getComputedTextLength()).join(" ")
        }
        """
      let file = folder.appendingPathComponent("page.html")
      try Data((html + "</svg><script>\(script)</script>").utf8).write(to: file)
      let output = try Browser.run([
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=20000", "--dump-dom", file.absoluteString,
      ])
      guard let start = output.range(of: "data-widths=\"") else { throw Failure(output: String(output.suffix(500))) }
      return output[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/chromium")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
