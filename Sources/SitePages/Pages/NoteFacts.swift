import Markup
import SiteContent

/// Structured data about a note for search engines (https://schema.org/BlogPosting, https://schema.org/TechArticle).
enum NoteFacts {
  /// Returns the data as JSON for a `script` element; empty if the site has no base URL or the note no date.
  ///
  /// - Parameter image: the URL of the note's social card.
  static func json(_ note: Note, _ configuration: SiteConfiguration, image: String?) -> String {
    guard let address = SiteAddress(configuration.address), let created = note.created else { return "" }
    let page = address.page(note.page)
    var facts: [(String, JSON)] = [
      ("@context", .string("https://schema.org")), ("@type", .string(note.isPost ? "BlogPosting" : "TechArticle")),
      ("headline", .string(note.title)), ("url", .string(page)), ("mainEntityOfPage", .string(page)),
      ("datePublished", .string(created.timestamp)), ("dateModified", .string((note.updated ?? created).timestamp)),
      ("inLanguage", .string(note.language ?? configuration.language)),
    ]
    let author = note.frontMatter["author"]?.string ?? configuration.author
    if !author.isEmpty {
      facts.append(("author", .object([("@type", .string("Person")), ("name", .string(author))])))
    }
    if !note.summary.isEmpty { facts.append(("description", .string(note.summary))) }
    if let image { facts.append(("image", .string(image))) }
    // Escaped, so that no text can end the `script` element.
    return JSON.object(facts).text.replacing("<", with: "\\u003c")
  }
}
