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
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where !path.hasPrefix(Languages.folder + "/") {
      if NotePath.fileExtension(of: path) == "mustache" {
        register(String(path.dropLast(".mustache".count)), source)
      } else {
        files.append((path, source))
      }
    }
  }

  package func render(_ data: [String: Any], with template: String) -> String {
    library.render(data, withTemplate: template) ?? ""
  }

  private mutating func register(_ name: String, _ source: String) {
    guard let text = try? String(contentsOfFile: source, encoding: .utf8) else { return }
    do {
      try library.register(text, named: name)
    } catch {
      diagnostics.append(problem(error, text: text, path: source))
      // The page still shows that its template is broken, and where.
      let message = "<p>The template ‘\(name)’ cannot be read.</p>"
      try? library.register(message, named: name)
    }
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
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      if !NotePath.name(of: path).hasPrefix(".") { files[path] = full }
    }
    return files
  }
}
