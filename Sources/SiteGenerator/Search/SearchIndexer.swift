import Assets
import Foundation
import Markup
import Programs

/// Makes the search index of a site with Pagefind: split into small files, so that a browser loads only what a query needs.
struct SearchIndexer {
  /// Where the index is in a site.
  static let folder = "pagefind"
  /// The program's full path.
  let program: String
  /// How long it may take for a whole site, in seconds.
  var patience = 600.0

  init(program: String, patience: Double = 600) { (self.program, self.patience) = (program, patience) }

  /// The first Pagefind there is: the one that travels with the program, else an installed one; `nil` where there is none.
  static func find(_ assets: Assets, _ programs: InstalledPrograms = .system) -> SearchIndexer? {
    let names = ["pagefind_extended", "pagefind"]
    let prepared = (try? assets.path(.search, "pagefind_bin_extended/pagefind_extended")).map { [$0] } ?? []
    let candidates = prepared + names.flatMap(programs.named)
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      SearchIndexer(program: $0, patience: 600 * programs.patience)
    }
  }

  /// Indexes the pages in a folder into its `pagefind/`.
  ///
  /// - Parameters:
  ///   - language: the language of the index. Without one there is an index for each language that pages have, and
  ///     search on a page finds only what is in its own.
  ///   - lock: a file that Pagefind holds open as long as it writes.
  func index(_ folder: String, language: String? = nil, holding lock: Int32? = nil) throws(ProgramProblem) {
    var run = ProgramRun(program, ["--site", folder, "--output-subdir", Self.folder, "--quiet"])
    run.held = lock
    if let language { run.arguments += ["--force-language", language] }
    run.limits = ProgramLimits(seconds: patience, bytes: 10_000_000, memory: 4_000_000_000)
    let index = folder + "/" + Self.folder
    let (_, failure) = run.result()
    guard failure == nil, FileManager.default.fileExists(atPath: index + "/pagefind.js") else {
      // Half an index finds less than is there.
      try? FileManager.default.removeItem(atPath: index)
      let problem = failure.map { ProgramProblem($0) } ?? .failed("it made no index")
      throw problem.consideringVersion(of: program, needing: "1.0")
    }
    removeInterfaces(in: index)
  }

  /// Pagefind's own user interfaces, which the theme does not use.
  private func removeInterfaces(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.contains("-ui.") || name.contains("component") || name.contains("highlight")
      || name.contains("playground")
    {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}
