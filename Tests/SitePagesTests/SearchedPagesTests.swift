import TestSupport
import Testing

@testable import SitePages

/// The pages that a search index is made of, as Pagefind gets them: it takes what stands between spaces for words.
@Suite struct SearchedPagesTests {
  @Test func allPagesAreSearched() throws {
    let paths = ["404.html", "a.css", "a.html", "b/index.html", "pagefind/x.html", "z.html"]
    #expect(SearchedPages(among: paths, in: "").paths == ["404.html", "a.html", "b/index.html", "z.html"])
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "text") }))
    #expect(SearchedPages(in: folder.path).paths == ["404.html", "a.html", "b/index.html", "z.html"])
  }

  @Test(
    arguments: [
      ("<p>蓝色按钮</p>", "<p>蓝 色 按 钮</p>"),
      ("<p>用SwiftUI写。</p>", "<p>用 SwiftUI 写 。</p>"),
      ("<h2 id=\"布局\" title='a > 局部'>布<em>局</em></h2>", "<h2 id=\"布局\" title='a > 局部'>布<em>局</em></h2>"),
      ("<p>レイアウト な 人々</p>", "<p>レ イ ア ウ ト な 人 々</p>"),
    ])
  func spacesAreSearchedAsOne(page: String, expected: String) {
    let bytes = SpacedPage.bytes(of: Array(page.utf8)) ?? Array(page.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func tablesAndCodeCountLess() {
    func weighed(_ page: String) -> String? {
      SearchWeight.bytes(of: Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(weighed("<p>a</p><prefix>") == nil)
    #expect(weighed("<pre>a</pre>") == "<pre data-pagefind-weight=\"0.3\">a</pre>")
    #expect(
      weighed("<table><tr></table><p><table class=\"x\"></table>")
        == "<table data-pagefind-weight=\"0.4\"><tr></table><p><table data-pagefind-weight=\"0.4\" class=\"x\"></table>"
    )
  }

  @Test(arguments: ["<p>Words – “quoted” …</p>", "<p>한국어 단어</p>", "<p title=\"布局\">a</p>"])
  func otherPagesStayAsTheyAre(page: String) { #expect(SpacedPage.bytes(of: Array(page.utf8)) == nil) }
}
