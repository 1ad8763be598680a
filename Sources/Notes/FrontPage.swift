import Diagnostics

/// The parts of a home page that VitePress and Starlight read from front matter: `hero` and `features`.
///
/// Source: <https://vitepress.dev/reference/default-theme-home-page>,
/// <https://starlight.astro.build/reference/frontmatter/#hero>
struct FrontPage {
  private(set) var blocks: [Block] = []

  /// - Returns: `nil` where there are no such parts.
  init?(_ matter: FrontMatter) {
    let (hero, features) = (matter["hero"], matter["features"])
    if let hero, case .map = hero.kind {
      add(hero["text"], isStrong: true)
      add(hero["tagline"])
      let actions = hero["actions"]?.list ?? []
      let links = actions.compactMap { Self.link($0["text"], $0["link"]) }
      if let first = links.first {
        let space = Inline(.text(" · "), span: first.span)
        blocks.append(Block(.paragraph(Array(links.map { [$0] }.joined(separator: [space]))), span: first.span))
      }
    }
    let items = (features?.list ?? []).compactMap(Self.item)
    if let first = items.first {
      blocks.append(Block(.list(ListBlock(start: nil, isTight: true, items: items)), span: first.span))
    }
    if blocks.isEmpty { return nil }
  }

  /// The name of what a home page shows, for a page without another title.
  static func title(_ matter: FrontMatter) -> String? {
    (matter["hero"]?["name"] ?? matter["hero"]?["title"])?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func add(_ value: YAMLValue?, isStrong: Bool = false) {
    guard let text = value?.string, !text.isEmpty, let span = value?.span else { return }
    let words = Inline(.text(text), span: span)
    blocks.append(Block(.paragraph([isStrong ? Inline(.strong([words]), span: span) : words]), span: span))
  }

  /// Returns a link, or its words if it has no target.
  private static func link(_ text: YAMLValue?, _ target: YAMLValue?) -> Inline? {
    guard let words = text?.string, !words.isEmpty, let span = text?.span else { return nil }
    let content = Inline(.text(words), span: span)
    guard let address = target?.string, !address.isEmpty else { return content }
    return Inline(
      .link(Link(destination: address, title: "", content: [content])), span: target?.span ?? span)
  }

  private static func item(_ feature: YAMLValue) -> ListBlock.Item? {
    guard let title = link(feature["title"], feature["link"]) else { return nil }
    var content = [Inline(.strong([title]), span: title.span)]
    if let details = feature["details"]?.string, !details.isEmpty {
      content.append(Inline(.text(": " + details), span: title.span))
    }
    return ListBlock.Item(blocks: [Block(.paragraph(content), span: title.span)], span: title.span)
  }
}
