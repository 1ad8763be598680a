import Markup
import SiteContent

/// Frames and players in raw HTML. Files of the site get a player, and content of other sites becomes a link unless the
/// configuration allows a frame, since the pages' security policy blocks it.
extension HTMLSanitizer {
  /// - Returns: whether the tag has been handled.
  func cleanMedia(_ tag: HTMLTag, into nodes: inout NodeCollector, _ address: AddressRule) -> Bool {
    switch tag.name {
    case "iframe":
      guard tag.kind != .close else { return true }
      guard let source = tag["src"], Self.isElsewhere(source), let resolved = address(source, false) else {
        return false
      }
      if !isInline, let frame = WebFrame(of: source, allowed: frames) {
        nodes.append([frame.node(title: tag["title"] ?? WebEmbed.name(of: source) ?? source)])
      } else {
        nodes.append([link(to: resolved.address, source: source, title: tag["title"])])
      }
    case "audio", "video":
      if tag.kind == .close {
        nodes.close(tag.name)
      } else if let source = tag["src"], Self.isElsewhere(source) {
        if let resolved = address(source, false) {
          nodes.append([link(to: resolved.address, source: source, title: tag["title"])])
        }
      } else if nodes.depth < Self.deepest {
        nodes.open(player(tag, address))
      }
    case "source":
      if let set = tag["srcset"] {
        let addresses = Self.resolved(set, address)
        if !addresses.isEmpty {
          nodes.append([.element("source", ["srcset": addresses, "media": tag["media"], "type": tag["type"]])])
        }
        return true
      }
      guard let source = tag["src"], !Self.isElsewhere(source), let resolved = address(source, false) else {
        return true
      }
      nodes.append([.element("source", ["src": resolved.address, "type": tag["type"]])])
    case "track":
      guard let source = tag["src"], !Self.isElsewhere(source), let resolved = address(source, false) else {
        return true
      }
      let kinds = ["subtitles", "captions", "descriptions", "chapters", "metadata"]
      nodes.append([
        .element(
          "track",
          [
            "src": resolved.address, "kind": tag["kind"].flatMap { kinds.contains($0) ? $0 : nil },
            "srclang": tag["srclang"], "label": tag["label"], "default": tag["default"] != nil,
          ])
      ])
    default: return false
    }
    return true
  }

  /// Resolves the URLs in a list of images with their sizes: `a.webp 1x, b.webp 2x`.
  private static func resolved(_ set: String, _ address: AddressRule) -> String {
    let candidates = set.split(separator: ",").compactMap { candidate -> String? in
      let words = candidate.split(whereSeparator: \.isWhitespace)
      guard let written = words.first, let resolved = address(String(written), true) else { return nil }
      return ([resolved.address] + words.dropFirst().prefix(1).map(String.init)).joined(separator: " ")
    }
    return candidates.joined(separator: ", ")
  }

  private func player(_ tag: HTMLTag, _ address: AddressRule) -> Element {
    var player = Element(tag.name, ["controls": true, "preload": "metadata"])
    if let source = tag["src"], let resolved = address(source, false) { player["src"] = .text(resolved.address) }
    if let poster = tag["poster"], let resolved = address(poster, true) { player["poster"] = .text(resolved.address) }
    if let title = tag["title"] ?? tag["aria-label"] { player["aria-label"] = .text(title) }
    if let preload = tag["preload"], ["none", "auto"].contains(preload) { player["preload"] = .text(preload) }
    for name in ["loop", "muted", "playsinline"] where tag[name] != nil { player[name] = .flag }
    let length = ["width", "height"].map { name in tag[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
    if tag.name == "video" { player.attributes += ImageSize.attributes(width: length[0], height: length[1]) }
    return player
  }

  private func link(to address: String, source: String, title: String?) -> Node {
    let words = title.flatMap { $0.isEmpty ? nil : $0 } ?? WebEmbed.name(of: source) ?? source
    return .element("a", ["href": address, "class": "external web-embed"], [.text(words)])
  }

  private static func isElsewhere(_ address: String) -> Bool {
    address.hasPrefix("//") || URLScheme(of: address[...]) != nil
  }
}
