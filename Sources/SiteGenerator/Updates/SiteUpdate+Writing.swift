import Diagnostics
import Foundation

extension SiteUpdate {
  /// A file of the site with what it is to hold.
  private struct NewFile {
    var path: String
    var bytes: [UInt8]
  }

  /// Puts the pages into the site, each in one step, and the search index after them: since nothing else changes with them, the site is
  /// whole at every moment.
  ///
  /// - Returns: `false` where the site has to be built as a whole: it is not as the record says, or has no search index though it is to
  ///   have one.
  mutating func write(_ pages: [Page], to folder: SiteFolder) throws(SiteFolder.Problem) -> Bool {
    guard let (files, places) = files(pages) else { return false }
    let hasIndex = builder.configuration.search && !files.isEmpty
    let index = hasIndex ? index(with: files) : nil
    if hasIndex, index == nil { return false }
    for file in files { try folder.replace(file.path, with: file.bytes) }
    if let index {
      try folder.replaceFolder(
        SearchIndexer.folder, with: index.map { ($0.path, $0.bytes) }, last: SearchIndexer.entry)
      guard let made = try? FolderStamps(ofSiteAt: site) else { return false }
      record.site = made
    } else if !files.isEmpty {
      for file in files {
        if let place = record.site.index(of: file.path) {
          record.site.renew(FileStamp(site + "/" + file.path), at: place)
        }
      }
      record.site.renewFolders(in: site)
    }
    for (page, place) in zip(pages, places) {
      record.notes[page.index].place = place
      record.notes[page.index].text = SiteRecord.RecordedNote.sum(of: page.note.document)
      record.notes[page.index].findings = page.findings
      record.notes[page.index].fences = page.figures.records
      record.notes[page.index].figures = page.figures.measured.count
    }
    for (index, stamp) in changed {
      if let place = plan.flatMap({ record.content.index(of: $0.notes[index].path) }) {
        record.content.renew(stamp, at: place)
      }
    }
    return true
  }

  /// The files that are others now, and where in the pages the text of their notes stands.
  private func files(_ pages: [Page]) -> (files: [NewFile], places: [ContentPlace])? {
    var files: [NewFile] = []
    var places: [ContentPlace] = []
    for page in pages {
      guard let place = record.notes[page.index].place, let old = contents(page.note.page),
        let new = place.replaced(by: page.content, in: old)
      else { return nil }
      places.append(ContentPlace(offset: place.offset, page.content))
      if new != old { files.append(NewFile(path: page.note.page, bytes: new)) }
      guard record.hasCopies else { continue }
      let copy = Array(page.note.copy.utf8)
      if contents(page.note.markdownCopy) != copy { files.append(NewFile(path: page.note.markdownCopy, bytes: copy)) }
    }
    guard record.hasFigureList else { return (files, places) }
    guard let list = figureList(pages) else { return nil }
    return (files + list, places)
  }

  /// The search index of the site with other files in the place of some; `nil` where there is none.
  private func index(with files: [NewFile]) -> [SearchIndexer.File]? {
    guard let known = record.index,
      let indexer = SearchIndexer.find(builder.toolbox.assets, builder.installedPrograms)
    else { return nil }
    let coming = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
    let pages = SearchedPages(among: record.site.paths, in: site, coming: coming)
    return try? builder.indexFiles(of: pages, with: indexer, language: known.language)
  }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: site + "/" + path).map(Array.init)
  }

  /// The list of figures, where that of one of the notes is another now.
  private func figureList(_ pages: [Page]) -> [NewFile]? {
    let concerned = pages.filter { record.notes[$0.index].figures > 0 || !$0.figures.measured.isEmpty }
    guard !concerned.isEmpty else { return [] }
    guard let old = contents(FigureList.path), var list = FigureList(text: String(decoding: old, as: UTF8.self)) else {
      return nil
    }
    for page in concerned.sorted(by: { $0.index > $1.index }) {
      let start = record.notes[..<page.index].reduce(0) { $0 + $1.figures }
      let end = start + record.notes[page.index].figures
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
  /// Brings the site of an earlier build up to date, where nothing has changed but the text of some notes.
  ///
  /// - Returns: `nil` where the site has to be built as a whole; nothing has been written then.
  func update() async throws -> BuildReport? {
    guard let file = recordFile, file.isThere, FileCalls.facts(output) != nil else { return nil }
    let folder = try await SiteFolder.take(at: output, protecting: [input], waiting: notice)
    defer { folder.release() }
    guard var update = await SiteUpdate.find(self, file, site: folder.path) else { return nil }
    guard !update.changed.isEmpty else { return await update.report([]) }
    guard let pages = await update.pages(), try update.write(pages, to: folder) else { return nil }
    file.keep(update.record)
    return await update.report(pages)
  }
}

extension SiteUpdate {
  /// What a whole build would say.
  func report(_ pages: [Page]) async -> BuildReport {
    var report = record.report
    let told = builder.told(record.findings + record.notes.flatMap(\.findings))
    report.diagnostics = builder.configuration.rules.applied(to: told + record.laterFindings).ordered()
    let files = Set(report.diagnostics.compactMap(\.file))
    guard !files.isEmpty else { return report }
    for page in pages { report.sources[page.note.document.source.path] = page.note.document.source }
    let (folder, builder) = (folder, builder)
    let reading = builder.reading(in: folder)
    let others = record.content.paths.filter { path in
      files.contains(folder.shown(path)) && report.sources[folder.shown(path)] == nil
    }
    let documents = await inBatches(others, workers: builder.workers) { path in
      SiteBuilder.document(path, in: folder, reading, Snippets(folder, builder.configuration), nil)
    }
    for document in documents { report.sources[document.source.path] = document.source }
    return report
  }
}
