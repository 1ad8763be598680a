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
    guard let scheme = address.prefixMatch(of: /https?:\/\/(?:www\.|m\.)?/) else { return nil }
    let rest = address[scheme.range.upperBound...]
    if let match = rest.prefixMatch(
      of: /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w\-]{6,20})/)
    {
      return "https://www.youtube-nocookie.com/embed/" + match.1 + (start(of: rest).map { "?start=\($0)" } ?? "")
    }
    if let match = rest.prefixMatch(of: /(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/) {
      return "https://player.vimeo.com/video/" + match.1
    }
    return nil
  }

  /// Where a film begins, in seconds: `t=435`, `t=7m15s`, `start=435`.
  ///
  /// Source: <https://developers.google.com/youtube/player_parameters#start>
  private static func start(of address: Substring) -> Int? {
    guard let match = address.firstMatch(of: /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?=&|#|$)/)
    else { return nil }
    let parts = [match.1, match.2, match.3].map { $0.flatMap { Int($0) } ?? 0 }
    let seconds = parts[0] * 3600 + parts[1] * 60 + parts[2]
    return seconds > 0 ? seconds : nil
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
