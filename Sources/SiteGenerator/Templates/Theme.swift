import Diagnostics
import Foundation
import Markup
import Mustache

/// The templates and files that pages are made with: the default theme, with whatever the site overrides.
package struct Theme: Sendable {
  private var library = MustacheLibrary()
  /// The templates by name, as they are written.
  private var texts: [String: String] = [:]
  /// Files to copy: path in the site, full path on disk; in order.
  package private(set) var files: [(path: String, source: String)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  private static let noteTemplate = "note"

  package struct Missing: Error, CustomStringConvertible {
    package var description: String
  }

  /// Loads the default theme (`nil` where it is not found) and, over it, a site's own folder of the same shape: any file in it replaces the theme's
  /// file of the same name.
  package init(defaultFolder: String?, siteFolder: String?) throws(Missing) {
    guard let folder = defaultFolder else {
      throw Missing(
        description:
          "the default theme is missing: reinstall Vitrine, or name the folder of its share in VITRINE_ASSETS")
    }
    var sources = Self.files(in: folder)
    if let siteFolder { sources.merge(ownFiles(in: siteFolder)) { _, own in own } }
    var unreadable: [String] = []
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) 
    where !path.hasPrefix(Languages.folder + "/") && !path.hasPrefix(Playground.themeFolder + "/") {
      if NotePath.fileExtension(of: path) == "mustache" {
        let name = String(path.dropLast(".mustache".count))
        texts[name] = read(source)
        if texts[name] == nil {
          texts[name] = ""
          unreadable.append(name)
        }
      } else {
        files.append((path, source))
      }
    }
    let partials = TemplatePartials(texts)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
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
    for name in unreadable { show("cannot be read", name) }
    checkNames(sources)
  }

  /// The name of a template, if there is one of that name; else of the one that notes have.
  func template(for note: Note) -> String {
    let name = note.document.frontMatter["template"]?.string ?? Self.noteTemplate
    return texts[name] == nil ? Self.noteTemplate : name
  }

  /// Remarks on notes that ask for a template that is not there.
  func remarks(on notes: [Note], shown: (String) -> String) -> [Diagnostic] {
    notes.compactMap { note in
      guard let written = note.document.frontMatter["template"], let name = written.string, texts[name] == nil else {
        return nil
      }
      let nearest = nearestName(to: name, among: texts.keys.sorted())
      return Diagnostic(
        .error, "template", "there is no template ‘\(name)’", file: shown(note.path), span: written.span,
        hint: nearest.map { "did you mean ‘\($0)’?" } ?? "put it into templates/\(name).mustache")
    }
  }

  /// Whether a template names a file.
  func isNamed(_ path: String) -> Bool { texts.values.contains { $0.contains(path) } }

  func render(_ page: some TemplateModel, with template: String) -> String {
    library.render(page, withTemplate: template) ?? ""
  }

  private mutating func read(_ source: String) -> String? {
    let bytes = FileManager.default.contents(atPath: source)
    if let text = bytes.flatMap({ String(bytes: $0, encoding: .utf8) }) { return text }
    let reason = bytes == nil ? "the file cannot be read" : "it is not UTF-8"
    diagnostics.append(Diagnostic(.error, "template", "the template cannot be read: \(reason)", file: source))
    return nil
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
    try? library.register(Element("p", text: "The template ‘\(name)’ \(problem).").html, named: name)
  }

  private func problem(_ error: any Error, text: String, path: String) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.error, "template", "the template cannot be read: \(error)", file: path)
    }
    let place = Location(line: error.context.lineNumber, column: max(error.context.columnNumber, 1))
    return Diagnostic(
      .error, "template", "the template cannot be read: \(error.error)", file: path, span: Span(at: place))
  }

  /// Mustache writes nothing for a template that is not there, and so would nobody know.
  private mutating func checkNames(_ sources: [String: String]) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        for match in line.matches(of: /\{\{\s*[><]\s*([^\s}*][^\s}]*)\s*\}\}/) where texts[String(match.1)] == nil {
          let column = line.utf8.distance(from: line.startIndex, to: match.1.startIndex) + 1
          let nearest = nearestName(to: String(match.1), among: texts.keys.sorted())
          diagnostics.append(
            Diagnostic(
              .error, "template", "there is no template ‘\(match.1)’", file: sources[name + ".mustache"],
              span: Span(at: Location(line: index + 1, column: column)), hint: nearest.map { "did you mean ‘\($0)’?" }))
        }
      }
    }
  }

  /// A site's own files, by the rules for notes: links that lead out are not followed.
  private mutating func ownFiles(in folder: String) -> [String: String] {
    guard let own = try? ContentFolder(at: folder, exclude: [], words: "templates’ folder") else {
      diagnostics.append(Diagnostic(.error, "template", "the folder ‘\(folder)’ cannot be read", file: folder))
      return [:]
    }
    diagnostics += own.diagnostics
    return Dictionary((own.notes + own.files).map { ($0, own.shown($0)) }, uniquingKeysWith: { first, _ in first })
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
