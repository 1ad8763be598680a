import Diagnostics
import Markup
import Notes
import SiteContent

/// Links, tags, and raw HTML, which can contain links.
extension DocumentWriter {
  mutating func write(_ link: Link, at span: Span) -> [Node] {
    let resolution = resolve(link.destination, isImage: false, at: span)
    let outer = isInLink
    isInLink = true
    var content = write(link.content)
    isInLink = outer
    // `<doc:Name>` is a link by name; its text is the title of its target.
    // A link without words, as MyST's `[](#label)`, has those of its target too.
    let isNamed =
      link.destination.hasPrefix("doc:") ? link.content.isWritten(link.destination) : link.content.isEmpty
    if isNamed, let title = resolution.title { content = [.text(title)] }
    let view = library.measuredView(of: link.destination, in: resolver.note.path)
    let written = anchor(content, to: resolution, title: link.title.hasPrefix(":") ? "" : link.title).measuring(view)
    guard let list = link.attributes, resolution.address != nil, !isInLink else { return written }
    return written.saying(list, hasIdentifiers: !isEmbedded)
  }

  func anchor(_ content: [Node], to resolution: LinkResolver.Resolution, title: String = "") -> [Node] {
    guard let address = resolution.address, !isInLink else { return content }
    let kind: String? = resolution.isBroken ? "broken" : resolution.isExternal ? "external" : nil
    let tip: String? = title.isEmpty ? nil : title
    return [.element("a", ["href": address, "class": kind, "title": tip], content)]
  }

  mutating func write(_ link: WikiLink, at span: Span) -> [Node] {
    if link.isEmbed, let image = writeImage(link, at: span) { return image }
    let link = resolver.ordered(link)
    if URLScheme(of: link.target[...])?.isOfTheWeb == true {
      return anchor([.text(link.text)], to: resolve(link.target, isImage: false, at: span))
    }
    let resolution = knownLinks.resolution(of: .name(link.target, link.fragment), at: span) { [resolver] in
      resolver.resolve(link, at: span)
    }
    note(resolution)
    warnOfEmbedInLine(link, resolution, at: span)
    let outer = isInLink
    isInLink = true
    let words = link.words.map { write($0) } ?? [.text(link.text)]
    isInLink = outer
    if resolution.isBroken, resolution.address == nil, !isInLink {
      return [.element("span", ["class": "broken"], words)]
    }
    return anchor(words, to: resolution)
  }

  mutating func writeTag(_ name: String) -> [Node] {
    guard resolver.map.tags.readsText else { return [.text("#" + name)] }
    if knownTags.insert(name).inserted { tags.append(name) }
    guard !isInLink, let page = resolver.map.tags.page(of: name) else { return [.text("#" + name)] }
    let address = PercentEncoding.encode(path: NotePath.relative(from: resolver.page, to: page))
    return [.element("a", ["class": "tag", "href": address], [.text("#" + name)])]
  }

  mutating func writeRaw(_ html: String, isInline: Bool, at span: Span) {
    var found: [LinkResolver.Resolution] = []
    // Moved out and back, so that the collected nodes have a single owner and are not copied for every tag.
    var collected = nodes
    nodes = NodeCollector()
    let sanitizer = HTMLSanitizer(
      isInline: isInline, isEmbedded: isEmbedded, frames: library.frames, allowsElements: library.allowsHTML,
      components: resolver.note.document.components)
    sanitizer.clean(html, into: &collected) { address, isImage in
      let resolution = resolver.resolve(address, isImage: isImage, at: span)
      found.append(resolution)
      return resolution.address.map { ($0, resolution.file.flatMap(library.imageSize)) }
    }
    nodes = collected
    if !library.allowsHTML, HTMLTag.pieces(of: html).contains(where: \.isShownTag) {
      diagnostics.append(
        Diagnostic(
          .note, "raw-html", "HTML is shown as text, since the notes are untrusted", file: resolver.shownPath,
          span: span))
      return
    }
    for name in HTMLTag.imagesWithoutWords(in: html) where !found.contains(where: \.isBroken) {
      askForWords(of: name, at: span, hint: "add alt=\"a tree in bloom\", or alt=\"\" for a decorative image")
    }
    for resolution in found {
      note(resolution)
      noteExternal(resolution, at: span)
    }
  }

  mutating func resolve(_ destination: String, isImage: Bool, at span: Span) -> LinkResolver.Resolution {
    let link = isImage ? KnownLinks.Link.image(destination) : .address(destination)
    let resolution = knownLinks.resolution(of: link, at: span) { [resolver] in
      resolver.resolve(destination, isImage: isImage, at: span)
    }
    note(resolution)
    noteExternal(resolution, at: span)
    return resolution
  }

  /// Records a link to another site for the check of external links; those of an embedded note are recorded for that
  /// note.
  private mutating func noteExternal(_ resolution: LinkResolver.Resolution, at span: Span) {
    guard resolution.isExternal, !isEmbedded, let address = resolution.address else { return }
    externals.append(ExternalLink(address: address, file: resolver.shownPath, span: span))
  }

  mutating func note(_ resolution: LinkResolver.Resolution) {
    if let diagnostic = resolution.diagnostic { diagnostics.append(diagnostic) }
    guard !resolution.isExternal else { return }
    let excerpt = excerpt ?? context.excerpt(limit: 160)
    self.excerpt = excerpt
    links.append(
      OutgoingLink(
        target: resolution.target?.path, fragment: resolution.fragment, excerpt: excerpt, isBroken: resolution.isBroken)
    )
  }
}

extension [Inline] {
  /// Whether the inlines are a text.
  fileprivate func isWritten(_ text: String) -> Bool { count == 1 && self[0].kind == .text(text) }
}

extension [Node] {
  /// Returns a link with the path of the view whose measure it states, which a script shows while a reader points at it.
  fileprivate func measuring(_ view: String?) -> [Node] {
    guard let view, case .element(var anchor)? = first else { return self }
    anchor["class"] = .text("measure")
    anchor["data-view"] = .text(view)
    return [.element(anchor)]
  }
}
