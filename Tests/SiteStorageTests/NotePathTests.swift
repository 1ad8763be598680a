import Notes
import SiteStorage
import Testing

/// Relative paths and percent-encoding as RFC 3986 resolves them.
@Suite struct NotePathTests {
  @Test(arguments: [
    ("a/b.html", "a/c.html", "c.html"), ("a/b.html", "c.html", "../c.html"), ("b.html", "a/c.html", "a/c.html"),
    ("a/b/c.html", "a/d/e.html", "../d/e.html"), ("index.html", "", "./"), ("a/b/c.html", "", "../../"),
    ("a/index.html", "a/index.html", "index.html"),
  ])
  func relativePathsAreShortest(page: String, target: String, expected: String) {
    #expect(NotePath.relative(from: page, to: target) == expected)
  }

  @Test(
    arguments: [
      ("b.md", "a", "a/b.md"), ("../b.md", "a", "b.md"), ("../../b.md", "a", nil), ("/b.md", "a/c", "b.md"),
      ("./x/../y", "", "y"), ("..", "", nil),
    ] as [(String, String, String?)])
  func pathsResolveWithinTheFolder(path: String, folder: String, expected: String?) {
    #expect(NotePath.resolve(path, in: folder) == expected)
  }

  @Test func reservedCharactersArePercentEncoded() {
    #expect(PercentEncoding.decode("a%20b%2") == "a b%2")
    #expect(PercentEncoding.encode(path: "a b/ü?#%.png") == "a%20b/ü%3F%23%25.png")
  }
}
