import Figures
import Foundation
import Programs

/// Where the figures come from that a site's are compared with: a `figures.json`, a built site, a folder of notes, or a commit.
package struct FigureBaseline {
  /// What it is called in reports: as it was asked for.
  package let name: String
  /// The settings of the site that is compared with it.
  package let settings: SiteSettings
  /// What draws the figures of that site.
  private let builder: SiteBuilder

  package init(_ name: String, _ settings: SiteSettings, like builder: SiteBuilder) {
    (self.name, self.settings, self.builder) = (name, settings, builder)
  }

  /// Why there is nothing to compare with, in words.
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// The figures as they were.
  ///
  /// - Throws: a ``Problem``, and what drawing them throws.
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
    else { throw Problem(description: "‘\(path)’ is no list of figures, as ‘vitrine build’ writes \(FigureList.path)") }
    return list
  }

  private func drawn(in folder: String, configurationFile: String?) async throws -> FigureList {
    var old: SiteSettings
    do { old = try SiteSettings(input: folder, configurationFile: configurationFile, output: nil) } catch {
      throw Problem(description: "cannot compare with ‘\(name)’: \(error.description)")
    }
    // What the command was given holds for both sides.
    if old.configurationFile == nil { old.configuration = settings.configuration }
    if let blocks = settings.blocks { old.configuration.blocks = blocks }
    var builder = builder
    (builder.input, builder.output, builder.siteTheme) = (old.input, old.output, old.theme)
    builder.configuration = old.configuration
    return try await builder.figureList()
  }

  /// Draws the notes of a commit, whose files are laid into a folder of their own for as long as that takes.
  private func committed() async throws -> FigureList {
    let folder = NSTemporaryDirectory() + "vitrine-against-\(UUID().uuidString)"
    defer {
      try? FileManager.default.removeItem(atPath: folder)
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Git.lay(revision: name, of: settings.input, into: folder)
    } catch let missing as Git.Missing {
      throw Problem(description: Self.words(missing, name))
    }
    guard let notes = Git.path(ofFolder: settings.input) else { throw Problem(description: Self.words(.history, name)) }
    let configuration = settings.configurationFile.flatMap { file -> String? in
      let folder = NotePath.folder(of: file)
      return Git.path(ofFolder: folder.isEmpty ? "." : folder).map { $0 + NotePath.name(of: file) }
    }
    let file = configuration.map { folder + "/" + $0 }.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    return try await drawn(in: folder + "/" + notes, configurationFile: file)
  }

  private static func words(_ missing: Git.Missing, _ name: String) -> String {
    switch missing {
    case .history: "there is no ‘\(name)’, and the notes are in no git repository that it could be a commit of"
    case .revision: "there is no file, folder or commit ‘\(name)’"
    case .file: "the files of the commit ‘\(name)’ cannot be written"
    }
  }
}
