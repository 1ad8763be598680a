import Notes

/// The kinds of files, other than images, that pages show in place, by extension.
package enum MediaKind {
  case audio, video, paper

  package init?(_ path: String) {
    switch NotePath.fileExtension(of: path) {
    case "mp3", "wav", "m4a", "ogg", "oga", "flac", "3gp", "opus", "aac": self = .audio
    case "mp4", "webm", "ogv", "mov", "mkv", "m4v": self = .video
    case "pdf": self = .paper
    default: return nil
    }
  }

  /// Whether browsers may show a file as a picture.
  package static func mayBePicture(_ path: String) -> Bool {
    ImageSize.isImage(path)
      || ["", "ico", "apng", "tif", "tiff", "heic", "heif", "jxl", "jfif"].contains(NotePath.fileExtension(of: path))
  }
}

/// A video or post on another site, written as an image: editors show it in a frame.
package enum WebEmbed {
  private static let hosts = [
    "youtube.com", "youtube-nocookie.com", "youtu.be", "vimeo.com", "twitter.com", "x.com", "dailymotion.com",
  ]

  /// Returns the readable form of a URL, without scheme and `www.`; `nil` if it is not the URL of such content.
  package static func name(of address: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: address.lowercased().hasPrefix) else { return nil }
    var rest = address.dropFirst(scheme.count)
    for prefix in ["www.", "m.", "player."] where rest.lowercased().hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    guard hosts.contains(host) || MediaKind(String(path)) != nil, !ImageSize.isImage(String(path)) else { return nil }
    return String(rest)
  }
}
