import Foundation
import Notes
import Programs
import SiteContent
import SiteReports
import SiteStorage

/// The figures that a site's figures are compared with: those of a `figures.json`, a built site, a folder of notes or a
/// commit.
package struct FigureBaseline {
  /// The file, folder or commit, as given on the command line.
  package let name: String
  /// The settings of the current site.
  package let settings: SiteSettings
  /// The builder of the current site, which also draws the old figures.
  private let builder: SiteBuilder

  package init(_ name: String, _ settings: SiteSettings, like builder: SiteBuilder) {
    (self.name, self.settings, self.builder) = (name, settings, builder)
  }

  /// An error that prevents the comparison.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// Returns the old figures.
  ///
  /// - Throws: ``Problem``, and the errors of drawing.
  package func figures() async throws -> FigureList {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else { return try await committed() }
    guard isFolder.boolValue else { return try Self.list(in: name) }
    let inside = name + "/" + FigureList.path
    if FileManager.default.fileExists(atPath: inside) { return try Self.list(in: inside) }
    return try await drawn(in: name, configurationFile: nil)
  }

  private static func list(in path: String) throws -> FigureList {
    guard let data = FileManager.default.contents(atPath: path),
      let list = FigureList(text: String(decoding: data, as: UTF8.self))
    else { throw Problem(description: "'\(path)' is not a \(FigureList.path) of 'vitrine build'") }
    return list
  }

  private func drawn(in folder: String, configurationFile: String?) async throws -> FigureList {
    var old: SiteSettings
    do {
      old = try SiteSettings(
        input: folder, configurationFile: configurationFile, output: nil, isUntrusted: settings.isUntrusted)
    } catch {
      throw Problem(description: "cannot compare with '\(name)': \(error.description)")
    }
    // Command-line options apply to both sides.
    if old.configurationFile == nil { old.configuration = settings.configuration }
    if let blocks = settings.blocks { old.configuration.blocks = blocks }
    var builder = builder
    (builder.input, builder.output, builder.siteTheme) = (old.input, old.output, old.theme)
    builder.configuration = old.configuration
    return try await builder.figureList()
  }

  /// Draws the notes of a commit, whose files are written to a temporary folder.
  private func committed() async throws -> FigureList {
    guard let repository = builder.git.repository, let notes = repository.path(of: settings.input) else {
      throw Problem(description: Self.words(.history, name))
    }
    // The user asks for a commit, even if the notes are untrusted.
    var programs = builder.installedPrograms
    programs.allowed?.insert("git")
    let folder = NSTemporaryDirectory() + "vitrine-against-\(UUID().uuidString)"
    defer {
      try? FileManager.default.removeItem(atPath: folder)
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try repository.write(name, to: folder, by: programs)
    } catch let missing as GitRepository.Missing {
      throw Problem(description: Self.words(missing, name))
    }
    let configuration = settings.configurationFile.flatMap(repository.path)
    let file = configuration.map { folder + "/" + $0 }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    return try await drawn(in: folder + "/" + notes, configurationFile: file)
  }

  private static func words(_ missing: GitRepository.Missing, _ name: String) -> String {
    switch missing {
    case .history: "there is no file or folder '\(name)', and the notes are in no git repository"
    case .revision: "there is no file, folder or commit '\(name)'"
    case .file: "the files of the commit '\(name)' cannot be written"
    case .program(let reason): "the commit '\(name)' cannot be read: git \(reason)"
    }
  }
}

extension MoveReport {
  /// Writes the page to a file.
  package func write(to path: String) throws(FigureBaseline.Problem) {
    do { try Data(html.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw FigureBaseline.Problem(description: FileProblem.writing(path, error))
    }
  }
}
