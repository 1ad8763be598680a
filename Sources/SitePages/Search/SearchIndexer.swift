import Assets
import Foundation
import Markup
import Programs

/// Creates the search index of a site with Pagefind. The index consists of small files, so that a browser loads only
/// those that a query needs.
package struct SearchIndexer {
  /// The path of the index in a site.
  package static let folder = "pagefind"
  /// The program's full path.
  package let program: String
  /// The time limit for a whole site, in seconds.
  var patience = 600.0

  init(program: String, patience: Double = 600) { (self.program, self.patience) = (program, patience) }

  /// Returns the bundled Pagefind, or else an installed one; `nil` if there is none.
  package static func find(_ assets: Assets, _ programs: InstalledPrograms = .system) -> SearchIndexer? {
    guard programs.allows("pagefind") else { return nil }
    var all = programs
    all.allowed = nil
    let prepared = (try? assets.path(.search, "pagefind_bin_extended/pagefind_extended")).map { [$0] } ?? []
    let candidates = prepared + ["pagefind_extended", "pagefind"].flatMap(all.named)
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      SearchIndexer(program: $0, patience: 600 * programs.patience)
    }
  }

  /// A file of an index.
  package struct File: Hashable, Sendable {
    /// The path in the folder of the index.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      (self.path, self.bytes) = (path, bytes)
    }
  }

  /// Returns the index of pages, without writing it.
  ///
  /// The pages are passed one after the other, in order: when Pagefind reads a folder, it uses the order of the file
  /// system, and the index would differ between machines. Pagefind returns the files, because files that it writes may
  /// be cut short when it ends after its last answer. Source for the messages: https://pagefind.app/docs/node-api/,
  /// whose program asks in the same way.
  ///
  /// - Parameter language: the language of the index. Without one, there is an index for each language of the pages,
  ///   and search on a page finds only pages in its language.
  package func files(of pages: SearchedPages, language: String? = nil) throws(ProgramProblem) -> [File] {
    var requests: [JSON] = [
      ["type": "NewIndex", "config": language.map { ["force_language": .string($0)] } ?? [:]]
    ]
    requests += pages.paths.filter { !pages.isFigure($0) }.map { page in
      let spaced = SpacedPage.bytes(of: pages.bytes(of: page)) ?? pages.coming[page]
      guard let bytes = SearchWeight.bytes(of: spaced ?? pages.bytes(of: page)) ?? spaced else {
        return [
          "type": "AddDir", "index_id": 0, "path": .string(pages.folder), "glob": .string(Self.pattern(for: page)),
        ]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return ["type": "AddFile", "index_id": 0, "file_path": .string(page), "file_contents": .string(text)]
    }
    requests.append(["type": "GetFiles", "index_id": 0])
    do throws(ProgramProblem) {
      let files = try Self.files(in: answers(to: requests, reading: pages.folder).last ?? .null)
      guard files.contains(where: { $0.path == "pagefind.js" }) else { throw .failed("it created no index") }
      return files
    } catch {
      throw error.consideringVersion(of: program, needing: "1.0")
    }
  }

  private func answers(to requests: [JSON], reading folder: String) throws(ProgramProblem) -> [JSON] {
    var run = ProgramRun(program, ["--service"])
    run.access.reads = [folder]
    run.input = requests.enumerated().flatMap { number, request in
      Self.message(["message_id": .number(Double(number + 1)), "payload": request])
    }
    run.answers = ProgramRun.Answers(requests.count, endingWith: Self.end)
    run.limits = ProgramLimits(seconds: patience, bytes: 10_000_000 + 100_000 * requests.count, memory: 4_000_000_000)
    let output: [UInt8]
    do { output = try run.output() } catch { throw ProgramProblem(error) }
    let answers = output.split(separator: Self.end).compactMap { message in
      Data(base64Encoded: Data(message)).flatMap { JSON.parse($0) }?["payload"]
    }
    guard answers.count == requests.count else {
      throw .failed(output.isEmpty ? "it sent no answer" : "its answers cannot be read")
    }
    if let refusal = answers.first(where: { $0["type"]?.string == "Error" }) {
      throw .failed(String((refusal["message"]?.string ?? "it created no index").prefix(200)))
    }
    return answers
  }

  /// Returns the files of an answer, except Pagefind's user interfaces, which the theme does not use.
  private static func files(in answer: JSON) throws(ProgramProblem) -> [File] {
    var files: [File] = []
    for file in answer["files"]?.array ?? [] {
      guard let path = file["path"]?.string, !path.isEmpty, !path.hasPrefix("/"),
        !path.split(separator: "/").contains(".."),
        let bytes = file["content"]?.string.flatMap({ Data(base64Encoded: $0) })
      else { throw .failed("its answers cannot be read") }
      let others = ["-ui.", "component", "highlight", "playground"]
      guard !others.contains(where: path.contains) else { continue }
      files.append(File(path: path, bytes: path == entry ? inOrder(bytes) : Array(bytes)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The file that lists the other files, by language.
  package static let entry = "pagefind-entry.json"

  /// Returns the entry file with sorted languages: Pagefind writes them in an arbitrary order.
  private static func inOrder(_ entry: Data) -> [UInt8] {
    guard var members = JSON.parse(entry)?.members,
      let place = members.list.firstIndex(where: { $0.name == "languages" }),
      let languages = members.list[place].value.members
    else { return Array(entry) }
    members.list[place].value = .object(JSON.Members(languages.list.sorted { $0.name < $1.name }))
    return Array(JSON.object(members).text.utf8)
  }

  /// The byte that ends each message and each answer.
  private static let end = UInt8(ascii: ",")

  private static func message(_ json: JSON) -> [UInt8] {
    Array(Data(json.text.utf8).base64EncodedData()) + [end]
  }

  /// Returns a glob pattern that matches only the given path. Source: https://docs.rs/wax/latest/wax/#patterns
  static func pattern(for path: String) -> String {
    path.reduce(into: "") { pattern, character in
      if "?*$:<>()[]{},\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }
}
