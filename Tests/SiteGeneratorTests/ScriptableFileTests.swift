import Testing

@testable import SiteContent

/// Drawings among the notes: what acts where it is opened by itself, and what only looks like it.
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
  func harmlessFilesAreNotScriptable(_ inside: String) { #expect(!ScriptableFile.acts(text: drawing(inside))) }

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
  func acting(_ inside: String) { #expect(ScriptableFile.acts(text: drawing(inside))) }

  @Test func declarationsCanHideAnything() {
    #expect(ScriptableFile.acts(text: "<!DOCTYPE svg [<!ENTITY x '<script/>'>]>" + drawing("&x;")))
    #expect(ScriptableFile.acts(text: "<?xml-stylesheet href=\"x.xsl\"?>" + drawing("")))
  }
}
