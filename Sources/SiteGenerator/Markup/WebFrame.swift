import Markup

/// What stands elsewhere on the web and is shown in a frame, where the settings' `policy` lets its host in.
struct WebFrame: Hashable, Sendable {
  /// The address of what the frame shows.
  var address: String

  /// - Parameters:
  ///   - written: an address as people copy it, that of a film's page for instance.
  ///   - allowed: what the settings let frames show: origins.
  /// - Returns: `nil` for what no frame may show.
  init?(of written: String, allowed: [String]) {
    guard !allowed.isEmpty else { return nil }
    let address = Self.player(of: written) ?? written
    guard let origin = ContentPolicy.origin(of: address), origin.hasPrefix("https://") else { return nil }
    let isAllowed = allowed.contains { source in
      guard let star = source.firstRange(of: "://*.") else { return source == origin }
      return origin.hasPrefix(source[..<star.lowerBound]) && origin.hasSuffix("." + source[star.upperBound...])
    }
    guard isAllowed else { return nil }
    self.address = address
  }

  /// The players of films' pages; YouTube's is the one that sets no cookies.
  private static func player(of address: String) -> String? {
    guard let start = address.prefixMatch(of: /https?:\/\/(?:www\.|m\.)?/) else { return nil }
    let rest = address[start.range.upperBound...]
    if let match = rest.prefixMatch(
      of: /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w\-]{6,20})/)
    {
      return "https://www.youtube-nocookie.com/embed/" + match.1
    }
    if let match = rest.prefixMatch(of: /(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/) {
      return "https://player.vimeo.com/video/" + match.1
    }
    return nil
  }

  /// The frame on a page.
  ///
  /// - Parameter title: what it shows, in words.
  func node(title: String) -> Node {
    .element(
      "iframe",
      [
        "class": "web-frame", "src": address, "title": title, "loading": "lazy", "allowfullscreen": true,
        "referrerpolicy": "strict-origin-when-cross-origin", "sandbox": "allow-scripts allow-same-origin allow-popups",
      ])
  }
}
