import Markup
import SiteContent

/// Content of another site in a frame, for hosts that the configuration's `policy` allows.
struct WebFrame: Hashable, Sendable {
  /// The URL of the content.
  var address: String

  /// - Parameters:
  ///   - written: a URL as people copy it, such as that of a video's page.
  ///   - allowed: the origins that the configuration allows in frames.
  /// - Returns: `nil` if no frame is allowed to show the content.
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

  /// Returns the URL of the player for a video's page; for YouTube the player that sets no cookies.
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

  /// Returns the time at which a video begins, in seconds: `t=435`, `t=7m15s`, `start=435`.
  ///
  /// Source: <https://developers.google.com/youtube/player_parameters#start>
  private static func start(of address: Substring) -> Int? {
    guard let match = address.firstMatch(of: /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?=&|#|$)/)
    else { return nil }
    let parts = [match.1, match.2, match.3].map { $0.flatMap { Int($0) } ?? 0 }
    let seconds = parts[0] * 3600 + parts[1] * 60 + parts[2]
    return seconds > 0 ? seconds : nil
  }

  /// Returns the frame for a page.
  ///
  /// - Parameter title: a description of the content.
  func node(title: String) -> Node {
    .element(
      "iframe",
      [
        "class": "web-frame", "src": address, "title": title, "loading": "lazy", "allowfullscreen": true,
        "referrerpolicy": "strict-origin-when-cross-origin", "sandbox": "allow-scripts allow-same-origin allow-popups",
      ])
  }
}
