import Notes
import Testing

/// Identifiers of headings as GitHub makes them.
@Suite struct HeadingIdentifierTests {
  @Test(arguments: [
    ("Geometry Reader", "geometry-reader"), ("HStack and VStack", "hstack-and-vstack"),
    ("Binding vs Bindable", "binding-vs-bindable"), ("What's `new`?", "whats-new"),
    ("I. Sizing Behaviors", "i-sizing-behaviors"),
    ("a_b-c", "a_b-c"), ("Über größe", "über-größe"), ("Tiếng Việt", "tiếng-việt"), ("布局系统", "布局系统"),
    ("emoji 🎉 party", "emoji--party"), ("C++ & Swift", "c--swift"),
  ])
  func headingsBecomeTheirSlugs(title: String, expected: String) {
    #expect(HeadingIdentifiers.slug(of: title) == expected)
  }

  @Test func repeatedHeadingsAreNumbered() {
    var identifiers = HeadingIdentifiers()
    #expect(
      ["Text", "Text", "Text 1", "Text", "!", "?"].map { identifiers.id(for: $0) }
        == ["text", "text-1", "text-1-1", "text-2", "section", "section-1"])
  }
}
