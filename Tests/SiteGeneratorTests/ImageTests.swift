import Diagnostics
import Foundation
import Notes
import SiteContent
import SiteGenerator
import SitePages
import SiteReports
import TestSupport
import Testing

/// Images: their sizes, and the words for those who do not see them.
@Suite struct ImageTests {
  @Test(arguments: [(40, 320, 200), (30, 0, 0)])
  func sizesOfAVIF(length: Int, width: Int, height: Int) {
    let header = [0, 0, 0, 16] + Array("ftypavif".utf8) + [0, 0, 0, 0]
    let extent = [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 200, 0, 0, 0, 0]
    let size = ImageSize(bytes: Array((header + extent).prefix(length)))
    #expect(size?.width ?? 0 == width && size?.height ?? 0 == height, "\(String(describing: size))")
  }

  /// A photograph of 320 by 200 that lies on its side where its orientation is 5 or more (Exif 2.32, 4.6.4, table 2), whichever byte
  /// comes first.
  @Test(arguments: [1, 3, 4, 5, 6, 8], [true, false])
  func photographsStandUpright(orientation: UInt8, isBig: Bool) {
    func word(_ value: UInt8) -> [UInt8] { isBig ? [0, value] : [value, 0] }
    func double(_ value: UInt8) -> [UInt8] { isBig ? [0, 0, 0, value] : [value, 0, 0, 0] }
    let tag: [UInt8] = isBig ? [0x01, 0x12] : [0x12, 0x01]
    let head = Array((isBig ? "MM" : "II").utf8) + word(42) + double(8)
    let entry = tag + word(3) + double(1) + word(orientation) + [0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + head + word(1) + entry + double(0)
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 64, 1, 1, 0x11, 0]
    let photograph = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame
    let size = ImageSize(bytes: photograph)
    #expect(size?.width == (orientation >= 5 ? 200 : 320) && size?.height == (orientation >= 5 ? 320 : 200))
  }

  /// Every image of a page: its size in the page, and whether words are asked for.
  @Test(
    arguments: [
      ("![words](a.svg)", "alt=\"words\" width=\"80\" height=\"40\"", false), ("![](a.svg)", "alt=\"\"", true),
      ("![ ](a.svg)", "alt=\" \"", true), ("![words|20](a.svg)", "alt=\"words\" width=\"20\" height=\"10\"", false),
      ("![[a.svg]]", "alt=\"\" width=\"80\"", true), ("![[a.svg|40]]", "alt=\"\" width=\"40\" height=\"20\"", true),
      ("![[a.svg|words]]", "alt=\"words\" width=\"80\"", false),
      ("![[a.svg|words|40x30]]", "alt=\"words\" width=\"40\" height=\"30\"", false),
      ("| a |\n|---|\n| ![[a.svg\\|words\\|40]] |", "alt=\"words\" width=\"40\" height=\"20\"", false),
      ("<img src=\"a.svg\">", "alt=\"\" width=\"80\" height=\"40\"", true),
      ("<img src=\"a.svg\" alt=\"\" width=\"20px\">", "alt=\"\" width=\"20\" height=\"10\"", false),
      ("<img src=\"a.svg\" alt=\"words\" height=\"20\">", "alt=\"words\" width=\"40\" height=\"20\"", false),
      ("<img src=\"a.svg\" alt=\"words\" width=\"50%\">", "alt=\"words\" width=\"50%\"", false),
    ])
  func imagesInPages(text: String, contains part: String, asksForWords: Bool) async throws {
    let folder = try TemporaryFolder([
      "content/n.md": "# N\n\n\(text)\n", "content/a.svg": "<svg viewBox=\"0 0 80 40\"></svg>",
    ])
    let checked = try await SiteBuilder.test(folder).check()
    let html = checked.content.joined()
    #expect(html.contains(part), "\(html)")
    #expect(html.contains("loading=\"lazy\""))
    let asked = checked.report.diagnostics.filter { $0.code == "image-words" }
    #expect(asked.count == (asksForWords ? 1 : 0) && checked.report.diagnostics.count == asked.count)
    #expect(
      asked.allSatisfy { $0.severity == .note && $0.span?.start.line ?? 0 >= 3 && $0.file?.hasSuffix("n.md") == true })
  }
}
