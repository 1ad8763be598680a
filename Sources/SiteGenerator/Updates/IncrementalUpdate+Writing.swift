import Diagnostics
import Foundation
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

extension IncrementalUpdate {
  /// A file of the site, with its new contents.
  private struct NewFile {
    var path: String
    var bytes: [UInt8]
  }

  /// Replaces the pages in the site, each atomically, and then the search index. No other files depend on these
  /// changes, so the site is consistent at every moment.
  ///
  /// - Throws: `SiteFolder.Problem`, or the `WholeBuildReason` why the whole site must be rebuilt: it differs from the
  ///   manifest, or its search index cannot be made.
  mutating func write(_ pages: [Page], to folder: SiteFolder) throws {
    guard let (files, places) = files(pages) else { throw WholeBuildReason.output }
    let hasIndex = builder.configuration.search && !files.isEmpty
    let index = hasIndex ? index(with: files) : nil
    if hasIndex, index == nil { throw WholeBuildReason.index }
    for file in files { try folder.replace(file.path, with: file.bytes) }
    if let index {
      try folder.replaceFolder(
        SearchIndexer.folder, with: index.map { ($0.path, $0.bytes) }, last: SearchIndexer.entry)
      guard let made = try? FolderStamps(ofSiteAt: site) else { throw WholeBuildReason.output }
      manifest.site = made
    } else if !files.isEmpty {
      for file in files {
        if let place = manifest.site.index(of: file.path) {
          manifest.site.renew(FileStamp(site + "/" + file.path), at: place)
        }
      }
      manifest.site.renewFolders(in: site)
    }
    for (page, place) in zip(pages, places) {
      manifest.notes[page.index].place = place
      manifest.notes[page.index].text = BuildManifest.RecordedNote.sum(of: page.note.document)
      manifest.notes[page.index].findings = page.findings
      manifest.notes[page.index].fences = page.figures.records
      manifest.notes[page.index].figures = page.figures.measured.count
    }
    for (index, stamp) in changed {
      if let place = plan.flatMap({ manifest.content.index(of: $0.notes[index].path) }) {
        manifest.content.renew(stamp, at: place)
      }
    }
  }

  /// Returns the changed files, and the positions of the notes' content in the pages.
  private func files(_ pages: [Page]) -> (files: [NewFile], places: [ContentPlace])? {
    var files: [NewFile] = []
    var places: [ContentPlace] = []
    for page in pages {
      guard let place = manifest.notes[page.index].place, let old = contents(page.note.page),
        let new = place.replaced(by: page.content, in: old)
      else { return nil }
      places.append(ContentPlace(offset: place.offset, page.content))
      if new != old { files += [NewFile(path: page.note.page, bytes: new)] + figurePages(in: new, of: page) }
      guard manifest.hasCopies else { continue }
      let copy = Array(page.note.copy.utf8)
      if contents(page.note.markdownCopy) != copy { files.append(NewFile(path: page.note.markdownCopy, bytes: copy)) }
    }
    guard manifest.hasFigureList else { return (files, places) }
    guard let list = figureList(pages) else { return nil }
    return (files + list, places)
  }

  /// Returns the changed pages of a note's figures. A file of the author at the path of such a page stays.
  private func figurePages(in new: [UInt8], of page: Page) -> [NewFile] {
    guard builder.configuration.figurePages else { return [] }
    // A figure whose card changes makes all pages stale.
    let card = { contents($0).flatMap(FigurePage.card) }
    return FigurePage.all(in: new, at: page.note.page, card: card).flatMap { figure -> [NewFile] in
      guard let old = contents(figure.path), FigurePage.isOne(old) else { return [] }
      return [NewFile(path: figure.path, bytes: figure.bytes)].filter { $0.bytes != old }
        + [figure.description].compactMap(\.self).map { NewFile(path: $0.path, bytes: $0.bytes) }
        .filter { $0.bytes != contents($0.path) }
    }
  }

  /// Returns the search index with the new contents of some files; `nil` if it cannot be made.
  private func index(with files: [NewFile]) -> [SearchIndexer.File]? {
    guard let known = manifest.index,
      let indexer = SearchIndexer.find(builder.toolbox.assets, builder.installedPrograms)
    else { return nil }
    let coming = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    let pages = SearchedPages(among: manifest.site.paths, in: site, coming: coming)
    return try? builder.indexFiles(of: pages, with: indexer, language: known.language)
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: site + "/" + path).map(Array.init)
  }

  /// Returns the list of figures if it has changed; `nil` if the list does not match the manifest.
  private func figureList(_ pages: [Page]) -> [NewFile]? {
    let concerned = pages.filter { manifest.notes[$0.index].figures > 0 || !$0.figures.measured.isEmpty }
    guard !concerned.isEmpty else { return [] }
    guard let old = contents(FigureList.path), var list = FigureList(text: String(decoding: old, as: UTF8.self)) else {
      return nil
    }
    for page in concerned.sorted(by: { $0.index > $1.index }) {
      let start = manifest.notes[..<page.index].reduce(0) { $0 + $1.figures }
      let end = start + manifest.notes[page.index].figures
      guard end <= list.figures.count, list.figures[start..<end].allSatisfy({ $0.note == page.note.path }) else {
        return nil
      }
      list.figures.replaceSubrange(start..<end, with: page.figures.measured)
    }
    let new = Array(list.text.utf8)
    return new == old ? [] : [NewFile(path: FigureList.path, bytes: new)]
  }
}

extension SiteBuilder {
  /// Updates the site of a previous build, if only the text of some notes has changed.
  ///
  /// - Throws: `SiteFolder.Problem`, or the `WholeBuildReason` why the whole site must be rebuilt. Some pages may have
  ///   been replaced before; the rebuild writes them again.
  func update() async throws -> BuildReport {
    guard let file = manifestFile, file.isThere, FileCalls.facts(output) != nil else {
      throw WholeBuildReason.noManifest
    }
    let folder = try await SiteFolder.take(at: output, protecting: [input], waiting: notice)
    defer { folder.release() }
    var update = try await IncrementalUpdate.find(self, file, site: folder.path)
    guard !update.changed.isEmpty else { return await update.report([]) }
    let pages = try await update.pages()
    try update.write(pages, to: folder)
    file.keep(update.manifest)
    return await update.report(pages)
  }
}

extension IncrementalUpdate {
  /// Returns the report that a whole build would return.
  func report(_ pages: [Page]) async -> BuildReport {
    var report = manifest.report
    let reported = builder.told(manifest.findings + manifest.notes.flatMap(\.findings))
    report.diagnostics = builder.configuration.rules.applied(to: reported + manifest.laterFindings).ordered()
    let files = Set(report.diagnostics.compactMap(\.file))
    guard !files.isEmpty else { return report }
    for page in pages { report.sources[page.note.document.source.path] = page.note.document.source }
    let (folder, builder) = (folder, builder)
    let reading = builder.reading(in: folder)
    let others = manifest.content.paths.filter { path in
      files.contains(folder.shown(path)) && report.sources[folder.shown(path)] == nil
    }
    let documents = await inBatches(others, workers: builder.workers) { path in
      SiteBuilder.document(path, in: folder, reading, Snippets(folder, builder.configuration), nil)
    }
    for document in documents { report.sources[document.source.path] = document.source }
    return report
  }
}
