import Diagnostics
import Notes

/// Links, tags, and raw HTML, which holds links too.
extension DocumentWriter {
  mutating func write(_ link: Link, at span: Span) -> String {
    let resolution = resolve(link.destination, isImage: false, at: span)
    let outer = isInLink
    isInLink = true
    var content = closed(link.content)
    isInLink = outer
    // `<doc:Name>` is a link by name; its words are the title of what it leads to.
    if link.destination.hasPrefix("doc:"), link.content.plainText == link.destination, let title = resolution.title {
      content = HTMLText.escape(title)
    }
    return anchor(content, to: resolution, title: link.title)
  }

  func anchor(_ content: String, to resolution: LinkResolver.Resolution, title: String = "") -> String {
    guard let address = resolution.address, !isInLink else { return content }
    let tip = title.isEmpty ? "" : " title=\"\(HTMLText.escape(title))\""
    let kind = resolution.isBroken ? " class=\"broken\"" : resolution.isExternal ? " class=\"external\"" : ""
    return "<a href=\"\(HTMLText.escape(address))\"\(kind)\(tip)>\(content)</a>"
  }

  mutating func write(_ link: WikiLink, at span: Span) -> String {
    if link.isEmbed, let image = writeImage(link, at: span) { return image }
    let resolution = resolver.resolve(link, at: span)
    note(resolution)
    warnOfEmbedInLine(link, resolution, at: span)
    let words = link.label ?? (link.fragment.isEmpty ? resolution.title : nil) ?? link.text
    return anchor(HTMLText.escape(link.isEmbed ? link.text : words), to: resolution)
  }

  mutating func writeTag(_ name: String) -> String {
    if knownTags.insert(name).inserted { tags.append(name) }
    let text = "#" + HTMLText.escape(name)
    guard !isInLink, let page = resolver.map.tags.page(of: name) else { return text }
    let address = PercentEncoding.encode(path: NotePath.relative(from: resolver.page, to: page))
    return "<a class=\"tag\" href=\"\(HTMLText.escape(address))\">\(text)</a>"
  }

  mutating func writeRaw(_ html: String, isInline: Bool, at span: Span) -> String {
    var cleaner = sanitizer
    var found: [LinkResolver.Resolution] = []
    let output = cleaner.clean(html, isInline: isInline, isEmbedded: isEmbedded) { address, isImage in
      let resolution = resolver.resolve(address, isImage: isImage, at: span)
      found.append(resolution)
      return resolution.address.map { ($0, resolution.file.flatMap(library.imageSize)) }
    }
    sanitizer = cleaner
    for name in HTMLTag.imagesWithoutWords(in: html) where !found.contains(where: \.isBroken) {
      askForWords(of: name, at: span, hint: "say it with alt=\"a tree in bloom\", or alt=\"\" where it says nothing")
    }
    found.forEach { note($0) }
    return output
  }

  mutating func resolve(_ destination: String, isImage: Bool, at span: Span) -> LinkResolver.Resolution {
    let resolution = resolver.resolve(destination, isImage: isImage, at: span)
    note(resolution)
    return resolution
  }

  mutating func note(_ resolution: LinkResolver.Resolution) {
    if let diagnostic = resolution.diagnostic { diagnostics.append(diagnostic) }
    guard !resolution.isExternal else { return }
    links.append(
      OutgoingLink(
        target: resolution.target?.path, fragment: resolution.fragment, context: context, isBroken: resolution.isBroken)
    )
  }
}
