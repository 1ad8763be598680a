import Diagnostics
import Figures
import Foundation
import Notes
import SiteContent
import SiteStorage

/// A site's folders and configuration, determined from the command line.
package struct SiteSettings: Sendable {
  package var input: String
  package var output: String
  package var configuration: SiteConfiguration
  /// The path of `vitrine.yml`, if there is one.
  package var configurationFile: String?
  /// The folder of the site's custom templates, if it has any.
  package var theme: String?
  /// The command-line option for the fences that become figures; it overrides the configuration.
  package var blocks: SiteConfiguration.Blocks?
  /// The command-line option for the platform of figures; it overrides the configuration.
  package var platform: String? {
    didSet { configuration.figure += platform.map { [FigureSetting(key: FigureOptions.platformKey, value: $0)] } ?? [] }
  }
  /// The paths to watch for changes: the notes' folder, and the possible places of `vitrine.yml`, custom templates, and
  /// other files that the site is built from.
  package private(set) var places: [String] = []
  package var diagnostics: [Diagnostic] = []
  package var sources: [String: SourceFile] = [:]

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameters:
  ///   - input: the folder of the notes; if `nil`, `content` if there is such a folder, else the current folder.
  ///   - configurationFile: the path of the configuration; if `nil`, `vitrine.yml` in the notes' folder or the one
  ///     above it.
  package init(input: String?, configurationFile: String?, output: String?) throws(Problem) {
    let usual = Self.isFolder("content") ? "content" : "."
    let named = Self.written(input == nil ? configurationFile ?? SiteFolder.configurationName : nil)
    self.input = input ?? named?.content ?? usual
    self.output = output ?? named?.output ?? "site"
    guard Self.isFolder(self.input) else { throw Problem(description: "there is no folder '\(self.input)'") }
    let inside = NotePath.join(self.input == "." ? "" : self.input, SiteFolder.configurationName)
    let above = Self.folderAbove(self.input) + SiteFolder.configurationName
    let start = input == nil && named != nil ? SiteFolder.configurationName : nil
    let candidates = configurationFile.map { [$0] } ?? [start, inside, above].compactMap(\.self)
    let found = configurationFile ?? candidates.first { FileManager.default.fileExists(atPath: $0) }
    places = [self.input] + candidates
    configuration = SiteConfiguration()
    let misnamed = Self.misnamed(besides: [start, inside, above].compactMap(\.self))
    if let misnamed, found == nil {
      diagnostics.append(
        Diagnostic(
          .warning, "configuration", "'\(misnamed)' is not read", file: misnamed,
          hint: "rename it to \(SiteFolder.configurationName)"))
    }
    guard let found else {
      let themes = Self.themesWithoutSettings(self.input)
      theme = themes.first(where: Self.isTheme)
      places += themes + BuildInputs.files(besideNotesIn: self.input, configuration)
      return
    }
    guard let text = try? String(contentsOfFile: found, encoding: .utf8) else {
      throw Problem(description: "cannot read '\(found)'")
    }
    let reader = ConfigurationReader(text: text, path: found)
    configuration = reader.configuration
    diagnostics = reader.diagnostics
    sources[found] = SourceFile(path: found, text: text)
    self.configurationFile = found
    let beside = NotePath.join(NotePath.folder(of: found), "templates")
    if Self.isFolder(beside) { theme = beside }
    places += [beside] + configuration.snippetFolders
    places += BuildInputs.files(besideNotesIn: self.input, configuration)
  }

  /// The folder of the site's custom templates, which may not exist yet.
  package var templateFolder: String {
    theme ?? NotePath.join(configurationFile.map(NotePath.folder) ?? "", "templates")
  }

  /// Returns the path of a configuration file with a wrong name, such as `vitrine.yaml`.
  private static func misnamed(besides paths: [String]) -> String? {
    let folders = paths.map { $0.dropLast(SiteFolder.configurationName.count) }
    let names = ["vitrine.yaml", ".vitrine.yml", "_vitrine.yml"]
    return folders.flatMap { folder in names.map { folder + $0 } }.first {
      FileManager.default.fileExists(atPath: String($0))
    }.map { String($0) }
  }

  /// Returns the folders of the notes and of the output that a configuration sets; `nil` if it sets neither.
  private static func written(_ file: String?) -> (content: String?, output: String?)? {
    guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let configuration = ConfigurationReader(text: text, path: file).configuration
    guard configuration.content != nil || configuration.output != nil else { return nil }
    let folder = NotePath.folder(of: file)
    return (
      configuration.content.map { NotePath.join(folder, $0.isEmpty ? "." : $0) },
      configuration.output.map { NotePath.join(folder, $0) }
    )
  }

  /// Returns the possible folders of custom templates for a site without `vitrine.yml`.
  private static func themesWithoutSettings(_ input: String) -> [String] {
    let inside = NotePath.join(input == "." ? "" : input, "templates")
    return input == "." ? [inside] : [inside, folderAbove(input) + "templates"]
  }

  /// Whether a folder contains templates for sites. Folders of notes often use the name `templates` for note templates.
  private static func isTheme(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { NotePath.fileExtension(of: $0) == "mustache" } || isFolder(folder + "/assets")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the path of the parent folder with a slash at its end; empty for the current folder.
  private static func folderAbove(_ path: String) -> String {
    if path == "." { return "../" }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if NotePath.name(of: trimmed) == ".." { return trimmed + "/../" }
    let folder = NotePath.folder(of: trimmed)
    return folder.isEmpty ? (trimmed.hasPrefix("/") ? "/" : "") : folder + "/"
  }
}
