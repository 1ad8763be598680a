import TestSupport
import Testing

@testable import SiteContent

/// Files among the notes: what acts where it is opened by itself, and what only looks like it. Tests/Trust/attempts/xml.json
/// has more, with their sources.
@Suite struct ScriptableFileTests {
  private func drawing(_ inside: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\(inside)</svg>"
  }

  @Test(arguments: [
    "<path d=\"M0 0\"/>", "<metadata>x</metadata><text>on=1 script</text>", "<use xlink:href=\"#a\"/>",
    "<a href=\"https://example.org\"><text>x</text></a>", "<image href=\"data:image/png;base64,AA\"/>",
    // As draw.io writes labels.
    "<switch><foreignObject width=\"9\"><div xmlns=\"http://www.w3.org/1999/xhtml\" style=\"x\">a<br/>b</div></foreignObject></switch>",
  ])
  func harmlessFilesAreNotScriptable(_ inside: String) { #expect(!ScriptableMarkup.acts(Array(drawing(inside).utf8))) }

  @Test(arguments: [
    "<script>x()</script>", "<g onload=\"x()\"/>", "<g\nonclick='x()'/>",
    "<x:script xmlns:x=\"http://www.w3.org/2000/svg\">x()</x:script>",
    "<a href=\"javascript:x()\"><text>x</text></a>", "<a xlink:href=\"java&#9;script:x()\"/>",
    "<a href=\"javascript:\u{301}x()\"/>", "<a href=\"jav&#x0000000000000061;script:x()\"/>",
    "<a href=\"j\u{301}s:x()\"/>",
    "<animate attributeName=\"href\" values=\"javascript:x()\"/>",
    "<animate attributeName=\"href\" values=\"data:image/png;javascript:x()\"/>",
    "<set attributeName=\"href\" to=\"javascript:x()\"/>",
    "<foreignObject><div onclick=\"x()\"/></foreignObject>", "<foreignObject><iframe src=\"a.html\"/></foreignObject>",
    "<foreignObject><form action=\"javascript:x()\"><input type=\"submit\"/></form></foreignObject>",
    "<foreignObject><h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">x()</h:script></foreignObject>",
  ])
  func acting(_ inside: String) { #expect(ScriptableMarkup.acts(Array(drawing(inside).utf8))) }

  /// Sources: https://www.w3.org/TR/xml (2.8, 4.3.3), https://www.w3.org/TR/xml-stylesheet, RFC 2152
  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY x '<script/>'>]>", "<!DOCTYPE svg [<!ATTLIST svg onload CDATA \"x()\">]>",
    "<!DOCTYPE svg SYSTEM \">\" [<!ATTLIST svg onload CDATA \"x()\">]>", "<?xml-stylesheet href=\"x.xsl\"?>",
    "<?xml version=\"1.0\" encoding=\"UTF-7\"?>", "<!-- --><!DOCTYPE svg\n[]>", "\u{FEFF}<!DOCTYPE svg []>",
    "<!doctype html>",
  ])
  func declarationsCanHideAnything(_ start: String) {
    #expect(ScriptableMarkup.acts(Array((start + drawing("")).utf8)))
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- a > b -->",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">",
    "\u{FEFF}",
  ])
  func plainDeclarationsHideNothing(_ start: String) {
    #expect(!ScriptableMarkup.acts(Array((start + drawing("<path/>")).utf8)))
  }

  @Test(arguments: [
    "<rss><link>x</link></rss>", "<x onclick=\"x()\"/>", "words", "",
    "version https://git-lfs.github.com/spec/v1",
  ])
  func otherVocabulariesAreOnlyShown(_ text: String) { #expect(!ScriptableMarkup.acts(Array(text.utf8))) }

  /// Sources: https://mimesniff.spec.whatwg.org (7.1), https://httpd.apache.org/docs/2.4/mod/mod_mime.html
  @Test(arguments: [
    ("a.html", "x", true), ("A.XHT", "x", true), ("a.html.de", "x", true), ("a.html.gz", "x", true),
    ("a.svg.br", "x", true),
    ("a.html. .", "x", true), ("a.html.txt", "x", false), ("a.tar.gz", "x", false), ("a", "<script>", true),
    ("a.x", " \n<!DOCTYPE HTML>", true),
    ("a.x", "<p>", true), ("a.x", "<plist/>", false), ("a.x", "<!--><script>-->", true), ("a.x", "a <script>", false),
    ("a.png", "<script>", false), ("a.txt", "<script>", false), ("a.js", "x()", false), ("LICENSE", "<x>", false),
    ("a.drawio", "<mxfile host=\"x\"/>", false),
  ])
  func filesByNameAndContents(_ name: String, _ text: String, _ acts: Bool) throws {
    let folder = try TemporaryFolder(["f/" + name: text])
    let full = folder.path + "/f/" + name
    #expect(ScriptableFile.acts(name, at: full, head: Array(text.utf8)) == acts)
  }
}
