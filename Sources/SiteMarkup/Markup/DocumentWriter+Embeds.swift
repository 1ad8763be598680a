import Diagnostics
import Markup
import Notes
import SiteContent

/// The number and size of the embeds on a page. Notes that embed several others, which embed several others, soon make
/// pages that no browser can open.
struct EmbedCost {
  var count = 0
  /// The size of the embedded HTML in bytes; an embed in another embed counts for both.
  var bytes = 0

  /// Whether there is no room for another embed. The first embed is always shown, regardless of its size.
  var isTooMuch: Bool { count >= Self.mostParts || bytes >= Self.mostBytes }

  private static let mostParts = 500
  private static let mostBytes = 1_000_000
  static let limit =
    "the page embeds more than \(mostParts) notes, or \(mostBytes / 1_000_000) MB of them; the others become links"
}

/// Images and embedded notes.
extension DocumentWriter {
  mutating func write(_ image: Image, at span: Span) -> [Node] {
    var image = image
    // docsify writes the size into the title.
    if image.title.hasPrefix(":size=") {
      image.alternative += "|" + image.title.dropFirst(6)
      image.title = ""
    }
    let written = writePlain(image, at: span)
    return image.attributes.map { written.saying($0, hasIdentifiers: !isEmbedded) } ?? written
  }

  private mutating func writePlain(_ image: Image, at span: Span) -> [Node] {
    if let media = writeMedia(image, at: span) { return media }
    let resolution = resolve(image.destination, isImage: true, at: span)
    let name = NotePath.name(of: PercentEncoding.decode(image.destination))
    if let file = resolution.file, !MediaKind.mayBePicture(file) {
      let words = image.alternative.isEmpty ? NotePath.name(of: file) : image.alternative
      return anchor([.text(words)], to: resolution)
    }
    let (words, size) = ImageSize.separate(image.alternative, allowsSizeAlone: true)
    return picture(
      resolution, alternative: words, name: name, title: image.title, label: image.attributes?.imageSize ?? size,
      at: span,
      hint: "describe it in the brackets: ![a tree in bloom](\(image.destination))")
  }

  private mutating func picture(
    _ resolution: LinkResolver.Resolution, alternative: String, name: String, title: String, label: String?,
    at span: Span, hint: String
  ) -> [Node] {
    guard let address = resolution.address, !resolution.isBroken else {
      let shown = alternative.isEmpty ? name : alternative
      let label = words.filled("missingImage", ["name": shown])
      return [.element("span", ["class": "missing", "role": "img", "aria-label": label], [.text(shown)])]
    }
    if alternative.allSatisfy(\.isWhitespace) { askForWords(of: name, at: span, hint: hint) }
    var image = Element("img", ["src": address, "alt": alternative])
    image.attributes += ImageSize.attributes(label: label, measured: resolution.file.flatMap(library.imageSize))
    image["loading"] = .text("lazy")
    if !title.isEmpty { image["title"] = .text(title) }
    if let scheme = ColorScheme(ofImage: address) { image["class"] = .text(scheme.cssClass) }
    return [.element(image)]
  }

  /// Reports an image without alternative text. As a note and not a warning, since there are decorative images.
  mutating func askForWords(of name: String, at span: Span, hint: String) {
    diagnostics.append(
      Diagnostic(
        .note, "image-words", "the image '\(name)' has no alternative text", file: resolver.shownPath,
        span: span, hint: hint))
  }

  /// Writes an image named by `![[…]]`; returns `nil` if the link names something else.
  mutating func writeImage(_ link: WikiLink, at span: Span) -> [Node]? {
    if let media = writeMedia(link, at: span) { return media }
    if let drawing = drawing(link) { return writeImage(drawing, at: span) }
    guard ImageSize.isImage(link.target) else { return nil }
    let resolution = resolver.resolve(link, at: span)
    note(resolution)
    let (words, size) = ImageSize.separate(link.label ?? "", allowsSizeAlone: true)
    return picture(
      resolution, alternative: words, name: link.target, title: "", label: size, at: span,
      hint: "describe it after a bar: ![[\(link.target)|a tree in bloom]]")
  }

  /// Returns the reason why a note cannot be embedded, if there is one.
  private func objection(
    to target: SiteMap.Target, at fragment: String, named name: String, from span: Span
  ) -> (code: String, message: String)? {
    if embedding.contains(Self.embedKey(target.path, fragment)) || showsItself(target, at: fragment, from: span) {
      return ("embed-cycle", "'\(name)' embeds itself; it becomes a link")
    }
    if embedding.count >= 5 {
      return ("embed-depth", "embeds are nested more than 5 levels deep; '\(name)' becomes a link")
    }
    return embedCost.isTooMuch ? ("embed-limit", EmbedCost.limit) : nil
  }

  /// Reports a note that is not embedded; of those beyond the limit of a page only the first, since there may be
  /// thousands.
  private mutating func tell(_ code: String, _ message: String, at span: Span) {
    if code == "embed-limit" {
      guard !hasToldLimit else { return }
      hasToldLimit = true
    }
    diagnostics.append(Diagnostic(.warning, code, message, file: resolver.shownPath, span: span))
  }

  /// Reports an embed in a heading or emphasis, which cannot contain blocks, so that the embed becomes a link.
  mutating func warnOfEmbedInLine(_ link: WikiLink, _ resolution: LinkResolver.Resolution, at span: Span) {
    guard link.isEmbed, resolution.target != nil, !resolution.isBroken else { return }
    diagnostics.append(
      Diagnostic(
        .warning, "inline-embed",
        "'![[\(link.target)]]' becomes a link: headings and emphasis cannot contain embeds",
        file: resolver.shownPath, span: span, hint: "move it to a separate line"))
  }

  /// Writes an embedded note, section or block; returns `nil` if the link names an image.
  mutating func writeEmbed(_ link: WikiLink, at span: Span) -> [Node]? {
    guard !ImageSize.isImage(link.target) else { return nil }
    let resolution = resolver.resolve(link, at: span)
    note(resolution)
    guard let target = resolution.target, !resolution.isBroken, let note = library.parsed(target.path) else {
      return .block("p", [:], anchor([.text(link.text)], to: resolution))
    }
    shownNotes.insert(target.path)
    let heading = anchor([.text(resolution.title ?? target.title)], to: resolution)
    let title = [Node].block("p", ["class": "embed-title"], heading)
    let name = link.target.isEmpty ? "#" + link.fragment : link.target
    if let (code, message) = objection(to: target, at: resolution.fragment, named: name, from: span) {
      tell(code, message, at: span)
      return title
    }
    var writer = DocumentWriter(
      library: library, resolver: resolver.embedded(note),
      embedding: embedding + [Self.embedKey(target.path, resolution.fragment)], words: words)
    embedCount += 1
    embedCost.count += 1
    (writer.embedCost, writer.clock) = (embedCost, clock)
    writer.embedName = embedName + "e\(embedCount)"
    let drawing = note.canvas.map { writer.write($0).html } ?? ""
    let part = note.document.blocks(at: resolution.fragment)
    let body = drawing + writer.write(note.document, part: part, omittingTitle: note.titleHeading != nil).html
    hasFormulas = hasFormulas || writer.hasFormulas
    needs.add(writer.needs)
    shownNotes.formUnion(writer.shownNotes)
    let isFirst = embedCost.bytes == 0
    (embedCost, clock) = (writer.embedCost, writer.clock)
    embedCost.bytes += body.utf8.count
    if embedCost.isTooMuch, !isFirst {
      tell("embed-limit", EmbedCost.limit, at: span)
      return title
    }
    // Diagnostics of the embedded note are reported for that note; those about embeds concern this note too.
    if let problem = writer.diagnostics.first(where: { $0.code.hasPrefix("embed-") }) {
      tell(problem.code, problem.message, at: span)
    }
    let language = library.foreignLanguage(of: note.note, in: resolver.note.note)
    return .block(
      "div", ["class": "embed", "lang": language?.tag, "dir": language?.direction], .lines(title, [.raw(body)]))
  }
}
