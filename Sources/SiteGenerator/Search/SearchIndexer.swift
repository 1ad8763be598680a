import Foundation

/// Makes the search index of a site with Pagefind: split into small files, so that a browser loads only what a query needs.
struct SearchIndexer {
  /// Where the index is in a site.
  static let folder = "pagefind"
  /// The program's full path.
  let program: String

  struct Problem: Error {
    var message: String
  }

  /// - Returns: `nil` where Pagefind is not installed.
  init?() {
    let names = ["pagefind_extended", "pagefind"]
    let prepared = SharedFolder.candidates().flatMap { folder in
      ["search", ".tools/search"].map { "\(folder)/\($0)/pagefind_bin_extended/pagefind_extended" }
    }
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = prepared + names.flatMap { name in path.map { "\($0)/\(name)" } }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    program = found
  }

  /// Indexes the pages in a folder into its `pagefind/`.
  ///
  /// - Parameter language: the language of the index. Without one there is an index for each language that pages have, and
  ///   search on a page finds only what is in its own.
  func index(_ folder: String, language: String? = nil) throws(Problem) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--site", folder, "--output-subdir", Self.folder, "--quiet"]
    if let language { process.arguments?.append(contentsOf: ["--force-language", language]) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { throw Problem(message: "Pagefind could not be started: \(error)") }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(message: "Pagefind failed: " + String(decoding: said.suffix(400), as: UTF8.self))
    }
    removeInterfaces(in: folder + "/" + Self.folder)
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
