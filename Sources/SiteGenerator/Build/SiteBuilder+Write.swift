import Diagnostics
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

/// The steps of a build after the check, except writing the pages.
extension SiteBuilder {
  /// Assigns paths to the files that pages load.
  func placeAssets(
    of site: inout CheckedSite, with sheets: FigureSheets, _ report: inout BuildReport
  ) -> FingerprintedFiles {
    let formulas = site.programs.formulas
    var assets = FingerprintedFiles(
      files: site.sources.theme.wholeFiles + assets + formulas.fonts + site.extras.files,
      texts: generatedAssets + sheets.files + formulas.styleSheets
        + site.drawings.sweeps.files + wordScripts(site) + site.extras.texts
        + site.programs.diagrams.files, besides: site.sources.folder.files)
    report.diagnostics += assets.settle(in: &site.notes.addresses)
    return assets
  }

  /// Returns the scripts with the localized interface strings, one for each language of the site.
  private func wordScripts(_ site: CheckedSite) -> [(path: String, text: String)] {
    let languages = Set([configuration.language] + site.notes.published.compactMap(\.language)).sorted()
    let words = languages.map { site.notes.languages.words(for: $0) }
    return words.map { ($0.scriptPath, $0.script) }
  }

  func drawCards(of site: CheckedSite, in folder: SiteFolder) async -> SocialCards {
    guard configuration.hasCards else { return .none }
    return await SocialCards.make(
      of: site, folder: folder, typesetter: toolbox.typesetter, workers: workers, programs: installedPrograms)
  }

  /// Copies all files that aren't notes, except those that only unpublished notes use. With `publish: marked`, copies
  /// only the files that published notes use.
  func copyFiles(of site: CheckedSite, to folder: SiteFolder, _ report: inout BuildReport) throws {
    let source = site.sources.folder
    let files = site.publishedFiles
    report.diagnostics += UsedFiles.diagnostics(leftOut: source.files.count - files.count)
    var uncleaned: [String] = []
    for path in files {
      guard let edits = try? source.edits(of: path) else {
        uncleaned.append(path)
        continue
      }
      do throws(SiteFolder.Problem) { try folder.copy(source.fullPath(path), to: path, with: edits) } catch {
        guard let reason = error.unreadable else { throw error }
        report.diagnostics.append(
          Diagnostic(
            .error, "unreadable", "the file '\(path)' cannot be read: \(reason)", file: source.shown(path)))
      }
    }
    report.files = files.count - uncleaned.count
    if let first = uncleaned.first {
      let others = uncleaned.count > 1 ? " and \(uncleaned.count - 1) more are" : " is"
      report.diagnostics.append(
        Diagnostic(
          .warning, "media-metadata",
          "'\(first)'\(others) left out: the place, the device and the names in such files cannot be removed",
          file: source.shown(first),
          hint: "convert the file, or add 'media-metadata: keep' to the configuration to publish it as it is"))
    }
  }

  /// Returns a note if no Markdown copies are written because the output is inside an Obsidian vault.
  func copyDiagnostics(of site: CheckedSite) -> [Diagnostic] {
    guard site.sources.folder.vault?.shows(output) == true else { return [] }
    return [
      Diagnostic(
        .note, "obsidian",
        "Markdown copies of the notes were left out: the output is inside the vault, and Obsidian would list each twice",
        hint: "choose an output folder outside the vault or with a name that begins with a dot: '--output ../site'")
    ]
  }

  /// Writes the service worker for offline reading. It comes last, because it lists all other files.
  func writeOfflineWorker(of site: CheckedSite, to folder: SiteFolder) throws -> [Diagnostic] {
    guard configuration.offline else { return [] }
    guard site.notes.addresses.isFree(folder: OfflineWorker.path) else {
      return [
        Diagnostic(
          .warning, "offline",
          "the site cannot be read offline: your files already contain '\(OfflineWorker.path)'",
          hint: "rename the file, or set 'offline: false'")
      ]
    }
    try folder.write(OfflineWorker(of: folder.draft).script, to: OfflineWorker.path)
    return []
  }

  /// Returns a warning about a file in the output folder that Vitrine did not make, except files for Git or a web host.
  func keptFile(_ path: String) -> Diagnostic? {
    guard !PreviousOutput.companions.contains(path), !path.hasPrefix(".") else { return nil }
    return Diagnostic(
      .warning, "kept-file", "'\(output)/\(path)' was not made by Vitrine; it stays in the site",
      hint: "delete it, or move it to the folder of the notes, from where Vitrine copies it")
  }
}
