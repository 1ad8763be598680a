import Diagnostics
import Markup
import VitrineText

/// Inserts figures into the chapters of a book that mdBook builds. All other contents stay the same.
///
/// Source: [mdBook, preprocessors](https://rust-lang.github.io/mdBook/for_developers/preprocessors.html).
package struct MdBookPreprocessor {
  package struct Answer: Sendable {
    /// The book as JSON.
    package var text = ""
    /// The diagnostics, with the chapters that they concern.
    package var remarks: [(diagnostics: [Diagnostic], source: SourceFile)] = []
    /// Whether a fence that cannot be drawn fails the build.
    package var isStrict = false

    package var hasErrors: Bool { remarks.contains { $0.diagnostics.hasErrors } }
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  private let typesetter: Typesetter

  package init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// Whether figures can be inserted for a renderer: one that writes HTML or passes HTML on.
  package static func supports(renderer: String) -> Bool { ["html", "markdown", "epub"].contains(renderer) }

  /// - Parameter bytes: the input from mdBook: a JSON array of the context and the book.
  package func process(_ bytes: [UInt8], _ given: MarkdownFilter.Options) throws(Problem) -> Answer {
    guard let input = JSON.parse(bytes)?.array, input.count == 2, input[0].members != nil, input[1].members != nil
    else {
      throw Problem(description: "standard input is not a JSON array of mdBook's context and book")
    }
    var (answer, options) = (Answer(), given)
    let settings = input[0]["config"]?["preprocessor"]?["vitrine"]
    answer.isStrict = settings?["strict"]?.bool ?? false
    let file = SourceFile(path: "book.toml", text: "")
    answer.remarks.append((Self.apply(settings, to: &options), file))
    let filter = MarkdownFilter(options: options, typesetter: typesetter)
    // The paths of chapters in diagnostics are relative to the book's root, as in mdBook's own messages.
    let folder = input[0]["config"]?["book"]?["src"]?.string ?? "src"
    answer.text =
      Self.changed(input[1]) { chapter in
        guard let content = chapter["content"]?.string else { return chapter }
        let path = chapter["source_path"]?.string ?? chapter["path"]?.string
        let filtered = filter.filter(
          Array(content.utf8), path: path.map { folder + "/" + $0 } ?? chapter["name"]?.string ?? "chapter")
        answer.remarks.append((filtered.diagnostics, filtered.source))
        return chapter.replacing("content", with: .string(String(decoding: filtered.text, as: UTF8.self)))
      }.text
    return answer
  }

  /// - Returns: the errors in the configuration.
  private static func apply(_ settings: JSON?, to options: inout MarkdownFilter.Options) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let blocks = settings?["blocks"] {
      if let selection = blocks.string.flatMap(FenceSelection.init) {
        options.selection = selection
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, "filter-input", "'blocks' is one of marked, auto", file: "book.toml", hint: "blocks = \"auto\""))
      }
    }
    for option in settings?["figure"]?.members?.list ?? [] {
      let value = option.value.string ?? option.value.number.map { JSON.text($0) } ?? option.value.bool.map { "\($0)" }
      guard let value else { continue }
      options.settings.append(FigureSetting(key: option.name, value: value, file: "book.toml"))
    }
    return diagnostics + FigureOptionsReader(options.settings).diagnostics
  }

  /// Returns a book, or a part of it, with changed chapters. The lists of chapters are `sections`, in newer versions
  /// `items`, and `sub_items`.
  private static func changed(_ part: JSON, _ change: (JSON) -> JSON) -> JSON {
    var part = part
    if let chapter = part["Chapter"] { part = part.replacing("Chapter", with: changed(change(chapter), change)) }
    for name in ["sections", "items", "sub_items"] {
      guard let parts = part[name]?.array else { continue }
      part = part.replacing(name, with: .array(parts.map { changed($0, change) }))
    }
    return part
  }
}

extension JSON {
  /// Returns the object with another value for an existing member.
  func replacing(_ name: String, with value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      Members(members.list.map { $0.name == name ? Member(name: name, value: value) : $0 }))
  }
}
