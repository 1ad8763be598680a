import Mustache

/// Readers' comments below each note, which giscus stores in the discussions of a GitHub repository.
package struct Comments: Hashable, Sendable {
  /// `owner/name`.
  package var repository: String
  package var repositoryIdentifier: String
  package var category: String
  package var categoryIdentifier: String
  /// The property by which giscus finds a page's discussion: `pathname`, `url`, `title`, `og:title`.
  package var mapping = "pathname"
  /// Whether readers can react to the note itself.
  package var hasReactions = true

  package init(repository: String, repositoryIdentifier: String, category: String, categoryIdentifier: String) {
    (self.repository, self.repositoryIdentifier) = (repository, repositoryIdentifier)
    (self.category, self.categoryIdentifier) = (category, categoryIdentifier)
  }

  static let mappings = ["pathname", "url", "title", "og:title"]

  /// The origin of giscus.
  private static let host = "https://giscus.app"

  /// Allows giscus's script, style sheet and frame in a content security policy.
  package func allow(in policy: inout ContentPolicy) {
    for name in ["script-src", "style-src", "frame-src"] { policy.allow([Self.host], for: name) }
  }

  /// The URL of the discussions, for readers without JavaScript.
  var discussions: String { "https://github.com/\(repository)/discussions" }
}

/// Comments as templates see them.
package struct CommentsModel: TemplateModel {
  package let comments: Comments
  package let language: String

  package init(comments: Comments, language: String) {
    (self.comments, self.language) = (comments, language)
  }

  package func value(named name: TemplateName) -> (any TemplateValue)? {
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

  /// Returns giscus's name of a language; English if giscus does not have it.
  private static func language(_ tag: String) -> String {
    let small = tag.lowercased()
    if small.hasPrefix("zh") { return small.contains("tw") || small.contains("hant") ? "zh-TW" : "zh-CN" }
    let first = String(small.prefix { $0 != "-" })
    return ["ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "uk", "vi"].contains(
      first)
      ? first : "en"
  }
}
