import Markup
import Testing

/// Trees as text.
@Suite struct PrintingTests {
  @Test func elementsKeepTheOrderOfTheirAttributes() {
    let cell = Element("td", ["class": "size", "id": "a-1"], text: "40 × 20")
    #expect(cell.html == "<td class=\"size\" id=\"a-1\">40 × 20</td>")
  }

  @Test func whatIsAbsentOrFalseIsLeftOut() {
    let title: String? = nil
    let box = Element("input", ["type": "checkbox", "title": title, "disabled": true, "checked": false, "value": 3])
    #expect(box.html == "<input type=\"checkbox\" disabled value=\"3\">")
  }

  @Test func bracesTakeConditionsAndLoops() {
    let isOpen = true
    let list = Element("ul") {
      for number in 1...2 { Element("li", text: "\(number)") }
      if isOpen { "open" } else { "closed" }
      Node.raw("<hr>")
    }
    #expect(list.html == "<ul><li>1</li><li>2</li>open<hr></ul>")
  }

  @Test(arguments: [
    ("div", "<div></div>", "<div/>"), ("br", "<br>", "<br/>"), ("rect", "<rect/>", "<rect/>"), ("g", "<g></g>", "<g/>"),
    ("feColorMatrix", "<feColorMatrix/>", "<feColorMatrix/>"), ("link", "<link>", "<link/>"),
  ])
  func emptyElementsAreClosedAsTheirLanguageHasIt(_ name: String, _ html: String, _ xml: String) {
    #expect([Node.element(name)].html == html)
    #expect([Node.element(name)].xml == xml)
  }

  @Test func textAndAttributesAreEscaped() {
    let link = Element("a", ["href": "?a=1&b=\"2\""], text: "a < b > c & \"d\"")
    #expect(
      link.html == "<a href=\"?a=1&amp;b=&quot;2&quot;\">a &lt; b &gt; c &amp; &quot;d&quot;</a>")
  }

  @Test(arguments: [
    ("\0", "\u{FFFD}"), ("a\u{1}b", "ab"), ("\t\n\r", "\t\n\r"), ("a\u{FFFE}b\u{FFFF}", "ab"),
    ("\u{FFFD}\u{FB01}", "\u{FFFD}\u{FB01}"),
    ("日本 & 👩🏽‍🚀", "日本 &amp; 👩🏽‍🚀"), ("", ""), ("\u{7F}", "\u{7F}"),
  ])
  func onlyCharactersOfXMLAreWritten(_ text: String, _ expected: String) {
    #expect(Escaping.escaped(text) == expected)
    #expect(Node.text(text).html == expected)
  }

  @Test func commentsCannotEndEarly() {
    #expect(Node.comment(" a --> b -- c-").html == "<!-- a -\u{2010}> b -\u{2010} c- -->")
  }

  @Test func outlinesAndTransformsStayNumbersUntilTheyArePrinted() {
    var data = PathData()
    data.move(1, 2.005)
    data.horizontal(-0.001)
    data.quad(control: (1, 1), to: (2, 2.5))
    data.close()
    let path = Element(
      name: "path",
      attributes: [
        Attribute("d", .path(data, decimals: 2)),
        Attribute("transform", .matrix([1, 0, 0, 0.333333, 4, 5.25], decimals: 2)),
        Attribute("stroke-dasharray", .numbers([4, 2.5], decimals: 2)), Attribute("x", 1 / 3, decimals: 4),
      ])
    #expect(
      path.html
        == "<path d=\"M1 2.01H0Q1 1 2 2.5Z\" transform=\"matrix(1 0 0 0.33333 4 5.25)\" stroke-dasharray=\"4 2.5\" x=\"0.3333\"/>"
    )
    #expect(path["x"]?.number == 0.3333)
    #expect(path["d"]?.text == "M1 2.01H0Q1 1 2 2.5Z")
  }

  @Test func treesAreChangedAsTrees() {
    var figure = Element("figure", ["id": "f"], [.element("a", ["href": "x"], ["see"]), "text"])
    figure["id"] = .text("g")
    figure["class"] = .text("one two")
    figure["hidden"] = nil
    let moved = figure.mapped { if $0.name == "a" { $0["href"] = .text("../x") } }
    #expect(moved.html == "<figure id=\"g\" class=\"one two\"><a href=\"../x\">see</a>text</figure>")
    #expect(moved.classes == ["one", "two"])
    #expect(moved.plainText == "seetext")
    var names: [String] = []
    moved.visit { names.append($0.name) }
    #expect(names == ["figure", "a"])
  }

  @Test func idsAndWhatRefersToThemAreRenamed() {
    let figure = Element("figure", ["id": "f1", "class": "f1", "aria-labelledby": "f1-c"]) {
      Element("input", ["name": "f1-pick", "value": "f1"])
      Element("use", ["href": "#f1-p2"])
      Element("g", ["clip-path": "url(#f1-p3)", "data-path": "0.1"])
      "f1"
    }
    #expect(
      figure.renamingIDs(startingWith: "f1", to: "f1-e2").html
        == "<figure id=\"f1-e2\" class=\"f1\" aria-labelledby=\"f1-e2-c\"><input name=\"f1-e2-pick\" value=\"f1\">"
        + "<use href=\"#f1-e2-p2\"/><g clip-path=\"url(#f1-e2-p3)\" data-path=\"0.1\"></g>f1</figure>")
  }

  @Test func addressesAreRenamedByTheirBeginnings() {
    let nodes: [Node] = [.element("image", ["href": "@/a.png"]), .element("img", ["src": "@/b", "alt": "@/b"])]
    let renamed = Element("p", [:], nodes).renamingAddresses(startingWith: "@/", to: "../")
    #expect(renamed.html == "<p><image href=\"../a.png\"/><img src=\"../b\" alt=\"@/b\"></p>")
  }
}
