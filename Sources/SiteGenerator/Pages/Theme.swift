import Diagnostics
import Foundation
import Mustache

/// The templates and files that pages are made with: the default theme, with whatever the site overrides.
package struct Theme: Sendable {
  private var library: MustacheLibrary
  /// Files to copy: path in the site, full path on disk; in order.
  package private(set) var files: [(path: String, source: String)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package struct Missing: Error, CustomStringConvertible {
    package var description: String
  }

  /// Loads the default theme and, over it, a site's own folder of the same shape: any file in it replaces the theme's
  /// file of the same name.
  package init(defaultFolder: String?, siteFolder: String?) throws(Missing) {
    guard let folder = defaultFolder ?? ThemeFolder.find() else {
      throw Missing(
        description:
          "the default theme is missing: reinstall Vitrine, or name the folder of its share in VITRINE_ASSETS")
    }
    var sources = Self.files(in: folder)
    if let siteFolder { sources.merge(Self.files(in: siteFolder)) { _, own in own } }
    library = MustacheLibrary()
    var templates: [String: String] = [:]
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where !path.hasPrefix(Languages.folder + "/") {
      if NotePath.fileExtension(of: path) == "mustache" {
        guard let text = try? String(contentsOfFile: source, encoding: .utf8) else { continue }
        templates[String(path.dropLast(".mustache".count))] = text
      } else {
        files.append((path, source))
      }
    }
    let partials = TemplatePartials(templates)
    for (name, text) in templates.sorted(by: { $0.key < $1.key }) {
      let path = sources[name + ".mustache"] ?? name
      if partials.isEndless(name) {
        diagnostics.append(
          Diagnostic(
            .error, "template", "the template shows itself without end", file: path,
            hint: "put the partial into a section that ends: {{#hasEntries}}{{> \(name)}}{{/hasEntries}}"))
        show("shows itself without end", name)
      } else if let bounded = partials.bounded(name) {
        for (name, text) in bounded { register(name, text, path) }
      } else {
        register(name, text, path)
      }
    }
  }

  package func render(_ data: [String: Any], with template: String) -> String {
    library.render(data, withTemplate: template) ?? ""
  }

  private mutating func register(_ name: String, _ text: String, _ source: String) {
    do {
      try library.register(text, named: name)
    } catch {
      let problem = problem(error, text: text, path: source)
      if !diagnostics.contains(problem) { diagnostics.append(problem) }
      show("cannot be read", name)
    }
  }

  /// The page still shows that its template is broken, and where.
  private mutating func show(_ problem: String, _ name: String) {
    try? library.register("<p>The template ‘\(HTMLText.escape(name))’ \(problem).</p>", named: name)
  }

  private func problem(_ error: any Error, text: String, path: String) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.error, "template", "the template cannot be read: \(error)", file: path)
    }
    let place = Location(line: error.context.lineNumber, column: max(error.context.columnNumber, 1))
    return Diagnostic(
      .error, "template", "the template cannot be read: \(error.error)", file: path, span: Span(at: place))
  }

  private static func files(in folder: String) -> [String: String] {
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let full = folder + "/" + path
      guard RegularFile(full) != nil else { continue }
      if !NotePath.name(of: path).hasPrefix(".") { files[path] = full }
    }
    return files
  }
}
