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
  /// Whether the command line says that the notes are untrusted, and with them a configuration that it doesn't name.
  let isUntrusted: Bool
  package var diagnostics: [Diagnostic] = []
  package var sources: [String: SourceFile] = [:]

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// Notes are content and never configure: settings and templates are those in the folder above the notes, or beside
  /// the notes if the program was started there.
  ///
  /// - Parameters:
  ///   - input: the folder of the notes; if `nil`, `content` if there is such a folder, else the current folder.
  ///   - configurationFile: the path of the configuration; if `nil`, `vitrine.yml` in the folder above the notes, or
  ///     beside them if they are in the current folder.
  ///   - isUntrusted: whether the notes are from anyone, whatever the configuration says.
  package init(
    input: String?, configurationFile: String?, output: String?, isUntrusted: Bool = false
  ) throws(Problem) {
    self.isUntrusted = isUntrusted
    let usual = Self.isFolder("content") ? "content" : "."
    let named = Self.written(input == nil ? configurationFile ?? SiteFolder.configurationName : nil)
    self.input = input ?? named?.content ?? usual
    self.output = output ?? named?.output ?? "site"
    guard Self.isFolder(self.input) else { throw Problem(description: "there is no folder '\(self.input)'") }
    let isBeside = Self.isCurrentFolder(self.input)
    let above = Self.folderAbove(self.input)
    let isStart = isBeside || (input == nil && named != nil)
    let folders = (isStart ? [""] : []) + (isStart && above.isEmpty ? [] : [above])
    let candidates = configurationFile.map { [$0] } ?? folders.map { $0 + SiteFolder.configurationName }
    let found = configurationFile ?? candidates.first { isUntrusted ? Self.isFile($0) : Self.exists($0) }
    places = [self.input] + candidates
    configuration = SiteConfiguration()
    if found == nil { diagnostics += Self.misnamed(in: folders) }
    var place = isBeside ? "" : above
    if let found {
      guard let text = try? String(contentsOfFile: found, encoding: .utf8) else {
        throw Problem(description: "cannot read '\(found)'")
      }
      let reader = ConfigurationReader(text: text, path: found)
      configuration = reader.configuration
      diagnostics = reader.diagnostics
      sources[found] = SourceFile(path: found, text: text)
      self.configurationFile = found
      place = NotePath.folder(of: found)
    }
    let templates = place.isEmpty || place.hasSuffix("/") ? place + "templates" : place + "/templates"
    let isOwn = Self.isFolder(templates) && !ContentFolder.isForeignTheme(templates)
    if found == nil ? ContentFolder.isTheme(templates) : isOwn { theme = templates }
    places += [templates] + configuration.snippetFolders
    places += BuildInputs.files(besideNotesIn: self.input, configuration)
    if isUntrusted || configuration.isUntrusted { distrust(isForeign: isUntrusted && configurationFile == nil) }
  }

  /// Withholds what untrusted notes must not reach, and reports what is ignored.
  ///
  /// - Parameter isForeign: whether the configuration and the templates came with the notes.
  private mutating func distrust(isForeign: Bool) {
    var ignored = configuration.distrust(isForeign: isForeign).map { "'\($0)'" }
    if isForeign, let theme {
      ignored.append("the folder '\(theme)'")
      self.theme = nil
    }
    guard !ignored.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .note, "untrusted", "ignored, since the notes are untrusted: \(ignored.joined(separator: ", "))",
        file: configurationFile ?? input,
        hint: isForeign ? "name the configuration with '--config' if you trust it" : nil))
  }

  /// The folder of the site's custom templates, which may not exist yet.
  package var templateFolder: String {
    theme ?? NotePath.join(configurationFile.map(NotePath.folder) ?? "", "templates")
  }

  /// Returns a warning for a configuration file with a wrong name, such as `vitrine.yaml`.
  ///
  /// - Parameter folders: the paths of the folders, empty or with a slash at the end.
  private static func misnamed(in folders: [String]) -> [Diagnostic] {
    let names = ["vitrine.yaml", ".vitrine.yml", "_vitrine.yml"]
    let file = folders.flatMap { folder in names.map { folder + $0 } }.first(where: exists)
    return file.map {
      [
        Diagnostic(
          .warning, "configuration", "'\($0)' is not read", file: $0,
          hint: "rename it to \(SiteFolder.configurationName)")
      ]
    } ?? []
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

  private static func isCurrentFolder(_ path: String) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      == URL(fileURLWithPath: ".").resolvingSymlinksInPath().path
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether there is a file, and no symbolic link, which may lead anywhere.
  private static func isFile(_ path: String) -> Bool { PreviousOutput.kind(path) == .typeRegular }

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
