import Diagnostics
import Foundation
import Markup
import Mustache
import Notes
import SiteContent
import SiteStorage

/// The templates and files of pages: the default theme, with the site's overrides.
package struct Theme: Sendable {
  private var library = MustacheLibrary()
  /// The source texts of the templates, by name.
  private var texts: [String: String] = [:]
  /// The paths of the templates' files, by name.
  private var paths: [String: String] = [:]
  /// The files to copy: the path in the site, and the full path on disk; in order.
  package private(set) var files: [(path: String, source: String)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether the site has a template folder.
  private let hasOwn: Bool

  private static let noteTemplate = "note"
  /// The folder of the files that only the development server uses.
  package static let servingFolder = "serve"
  /// The folder of the style sheets of books.
  package static let bookFolder = "book"

  package struct Missing: Error, CustomStringConvertible {
    package var description: String
  }

  /// Loads the default theme (`nil` if missing) and the site's template folder, whose files replace those of the theme
  /// with the same names.
  package init(defaultFolder: String?, siteFolder: String?) throws(Missing) {
    hasOwn = siteFolder != nil
    guard let folder = defaultFolder else {
      throw Missing(
        description:
          "the default theme is missing: reinstall Vitrine, or set VITRINE_ASSETS to its 'share' folder")
    }
    var sources = Self.files(in: folder)
    if let siteFolder { sources.merge(ownFiles(in: siteFolder)) { _, own in own } }
    var unreadable: [String] = []
    for (path, source) in sources.sorted(by: { $0.key < $1.key })
    where ![Languages.folder, Self.servingFolder, Self.bookFolder].contains(where: { path.hasPrefix($0 + "/") }) {
      if NotePath.fileExtension(of: path) == "mustache" {
        let name = String(path.dropLast(".mustache".count))
        texts[name] = read(source)
        paths[name] = source
        if texts[name] == nil {
          texts[name] = ""
          unreadable.append(name)
        }
      } else {
        files.append((path, source))
      }
    }
    library = MustacheLibrary(texts)
    let endless = library.endless
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      check(name, text, sources[name + ".mustache"] ?? name, isEndless: endless.contains(name))
      if unreadable.contains(name) { show("cannot be read", name) }
    }
  }

  /// Returns the name of the note's template, or of the default one if the note's does not exist.
  func template(for note: Note) -> String {
    let name = note.frontMatter["template"]?.string ?? Self.noteTemplate
    return texts[name] == nil ? Self.noteTemplate : name
  }

  /// Returns diagnostics for notes whose template does not exist.
  package func remarks(on notes: [Note], shown: (String) -> String) -> [Diagnostic] {
    notes.compactMap { note in
      guard let written = note.frontMatter["template"], let name = written.string, texts[name] == nil else {
        return nil
      }
      // Starlight's own.
      if !hasOwn, ["splash", "doc"].contains(name) { return nil }
      let nearest = nearestName(to: name, among: texts.keys.sorted())
      // Notes written for another tool name that tool's templates.
      let isForeign = NotePath.fileExtension(of: name) == "html" || nearest == nil && !hasOwn
      return Diagnostic(
        isForeign ? .warning : .error, "template",
        "there is no template '\(name)'" + (isForeign ? "; using the default template" : ""), file: shown(note.path),
        span: written.span, hint: nearest.map { "did you mean '\($0)'?" } ?? "add templates/\(name).mustache")
    }
  }

  /// Returns warnings about values that templates read but no page has: a misspelled name is rendered as nothing.
  ///
  /// - Parameter strings: the interface strings of the site's language.
  package func unknownNames(strings: TemplateStrings) -> [Diagnostic] {
    paths.sorted { $0.key < $1.key }.flatMap { name, path in
      let file = SourceFile(path: path, text: texts[name] ?? "")
      return library.names(in: name).compactMap { use -> Diagnostic? in
        let (unknown, known): (String, [String])
        if let value = use.unknown {
          (unknown, known) = (value, TemplateName.known)
        } else if let key = use.stringKey, !strings.has(key) {
          (unknown, known) = ("words." + key, strings.keys.map { "words." + $0 })
        } else {
          return nil
        }
        return Diagnostic(
          .warning, "template", "no page has a value '\(unknown)'", file: path,
          span: Span(at: file.location(atOffset: use.offset)),
          hint: nearestName(to: unknown, among: known).map { "did you mean '\($0)'?" })
      }
    }
  }

  /// Whether a template contains the path of a file.
  func isNamed(_ path: String) -> Bool { texts.values.contains { $0.contains(path) } }

  /// Renders a page as UTF-8.
  func render(_ page: some TemplateModel, with template: String) -> [UInt8] { library.render(page, with: template) }

  private mutating func read(_ source: String) -> String? {
    let bytes = FileManager.default.contents(atPath: source)
    if let text = bytes.flatMap({ String(bytes: $0, encoding: .utf8) }) { return text }
    let reason = bytes == nil ? "the file cannot be read" : "it is not UTF-8"
    diagnostics.append(Diagnostic(.error, "template", "the template cannot be read: \(reason)", file: source))
    return nil
  }

  private mutating func check(_ name: String, _ text: String, _ path: String, isEndless: Bool) {
    func report(_ message: String, at offset: Int?, hint: String?) {
      let span = offset.map { Span(at: SourceFile(path: path, text: text).location(atOffset: $0)) }
      diagnostics.append(Diagnostic(.error, "template", message, file: path, span: span, hint: hint))
    }
    if isEndless {
      report(
        "the template includes itself endlessly", at: nil,
        hint: "put the partial into a section that ends: {{#hasEntries}}{{> \(name)}}{{/hasEntries}}")
      show("includes itself endlessly", name)
    } else if let failure = library.failures[name] {
      report("the template cannot be read: \(failure.message)", at: failure.offset, hint: failure.hint)
      show("cannot be read", name)
    }
    // A missing partial is rendered as nothing, so the author would not notice it.
    for reference in library.references(of: name) where texts[reference.name] == nil {
      let nearest = nearestName(to: reference.name, among: texts.keys.sorted())
      report(
        "there is no template '\(reference.name)'", at: reference.offset, hint: nearest.map { "did you mean '\($0)'?" })
    }
  }

  /// Makes pages show that their template is broken.
  private mutating func show(_ problem: String, _ name: String) {
    library.replace(name, with: Element("p", text: "The template '\(name)' \(problem).").html)
  }

  /// Returns the files in the site's template folder. As for notes, symbolic links that lead out are not followed.
  private mutating func ownFiles(in folder: String) -> [String: String] {
    guard let own = try? ContentFolder(at: folder, exclude: [], words: "templates' folder") else {
      diagnostics.append(Diagnostic(.error, "template", "the folder '\(folder)' cannot be read", file: folder))
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
