import Diagnostics
import Markup
import Notes
import SiteContent

/// Audio, video, PDF files, and content of other sites.
extension DocumentWriter {
  /// Writes `![words](film.mp4)`; returns `nil` for an image.
  mutating func writeMedia(_ image: Image, at span: Span) -> [Node]? {
    let (words, size) = ImageSize.separate(image.alternative, allowsSizeAlone: true)
    if let name = WebEmbed.name(of: image.destination) {
      let resolution = resolve(image.destination, isImage: false, at: span)
      if !isInLink, let frame = WebFrame(of: image.destination, allowed: library.frames) {
        return [frame.node(title: words.isEmpty ? name : words)]
      }
      return webLink(words.isEmpty ? name : words, to: resolution)
    }
    let path = PercentEncoding.decode(image.destination.prefix { $0 != "?" && $0 != "#" })
    guard let kind = MediaKind(path) else { return nil }
    let resolution = resolve(image.destination, isImage: false, at: span)
    return media(kind, resolution, words: words, name: NotePath.name(of: path), size: size)
  }

  /// Writes `![[film.mp4|words|400]]`; returns `nil` for a file of another kind.
  mutating func writeMedia(_ link: WikiLink, at span: Span) -> [Node]? {
    guard let kind = MediaKind(link.target) else { return nil }
    let resolution = resolver.resolve(link, at: span)
    note(resolution)
    let (words, size) = ImageSize.separate(link.label ?? "", allowsSizeAlone: true)
    return media(kind, resolution, words: words, name: NotePath.name(of: link.target), size: size)
  }

  /// Returns the picture that Excalidraw has exported next to the source of a drawing; `nil` if there is none.
  func drawing(_ link: WikiLink) -> WikiLink? {
    let name = link.target.lowercased().hasSuffix(".md") ? String(link.target.dropLast(3)) : link.target
    guard name.lowercased().hasSuffix(".excalidraw") else { return nil }
    return ["svg", "png", "light.svg", "light.png"].lazy.map { name + "." + $0 }.first { candidate in
      !resolver.map.named(candidate, from: resolver.note.path, byPath: true).isEmpty
    }.map { candidate in
      var picture = link
      (picture.target, picture.fragment) = (candidate, "")
      return picture
    }
  }

  /// Returns a link to content of another site that cannot be shown in this page.
  func webLink(_ words: String, to resolution: LinkResolver.Resolution) -> [Node] {
    guard let address = resolution.address, !isInLink else { return [.text(words)] }
    return [.element("a", ["href": address, "class": "external web-embed"], [.text(words)])]
  }

  private func media(
    _ kind: MediaKind, _ resolution: LinkResolver.Resolution, words: String, name: String, size: String?
  ) -> [Node] {
    let shown = words.isEmpty ? name : words
    guard let address = resolution.address, !resolution.isBroken else {
      let label = self.words.filled("missingImage", ["name": shown])
      return [.element("span", ["class": "missing", "role": "img", "aria-label": label], [.text(shown)])]
    }
    if isInLink, kind == .paper { return [.text(shown)] }
    return [.element(kind.element(at: address, words: shown, size: size))]
  }
}

extension MediaKind {
  /// Returns the element that shows a file: a player that contains a link for browsers without it, or the link to a PDF
  /// file.
  fileprivate func element(at address: String, words: String, size: String?) -> Element {
    let link = Element("a", ["href": address], text: words)
    switch self {
    case .audio:
      return Element(
        "audio", ["controls": true, "preload": "metadata", "src": address, "aria-label": words], [.element(link)])
    case .video:
      var video = Element("video", ["controls": true, "preload": "metadata", "src": address, "aria-label": words])
      video.attributes += ImageSize.attributes(label: size, measured: nil)
      video.children = [.element(link)]
      return video
    case .paper:
      let kind = Element("span", ["class": "file-kind"], text: "PDF")
      return Element("a", ["href": address, "class": "file"], [.element(kind), .text(words)])
    }
  }
}
