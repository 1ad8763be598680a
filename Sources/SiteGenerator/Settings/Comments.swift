/// Readers' words below each note, kept by giscus in the discussions of a repository on GitHub.
package struct Comments: Hashable, Sendable {
  /// `owner/name`.
  package var repository: String
  package var repositoryIdentifier: String
  package var category: String
  package var categoryIdentifier: String
  /// What a page's discussion is found by: `pathname`, `url`, `title`, `og:title`.
  package var mapping = "pathname"
  /// Whether the note itself can be given a thumb.
  package var hasReactions = true

  package init(repository: String, repositoryIdentifier: String, category: String, categoryIdentifier: String) {
    (self.repository, self.repositoryIdentifier) = (repository, repositoryIdentifier)
    (self.category, self.categoryIdentifier) = (category, categoryIdentifier)
  }

  static let mappings = ["pathname", "url", "title", "og:title"]

  /// Where giscus is.
  private static let host = "https://giscus.app"

  /// Lets pages load giscus's script and style, and show its frame.
  func allow(in policy: inout ContentPolicy) {
    for name in ["script-src", "style-src", "frame-src"] { policy.allow([Self.host], for: name) }
  }

  /// Where readers without script find them.
  var discussions: String { "https://github.com/\(repository)/discussions" }
}

/// Comments as a page's template sees them.
struct CommentsModel: TemplateModel {
  let comments: Comments
  let language: String

  func value(named name: TemplateName) -> (any TemplateValue)? {
    switch name.known {
    case .repository: comments.repository
    case .repositoryId: comments.repositoryIdentifier
    case .category: comments.category
    case .categoryId: comments.categoryIdentifier
    case .mapping: comments.mapping
    case .reactions: comments.hasReactions ? "1" : "0"
    case .language: Self.language(language)
    case .discussions: comments.discussions
    default: nil
    }
  }

  /// The languages that giscus speaks, of those that we have words in.
  private static func language(_ tag: String) -> String {
    let small = tag.lowercased()
    if small.hasPrefix("zh") { return small.contains("tw") || small.contains("hant") ? "zh-TW" : "zh-CN" }
    let first = String(small.prefix { $0 != "-" })
    return ["ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "uk", "vi"].contains(
      first)
      ? first : "en"
  }
}
